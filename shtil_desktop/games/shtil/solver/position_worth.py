"""How good a position is for a crew that knows every card: the measure of the beam."""

from __future__ import annotations

from math import exp

from shtil_desktop.games.float_sum import float_sum
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.solver.cards_left import CardsLeft
from shtil_desktop.games.shtil.solver.loss_proofs import cards_needed, turns_needed
from shtil_desktop.games.shtil.solver.position_features import (
    CARD,
    CARD_FALL,
    Noise,
    PositionFeatures,
    relief,
)

HELD, WRONG, COMPASS, EMPTY_HANDED = 4.0, 3.0, 4.5, 3.0


def fear_of(game: Shtil, cards_left: CardsLeft, noise: Noise) -> float:
    """The lower the better: tight gaps, few cards to spare, seats that run out, and what is still to mend."""
    features = PositionFeatures(noise, game, cards_left)
    fear = HELD * cards_left.held + WRONG * cards_left.wrong - COMPASS * game.sea.compasses
    fear += float_sum(relief(features, storm, at) for storm, at in game.sea.storms())
    for line in game.sea.lines:
        for gap in line.gaps():
            numbers = cards_left.between(gap.low, gap.high)
            fear += features.fear(line, gap.cells, numbers, gap.low, gap.high)
    return fear + _scarcity(game, cards_left) + _seats(game, cards_left)


def _scarcity(game: Shtil, cards_left: CardsLeft) -> float:
    spare = cards_left.usable - cards_needed(game, cards_left)
    slack = spare / (cards_left.empty + 1)
    return (cards_left.empty + 1) * CARD / CARD_FALL * exp(min(3.0, -CARD_FALL * (slack - 0.8)))


def _seats(game: Shtil, cards_left: CardsLeft) -> float:
    """Each seat must have a card for every turn that comes to it."""
    if game.seats == 1:
        return 0.0
    turns = turns_needed(game, cards_left) / game.seats
    return float_sum(EMPTY_HANDED * exp(min(3.0, (turns - own) / 2.5)) for own in cards_left.by_seat)

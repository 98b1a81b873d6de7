"""Playing a position to its end with the move ranker, again and again until it is won."""

from __future__ import annotations

import random
from itertools import count

from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.solver.cards_left import CardsLeft
from shtil_desktop.games.shtil.solver.limits import SearchLimits
from shtil_desktop.games.shtil.solver.loss_proofs import why_lost
from shtil_desktop.games.shtil.solver.move_ranking import MoveRanker

BETWEEN_PROOFS = 4
"""Steps after which a try is looked at again: is it lost already?"""


def play_out(root: Shtil, ranker: MoveRanker, limits: SearchLimits) -> Shtil:
    """The position in which a try has won, or was given up."""
    game = root.copy()
    for step in count(1):
        if game.result is not None:
            break
        limits.check()
        cards_left = CardsLeft(game)
        if step % BETWEEN_PROOFS == 0 and game.sea.ask is Ask.TURN and why_lost(game, cards_left):
            break
        game.apply(ranker.choose(game, cards_left))
    return game


def try_often(root: Shtil, tries: int, dice: random.Random, limits: SearchLimits) -> Shtil | None:
    """A won position after at most so many tries, each with its own noise; the first has none."""
    for number in range(tries):
        noise = 0.25 + dice.random() if number else 0.0
        game = play_out(root, MoveRanker(dice, noise), limits)
        if is_won(game):
            return game
    return None


def is_won(game: Shtil) -> bool:
    return game.result is not None and bool(game.result.winners)


def line_since(root: Shtil, game: Shtil) -> tuple[ShtilAction, ...]:
    """What was played from `root` to `game`."""
    played = []
    past = game.past
    while past is not None and past is not root.past:
        past, _, action = past
        played.append(action)
    return tuple(played[::-1])

"""Positions that are the same for all that can still happen have the same key."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from shtil_desktop.games.shtil.rules.cards import FINISH, HIDDEN, LAST_ISLAND, START, Card
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.solver.cards_left import CardsLeft

DEAD: Final = HIDDEN
"""Stands for every card that can only be discarded any more."""


def key_of(game: Shtil, cards_left: CardsLeft) -> Hashable:
    sea = game.sea
    options = game.options
    is_plain = not (cards_left.monsters or options.storms)
    grid: Hashable = tuple(
        tuple(line.gaps()) if is_plain else (tuple(line.cells), tuple(line.numbers)) for line in sea.lines
    )
    hands = tuple(tuple(sorted(living(game, hand, cards_left))) for hand in game.hands)
    asked = (sea.turn, sea.decider, sea.ask, sea.drawing, sea.waiting, sea.owed, sea.blind, sea.to_split)
    weather = (sea.compasses, sea.supply, sea.yellows, sea.oranges, sea.purples, sea.reef, sea.reef_due)
    lying = (sea.start_lies, sea.finish_lies, sea.strike_due, sea.opening, len(sea.explored))
    sides = (sea.facing, cards_left.wrong)  # one wrong island is turned like another
    return grid, hands, tuple(game.tops), asked, weather, lying, sides


def living(game: Shtil, hand: list[Card], cards_left: CardsLeft) -> list[Card]:
    """A hand with `DEAD` for each card that can't be played any more.

    While monsters are about, a gap may open again and no island is dead. Of several finishes one is enough.
    """
    cards = []
    finishes = 0
    for card in hand:
        if card == FINISH:
            finishes += 1
            cards.append(DEAD if finishes > 1 else card)
        elif card == START:
            cards.append(DEAD if game.sea.start_lies else card)
        elif card <= LAST_ISLAND and not cards_left.monsters and not _fits(game, card):
            cards.append(DEAD)
        else:
            cards.append(card)
    return cards


def _fits(game: Shtil, number: Card) -> bool:
    """Whether some line has an empty cell where the number belongs."""
    for line in game.sea.lines:
        gap = line.gap(number)
        if gap.first <= gap.last and gap.high != number:
            return True
    return False

"""Sun against moon: points won, points given up and points denied."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shtil_desktop.games.base import Action
from shtil_desktop.games.shtil.actions import Discard, Pass, PlayIsland, Swap
from shtil_desktop.games.shtil.cards import Card
from shtil_desktop.games.shtil.line import Gap
from shtil_desktop.games.shtil.rules.competitive import SHORTEST_RUN
from shtil_desktop.games.shtil.sea import Sea
from shtil_desktop.games.shtil.view import View

CARD_POINTS: Final = 2.0
BUILDING: Final = 0.6
"""Beside an own card with the next number: a run may grow."""
DENIAL: Final = 0.7
"""A point that the rival loses, in own points."""
ROOM: Final = 0.5
"""A card of the hand that can't be placed any more."""
DISCARD: Final = -2.0
"""Two cards thrown away without placing one."""


def take_rival_turn(view: View, noise: Callable[[], float] | None = None) -> Action:
    """The action worth most points."""
    table = Table(view)
    blur = noise or (lambda: 0.0)
    best = max(view.legal, key=lambda action: table.worth(action) - blur())
    return table.paid(best)


class Table:
    """The grid as two rivals see it: whose card with which number lies where."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._sea: Sea = view.sea
        self._numbers = view.sea.numbers()

    def worth(self, action: Action) -> float:
        if isinstance(action, PlayIsland):
            return self._worth_of_island(action)
        if isinstance(action, Discard):
            cards = self._least_useful(action.price, None)
            return DISCARD + sum(min(0.0, 1.0 - self.promise(card)) for card in cards)
        if isinstance(action, Swap):
            return -float(len(self._view.hand)) + 4.0
        assert isinstance(action, Pass)
        return 0.0

    def paid(self, action: Action) -> Action:
        if not action.price:
            return action
        played = action.card if isinstance(action, PlayIsland) else None
        return action.paid(self._least_useful(action.price, played))

    def _worth_of_island(self, action: PlayIsland) -> float:
        cards = self._least_useful(action.price, action.card)
        lost = action.price + sum(max(0.0, self.promise(card) - 1.0) for card in cards)
        own = self._run_gain(action.number, action.cell, self._view.seat)
        rival = self._run_gain(action.number, action.cell, 1 - self._view.seat)
        return CARD_POINTS + own + DENIAL * rival - lost - self._stray(action)

    def _run_gain(self, number: int, cell: int, seat: int) -> float:
        """Points that a seat's runs gain, or would gain, by this card; a beginning counts a little."""
        below = self._run(number, cell, seat, -1)
        above = self._run(number, cell, seat, 1)
        whole = below + above + 1
        before = sum(part for part in (below, above) if part >= SHORTEST_RUN)
        if whole >= SHORTEST_RUN:
            return float(whole - before)
        return BUILDING * (whole - 1)

    def _run(self, number: int, cell: int, seat: int, step: int) -> int:
        found = 0
        while True:
            number, cell = number + step, cell + step
            if not 0 <= cell < len(self._numbers) or self._numbers[cell] != number:
                return found
            if self._sea.sides[cell] != seat:
                return found
            found += 1

    def _stray(self, action: PlayIsland) -> float:
        """A little against taking room from the rest of the hand, and from cells far off the place."""
        gap = self._sea.line_at(action.cell).gap(action.number)
        share = gap.first - 1 + (action.number - gap.low) / (gap.high - gap.low) * (gap.last - gap.first + 2)
        blocked = sum(
            not self._fits_beside(card, action, gap) for card in self._view.hand if card != action.card
        )
        return 0.05 * abs(action.cell - share) + ROOM * blocked

    def _fits_beside(self, card: Card, action: PlayIsland, gap: Gap) -> bool:
        """Whether a card of the same gap still has a cell after this placement."""
        if not gap.low < card < gap.high:
            return True
        return action.cell > gap.first if card < action.number else action.cell < gap.last

    def promise(self, card: Card) -> float:
        """What a card of the hand may still bring, before it is paid for."""
        offers = [a for a in self._view.legal if isinstance(a, PlayIsland) and a.card == card]
        if not offers:
            gap = self._sea.line_at(0).gap(card)
            return 0.0 if gap.first > gap.last else 0.5
        return max(
            CARD_POINTS + self._run_gain(card, offer.cell, self._view.seat) - offer.price for offer in offers
        )

    def _least_useful(self, count: int, played: Card | None) -> list[Card]:
        cards = self._view.purse(played)
        return sorted(cards, key=lambda card: (self.promise(card), card))[:count]

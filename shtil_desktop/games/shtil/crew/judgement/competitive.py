"""Sun against moon: points won now, points in prospect, and those that the rival is left."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from shtil_desktop.games.float_sum import float_sum
from shtil_desktop.games.shtil.rules.actions import Discard, PlayIsland, ShtilAction, Swap
from shtil_desktop.games.shtil.rules.cards import Card
from shtil_desktop.games.shtil.rules.deal import HAND
from shtil_desktop.games.shtil.rules.expansions.competitive import SHORTEST_RUN
from shtil_desktop.games.shtil.rules.line import Line, price_in_gap
from shtil_desktop.games.shtil.rules.view import View

CARD_POINTS: Final = 2.0
BUILDING: Final = 0.5
"""A card that may grow into a run, for each neighbour that it continues."""
OWN: Final = 0.7
"""Points in prospect with the own hand, in points at once."""
RIVAL: Final = 0.8
SHARES: Final = (1.0, 0.6, 0.4, 0.2, 0.1)
"""How much the best, the second best and so on of a hand's prospects count."""
STUCK: Final = -1.0
"""The prospect of a card that has no cell: it will be discarded."""
Noise = Callable[[float], float]


def take_rival_turn(view: View, noise: Noise | None = None) -> ShtilAction:
    """The action worth most points."""
    table = RivalEvaluation(view)
    blur = noise or (lambda ease: 0.0)
    payments = [table.paid(action) for action in view.legal]
    return max(payments, key=lambda action: table.worth(action) - blur(1.0))


class OwnedLine:
    """A line of islands with their owners, on which moves are tried out."""

    def __init__(self, line: Line, owners: bytes) -> None:
        self._line = line
        self._owners = owners

    def after(self, number: int, cell: int, seat: int) -> OwnedLine:
        line = self._line.copy()
        line.place(number, cell)
        owners = bytearray(self._owners)
        owners[cell] = seat
        return OwnedLine(line, bytes(owners))

    def prospect(self, card: Card, seat: int) -> float:
        """The most points that a card can bring a seat at once, `STUCK` if it has no cell."""
        first, last, low, high = self._line.gap(card)
        best = STUCK
        for cell in range(max(first, last - high + card + 1), min(last, first + card - low - 1) + 1):
            price = price_in_gap(card, low, high, cell - first, last - cell)
            if price < HAND:
                best = max(best, CARD_POINTS - price + self.run_gain(card, cell, seat))
        return best

    def run_gain(self, number: int, cell: int, seat: int) -> float:
        """Points that a seat's runs gain by this card; a beginning counts a little."""
        below, above = self._run(number, cell, seat, -1), self._run(number, cell, seat, 1)
        whole = below + above + 1
        if whole < SHORTEST_RUN:
            return BUILDING * (whole - 1)
        return float(whole - sum(part for part in (below, above) if part >= SHORTEST_RUN))

    def _run(self, number: int, cell: int, seat: int, step: int) -> int:
        """The length of the seat's run that ends just beside the cell."""
        found = 0
        while self._line.number_at(cell + step) == number + step and self._owners[cell + step] == seat:
            number, cell, found = number + step, cell + step, found + 1
        return found


class RivalEvaluation:
    """What both rivals can see, judged for the seat to move."""

    def __init__(self, view: View) -> None:
        sea = view.sea
        self._view = view
        self._waters = OwnedLine(sea.lines[0], bytes(sea.sides))
        self._promise = {card: self._waters.prospect(card, view.seat) for card in view.hand}
        numbers = set(sea.lines[0].numbers)
        self._rival = [card for card in (*sea.shown[1 - view.seat],) if card not in numbers]

    def paid(self, action: ShtilAction) -> ShtilAction:
        """The action with the cards of the least prospect."""
        if not action.price:
            return action
        return action.paid(
            self.ranked(action.card if isinstance(action, PlayIsland) else None)[: action.price]
        )

    def ranked(self, played: Card | None = None) -> list[Card]:
        """The cards that may pay, those of the least prospect first."""
        return sorted(self._view.purse(played), key=lambda card: (self._promise[card], card))

    def worth(self, action: ShtilAction) -> float:
        """Points at once, and the balance of what both may win next."""
        view = self._view
        if isinstance(action, PlayIsland):
            seat = view.seat
            gain = CARD_POINTS + self._waters.run_gain(action.number, action.cell, seat)
            waters = self._waters.after(action.number, action.cell, seat)
            left = [card for card in view.hand if card != action.card and card not in action.pay]
            return gain - action.price + self._balance(waters, left)
        if isinstance(action, Discard):
            left = [card for card in view.hand if card not in action.pay]
            return -action.price + self._balance(self._waters, left)
        if isinstance(action, Swap):
            return -len(view.hand) + self._balance(self._waters, [])
        return 0.0

    def _balance(self, waters: OwnedLine, left: list[Card]) -> float:
        """The own prospects with the cards that will be drawn, less the rival's."""
        row = self._view.sea.row
        drawn = HAND - len(left)
        own = _sum(waters.prospect(card, self._view.seat) for card in (*left, *row[:drawn]))
        rival = _sum(waters.prospect(card, 1 - self._view.seat) for card in self._rival)
        return OWN * own - RIVAL * rival


def _sum(prospects: Iterable[float]) -> float:
    """The best counts most: one card is played a turn."""
    return float_sum(
        share * value for share, value in zip(SHARES, sorted(prospects, reverse=True), strict=False)
    )

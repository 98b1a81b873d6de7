"""How well numbers fit the cells that are left: the plain measure of a sensible player."""

from __future__ import annotations

from dataclasses import dataclass, field

from shtil_desktop.games.shtil.rules.actions import ISLAND_PLACEMENTS, PlayIsland, ShtilAction
from shtil_desktop.games.shtil.rules.cards import FINISH, START, WILD, Card, is_island
from shtil_desktop.games.shtil.rules.deal import HAND
from shtil_desktop.games.shtil.rules.expansions.sun_moon import wanted_side
from shtil_desktop.games.shtil.rules.line import Gap
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.sea import Sea
from shtil_desktop.games.shtil.rules.view import View

NOWHERE = 100.0
"""How badly a card fits that can't be placed."""
PRICE = 0.8
"""A card paid, in cells away from the ideal place."""
WRONG_SIDE = 2.5


def stray(gap: Gap, number: int, cell: int) -> float:
    """Cells from the place in proportion within the gap; `NOWHERE` if a part could never be filled.

    >>> stray(Gap(0, 8, 0, 10), 5, 4)
    0.0
    """
    before, after = cell - gap.first, gap.last - cell
    if number - gap.low - 1 < before or gap.high - number - 1 < after:
        return NOWHERE
    share = (number - gap.low) / (gap.high - gap.low)
    return abs(gap.first - 1 + share * (gap.last - gap.first + 2) - cell)


def misfit(sea: Sea, offer: PlayIsland) -> float:
    """How bad a placement is: away from its ideal place, dear, or with the wrong side up."""
    gap = sea.line_at(offer.cell).gap(offer.number)
    bad = stray(gap, offer.number, offer.cell) + PRICE * offer.price
    if sea.options.mode is Mode.SUN_MOON and sea.facing != wanted_side(sea, offer.cell):
        bad += WRONG_SIDE
    return bad


@dataclass(slots=True)
class Hand:
    """A hand judged card by card: where each fits best, and which would be missed least."""

    view: View
    best: dict[Card, tuple[float, PlayIsland]] = field(default_factory=dict)

    @classmethod
    def judge(cls, view: View) -> Hand:
        """Judge by the placements that are legal now."""
        hand = cls(view)
        for action in view.legal:
            if isinstance(action, PlayIsland):
                hand._consider(action, misfit(view.sea, action))
        return hand

    @classmethod
    def judge_anywhere(cls, view: View) -> Hand:
        """Judge by every free cell, also when it is another decision."""
        hand = cls(view)
        islands = [card for card in view.hand if is_island(card)]
        offers: list[ShtilAction] = []
        for line in view.sea.lines:
            line.offer(islands, HAND - 1, ISLAND_PLACEMENTS, offers)
        for offer in offers:
            if isinstance(offer, PlayIsland):
                hand._consider(offer, misfit(view.sea, offer))
        return hand

    def _consider(self, offer: PlayIsland, bad: float) -> None:
        if offer.card not in self.best or bad < self.best[offer.card][0]:
            self.best[offer.card] = (bad, offer)

    def junk(self, card: Card, among: list[Card]) -> float:
        """How readily a card is thrown away: a spare finish readily, the last one hardly ever."""
        if card == START:
            return 2 * NOWHERE if self.view.sea.start_lies else NOWHERE / 2
        if card == FINISH:
            return NOWHERE / 2 if among.count(FINISH) > 1 else -1.0
        if card == WILD:
            return -2.0
        return self.best[card][0] if card in self.best else NOWHERE

    def least_useful(self, count: int, keep: Card | None = None) -> list[Card]:
        """The cards to part with, the least useful first, one finish kept as long as can be."""
        left = self.view.purse(keep)
        chosen: list[Card] = []
        while len(chosen) < count:
            card = max(left, key=lambda card: (self.junk(card, left), card))
            left.remove(card)
            chosen.append(card)
        return chosen

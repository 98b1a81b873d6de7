"""The cards that the player can see: in hand, in the row, in the pack of the draft and in the market."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF

from shtil_desktop.games.shkap.rules.cards import Card, is_mark
from shtil_desktop.games.shkap.rules.view import View
from shtil_desktop.games.shkap.table.items.card_item import CardItem, middle_of
from shtil_desktop.games.shkap.table.layout.rows import LEAST_PLACES, Lying, fan, row_rects
from shtil_desktop.games.shkap.table.words.captions import is_over
from shtil_desktop.table.items.height import Height
from shtil_desktop.table.items.piece import PieceItem
from shtil_desktop.table.motion import timings
from shtil_desktop.table.motion.animator import Animator

if TYPE_CHECKING:
    from shtil_desktop.games.shkap.table.deciding.choices import ShkapChoices
    from shtil_desktop.games.shkap.table.layout.geometry import Places
    from shtil_desktop.games.shkap.table.stage.shkap_stage import ShkapStage

LABEL = 138.0
"""Room for words before the row."""


class Cards:
    """Every card item, and where each belongs."""

    def __init__(self, stage: ShkapStage) -> None:
        self._stage = stage
        self.own: dict[Card, CardItem] = {}
        """The player's: in hand, tried out in the row, or in the pack."""
        self.market: list[CardItem | None] = []
        self.row: list[CardItem] = []
        """A route that lies on the table: the player's own, or that of the pirate who walks."""
        self.hand: tuple[Card, ...] = ()
        self.plan: tuple[Card, ...] = ()
        self.pack: tuple[Card, ...] = ()
        self.raised: Card | None = None
        """Under the pointer."""

    @property
    def _places(self) -> Places:
        return self._stage.places

    # Where they lie

    @property
    def label(self) -> float:
        return LABEL * max(0.9, self._places.scale)

    def row_places(self, count: int) -> list[QRectF]:
        return row_rects(self.row_rect, self._places.route_card, count, self.label)

    @property
    def row_rect(self) -> QRectF:
        return self._places.wide_row if self.pack else self._places.route

    @property
    def plan_places(self) -> list[QRectF]:
        """For the route in the making: all its cards and one more, or some to begin with."""
        routable = sum(not is_mark(card) for card in (*self.hand, *self.plan))
        return self.row_places(max(min(LEAST_PLACES, routable), len(self.plan)))

    def lying(self, card: Card) -> tuple[Lying, QSizeF]:
        """Where a card of the player belongs, and its size there."""
        places = self._places
        if card in self.plan:
            rect = self.plan_places[self.plan.index(card)]
            return Lying(middle_of(rect)), places.route_card
        if card in self.pack:
            rect = self.row_places(len(self.pack))[self.pack.index(card)]
            return Lying(middle_of(rect)), places.route_card
        where = fan(places.hand, places.card, len(self.hand))
        found = where[self.hand.index(card)] if card in self.hand else Lying(places.hand.center())
        if card == self.raised:
            found = Lying(found.at - QPointF(0, places.card.height() * 0.09), found.angle)
        return found, places.card

    def rect_of(self, card: Card) -> QRectF:
        """What a card in hand covers that can be touched: where cards overlap, the next one is above it."""
        lying, size = self.lying(card)
        rect = QRectF(QPointF(0, 0), size)
        rect.moveCenter(lying.at)
        return rect

    def lay(self) -> None:
        """All of them where they belong, at once."""
        for card, item in self.own.items():
            self._send(card, item, None)
        for rect, one in zip(self._places.market, self.market, strict=False):
            if one is not None:
                one.resize(rect.size())
                one.setPos(middle_of(rect))
        self.lay_row()

    def lay_row(self) -> None:
        for rect, item in zip(self.row_places(len(self.row)), self.row, strict=True):
            item.resize(rect.size())
            item.setScale(1.0)
            item.setRotation(0)
            item.setPos(middle_of(rect))

    # In line with a view

    def sync(self, view: View) -> None:
        self.pack = view.pack
        self.plan = tuple(card for card in self.plan if card in view.hand)
        self.hand = tuple(sorted(card for card in view.hand if card not in self.plan))
        self._sync_row(view)
        wanted = {*view.hand, *view.pack}
        for card in [card for card in self.own if card not in wanted]:
            self._stage.drop(self.own.pop(card))
        for card in wanted:
            if card not in self.own:
                self.own[card] = self.new_card(card, self.lying(card)[1])
        for item in self.own.values():
            item.setVisible(not is_over(view))
            item.setOpacity(1.0)
            item.show_as(front=1.0)
        self._sync_market(view)
        self.lay()

    def _sync_row(self, view: View) -> None:
        """The route of whoever walks, else the player's own that is committed."""
        route = view.walk.route if view.walk is not None else view.route
        if [item.card for item in self.row] != list(route):
            for item in self.row:
                self._stage.drop(item)
            self.row = [self.own.pop(card) if card in self.own else self.new_card(card) for card in route]
        used = 0 if view.walk is None else view.walk.used
        for i, item in enumerate(self.row):
            item.setZValue(Height.LYING.value + i * 0.01)
            item.setOpacity(1.0)
            item.show_as(
                is_dimmed=i < used,
                is_picked=view.walk is not None and i == used,
                is_wrong=False,
                is_open=False,
                front=1.0,
            )

    def _sync_market(self, view: View) -> None:
        old, self.market = self.market, []
        spare = [item for item in old if item is not None]
        for place, card in enumerate(view.market):
            item = old[place] if place < len(old) else None
            if item is None or item.card != card:
                item = next((one for one in spare if one.card == card), None)
            if item in spare:
                spare.remove(item)
            if card is not None and item is None:
                item = self.new_card(card, self._places.market[place].size())
            self.market.append(item if card is not None else None)
        for item in spare:
            self._stage.drop(item)
        for item in self.market:
            if item is not None:
                item.setVisible(not is_over(view))
                item.setOpacity(1.0)
                item.setZValue(Height.PILE.value)
                item.show_as(front=1.0)

    def new_card(
        self,
        card: Card | None,
        size: QSizeF | None = None,
        height: Height = Height.HAND,
        face_up: bool = True,
    ) -> CardItem:
        size = self._places.route_card if size is None else size
        return self._stage.put(CardItem(self._stage.pictures, card, size, face_up), height)

    # In line with what the player does

    def settle(self, choices: ShkapChoices, held: PieceItem | None, animator: Animator | None) -> None:
        """Cards of the hand go where the choices have them, all but the one held."""
        self.plan = tuple(choices.plan.cards) if choices.is_planning else ()
        self.hand = tuple(choices.hand)
        for card, item in self.own.items():
            if item is not held:
                self._send(card, item, animator)

    def raise_card(self, card: Card | None, animator: Animator) -> None:
        self.raised = card
        for one in self.hand:
            self._send(one, self.own[one], animator)

    def _send(self, card: Card, item: CardItem, animator: Animator | None) -> None:
        lying, size = self.lying(card)
        order = (*self.plan, *self.pack, *self.hand)
        item.setZValue(Height.HAND.value + (order.index(card) if card in order else 0) * 0.01)
        begin, angle, grow = item.pos(), item.rotation(), item.size.height() * item.scale() / size.height()
        item.resize(size)
        item.setScale(1.0)
        if animator is None or (begin - lying.at).manhattanLength() < 1:
            item.setPos(lying.at)
            item.setRotation(lying.angle)
            return

        def step(part: float) -> None:
            end, _ = self.lying(card)
            item.setPos(begin + (end.at - begin) * part)
            item.setRotation(angle + (end.angle - angle) * part)
            item.setScale(grow + (1.0 - grow) * part)

        animator.add(step, timings.SETTLE, item=item)

    def place_at(self, x: float) -> int:
        """The place of the route where a card let go at this x is put in."""
        middles = [rect.center().x() for rect in self.plan_places[: len(self.plan)]]
        return sum(middle < x for middle in middles)

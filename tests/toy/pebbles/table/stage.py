"""The items of one match, where they lie, and how they look for a view and for choices."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from shtil_desktop.table.items.flat_item import FlatItem
from shtil_desktop.table.items.height import Height
from shtil_desktop.table.items.piece import PieceItem
from shtil_desktop.table.items.rooms import Column, EndRoom
from shtil_desktop.table.pictures.table_pictures import TablePictures, blank
from shtil_desktop.table.places import Button, Spot
from shtil_desktop.table.stage import Stage, TableSetup
from tests.toy.pebbles.rules.actions import MOST
from tests.toy.pebbles.rules.options import Options
from tests.toy.pebbles.rules.view import View
from tests.toy.pebbles.table.choices import PebblesChoices
from tests.toy.pebbles.table.geometry import Places, arrange
from tests.toy.pebbles.table.items import CountItem, PebbleItem, PileItem, SeatItem
from tests.toy.pebbles.table.places import Kind


class PebblesStage(Stage[PebblesChoices]):
    def __init__(self, scene: QGraphicsScene, pictures: TablePictures, options: Options, player: int) -> None:
        super().__init__(scene, pictures, player, Button)
        self.pile = self.put(PileItem(pictures), Height.BOARD)
        self.seats = [self.put(SeatItem(pictures, seat), Height.BOARD) for seat in range(options.seats)]
        self.counts = [self.put(CountItem(pictures, count), Height.PANEL) for count in range(1, MOST + 1)]
        self.places: Places | None = None
        self._is_mirrored = False

    # Layout

    def lay(self, setup: TableSetup) -> None:
        has_log = setup.has_log and not setup.has_lesson
        places = arrange(setup.size, len(self.seats), has_log, setup.is_left_handed)
        self.places, self._is_mirrored = places, setup.is_left_handed
        pictures = self.pictures
        pictures.palette, pictures.ratio = setup.palette, setup.ratio
        pictures.scale, pictures.piece = places.scale, places.pebble
        pictures.turn_to(setup.palette.name, setup.ratio, places.scale)
        self.ground = blank(setup.size, setup.ratio, setup.palette.sea_top)
        self.pile.place(places.pile)
        for item, rect in (
            *zip(self.seats, places.seats, strict=True),
            *zip(self.counts, places.counts, strict=True),
        ):
            item.place(rect)
        self._lay_log(places.log)
        self.lay_tools()

    def _lay_log(self, log: QRectF | None) -> None:
        for item in (self.log, self.log_head):
            item.setVisible(log is not None)
        if log is not None:
            self.log_head.place(QRectF(log.left(), log.top(), log.width(), 44 * self.pictures.unit))
            self.log.place(log.adjusted(0, 48 * self.pictures.unit, 0, 0))

    @property
    def _laid(self) -> Places:
        assert self.places is not None
        return self.places

    @property
    def line(self) -> QRectF:
        return self._laid.line

    @property
    def column(self) -> Column:
        return Column(self._laid.log or self._laid.pile, hangs=self._laid.log is None)

    @property
    def end_room(self) -> EndRoom:
        pile, counts = self._laid.pile, self._laid.counts
        return EndRoom(counts[1].center(), pile.width(), pile.top(), counts[0].bottom())

    @property
    def is_mirrored(self) -> bool:
        return self._is_mirrored

    # What it shows

    def sync(self, view: View) -> None:
        self.pile.show_as(count=view.pile)
        awaited = None if view.decision is None else view.decision.seat
        for seat, item in enumerate(self.seats):
            item.show_as(count=view.heaps[seat], has_chosen=view.has_chosen[seat], is_awaited=awaited == seat)

    def show(self, choices: PebblesChoices, target: Spot | None, marked: Spot | None) -> None:
        may_take = {spot.index for spot in choices.open_spots() if spot.kind is Kind.COUNT}
        for item in self.counts:
            is_own = item.count == (choices.chosen or choices.view.own)
            item.show_as(is_open=item.count in may_take, is_chosen=is_own)

    def name_all(self, title: str, names: Sequence[str]) -> None:
        self.log_head.show_as(text=title)
        for item, name in zip(self.seats, names, strict=True):
            item.show_as(caption=name)

    def rest(self, choices: PebblesChoices, marked: Spot | None) -> None:
        for item in self.counts:
            item.show_as(is_open=False, is_chosen=False)

    # Places by name

    def spot_rects(self) -> dict[Spot, QRectF]:
        counts = {Spot(Kind.COUNT, item.count): item.rect for item in self.counts}
        return {**counts, **self.button_rects()}

    def told_rects(self) -> dict[Spot, QRectF]:
        seats = {Spot(Kind.SEAT, item.seat): item.rect for item in self.seats}
        return {Spot(Kind.PILE): self.pile.rect, **seats, **super().told_rects()}

    def told_only(self, spot: Spot) -> bool:
        return spot.kind in (Kind.PILE, Kind.SEAT)

    def item_at(self, spot: Spot) -> FlatItem | PieceItem | None:
        return self.counts[spot.index - 1] if spot.kind is Kind.COUNT else None

    def focusable(self) -> Iterable[FlatItem]:
        return self.counts

    # For the motion

    def new_pebble(self, at: QPointF) -> PebbleItem:
        pebble = self.put(PebbleItem(self.pictures), Height.FLYING)
        pebble.setPos(at)
        return pebble

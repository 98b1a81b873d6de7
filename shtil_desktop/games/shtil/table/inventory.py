"""Everything on the table during one voyage: made once, put in its place, found by its name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from shtil_desktop.games.shtil.rules.cards import COMPASS, FINISH, ORANGE, START, YELLOW, Card
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.shtil.table.columns import LOW_LOG, mate_boxes
from shtil_desktop.games.shtil.table.fan import LIFT
from shtil_desktop.games.shtil.table.geometry import Needs, Places, tints
from shtil_desktop.games.shtil.table.items.board_items import DockItem, MarkerItem, PileItem
from shtil_desktop.games.shtil.table.items.card_item import CardItem
from shtil_desktop.games.shtil.table.items.cell_item import CellItem
from shtil_desktop.games.shtil.table.items.discard_strip import DiscardStrip
from shtil_desktop.games.shtil.table.items.mate_marks import MateMarksItem
from shtil_desktop.games.shtil.table.items.overlays import NumbersItem
from shtil_desktop.games.shtil.table.items.panels import MateItem
from shtil_desktop.games.shtil.table.items.runs import RunsItem
from shtil_desktop.games.shtil.table.items.split_panel import SplitItem
from shtil_desktop.games.shtil.table.items.veil import VeilItem
from shtil_desktop.games.shtil.table.rendering.pictures import Pictures
from shtil_desktop.games.shtil.table.words import translate
from shtil_desktop.table.input.keys import Keys
from shtil_desktop.table.items.beacons import BeaconItem
from shtil_desktop.table.items.end_panel import EndItem
from shtil_desktop.table.items.flat_item import FlatItem
from shtil_desktop.table.items.height import Height
from shtil_desktop.table.items.log import HeadItem, LogItem
from shtil_desktop.table.items.prompt import ButtonItem, PromptItem
from shtil_desktop.table.items.undo_buttons import Tool, ToolItem, tool_rects
from shtil_desktop.table.places import Button, Kind, Spot

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.table.items.score_panel import ScoreItem

ItemT = TypeVar("ItemT", bound=QGraphicsItem)
Focusable = FlatItem | CellItem | CardItem


class Inventory:
    """The items of one voyage: made at its beginning, moved ever after."""

    def __init__(self, scene: QGraphicsScene, pictures: Pictures, options: Options, player: int) -> None:
        self.scene, self.pictures, self.options = scene, pictures, options
        self.needs, self.player = Needs.of(options), player
        self.keys = Keys()
        self.places: Places | None = None
        self.islands: dict[int, CardItem] = {}
        self.hand: list[CardItem] = []
        self.row: list[CardItem] = []
        self.docked: dict[Card, CardItem] = {}
        self.revealed: CardItem | None = None
        self.foot = 0.0
        """What the split takes of the log's column, or of the crew's."""
        self.hovered: int | None = None
        """The place in the hand of the card under the pointer."""
        self._make_board()
        self._make_sides()
        self._make_panels()
        self.deal: int | None = None
        """The number of the deal, if it has one."""

    def _make_board(self) -> None:
        layout = self.needs.layout
        self.cells = []
        for tint in tints(layout):
            self.cells.append(self.put(CellItem(self.pictures, tint), Height.CELL))
        self.runs = self.put(RunsItem(self.pictures), Height.RUN)
        rows = len(layout.rows) if self.needs.has_markers else 0
        self.markers = [self.put(MarkerItem(self.pictures), Height.CELL) for _ in range(rows)]

    def _make_sides(self) -> None:
        pictures = self.pictures
        self.docks = {kind: self.put(DockItem(pictures), Height.PILE) for kind in (Kind.START, Kind.FINISH)}
        self.deck = self.put(PileItem(pictures), Height.PILE)
        self.discards = self.put(PileItem(pictures, is_untidy=True), Height.PILE)
        self.compasses = self.put(PileItem(pictures, COMPASS), Height.PILE)
        self.explorer = self.put(PileItem(pictures), Height.PILE)
        self.compasses.setVisible(self.needs.has_compasses)
        self.explorer.setVisible(self.needs.has_explorer)

    def _make_panels(self) -> None:
        pictures = self.pictures
        self.mates = [self.put(MateItem(pictures, seat), Height.PANEL) for seat in range(self.needs.seats)]
        self.mates[0].is_alone = self.needs.company.is_alone
        self.crew_head = self.put(HeadItem(pictures), Height.PANEL)
        self.log_head = self.put(HeadItem(pictures), Height.PANEL)
        self.log = self.put(LogItem(pictures), Height.PANEL)
        self.prompt = self.put(PromptItem(pictures), Height.PANEL)
        self.buttons = {b: self.put(ButtonItem(pictures, b), Height.PANEL) for b in Button}
        self.tools = [self.put(ToolItem(pictures, tool), Height.PANEL) for tool in Tool]
        self.beacons = self.put(BeaconItem(pictures), Height.BEACON)
        self.mate_marks = self.put(MateMarksItem(pictures), Height.MARK)
        self.veil = self.put(VeilItem(pictures), Height.VEIL)
        self.put(self.veil.sky, Height.SKY)
        self.split = self.put(SplitItem(pictures), Height.OVERLAY)
        self.numbers = self.put(NumbersItem(pictures), Height.OVERLAY)
        self.end = self.put(EndItem(pictures), Height.OVERLAY)
        self.strip = self.put(DiscardStrip(pictures), Height.OVERLAY)
        self.scores: ScoreItem | None = None
        """The rivals' score sheet, once it is wanted."""
        for item in (*self.mates, self.log, self.crew_head, self.log_head):
            item.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def put(self, item: ItemT, height: Height) -> ItemT:
        item.setZValue(height.value)
        self.scene.addItem(item)
        return item

    def new_card(self, card: Card, at: QPointF, height: Height, face_up: bool = True) -> CardItem:
        item = CardItem(self.pictures, card, face_up)
        item.setPos(at)
        return self.put(item, height)

    def drop_card(self, item: QGraphicsItem) -> None:
        if item.scene() is not None:
            self.scene.removeItem(item)

    def name_all(self, title: str, names: Sequence[str]) -> None:
        """Captions, heads and the names of the crew, in the language of now."""
        for pile, caption in (
            (self.deck, translate("stage", "Deck")),
            (self.discards, translate("stage", "Discards")),
            (self.compasses, translate("stage", "Compasses")),
            (self.explorer, translate("stage", "Explorers")),
        ):
            pile.show_as(caption=caption)
        self.crew_head.show_as(text=title)
        self.log_head.show_as(text=translate("stage", "Voyage log"))
        for mate, name in zip(self.mates, names, strict=True):
            mate.name = name
            mate.update()  # its other words are spoken when it is painted

    # Layout

    def lay(self, places: Places) -> None:
        """Put everything where this table has it."""
        self.places = places
        for item, rect in zip(self.cells, places.cells, strict=True):
            item.relaid()
            item.setPos(rect.topLeft())
        for marker, rect in zip(self.markers, places.markers, strict=True):
            marker.place(rect)
        self.runs.lay(self.runs.cells, places)
        self._lay_sides(places)
        self._lay_panels(places)
        if self.scores is not None and self.scores.isVisible():
            self.make_room(self.scores.lay(places))
        for card in self.all_cards():
            card.relaid()
        self.lay_cards()

    def _lay_sides(self, places: Places) -> None:
        rects = {Kind.START: places.start, Kind.FINISH: places.finish}
        for kind, dock in self.docks.items():
            dock.place(rects[kind] or QRectF())
            dock.setVisible(rects[kind] is not None)
        self.deck.place(places.deck)
        self.discards.place(places.discards)
        self.compasses.place(places.compasses or QRectF())
        self.explorer.place(places.explorer or QRectF())

    def _lay_panels(self, places: Places) -> None:
        self.lay_mates(places.mates)
        crew, below = places.crew, places.mates[0].top() - places.crew.top() - 8
        edge = 12 * self.pictures.unit
        self.crew_head.place(QRectF(crew.left() + edge, crew.top() + 4, crew.width() - 2 * edge + 4, below))
        rects = tool_rects(places.prompt, len(self.tools), places.is_mirrored)
        for item, rect in zip(self.tools, rects, strict=True):
            item.place(rect)
        self.lay_log()
        if self.foot:
            self.make_room(0.0)
        self.mate_marks.lay(places)
        self.strip.lay(places)
        self.veil.lay(places)
        self.end.lay(places.end_room)

    @property
    def line(self) -> QRectF:
        """The line of words and buttons as it lies for a right hand, beside the tools."""
        assert self.places is not None
        taken = len(self.tools) * self.tools[0].rect.width() * 1.16 if self.tools[0].isVisible() else 0.0
        return self.places.prompt.adjusted(taken, 0, 0, 0)

    def to_board(self, point: QPointF) -> QPointF:
        """A place of the table as it is seen from the board, in sizes of the board."""
        assert self.places is not None
        frame = self.places.frame
        off = point - frame.topLeft()
        return QPointF(off.x() / frame.width(), off.y() / frame.height())

    def from_board(self, place: QPointF) -> QPointF:
        assert self.places is not None
        frame = self.places.frame
        return frame.topLeft() + QPointF(place.x() * frame.width(), place.y() * frame.height())

    def lay_mates(self, boxes: Sequence[QRectF]) -> None:
        """The player first, the others as they sit."""
        for i, rect in enumerate(boxes):
            mate = self.mates[(self.player + i) % len(boxes)]
            mate.setVisible(not rect.isEmpty())
            if mate.rect != rect:
                mate.place(rect)

    def lay_log(self, room: float = 0.0, foot: float = 0.0) -> None:
        """The log in its column, below so much room for something else, and above so much or the split."""
        assert self.places is not None
        log, head = self.places.log, 34 * max(0.9, self.places.scale)
        self.show_log(log is not None)
        if log is not None:
            edge = 14 * self.pictures.unit
            self.log_head.place(QRectF(log.left() + edge, log.top() + room + 4, log.width() - 24, head))
            foot = max(10.0, max(self.foot, foot) + 4)
            self.log.place(log.adjusted(edge, room + head + 8, -edge + 2, -foot))

    def make_room(self, room: float) -> None:
        """The log moves down for a panel; without a column of its own it gives way, and the crew too."""
        places = self.places
        assert places is not None
        if places.log is not None and not places.is_log_low:
            self.lay_log(room)
            return
        room += self.foot
        crew = places.crew.adjusted(0, 0, 0, -room)
        boxes = mate_boxes(crew, self.needs.company, places.scale) if room else places.mates
        self.lay_mates(boxes)
        free = crew.bottom() - boxes[-1].bottom()
        if room and (places.log is None or free < LOW_LOG * max(1.0, places.scale)):
            self.show_log(False)
        else:
            self.lay_log(foot=room)

    def show_log(self, is_shown: bool) -> None:
        for item in (self.log, self.log_head):
            item.setVisible(is_shown)

    def lay_cards(self) -> None:
        """Every lying card to its place at once."""
        places = self.places
        assert places is not None
        for cell, card in self.islands.items():
            card.setPos(places.cells[cell].center())
        for kind, rect in ((START, places.start), (FINISH, places.finish)):
            if kind in self.docked and rect is not None:
                self.docked[kind].setPos(rect.center())
        for card, rect in zip(self.row, places.row, strict=False):
            card.setPos(rect.center())
        if self.revealed is not None:
            self.revealed.setPos(places.revealed.center())
        for card, (centre, angle) in zip(self.hand, places.hand_slots(len(self.hand)), strict=True):
            card.setPos(centre)
            card.setRotation(angle)

    def all_cards(self) -> list[CardItem]:
        single = [self.revealed] if self.revealed is not None else []
        return [*self.islands.values(), *self.hand, *self.row, *self.docked.values(), *single]

    def repaint(self) -> None:
        """Repaint everything: what is cached has the old colours, and would keep them until it changes."""
        self.scene.update()
        for item in self.scene.items():
            item.update()
        for view in self.scene.views():
            view.viewport().update()  # of two updates of a scene in one breath Qt loses the second

    # Places by name

    def spot_rects(self) -> dict[Spot, QRectF]:
        """Every place that can be touched now; the later ones lie above the earlier."""
        for overlay in (self.split, self.numbers):
            if overlay.isVisible():
                return {**overlay.spots(), **self._button_rects(), **self._hand_rects()}
        return {**self._board_rects(), **self._button_rects(), **self._hand_rects()}

    def told_rects(self) -> dict[Spot, QRectF]:
        """Every place that has something to tell, touched or only looked at; the later ones lie above."""
        hand = {} if self.end.isVisible() else self._hand_rects()
        overlays = [item.spots() for item in (self.split, self.numbers, self.end) if item.isVisible()]
        found = {**self._side_rects(), **self._board_rects(), **hand, **self._button_rects()}
        for spots in overlays:
            found.update(spots)
        return found | self.log.spots() if self.log.isVisible() else found

    def _board_rects(self) -> dict[Spot, QRectF]:
        assert self.places is not None
        found = {Spot(Kind.CELL, i): rect for i, rect in enumerate(self.places.cells)}
        found.update({Spot(Kind.ROW, i): marker.rect for i, marker in enumerate(self.markers)})
        for kind, dock in self.docks.items():
            if not dock.rect.isEmpty():
                found[Spot(kind)] = dock.rect
        found[Spot(Kind.DISCARDS)] = self.discards.rect
        for seat, mate in enumerate(self.mates):
            for kind, storm in ((Kind.YELLOW, YELLOW), (Kind.ORANGE, ORANGE)):
                if storm in mate.storms:
                    found[Spot(kind, seat)] = mate.storm_rect(storm)
        return found

    @property
    def piles(self) -> list[PileItem]:
        """The piles that can only be looked at."""
        return [self.deck, self.compasses, self.explorer]

    def _side_rects(self) -> dict[Spot, QRectF]:
        """Mates, piles and open cards."""
        seats = enumerate(self.mates)
        found = {Spot(Kind.MATE, seat): mate.rect for seat, mate in seats if mate.isVisible()}
        found.update({Spot(Kind.PILE, i): pile.rect for i, pile in enumerate(self.piles) if pile.isVisible()})
        found.update({Spot(Kind.OFFERED, i): card.area for i, card in enumerate(self.row)})
        if self.revealed is not None:
            found[Spot(Kind.REVEALED)] = self.revealed.area
        return found

    def _button_rects(self) -> dict[Spot, QRectF]:
        found = {b.spot: item.rect for b, item in self.buttons.items() if item.isVisible()}
        for i, tool in enumerate(self.tools):
            if tool.isVisible() and tool.is_enabled:
                found[Spot(Kind.TOOL, i)] = tool.rect
        return found

    def _hand_rects(self) -> dict[Spot, QRectF]:
        """A card that has risen under the pointer is still there where it lay: else it would not stay up."""
        found = {Spot(Kind.HAND, i): item.area for i, item in enumerate(self.hand)}
        if self.hovered is not None and self.hovered < len(self.hand):
            low = self.pictures.card.height() * LIFT
            found[Spot(Kind.HAND, self.hovered)].adjust(0, 0, 0, low)
        return found

    def focusable(self) -> list[Focusable]:
        """All that can show the keyboard's mark."""
        cards: list[Focusable] = [*self.hand, *self.islands.values(), *self.cells]
        return [*cards, *self.markers, *self.docks.values(), *self.buttons.values(), self.discards]

    def item_at(self, spot: Spot) -> Focusable | None:
        """The item that shows the focus of a place."""
        match spot.kind:
            case Kind.HAND:
                return self.hand[spot.index] if spot.index < len(self.hand) else None
            case Kind.CELL:
                return self.islands.get(spot.index) or self.cells[spot.index]
            case Kind.ROW:
                return self.markers[spot.index] if self.markers else None
            case Kind.START | Kind.FINISH:
                return self.docks[spot.kind]
            case Kind.DISCARDS:
                return self.discards
            case Kind.BUTTON:
                return self.buttons[Button.at(spot)]
        return None

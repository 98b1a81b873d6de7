"""Shtil's table during one voyage: its items, made once, put in their place and shown as they are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from shtil_desktop.games.shtil.rules.cards import COMPASS, ORANGE, YELLOW, Card
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.games.shtil.table.deciding.choices import ShtilChoices
from shtil_desktop.games.shtil.table.deciding.gap_warnings import GapWarnings
from shtil_desktop.games.shtil.table.items.board_items import DockItem, MarkerItem, PileItem
from shtil_desktop.games.shtil.table.items.card_item import CardItem
from shtil_desktop.games.shtil.table.items.cell_item import CellItem
from shtil_desktop.games.shtil.table.items.discard_strip import DiscardStrip
from shtil_desktop.games.shtil.table.items.mate_marks import MateMarksItem
from shtil_desktop.games.shtil.table.items.overlays import NumbersItem
from shtil_desktop.games.shtil.table.items.panels import MateItem
from shtil_desktop.games.shtil.table.items.runs import RunsItem
from shtil_desktop.games.shtil.table.items.side_signs import SIDES
from shtil_desktop.games.shtil.table.items.split_panel import SplitItem
from shtil_desktop.games.shtil.table.items.veil import VeilItem
from shtil_desktop.games.shtil.table.layout.geometry import Needs, Places, arrange, tints
from shtil_desktop.games.shtil.table.layout.left_handed import mirrored
from shtil_desktop.games.shtil.table.places import BUTTONS, ONLY_TOLD, Kind
from shtil_desktop.games.shtil.table.rendering.pictures import Pictures
from shtil_desktop.games.shtil.table.stage import decision_display, hand, items_layout, spot_rects, sync
from shtil_desktop.games.shtil.table.stage.end_marks import EndMarks
from shtil_desktop.games.shtil.table.stage.split_grips import grip_at
from shtil_desktop.games.shtil.table.words.prompts import translate
from shtil_desktop.table.input.drag import covered_most
from shtil_desktop.table.items.beacons import Beacon
from shtil_desktop.table.items.height import Height
from shtil_desktop.table.items.log_panel import HeadItem
from shtil_desktop.table.items.piece import PieceItem
from shtil_desktop.table.items.rooms import Column, EndRoom
from shtil_desktop.table.places import Spot
from shtil_desktop.table.stage import Grip, Markable, Stage, TableSetup

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.problems.proof import Refutation
    from shtil_desktop.games.shtil.rules.voyage import Shtil
    from shtil_desktop.games.shtil.table.items.score_panel import ScoreItem
    from shtil_desktop.games.shtil.table.words.tally_words import Record
    from shtil_desktop.play.session import SeenAction, Session
    from shtil_desktop.table.items.hint_panel import HintItem
    from shtil_desktop.table.motion.animator import Animator

DROPS = (Kind.CELL, Kind.START, Kind.FINISH, Kind.DISCARDS)
"""Where a card can be dropped."""


class ShtilStage(Stage[ShtilChoices]):
    """The items of one voyage: made at its beginning, moved ever after."""

    pictures: Pictures

    def __init__(
        self, scene: QGraphicsScene, pictures: Pictures, options: Options, player: int, deal: int | None
    ) -> None:
        super().__init__(scene, pictures, player, BUTTONS)
        self.options, self.needs = options, Needs.of(options)
        self.deal = deal
        """The number of the deal, if it has one."""
        self._places: Places | None = None
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
        self.warnings = GapWarnings()
        self.end_marks = EndMarks(self)

    @property
    def places(self) -> Places:
        """Where everything is; nobody asks before it is laid."""
        assert self._places is not None
        return self._places

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
        self.mate_marks = self.put(MateMarksItem(pictures), Height.MARK)
        self.veil = self.put(VeilItem(pictures), Height.VEIL)
        self.put(self.veil.sky, Height.SKY)
        self.split = self.put(SplitItem(pictures), Height.OVERLAY)
        self.numbers = self.put(NumbersItem(pictures), Height.OVERLAY)
        self.strip = self.put(DiscardStrip(pictures), Height.OVERLAY)
        self.scores: ScoreItem | None = None
        """The rivals' score sheet, once it is wanted."""
        for item in (*self.mates, self.crew_head):
            item.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def new_card(self, card: Card, at: QPointF, height: Height, face_up: bool = True) -> CardItem:
        item = CardItem(self.pictures, card, face_up)
        item.setPos(at)
        return self.put(item, height)

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

    def lay(self, setup: TableSetup) -> None:
        places = arrange(setup.size, self.needs, setup.has_log, setup.has_lesson, setup.has_prompt)
        self._places = places = mirrored(places) if setup.is_left_handed else places
        self.pictures.fit(setup.palette, places, setup.ratio, self.needs)
        self.ground = self.pictures.ground(places, self.needs)
        items_layout.lay(self, places)

    def lay_cards(self) -> None:
        """Every lying card to its place at once."""
        items_layout.lay_cards(self)

    def all_cards(self) -> list[CardItem]:
        """Every card that lies on the table or in the hand."""
        return items_layout.all_cards(self)

    def make_room(self, room: float) -> None:
        """The log moves down for a panel; without a column of its own it gives way, and the crew too."""
        items_layout.make_room(self, room)

    @property
    def line(self) -> QRectF:
        return self.places.prompt

    @property
    def column(self) -> Column:
        return self.places.column

    @property
    def end_room(self) -> EndRoom:
        return self.places.end_room

    @property
    def is_mirrored(self) -> bool:
        return self.places.is_mirrored

    def to_board(self, point: QPointF) -> QPointF:
        """In sizes of the board."""
        frame = self.places.frame
        off = point - frame.topLeft()
        return QPointF(off.x() / frame.width(), off.y() / frame.height())

    def from_board(self, place: QPointF) -> QPointF:
        frame = self.places.frame
        return frame.topLeft() + QPointF(place.x() * frame.width(), place.y() * frame.height())

    def pictures_ahead(self) -> Iterable[Callable[[], bool]]:
        return self.pictures.ahead()

    # What it shows

    def sync(self, view: View) -> None:
        sync.sync(self, view)

    def show(self, choices: ShtilChoices, target: Spot | None, marked: Spot | None) -> None:
        cell = None if target is None else target.index
        choices.names = tuple(mate.name for mate in self.mates)
        decision_display.show_choices(self, choices, cell, None if marked is None else marked.index)

    def begin_decision(self, choices: ShtilChoices) -> None:
        choices.warnings = self.warnings
        self.end_marks.forget()
        self.sync(choices.view)
        for cell in self.cells:
            cell.setZValue(Height.CELL.value)
        self.veil.setVisible(choices.view.outcome is not None)
        self.veil.show_as(part=1.0, islands=self.own_islands())

    def rest(self, choices: ShtilChoices, marked: Spot | None) -> None:
        self.show(choices.idle(), None, marked)
        for item in (self.split, self.numbers):
            item.setVisible(False)

    def settle(self, choices: ShtilChoices, held: PieceItem | None, animator: Animator | None) -> None:
        hand.settle(self, choices, held, animator)

    def show_focus(self, spot: Spot | None) -> None:
        super().show_focus(spot)
        for overlay in (self.split, self.numbers):
            overlay.show_as(focused=spot)
        kinds: dict[object, Card] = {Kind.YELLOW: YELLOW, Kind.ORANGE: ORANGE}
        for seat, mate in enumerate(self.mates):
            is_here = spot is not None and spot.kind in kinds and spot.index == seat
            mate.show_as(focused_storm=kinds[spot.kind] if is_here and spot else None)

    def show_marks(self, choices: ShtilChoices, target: Spot | None) -> None:
        decision_display.show_gaps(self, choices, target)
        if self.end.isVisible():
            self.end_marks.show()

    def mark_moves(self, history: Sequence[SeenAction]) -> None:
        from shtil_desktop.games.shtil.table.stage.mate_moves import moves_since

        moves = moves_since(history, self.player) if history else []
        self.mate_marks.show_moves(moves, [mate.name for mate in self.mates])

    def last_place(self, history: Sequence[SeenAction]) -> Spot | None:
        from shtil_desktop.games.shtil.table.stage.mate_moves import own_last_cell

        cell = own_last_cell(history, self.player)
        return None if cell is None else Spot(Kind.CELL, cell)

    def side_turned(self, side: int) -> bool:
        return side == 1 and self.options.mode in (Mode.SUN_MOON, Mode.COMPETITIVE)

    def own_islands(self) -> tuple[int, ...]:
        """The cells of the islands that a win is about: all of a crew's, but not a rival's."""
        rival = SIDES[1 - self.player] if self.options.mode is Mode.COMPETITIVE else None
        cells = sorted(self.islands)
        return tuple(cell for cell in cells if rival is None or self.islands[cell].sign is not rival)

    # Places by name

    def spot_rects(self) -> dict[Spot, QRectF]:
        return spot_rects.spot_rects(self)

    def told_rects(self) -> dict[Spot, QRectF]:
        return spot_rects.told_rects(self)

    def item_at(self, spot: Spot) -> Markable | None:
        return spot_rects.item_at(self, spot)

    def focusable(self) -> Iterable[Markable]:
        return spot_rects.focusable(self)

    @property
    def piles(self) -> list[PileItem]:
        """The piles that can only be looked at."""
        return [self.deck, self.compasses, self.explorer]

    def told_only(self, spot: Spot) -> bool:
        return spot.kind in ONLY_TOLD

    def is_cell(self, spot: Spot) -> bool:
        return spot.kind is Kind.CELL

    # What the player does

    def landing(self, item: PieceItem, carried: Spot, choices: ShtilChoices) -> Spot | None:
        if choices.pending is not None and carried.index in choices.chosen:  # it can only come back
            return Spot(Kind.FAN) if self.places.hand.contains(item.pos()) else None
        rects = {spot: rect for spot, rect in self.spot_rects().items() if spot.kind in DROPS}
        return covered_most(item.area, rects)

    def show_drag(self, carried: Spot, choices: ShtilChoices) -> None:
        if choices.pending is not None:
            self.discards.show_as(is_open=True)

    def hover(self, spot: Spot | None, choices: ShtilChoices, animator: Animator) -> bool:
        card = spot.index if spot is not None and spot.kind is Kind.HAND else None
        if card == self.hovered:
            return False
        self.hovered = card
        hand.part(self, choices, animator)
        return True

    def forget_hover(self) -> None:
        self.hovered = None

    def answers_itself(self, spot: Spot) -> bool:
        """Cards rise, and cells show the card's ghost."""
        return spot.kind in (Kind.HAND, Kind.CELL)

    def is_round(self, spot: Spot) -> bool:
        return spot.kind in (Kind.SHARE, Kind.LESS)

    def grip_at(self, at: QPointF, choices: ShtilChoices) -> Grip | None:
        return grip_at(self.split, at, choices)

    def has_grip(self, at: QPointF) -> bool:
        return self.split.isVisible() and self.split.grip_at(at) is not None

    def can_be_looked_at(self, spot: Spot) -> bool:
        return spot.kind in (Kind.HAND, Kind.DISCARDS)

    def look_at(self, spot: Spot, choices: ShtilChoices) -> str | None:
        """The own pile is looked at, unless a card in the fingers is to go there."""
        is_holding = choices.card is not None and choices.pending is None
        if spot.kind is not Kind.DISCARDS or is_holding:
            return None
        return self.command("discards", choices)

    def stop_looking(self, at: QPointF | None = None) -> bool:
        if not self.strip.isVisible():
            return False
        self.strip.setVisible(False)
        return at is None or self.strip.rect.contains(at) or self.discards.rect.contains(at)

    def command(self, name: str, choices: ShtilChoices) -> str | None:
        if name != "discards":
            return None
        if self.stop_looking():
            return ""
        self.strip.open_for(choices.view)
        return self.strip.spoken

    # Hints, lessons, warnings, the end

    def beacon(self, spot: Spot, choices: ShtilChoices) -> Beacon | None:
        """A card of the hand is marked where it belongs, also while it is on its way."""
        if spot.kind is not Kind.HAND:
            return super().beacon(spot, choices)
        centre, angle = hand.place_of(self, choices, spot.index)
        return self.hand[spot.index].rect.translated(centre), angle

    def show_hint(self, panel: HintItem, choices: ShtilChoices) -> None:
        from shtil_desktop.games.shtil.table.hints.display import show_hint

        show_hint(self, panel, choices)

    def warn(self, session: Session, is_wanted: bool, can_undo: bool) -> str:
        """Gaps that can't be filled any more; rivals have nothing to lose by them."""
        from shtil_desktop.games.shtil.lost_gaps import narrow_gaps
        from shtil_desktop.games.shtil.table.items.gap_marks import warning_text

        is_wanted = is_wanted and self.options.mode is not Mode.COMPETITIVE and session.game.result is None
        self.warnings.is_wanted = is_wanted
        news = self.warnings.take(narrow_gaps(session.view()) if is_wanted else (), can_undo)
        return "" if news is None else warning_text(news)

    def show_hands(self, position: Shtil) -> None:
        is_turned = self.side_turned(position.sea.facing)
        for mate, held in zip(self.mates, position.hands, strict=True):
            mate.show_as(hand=tuple(sorted(held)), is_turned=is_turned)

    def show_refutation(self, refutation: Refutation | None) -> None:
        """The gap that it names; one that only opens in the course of its line isn't lost yet."""
        is_seen = refutation is not None and not refutation.line
        self.warnings.refuted = frozenset(refutation.lost.cells if is_seen and refutation else ())

    def mark_end(self, session: Session) -> list[str]:
        return self.end_marks.mark(session)

    def show_figures(self, session: Session, known: Record | None) -> list[str]:
        return self.end_marks.show_figures(session, known)

"""What stands around the cards: chart, horizon, seats, piles, row, phases and legend."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from shtil_desktop.games.shkap.rules.island.islands import Island, island_set
from shtil_desktop.games.shkap.rules.options import BLOCK, Options
from shtil_desktop.games.shkap.rules.view import View
from shtil_desktop.games.shkap.table.art.glyphs import glyphs_of
from shtil_desktop.games.shkap.table.items.chart_item import ChartItem, HorizonItem, LitItem
from shtil_desktop.games.shkap.table.items.results_item import ResultsItem
from shtil_desktop.games.shkap.table.items.row_item import RowItem
from shtil_desktop.games.shkap.table.items.seat_item import SeatItem
from shtil_desktop.games.shkap.table.items.side_items import (
    CaptionItem,
    IslandDotsItem,
    LegendItem,
    PhasesItem,
    PileItem,
)
from shtil_desktop.games.shkap.table.layout.columns import phase_line
from shtil_desktop.games.shkap.table.layout.geometry import Places
from shtil_desktop.games.shkap.table.words import captions
from shtil_desktop.games.shkap.table.words.names_and_counts import island_name, sign_meaning
from shtil_desktop.games.shkap.table.words.seat_words import SeatState, seat_state
from shtil_desktop.table.items.height import Height
from shtil_desktop.table.items.log_panel import HeadItem
from shtil_desktop.table.items.rooms import boxes_above

if TYPE_CHECKING:
    from shtil_desktop.games.shkap.table.stage.shkap_stage import ShkapStage

HEAD_PAD = 14.0


class Furniture:
    """The items that stay for the whole match."""

    def __init__(self, stage: ShkapStage, options: Options) -> None:
        self._stage, self._options = stage, options
        pictures, put = stage.pictures, stage.put
        self.chart = put(ChartItem(pictures), Height.BOARD)
        self.lit = put(LitItem(pictures), Height.CELL)
        self.horizon = [
            put(HorizonItem(pictures), Height.BOARD) for _ in range(BLOCK - 1 if options.has_draft else 1)
        ]
        self.horizon_head, self.market_head = (put(CaptionItem(pictures), Height.BOARD) for _ in range(2))
        self.row = put(RowItem(pictures), Height.BOARD)
        self.seats = [put(SeatItem(pictures, seat), Height.PANEL) for seat in range(options.seats)]
        self.head = put(HeadItem(pictures), Height.PANEL)
        self.dots = put(IslandDotsItem(pictures), Height.PANEL)
        self.phases = put(PhasesItem(pictures), Height.PANEL)
        self.legend = put(LegendItem(pictures), Height.PANEL)
        self.deck, self.discard = (put(PileItem(pictures), Height.PILE) for _ in range(2))
        self.discard.is_face_down = False
        self.results = put(ResultsItem(pictures), Height.LYING)
        self.results.setVisible(False)
        self.names: list[str] = []
        self._deal: int | None = None

    # Layout

    def lay(self, places: Places, room: float) -> None:
        self.chart.grid = QRectF(places.island)
        self.chart.place(places.sheet)
        self.lit.place(places.island)
        self.results.place(places.sheet.united(places.side))
        for item, rect in zip(self.horizon, places.horizon, strict=True):
            item.place(rect)
        self.row.show_as(label=self._stage.cards.label)
        self.row.place(self._stage.cards.row_rect)
        self.deck.place(places.deck)
        self.discard.place(places.discard)
        self.legend.setVisible(places.legend is not None)
        if places.legend is not None:
            self.legend.place(places.legend)
        self._lay_heads(places)
        self.make_room(places, room)

    def _lay_heads(self, places: Places) -> None:
        pictures = self._stage.pictures
        pad, head = HEAD_PAD * pictures.unit, pictures.font(14, bold=True).pixelSize()
        panel = places.seats
        self.head.place(QRectF(panel.left() + pad, panel.top() + 5, panel.width() - 2 * pad, head * 3.2))
        dots = QRectF(panel.left() + pad, self.head.rect.bottom() + 1, panel.width() - 2 * pad, 14)
        dots.setBottom(min(dots.top() + 14 * pictures.unit, places.boxes[0].top() - 2))
        self.dots.place(dots)
        high = 24 * max(0.85, places.scale)
        side = places.side
        self.horizon_head.place(QRectF(side.left(), side.top(), side.width(), high))
        self.market_head.place(
            QRectF(
                QPointF(side.left(), places.market[0].top() - high),
                QPointF(side.right(), places.market[0].top()),
            )
        )

    def make_room(self, places: Places, room: float) -> None:
        """A hint takes so much of the log's column, or of the seats' where these stand above it."""
        is_above_log = places.log is not None and not places.is_log_low
        foot = room + phase_line(places.seats, 0.0, places.scale).bottom() if room else 0.0
        boxes = places.boxes if is_above_log else boxes_above(places.boxes, places.seats, foot)
        for item, box in zip(self.seats, boxes, strict=True):
            item.place(box)
        self._lay_phases(places, boxes[-1].bottom(), room)
        self._lay_log(places, room)

    def _lay_phases(self, places: Places, below: float, room: float) -> None:
        """Beside a hint at the foot of their column they are one line, right under the seats."""
        hidden = places.phases.bottom() - (places.seats.bottom() - room) if places.log is None else 0.0
        is_list = places.has_phase_list and (not room or hidden <= 0)
        self.phases.show_as(is_list=is_list)
        self.phases.place(places.phases if is_list else phase_line(places.seats, below, places.scale))

    def _lay_log(self, places: Places, room: float) -> None:
        stage = self._stage
        is_shown = places.log is not None
        stage.log.setVisible(is_shown)
        stage.log_head.setVisible(is_shown and not places.is_log_low)
        if places.log is None:
            return
        pad = HEAD_PAD * stage.pictures.unit
        box = places.log.adjusted(pad, 6, -pad, -6)
        if places.is_log_low:
            box.setBottom(box.bottom() - room)
            stage.log.setVisible(box.height() > 30)
        else:
            box.setTop(box.top() + room)
            high = stage.pictures.font(14, bold=True).pixelSize() * 2.0
            stage.log_head.place(QRectF(box.left(), box.top(), box.width(), high))
            box.setTop(box.top() + high)
        stage.log.place(box)

    # Words and figures

    def name_all(self, title: str, names: Sequence[str], deal: int | None) -> None:
        self.names, self._deal = list(names), deal
        for item, name in zip(self.seats, names, strict=True):
            item.show_as(name=name)
        note, short_note = captions.deal_note(self._options, deal), captions.deal_name(deal)
        self.head.show_as(text=title, note=note, short_note=short_note)
        self._stage.log_head.show_as(text=captions.log_title())
        self.phases.show_as(names=captions.phase_names(self._options))
        self.legend.show_as(title=captions.legend_title())
        self.market_head.show_as(text=captions.market_title())

    def sync(self, view: View, last: dict[int, SeatState]) -> None:
        self._sync_islands(view)
        self._sync_seats(view, last)
        is_over = captions.is_over(view)
        for item in (self.deck, self.discard, self.market_head, self.row, self.lit, self.legend):
            item.setVisible(
                not is_over and (item is not self.legend or self._stage.places.legend is not None)
            )
        self.deck.show_as(count=view.deck_size, text=captions.deck_label(view.deck_size))
        top = self._stage.discard_top(view)
        self.discard.show_as(count=len(view.discard), top=top, text=captions.discard_label(len(view.discard)))
        self.phases.show_as(now=captions.phase_of(view, self._options))
        self.dots.show_as(count=self._options.islands + (view.extra is not None), at=view.at)
        self.phases.setVisible(not is_over)
        self.results.setVisible(is_over and bool(self.results.rows))

    def _sync_islands(self, view: View) -> None:
        known = island_set(view.options.island_set)
        ahead = [known[island] for island in view.open_islands[1:]]
        self.chart.setVisible(not captions.is_over(view))
        self.show_island(view.island, captions.island_caption(view))
        for i, item in enumerate(self.horizon):
            island = ahead[i] if i < len(ahead) else None
            name = "" if island is None else island_name(island)
            item.show_as(island=island, name=name, number=view.at + i + 2)
        self.horizon_head.show_as(text=captions.horizon_title(len(ahead)))

    def show_island(self, island: Island | None, caption: str) -> None:
        self.chart.show_as(island=island, name="" if island is None else island_name(island), caption=caption)
        rows = [] if island is None else [(glyph, sign_meaning(glyph[0])) for glyph in glyphs_of(island)]
        self.legend.show_as(rows=tuple(rows))

    def _sync_seats(self, view: View, last: dict[int, SeatState]) -> None:
        decider = view.decision.seat if view.decision else None
        for seat, item in enumerate(self.seats):
            state = seat_state(view, seat, last.get(seat))
            item.show_as(
                coins=view.coins[seat] + ((view.extra[seat] or 0) if view.extra is not None else 0),
                hand=view.hand_sizes[seat],
                is_first=seat == view.first and view.outcome is None,
                is_deciding=seat == decider,
                is_out=not captions.is_over(view) and view.extra is not None and view.extra[seat] is None,
                marks=view.marks[seat],
                laid=state.laid,
                used=state.used,
                state=state.state,
                detail=state.detail,
                open_hand=(),
                is_open=False,
                is_aimed_at=False,
            )

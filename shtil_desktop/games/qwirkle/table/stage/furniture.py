"""What stands around the tiles: board, rack, bag, seats, and the tables of unseen tiles and of all turns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF

from shtil_desktop.games.qwirkle.rules.tiles import Tile
from shtil_desktop.games.qwirkle.rules.view import View
from shtil_desktop.games.qwirkle.table.items.bag_item import BagItem
from shtil_desktop.games.qwirkle.table.items.board_item import BoardItem
from shtil_desktop.games.qwirkle.table.items.lines_item import LinesItem
from shtil_desktop.games.qwirkle.table.items.rack_item import RackItem
from shtil_desktop.games.qwirkle.table.items.seat_item import SeatItem
from shtil_desktop.games.qwirkle.table.items.tool_item import TOOLS, ToolButtonItem
from shtil_desktop.games.qwirkle.table.items.turns_item import TurnFigure, TurnsItem
from shtil_desktop.games.qwirkle.table.items.unseen_item import UnseenItem
from shtil_desktop.games.qwirkle.table.layout.geometry import Places
from shtil_desktop.games.qwirkle.table.past_turns import PastTurn, past_turns
from shtil_desktop.games.qwirkle.table.words.log_words import last_turn_text
from shtil_desktop.games.qwirkle.table.words.prompts import seat_words
from shtil_desktop.games.qwirkle.table.words.tile_words import points_text
from shtil_desktop.table.items.height import Height
from shtil_desktop.table.items.log_panel import HeadItem
from shtil_desktop.table.items.rooms import boxes_above

if TYPE_CHECKING:
    from shtil_desktop.games.qwirkle.table.stage.qwirkle_stage import QwirkleStage

translate = QCoreApplication.translate
HEAD_PAD = 14.0


class Furniture:
    """The items that stay for the whole match."""

    def __init__(self, stage: QwirkleStage, seats: int) -> None:
        self._stage = stage
        pictures, put = stage.pictures, stage.put
        self.board = put(BoardItem(pictures), Height.BOARD)
        self.lines = put(LinesItem(pictures), Height.MARK)
        self.rack = put(RackItem(pictures), Height.PILE)
        self.bag = put(BagItem(pictures), Height.PILE)
        self.seats = [put(SeatItem(pictures, seat), Height.PANEL) for seat in range(seats)]
        self.head = put(HeadItem(pictures), Height.PANEL)
        self.unseen = put(UnseenItem(pictures), Height.PANEL)
        self.turns = put(TurnsItem(pictures), Height.OVERLAY)
        self.tools = {name: put(ToolButtonItem(pictures, name), Height.PANEL) for name in TOOLS}
        self.names: list[str] = []
        self._deal: int | None = None
        self._round = 1

    # Layout

    def lay(self, places: Places) -> None:
        self.lay_board(places)
        self.rack.lay(places)
        self.bag.place(places.bag)
        self._lay_tools(places)
        unit = self._stage.pictures.unit
        top = places.boxes[0].top() - places.seats.top()
        pad = HEAD_PAD * unit
        self.head.place(
            QRectF(places.seats.left() + pad, places.seats.top() + 4, places.seats.width() - 2 * pad, top - 8)
        )
        self.unseen.setVisible(places.unseen is not None and not self._stage.is_over)
        if places.unseen is not None:
            self.unseen.place(places.unseen)
        self.make_room(places, self._stage.panel_room)
        self._lay_turns(places)

    def _lay_tools(self, places: Places) -> None:
        pictures = self._stage.pictures
        is_on = {"unseen": pictures.has_unseen, "marks": any(pictures.letters)}
        for item in self.tools.values():
            item.setVisible(bool(places.tools) and self.rack.isVisible())
            item.show_as(is_on=is_on.get(item.command, False))
        for item, rect in zip(self.tools.values(), places.tools, strict=False):
            item.place(rect)

    def lay_board(self, places: Places) -> None:
        self.board.lay(places)
        self.lines.lay(places)

    def make_room(self, places: Places, room: float) -> None:
        """A hint takes so much of the log's column, or of the seats' where these stand above it."""
        is_above_log = places.log is not None and not places.is_log_low
        boxes = places.boxes if is_above_log else boxes_above(places.boxes, places.seats, room)
        for item, box in zip(self.seats, boxes, strict=True):
            item.place(box)
        self._lay_log(places, room)

    def _lay_log(self, places: Places, room: float) -> None:
        """The log below its heading; a hint above it, or below the seats, takes its room."""
        stage, log = self._stage, places.log
        is_shown = log is not None
        stage.log.setVisible(is_shown)
        stage.log_head.setVisible(is_shown and not places.is_log_low)
        if log is None:
            return
        unit = stage.pictures.unit
        pad = HEAD_PAD * unit
        box = log.adjusted(pad, 4, -pad, -8)
        if places.is_log_low:
            box.setBottom(box.bottom() - room)
            stage.log.setVisible(box.height() > 30)
        else:
            box.setTop(box.top() + room)
            high = stage.pictures.font(14, bold=True).pixelSize() * 2.0
            stage.log_head.place(QRectF(box.left(), box.top(), box.width(), high))
            box.setTop(box.top() + high)
        stage.log.place(box)

    def _lay_turns(self, places: Places) -> None:
        """Over the right column, or over the right side of the board where there is none."""
        log, unseen = (None if places.is_log_low else places.log), places.unseen
        column = log or unseen
        if column is None:
            wide = min(240.0 * self._stage.pictures.unit, places.board.width() * 0.4)
            column = QRectF(places.board.right() - wide, places.board.top(), wide, places.board.height())
        column = QRectF(column)
        column.setTop(places.board.top())
        column.setBottom(column.bottom() if unseen is None else unseen.bottom())
        self.turns.place(column)

    # Words and figures

    def name_all(self, title: str, names: Sequence[str], deal: int | None) -> None:
        self.names, self._deal = list(names), deal
        for item, name in zip(self.seats, names, strict=True):
            item.show_as(name=name)
        self.head.show_as(text=title)
        self._stage.log_head.show_as(text=translate("qwirkle", "Log"))
        self._tell_round()

    def _tell_round(self) -> None:
        note = translate("qwirkle", "round\xa0{number}").format(number=self._round)
        if self._deal is not None:
            text = translate("qwirkle", "deal\xa0{deal}\xa0· round\xa0{number}")
            note = text.format(deal=self._deal, number=self._round)
        self.head.show_as(note=note)

    def sync(self, view: View, last: Mapping[int, PastTurn]) -> None:
        decider = view.decision.seat if view.decision else None
        for seat, item in enumerate(self.seats):
            item.show_as(
                points=view.scores[seat],
                tiles=view.hand_sizes[seat],
                announced=view.announced[seat],
                last=last_turn_text(last.get(seat)),
                is_deciding=seat == decider,
                shown_hand=(),
            )
        for around in (self.rack, self.bag, *self.tools.values()):
            around.setVisible(view.outcome is None)
        self.bag.show_as(count=view.bag_size)
        others = sum(view.hand_sizes) - view.hand_sizes[view.seat]
        self.unseen.show_as(counts=tuple(view.unseen()), bag=view.bag_size, others=others)
        self._round = len(view.history) // view.seats + 1
        self._tell_round()
        if view.outcome is None:
            self.turns.setVisible(False)

    def heard_seat(self, view: View, seat: int) -> str:
        """A seat for those who listen."""
        item = self.seats[seat]
        return seat_words(view, seat, self.names[seat], item.last, item.shown_hand)

    def show_hands(self, hands: Sequence[Sequence[Tile]]) -> None:
        for item, hand in zip(self.seats, hands, strict=True):
            item.show_as(shown_hand=tuple(sorted(hand)))

    def show_turns(self, view: View, record: Sequence[str] = ()) -> list[str]:
        """The table of all turns, with what the statistics say below it; the same to be heard."""
        if view.outcome is None:
            return []
        columns: list[list[TurnFigure]] = [[] for _ in self.seats]
        for turn in past_turns(view):
            figure = TurnFigure(turn.points, turn.has_qwirkle, bool(turn.traded), turn.is_pass)
            columns[turn.seat].append(figure)
        for column, total in zip(columns, view.outcome.scores, strict=True):
            bonus = total - sum(figure.points for figure in column)
            if bonus:
                column.append(TurnFigure(bonus, is_bonus=True))
        self.turns.show_as(
            names=tuple(self.names),
            columns=tuple(map(tuple, columns)),
            totals=view.outcome.scores,
            winners=view.outcome.winners,
            record=tuple(record),
        )
        self.turns.setVisible(True)
        sums = zip(self.names, view.outcome.scores, strict=True)
        return [*(f"{name}: {points_text(points)}" for name, points in sums), *record]

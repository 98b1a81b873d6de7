"""The split of the cards for the start: a slider a seat, beside the board or to be drawn aside."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from shtil_desktop.games.shtil.table.layout.geometry import Places
from shtil_desktop.games.shtil.table.places import Kind
from shtil_desktop.games.shtil.table.rendering.pictures import Pictures
from shtil_desktop.games.shtil.table.words.prompts import translate
from shtil_desktop.games.values import value
from shtil_desktop.table.art.plates import paint_panel
from shtil_desktop.table.items.fitted_text import elided, text_width
from shtil_desktop.table.items.overlay import OverlayItem
from shtil_desktop.table.items.seat_signs import seat_colour, seat_ink
from shtil_desktop.table.places import Spot
from shtil_desktop.table.words.counted_words import counted

WHITE = QColor(255, 255, 255)
KNOB = 0.22  # half the width of a share's knob, in heights of its line
LINE = 62.0  # of a seat: its name, and its track below
HEAD, FOOT = 0.62, 0.18  # above and below the seats, in heights of a line
ALONE = 290.0  # its width on the board
MOST = 0.62  # of the log's column
LEAST = 42.0  # a lower line could not be touched
LOWEST_MATE = 45.0  # the box of a mate above it: a name and the counts
HINT = 165.0  # what a hint takes of the same column
PAD = 14.0


@value
class ShareRow:
    """One seat's part of the eight."""

    seat: int
    name: str
    share: int
    most: int
    pledge: int | None
    is_own: bool = False


class SplitItem(OverlayItem):
    """How many cards each seat gives: pips that always sum up, and what each mate said."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__(pictures)
        self.rows: tuple[ShareRow, ...] = ()
        self.total = 0
        self.table = QRectF()
        self.is_beside = False
        """Whether it lies beside the board; else it can be drawn aside."""
        self._drawn_to: QPointF | None = None
        self._high = 400.0
        """What it may take of the table's height."""

    def lay(self, places: Places, islands: Iterable[QRectF], is_hinted: bool) -> float:
        """Beside the board, at the foot of the log's column or of the crew's; what it takes of that.

        Where neither has room it lies on the board and hides the least, until the player draws it elsewhere.
        """
        self.table = QRectF(QPointF(0, 0), places.size)
        column, self._high = self._column(places, is_hinted)
        self.is_beside = self._line >= LEAST
        if self.is_beside:
            self.place(QRectF(column.left(), column.bottom() - self._height, column.width(), self._height))
            return self._height + 8 * self._pictures.unit
        middle, self._high = places.prompt, places.frame.height()
        self.board = QRectF(middle.left(), places.frame.top(), middle.width(), places.frame.height())
        size = QSizeF(min(places.frame.width() * 0.6, ALONE * max(0.9, self._pictures.scale)), self._height)
        if self._drawn_to is None:
            self.lie(size, [*islands, *places.cells], ())
        else:
            self.place(self._kept_in(QRectF(self._drawn_to, size)))
        return 0.0

    def _column(self, places: Places, is_hinted: bool) -> tuple[QRectF, float]:
        """The column beside the board, and how much of its height may be taken."""
        if places.log is not None and not places.is_log_low:
            return places.log, places.log.height() * MOST
        if places.log is None:
            return QRectF(), 0.0  # a lesson is told there, or the player wants no log
        unit = self._pictures.unit
        crew = places.crew.adjusted(6, 0, -6, -6)
        mates = len(self.rows) * (LOWEST_MATE + 8) * unit
        hint = HINT * unit if is_hinted else 0.0
        return crew, crew.bottom() - places.mates[0].top() - mates - hint - 8 * unit

    # Drawn aside

    def grip_at(self, point: QPointF) -> QPointF | None:
        """From a point on the sheet that does nothing else to its corner; None where it can't be drawn."""
        if self.is_beside or not self.rect.contains(point) or self.pip_at(point) is not None:
            return None
        if any(rect.contains(point) for rect in self.spots().values()):
            return None
        return self.rect.topLeft() - point

    def draw_to(self, corner: QPointF) -> None:
        """Wherever the player wants it, but within the table."""
        self.place(self._kept_in(QRectF(corner, self.rect.size())))
        self._drawn_to = self.rect.topLeft()

    def _kept_in(self, rect: QRectF) -> QRectF:
        table = self.table
        left = min(max(rect.left(), table.left()), table.right() - rect.width())
        top = min(max(rect.top(), table.top()), table.bottom() - rect.height())
        return QRectF(QPointF(left, top), rect.size())

    def forget(self) -> None:
        """The next split begins where it hides the least."""
        self._drawn_to = None

    # Its parts

    @property
    def _line(self) -> float:
        return min(LINE * max(0.9, self._pictures.scale), self._high / (len(self.rows) + HEAD + FOOT))

    @property
    def _height(self) -> float:
        return self._line * (len(self.rows) + HEAD + FOOT)

    def _row_rect(self, i: int) -> QRectF:
        line, pad = self._line, PAD * self._pictures.unit
        top = self.rect.top() + line * (i + HEAD)
        return QRectF(self.rect.left() + pad, top, self.rect.width() - 2 * pad, line)

    def _track(self, i: int) -> QRectF:
        """Between two knobs, below the name."""
        row, size = self._row_rect(i), self._knob_size
        aside = size + self._line * KNOB + 5 * self._pictures.unit
        top = row.top() + row.height() * 0.38
        return QRectF(row.left() + aside, top, row.width() - 2 * aside, row.bottom() - top)

    @property
    def _knob_size(self) -> float:
        return self._line * 0.46

    def _knob(self, i: int, is_more: bool) -> QRectF:
        track, size, row = self._track(i), self._knob_size, self._row_rect(i)
        x = row.right() - size if is_more else row.left()
        return QRectF(x, track.center().y() - size / 2, size, size)

    def spots(self) -> dict[Spot, QRectF]:
        found = {}
        for i, row in enumerate(self.rows):
            found[Spot(Kind.LESS, row.seat)] = self._knob(i, False)
            found[Spot(Kind.SHARE, row.seat)] = self._knob(i, True)
        return found

    def pip_at(self, point: QPointF, held: int | None = None) -> tuple[int, int] | None:
        """The seat and the number of cards that a point means: on a track, or anywhere for the one held."""
        room = self._line * KNOB  # at the ends it stands over the track
        for i, row in enumerate(self.rows):
            track = self._track(i)
            is_near = held is None and track.adjusted(-room, 0, room, 0).contains(point)
            if (row.seat == held or is_near) and row.most:
                part = (point.x() - track.left()) / track.width()
                return row.seat, min(row.most, max(0, round(part * row.most)))
        return None

    def paint_self(self, painter: QPainter) -> None:
        palette = self._pictures.palette
        if self.is_beside:
            paint_panel(painter, self.rect, palette, palette.accent, 2.0, 1.0)
        else:
            self.paint_sheet(painter)
        pad = PAD * self._pictures.unit
        head = QRectF(self.rect.left() + pad, self.rect.top(), self.rect.width() - 2 * pad, self._line * HEAD)
        if not self.is_beside:
            self._paint_grip(painter, head)
            head.setRight(head.right() - head.height() * 0.6)
        painter.setPen(palette.text)
        title = counted(translate("overlays", "%n card(s) for the start", "", self.total), self.total)
        fonts = [
            self._pictures.font(size, is_bold) for size, is_bold in ((14, True), (12, True), (11, False))
        ]
        font = next((font for font in fonts if text_width(font, title) <= head.width()), fonts[-1])
        painter.setFont(font)
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, elided(font, title, head.width()))
        for i, row in enumerate(self.rows):
            self._paint_row(painter, i, row)

    def _paint_grip(self, painter: QPainter, head: QRectF) -> None:
        """Six dots: here it can be taken hold of."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._pictures.palette.text_soft)
        gap, unit = 6 * self._pictures.unit, self._pictures.unit
        for x in range(3):
            for y in range(2):
                dot = QPointF(head.right() - x * gap, head.center().y() + (y - 0.5) * gap)
                painter.drawEllipse(dot, 1.6 * unit, 1.6 * unit)

    def _paint_row(self, painter: QPainter, i: int, row: ShareRow) -> None:
        palette, place = self._pictures.palette, self._row_rect(i)
        name_font, font = self._pictures.font(13, bold=True), self._pictures.font(12)
        said = self._said(row)
        line = QRectF(place.left(), place.top(), place.width(), place.height() * 0.38)
        wide = line.width() - min(text_width(font, said), line.width() * 0.55) - 6
        painter.setPen(palette.text)
        painter.setFont(name_font)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, elided(name_font, row.name, wide))
        painter.setPen(palette.text_soft)
        painter.setFont(font)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(line, flags, elided(font, said, line.width() * 0.55))
        self._paint_pips(painter, i, row)
        for is_more in (False, True):
            self._paint_knob(painter, i, row, is_more)

    def _said(self, row: ShareRow) -> str:
        if row.is_own:
            return translate("overlays", "your hand")
        if row.pledge is None:
            return translate("overlays", "still thinking…")
        return translate("overlays", "offers\xa0{count}").format(count=row.pledge)

    def _paint_pips(self, painter: QPainter, i: int, row: ShareRow) -> None:
        track, palette = self._track(i), self._pictures.palette
        y = track.center().y()
        painter.setPen(QPen(palette.panel_line, 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(track.left(), y), QPointF(track.right(), y))
        if not row.most:
            return
        step = track.width() / row.most
        at = track.left() + step * row.share
        painter.setPen(QPen(seat_colour(row.seat), 6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(track.left(), y), QPointF(at, y))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.text_soft)
        for pip in range(row.most + 1):
            painter.drawEllipse(QPointF(track.left() + step * pip, y), 2, 2)
        size = self._line * KNOB
        painter.setPen(QPen(WHITE, 2))
        painter.setBrush(seat_colour(row.seat))
        painter.drawEllipse(QPointF(at, y), size, size)
        painter.setPen(seat_ink(row.seat))
        painter.setFont(self._pictures.font(13, bold=True))
        painter.drawText(
            QRectF(at - size, y - size, 2 * size, 2 * size), Qt.AlignmentFlag.AlignCenter, str(row.share)
        )

    def _paint_knob(self, painter: QPainter, i: int, row: ShareRow, is_more: bool) -> None:
        spot = Spot(Kind.SHARE if is_more else Kind.LESS, row.seat)
        rect, palette = self._knob(i, is_more), self._pictures.palette
        painter.setOpacity(1.0 if spot in self.open else 0.35)
        painter.setPen(QPen(palette.text_soft, 1.2))
        painter.setBrush(palette.well)
        painter.drawEllipse(rect)
        painter.setPen(palette.text)
        painter.setFont(self._pictures.font(16, bold=True))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, "+" if is_more else "\N{MINUS SIGN}")
        painter.setOpacity(1.0)
        if spot == self.focused:
            self.paint_focus_ring(painter, rect)

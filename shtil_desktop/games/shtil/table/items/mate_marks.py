"""Marks on the board for what each mate has done since the player's turn: a ring and the seat's sign."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from shtil_desktop.games.shtil.table.layout.geometry import Places
from shtil_desktop.games.shtil.table.places import Kind
from shtil_desktop.games.shtil.table.rendering.pictures import Pictures
from shtil_desktop.games.shtil.table.stage.mate_moves import Deed, MateMove
from shtil_desktop.games.shtil.table.words.prompts import translate
from shtil_desktop.table.art.plates import corner_radius
from shtil_desktop.table.items.flat_item import FlatItem
from shtil_desktop.table.items.seat_signs import initial, paint_seat_sign, seat_colour
from shtil_desktop.table.places import Spot
from shtil_desktop.table.theme import faded

SIGN = 0.34  # of a seat, in heights of a card


class MateMarksItem(FlatItem):
    """All marks at once: they come and go together."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__(pictures)
        self.moves: tuple[MateMove, ...] = ()
        self.names: tuple[str, ...] = ()
        self._rects: dict[Spot, QRectF] = {}

    def lay(self, places: Places) -> None:
        """Where each place is on this table."""
        self._rects = {Spot(Kind.CELL, i): rect for i, rect in enumerate(places.cells)}
        self._rects |= {Spot(Kind.ROW, i): rect for i, rect in enumerate(places.markers)}
        for kind, rect in ((Kind.START, places.start), (Kind.FINISH, places.finish)):
            if rect is not None:
                self._rects[Spot(kind)] = rect
        room = self._pictures.piece.height() * 0.3
        self.place(places.frame.united(self._whole()).adjusted(-room, -room, room, room))

    def _whole(self) -> QRectF:
        whole = QRectF()
        for rect in self._rects.values():
            whole = whole.united(rect)
        return whole

    def show_moves(self, moves: Sequence[MateMove], names: Sequence[str]) -> None:
        self.show_as(moves=tuple(moves), names=tuple(names))

    def told(self, spot: Spot) -> str:
        """Who has just done what at a place, in words; nothing if nobody has."""
        move = next((move for move in self.moves if move.spot == spot), None)
        if move is None:
            return ""
        texts = {
            Deed.PLACED: translate("mates", "just placed by {name}"),
            Deed.TURNED: translate("mates", "just turned by {name}"),
            Deed.STRUCK: translate("mates", "just struck by {name}"),
        }
        return texts[move.deed].format(name=self.names[move.seat])

    def paint_self(self, painter: QPainter) -> None:
        for move in self.moves:
            rect = self._rects.get(move.spot)
            if rect is not None:
                self._paint_ring(painter, rect, move)
                self._paint_sign(painter, rect, move)

    def _paint_ring(self, painter: QPainter, rect: QRectF, move: MateMove) -> None:
        """Solid where something lies now, dashed where it is gone."""
        palette, high = self._pictures.palette, self._pictures.piece.height()
        width = max(2.0, high * 0.034)
        radius = min(corner_radius(high), rect.height() / 2)
        ring = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(faded(QColor(255, 255, 255), 0.75), width * 2.1))
        if move.deed is not Deed.STRUCK:
            painter.drawRoundedRect(ring, radius, radius)
        colour = seat_colour(move.seat, palette.is_dark)
        pen = QPen(colour.darker(150) if palette.is_flat else colour, width * 1.25)
        if move.deed is Deed.STRUCK:
            pen.setDashPattern([2.4, 1.6])
        painter.setPen(pen)
        painter.drawRoundedRect(ring, radius, radius)
        if move.deed is Deed.STRUCK:
            self._paint_cross(painter, rect, width)

    def _paint_cross(self, painter: QPainter, rect: QRectF, width: float) -> None:
        """An island was here."""
        size, middle = rect.height() * 0.13, rect.center()
        pen = painter.pen()
        pen.setStyle(Qt.PenStyle.SolidLine)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        for way in (QPointF(size, size), QPointF(size, -size)):
            painter.drawLine(middle - way, middle + way)

    def _paint_sign(self, painter: QPainter, rect: QRectF, move: MateMove) -> None:
        """The seat's shape with its initial over a corner; a turned island has an arrow around it."""
        size = max(15.0, self._pictures.piece.height() * SIGN)
        sign = QRectF(0, 0, size, size)
        sign.moveCenter(QPointF(rect.right() - size * 0.18, rect.top() + size * 0.18))
        edge = QColor(0, 0, 0) if self._pictures.palette.is_flat else QColor(255, 255, 255)
        if move.deed is Deed.TURNED:
            self._paint_arrow(painter, sign, move.seat)
        pen = QPen(edge, max(2.0, size * 0.14))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        font = self._pictures.font(12, bold=True)
        font.setPixelSize(round(size * 0.62))
        name = self.names[move.seat] if move.seat < len(self.names) else ""
        paint_seat_sign(painter, sign, move.seat, initial(name), font)

    def _paint_arrow(self, painter: QPainter, sign: QRectF, seat: int) -> None:
        """Three quarters of a turn around the sign."""
        grown = sign.adjusted(-5, -5, 5, 5) if sign.width() < 26 else sign.adjusted(-7, -7, 7, 7)
        colour = seat_colour(seat, self._pictures.palette.is_dark)
        for pen in (QPen(QColor(255, 255, 255), 6), QPen(colour, 3)):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen)
            painter.drawArc(grown, 20 * 16, 160 * 16)
        tip = QPointF(grown.left(), grown.center().y() - 1)
        size = grown.width() * 0.14
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon([tip + QPointF(-size, -size), tip + QPointF(size, -size), tip + QPointF(0, size)])

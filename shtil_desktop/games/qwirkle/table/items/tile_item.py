"""A tile on the table: on the rack, loose, or laid; it is moved, never rebuilt."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from shtil_desktop.games.qwirkle.rules.tiles import Tile
from shtil_desktop.games.qwirkle.table.art.tile import CORNER
from shtil_desktop.games.qwirkle.table.pictures import SHADOW_ROOM, TilePictures
from shtil_desktop.table.art.plates import paint_focus
from shtil_desktop.table.items.piece import PieceItem
from shtil_desktop.table.items.seat_signs import seat_colour, seat_shape
from shtil_desktop.table.theme import AMBER, GOLD, faded

SIGN: Final = 0.30
"""The sign of who laid a tile, in sizes of the tile."""


class TileItem(PieceItem):
    """Its origin is its middle."""

    def __init__(self, pictures: TilePictures, tile: Tile | None, size: float) -> None:
        """Without a tile it is seen from behind, and nobody knows which one it is."""
        super().__init__(pictures)
        self.tile = tile
        self.size = size
        """Its side, where it lies now."""
        self.is_loose = False
        """Laid, and not confirmed yet."""
        self.is_picked = False
        self.is_given = False
        """To be traded."""
        self.is_wanted = False
        """Of the largest set, which is to be laid first."""
        self.is_shown = False
        """Of a move that is looked up in the log."""
        self.owner: int | None = None
        """Whose tile it is, if that is to be marked."""
        self.glow = 0.0
        """The light of a Qwirkle, 0…1."""

    @property
    def _tiles(self) -> TilePictures:
        assert isinstance(self._pictures, TilePictures)
        return self._pictures

    @property
    def rect(self) -> QRectF:
        return QRectF(-self.size / 2, -self.size / 2, self.size, self.size)

    def boundingRect(self) -> QRectF:
        room = self.size * (SHADOW_ROOM + 0.02) + 3
        return self.rect.adjusted(-room, -room, room, room)

    def resize(self, size: float) -> None:
        if size != self.size:
            self.prepareGeometryChange()
            self.size = size
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, self.scale() != 1.0)
        pictures, size = self._tiles, self.size
        room = size * SHADOW_ROOM
        corner = QPointF(-size / 2, -size / 2)
        shadow = pictures.shadow(size, 1.0 if self.is_lifted else 0.0)
        painter.drawPixmap(corner - QPointF(room, room), shadow)
        face = pictures.back(size) if self.tile is None else pictures.tile(self.tile, size)
        opacity = painter.opacity()
        painter.setOpacity(opacity * 0.45 if self.is_given else opacity)
        painter.drawPixmap(corner, face)
        painter.setOpacity(opacity)
        self._paint_marks(painter)

    def _paint_marks(self, painter: QPainter) -> None:
        width, palette = max(2.0, self.size * 0.055), self._pictures.palette
        if self.glow > 0:
            self._paint_glow(painter, width)
        if self.is_picked or self.is_given:
            self._paint_ring(painter, palette.accent, width)
        elif self.is_loose or self.is_shown or self.is_wanted:
            self._paint_ring(painter, palette.accent, width * 0.8)
        elif self.owner is not None:
            self._paint_owner(painter, self.owner, width)
        if self.has_focus:
            paint_focus(painter, self.rect, palette)

    def _paint_ring(self, painter: QPainter, colour: QColor, width: float) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(colour, width)
        if self.is_given:
            pen.setDashPattern([2.2, 1.6])
        painter.setPen(pen)
        half, radius = width / 2, self.size * CORNER
        painter.drawRoundedRect(self.rect.adjusted(half, half, -half, -half), radius - half, radius - half)

    def _paint_owner(self, painter: QPainter, seat: int, width: float) -> None:
        """A rim in the seat's colour, and its sign at the corner: no seat is known by its colour alone."""
        colour = seat_colour(seat, is_dark=True)
        self._paint_ring(painter, colour, width)
        sign = max(9.0, self.size * SIGN)
        box = QRectF(0, 0, sign, sign)
        box.moveCenter(self.rect.topRight() + QPointF(-sign * 0.30, sign * 0.30))
        painter.setPen(QPen(QColor(255, 255, 255), max(1.4, sign * 0.12)))
        painter.setBrush(seat_colour(seat))
        painter.drawPath(seat_shape(seat, box))

    def _paint_glow(self, painter: QPainter, width: float) -> None:
        """Rims of gold, and a calm light around."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = self.size * CORNER
        for i in range(4):
            grow = width * (0.4 + i * 0.7)
            painter.setPen(QPen(faded(GOLD, 0.30 * self.glow * (1 - i / 4)), width * 1.4))
            painter.drawRoundedRect(
                self.rect.adjusted(-grow, -grow, grow, grow), radius + grow, radius + grow
            )
        painter.setPen(QPen(faded(AMBER, 0.95 * self.glow), width))
        painter.drawRoundedRect(self.rect, radius, radius)

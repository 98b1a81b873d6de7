"""Amber beacons: they point at the places that a lesson is about."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from shtil_desktop.table.art.plates import corner_radius
from shtil_desktop.table.items.flat_item import FlatItem
from shtil_desktop.table.pictures.table_pictures import TablePictures
from shtil_desktop.table.theme import faded

ROOM = 0.30
"""Around a marked place, for its halo and its pointer, in heights of a card."""
Beacon = tuple[QRectF, float]
"""A place and the angle at which it lies."""


class BeaconItem(FlatItem):
    """A ring around each marked place, and a pointer above it: the shape tells it too."""

    def __init__(self, pictures: TablePictures) -> None:
        super().__init__(pictures)
        self.beacons: tuple[Beacon, ...] = ()

    def light(self, beacons: Sequence[Beacon]) -> None:
        """Mark these places and no others."""
        if tuple(beacons) == self.beacons:
            return
        self.beacons = tuple(beacons)
        room = self._pictures.piece.height() * ROOM
        whole = QRectF()
        for rect, _ in self.beacons:
            whole = whole.united(rect.adjusted(-room, -room, room, room))
        self.place(whole)

    def paint_self(self, painter: QPainter) -> None:
        for rect, angle in self.beacons:
            painter.save()
            painter.translate(rect.center())
            painter.rotate(angle)
            self._paint(painter, rect.translated(-rect.center()))
            painter.restore()

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        accent, high = self._pictures.palette.accent, self._size(rect)
        width = self._width(rect)
        radius = min(corner_radius(high), rect.height() / 2) + width
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen, out in (
            (QPen(faded(accent, 0.30), width * 2.6), width * 1.5),
            (QPen(accent, width), width * 0.9),
        ):
            painter.setPen(pen)
            painter.drawRoundedRect(rect.adjusted(-out, -out, out, out), radius, radius)
        self._paint_pointer(painter, QPointF(rect.center().x(), rect.top() - width * 1.2), high * 0.11)

    def _size(self, rect: QRectF) -> float:
        """What a ring is measured by: the card, or the thing itself if that is much smaller."""
        return min(self._pictures.piece.height(), 1.2 * rect.height())

    def _width(self, rect: QRectF) -> float:
        return max(1.6, self._size(rect) * 0.042)

    def reach(self, rect: QRectF) -> float:
        """How far the halo around a place stands out: little around a small one, or it would cover words."""
        return self._width(rect) * 2.8

    def _paint_pointer(self, painter: QPainter, tip: QPointF, size: float) -> None:
        wings = (QPointF(-size, -size * 1.1), QPointF(size, -size * 1.1))
        painter.setPen(
            QPen(self._pictures.palette.panel, 1.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        )
        painter.setBrush(self._pictures.palette.accent)
        painter.drawPolygon(QPolygonF([tip, *(tip + wing for wing in wings)]))

"""A card on the table: in hand, in the route, in the market; it is moved, never rebuilt."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from shtil_desktop.games.shkap.rules.cards import Card
from shtil_desktop.games.shkap.table.pictures import ShkapPictures
from shtil_desktop.table.art.plates import corner_radius, paint_focus
from shtil_desktop.table.items.piece import PieceItem
from shtil_desktop.table.theme import faded

ROOM: Final = 8.0
"""Around a card for its marks and shadow."""


class CardItem(PieceItem):
    """Its origin is its middle."""

    def __init__(
        self, pictures: ShkapPictures, card: Card | None, size: QSizeF, face_up: bool = True
    ) -> None:
        """Without a card it is seen from behind, and nobody knows which one it is."""
        super().__init__(pictures, face_up and card is not None)
        self.card = card
        self.size = QSizeF(size)
        """Where it lies now."""
        self.is_picked = False
        self.is_dimmed = False
        """Used already, or behind the chest."""
        self.is_wrong = False
        """The route breaks off here."""
        self.is_open = False
        """May be touched now, where that is not plain."""

    @property
    def _cards(self) -> ShkapPictures:
        assert isinstance(self._pictures, ShkapPictures)
        return self._pictures

    @property
    def rect(self) -> QRectF:
        return QRectF(-self.size.width() / 2, -self.size.height() / 2, self.size.width(), self.size.height())

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-ROOM, -ROOM, ROOM, ROOM + 4)

    def resize(self, size: QSizeF) -> None:
        if size != self.size:
            self.prepareGeometryChange()
            self.size = QSizeF(size)
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_shadow(painter)
        painter.save()
        turn = abs(2 * self.front - 1)
        if turn < 1:
            painter.scale(max(0.02, turn), 1.0)
        face = self.card if self.front > 0.5 else None
        picture = self._cards.card(face, self.size, self.is_dimmed)
        painter.drawPixmap(self.rect.topLeft(), picture)
        painter.restore()
        self._paint_marks(painter)

    def _paint_shadow(self, painter: QPainter) -> None:
        palette = self._pictures.palette
        painter.setPen(Qt.PenStyle.NoPen)
        lift = 5.0 if self.is_lifted or self.is_picked else 2.0
        radius = corner_radius(self.size.height())
        for grow in (2.4, 1.2, 0.0):
            painter.setBrush(faded(palette.shadow, palette.shadow.alphaF() * 0.34))
            box = self.rect.adjusted(-grow, lift * 0.5 - grow, grow, lift * 0.8 + grow)
            painter.drawRoundedRect(box, radius + grow, radius + grow)

    def _paint_marks(self, painter: QPainter) -> None:
        palette = self._pictures.palette
        if self.is_wrong:
            self._paint_ring(painter, palette.price, is_dashed=True)
        elif self.is_picked or self.is_open:
            self._paint_ring(painter, palette.accent)
        if self.has_focus:
            paint_focus(painter, self.rect, palette)

    def _paint_ring(self, painter: QPainter, colour: QColor, is_dashed: bool = False) -> None:
        width = max(2.0, self.size.height() * 0.032)
        pen = QPen(colour, width)
        if is_dashed:
            pen.setDashPattern([2.4, 1.8])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        half, radius = width / 2, corner_radius(self.size.height())
        painter.drawRoundedRect(self.rect.adjusted(-half, -half, half, half), radius, radius)


def middle_of(rect: QRectF) -> QPointF:
    """On whole pixels, so that a card is crisp."""
    return QPointF(
        round(rect.left()) + rect.width() / 2,
        round(rect.top()) + rect.height() / 2,
    )

"""A card on the table: it lives as long as the game shows it, and is moved, not rebuilt."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from shtil_desktop.games.shtil.rules.cards import HIDDEN, Card
from shtil_desktop.games.shtil.table.art.board.marks import CellMark
from shtil_desktop.games.shtil.table.art.board.sea import paint_cell_mark
from shtil_desktop.games.shtil.table.items.side_signs import Sign, draw_sign, sign_colours
from shtil_desktop.games.shtil.table.rendering.pictures import Pictures
from shtil_desktop.table.art.plates import corner_radius, paint_focus
from shtil_desktop.table.items.piece import PieceItem
from shtil_desktop.table.theme import faded


class CardMark(Enum):
    NONE = "none"
    PICKED = "picked"  # in the player's fingers
    CHOSEN = "chosen"  # is to pay
    OPEN = "open"  # may be struck or turned
    LAST = "last"  # the last move


class CardItem(PieceItem):
    """A card, face up or down, with the marks of what may be done with it."""

    def __init__(self, pictures: Pictures, card: Card, face_up: bool = True) -> None:
        super().__init__(pictures, face_up)
        self._pictures: Pictures = pictures
        self.card = card
        self.turned = False
        self.mark = CardMark.NONE
        self.is_veiled = False
        self.is_crowded = False
        """Whether the next card of the hand covers so much of it that the index has to keep to the rest."""
        self.sign: Sign | None = None
        """Whose card it is, or that it is the wrong side up; its edge has the same colour."""

    def boundingRect(self) -> QRectF:
        return self._pictures.card_bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        pictures, room = self._pictures, self._pictures.shadow_room
        corner = self.rect.topLeft()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)  # or the edges of askew cards are jagged
        is_front = self.front >= 0.5 and self.card != HIDDEN
        breadth = abs(2 * self.front - 1)
        if breadth < 1:
            painter.scale(max(0.02, breadth), 1)
        painter.drawPixmap(corner - QPointF(room, room), pictures.shadow(self.is_lifted))
        painter.drawPixmap(corner, self._face() if is_front else pictures.face(HIDDEN))
        self._paint_marks(painter)

    def _face(self) -> QPixmap:
        if self.is_crowded:
            return self._pictures.crowded_face(self.card, self.turned)
        return self._pictures.face(self.card, self.turned)

    def _paint_marks(self, painter: QPainter) -> None:
        pictures = self._pictures
        if self.is_veiled:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(pictures.palette.well, 0.45))
            radius = corner_radius(self.rect.height())
            painter.drawRoundedRect(self.rect, radius, radius)
        if self.sign is not None and self.front >= 0.5:
            self._paint_outline(painter, sign_colours(self.sign, pictures.palette)[0])
            draw_sign(painter, self.rect, self.sign, pictures)
        if self.mark in (CardMark.PICKED, CardMark.OPEN):
            paint_cell_mark(painter, self.rect, pictures.palette, CellMark.OPEN)
        elif self.mark is CardMark.CHOSEN:
            self._paint_outline(painter, pictures.palette.price)
            size = pictures.badge_size * 0.7
            painter.drawPixmap(
                QRectF(self.rect.left() + size * 0.15, self.rect.bottom() - size * 1.15, size, size).toRect(),
                pictures.made(("minus",), self._badge_room(), self._paint_minus),
            )
        elif self.mark is CardMark.LAST:
            self._paint_last(painter)
        if self.has_focus:
            paint_focus(painter, self.rect, pictures.palette)

    def _badge_room(self) -> QSizeF:
        return QSizeF(self._pictures.badge_size, self._pictures.badge_size)

    def _paint_minus(self, painter: QPainter) -> None:
        size = self._pictures.badge_size
        painter.setPen(QPen(self._pictures.palette.badge_ring, size * 0.06))
        painter.setBrush(self._pictures.palette.price)
        painter.drawEllipse(QRectF(0, 0, size, size).adjusted(2, 2, -2, -2))
        painter.setPen(QPen(self._pictures.palette.badge_text, size * 0.12))
        painter.drawLine(QPointF(size * 0.3, size / 2), QPointF(size * 0.7, size / 2))

    def _paint_outline(self, painter: QPainter, colour: QColor) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, max(2.0, self.rect.height() * 0.035)))
        radius = corner_radius(self.rect.height())
        painter.drawRoundedRect(self.rect.adjusted(1, 1, -1, -1), radius, radius)

    def _paint_last(self, painter: QPainter) -> None:
        """A small amber pennant in the corner: this was the last move."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(self._pictures.palette.accent, max(1.6, self.rect.height() * 0.024))
        pen.setStyle(Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([1.0, 2.2])
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        out = self.rect.height() * 0.02
        radius = corner_radius(self.rect.height())
        painter.drawRoundedRect(self.rect.adjusted(-out, -out, out, out), radius, radius)

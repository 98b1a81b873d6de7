"""Small furniture: headings, deck and discard, the phases of an island, and what its signs mean."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from shtil_desktop.games.shkap.rules.cards import Card
from shtil_desktop.games.shkap.table.art.glyphs import Glyph, paint_legend_glyph
from shtil_desktop.games.shkap.table.pictures import ShkapPictures
from shtil_desktop.table.art.plates import corner_radius, paint_inner_line
from shtil_desktop.table.items.fitted_text import elided, text_width
from shtil_desktop.table.items.flat_item import FlatItem
from shtil_desktop.table.theme import faded

LEGEND_ROW: Final = 35.0


class CaptionItem(FlatItem):
    """A heading above market or horizon."""

    def __init__(self, pictures: ShkapPictures) -> None:
        super().__init__(pictures)
        self.text = ""

    def paint_self(self, painter: QPainter) -> None:
        font = self._pictures.font(13.5, bold=True)
        painter.setFont(font)
        painter.setPen(self._pictures.palette.text)
        painter.drawText(self.rect, Qt.AlignmentFlag.AlignVCenter, elided(font, self.text, self.rect.width()))


class PileItem(FlatItem):
    """Deck or discard, with its count on a label."""

    def __init__(self, pictures: ShkapPictures) -> None:
        super().__init__(pictures)
        self._cards = pictures
        self.text = ""
        self.count = 0
        self.top: Card | None = None
        """The face on top; without one the pile lies face down."""
        self.is_face_down = True

    def paint_self(self, painter: QPainter) -> None:
        palette = self._pictures.palette
        if self.count:
            for i in range(min(3, self.count) - 1, -1, -1):
                card = None if self.is_face_down else self.top
                picture = self._cards.card(card, self.rect.size(), is_dimmed=not self.is_face_down)
                painter.drawPixmap(self.rect.topLeft() + QPointF(i * 1.5, -i * 1.5), picture)
        else:
            paint_inner_line(painter, self.rect, faded(palette.text_soft, 0.6), 1.4, (3.0, 2.4))
        if self.is_open:
            radius = corner_radius(self.rect.height())
            painter.setPen(QPen(palette.accent, 3.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.rect, radius, radius)
        self._paint_label(painter)

    def _paint_label(self, painter: QPainter) -> None:
        palette, font = self._pictures.palette, self._pictures.font(11.5, bold=True)
        wide, high = text_width(font, self.text) + 16, font.pixelSize() * 1.6
        label = QRectF(0, 0, wide, high)
        label.moveCenter(QPointF(self.rect.center().x(), self.rect.bottom() - high * 0.55))
        if wide > self.rect.width() + 12:  # a long word reaches inwards, not out of the window
            is_right = self.rect.center().x() > self.scene().sceneRect().center().x()
            label.moveRight(self.rect.right() + 6) if is_right else label.moveLeft(self.rect.left() - 6)
        painter.setPen(QPen(palette.panel_line, 1.0))
        painter.setBrush(palette.panel)
        painter.drawRoundedRect(label, high / 2, high / 2)
        painter.setFont(font)
        painter.setPen(palette.text)
        painter.drawText(label, Qt.AlignmentFlag.AlignCenter, self.text)

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-80, -8, 80, 8)


class PhasesItem(FlatItem):
    """The steps of an island, and which one it is: a list, or one line of dots where room is scarce."""

    def __init__(self, pictures: ShkapPictures) -> None:
        super().__init__(pictures)
        self.names: tuple[str, ...] = ()
        self.now: int | None = None
        self.is_list = True

    def paint_self(self, painter: QPainter) -> None:
        if self.names:
            self._paint_list(painter) if self.is_list else self._paint_line(painter)

    def _paint_list(self, painter: QPainter) -> None:
        palette, unit = self._pictures.palette, self._pictures.unit
        step = self.rect.height() / len(self.names)
        x = self.rect.left() + 22 * unit
        painter.setPen(QPen(palette.panel_line, 1.6))
        first, last = self.rect.top() + step / 2, self.rect.bottom() - step / 2
        painter.drawLine(QPointF(x, first), QPointF(x, last))
        for i, name in enumerate(self.names):
            y = self.rect.top() + (i + 0.5) * step
            self._paint_dot(painter, QPointF(x, y), i)
            font = self._pictures.font(12.5, bold=i == self.now)
            painter.setFont(font)
            painter.setPen(palette.text if i == self.now else palette.text_soft)
            row = QRectF(x + 18 * unit, y - step / 2, self.rect.right() - x - 24 * unit, step)
            painter.drawText(row, Qt.AlignmentFlag.AlignVCenter, elided(font, name, row.width()))

    def _paint_line(self, painter: QPainter) -> None:
        palette, unit = self._pictures.palette, self._pictures.unit
        x, y, step = self.rect.left() + 18 * unit, self.rect.center().y(), 62 * unit / len(self.names)
        painter.setPen(QPen(palette.panel_line, 1.4))
        painter.drawLine(QPointF(x, y), QPointF(x + (len(self.names) - 1) * step, y))
        for i in range(len(self.names)):
            self._paint_dot(painter, QPointF(x + i * step, y), i)
        if self.now is not None:
            font = self._pictures.font(12, bold=True)
            left = x + len(self.names) * step
            room = QRectF(left, self.rect.top(), self.rect.right() - left - 6, self.rect.height())
            painter.setFont(font)
            painter.setPen(palette.text)
            painter.drawText(
                room, Qt.AlignmentFlag.AlignVCenter, elided(font, self.names[self.now], room.width())
            )

    def _paint_dot(self, painter: QPainter, at: QPointF, i: int) -> None:
        palette, unit = self._pictures.palette, self._pictures.unit
        is_now, is_past = i == self.now, self.now is not None and i < self.now
        size = ((6.5 if self.is_list else 5.2) if is_now else (4.2 if self.is_list else 3.6)) * unit
        painter.setPen(QPen(palette.text_soft if not is_now else palette.accent, 1.4))
        painter.setBrush(palette.accent if is_now else palette.text_soft if is_past else palette.panel)
        painter.drawEllipse(at, size, size)


class IslandDotsItem(FlatItem):
    """One dot for each island of the expedition."""

    def __init__(self, pictures: ShkapPictures) -> None:
        super().__init__(pictures)
        self.count = 0
        self.at = 0

    def paint_self(self, painter: QPainter) -> None:
        palette, unit = self._pictures.palette, self._pictures.unit
        step = min(16 * unit, self.rect.width() / max(1, self.count))
        for i in range(self.count):
            at = QPointF(self.rect.left() + (i + 0.5) * step, self.rect.center().y())
            is_now = i == self.at
            size = (5.4 if is_now else 3.8) * unit
            painter.setPen(QPen(palette.accent if is_now else palette.text_soft, 1.3))
            painter.setBrush(
                palette.accent if is_now else palette.text_soft if i < self.at else palette.panel
            )
            painter.drawEllipse(at, size, size)


class LegendItem(FlatItem):
    """What the signs of this island mean."""

    def __init__(self, pictures: ShkapPictures) -> None:
        super().__init__(pictures)
        self.title = ""
        self.rows: tuple[tuple[Glyph, str], ...] = ()

    def paint_self(self, painter: QPainter) -> None:
        if not self.rows:
            return
        palette, unit, head = (
            self._pictures.palette,
            self._pictures.unit,
            self._pictures.font(13.5, bold=True),
        )
        pad = 13 * unit
        scale = max(0.85, self._pictures.scale)
        room = self.rect.height() - head.pixelSize() * 2.2 - 8
        step = min(LEGEND_ROW * scale, room / len(self.rows))
        top = self.rect.bottom() - 8 - step * len(self.rows) - head.pixelSize() * 2.2
        left, width = self.rect.left() + pad, self.rect.width() - 2 * pad
        painter.setPen(QPen(palette.panel_line, 1.0))
        painter.drawLine(QPointF(left, top), QPointF(left + width, top))
        painter.setFont(head)
        painter.setPen(palette.text)
        title = QRectF(left, top + 4, width, head.pixelSize() * 1.8)
        painter.drawText(title, Qt.AlignmentFlag.AlignVCenter, elided(head, self.title, width))
        font = self._pictures.font(11.5)
        y = title.bottom() + 2
        for glyph, text in self.rows:
            side = round(min(step * 0.86, 32 * scale))
            box = QRectF(round(left), round(y + (step - side) / 2), side, side)
            paint_legend_glyph(painter, box, glyph, palette)
            painter.setFont(font)
            painter.setPen(palette.text)
            words = QRectF(box.right() + 10 * unit, y, width - side - 10 * unit, step)
            flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(words, int(flags), text)
            y += step

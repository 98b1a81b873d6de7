"""An item with a rectangle of its own: panels, buttons, marks, and all that is drawn flat on the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from shtil_desktop.table.art.plates import paint_focus
from shtil_desktop.table.items.fitted_text import text_width
from shtil_desktop.table.pictures.table_pictures import TablePictures


class FlatItem(QGraphicsItem):
    """An item with a rectangle, a light and a focus mark; repainted only when something changes."""

    def __init__(self, pictures: TablePictures) -> None:
        super().__init__()
        self._pictures = pictures
        self.rect = QRectF()
        self.is_open = False
        self.has_focus = False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        room = max(8.0, self.rect.height() * 0.12)
        return self.rect.adjusted(-room, -room, room, room)

    def place(self, rect: QRectF) -> None:
        self.prepareGeometryChange()
        self.rect = rect
        self.update()

    def show_as(self, **looks: object) -> None:
        """Change how it looks, and repaint only if something did change."""
        if any(getattr(self, name) != value for name, value in looks.items()):
            for name, value in looks.items():
                setattr(self, name, value)
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_self(painter)
        if self.has_focus:
            paint_focus(painter, self.rect, self._pictures.palette)

    def paint_self(self, painter: QPainter) -> None:
        """Painted by each kind."""


def paint_times(painter: QPainter, rect: QRectF, count: int, pictures: TablePictures) -> None:
    """How many of the same lie there: a small label at the lower right corner."""
    palette, font = pictures.palette, pictures.font(11, bold=True)
    text = f"\N{MULTIPLICATION SIGN}{count}"
    size = QSizeF(text_width(font, text) + 8, font.pixelSize() * 1.35)
    label = QRectF(QPointF(rect.right() - size.width() + 4, rect.bottom() - size.height() + 4), size)
    painter.setPen(QPen(palette.panel_line, 1.0))
    painter.setBrush(palette.panel)
    painter.drawRoundedRect(label, size.height() / 2, size.height() / 2)
    painter.setFont(font)
    painter.setPen(palette.text)
    painter.drawText(label, Qt.AlignmentFlag.AlignCenter, text)

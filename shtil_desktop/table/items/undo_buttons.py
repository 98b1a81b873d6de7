"""Undo and redo at the end of the line of words: two quiet round buttons for those who play without keys."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from shtil_desktop.table.input.keys import Keys
from shtil_desktop.table.items.flat_item import FlatItem
from shtil_desktop.table.pictures.table_pictures import TablePictures
from shtil_desktop.table.theme import mix

translate = QCoreApplication.translate


class Tool(Enum):
    """The value is the command whose key does the same."""

    UNDO = "undo"
    REDO = "redo"


class ToolItem(FlatItem):
    """An arrow that turns back, or forth."""

    def __init__(self, pictures: TablePictures, tool: Tool) -> None:
        super().__init__(pictures)
        self.tool = tool
        self.is_enabled = False
        self.is_hovered = False
        self.setVisible(False)

    def paint_self(self, painter: QPainter) -> None:
        palette = self._pictures.palette
        ground = palette.panel
        if self.is_hovered and self.is_enabled:
            ground = mix(ground, QColor(255, 255, 255) if palette.is_dark else palette.text, 0.10)
        painter.setOpacity(1.0 if self.is_enabled else 0.4)
        painter.setPen(QPen(mix(ground, palette.text, 0.35), 1.0))
        painter.setBrush(ground)
        painter.drawEllipse(self.rect.adjusted(0.5, 0.5, -0.5, -0.5))
        self._paint_arrow(painter, palette.text)
        painter.setOpacity(1.0)

    def _paint_arrow(self, painter: QPainter, ink: QColor) -> None:
        size = self.rect.height() * 0.44
        painter.save()
        painter.translate(self.rect.center())
        if self.tool is Tool.REDO:
            painter.scale(-1, 1)
        arc = QRectF(-size / 2, -size * 0.34, size, size)
        path = QPainterPath()
        path.arcMoveTo(arc, 150)
        path.arcTo(arc, 150, -235)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        line = QPen(ink, max(1.6, size * 0.13), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        painter.setPen(line)
        painter.drawPath(path)
        tip = path.pointAtPercent(0.0)
        head = QPainterPath(tip + QPointF(0, -size * 0.34))
        head.lineTo(tip + QPointF(0, size * 0.02))
        head.lineTo(tip + QPointF(size * 0.36, size * 0.02))
        painter.drawPath(head)
        painter.restore()


def tool_text(tool: Tool, keys: Keys) -> str:
    """What a tool does, and the key that does the same."""
    key = keys.shown(tool.value)
    text = translate("keys", "Undo") if tool is Tool.UNDO else translate("keys", "Redo")
    return f"{text} ({key})" if key else text


def tool_rects(line: QRectF, count: int, is_mirrored: bool) -> list[QRectF]:
    """So many round places at the near end of a line, which is the other one for a left hand."""
    size = min(line.height() - 4, max(28.0, line.height() * 0.84))
    step, top = size * 1.16, line.center().y() - size / 2
    left = line.right() - count * step if is_mirrored else line.left()
    return [QRectF(left + i * step, top, size, size) for i in range(count)]

"""The sheet of the chart, the ground of the table, and the strip on which the next island is seen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from shtil_desktop.table.theme import Palette

PAPER, NIGHT_PAPER = QColor(250, 245, 232), QColor(30, 48, 72)


def paint_ground(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """The quiet sea under everything."""
    sea = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    sea.setColorAt(0.0, palette.sea_top)
    sea.setColorAt(1.0, palette.sea_bottom)
    painter.fillRect(rect, sea)


def paint_sheet(painter: QPainter, rect: QRectF, palette: Palette, name: str, caption: str) -> None:
    """The chart without its island: paper, border, compass, and name and caption at the lower right."""
    painter.save()
    painter.setPen(palette.text)
    painter.setBrush(NIGHT_PAPER if palette.is_dark else PAPER)
    painter.drawRoundedRect(rect, 10, 10)
    corner = rect.adjusted(30, 30, -30, -30)
    painter.drawText(corner, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight, f"{name}\n{caption}")
    painter.restore()


def paint_horizon(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Sea and sky behind a small island."""
    painter.save()
    painter.setPen(palette.panel_line)
    painter.setBrush(palette.well)
    painter.drawRoundedRect(rect, 10, 10)
    painter.restore()

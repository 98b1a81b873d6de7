"""Plates, rounded corners and the keyboard's ring: what looks the same on every table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from shtil_desktop.table.theme import Palette, faded

CORNER: Final = 0.105
"""Radius of a card's corner, in heights of the card."""


def corner_radius(height: float) -> float:
    """Radius of the corners of a card (and of a cell) of this height."""
    return height * CORNER


def rounded(rect: QRectF) -> QPainterPath:
    """The outline of a card that fills `rect`."""
    radius = corner_radius(rect.height())
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def paint_panel(
    painter: QPainter,
    rect: QRectF,
    palette: Palette,
    line: QColor | None = None,
    width: float = 1.0,
    opacity: float = 0.92,
) -> None:
    """A quiet plate with a thin line around it."""
    painter.setPen(line or palette.panel_line)
    pen = painter.pen()
    pen.setWidthF(width)
    painter.setPen(pen)
    painter.setBrush(faded(palette.panel, opacity))
    half, radius = width / 2, panel_radius(rect)
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)


def panel_radius(rect: QRectF) -> float:
    """Of a panel's corners: rounder on a large table."""
    return min(20.0, max(10.0, 0.055 * min(rect.width(), rect.height())))


def paint_inner_line(
    painter: QPainter, rect: QRectF, colour: QColor, width: float, dash: tuple[float, ...] = ()
) -> None:
    """A rounded line that lies wholly inside `rect`."""
    half = width / 2
    inner = rect.adjusted(half, half, -half, -half)
    radius = corner_radius(rect.height()) - half
    pen = QPen(colour, width)
    if dash:
        pen.setDashPattern(list(dash))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(inner, radius, radius)


def paint_focus(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """The keyboard's ring around a cell or card: a light line in a dark one, seen on every ground."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = max(2.0, rect.height() * 0.028)
    paint_inner_line(
        painter, rect.adjusted(-width * 2, -width * 2, width * 2, width * 2), palette.text, width
    )
    paint_inner_line(painter, rect.adjusted(-width, -width, width, width), palette.panel, width)
    painter.restore()

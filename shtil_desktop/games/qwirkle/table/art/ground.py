"""The ground of the table: a quiet sea, lamplight in its middle, and the points of a board without edge."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from shtil_desktop.games.qwirkle.table.art.look import Look
from shtil_desktop.games.rng import Rng
from shtil_desktop.table.theme import Palette, faded

WAVES: Final = 64
POINT_REACH: Final = 4.5
"""How many cells away from the nearest tile the last point is seen."""


def ground(
    size: QSizeF, middle: QPointF, panels: Iterable[QRectF], palette: Palette, look: Look, ratio: float
) -> QPixmap:
    """All that never moves, for one size of the window."""
    pixmap = QPixmap(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(palette.sea_bottom)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    whole = QRectF(QPointF(0, 0), size)
    _paint_sea(painter, whole, palette)
    _paint_lamp(painter, whole, middle, look)
    for panel in panels:
        paint_panel(painter, panel, palette)
    painter.end()
    return pixmap


def _paint_sea(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    sea = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    sea.setColorAt(0.0, palette.sea_top)
    sea.setColorAt(1.0, palette.sea_bottom)
    painter.fillRect(rect, sea)
    if palette.is_flat:
        return
    rng = Rng("qwirkle", "waves")
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(WAVES):
        x, y = rng.below(1000) / 1000, rng.below(1000) / 1000
        long = 14 + rng.below(20)
        strength = 0.35 + 0.65 * rng.below(100) / 100
        painter.setPen(QPen(faded(palette.wave, palette.wave.alphaF() * strength), 1.1))
        at = QPointF(rect.left() + x * rect.width(), rect.top() + y * rect.height())
        wave = QPainterPath(at)
        wave.quadTo(at + QPointF(long * 0.25, -4), at + QPointF(long * 0.5, 0))
        wave.quadTo(at + QPointF(long * 0.75, 4), at + QPointF(long, 0))
        painter.drawPath(wave)


def _paint_lamp(painter: QPainter, rect: QRectF, middle: QPointF, look: Look) -> None:
    light = QRadialGradient(middle, max(rect.width(), rect.height()) * 0.46)
    light.setColorAt(0.0, look.lamp)
    light.setColorAt(0.45, faded(look.lamp, look.lamp.alphaF() * 0.55))
    light.setColorAt(1.0, faded(look.lamp, 0.0))
    painter.fillRect(rect, light)


def paint_panel(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """A quiet plate with a thin line around it."""
    painter.setPen(QPen(palette.panel_line, 1.0))
    painter.setBrush(faded(palette.panel, 0.92))
    radius = min(20.0, max(10.0, 0.055 * min(rect.width(), rect.height())))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


def paint_point(painter: QPainter, at: QPointF, far: float, look: Look) -> None:
    """The middle of a cell, fainter the farther (in cells) it is from the tiles."""
    strength = max(0.0, 1.0 - far / POINT_REACH)
    if strength:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(look.point, look.point.alphaF() * strength))
        painter.drawEllipse(at, 1.5, 1.5)


def paint_well(painter: QPainter, rect: QRectF, look: Look) -> None:
    """An empty cell beside a tile: a pale hollow."""
    painter.setPen(QPen(look.point, 1.0) if look.is_flat else Qt.PenStyle.NoPen)
    painter.setBrush(look.well)
    radius = rect.width() * 0.15
    painter.drawRoundedRect(rect, radius, radius)

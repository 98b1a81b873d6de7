"""The two lights of the end: a sun that rises below the board, and a fog that drifts in."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QRadialGradient

from shtil_desktop.table.theme import Palette, faded

DAWN = QColor(255, 196, 120)
ROSE = QColor(255, 150, 120)
SUN = QColor(255, 246, 214)
LIGHT_SKY = ((0.0, DAWN, 0.45), (0.35, DAWN, 0.19), (0.65, ROSE, 0.10), (1.0, ROSE, 0.0))
# Over a dark sea pale orange would be mud: there the sky reddens and turns to violet.
DARK_SKY = (
    (0.0, QColor(255, 158, 84), 0.50),
    (0.22, QColor(238, 98, 86), 0.34),
    (0.55, QColor(126, 62, 150), 0.24),
    (1.0, QColor(70, 60, 150), 0.0),
)
# Where each wisp of fog lies on the table, how large it is, how dense, and how far it drifts.
WISPS = (
    (0.16, 0.16, 0.42, 0.20, 0.50, 0.9),
    (0.62, 0.10, 0.50, 0.16, 0.42, 1.3),
    (0.36, 0.40, 0.60, 0.20, 0.46, 1.1),
    (0.84, 0.46, 0.44, 0.22, 0.44, 1.5),
    (0.22, 0.68, 0.54, 0.18, 0.48, 1.2),
    (0.66, 0.78, 0.62, 0.20, 0.50, 1.0),
)


def paint_sunrise(painter: QPainter, table: QRectF, board: QRectF, part: float, palette: Palette) -> None:
    """Warm light climbs from below; the islands stay to be read."""
    painter.setPen(Qt.PenStyle.NoPen)
    reach = table.height() * (0.25 + 0.85 * part)
    sky = QLinearGradient(QPointF(0, table.bottom()), QPointF(0, table.bottom() - reach))
    for at, colour, alpha in DARK_SKY if palette.is_dark else LIGHT_SKY:
        sky.setColorAt(at, faded(colour, alpha * part))
    painter.fillRect(table, QBrush(sky))
    size = board.height() * 0.62
    sun = QPointF(board.center().x(), board.bottom() + size * (0.50 - 0.28 * part))
    glow = QRadialGradient(sun, size)
    for at, colour, alpha in ((0.0, SUN, 0.95), (0.16, SUN, 0.80), (0.30, DAWN, 0.24), (1.0, DAWN, 0.0)):
        glow.setColorAt(at, faded(colour, alpha * part))
    painter.fillRect(table, QBrush(glow))


def paint_fog(painter: QPainter, table: QRectF, board: QRectF, part: float, palette: Palette) -> None:
    """A thin grey over everything, and wisps that drift in from the left."""
    painter.setPen(Qt.PenStyle.NoPen)
    colour = QColor(30, 40, 58) if palette.is_dark else QColor(226, 233, 238)
    painter.fillRect(table, faded(colour, 0.34 * part))
    for x, y, wide, high, dense, drift in WISPS:
        shift = (1 - part) * drift * 0.5
        centre = QPointF(table.left() + table.width() * (x - shift), board.top() + board.height() * y)
        _paint_wisp(
            painter,
            centre,
            table.width() * wide / 2,
            board.height() * high,
            faded(colour, 0.72 * dense * part),
        )


def _paint_wisp(painter: QPainter, centre: QPointF, wide: float, high: float, colour: QColor) -> None:
    if wide <= 0:
        return  # the table has no size yet
    painter.save()
    painter.translate(centre)
    painter.scale(1.0, high / wide)
    gradient = QRadialGradient(QPointF(0, 0), wide)
    gradient.setColorAt(0.0, colour)
    gradient.setColorAt(0.5, faded(colour, colour.alphaF() * 0.62))
    gradient.setColorAt(1.0, faded(colour, 0.0))
    painter.setBrush(gradient)
    painter.drawEllipse(QPointF(0, 0), wide, wide)
    painter.restore()

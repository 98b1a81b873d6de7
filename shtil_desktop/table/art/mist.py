"""The two lights of the end: a sun that rises below the board, and a fog that drifts in."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QRadialGradient

from shtil_desktop.table.theme import Palette, faded

DAWN = QColor(255, 196, 120)
ROSE = QColor(255, 150, 120)
SUN = QColor(255, 246, 214)
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
    strength = 0.62 if palette.is_dark else 0.8
    sky = QLinearGradient(
        QPointF(0, table.bottom()), QPointF(0, table.bottom() - table.height() * (0.25 + part))
    )
    sky.setColorAt(0.0, faded(DAWN, 0.56 * part * strength))
    sky.setColorAt(0.35, faded(DAWN, 0.24 * part * strength))
    sky.setColorAt(0.65, faded(ROSE, 0.12 * part * strength))
    sky.setColorAt(1.0, faded(ROSE, 0.0))
    painter.fillRect(table, QBrush(sky))
    size = board.height() * 0.62
    sun = QPointF(board.center().x(), board.bottom() + size * (0.50 - 0.28 * part))
    glow = QRadialGradient(sun, size)
    glow.setColorAt(0.0, faded(SUN, 0.95 * part))
    glow.setColorAt(0.16, faded(SUN, 0.80 * part))
    glow.setColorAt(0.30, faded(DAWN, 0.22 * part))
    glow.setColorAt(1.0, faded(DAWN, 0.0))
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
            painter, centre, table.width() * wide / 2, board.height() * high, faded(colour, dense * part)
        )


def _paint_wisp(painter: QPainter, centre: QPointF, wide: float, high: float, colour: QColor) -> None:
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

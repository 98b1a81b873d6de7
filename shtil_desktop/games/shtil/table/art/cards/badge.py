"""The price disc: teal-green for free, brick for a price, always with the figure."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QRadialGradient

from shtil_desktop.games.shtil.table.art.cards.numerals import figures, paint_figures
from shtil_desktop.table.theme import DAY, Palette, faded, mix

MINUS = "\N{MINUS SIGN}"


def price_text(price: int) -> str:
    """A price as it is shown: 0, or the cards it takes with a real minus sign."""
    return f"{MINUS}{price}" if price else "0"


def paint_badge(painter: QPainter, rect: QRectF, price: int, palette: Palette = DAY) -> None:
    """Draws the disc of a price (0…4, a number of cards) into the middle of `rect`."""
    radius = min(rect.width(), rect.height()) / 2
    centre = rect.center()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_shadow(painter, centre, radius, palette)
    colour = palette.price if price else palette.free
    ring = max(1.0, radius * 0.09)
    painter.setPen(QPen(palette.badge_ring, ring))
    painter.setBrush(_bulge(centre, radius, colour, palette))
    inner = radius * 0.9 - ring / 2
    painter.drawEllipse(centre, inner, inner)
    _paint_price(painter, centre, radius, price, palette)
    painter.restore()


def _bulge(centre: QPointF, radius: float, colour: QColor, palette: Palette) -> QBrush:
    if palette.is_flat:
        return QBrush(colour)
    gradient = QRadialGradient(centre - QPointF(radius * 0.2, radius * 0.4), radius * 1.4)
    gradient.setColorAt(0.0, mix(colour, palette.badge_text, 0.10))
    gradient.setColorAt(1.0, colour)
    return QBrush(gradient)


def _paint_shadow(painter: QPainter, centre: QPointF, radius: float, palette: Palette) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(palette.shadow, 0.22))
    painter.drawEllipse(centre + QPointF(0, radius * 0.07), radius * 0.93, radius * 0.93)


def _paint_price(painter: QPainter, centre: QPointF, radius: float, price: int, palette: Palette) -> None:
    """The minus hangs a little left, so that the figure itself stays near the middle."""
    text = price_text(price)
    height = radius * (0.70 if price else 0.82)
    box = figures(text).boundingRect()
    x = centre.x() - height * box.center().x() - (radius * 0.05 if price else 0.0)
    paint_figures(painter, text, x, centre.y() - height / 2, height, palette.badge_text)

"""The light of a voyage that is won: it runs along the islands from start to finish, and stays on them."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from shtil_desktop.table.art.plates import corner_radius
from shtil_desktop.table.theme import Palette, faded

GOLD = QColor(255, 199, 64)
DEEP_GOLD = QColor(214, 138, 8)
GLOW = QColor(255, 236, 178)
RUN = 0.86  # of the time the light is under way; then it fades, and its glow stays
TAIL = 4.0  # islands behind the light that still shine


def reach(part: float, stops: int) -> float:
    """How many stops the light has come by `part` of its time; beyond the last one it dies away."""
    return part / RUN * (stops + 1) - 1


def passing(stop: int, stops: int) -> float:
    """At which part of its time the light comes to a stop.

    >>> [round(reach(passing(stop, 38), 38), 6) for stop in (0, 1, 37)]
    [0.0, 1.0, 37.0]
    """
    return (stop + 1) / (stops + 1) * RUN


def paint_lights(
    painter: QPainter,
    stops: Sequence[QRectF],
    part: float,
    palette: Palette,
    high: float,
    stamp: Callable[[QRectF], object],
) -> None:
    """Every stop that the light has passed keeps a rim of gold, which `stamp` paints; the light is a star."""
    if not stops:
        return
    at = reach(part, len(stops))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for i, rect in enumerate(stops):
        freshness = 1 - (at - i) / TAIL
        if i <= at and freshness > 0:
            paint_rim(painter, rect, palette, high, freshness)
        elif i <= at:
            stamp(rect)
    if at >= 0 and part < 1:
        now = min(at, len(stops) - 1)
        fade = 1.0 if at <= len(stops) - 1 else max(0.0, 1 - (at - len(stops) + 1))
        _paint_wake(painter, stops, now, palette, high, fade)
        point, is_seen = _on_the_way(stops, now)
        _paint_star(painter, point, palette, high, fade * is_seen)
    painter.restore()


def _on_the_way(stops: Sequence[QRectF], at: float) -> tuple[QPointF, float]:
    """Where the light is between two stops, and how bright: to another row it goes out and comes up again."""
    low = int(at)
    here, there = stops[low], stops[min(low + 1, len(stops) - 1)]
    part = at - low
    part = part * part * (3 - 2 * part)
    if not _is_far(here, there):
        return here.center() + (there.center() - here.center()) * part, 1.0
    towards = QPointF(here.width() * 0.6, 0)
    if part < 0.5:
        return here.center() + towards * (2 * part), 1 - 2 * part
    return there.center() - towards * (2 - 2 * part), 2 * part - 1


def _is_far(here: QRectF, there: QRectF) -> bool:
    return abs(there.center().x() - here.center().x()) > here.width() * 1.7


def paint_rim(painter: QPainter, rect: QRectF, palette: Palette, high: float, freshness: float = 0.0) -> None:
    """A rim of gold; just after the light has passed the whole island is bright."""
    radius = corner_radius(high)
    colour = palette.accent if palette.is_flat else (GOLD if palette.is_dark else DEEP_GOLD)
    if freshness > 0 and not palette.is_flat:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(GLOW, 0.30 * freshness * freshness))
        painter.drawRoundedRect(rect, radius, radius)
    width = max(1.6, high * 0.026)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if not palette.is_flat:
        for grow, alpha in ((3.2, 0.10), (2.0, 0.16)):
            painter.setPen(QPen(faded(GOLD, alpha + 0.25 * freshness), width * grow))
            painter.drawRoundedRect(rect, radius, radius)
    painter.setPen(QPen(colour, width * (1.6 if palette.is_flat else 1.0)))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


def _paint_wake(
    painter: QPainter, stops: Sequence[QRectF], at: float, palette: Palette, high: float, fade: float
) -> None:
    """A thread of light behind the star, thinner and paler the older it is."""
    steps = 26
    colour = palette.accent if palette.is_flat else GLOW
    last, _ = _on_the_way(stops, at)
    for i in range(1, steps):
        back = at - i * 0.11
        if back < 0:
            break
        point, is_seen = _on_the_way(stops, back)
        left = 1 - i / steps
        if (point - last).manhattanLength() < high:  # in the same row
            pen = QPen(faded(colour, 0.75 * left * left * fade * is_seen), max(1.0, high * 0.07 * left))
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLine(last, point)
        last = point


def _paint_star(painter: QPainter, point: QPointF, palette: Palette, high: float, fade: float) -> None:
    """Four rays and a soft glow."""
    painter.setPen(Qt.PenStyle.NoPen)
    if not palette.is_flat:
        size = high * 0.85
        glow = QRadialGradient(point, size)
        for at, alpha in ((0.0, 0.95), (0.18, 0.62), (0.45, 0.22), (1.0, 0.0)):
            glow.setColorAt(at, faded(GLOW, alpha * fade))
        painter.setBrush(glow)
        painter.drawEllipse(point, size, size)
    painter.setBrush(faded(palette.accent if palette.is_flat else QColor(255, 255, 255), fade))
    painter.drawPath(_star(point, high * 0.30, high * 0.055))


def _star(point: QPointF, ray: float, waist: float) -> QPainterPath:
    corners = []
    for i in range(8):
        angle, far = math.radians(45 * i - 90), ray if i % 2 == 0 else waist
        corners.append(point + QPointF(math.cos(angle), math.sin(angle)) * far)
    path = QPainterPath()
    path.addPolygon(QPolygonF(corners))
    path.closeSubpath()
    return path

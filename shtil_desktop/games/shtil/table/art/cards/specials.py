"""Pictures of start, finish, monster and wild on the 100 by 80 canvas."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from shtil_desktop.games.shtil.table.art.islands import air, guests, landmarks
from shtil_desktop.games.shtil.table.art.islands.land import bump
from shtil_desktop.games.shtil.table.art.islands.light import HORIZON, Light, light_of
from shtil_desktop.games.values import replace
from shtil_desktop.table import theme
from shtil_desktop.table.art.shapes import (
    HEIGHT,
    WIDTH,
    Point,
    closed,
    disc,
    fill,
    glow,
    horizontal,
    lens,
    line,
    polygon,
    ribbon,
    star,
    stroke,
    vertical,
)
from shtil_desktop.table.theme import faded, mix

WHITE = QColor(255, 255, 255)
WOOD = QColor(132, 92, 62)
DARK_WOOD = QColor(74, 50, 40)
SAND = QColor(244, 222, 172)

TEAL_HOUR = replace(
    light_of(30),
    zenith=QColor(12, 92, 96),
    middle=QColor(44, 150, 144),
    glow=QColor(206, 240, 220),
    sea_far=QColor(88, 190, 180),
    sea_near=QColor(6, 72, 82),
    orb_x=64.0,
    orb_y=36.0,
    ink=WHITE,
)
GOLD_HOUR = replace(
    light_of(12),
    zenith=QColor(238, 176, 50),
    middle=QColor(250, 206, 96),
    glow=QColor(255, 246, 206),
    sea_far=QColor(240, 200, 116),
    sea_near=QColor(136, 84, 24),
    orb_x=60.0,
    orb_y=40.0,
)
BLACK_HOUR = replace(
    light_of(80),
    zenith=QColor(8, 18, 30),
    middle=QColor(20, 58, 66),
    glow=QColor(112, 168, 146),
    sea_far=QColor(34, 84, 88),
    sea_near=QColor(3, 10, 18),
    orb_x=80.0,
    orb_y=16.0,
)


def _backdrop(painter: QPainter, light: Light) -> None:
    air.paint_sky(painter, light)
    glow(painter, light.orb_x, light.orb_y, 34, light.glow, 0.8)
    air.paint_sea(painter, light)
    air.paint_glitter(painter, light)


def paint_start(painter: QPainter) -> None:
    """A bay between two headlands, a boat moored at the jetty."""
    light = TEAL_HOUR
    air.paint_sky(painter, light)
    glow(painter, light.orb_x, light.orb_y, 30, light.glow, 0.9)
    disc(painter, light.orb_x, light.orb_y, 7, QColor(255, 248, 220))
    far = [(x, HORIZON - bump(x, 52, 40, 7) - bump(x, 78, 22, 5)) for x in range(10, 96, 3)]
    fill(
        painter, closed([*far, (95, HORIZON + 0.5), (10, HORIZON + 0.5)]), mix(light.middle, light.glow, 0.35)
    )
    air.paint_sea(painter, light)
    air.paint_glitter(painter, light)
    _paint_headland(painter, light, -6, 30, 14)
    _paint_headland(painter, light, 104, 24, 24)
    air.paint_waves(painter, light)
    _paint_quay(painter, light)


def _paint_headland(painter: QPainter, light: Light, centre: float, half: float, height: float) -> None:
    shore = HORIZON + 3
    xs = [centre - half + 2 * half * i / 30 for i in range(31)]
    for part, colour in ((1.0, QColor(34, 122, 104)), (0.6, QColor(20, 96, 88))):
        points = [(x, shore - part * bump(x, centre, half, height)) for x in xs]
        fill(painter, closed(points), mix(colour, light.glow, 0.12))
    fill(painter, lens(centre, shore + 0.6, half * 2.1, 3.4), SAND)
    fill(painter, lens(centre, shore + 3.2, half * 2.3, 1.2), faded(WHITE, 0.55))


def _paint_quay(painter: QPainter, light: Light) -> None:
    for x in (6, 14.5, 22, 29):
        fill(painter, QRectF(x, 62, 1.5, 10), DARK_WOOD)
        fill(painter, lens(x + 0.7, 71.8, 5, 0.6), faded(WHITE, 0.4))
    fill(painter, polygon([(0, 62.5), (32, 61), (32, 63.2), (0, 66.2)]), WOOD)
    fill(painter, polygon([(0, 62.5), (32, 61), (32, 61.7), (0, 63.6)]), QColor(176, 132, 90))
    fill(painter, QRectF(28.7, 57.4, 1.9, 4.2), DARK_WOOD)
    disc(painter, 29.65, 57.4, 1.35, DARK_WOOD, 0.7)
    stroke(painter, [(29.8, 58.6), (34, 63), (40, 64.2), (43.5, 62.2)], QColor(240, 226, 190), 0.6)
    guests.paint_boat(painter, light, 57, 65, 28, QColor(255, 250, 238))


def paint_finish(painter: QPainter) -> None:
    """A golden island with a flag on its top, rays behind it."""
    light = GOLD_HOUR
    air.paint_sky(painter, light)
    _paint_rays(painter, light)
    glow(painter, light.orb_x, light.orb_y, 36, QColor(255, 252, 224), 0.95)
    disc(painter, light.orb_x, light.orb_y, 13, QColor(255, 250, 222))
    air.paint_sea(painter, light)
    air.paint_glitter(painter, light)
    shore = HORIZON + 2
    xs = [22 + 76 * i / 36 for i in range(37)]
    layers = ((1.0, QColor(150, 110, 44)), (0.62, QColor(122, 98, 48)), (0.34, QColor(92, 88, 52)))
    for part, colour in layers:
        points = [
            (x, shore - part * max(bump(x, 60, 26, 21), bump(x, 42, 20, 11), bump(x, 80, 17, 9))) for x in xs
        ]
        fill(painter, closed(points), colour)
    fill(painter, lens(60, shore + 0.4, 86, 4.6), QColor(255, 234, 178))
    fill(painter, lens(60, shore + 4.4, 78, 1.3), faded(WHITE, 0.55))
    landmarks.paint_palm(painter, light, 37, shore - 6, 13, -2.4)
    landmarks.paint_palm(painter, light, 82, shore - 5, 11, 2.6)
    _paint_banner(painter, 60, shore - 20)
    air.paint_waves(painter, light)


def _paint_rays(painter: QPainter, light: Light) -> None:
    path = QPainterPath(QPointF(light.orb_x, light.orb_y))
    for i in range(9):
        x = -70 + 32 * i
        path.moveTo(light.orb_x, light.orb_y)
        path.lineTo(x, -10)
        path.lineTo(x + 15, -10)
        path.closeSubpath()
    fill(painter, path, vertical(0, light.orb_y, (0.0, faded(WHITE, 0.10)), (1.0, faded(WHITE, 0.42))))


def _paint_banner(painter: QPainter, x: float, y: float) -> None:
    fill(painter, QRectF(x - 0.55, y - 22.5, 1.1, 24), QColor(92, 60, 32))
    disc(painter, x, y - 22.6, 1.2, QColor(255, 240, 180))
    cloth = QPainterPath(QPointF(x + 0.5, y - 21.4))
    cloth.cubicTo(x + 6, y - 24, x + 11, y - 18, x + 19, y - 21)
    cloth.lineTo(x + 15.4, y - 15.8)
    cloth.lineTo(x + 19, y - 10.6)
    cloth.cubicTo(x + 11, y - 7.6, x + 6, y - 13.4, x + 0.5, y - 10.8)
    cloth.closeSubpath()
    red, deep = QColor(196, 62, 48), QColor(150, 38, 40)
    fill(painter, cloth, horizontal(x, x + 19, (0.0, red), (0.35, deep), (0.6, red), (1.0, deep)))


def paint_monster(painter: QPainter) -> None:
    """Arms that rise out of black water towards a small ship."""
    light = BLACK_HOUR
    _backdrop(painter, light)
    disc(painter, light.orb_x, light.orb_y, 6.4, QColor(208, 232, 206))
    boat = replace(light, night=0.0, glow=QColor(200, 220, 200))
    guests.paint_boat(painter, boat, 90, HORIZON + 4, 9, QColor(214, 222, 206))
    arms = (
        ([(24, 80), (21, 66), (24, 55), (20, 46), (13, 43), (10, 48), (14, 51)], 9.0),
        ([(52, 82), (46, 64), (54, 48), (66, 38), (68, 25), (59, 17), (50, 22), (52, 30), (58, 29)], 15.0),
        ([(70, 80), (74, 69), (71, 61), (74, 53), (81, 52), (83, 57), (79, 59)], 7.5),
    )
    for points, width in arms:
        _paint_arm(painter, points, width)
    for x, y, length in ((24, 71, 24), (50, 74, 34), (71, 73, 18)):
        fill(painter, lens(x, y, length, 1.5), faded(light.glow, 0.55))
    fill(
        painter,
        QRectF(0, 73, WIDTH, 7),
        vertical(73, HEIGHT, (0.0, faded(light.sea_near, 0.0)), (1.0, light.sea_near)),
    )


def _paint_arm(painter: QPainter, points: Sequence[Point], width: float) -> None:
    outline = ribbon(points, width, width * 0.13)
    fill(painter, ribbon(points, width * 1.16, width * 0.3), QColor(150, 206, 172, 120))
    fill(painter, outline, QColor(16, 34, 44))
    painter.save()
    painter.setClipPath(outline)
    shifted = [(x + width * 0.3, y + width * 0.1) for x, y in points]
    fill(painter, ribbon(shifted, width * 0.55, width * 0.06), QColor(40, 84, 84))
    painter.restore()
    for i in range(1, len(points) - 1):
        (ax, ay), (bx, by) = points[i], points[i + 1]
        size = width * (0.13 - 0.09 * i / len(points))
        for k in (0.0, 0.5):
            x, y = ax + (bx - ax) * k, ay + (by - ay) * k
            disc(painter, x + width * 0.16 * (1 - i / len(points)), y, size, QColor(176, 214, 186))


def paint_wild(painter: QPainter) -> None:
    """The whole day from left to right, and a star."""
    stops = [(t, QColor(*rgb)) for t, *rgb in theme.RAMP]
    fill(painter, QRectF(0, 0, WIDTH, HEIGHT), horizontal(0, WIDTH, *stops))
    dusk = vertical(0, HORIZON, (0.0, QColor(20, 30, 70, 70)), (1.0, QColor(255, 255, 255, 60)))
    fill(painter, QRectF(0, 0, WIDTH, HORIZON), dusk)
    water = vertical(HORIZON, HEIGHT, (0.0, QColor(10, 60, 96, 120)), (1.0, QColor(6, 26, 62, 225)))
    fill(painter, QRectF(0, HORIZON, WIDTH, HEIGHT - HORIZON), water)
    for i, number in enumerate((4, 16, 28, 40, 52, 62, 72)):
        _paint_arc(painter, 43 - 2.6 * i, theme.sky(number))
    for y, length in ((54, 40), (59, 30), (64, 44), (70, 24)):
        fill(painter, lens(52 + (y % 7), y, length, 0.6), faded(WHITE, 0.38))
    glow(painter, 52, 36, 34, QColor(255, 255, 240), 0.85)
    fill(painter, star(52, 38, 19.5, 8.2), QColor(60, 50, 90, 70))
    fill(painter, star(52, 37, 19, 8.2), QColor(255, 252, 238))
    for i in range(5):
        _paint_facet(painter, i)


def _paint_arc(painter: QPainter, radius: float, colour: QColor) -> None:
    arc = QPainterPath()
    box = QRectF(52 - radius, HORIZON - radius, radius * 2, radius * 2)
    arc.arcMoveTo(box, 0)
    arc.arcTo(box, 0, 180)
    painter.save()
    painter.setClipRect(QRectF(0, 0, WIDTH, HORIZON))
    line(painter, arc, faded(mix(colour, WHITE, 0.15), 0.85), 2.7)
    painter.restore()


def _paint_facet(painter: QPainter, index: int) -> None:
    """One half of each ray in shade gives the star its relief."""
    whole = star(52, 37, 19, 8.2)
    tip, notch = whole.elementAt(index * 2), whole.elementAt(index * 2 + 1)
    fill(painter, polygon([(52, 37), (tip.x, tip.y), (notch.x, notch.y)]), QColor(250, 206, 110))

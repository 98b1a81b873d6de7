"""What grows on the islands: jungle, the hedges of a labyrinth, palms, bushes, flowers and grass."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from shtil_desktop.games.shkap.table.art.look import BLACK, WHITE, Look
from shtil_desktop.table.art.noise import Dice
from shtil_desktop.table.art.shapes import Point, disc, fill, line, smooth, stroke
from shtil_desktop.table.theme import faded, mix

CROWNS: Final = (
    (30, 44, 17, 0.10),
    (70, 42, 17, 0.16),
    (50, 34, 19, 0.0),
    (22, 62, 15, 0.34),
    (78, 61, 15, 0.40),
    (41, 60, 18, 0.55),
    (62, 63, 17, 0.70),
)
"""The trees of the jungle, from the back to the front: where, how large, and how much light."""
RINGS: Final = ((38.0, 78, 336), (27.0, 258, 332), (16.0, 60, 320))
"""The hedges of a labyrinth: radius, where each begins and how far it goes, in degrees."""
WALLS: Final = ((108.0, 27.0, 38.0), (204.0, 16.0, 27.0), (22.0, 27.0, 38.0))
"""Between the rings: the angle, from which radius, to which."""


def paint_jungle(painter: QPainter, look: Look, dice: Dice) -> None:
    """Trees in a thicket, darker behind, with ferns at their feet and a palm above them."""
    disc(painter, 52, 78, 40, faded(look.shadow, 0.26), 11)
    for x in (40, 60):
        stroke(painter, [(x, 60), (x + 1, 72), (x, 81)], look.tone(96, 66, 42), 4.5)
    _paint_palm_top(painter, look, 67, 24, 15)
    for x, y, radius, light in CROWNS:
        _paint_crown(painter, look, (x + dice.between(-2, 2), y + dice.between(-2, 2)), radius, light, dice)
    for x in (20, 34, 66, 80):
        _paint_fern(painter, look, x + dice.between(-2, 2), 82, 9)


def _paint_crown(
    painter: QPainter, look: Look, middle: Point, radius: float, light: float, dice: Dice
) -> None:
    x, y = middle
    leaf = mix(look.tone(30, 84, 68), look.tone(92, 150, 84), light)
    lobes: list[Point] = []
    count, turn = 8, dice.between(0, 1)
    for i in range(count * 2):
        angle = math.pi * (i + turn) / count
        far = radius * (1.06 if i % 2 == 0 else 0.90)
        lobes.append((x + far * math.cos(angle), y + far * 0.92 * math.sin(angle)))
    crown = smooth(lobes, is_closed=True)
    fill(painter, crown.translated(0, 2.2), faded(mix(leaf, BLACK, 0.55), 0.75))
    shine = QRadialGradient(QPointF(x - radius * 0.3, y - radius * 0.45), radius * 1.5)
    shine.setColorAt(0.0, mix(leaf, look.tone(208, 224, 140), 0.38))
    shine.setColorAt(0.5, leaf)
    shine.setColorAt(1.0, mix(leaf, BLACK, 0.30))
    painter.setBrush(shine)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(crown)
    for _ in range(4):
        angle, far = dice.between(3.3, 5.6), dice.between(0.25, 0.75) * radius
        arc = QRectF(x + far * math.cos(angle) - 3.4, y + far * math.sin(angle) - 2, 6.8, 5.2)
        painter.setPen(QPen(faded(mix(leaf, look.tone(226, 236, 160), 0.55), 0.8), 1.1))
        painter.drawArc(arc, 30 * 16, 120 * 16)


def _paint_fern(painter: QPainter, look: Look, x: float, y: float, size: float) -> None:
    leaf = look.tone(64, 122, 78)
    for lean in (-0.9, -0.45, 0.0, 0.45, 0.9):
        tip = (x + size * lean, y - size * (1.0 - 0.55 * abs(lean)))
        stroke(painter, [(x, y), (x + size * lean * 0.45, y - size * 0.62), tip], leaf, 1.7)


def _paint_palm_top(painter: QPainter, look: Look, x: float, y: float, size: float) -> None:
    """The fronds of a palm, hanging from one point."""
    for i, (lean, drop) in enumerate(
        ((-1.0, 0.35), (-0.75, -0.25), (-0.2, -0.55), (0.4, -0.5), (0.85, -0.1), (1.0, 0.45))
    ):
        leaf = mix(look.tone(52, 108, 70), look.tone(120, 166, 86), i / 6)
        frond = QPainterPath(QPointF(x, y))
        frond.quadTo(x + size * lean * 0.6, y + size * (drop - 0.55), x + size * lean, y + size * drop)
        frond.quadTo(x + size * lean * 0.5, y + size * (drop * 0.4 - 0.12), x, y)
        fill(painter, frond, leaf)


def paint_labyrinth(painter: QPainter, look: Look, dice: Dice) -> None:
    """Round hedges seen from above, on gravel, with a way in and none to be seen at once through them."""
    hedge = look.tone(64, 126, 84)
    disc(painter, 50, 52, 45, faded(mix(look.sand, look.tone(206, 190, 140), 0.4), 0.75), 44)
    walls = _hedges()
    for low, colour, width in (
        (4.0, faded(look.shadow, 0.30), 8.2),
        (2.0, mix(hedge, BLACK, 0.42), 7.4),
        (0.0, hedge, 7.0),
        (-1.0, mix(hedge, look.tone(176, 208, 128), 0.45), 4.2),
    ):
        line(painter, walls.translated(0, low), colour, width)
    for i in range(44):
        spot = walls.pointAtPercent((i + dice.roll()) / 44) + QPointF(
            dice.between(-2, 2), dice.between(-3, 1)
        )
        tone = mix(hedge, WHITE, 0.30) if i % 3 else mix(hedge, BLACK, 0.22)
        disc(painter, spot.x(), spot.y(), dice.between(0.7, 1.2), faded(tone, 0.75))
    disc(painter, 50, 51.5, 3.6, mix(look.sand, look.tone(180, 150, 104), 0.5), 3.2)


def _hedges() -> QPainterPath:
    path = QPainterPath()
    for radius, begin, length in RINGS:
        box = QRectF(50 - radius, 51 - radius * 0.96, 2 * radius, 2 * radius * 0.96)
        path.arcMoveTo(box, begin)
        path.arcTo(box, begin, length)
    for angle, low, high in WALLS:
        cos, sin = math.cos(math.radians(angle)), -math.sin(math.radians(angle)) * 0.96
        path.moveTo(50 + low * cos, 51 + low * sin)
        path.lineTo(50 + high * cos, 51 + high * sin)
    return path


def paint_palm(painter: QPainter, look: Look, x: float, y: float, size: float, lean: float) -> None:
    """A palm with its foot at a point, `size` high."""
    disc(painter, x + size * 0.25, y, size * 0.36, faded(look.shadow, 0.20), size * 0.09)
    top = (x + size * lean, y - size * 0.80)
    trunk = [(x, y), (x + size * lean * 0.25, y - size * 0.42), top]
    stroke(painter, trunk, look.tone(128, 92, 58), size * 0.095)
    stroke(painter, [(px - size * 0.02, py) for px, py in trunk], look.tone(178, 138, 92), size * 0.03)
    _paint_palm_top(painter, look, top[0], top[1], size * 0.46)
    disc(painter, top[0] - size * 0.03, top[1] + size * 0.05, size * 0.05, look.tone(120, 78, 40))
    disc(painter, top[0] + size * 0.06, top[1] + size * 0.04, size * 0.05, look.tone(142, 94, 50))


def paint_bush(painter: QPainter, look: Look, x: float, y: float, size: float, dice: Dice) -> None:
    disc(painter, x + size * 0.1, y + size * 0.30, size * 0.62, faded(look.shadow, 0.20), size * 0.18)
    for dx, dy, part in ((-0.28, 0.05, 0.36), (0.28, 0.06, 0.36), (0.0, -0.16, 0.44)):
        _paint_crown(painter, look, (x + dx * size, y + dy * size), size * part, 0.75 - 0.3 * dx, dice)


def paint_flowers(painter: QPainter, look: Look, x: float, y: float, dice: Dice) -> None:
    petals = dice.pick(((226, 112, 96), (250, 246, 232), (244, 196, 96), (178, 130, 190)))
    for _ in range(5):
        px, py = x + dice.between(-7, 7), y + dice.between(-4, 4)
        stroke(painter, [(px, py + 3.6), (px + 0.4, py)], look.tone(104, 138, 72), 0.9)
        disc(painter, px, py, 1.6, look.tone(*petals))
        disc(painter, px, py, 0.6, look.tone(150, 96, 40))


def paint_grass(painter: QPainter, colour: QColor, x: float, y: float, size: float) -> None:
    for lean in (-0.5, 0.0, 0.5):
        stroke(painter, [(x + lean * 2, y), (x + lean * size, y - size * (1 - 0.3 * abs(lean)))], colour, 0.9)


def paint_rocks(painter: QPainter, look: Look, x: float, y: float, size: float) -> None:
    disc(painter, x, y + size * 0.22, size * 0.7, faded(look.shadow, 0.20), size * 0.16)
    for dx, part, shade in ((-0.22, 0.42, 0.0), (0.30, 0.30, 0.14)):
        stone = smooth(
            [
                (x + size * (dx - part), y + size * 0.22),
                (x + size * (dx - part * 0.6), y - size * part * 0.55),
                (x + size * (dx + part * 0.3), y - size * part * 0.75),
                (x + size * (dx + part), y + size * 0.20),
            ],
            is_closed=True,
        )
        grey = mix(look.tone(160, 156, 150), BLACK, shade)
        fill(painter, stone.translated(0, size * 0.05), mix(grey, BLACK, 0.35))
        fill(painter, stone, grey)
        painter.setPen(QPen(faded(WHITE, 0.35), size * 0.05))
        stroke(
            painter,
            [(x + size * (dx - part * 0.5), y - size * part * 0.35), (x + size * dx, y - size * part * 0.55)],
            faded(WHITE, 0.35),
            size * 0.06,
        )

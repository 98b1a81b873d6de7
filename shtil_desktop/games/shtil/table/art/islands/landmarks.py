"""Eight landmarks, one on every island: palms, lighthouse, huts, chapel, windmill, cypresses, ruin, jetty."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath

from shtil_desktop.games.shtil.table.art.islands.land import Land, kind_index, levelled
from shtil_desktop.games.shtil.table.art.islands.light import Light
from shtil_desktop.games.shtil.table.art.islands.terrain import SHORE
from shtil_desktop.table.art.noise import Dice
from shtil_desktop.table.art.shapes import (
    Point,
    closed,
    disc,
    fill,
    glow,
    horizontal,
    polygon,
    ribbon,
    smooth,
    stroke,
)
from shtil_desktop.table.theme import faded, mix

TRUNK = QColor(120, 84, 62)
FROND = QColor(58, 116, 84)
WALL = QColor(250, 244, 230)
ROOF = QColor(192, 92, 66)
THATCH = QColor(190, 150, 92)
WOOD = QColor(126, 88, 64)
DOME = QColor(64, 128, 168)
CYPRESS = QColor(44, 94, 78)
STONE = QColor(222, 212, 192)
SHADOW = QColor(24, 44, 66)
LAMP = QColor(255, 206, 96)


def shaded(light: Light, colour: QColor, left: float, right: float) -> QBrush:
    """A round thing's brush: lit towards the sun or moon, darker away from it."""
    tone = light.tone(colour)
    dark = mix(tone, light.tone(SHADOW), 0.42)
    ends = (tone, dark) if light.lit_side < 0 else (dark, tone)
    return horizontal(left, right, (0.0, ends[0]), (1.0, ends[1]))


def window(painter: QPainter, light: Light, x: float, y: float, size: float) -> None:
    """Dark by day, lamp-lit from dusk on."""
    lit = max(light.night, light.evening * 0.6)
    if lit > 0.3:
        glow(painter, x, y, size * 4.5, LAMP, 0.6 * lit)
    colour = mix(light.tone(SHADOW), LAMP, lit)
    fill(painter, QRectF(x - size / 2, y - size * 0.6, size, size * 1.2), colour)


def paint_palm(painter: QPainter, light: Light, x: float, y: float, height: float, lean: float) -> None:
    top = (x + lean, y - height)
    trunk = [(x, y + 0.6), (x + lean * 0.12, y - height * 0.38), (x + lean * 0.5, y - height * 0.76), top]
    fill(painter, ribbon(trunk, height * 0.105, height * 0.055), light.tone(TRUNK))
    tone = light.tone(FROND)
    bright = mix(tone, light.glow, 0.22)
    reach = height * 0.56
    for i, angle in enumerate((-172, -8, -138, -42, -106, -76, 168, 14)):
        length = reach * (1.0 if i < 4 else 0.82)
        _paint_frond(
            painter, top, math.radians(angle), length, bright if i % 2 == (light.lit_side > 0) else tone
        )
    disc(painter, top[0], top[1] + 0.3, height * 0.045, light.tone(TRUNK))


def _paint_frond(painter: QPainter, base: Point, angle: float, length: float, colour: QColor) -> None:
    """A leaf that leaves at `angle` and bows down under its weight."""
    x, y = base
    ex, ey = x + length * math.cos(angle), y + length * (math.sin(angle) * 0.62 + 0.34)
    mx, my = x + length * 0.52 * math.cos(angle), y + length * (0.62 * math.sin(angle) - 0.16)
    path = QPainterPath(QPointF(x, y))
    path.quadTo(mx, my - length * 0.13, ex, ey)
    path.quadTo(mx, my + length * 0.20, x, y)
    fill(painter, path, colour)


def _palms(painter: QPainter, land: Land, light: Light, dice: Dice) -> None:
    count = 1 + dice.below(3)
    x = land.shore if land.has_beach else land.summit
    sizes = sorted((dice.between(12, 17) for _ in range(count)), reverse=True)
    for i, height in enumerate(sizes):
        at = x + (0, 9, -6)[i] * dice.between(0.8, 1.1)
        lean = dice.sign() * height * dice.between(0.12, 0.3)
        if land.ground(at) - 1.2 * height < 33:  # the crown would touch the numeral
            at = land.right - (9, 16, 5)[i] if land.has_beach else 62 + 8 * i
            height = min(height, (land.ground(at) - 14) / 1.2)
            lean = abs(lean)
        paint_palm(painter, light, at, land.ground(at) + 0.8, height, lean)


def _lighthouse(painter: QPainter, land: Land, light: Light, dice: Dice) -> None:
    x = summit_of(land)
    height = dice.between(11, 14)
    y = land.ground(x) + 1.2
    top = max(y - height, 7.5)
    if light.night > 0.3 or light.evening > 0.6:
        _paint_beam(painter, light, x, top - 1.2)
    foot, head = 2.3, 1.45
    stripe = dice.pick((QColor(196, 66, 58), QColor(52, 84, 120), QColor(60, 60, 70)))
    for i in range(4):
        a, b = i / 4, (i + 1) / 4
        wa, wb = foot + (head - foot) * a, foot + (head - foot) * b
        ya, yb = y + (top - y) * a, y + (top - y) * b
        band = polygon([(x - wa, ya + 0.1), (x + wa, ya + 0.1), (x + wb, yb), (x - wb, yb)])
        fill(painter, band, shaded(light, WALL if i % 2 else stripe, x - foot, x + foot))
    _paint_lantern(painter, light, x, top, head)


def _paint_lantern(painter: QPainter, light: Light, x: float, y: float, head: float) -> None:
    dark = light.tone(QColor(48, 52, 64))
    fill(painter, QRectF(x - head - 0.6, y - 0.5, 2 * head + 1.2, 0.8), dark)
    lamp = mix(QColor(255, 244, 200), LAMP, 0.5)
    fill(painter, QRectF(x - head * 0.7, y - 2.4, head * 1.4, 2.0), lamp)
    fill(painter, polygon([(x - head - 0.1, y - 2.3), (x + head + 0.1, y - 2.3), (x, y - 4.4)]), dark)
    if light.night > 0.3:
        glow(painter, x, y - 1.4, 7, LAMP, 0.9 * light.night)


def _paint_beam(painter: QPainter, light: Light, x: float, y: float) -> None:
    strength = 0.5 * max(light.night, 0.4)
    colour = QColor(255, 236, 170)
    short = min(-6.0, 49 - x) if y < 32 else -44.0  # it must not pass behind the numeral
    for reach, drop, spread in ((short, 1.0, -short * 0.075), (42.0, 4.0, 3.6)):
        beam = polygon(
            [(x, y - 0.5), (x + reach, y + drop - spread), (x + reach, y + drop + spread), (x, y + 0.5)]
        )
        low, high = sorted((x, x + reach))
        ends = (0.0, strength) if reach < 0 else (strength, 0.0)
        fill(
            painter, beam, horizontal(low, high, (0.0, faded(colour, ends[0])), (1.0, faded(colour, ends[1])))
        )


def _huts(painter: QPainter, land: Land, light: Light, dice: Dice) -> None:
    x = land.shore
    for i in range(1 + dice.below(3)):
        at = x + (0, 7.5, -6.5)[i]
        _paint_hut(painter, light, at, min(land.ground(at) + 1.4, SHORE + 1), dice.between(2.6, 3.4), dice)


def _paint_hut(painter: QPainter, light: Light, x: float, y: float, half: float, dice: Dice) -> None:
    wall, roof = dice.pick(((WALL, ROOF), (WOOD, THATCH), (STONE, DOME), (WALL, THATCH)))
    fill(
        painter,
        QRectF(x - half, y - half * 1.1, half * 2, half * 1.3),
        shaded(light, wall, x - half, x + half),
    )
    eave = half * 1.32
    shape = polygon(
        [
            (x - eave, y - half),
            (x - half * 0.5, y - half * 2.2),
            (x + half * 0.5, y - half * 2.2),
            (x + eave, y - half),
        ]
    )
    fill(painter, shape, shaded(light, roof, x - eave, x + eave))
    fill(
        painter,
        QRectF(x - half * 0.55, y - half * 0.72, half * 0.5, half * 0.92),
        light.tone(mix(WOOD, SHADOW, 0.4)),
    )
    window(painter, light, x + half * 0.42, y - half * 0.45, half * 0.42)


def _chapel(painter: QPainter, land: Land, light: Light, dice: Dice) -> None:
    x = summit_of(land)
    y = land.ground(x) + 1.6
    half = dice.between(2.8, 3.4)
    side = dice.sign()
    fill(
        painter,
        QRectF(x - half, y - half * 1.25, half * 2, half * 1.4),
        shaded(light, WALL, x - half, x + half),
    )
    dome = QPainterPath(QPointF(x - half * 0.82, y - half * 1.2))
    dome.cubicTo(
        x - half * 0.8, y - half * 2.5, x + half * 0.8, y - half * 2.5, x + half * 0.82, y - half * 1.2
    )
    fill(painter, dome, shaded(light, dice.pick((DOME, ROOF)), x - half, x + half))
    tower = x + side * half * 1.25
    fill(
        painter,
        QRectF(tower - half * 0.42, y - half * 2.5, half * 0.84, half * 2.65),
        shaded(light, WALL, tower - half * 0.4, tower + half * 0.5),
    )
    roof = light.tone(mix(ROOF, SHADOW, 0.15))
    fill(
        painter,
        polygon(
            [
                (tower - half * 0.55, y - half * 2.45),
                (tower + half * 0.55, y - half * 2.45),
                (tower, y - half * 3.5),
            ]
        ),
        roof,
    )
    window(painter, light, tower, y - half * 1.95, half * 0.3)
    window(painter, light, x, y - half * 0.5, half * 0.42)


def _windmill(painter: QPainter, land: Land, light: Light, dice: Dice) -> None:
    x = summit_of(land)
    y = land.ground(x) + 1.4
    height = 7.2
    body = polygon([(x - 2.5, y), (x + 2.5, y), (x + 1.7, y - height), (x - 1.7, y - height)])
    fill(painter, body, shaded(light, WALL, x - 2.4, x + 2.4))
    fill(
        painter,
        polygon([(x - 2.1, y - height + 0.1), (x + 2.1, y - height + 0.1), (x, y - height - 2.4)]),
        light.tone(ROOF),
    )
    window(painter, light, x, y - height * 0.42, 0.95)
    hub = (x, y - height + 0.3)
    turn = dice.between(12, 70)
    wood, cloth = light.tone(mix(WOOD, SHADOW, 0.35)), faded(mix(light.tone(WALL), light.glow, 0.3), 0.85)
    for k in range(4):
        angle = math.radians(turn + 90 * k)
        cos, sin = math.cos(angle), math.sin(angle)
        arm = [
            (hub[0] + r * cos - o * sin, hub[1] + r * sin + o * cos)
            for r, o in ((1.4, 0), (1.4, 1.5), (6.2, 1.7), (6.2, 0))
        ]
        fill(painter, polygon(arm), cloth)
        stroke(painter, [hub, (hub[0] + 6.4 * cos, hub[1] + 6.4 * sin)], wood, 0.5)
    disc(painter, hub[0], hub[1], 0.7, wood)


def _cypresses(painter: QPainter, land: Land, light: Light, dice: Dice) -> None:
    tones = (light.tone(CYPRESS), light.tone(mix(CYPRESS, FROND, 0.5)))
    places = sorted(
        (land.summit + dice.between(-11, 11) for _ in range(5 + dice.below(4))),
        key=lambda x: -abs(x - land.summit),
    )
    is_pine = dice.chance(0.45)
    for i, x in enumerate(places):
        height = dice.between(5.5, 9.5)
        y = land.ground(x) + 1.3
        if x < 47 and y - height < 32:
            height = max(2.5, y - 33)
        shape = _pine(x, y, height) if is_pine else _flame(x, y, height)
        fill(painter, shape, tones[i % 2])


def _flame(x: float, y: float, height: float) -> QPainterPath:
    path = QPainterPath(QPointF(x, y))
    path.cubicTo(x - height * 0.26, y - height * 0.25, x - height * 0.12, y - height * 0.8, x, y - height)
    path.cubicTo(x + height * 0.12, y - height * 0.8, x + height * 0.26, y - height * 0.25, x, y)
    return path


def _pine(x: float, y: float, height: float) -> QPainterPath:
    points: list[Point] = [(x, y - height)]
    right = [(0.16, 0.66), (0.09, 0.66), (0.25, 0.38), (0.15, 0.38), (0.34, 0.10)]
    points += [(x + dx * height, y - dy * height) for dx, dy in right]
    points += [
        (x + 0.05 * height, y - 0.1 * height),
        (x + 0.05 * height, y),
        (x - 0.05 * height, y),
        (x - 0.05 * height, y - 0.1 * height),
    ]
    points += [(x - dx * height, y - dy * height) for dx, dy in reversed(right)]
    return closed(points)


def _ruin(painter: QPainter, land: Land, light: Light, dice: Dice) -> None:
    x = summit_of(land)
    y = land.ground(x) + 0.6
    base = light.tone(mix(STONE, SHADOW, 0.1))
    fill(painter, QRectF(x - 7.5, y - 0.6, 15, 2.2), base)
    broken = dice.below(4)
    for k in range(4):
        at = x - 5.6 + 3.75 * k
        height = 4.2 if k == broken and k not in (1, 2) else 6.6
        fill(painter, QRectF(at - 0.75, y - height, 1.5, height), shaded(light, STONE, at - 0.7, at + 0.9))
        fill(painter, QRectF(at - 1.1, y - height - 0.1, 2.2, 0.7), base)
    first, last = (1, 3) if broken == 0 else (0, 2) if broken == 3 else (0, 3)
    left, right = x - 6.8 + 3.75 * first, x + 6.8 - 3.75 * (3 - last)
    fill(painter, QRectF(left, y - 8.0, right - left, 1.5), shaded(light, STONE, left, right))
    if broken in (1, 2):
        gable = polygon([(left, y - 7.9), (right, y - 7.9), ((left + right) / 2, y - 11)])
        fill(painter, gable, shaded(light, STONE, left, right))


def _jetty(painter: QPainter, land: Land, light: Light, dice: Dice) -> None:
    """A jetty in front, a stilt house at its root, a boat at its end."""
    root, end = land.shore, max(land.shore - 17, 12.0)
    y = SHORE + 4.2
    wood, dark = light.tone(WOOD), light.tone(mix(WOOD, SHADOW, 0.5))
    for k in range(6):
        x = end + 0.8 + (root - end) * k / 5.5
        fill(painter, QRectF(x - 0.35, y, 0.7, 3.0), dark)
    fill(painter, QRectF(end, y - 0.7, root - end + 3, 1.1), wood)
    _paint_hut(painter, light, root + 2.5, SHORE + 2.2, 3.3, dice)
    hull = smooth(
        [
            (end - 6.5, y + 0.6),
            (end - 5, y + 2.6),
            (end - 2, y + 2.8),
            (end - 0.4, y + 0.4),
            (end - 3.5, y + 1.1),
        ],
        is_closed=True,
    )
    fill(painter, hull, light.tone(dice.pick((ROOF, DOME, WALL))))


MARKS: tuple[Callable[[QPainter, Land, Light, Dice], None], ...] = (
    _palms,
    _lighthouse,
    _huts,
    _chapel,
    _windmill,
    _cypresses,
    _ruin,
    _jetty,
)


LEVEL_GROUND = {1: 2.6, 3: 5.0, 4: 3.0, 6: 7.2}  # landmark index: half the width of its terrace


def summit_of(land: Land) -> float:
    """The place on the height, kept clear of the numeral."""
    return max(land.summit, 53.0)


def prepared(land: Land, number: int) -> Land:
    """The land with a terrace where the number's landmark needs one."""
    half = LEVEL_GROUND.get(mark_index(number))
    return levelled(land, summit_of(land), half) if half else land


def has_jetty(number: int) -> bool:
    return MARKS[mark_index(number)] is _jetty


def mark_index(number: int) -> int:
    """With `kind_index` a pair that no other number has."""
    return (5 * ((number - 1) // 10) + 3 * kind_index(number)) % len(MARKS)


def paint_landmark(painter: QPainter, land: Land, light: Light) -> None:
    dice = Dice(light.number, "landmark")
    MARKS[mark_index(light.number)](painter, land, light, dice)
    has_stray_palm = mark_index(light.number) not in (0, 5) and land.has_beach and dice.chance(0.4)
    if has_stray_palm:
        x = land.right - dice.between(6, 10)
        paint_palm(painter, light, x, land.ground(x) + 1, dice.between(8, 11), dice.between(1, 3))

"""Paints a land: body, rock faces, woods, snow, beach, foam and its mirror in the water."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from shtil_desktop.games.shtil.table.art.islands.land import BASALT, GRASS, LEAF, PINE, Land, bump
from shtil_desktop.games.shtil.table.art.islands.light import HORIZON, Light
from shtil_desktop.table.art.noise import Dice
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
    polygon,
    smooth,
    stroke,
    vertical,
)
from shtil_desktop.table.theme import faded, mix

WHITE = QColor(255, 255, 255)
SAND = QColor(244, 220, 168)
WET_SAND = QColor(206, 172, 124)
SNOW = QColor(250, 250, 252)
LAVA = QColor(255, 120, 50)
SHADOW = QColor(24, 44, 66)
SHORE = HORIZON + 1.5


def paint_far_ridge(painter: QPainter, light: Light) -> None:
    """A pale coast on the horizon, sometimes two."""
    dice = Dice(light.number, "ridge")
    for haze in (0.78, 0.62)[: 1 + dice.below(2)]:
        centre, half, height = dice.between(14, 92), dice.between(20, 36), dice.between(4, 10)
        second = centre + half * dice.between(-0.5, 0.5)
        points = []
        for i in range(29):
            x = centre - half + 2 * half * i / 28
            h = max(bump(x, centre, half, height), bump(x, second, half * 0.6, height * 1.15))
            points.append((x, HORIZON + 0.1 - h))
        fill(painter, closed(points), light.tone(QColor(96, 128, 146), haze - 0.12 * light.night))


def paint_reflection(painter: QPainter, land: Land, light: Light) -> None:
    """The land's dark mirror, broken by glints of the sea."""
    mirror = [(x, SHORE + (SHORE - y) * 0.62) for x, y in land.outline()]
    colour = mix(light.tone(land.colour), light.sea_near, 0.55)
    fill(
        painter,
        closed(mirror),
        vertical(SHORE, SHORE + 15, (0.0, faded(colour, 0.62)), (1.0, faded(colour, 0.0))),
    )
    dice = Dice(light.number, "mirror")
    for _ in range(7):
        x, y = dice.between(land.left, land.right), SHORE + dice.between(3.5, 13)
        fill(painter, lens(x, y, dice.between(6, 14), 0.42), faded(mix(light.sea_far, light.glow, 0.3), 0.5))


def paint_land(painter: QPainter, land: Land, light: Light) -> None:
    body = _body(land)
    tone = light.tone(land.colour)
    bright, dark = _lit(tone, light)
    side = (0.0, 1.0) if light.lit_side < 0 else (1.0, 0.0)
    fill(painter, body, horizontal(land.left, land.right, (side[0], bright), (0.5, tone), (side[1], dark)))
    painter.save()
    painter.setClipPath(body)
    if land.is_rock:
        _paint_rock(painter, land, light)
    else:
        _paint_woods(painter, land, light)
    painter.restore()
    _paint_rim(painter, land, light)
    if land.kind == "volcano":
        _paint_smoke(painter, land, light)


def _lit(tone: QColor, light: Light) -> tuple[QColor, QColor]:
    warm = mix(light.glow, WHITE, 0.2)
    return mix(tone, warm, 0.26 - 0.12 * light.night), mix(tone, light.tone(SHADOW), 0.42)


def _body(land: Land) -> QPainterPath:
    body = closed([*land.outline(), (land.right, SHORE + 1.2), (land.left, SHORE + 1.2)])
    for x, half, height in land.holes:
        hole = QPainterPath(QPointF(x - half, SHORE + 2))
        hole.lineTo(x - half, SHORE - height * 0.45)
        hole.cubicTo(
            x - half,
            SHORE - height * 1.05,
            x + half * 0.9,
            SHORE - height * 1.1,
            x + half,
            SHORE - height * 0.3,
        )
        hole.lineTo(x + half * 1.1, SHORE + 2)
        hole.closeSubpath()
        body = body.subtracted(hole)
    return body


def _paint_rim(painter: QPainter, land: Land, light: Light) -> None:
    """A thread of light along the skyline, on the side of sun or moon."""
    half = [p for p in land.outline() if (p[0] - (land.left + land.right) / 2) * light.lit_side > -6]
    shine = mix(light.glow, WHITE, 0.5)
    below = [(x, y + 0.6) for x, y in reversed(half)]  # a filled band: stroking so many joints is slow
    fill(painter, polygon([*half, *below]), faded(shine, 0.42 + 0.1 * light.night))


def _paint_woods(painter: QPainter, land: Land, light: Light) -> None:
    """Paper-cut layers of green in front of the hill, each with its own treetops."""
    dice = Dice(light.number, "woods")
    green = mix(land.colour, LEAF, 0.5)
    for part, darker in ((0.66, 0.16), (0.36, 0.34)):
        shift = dice.between(-3, 3)
        rough = dice.between(0.6, 1.1)
        points: list[Point] = []
        for x, y in land.outline(part):
            points.append(
                (x, y - rough * abs(math.sin((x + shift) * 1.15)) - 0.5 * math.sin(x * 0.5 + shift))
            )
        tone = mix(light.tone(green), light.tone(SHADOW), darker)
        body = closed([*points, (land.right, HEIGHT), (land.left, HEIGHT)])
        fill(painter, body, vertical(HORIZON - 16, SHORE, (0.0, tone), (1.0, mix(tone, light.glow, 0.14))))
    if land.kind == "dune":
        _paint_grass(painter, land, light, dice)


def _paint_grass(painter: QPainter, land: Land, light: Light, dice: Dice) -> None:
    colour = light.tone(mix(GRASS, SHADOW, 0.2))
    for _ in range(16):
        x = dice.between(land.left + 6, land.right - 6)
        y = land.ground(x) + dice.between(0.6, 4)
        stroke(painter, [(x, y), (x + 0.6, y - 1.4), (x + 1.6, y - 2.2)], colour, 0.4)


def _paint_rock(painter: QPainter, land: Land, light: Light) -> None:
    dice = Dice(light.number, "rock")
    if land.kind in ("mesa", "cliffs", "arch"):
        _paint_strata(painter, land, light, dice)
    else:
        _paint_faces(painter, land, light, dice)
    if land.kind == "peaks" or (land.kind == "cone" and light.number % 2):
        _paint_snow(painter, land, light)
    if land.kind == "volcano":
        _paint_crater(painter, land, light)
    _paint_undergrowth(painter, land, light, dice)


def _paint_strata(painter: QPainter, land: Land, light: Light, dice: Dice) -> None:
    """Bands of stone, cracks, and a green cap on the flat top."""
    shade = light.tone(mix(land.colour, SHADOW, 0.45))
    for i in range(5):
        y = SHORE - 3.2 * i - dice.between(0, 1.6)
        wave = [
            (x, y + 0.5 * math.sin(x * 0.7 + i)) for x in range(int(land.left) - 2, int(land.right) + 4, 4)
        ]
        fill(painter, polygon([*wave, *((x, y + 0.8) for x, y in reversed(wave))]), faded(shade, 0.30))
    for _ in range(9):
        x = dice.between(land.left + 4, land.right - 1.5)
        top = land.ground(x)
        depth = dice.between(3, 9)
        crack = [
            (x, top + 1.2),
            (x + dice.between(-0.8, 0.8), top + depth * 0.5),
            (x + dice.between(-0.5, 0.5), top + depth),
        ]
        stroke(painter, crack, faded(shade, 0.45), 0.55)
    cap = light.tone(mix(GRASS, LEAF, dice.roll()))
    points = land.outline()
    lower = [(x, y + 1.5 + 0.7 * math.sin(x * 1.4)) for x, y in reversed(points)]
    fill(painter, polygon([*points, *lower]), cap)


def _paint_faces(painter: QPainter, land: Land, light: Light, dice: Dice) -> None:
    """Shadow faces that fall away from each peak on the far side of the light."""
    points = land.outline()
    shade = light.tone(mix(land.colour, SHADOW, 0.6))
    away = -light.lit_side
    for i in range(2, len(points) - 2):
        x, y = points[i]
        is_peak = y < points[i - 1][1] and y <= points[i + 1][1] and SHORE - y > 9
        if not is_peak:
            continue
        height = SHORE - y
        edge = [(x, y - 1)]
        steps = 5
        for k in range(1, steps + 1):
            swing = (1.3 if k % 2 else -0.4) * dice.between(0.6, 1.3)
            edge.append((x - away * swing * 1.3 + away * k * 0.9, y + height * k / steps))
        far = x + away * 40
        fill(painter, polygon([*edge, (far, SHORE), (far, y - 1)]), faded(shade, 0.42))


def _paint_snow(painter: QPainter, land: Land, light: Light) -> None:
    line_y = SHORE - (13.5 if land.kind == "peaks" else 16.5)
    points = [
        (x, line_y + (1.7 if i % 2 else -1.5))
        for i, x in enumerate(range(int(land.left), int(land.right) + 3, 2))
    ]
    cap = closed([*points, (land.right, 0), (land.left, 0)])
    snow = mix(light.tone(SNOW), light.glow, 0.18)
    shade = mix(snow, light.tone(QColor(120, 140, 180)), 0.5)
    side = (0.0, 1.0) if light.lit_side < 0 else (1.0, 0.0)
    fill(
        painter,
        cap,
        horizontal(land.left + 10, land.right - 10, (side[0], snow), (0.55, snow), (side[1], shade)),
    )


def _paint_crater(painter: QPainter, land: Land, light: Light) -> None:
    x = (land.left + land.right) / 2
    y = land.ground(x)
    disc(painter, x, y - 0.2, 4.6, light.tone(mix(BASALT, SHADOW, 0.6)), 1.5)
    if light.night > 0.2:
        glow(painter, x, y, 9, LAVA, 0.9 * light.night)
        stroke(
            painter,
            [(x + 1, y), (x + 2.2, y + 4), (x + 1.6, y + 8), (x + 3.4, y + 12)],
            faded(LAVA, 0.8 * light.night),
            0.8,
        )


def _paint_smoke(painter: QPainter, land: Land, light: Light) -> None:
    x = (land.left + land.right) / 2
    y = land.ground(x) - 1
    smoke = mix(light.tone(QColor(236, 232, 232)), light.glow, 0.3)
    if light.night > 0.2:
        glow(painter, x, y + 1, 8, LAVA, 0.55 * light.night)
    for i in range(6):
        size = 1.3 + 0.62 * i
        disc(
            painter,
            x + 0.28 * i * i + math.sin(i * 2.1),
            y - 2.1 * i,
            size,
            faded(smoke, 0.55 - 0.07 * i),
            size * 0.8,
        )


def _paint_undergrowth(painter: QPainter, land: Land, light: Light, dice: Dice) -> None:
    """Bushes at the foot of rocky lands."""
    if not land.has_beach:
        return
    for tone, lift in ((mix(PINE, LEAF, 0.4), 3.6), (LEAF, 2.2)):
        points = []
        for i in range(25):
            x = land.left + (land.right - land.left) * i / 24
            edge = min(1.0, min(x - land.left, land.right - x) / 9)
            points.append(
                (x, SHORE - edge * lift * (0.75 + 0.35 * math.sin(i * 2.3 + lift) + 0.2 * dice.roll()))
            )
        body = smooth([*points, (land.right, SHORE + 3), (land.left, SHORE + 3)], is_closed=True)
        fill(painter, body, mix(light.tone(tone), light.tone(SHADOW), 0.16))


def paint_beach(painter: QPainter, land: Land, light: Light) -> None:
    """Sand with a wet edge, or rubble, and the line of foam."""
    dice = Dice(light.number, "beach")
    foam = mix(WHITE, light.glow, 0.3 + 0.2 * light.night)
    centre, half = (land.left + land.right) / 2, (land.right - land.left) / 2
    if land.has_beach:
        reach = half + dice.between(1.5, 4)
        drop = dice.between(2.6, 3.8)
        fill(painter, _tongue(centre, reach + 1.6, drop + 1.0, dice), faded(foam, 0.55 - 0.2 * light.night))
        fill(painter, _tongue(centre, reach, drop, dice), light.tone(WET_SAND))
        fill(painter, _tongue(centre, reach - 0.8, drop - 0.9, dice), light.tone(SAND))
    else:
        _paint_rubble(painter, land, light, dice)
    for k in range(2):
        y = SHORE + 5.3 + 2.2 * k
        fill(
            painter,
            lens(centre + dice.between(-6, 6), y, half * dice.between(0.9, 1.5), 0.5),
            faded(foam, 0.40 - 0.14 * k),
        )


def _tongue(centre: float, half: float, drop: float, dice: Dice) -> QPainterPath:
    """A low sand bank whose upper edge lies in the land."""
    top = SHORE - 0.9
    points = [
        (centre - half, SHORE + 0.5),
        (centre - half * 0.5, top),
        (centre + half * 0.5, top),
        (centre + half, SHORE + 0.5),
    ]
    lower = [(0.62, 0.78), (0.2, 1.0), (-0.25, 0.9), (-0.65, 0.72)]
    points += [(centre + half * x, SHORE + 0.5 + drop * y) for x, y in lower]
    return smooth(points, is_closed=True)


def _paint_rubble(painter: QPainter, land: Land, light: Light, dice: Dice) -> None:
    foam = mix(WHITE, light.glow, 0.3)
    base = SHORE + 1.2
    for left, right in _feet(land):
        fill(
            painter,
            lens((left + right) / 2, base, right - left + 5, 2.2),
            faded(foam, 0.62 - 0.25 * light.night),
        )
        x = left - 1
        while x < right + 1:
            size = dice.between(1.0, 2.2)
            paint_rock(painter, x, base + 0.5, size, land.colour, light)
            x += size * dice.between(1.6, 3.2)


def _feet(land: Land) -> list[tuple[float, float]]:
    """The stretches where the land meets the water."""
    edges = [land.left]
    for x, half, _ in land.holes:
        edges += [x - half, x + half * 1.1]
    edges.append(land.right)
    return list(zip(edges[::2], edges[1::2], strict=True))


def paint_rock(painter: QPainter, x: float, y: float, size: float, colour: QColor, light: Light) -> None:
    """A boulder with a lit and a shaded face."""
    tone = light.tone(mix(colour, SHADOW, 0.2))
    body = [(x - size, y), (x - size * 0.6, y - size * 0.9), (x + size * 0.2, y - size * 1.15), (x + size, y)]
    fill(painter, polygon(body), tone)
    shade = [(x + size * 0.2, y - size * 1.15), (x + size, y), (x + size * 0.1, y)]
    if light.lit_side > 0:
        shade = [
            (x - size, y),
            (x - size * 0.6, y - size * 0.9),
            (x + size * 0.2, y - size * 1.15),
            (x - size * 0.2, y),
        ]
    fill(painter, polygon(shade), faded(light.tone(SHADOW), 0.45))


def paint_skerry(painter: QPainter, light: Light) -> None:
    """Some cards have rocks in the near water at the left."""
    dice = Dice(light.number, "skerry")
    if not dice.chance(0.34):
        return
    x, y = dice.between(10, 22), dice.between(60, 68)
    foam = mix(WHITE, light.glow, 0.3)
    fill(painter, lens(x + 2, y + 0.2, 17, 1.5), faded(foam, 0.5 - 0.2 * light.night))
    for offset, size in (
        (0.0, dice.between(3, 4.6)),
        (5.0, dice.between(1.6, 2.8)),
        (-3.6, dice.between(1.2, 2.0)),
    ):
        paint_rock(painter, x + offset, y, size, BASALT, light)


def paint_vignette(painter: QPainter, light: Light) -> None:
    """A breath of shade at the lower edge."""
    shade = faded(light.sea_near, 0.55)
    brush = vertical(HEIGHT - 14, HEIGHT, (0.0, faded(shade, 0.0)), (1.0, shade))
    fill(painter, QRectF(0, HEIGHT - 14, WIDTH, 14), brush)

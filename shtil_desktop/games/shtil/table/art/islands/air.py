"""Sky and water around an island: gradient, sun, moon, stars, clouds, glints."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from shtil_desktop.games.shtil.table.art.islands.light import HORIZON, Light, ramp_up
from shtil_desktop.table.art.noise import Dice
from shtil_desktop.table.art.shapes import (
    HEIGHT,
    WIDTH,
    crescent,
    disc,
    fill,
    glow,
    lens,
    star,
    stroke,
    vertical,
)
from shtil_desktop.table.theme import INK_LIGHT, faded, mix

WHITE = QColor(255, 255, 255)
SUN_HIGH = QColor(255, 250, 226)
SUN_LOW = QColor(255, 246, 206)
SUN_RED = QColor(255, 214, 132)
MOON = QColor(255, 246, 214)


def paint_sky(painter: QPainter, light: Light) -> None:
    """White figures need the dark of the upper sky to reach down past them."""
    at, share, low = (0.52, 0.10, 0.80) if light.ink == INK_LIGHT else (0.34, 0.45, 0.66)
    stops = ((0.0, light.zenith), (at, mix(light.zenith, light.middle, share)), (low, light.middle))
    fill(painter, QRectF(0, 0, WIDTH, HORIZON + 1), vertical(0, HORIZON, *stops, (1.0, light.glow)))


def paint_orb(painter: QPainter, light: Light) -> None:
    """The sun, or the moon among stars."""
    if light.has_moon:
        _paint_stars(painter, light)
        _paint_moon(painter, light)
    else:
        _paint_sun(painter, light)


def _paint_sun(painter: QPainter, light: Light) -> None:
    low = ramp_up(light.orb_y, 18, 44)
    colour = mix(SUN_HIGH, SUN_RED if light.hour > 0.4 else SUN_LOW, low)
    radius = 5.4 + 1.6 * low
    glow(painter, light.orb_x, light.orb_y, radius * 4.2, mix(colour, light.glow, 0.3), 0.75)
    disc(painter, light.orb_x, light.orb_y, radius * 1.38, faded(colour, 0.30))
    disc(painter, light.orb_x, light.orb_y, radius, colour)


def _paint_moon(painter: QPainter, light: Light) -> None:
    grown = (light.number - 58) / 22
    glow(painter, light.orb_x, light.orb_y, 19, MOON, 0.34)
    fill(painter, crescent(light.orb_x, light.orb_y, 5.6 + grown, 0.92 - 0.4 * grown), MOON)


def _paint_stars(painter: QPainter, light: Light) -> None:
    dice = Dice(light.number, "stars")
    visible = ramp_up(light.hour, 0.68, 0.92)
    for _ in range(int(8 + 26 * visible)):
        x, y = dice.between(3, 97), dice.between(3, 38)
        size, shine = dice.between(0.28, 0.62), dice.between(0.35, 0.95)
        is_over_numeral = x < 47 and y < 31
        if is_over_numeral or math.hypot(x - light.orb_x, y - light.orb_y) < 10:
            continue
        fade = (0.45 + 0.55 * visible) * (1 - 0.5 * y / 38)
        if size > 0.56:
            fill(painter, star(x, y, size * 2.6, size * 0.55, 4), faded(WHITE, shine * fade))
        else:
            disc(painter, x, y, size, faded(WHITE, shine * fade))


def paint_clouds(painter: QPainter, light: Light) -> None:
    """None, one heap, a veil of streaks, or both; never behind the numeral."""
    dice = Dice(light.number, "clouds")
    kind = dice.below(5)
    colour = mix(mix(WHITE, light.glow, 0.25 + 0.4 * light.evening), light.middle, 0.62 * light.night)
    if kind in (1, 2, 4):
        _paint_heap(painter, dice.between(60, 88), dice.between(14, 31), dice.between(8, 13), colour, dice)
    if kind in (2, 3):
        _paint_streaks(painter, dice, colour)


def _paint_heap(painter: QPainter, x: float, y: float, size: float, colour: QColor, dice: Dice) -> None:
    base = y + size * 0.16
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for offset, radius in ((-0.72, 0.24), (-0.36, 0.42), (0.1, 0.60), (0.5, 0.40), (0.8, 0.20)):
        puff = size * radius * dice.between(0.88, 1.12)
        path.moveTo(x + offset * size + puff, base)
        path.arcTo(QRectF(x + offset * size - puff, base - puff, puff * 2, puff * 2), 0, 180)
        path.closeSubpath()
    brush = vertical(y - size * 0.6, base, (0.0, faded(colour, 0.92)), (1.0, faded(colour, 0.42)))
    fill(painter, path, brush)


def _paint_streaks(painter: QPainter, dice: Dice, colour: QColor) -> None:
    for _ in range(4):
        x, y, length = dice.between(54, 92), dice.between(26, 41), dice.between(14, 34)
        fill(painter, lens(x, y, length, dice.between(0.7, 1.5)), faded(colour, 0.5))


def paint_sea(painter: QPainter, light: Light) -> None:
    stops = ((0.0, light.sea_far), (0.42, mix(light.sea_far, light.sea_near, 0.70)), (0.7, light.sea_near))
    fill(painter, QRectF(0, HORIZON, WIDTH, HEIGHT - HORIZON), vertical(HORIZON, HEIGHT, *stops))
    fill(painter, QRectF(0, HORIZON - 0.25, WIDTH, 0.5), faded(light.glow, 0.55))


def paint_glitter(painter: QPainter, light: Light) -> None:
    """The path of light that the sun or moon lays on the water."""
    dice = Dice(light.number, "glitter")
    colour = mix(MOON if light.has_moon else SUN_HIGH, light.glow, 0.25)
    strength = 0.62 if light.orb_y > 30 or light.has_moon else 0.40
    for i in range(9):
        part = i / 8
        y = HORIZON + 1.6 + 27 * part**1.25
        spread = 1 + 5 * part
        x = light.orb_x + dice.between(-spread, spread)
        length = dice.between(4, 9) * (0.7 + 0.9 * part)
        fill(painter, lens(x, y, length, 0.5 + 0.5 * part), faded(colour, strength * (1 - 0.75 * part)))


def paint_waves(painter: QPainter, light: Light) -> None:
    """Fine crests, closer together towards the horizon."""
    dice = Dice(light.number, "waves")
    crest = mix(WHITE, light.glow, 0.35)
    for i in range(13):
        part = (i + dice.roll()) / 13
        y = HORIZON + 4 + 27 * part
        x = dice.between(4, 96)
        length = 4 + 9 * part * dice.between(0.6, 1.2)
        alpha = (0.20 + 0.26 * part) * (1 - 0.45 * light.night)
        if i % 3 == 2:
            _paint_crest(painter, x, y, length, 0.4 + 0.4 * part, faded(crest, alpha))
        else:
            fill(painter, lens(x, y, length * 1.5, 0.35 + 0.3 * part), faded(crest, alpha))


def _paint_crest(painter: QPainter, x: float, y: float, length: float, width: float, colour: QColor) -> None:
    step, lift = length / 4, length * 0.07
    points = [(x - 2 * step, y), (x - step, y - lift), (x, y), (x + step, y + lift * 0.8), (x + 2 * step, y)]
    stroke(painter, points, colour, width)

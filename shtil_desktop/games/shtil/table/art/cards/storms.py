"""Pictures of the three storms, the compass, the reef, the blank border and the card back."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QRadialGradient, QTransform

from shtil_desktop.games.shtil.rules import cards
from shtil_desktop.games.shtil.table.art.glyphs import MOON, SUN, glyph
from shtil_desktop.table.art.noise import Dice
from shtil_desktop.table.art.shapes import (
    CANVAS,
    HEIGHT,
    WIDTH,
    disc,
    fill,
    glow,
    lens,
    line,
    polygon,
    smooth,
    star,
    stroke,
    vertical,
)
from shtil_desktop.table.theme import faded, mix

WHITE = QColor(255, 255, 255)
BRASS = QColor(228, 192, 112)
NAVY = QColor(22, 42, 72)


def placed(card: int, x: float, y: float, size: float, turn: float = 0.0) -> QPainterPath:
    """A glyph's outline moved onto the canvas; `size` is half its box."""
    return QTransform().translate(x, y).rotate(turn).scale(size, size).map(glyph(card))


def paint_yellow(painter: QPainter) -> None:
    """A breaking wave under a yellow sky."""
    fill(
        painter,
        CANVAS,
        vertical(
            0, HEIGHT, (0.0, QColor(255, 212, 84)), (0.7, QColor(255, 232, 150)), (1.0, QColor(240, 180, 44))
        ),
    )
    for y, colour, shift in ((50, QColor(222, 158, 36), 0.0), (58, QColor(190, 122, 24), 1.7)):
        _paint_swell(painter, y, colour, shift)
    _paint_breaker(painter)
    for y, colour, shift in ((68, QColor(120, 72, 16), 3.1), (74, QColor(86, 50, 14), 0.6)):
        _paint_swell(painter, y, colour, shift)
    dice = Dice(86, "spray")
    for _ in range(16):
        disc(
            painter,
            dice.between(52, 90),
            dice.between(14, 40),
            dice.between(0.4, 1.1),
            faded(WHITE, dice.between(0.5, 0.95)),
        )


def _paint_swell(painter: QPainter, y: float, colour: QColor, shift: float) -> None:
    points = [(x, y + 2.2 * math.sin(x * 0.16 + shift)) for x in range(-4, 109, 4)]
    path = smooth(points)
    path.lineTo(WIDTH + 4, HEIGHT + 2)
    path.lineTo(-4, HEIGHT + 2)
    fill(painter, path, colour)
    line(painter, smooth(points), faded(WHITE, 0.42), 0.8)


def _paint_breaker(painter: QPainter) -> None:
    outer = QPainterPath(QPointF(4, 76))
    outer.cubicTo(28, 66, 24, 17, 62, 16)
    outer.cubicTo(80, 15.5, 91, 28, 88, 43)
    outer.cubicTo(83, 34, 73, 31, 66, 36)
    outer.cubicTo(55, 44, 60, 64, 98, 70)
    outer.lineTo(98, 82)
    outer.lineTo(4, 82)
    outer.closeSubpath()
    fill(painter, outer, vertical(16, 76, (0.0, QColor(158, 98, 18)), (1.0, QColor(104, 62, 14))))
    for k in range(4):
        a = 5.2 * k
        rib = QPainterPath(QPointF(12 + a * 1.8, 76))
        rib.cubicTo(32 + a, 64, 30 + a, 24 + a * 0.55, 62 + a * 0.1, 21.5 + a * 0.75)
        line(painter, rib, faded(QColor(255, 226, 140), 0.6 - 0.09 * k), 1.1)
    crest = QPainterPath(QPointF(27, 48))
    crest.cubicTo(34, 26, 46, 16, 62, 16)
    crest.cubicTo(80, 15.5, 91, 28, 88, 43)
    line(painter, crest, QColor(255, 253, 240), 2.6)
    for x, y, r in (
        (88, 43, 2.6),
        (84.6, 38.6, 2.2),
        (80, 35.6, 2.0),
        (75.4, 34, 1.7),
        (71, 34, 1.4),
        (89.6, 37, 2.0),
    ):
        disc(painter, x, y, r, QColor(255, 253, 240))


def paint_purple(painter: QPainter) -> None:
    """Heavy clouds, a bolt and slanting rain."""
    fill(
        painter,
        CANVAS,
        vertical(
            0, HEIGHT, (0.0, QColor(74, 46, 116)), (0.62, QColor(150, 116, 190)), (1.0, QColor(60, 38, 100))
        ),
    )
    for y, colour, shift in ((64.0, QColor(70, 46, 116), 0.4), (71.0, QColor(44, 28, 82), 2.0)):
        _paint_swell(painter, y, colour, shift)
    dice = Dice(87, "rain")
    for _ in range(26):
        x, y, length = dice.between(20, 94), dice.between(42, 64), dice.between(4, 8)
        stroke(painter, [(x, y), (x - length * 0.42, y + length)], faded(WHITE, dice.between(0.25, 0.6)), 0.7)
    glow(painter, 62, 50, 22, QColor(255, 240, 190), 0.7)
    bolt = polygon([(64, 38), (53, 55), (60, 55), (54, 70), (71, 50), (63.5, 50), (70, 38)])
    fill(painter, bolt, QColor(255, 240, 170))
    _paint_thunderhead(painter, 40, 40, 30, QColor(116, 86, 160), QColor(80, 54, 124))
    _paint_thunderhead(painter, 60, 44, 34, QColor(226, 214, 242), QColor(128, 98, 174))


def _paint_thunderhead(
    painter: QPainter, x: float, base: float, size: float, top: QColor, bottom: QColor
) -> None:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for offset, radius, lift in (
        (-0.7, 0.30, 0.0),
        (-0.34, 0.42, 0.12),
        (0.12, 0.52, 0.16),
        (0.52, 0.38, 0.08),
        (0.84, 0.24, 0.0),
    ):
        puff = size * radius
        path.addEllipse(QPointF(x + offset * size, base - puff * 0.72 - lift * size), puff, puff)
    painter.save()
    painter.setClipRect(QRectF(0, 0, WIDTH, base))
    fill(painter, path, vertical(base - size * 0.95, base, (0.0, top), (1.0, bottom)))
    painter.restore()


def paint_orange(painter: QPainter) -> None:
    """A ring of two arrows over a whirlpool."""
    gradient = QRadialGradient(QPointF(54, 42), 66)
    for at, colour in (
        (0.0, QColor(255, 206, 130)),
        (0.45, QColor(246, 150, 62)),
        (1.0, QColor(196, 78, 20)),
    ):
        gradient.setColorAt(at, colour)
    fill(painter, CANVAS, QBrush(gradient))
    for k in range(7):
        reach = 10 + 8.5 * k
        arc = QPainterPath()
        box = QRectF(54 - reach, 42 - reach * 0.82, reach * 2, reach * 1.64)
        arc.arcMoveTo(box, 40 * k)
        arc.arcTo(box, 40 * k, 250)
        line(painter, arc, faded(WHITE, 0.34 - 0.025 * k), 1.0)
    fill(painter, placed(cards.ORANGE, 54, 43.2, 27), QColor(96, 32, 6, 90))
    fill(painter, placed(cards.ORANGE, 54, 42, 27), QColor(255, 250, 240))
    disc(painter, 54, 42, 4.4, QColor(150, 56, 14))


def paint_compass(painter: QPainter) -> None:
    """A brass rose on a chart of deep water."""
    fill(painter, CANVAS, vertical(0, HEIGHT, (0.0, QColor(34, 66, 102)), (1.0, QColor(14, 30, 56))))
    chart = faded(QColor(160, 200, 224), 0.16)
    for k in range(16):
        angle = math.radians(22.5 * k + 11.25)
        stroke(painter, [(54, 41), (54 + 90 * math.cos(angle), 41 + 90 * math.sin(angle))], chart, 0.5)
    glow(painter, 54, 41, 44, QColor(120, 170, 200), 0.32)
    for radius, width in ((29.0, 1.5), (25.6, 0.5), (12.0, 0.5)):
        ring = QPainterPath()
        ring.addEllipse(QPointF(54, 41), radius, radius)
        line(painter, ring, BRASS, width)
    for k in range(32):
        angle = math.radians(11.25 * k)
        cos, sin = math.cos(angle), math.sin(angle)
        inner = 26.4 if k % 4 else 25.6
        stroke(
            painter, [(54 + inner * cos, 41 + inner * sin), (54 + 28.6 * cos, 41 + 28.6 * sin)], BRASS, 0.5
        )
    _paint_rose(painter, 18.5, 5.2, 45.0, QColor(190, 150, 84), QColor(120, 90, 52))
    _paint_rose(painter, 33.5, 5.8, 0.0, QColor(252, 238, 206), QColor(206, 164, 86))
    north = polygon([(54, 7.5), (54, 36.4), (58.1, 36.9)])
    fill(painter, north, QColor(200, 70, 50))
    fill(painter, polygon([(54, 7.5), (54, 36.4), (49.9, 36.9)]), QColor(240, 120, 92))
    disc(painter, 54, 41, 2.4, NAVY)
    disc(painter, 54, 41, 1.3, BRASS)


def _paint_rose(
    painter: QPainter, outer: float, inner: float, turn: float, lit: QColor, dark: QColor
) -> None:
    """Four rays, one half of each in shade."""
    path = star(54, 41, outer, inner, 4, turn - 90)
    for i in range(4):
        tip = path.elementAt(i * 2)
        after, before = path.elementAt(i * 2 + 1), path.elementAt((i * 2 - 1) % 8)
        fill(painter, polygon([(54, 41), (tip.x, tip.y), (after.x, after.y)]), dark)
        fill(painter, polygon([(54, 41), (tip.x, tip.y), (before.x, before.y)]), lit)


def paint_reef(painter: QPainter) -> None:
    """Three teeth of rock in white water."""
    fill(
        painter,
        CANVAS,
        vertical(
            0,
            HEIGHT,
            (0.0, QColor(112, 132, 146)),
            (0.55, QColor(186, 200, 204)),
            (1.0, QColor(120, 144, 154)),
        ),
    )
    _paint_swell(painter, 56, QColor(66, 112, 128), 0.3)
    teeth = ((16, 29, 46, 30), (38, 55, 76, 9), (66, 80, 94, 24))
    for left, top_x, right, top in teeth:
        fill(
            painter,
            polygon([(left, 66), (top_x - 2, top + 9), (top_x, top), (right, 66)]),
            QColor(52, 54, 66),
        )
        shade = [(top_x, top), (right, 66), (top_x + 3, 66), (top_x + 2, top + 24), (top_x - 1, top + 13)]
        fill(painter, polygon(shade), QColor(28, 30, 42))
        stroke(
            painter, [(left + 1.5, 62), (top_x - 2, top + 10), (top_x, top + 0.8)], faded(WHITE, 0.35), 0.7
        )
        fill(painter, lens((left + right) / 2, 66, right - left + 12, 4.2), faded(WHITE, 0.85))
    _paint_swell(painter, 69, QColor(34, 84, 104), 2.2)
    _paint_swell(painter, 75, QColor(22, 62, 84), 4.0)


def paint_blank(painter: QPainter) -> None:
    """Open water in a plain frame."""
    fill(painter, CANVAS, vertical(0, HEIGHT, (0.0, QColor(196, 226, 230)), (1.0, QColor(112, 172, 188))))
    dice = Dice(89, "calm")
    for i in range(18):
        y = 12 + 58 * (i + dice.roll()) / 18
        fill(painter, lens(dice.between(18, 82), y, dice.between(10, 26), 0.7), faded(WHITE, 0.55))
    for inset, width in ((6.0, 1.2), (8.6, 0.5)):
        frame = QPainterPath()
        frame.addRoundedRect(CANVAS.adjusted(inset, inset, -inset, -inset), 5, 5)
        line(painter, frame, QColor(44, 104, 124), width)


def paint_back(painter: QPainter) -> None:
    """Calm waves with sun and moon, the same from both ends."""
    fill(
        painter,
        CANVAS,
        vertical(0, HEIGHT, (0.0, QColor(22, 70, 96)), (0.5, QColor(36, 96, 122)), (1.0, QColor(22, 70, 96))),
    )
    for half in (0.0, 180.0):
        painter.save()
        painter.translate(WIDTH / 2, HEIGHT / 2)
        painter.rotate(half)
        _paint_ripples(painter)
        painter.restore()
    disc(painter, 50, 40, 15.4, QColor(18, 60, 86))
    ring = QPainterPath()
    ring.addEllipse(QPointF(50, 40), 15.4, 15.4)
    line(painter, ring, faded(BRASS, 0.9), 0.8)
    _paint_medallion(painter)
    frame = QPainterPath()
    frame.addRoundedRect(CANVAS.adjusted(4, 4, -4, -4), 5, 5)
    line(painter, frame, faded(BRASS, 0.65), 0.7)


def _paint_ripples(painter: QPainter) -> None:
    """The upper half of the pattern, around the origin."""
    for row in range(7):
        y = -2.7 - 6.2 * row
        points = [(x, y + 1.5 * math.sin(x * 0.30 + row * math.pi * 0.5)) for x in range(-54, 56, 3)]
        line(painter, smooth(points), faded(mix(WHITE, QColor(120, 200, 210), 0.5), 0.34), 0.8)


def _paint_medallion(painter: QPainter) -> None:
    pale = QColor(255, 228, 160)
    fill(painter, placed(SUN, 50, 40, 6.6), pale)
    fill(painter, placed(MOON, 39.8, 40, 3.0), pale)
    fill(painter, placed(MOON, 60.2, 40, 3.0, 180), pale)

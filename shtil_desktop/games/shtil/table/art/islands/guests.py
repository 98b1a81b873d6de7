"""Passers-by: sails, birds, a whale, dolphins, a buoy, a balloon, a bottle."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from shtil_desktop.games.shtil.table.art.islands.light import HORIZON, Light
from shtil_desktop.table.art.noise import Dice
from shtil_desktop.table.art.shapes import disc, fill, glow, lens, line, polygon, stroke
from shtil_desktop.table.theme import faded, mix

CLOTH = QColor(255, 250, 238)
HULL = QColor(120, 66, 48)
SHADOW = QColor(24, 44, 66)
WHITE = QColor(255, 255, 255)
LAMP = QColor(255, 206, 96)


def paint_boat(painter: QPainter, light: Light, x: float, y: float, size: float, sail: QColor) -> None:
    """A small sailing boat, `size` high, that leans on no wind at all."""
    tone, hull = light.tone(sail), light.tone(HULL)
    lit = mix(tone, light.glow, 0.25)
    fill(painter, lens(x, y + size * 0.06, size * 1.3, size * 0.09), faded(mix(WHITE, light.glow, 0.3), 0.4))
    main = QPainterPath(QPointF(x + size * 0.03, y - size))
    main.quadTo(x + size * 0.48, y - size * 0.5, x + size * 0.42, y - size * 0.2)
    main.lineTo(x + size * 0.03, y - size * 0.2)
    fill(painter, main, lit)
    jib = QPainterPath(QPointF(x - size * 0.04, y - size * 0.9))
    jib.quadTo(x - size * 0.1, y - size * 0.4, x - size * 0.4, y - size * 0.2)
    jib.lineTo(x - size * 0.04, y - size * 0.2)
    fill(painter, jib, mix(tone, light.tone(SHADOW), 0.18))
    deck = QPainterPath(QPointF(x - size * 0.5, y - size * 0.15))
    deck.lineTo(x + size * 0.52, y - size * 0.15)
    deck.quadTo(x + size * 0.4, y + size * 0.08, x + size * 0.2, y + size * 0.08)
    deck.lineTo(x - size * 0.25, y + size * 0.08)
    deck.quadTo(x - size * 0.42, y + size * 0.06, x - size * 0.5, y - size * 0.15)
    fill(painter, deck, hull)
    if light.night > 0.4:
        glow(painter, x, y - size * 0.25, size * 0.5, LAMP, 0.8)


def _sail(painter: QPainter, light: Light, dice: Dice) -> None:
    sail = dice.pick((CLOTH, QColor(230, 110, 84), QColor(244, 196, 88), QColor(120, 176, 190)))
    paint_boat(painter, light, dice.between(14, 30), dice.between(57, 65), dice.between(9, 13), sail)


def _regatta(painter: QPainter, light: Light, dice: Dice) -> None:
    for k in range(3):
        x = 8 + 9 * k + dice.between(-2, 2)
        paint_boat(
            painter, light, x, HORIZON + 3 + 3.4 * k, 4 + 1.6 * k, dice.pick((CLOTH, QColor(230, 110, 84)))
        )


def _birds(painter: QPainter, light: Light, dice: Dice) -> None:
    colour = faded(mix(light.ink, light.middle, 0.25), 0.75)
    x, y = dice.between(62, 76), dice.between(8, 18)
    if abs(x + 4 - light.orb_x) < 17 and abs(y - light.orb_y) < 12:
        x, y = (light.orb_x + 15, y) if light.orb_x < 72 else (max(light.orb_x - 24, 64), 7.0)
    for k in range(3 + dice.below(3)):
        bx, by, span = x + 4.6 * k - 6, y + (2.1 * abs(k - 1.6)), dice.between(1.3, 2.1)
        path = QPainterPath(QPointF(bx - span, by - span * 0.35))
        path.quadTo(bx - span * 0.35, by - span * 0.6, bx, by + span * 0.15)
        path.quadTo(bx + span * 0.35, by - span * 0.6, bx + span, by - span * 0.35)
        line(painter, path, colour, 0.5)


def _whale(painter: QPainter, light: Light, dice: Dice) -> None:
    x, y, s = dice.between(18, 28), dice.between(62, 66), dice.between(4.4, 5.6)
    tail = QPainterPath(QPointF(x - s * 0.32, y))
    tail.cubicTo(x - s * 0.1, y - s * 0.6, x - s * 0.05, y - s * 0.8, x - s * 0.1, y - s * 1.0)
    tail.cubicTo(x - s * 0.5, y - s * 1.0, x - s * 1.0, y - s * 1.2, x - s * 1.15, y - s * 1.7)
    tail.cubicTo(x - s * 0.6, y - s * 1.75, x - s * 0.15, y - s * 1.5, x, y - s * 1.25)
    tail.cubicTo(x + s * 0.15, y - s * 1.5, x + s * 0.6, y - s * 1.75, x + s * 1.15, y - s * 1.7)
    tail.cubicTo(x + s * 1.0, y - s * 1.2, x + s * 0.5, y - s * 1.0, x + s * 0.1, y - s * 1.0)
    tail.cubicTo(x + s * 0.05, y - s * 0.8, x + s * 0.15, y - s * 0.5, x + s * 0.4, y)
    fill(painter, tail, mix(light.tone(QColor(46, 70, 92)), light.sea_near, 0.2))
    fill(painter, lens(x, y, s * 3.0, 0.9), faded(mix(WHITE, light.glow, 0.3), 0.6))


def _dolphins(painter: QPainter, light: Light, dice: Dice) -> None:
    tone = mix(light.tone(QColor(40, 64, 88)), light.sea_near, 0.1)
    x, y = dice.between(13, 20), dice.between(61, 65)
    for k in range(2):
        bx, by, s = x + 10 * k, y + 2.5 * k, 5.2 - 0.8 * k
        body = QPainterPath(QPointF(bx - s, by))
        body.cubicTo(bx - s * 0.7, by - s * 1.0, bx + s * 0.4, by - s * 1.05, bx + s, by + s * 0.05)
        body.cubicTo(bx + s * 0.4, by - s * 0.45, bx - s * 0.3, by - s * 0.4, bx - s, by)
        fill(painter, body, tone)
        fin = polygon(
            [(bx - s * 0.1, by - s * 0.7), (bx - s * 0.45, by - s * 1.1), (bx + s * 0.3, by - s * 0.62)]
        )
        fill(painter, fin, tone)
        fill(painter, lens(bx, by + 0.2, s * 2.3, 0.7), faded(mix(WHITE, light.glow, 0.3), 0.45))


def _buoy(painter: QPainter, light: Light, dice: Dice) -> None:
    x, y = dice.between(16, 30), dice.between(60, 66)
    red = light.tone(QColor(206, 72, 56))
    fill(painter, lens(x, y + 0.4, 9, 0.9), faded(mix(WHITE, light.glow, 0.3), 0.5))
    fill(painter, polygon([(x - 2.2, y), (x + 2.2, y), (x + 0.9, y - 5), (x - 0.9, y - 5)]), red)
    fill(painter, QRectF(x - 1.75, y - 2.6, 3.5, 1.1), light.tone(CLOTH))
    stroke(painter, [(x, y - 5), (x, y - 7)], light.tone(SHADOW), 0.5)
    if light.night > 0.3:
        glow(painter, x, y - 7.2, 4, LAMP, light.night)
    disc(painter, x, y - 7.2, 0.8, mix(red, LAMP, light.night))


def _balloon(painter: QPainter, light: Light, dice: Dice) -> None:
    x, y, s = dice.between(80, 90), dice.between(12, 22), dice.between(4.2, 5.2)
    tone = light.tone(dice.pick((QColor(224, 96, 74), QColor(240, 180, 70), QColor(70, 140, 150))))
    if light.night > 0.3:
        glow(painter, x, y, s * 2, LAMP, 0.5 * light.night)
    shape = QPainterPath(QPointF(x, y + s * 1.25))
    shape.cubicTo(x - s * 1.5, y + s * 0.1, x - s * 0.95, y - s, x, y - s)
    shape.cubicTo(x + s * 0.95, y - s, x + s * 1.5, y + s * 0.1, x, y + s * 1.25)
    fill(painter, shape, tone)
    stripe = QPainterPath(QPointF(x, y + s * 1.25))
    stripe.cubicTo(x - s * 0.55, y + s * 0.1, x - s * 0.4, y - s, x, y - s)
    stripe.cubicTo(x + s * 0.4, y - s, x + s * 0.55, y + s * 0.1, x, y + s * 1.25)
    fill(painter, stripe, light.tone(CLOTH))
    fill(painter, QRectF(x - s * 0.2, y + s * 1.45, s * 0.4, s * 0.35), light.tone(HULL))


def _rower(painter: QPainter, light: Light, dice: Dice) -> None:
    x, y = dice.between(16, 28), dice.between(60, 65)
    fill(painter, lens(x, y + 1.2, 13, 0.8), faded(mix(WHITE, light.glow, 0.3), 0.4))
    hull = QPainterPath(QPointF(x - 5, y - 1))
    hull.quadTo(x, y + 0.4, x + 5, y - 1)
    hull.quadTo(x + 3.4, y + 1.8, x, y + 1.6)
    hull.quadTo(x - 3.4, y + 1.8, x - 5, y - 1)
    fill(painter, hull, light.tone(HULL))
    fill(
        painter,
        polygon([(x - 1.2, y - 0.2), (x + 1.2, y - 0.2), (x + 0.7, y - 2.8), (x - 0.7, y - 2.8)]),
        light.tone(QColor(200, 80, 64)),
    )
    disc(painter, x, y - 3.6, 0.85, light.tone(QColor(222, 176, 140)))
    stroke(painter, [(x - 0.4, y - 1.6), (x - 6.4, y + 1.6)], light.tone(QColor(206, 166, 120)), 0.5)


GUESTS: tuple[Callable[[QPainter, Light, Dice], None], ...] = (
    _sail,
    _birds,
    _whale,
    _sail,
    _regatta,
    _birds,
    _buoy,
    _dolphins,
    _balloon,
    _rower,
    _birds,
)


def paint_guest(painter: QPainter, light: Light, is_water_free: bool) -> bool:
    """Paints the number's guest; says whether the near water at the left is still free."""
    guest = GUESTS[light.number * 4 % len(GUESTS)]
    is_sky_full = guest is _balloon and light.orb_x > 70
    if is_sky_full or not (is_water_free or guest in (_birds, _balloon)):
        guest = _birds
    guest(painter, light, Dice(light.number, "guest"))
    return is_water_free and guest in (_birds, _balloon)

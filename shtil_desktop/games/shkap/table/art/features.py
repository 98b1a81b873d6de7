"""What stands in the cells of an island, in squares of 100 by 100: chests, caves, flags, cards to take."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from shtil_desktop.games.shkap.table.art.lettering import paint_disc
from shtil_desktop.games.shkap.table.art.look import BLACK, WHITE, Look
from shtil_desktop.table.art.noise import Dice
from shtil_desktop.table.art.shapes import closed, disc, fill, line, smooth, stroke, vertical
from shtil_desktop.table.theme import faded, mix

COINS_BESIDE: Final = ((20, 84), (82, 85), (73, 89))


def paint_gold(painter: QPainter, look: Look, x: float, y: float, size: float) -> None:
    """A coin that lies on the ground."""
    disc(painter, x, y + size * 0.28, size, mix(look.tone(150, 96, 20), BLACK, 0.1), size * 0.62)
    disc(painter, x, y, size, look.tone(246, 196, 70), size * 0.62)
    painter.setPen(QPen(look.tone(255, 230, 150), size * 0.16))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(x, y), size * 0.66, size * 0.38)


def paint_chest(painter: QPainter, look: Look, value: int) -> None:
    """Oak with iron bands; the disc on its front says how many coins are in it, and as many lie beside it."""
    wood, iron = look.tone(164, 100, 56), look.tone(222, 168, 66)
    dark = mix(wood, BLACK, 0.42)
    disc(painter, 52, 84, 42, faded(look.shadow, 0.30), 10)
    lid = QPainterPath(QPointF(17, 50))
    lid.lineTo(17, 42)
    lid.cubicTo(17, 22, 30, 18, 50, 18)
    lid.cubicTo(70, 18, 83, 22, 83, 42)
    lid.lineTo(83, 50)
    lid.closeSubpath()
    body = QPainterPath()
    body.addRoundedRect(QRectF(19, 48, 62, 37), 3, 3)
    fill(painter, body, vertical(48, 85, (0.0, mix(wood, BLACK, 0.30)), (0.3, wood), (1.0, dark)))
    fill(painter, lid, vertical(18, 50, (0.0, mix(wood, WHITE, 0.26)), (0.55, wood), (1.0, dark)))
    for y in (58, 67, 76):
        stroke(painter, [(20, y), (80, y)], faded(BLACK, 0.20), 1.1)
    for y, inset in ((27, 8), (35, 3), (43, 1)):
        bend = [(18 + inset, y + 1), (50, y - 1.5), (82 - inset, y + 1)]
        stroke(painter, bend, faded(BLACK, 0.18), 1.1)
    for x in (29, 71):
        band = QPainterPath(QPointF(x - 4.2, 85))
        band.lineTo(x - 4.2, 24 if x < 50 else 22)
        band.quadTo(x, 19.5, x + 4.2, 22 if x < 50 else 24)
        band.lineTo(x + 4.2, 85)
        fill(
            painter,
            band,
            vertical(18, 85, (0.0, mix(iron, WHITE, 0.35)), (0.4, iron), (1.0, mix(iron, BLACK, 0.4))),
        )
        for y in (31, 55, 80):
            disc(painter, x, y, 1.5, mix(iron, BLACK, 0.45))
    fill(painter, QRectF(17, 46.5, 66, 5), mix(iron, BLACK, 0.12))
    fill(painter, QRectF(17, 46.5, 66, 1.4), mix(iron, WHITE, 0.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(mix(wood, BLACK, 0.7), 0.8), 1.4))
    painter.drawPath(lid)
    painter.drawPath(body)
    for x, y in COINS_BESIDE[:value]:
        paint_gold(painter, look, x, y, 6.2)
    paint_disc(painter, QPointF(50, 63), 17.5, str(value), look)


def paint_buried(painter: QPainter, look: Look, value: int) -> None:
    """Turned earth, a cross painted on it, a spade left behind; the disc says what lies below."""
    disc(painter, 48, 62, 39, faded(look.shadow, 0.14), 23)
    mound = smooth(
        [(11, 66), (22, 48), (48, 41), (76, 48), (88, 66), (70, 80), (46, 83), (22, 78)], is_closed=True
    )
    earth = look.tone(214, 168, 112)
    fill(painter, mound.translated(0, 3), mix(earth, BLACK, 0.30))
    shine = QRadialGradient(QPointF(42, 52), 52)
    shine.setColorAt(0.0, mix(earth, WHITE, 0.34))
    shine.setColorAt(1.0, mix(earth, BLACK, 0.10))
    painter.setBrush(shine)
    painter.drawPath(mound)
    for x, y in ((20, 60), (30, 74), (60, 78), (78, 58), (66, 48), (40, 78)):
        disc(painter, x, y, 1.5, faded(mix(earth, BLACK, 0.5), 0.55))
    _paint_spade(painter, look)
    brick = look.tone(196, 62, 46)
    for low, colour, width in ((1.6, faded(mix(brick, BLACK, 0.6), 0.5), 9.0), (0.0, brick, 8.6)):
        stroke(painter, [(27, 46 + low), (42, 59 + low), (60, 77 + low)], colour, width)
        stroke(painter, [(61, 46 + low), (46, 60 + low), (27, 76 + low)], colour, width)
    for points in ([(28, 45), (40, 56)], [(60, 45), (50, 54)]):
        stroke(painter, [(x, y - 0.8) for x, y in points], faded(WHITE, 0.30), 2.0)
    paint_disc(painter, QPointF(75, 73), 15.5, str(value), look)


def _paint_spade(painter: QPainter, look: Look) -> None:
    wood, iron = look.tone(150, 104, 62), look.tone(136, 146, 152)
    blade = smooth([(74, 44), (81, 42), (86, 46), (83, 58), (77, 60)], is_closed=True)
    fill(painter, blade, vertical(42, 60, (0.0, mix(iron, WHITE, 0.3)), (1.0, mix(iron, BLACK, 0.3))))
    stroke(painter, [(80.5, 46), (84, 18)], wood, 3.2)
    stroke(painter, [(79.8, 46), (83.3, 18)], mix(wood, WHITE, 0.3), 0.9)
    stroke(painter, [(79, 16.5), (89, 18)], mix(wood, BLACK, 0.15), 3.6)


def paint_cave(painter: QPainter, look: Look, dice: Dice) -> None:
    """A hill of grey rock with a way into the dark."""
    rock = look.tone(146, 148, 156)
    disc(painter, 52, 85, 43, faded(look.shadow, 0.30), 9)
    hill = smooth(
        [(8, 86), (12, 62), (22, 42), (34, 24), (50, 15), (64, 22), (78, 38), (88, 60), (93, 86), (50, 88)],
        is_closed=True,
    )
    fill(
        painter,
        hill,
        vertical(12, 88, (0.0, mix(rock, WHITE, 0.36)), (0.5, rock), (1.0, mix(rock, BLACK, 0.42))),
    )
    painter.save()
    painter.setClipPath(hill)
    fill(painter, closed([(50, 8), (100, 8), (100, 92), (72, 92), (62, 40)]), faded(BLACK, 0.13))
    fill(painter, closed([(30, 30), (46, 16), (40, 44), (22, 60), (10, 66)]), faded(WHITE, 0.15))
    for points in (
        [(30, 32), (36, 42), (28, 54)],
        [(66, 26), (72, 42), (84, 52)],
        [(14, 70), (22, 66), (24, 80)],
        [(80, 66), (76, 76), (84, 84)],
    ):
        stroke(painter, points, faded(BLACK, 0.28), 1.3)
        stroke(painter, [(x - 1.2, y - 0.6) for x, y in points], faded(WHITE, 0.25), 0.9)
    painter.restore()
    mouth = QPainterPath(QPointF(30, 87))
    mouth.cubicTo(27, 60, 36, 42, 50, 42)
    mouth.cubicTo(65, 42, 73, 60, 70, 87)
    mouth.closeSubpath()
    line(painter, mouth, mix(rock, WHITE, 0.25), 3.4)
    fill(
        painter,
        mouth,
        vertical(
            42, 90, (0.0, look.tone(14, 14, 22)), (0.75, look.tone(34, 30, 38)), (1.0, look.tone(74, 64, 60))
        ),
    )
    for x, tip in ((40, 55), (50, 53), (59, 56)):
        fill(painter, closed([(x - 3.2, 43), (x + 3.2, 43), (x, tip)]), mix(rock, BLACK, 0.55))
    for x, size in ((20, 5.0), (78, 6.0), (86, 3.6)):
        y = 85 + dice.between(-1, 2)
        disc(painter, x, y + 1.2, size, mix(rock, BLACK, 0.45), size * 0.66)
        disc(painter, x, y, size, mix(rock, WHITE, 0.10), size * 0.62)
    stroke(painter, [(15, 83), (12, 78)], look.tone(96, 138, 80), 1.6)
    stroke(painter, [(15, 83), (17, 77)], look.tone(116, 156, 88), 1.6)


def paint_flag(painter: QPainter, look: Look, is_black: bool) -> None:
    """A flag in a heap of stones: white with an anchor where walks begin, or black with a skull."""
    disc(painter, 40, 86, 24, faded(look.shadow, 0.28), 6)
    pole = look.tone(118, 80, 50)
    fill(
        painter,
        QRectF(27.5, 12, 5, 74),
        vertical(12, 86, (0.0, mix(pole, WHITE, 0.25)), (1.0, mix(pole, BLACK, 0.25))),
    )
    fill(painter, QRectF(28, 12, 1.4, 74), faded(WHITE, 0.35))
    disc(painter, 30, 11, 4.2, look.tone(226, 176, 76))
    disc(painter, 29, 10, 1.5, look.tone(255, 232, 170))
    cloth = look.tone(34, 36, 44) if is_black else look.tone(250, 250, 246)
    flag = QPainterPath(QPointF(32, 15))
    flag.cubicTo(46, 8, 56, 22, 70, 17)
    flag.cubicTo(78, 14, 82, 15, 86, 17)
    flag.cubicTo(81, 30, 82, 40, 87, 52)
    flag.cubicTo(76, 48, 66, 58, 54, 53)
    flag.cubicTo(44, 49, 38, 49, 32, 54)
    flag.closeSubpath()
    fill(painter, flag.translated(2, 4), faded(look.shadow, 0.22))
    fill(painter, flag, cloth)
    painter.save()
    painter.setClipPath(flag)
    for x, strength in ((40, 0.10), (60, 0.16), (79, 0.12)):
        fill(painter, QRectF(x, 5, 8, 55), faded(WHITE if is_black else look.tone(110, 130, 140), strength))
    painter.restore()
    hem = look.ink if is_black and look.depth_of_dusk else look.tone(30, 36, 44)
    line(painter, flag, faded(hem, 0.75), 1.5)
    if is_black:
        paint_skull(painter, QPointF(58, 34), 13, look.tone(246, 244, 236), cloth)
    else:
        paint_anchor(painter, QPointF(58, 34), 12, look.tone(38, 84, 104))
    for x, size in ((24, 5.5), (36, 6.5), (30, 5.0)):
        y = 86 if size != 5.0 else 82.5
        grey = look.tone(150, 148, 144)
        disc(painter, x, y + 1.0, size, mix(grey, BLACK, 0.4), size * 0.62)
        disc(painter, x, y, size, mix(grey, WHITE, 0.15), size * 0.58)


def paint_skull(painter: QPainter, middle: QPointF, size: float, bone: QColor, dark: QColor) -> None:
    x, y = middle.x(), middle.y()
    for sign in (-1, 1):
        ends = [(x - sign * size * 0.95, y + size * 0.42), (x + sign * size * 0.95, y + size * 1.10)]
        stroke(painter, ends, bone, size * 0.22)
    disc(painter, x, y - size * 0.15, size * 0.72, bone, size * 0.66)
    jaw = QPainterPath()
    jaw.addRoundedRect(
        QRectF(x - size * 0.36, y + size * 0.26, size * 0.72, size * 0.48), size * 0.14, size * 0.14
    )
    fill(painter, jaw, bone)
    for sign in (-1, 1):
        disc(painter, x + sign * size * 0.30, y - size * 0.08, size * 0.20, dark)
    fill(
        painter,
        closed([(x, y + size * 0.12), (x - size * 0.1, y + size * 0.30), (x + size * 0.1, y + size * 0.30)]),
        dark,
    )
    for dx in (-0.12, 0.12):
        stroke(
            painter, [(x + dx * size, y + size * 0.50), (x + dx * size, y + size * 0.70)], dark, size * 0.06
        )


def paint_anchor(painter: QPainter, middle: QPointF, size: float, ink: QColor) -> None:
    x, y = middle.x(), middle.y()
    painter.setPen(QPen(ink, size * 0.20))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(x, y - size * 0.82), size * 0.22, size * 0.22)
    stroke(painter, [(x, y - size * 0.55), (x, y + size * 0.95)], ink, size * 0.22)
    stroke(
        painter, [(x - size * 0.42, y - size * 0.30), (x + size * 0.42, y - size * 0.30)], ink, size * 0.20
    )
    arms = [(x - size * 0.86, y + size * 0.18), (x - size * 0.5, y + size * 0.82), (x, y + size * 0.98)]
    mirrored = [(2 * x - px, py) for px, py in arms[:2]][::-1]
    stroke(painter, [*arms, *mirrored], ink, size * 0.22)


def paint_taking(painter: QPainter, look: Look, count: int) -> None:
    """Cards to be taken, with their backs up, on a cask."""
    disc(painter, 50, 85, 36, faded(look.shadow, 0.26), 8)
    turns = (-7.0,) if count == 1 else (-16.0, 7.0)
    for turn in turns:
        painter.save()
        painter.translate(48, 52)
        painter.rotate(turn)
        _paint_card_back(painter, look)
        painter.restore()
    paint_disc(painter, QPointF(70, 71), 16.5, f"+{count}", look)


def _paint_card_back(painter: QPainter, look: Look) -> None:
    card = QPainterPath()
    card.addRoundedRect(QRectF(-23, -32, 46, 60), 6, 6)
    fill(painter, card.translated(1.5, 4), faded(look.shadow, 0.35))
    fill(painter, card, look.tone(250, 246, 236))
    inner = QPainterPath()
    inner.addRoundedRect(QRectF(-20, -29, 40, 54), 4, 4)
    fill(
        painter,
        inner,
        vertical(-29, 25, (0.0, mix(look.back, WHITE, 0.14)), (1.0, mix(look.back, BLACK, 0.12))),
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(look.back_ink, 0.8), 1.2))
    painter.drawRoundedRect(QRectF(-17, -26, 34, 48), 3, 3)
    fill(
        painter,
        closed([(0, -17), (3, -5), (13, -2), (3, 1), (0, 13), (-3, 1), (-13, -2), (-3, -5)]),
        look.back_ink,
    )

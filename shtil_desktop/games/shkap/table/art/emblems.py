"""What stands in the cells as plain signs: for islands far off, and for high contrast."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from shtil_desktop.games.shkap.rules.island.islands import (
    BLACK_FLAG,
    BURIED,
    CAVE,
    CHESTS,
    JUNGLE,
    LABYRINTH,
    TAKING,
    WHITE_FLAG,
)
from shtil_desktop.games.shkap.table.art.features import paint_anchor, paint_skull
from shtil_desktop.games.shkap.table.art.lettering import paint_disc
from shtil_desktop.games.shkap.table.art.look import BLACK, WHITE, Look
from shtil_desktop.table.art.shapes import closed, disc, fill, line, smooth, star, stroke
from shtil_desktop.table.theme import mix


def paint_emblem(painter: QPainter, sign: str, look: Look) -> None:
    """The sign of a cell in a square of 100 by 100; nothing where there is nothing."""
    if sign in CHESTS:
        _paint_chest(painter, CHESTS[sign], look)
    elif sign in BURIED:
        _paint_buried(painter, BURIED[sign], look)
    elif sign in TAKING:
        _paint_taking(painter, TAKING[sign], look)
    elif sign in (WHITE_FLAG, BLACK_FLAG):
        _paint_flag(painter, sign == BLACK_FLAG, look)
    elif sign == JUNGLE:
        _paint_jungle(painter, look)
    elif sign == LABYRINTH:
        _paint_labyrinth(painter, look)
    elif sign == CAVE:
        _paint_cave(painter, look)


def _edge(look: Look) -> QColor:
    return BLACK if look.is_flat else look.lit(62, 44, 28)


def _paint_chest(painter: QPainter, value: int, look: Look) -> None:
    box = QPainterPath(QPointF(12, 84))
    box.lineTo(12, 40)
    box.cubicTo(12, 16, 28, 12, 50, 12)
    box.cubicTo(72, 12, 88, 16, 88, 40)
    box.lineTo(88, 84)
    box.closeSubpath()
    fill(painter, box, WHITE if look.is_flat else look.lit(164, 100, 56))
    line(painter, box, _edge(look), 5)
    if not look.is_flat:
        for x in (24, 76):
            stroke(painter, [(x, 22), (x, 82)], look.lit(222, 168, 66), 7)
    stroke(painter, [(12, 42), (88, 42)], _edge(look), 5)
    paint_disc(painter, QPointF(50, 52), 31 if look.is_flat else 30, str(value), look)


def _paint_buried(painter: QPainter, value: int, look: Look) -> None:
    brick = BLACK if look.is_flat else look.lit(196, 62, 46)
    if not look.is_flat:
        disc(painter, 42, 50, 40, look.lit(224, 184, 130), 34)
    stroke(painter, [(14, 18), (62, 76)], brick, 13)
    stroke(painter, [(62, 18), (14, 76)], brick, 13)
    paint_disc(painter, QPointF(69, 65), 27, str(value), look)


def _paint_taking(painter: QPainter, count: int, look: Look) -> None:
    for turn in (-8,) if count == 1 else (-18, 8):
        painter.save()
        painter.translate(42, 48)
        painter.rotate(turn)
        painter.setPen(QPen(WHITE, 5))
        painter.setBrush(look.back)
        painter.drawRoundedRect(QRectF(-24, -34, 48, 66), 7, 7)
        fill(painter, star(-2, -8, 16, 5, 4), look.back_ink)
        painter.restore()
    paint_disc(painter, QPointF(64, 64), 28, f"+{count}", look)


def _paint_flag(painter: QPainter, is_black: bool, look: Look) -> None:
    stroke(painter, [(20, 10), (20, 92)], _edge(look), 7)
    cloth = QColor(30, 32, 40) if is_black else WHITE
    if not look.is_flat:
        cloth = look.lit(34, 36, 44) if is_black else look.lit(252, 252, 248)
    flag = closed([(22, 10), (92, 14), (84, 36), (92, 60), (22, 60)])
    fill(painter, flag, cloth)
    line(painter, flag, _edge(look), 4)
    if is_black:
        paint_skull(painter, QPointF(53, 32), 18, WHITE if look.is_flat else look.lit(250, 248, 240), cloth)
    else:
        paint_anchor(painter, QPointF(53, 35), 17, BLACK if look.is_flat else look.lit(24, 66, 84))


def _paint_jungle(painter: QPainter, look: Look) -> None:
    leaf = look.lit(44, 106, 76)
    for x, y, size, light in ((28, 44, 23, 0.0), (72, 44, 23, 0.1), (50, 30, 24, 0.2), (50, 60, 25, 0.34)):
        stroke(painter, [(x, y + 10), (x, 88)], _edge(look), 6)
        if look.is_flat:
            painter.setPen(QPen(WHITE, 4))
            painter.setBrush(BLACK)
            painter.drawEllipse(QPointF(x, y), size, size)
        else:
            disc(painter, x, y + 3, size, mix(leaf, BLACK, 0.45))
            disc(painter, x, y, size, mix(leaf, look.lit(180, 204, 120), light))


def _paint_labyrinth(painter: QPainter, look: Look) -> None:
    hedge = BLACK if look.is_flat else look.lit(52, 112, 80)
    path = QPainterPath()
    for radius, begin, length in ((40.0, 90, 318), (25.0, 270, 310), (10.0, 80, 300)):
        box = QRectF(50 - radius, 50 - radius, 2 * radius, 2 * radius)
        path.arcMoveTo(box, begin)
        path.arcTo(box, begin, length)
    for angle, low, high in ((150.0, 25.0, 40.0), (330.0, 10.0, 25.0)):
        cos, sin = math.cos(math.radians(angle)), -math.sin(math.radians(angle))
        path.moveTo(50 + low * cos, 50 + low * sin)
        path.lineTo(50 + high * cos, 50 + high * sin)
    line(painter, path, hedge, 8)


def _paint_cave(painter: QPainter, look: Look) -> None:
    rock = WHITE if look.is_flat else look.lit(146, 148, 156)
    hill = smooth([(6, 88), (16, 50), (36, 20), (52, 13), (70, 24), (86, 54), (94, 88)])
    hill.closeSubpath()
    fill(painter, hill, rock)
    line(painter, hill, _edge(look), 5)
    mouth = QPainterPath(QPointF(28, 88))
    mouth.cubicTo(26, 54, 36, 38, 50, 38)
    mouth.cubicTo(65, 38, 74, 54, 72, 88)
    mouth.closeSubpath()
    fill(painter, mouth, BLACK if look.is_flat else look.lit(20, 20, 28))
    painter.setBrush(Qt.BrushStyle.NoBrush)

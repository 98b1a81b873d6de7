"""An island on the chart: lagoon, cliff, sand and meadow, and what is to be found in its cells."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QRadialGradient

from shtil_desktop.games.shkap.rules.island.islands import (
    BLACK_FLAG,
    BURIED,
    CAVE,
    CHESTS,
    JUNGLE,
    LABYRINTH,
    SEA,
    SIDE,
    TAKING,
    WHITE_FLAG,
    Cell,
    Island,
)
from shtil_desktop.games.shkap.table.art.coast import CELL, COAST, MEADOW, outline
from shtil_desktop.games.shkap.table.art.emblems import paint_emblem
from shtil_desktop.games.shkap.table.art.features import (
    paint_buried,
    paint_cave,
    paint_chest,
    paint_flag,
    paint_taking,
)
from shtil_desktop.games.shkap.table.art.greenery import (
    paint_bush,
    paint_flowers,
    paint_grass,
    paint_jungle,
    paint_labyrinth,
    paint_palm,
    paint_rocks,
)
from shtil_desktop.games.shkap.table.art.look import BLACK, WHITE, Look, look_of
from shtil_desktop.table.art.noise import Dice
from shtil_desktop.table.art.shapes import disc, fill, line, stroke
from shtil_desktop.table.theme import Palette, faded, mix

CLIFF: Final = 7.0
DEPTHS: Final = ((33.0, 0.0), (25.5, 0.4), (18.0, 1.0))
"""How far the bands of the lagoon reach, and how shallow each is."""
SURF: Final = 13.5
"""How far out the last broken line of foam lies."""
EMPTY: Final = "."


def cell_rect(rect: QRectF, cell: Cell) -> QRectF:
    """Where a cell lies on an island whose grid fills `rect`."""
    wide, high = rect.width() / SIDE, rect.height() / SIDE
    return QRectF(rect.left() + cell[1] * wide, rect.top() + cell[0] * high, wide, high)


def paint_island(
    painter: QPainter, rect: QRectF, island: Island, palette: Palette, *, is_small: bool = False
) -> None:
    """The island with its grid exactly in `rect`, a square; the coast spills over by half a cell at most."""
    look = look_of(palette)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / (CELL * SIDE), rect.height() / (CELL * SIDE))
    if look.is_flat:
        _paint_flat_land(painter, island, look)
    else:
        _paint_lagoon(painter, island, look, is_small)
        _paint_land(painter, island, look, is_small)
    _paint_cell_lines(painter, island, look, is_small)
    is_plain = is_small or look.is_flat
    if not is_plain:
        _paint_tunnels(painter, island, look)
    for row in range(SIDE):
        for column in range(SIDE):
            _paint_cell(painter, island, (row, column), look, is_plain)
    painter.restore()


def _paint_flat_land(painter: QPainter, island: Island, look: Look) -> None:
    coast = outline(island, COAST)
    line(painter, coast, look.lagoon, 60)
    fill(painter, coast, look.sand)
    line(painter, coast, BLACK, 6)


def _paint_lagoon(painter: QPainter, island: Island, look: Look, is_small: bool) -> None:
    """Bands of ever shallower water with a line at the end of each, and the surf."""
    coast = outline(island, COAST)
    foot = coast.translated(0, CLIFF * 0.5)
    for reach, part in DEPTHS:
        edge = mix(mix(look.lagoon, look.shallows, part), look.depth_line, look.depth_line.alphaF())
        line(painter, foot, faded(edge, 1.0), 2 * reach + (5.0 if is_small else 2.4))
        line(painter, foot, mix(look.lagoon, look.shallows, part), 2 * reach)
    if not is_small:
        pen = QPen(faded(look.surf, look.surf.alphaF() * 0.8), 1.6)
        pen.setDashPattern([14, 9, 5, 12])
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        for dx, dy in ((-SURF, 0), (SURF, 0), (0, -SURF), (0, SURF + CLIFF)):
            painter.drawPath(coast.translated(dx, dy))
        line(painter, foot, look.shallows, 2 * 10.5)
    line(painter, foot, look.surf, 2 * 7.0)
    line(painter, foot, mix(look.shallows, look.surf, 0.35), 2 * 4.4)


def _paint_land(painter: QPainter, island: Island, look: Look, is_small: bool) -> None:
    coast, meadow = outline(island, COAST), outline(island, MEADOW)
    dice = Dice(island.id, "land")
    for i in range(4, 0, -1):
        shade = mix(look.cliff_top, look.cliff_foot, i / 4)
        fill(painter, coast.translated(0, CLIFF * i / 4), shade)
    if not is_small:
        _paint_cliff(painter, coast, look, dice)
    fill(painter, coast, look.sand)
    if is_small:
        fill(painter, meadow, look.meadow)
        return
    _paint_beach(painter, coast, look, dice)
    line(painter, meadow.translated(0, 1.5), mix(look.sand, look.cliff_top, 0.26), 3.0)
    fill(painter, meadow, look.meadow)
    _paint_meadow_light(painter, meadow, look, dice)


def _points(path: QPainterPath) -> list[QPointF]:
    """The path as a chain of points, about as far apart as the curve needs."""
    return [point for polygon in path.toSubpathPolygons() for point in polygon.toList()]


def _paint_cliff(painter: QPainter, coast: QPainterPath, look: Look, dice: Dice) -> None:
    """Cracks in the rock, where it is seen from the south."""
    crack = faded(mix(look.cliff_foot, BLACK, 0.3), 0.55)
    for here, there in pairwise(_points(coast)):
        if here.x() - there.x() > abs(here.y() - there.y()) and dice.chance(0.75):
            x, y = here.x(), here.y()
            stroke(painter, [(x, y), (x - 0.6, y + CLIFF * dice.between(0.45, 1.0))], crack, 0.9)


def _paint_beach(painter: QPainter, coast: QPainterPath, look: Look, dice: Dice) -> None:
    """Light on the edge of the sand, and pebbles."""
    painter.save()
    painter.setClipPath(coast)
    shine = mix(look.sand, WHITE, 0.18 if look.depth_of_dusk else 0.55)
    line(painter, coast.translated(0, 1.2), shine, 2.6)
    pebble = faded(mix(look.sand, look.cliff_top, 0.55), 0.7)
    for point in _points(coast):
        away = QPointF(dice.between(-13, 13), dice.between(-13, 13))
        disc(painter, point.x() + away.x(), point.y() + away.y(), dice.between(0.6, 1.4), pebble)
    painter.restore()


def _paint_meadow_light(painter: QPainter, meadow: QPainterPath, look: Look, dice: Dice) -> None:
    """Lighter and darker grass, a darker edge towards the sand, and tufts on it."""
    painter.save()
    painter.setClipPath(meadow)
    light, dark = look.glade, look.tone(140, 168, 96)
    painter.setPen(Qt.PenStyle.NoPen)
    for i in range(12):
        spot, reach = QPointF(dice.between(30, 470), dice.between(30, 470)), dice.between(50, 95)
        patch = QRadialGradient(spot, reach)
        patch.setColorAt(0.0, faded(light if i % 2 else dark, 0.36))
        patch.setColorAt(1.0, faded(light if i % 2 else dark, 0.0))
        painter.setBrush(patch)
        painter.drawEllipse(spot, reach, reach)
    line(painter, meadow, faded(look.tone(120, 142, 78), 0.45), 6.0)
    line(painter, meadow, faded(look.tone(110, 130, 70), 0.6), 1.6)
    painter.restore()
    grass = look.tone(118, 140, 76)
    for point in _points(meadow):
        if dice.chance(0.22):
            paint_grass(painter, grass, point.x(), point.y() + 1, 5)


def _paint_cell_lines(painter: QPainter, island: Island, look: Look, is_small: bool) -> None:
    """Every cell of the land as a square of fine dashes."""
    pen = QPen(BLACK if look.is_flat else faded(look.ink, 0.42), 3.0 if is_small else 1.2)
    if not is_small:
        pen.setDashPattern([3.2, 2.6])
        pen.setWidthF(1.8 if look.is_flat else 1.2)
    else:
        pen.setColor(faded(pen.color(), 0.22))
    for cell in _land(island):
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(_square(cell).adjusted(4, 4, -4, -4), 12, 12)


def _paint_tunnels(painter: QPainter, island: Island, look: Look) -> None:
    """Faint dots under the ground from each cave to the next: they belong together."""
    caves = [_square(cell).center() + QPointF(0, 34) for cell in island.caves]
    pen = QPen(faded(look.tone(60, 56, 70), 0.42), 3.2)
    pen.setDashPattern([0.1, 2.6])
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    for i, begin in enumerate(caves):
        for end in caves[i + 1 :]:
            middle, way = (begin + end) / 2, end - begin
            path = QPainterPath(begin)
            path.quadTo(middle + QPointF(-way.y(), way.x()) * 0.16, end)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(path)


def _land(island: Island) -> list[Cell]:
    cells = ((row, column) for row in range(SIDE) for column in range(SIDE))
    return [cell for cell in cells if island.sign(cell) != SEA]


def _square(cell: Cell) -> QRectF:
    return QRectF(cell[1] * CELL, cell[0] * CELL, CELL, CELL)


def _paint_cell(painter: QPainter, island: Island, cell: Cell, look: Look, is_plain: bool) -> None:
    sign = island.sign(cell)
    if sign == SEA:
        return
    painter.save()
    painter.translate(cell[1] * CELL, cell[0] * CELL)
    if is_plain:
        paint_emblem(painter, sign, look)
    else:
        paint_feature(painter, sign, look, Dice(island.id * 25 + cell[0] * SIDE + cell[1], "cell"))
    painter.restore()


def paint_feature(painter: QPainter, sign: str, look: Look, dice: Dice) -> None:
    """What is in a cell, in a square of 100 by 100."""
    if sign in CHESTS:
        paint_chest(painter, look, CHESTS[sign])
    elif sign in BURIED:
        paint_buried(painter, look, BURIED[sign])
    elif sign in TAKING:
        paint_taking(painter, look, TAKING[sign])
    elif sign in (WHITE_FLAG, BLACK_FLAG):
        paint_flag(painter, look, sign == BLACK_FLAG)
    elif sign == JUNGLE:
        paint_jungle(painter, look, dice)
    elif sign == LABYRINTH:
        paint_labyrinth(painter, look, dice)
    elif sign == CAVE:
        paint_cave(painter, look, dice)
    elif sign == EMPTY:
        _paint_growth(painter, look, dice)


def _paint_growth(painter: QPainter, look: Look, dice: Dice) -> None:
    """Something small near the edge of an empty cell, so that a figure has room in its middle."""
    for _ in range(1 + dice.below(3)):
        grass = faded(look.tone(118, 142, 80), 0.8)
        paint_grass(painter, grass, dice.between(14, 86), dice.between(20, 88), 6)
    corners = [(22, 28), (80, 28), (22, 80), (79, 80)]
    for _ in range(dice.below(3)):
        x, y = corners.pop(dice.below(len(corners)))
        _paint_plant(painter, look, x + dice.between(-5, 5), y + dice.between(-4, 4), dice)


def _paint_plant(painter: QPainter, look: Look, x: float, y: float, dice: Dice) -> None:
    kind = dice.below(5)
    if kind < 2 and y > 50:
        lean = dice.between(0.1, 0.3) * (1 if x < 50 else -1)
        paint_palm(painter, look, x, y + 11, dice.between(32, 42), lean)
    elif kind < 3:
        paint_bush(painter, look, x, y, dice.between(17, 23), dice)
    elif kind < 4:
        paint_flowers(painter, look, x, y, dice)
    else:
        paint_rocks(painter, look, x, y, dice.between(12, 17))

"""A chart with its island: compass, ships and the island's name find room beside the land."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from shtil_desktop.games.shkap.rules.island.islands import SEA, SIDE, Island
from shtil_desktop.games.shkap.table.art.compass import paint_boat, paint_compass
from shtil_desktop.games.shkap.table.art.island import paint_island
from shtil_desktop.games.shkap.table.art.lettering import LEAST, bold_font, plain_font
from shtil_desktop.games.shkap.table.art.look import look_of
from shtil_desktop.games.shkap.table.art.sheet import ROSE, inner_rect, paint_border, paint_moon, paint_paper
from shtil_desktop.games.values import value
from shtil_desktop.table.theme import Palette, faded, mix

COAST: Final = 0.16
"""How far land reaches beyond its cells, in cells."""
ANY_HEIGHT: Final = 10_000.0
ROSES: Final = (1.0, 0.82, 0.68)
"""How large the compass may be, of its usual size."""
BOUND: Final = "\N{NO-BREAK SPACE}"
HALO: Final = ((-1.6, 0), (1.6, 0), (0, -1.6), (0, 1.6), (1.1, 1.1), (-1.1, -1.1))
Lines = tuple[tuple[QFont, str], ...]
"""Words and what they are written in."""


class Corner(Enum):
    """Of the sheet: is it at the right, is it at the bottom?"""

    LOW_RIGHT = (True, True)
    LOW_LEFT = (False, True)
    TOP_RIGHT = (True, False)
    TOP_LEFT = (False, False)

    @property
    def is_right(self) -> bool:
        return self.value[0]

    @property
    def is_low(self) -> bool:
        return self.value[1]


@value
class Room:
    """The water of a sheet around an island whose grid fills `grid`."""

    inner: QRectF
    grid: QRectF
    rows: tuple[str, ...]

    def width(self, corner: Corner, high: float) -> float:
        """How wide a box of this height may be in a corner before it meets land."""
        cell = self.grid.height() / SIDE
        top, bottom = self.inner.top(), self.inner.top() + high
        if corner.is_low:
            top, bottom = self.inner.bottom() - high, self.inner.bottom()
        free = self.inner.width()
        for row in range(SIDE):
            y = self.grid.top() + row * cell
            if y - COAST * cell < bottom and y + (1 + COAST) * cell > top:
                free = min(free, self.to_land(row, corner.is_right))
        return free

    def heights(self, corner: Corner) -> list[float]:
        """From the edge of the sheet to each row of cells, nearest first."""
        cell = self.grid.height() / SIDE
        edge = (
            self.inner.bottom() - self.grid.bottom() if corner.is_low else self.grid.top() - self.inner.top()
        )
        return [edge + row * cell - COAST * cell for row in range(1, SIDE)]

    def to_land(self, row: int, is_right: bool) -> float:
        """From the side of the sheet to the first land of a row."""
        cell = self.grid.width() / SIDE
        columns = [column for column in range(SIDE) if self.rows[row][column] != SEA]
        if not columns:
            return self.inner.width()
        if is_right:
            return self.inner.right() - (self.grid.left() + (max(columns) + 1 + COAST) * cell)
        return self.grid.left() + (min(columns) - COAST) * cell - self.inner.left()

    def box(self, corner: Corner, wide: float, high: float) -> QRectF:
        x = self.inner.right() - wide if corner.is_right else self.inner.left()
        y = self.inner.bottom() - high if corner.is_low else self.inner.top()
        return QRectF(x, y, wide, high)


def paint_chart(
    painter: QPainter, rect: QRectF, grid: QRectF, island: Island, palette: Palette, name: str, caption: str
) -> None:
    """A sheet that fills `rect` with the island's grid in `grid`; land and words keep clear of each other."""
    look, inner = look_of(palette), inner_rect(rect)
    room = Room(inner, grid, island.rows)
    names = _place_names(room, rect.height() / 462, name, caption)
    rose = _place_rose(room, rect.height(), names.corner)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_paper(painter, rect, palette, None if rose is None else rose.middle)
    painter.save()
    painter.setClipRect(inner)
    paint_island(painter, grid, island, palette)
    _write(painter, names, palette)
    if rose is not None:
        paint_compass(painter, rose.middle, rose.radius, look)
    if not look.is_flat:
        _paint_passers_by(painter, room, rect.height() * ROSE, palette, names, rose)
    painter.restore()
    paint_border(painter, rect, look)
    painter.restore()


@value
class Names:
    """What is written on a chart, and where."""

    box: QRectF
    lines: Lines
    is_right: bool
    corner: Corner | None
    """None if they stand beside a row of cells."""


@value
class Rose:
    """Where the compass is."""

    corner: Corner
    middle: QPointF
    radius: float


def _place_names(room: Room, unit: float, name: str, caption: str) -> Names:
    """In the corner where they need the fewest lines; without the caption where only the name finds room."""
    edge = 11 * unit
    small = plain_font(max(float(LEAST), 11.5 * unit))
    large, least = bold_font(max(13.0, 17 * unit)), bold_font(LEAST)
    parts = unbroken_parts(caption)
    for lines in (
        ((large, name), (small, parts)),
        ((large, name), (small, caption)),
        ((large, name),),
        ((least, name),),
    ):
        fits = {corner: box for corner in Corner if (box := fit(room, corner, lines, edge)) is not None}
        if fits:
            best = min(fits, key=lambda corner: round(fits[corner].height() / unit / 8))
            return Names(fits[best], lines, best.is_right, best)
        bay = _place_in_bay(room, lines, edge)
        if is_roomy(bay.box, lines, room.grid.height() / SIDE * (1 - 2 * COAST)):
            return bay
    return _place_in_bay(room, ((least, name),), edge)


def _place_rose(room: Room, height: float, taken: Corner | None) -> Rose | None:
    """As large as a free corner lets it be."""
    for part in ROSES:
        radius = height * ROSE * part
        wanted = radius * 2.6
        for corner in (Corner.LOW_LEFT, Corner.TOP_LEFT, Corner.TOP_RIGHT, Corner.LOW_RIGHT):
            if corner != taken and room.width(corner, wanted) >= wanted:
                box = room.box(corner, wanted, wanted)
                return Rose(corner, box.center() + QPointF(0, radius * 0.06), radius)
    return None


def unbroken_parts(caption: str) -> str:
    """A caption whose lines end between its parts only.

    >>> unbroken_parts("island 3 of 6\\xa0· chests 2, 2")
    'island\\xa03\\xa0of\\xa06\\xa0· chests\\xa02,\\xa02'
    """
    parts = (part.strip().replace(" ", BOUND) for part in caption.split("·"))
    return f"{BOUND}· ".join(parts)


def _place_in_bay(room: Room, lines: Lines, edge: float) -> Names:
    """Where no corner is free: beside the row whose land is farthest from the edge of the sheet."""
    wide, row, is_right = max(
        (room.to_land(row, is_right), row, is_right) for row in range(SIDE) for is_right in (True, False)
    )
    x = room.inner.right() - wide if is_right else room.inner.left()
    middle = room.grid.top() + (row + 0.5) * room.grid.height() / SIDE
    high = sum(_height(font, text, wide - 1.6 * edge) for font, text in lines)
    box = QRectF(x + edge * 0.8, middle - high / 2, wide - 1.6 * edge, high)
    return Names(box, lines, is_right, None)


def fit(room: Room, corner: Corner, lines: Lines, edge: float) -> QRectF | None:
    """The lowest box in a corner that has room for the lines, without its margins; None if there is none."""
    for high in room.heights(corner):
        wide = min(room.width(corner, high - 1), room.inner.width() * 0.5) - 1.6 * edge
        needed = sum(_height(font, text, wide) for font, text in lines)
        if is_roomy(QRectF(0, 0, wide, needed), lines, high - 1.2 * edge):
            box = room.box(corner, wide + 1.6 * edge, needed + 1.6 * edge)
            return box.adjusted(edge * 0.8, edge * 0.8, -edge * 0.8, -edge * 0.8)
    return None


def is_roomy(box: QRectF, lines: Lines, most: float) -> bool:
    """Whether no word is wider than the box, and it is no higher than that."""
    words = ((font, word) for font, text in lines for word in text.split(" "))
    is_wide = all(QFontMetricsF(font).horizontalAdvance(word) <= box.width() for font, word in words)
    return box.width() > 0 and is_wide and box.height() <= most


def _height(font: QFont, text: str, wide: float) -> float:
    box = QRectF(0, 0, wide, ANY_HEIGHT)
    return QFontMetricsF(font).boundingRect(box, Qt.TextFlag.TextWordWrap, text).height() * 1.04


def _write(painter: QPainter, names: Names, palette: Palette) -> None:
    """Words with a breath of sea around them, where they lie over the lines of the lagoon."""
    look, box = look_of(palette), names.box
    side = Qt.AlignmentFlag.AlignRight if names.is_right else Qt.AlignmentFlag.AlignLeft
    flags = side | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
    top = box.top()
    for i, (font, text) in enumerate(names.lines):
        painter.setFont(font)
        line = QRectF(box.left(), top, box.width(), _height(font, text, box.width()))
        painter.setPen(faded(look.sea, 0.34))
        for dx, dy in HALO:
            painter.drawText(line.translated(dx, dy), flags, text)
        painter.setPen(mix(look.ink, look.paper, 0.12 if i and not look.is_flat else 0.0))
        painter.drawText(line, flags, text)
        top = line.bottom()


def _paint_passers_by(
    painter: QPainter, room: Room, radius: float, palette: Palette, names: Names, rose: Rose | None
) -> None:
    """A ship, by night the moon, in another corner that is free, and a ship at one side."""
    look, wanted = look_of(palette), radius * 2.6
    taken = (names.corner, None if rose is None else rose.corner)
    for corner in (Corner.TOP_LEFT, Corner.TOP_RIGHT, Corner.LOW_LEFT, Corner.LOW_RIGHT):
        if corner not in taken and room.width(corner, wanted) >= wanted:
            box = room.box(corner, wanted, wanted)
            if palette.is_dark:
                paint_moon(painter, box.center(), radius * 0.5)
            else:
                foot = QPointF(box.center().x(), box.bottom() - radius * 0.7)
                paint_boat(painter, foot, radius * 1.4, look)
            break
    sides = [side for side in (False, True) if names.corner is not None or side != names.is_right]
    _paint_ship_at_side(painter, room, radius, palette, sides)


def _paint_ship_at_side(
    painter: QPainter, room: Room, radius: float, palette: Palette, sides: Sequence[bool]
) -> None:
    """A ship half-way down one of the sides (is it the right one?) where the sea is wide enough."""
    look, cell = look_of(palette), room.grid.height() / SIDE
    for row in (2, 1, 3):
        for is_right in sides:
            free = room.to_land(row, is_right)
            if free > radius * 2.4:
                x = room.inner.right() - radius * 1.1 if is_right else room.inner.left() + radius * 1.1
                y = room.grid.top() + (row + 0.75) * cell
                paint_boat(painter, QPointF(x, y), radius * 1.5, look)
                return

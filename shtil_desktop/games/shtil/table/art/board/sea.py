"""The board: sea, frame, cells and their marks, docks for start and finish, row markers, shadows."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from shtil_desktop.games.shtil.rules import cards
from shtil_desktop.games.shtil.table.art.board.marks import CellMark
from shtil_desktop.games.shtil.table.art.glyphs import REEF, paint_glyph
from shtil_desktop.table import theme
from shtil_desktop.table.art.noise import Dice
from shtil_desktop.table.art.plates import paint_inner_line, rounded
from shtil_desktop.table.art.shapes import fill, lens, smooth, vertical
from shtil_desktop.table.theme import Palette, faded, mix

WHITE = QColor(255, 255, 255)
STORM_PURPLE = QColor(104, 70, 148)
WAVE_STEP = 58.0  # logical pixels between two waves of the background


def paint_sea(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """The calm background of the whole table."""
    fill(
        painter, rect, vertical(rect.top(), rect.bottom(), (0.0, palette.sea_top), (1.0, palette.sea_bottom))
    )
    if palette.wave.alpha() == 0:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    columns, rows = math.ceil(rect.width() / WAVE_STEP / 1.6), math.ceil(rect.height() / WAVE_STEP)
    for row in range(rows):
        for column in range(columns):
            _paint_wave(painter, rect, row, column, palette)
    painter.restore()


def _paint_wave(painter: QPainter, rect: QRectF, row: int, column: int, palette: Palette) -> None:
    dice = Dice(row * 977 + column, "sea")
    if dice.chance(0.42):
        return
    x = rect.left() + (column + dice.roll()) * WAVE_STEP * 1.6
    y = rect.top() + (row + dice.roll()) * WAVE_STEP
    length = dice.between(14, 46)
    colour = faded(palette.wave, palette.wave.alphaF() * dice.between(0.4, 1.0))
    if dice.chance(0.5):
        fill(painter, lens(x, y, length * 1.3, 0.9), colour)
        return
    lift = length * 0.07
    points = [
        (x, y),
        (x + length * 0.25, y - lift),
        (x + length * 0.5, y),
        (x + length * 0.75, y + lift),
        (x + length, y),
    ]
    painter.setPen(QPen(colour, 1.1, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(smooth(points))


def paint_shadow(painter: QPainter, rect: QRectF, palette: Palette, lift: float = 0.0) -> None:
    """A soft shadow below a card; `lift` 0 lying … 1 picked up."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    spread = rect.height() * (0.03 + 0.06 * lift)
    drop = rect.height() * (0.022 + 0.075 * lift)
    layers = 4 + round(5 * lift)
    colour = faded(palette.shadow, palette.shadow.alphaF() * (1.44 - 0.5 * lift) / layers)
    for i in range(layers, 0, -1):
        grow = spread * i / layers
        grown = rect.adjusted(-grow, -grow, grow, grow).translated(0, drop)
        fill(painter, rounded(grown), colour)
    painter.restore()


def paint_cell(
    painter: QPainter, rect: QRectF, position: float, palette: Palette, mark: CellMark = CellMark.NONE
) -> None:
    """An empty cell at `position` 0…1 of its line."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    tint = palette.tint(position)
    if mark in (CellMark.OPEN, CellMark.TARGET):
        tint = mix(tint, palette.accent, 0.30 if mark is CellMark.OPEN else 0.55)
    light = mix(tint, WHITE, 0.05 if palette.is_dark else 0.22)
    brush = vertical(
        rect.top(), rect.bottom(), (0.0, mix(tint, QColor(0, 0, 0), 0.035)), (0.25, tint), (1.0, light)
    )
    fill(painter, rounded(rect), brush)
    _paint_ripple(painter, rect, palette)
    paint_inner_line(painter, rect, palette.cell_line, 1.0)
    paint_cell_mark(painter, rect, palette, mark)
    painter.restore()


def _paint_ripple(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Two short glints: still water waits for an island."""
    if palette.is_flat:
        return
    colour = faded(WHITE, 0.10 if palette.is_dark else 0.5)
    x, y, unit = rect.center().x(), rect.top() + rect.height() * 0.70, rect.height() / 80
    fill(painter, lens(x - 6 * unit, y, 34 * unit, 0.8 * unit), colour)
    fill(painter, lens(x + 11 * unit, y + 6 * unit, 20 * unit, 0.7 * unit), colour)


def paint_cell_mark(painter: QPainter, rect: QRectF, palette: Palette, mark: CellMark) -> None:
    """The mark alone, for a cell or on top of a card."""
    width = max(2.0, rect.height() * 0.032)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if mark in (CellMark.OPEN, CellMark.TARGET):
        paint_inner_line(painter, rect, palette.accent, width * (1.0 if mark is CellMark.OPEN else 1.7))
    elif mark is CellMark.HINT:
        paint_inner_line(painter, rect, palette.hint, width * 1.1, (3.2, 2.2))
    elif mark is CellMark.BLOCKED:
        _paint_hatching(painter, rect, palette)
    painter.restore()


def _paint_hatching(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    painter.save()
    painter.setClipPath(rounded(rect))
    painter.setPen(QPen(faded(palette.text, 0.20), max(1.0, rect.height() * 0.018)))
    step, height = rect.height() * 0.16, rect.height()
    x = rect.left() - height
    while x < rect.right():
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + height, rect.top()))
        x += step
    painter.restore()


def paint_frame(
    painter: QPainter,
    outer: QRectF,
    grid: QRectF,
    palette: Palette,
    rows: int = 6,
    steps: Sequence[QRectF] = (),
) -> None:
    """The border around the grid: a quiet plate with the scale of a sea chart, dawn below and night above.

    Rows that are not all as wide as the grid are told by `steps`, from below; the plate follows them.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side, above = grid.left() - outer.left(), grid.top() - outer.top()
    plate = _plate(outer, [step.adjusted(-side, -above, side, above) for step in steps])
    top = mix(palette.well, palette.panel, 0.5)
    fill(painter, plate, vertical(outer.top(), outer.bottom(), (0.0, top), (1.0, palette.well)))
    painter.setPen(QPen(palette.panel_line, 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(plate)
    high = grid.height() / rows
    even = [
        QRectF(grid.left(), grid.bottom() - (i + 1) * high, grid.width(), high).adjusted(
            0, high * 0.05, 0, high * -0.05
        )
        for i in range(rows)
    ]
    _paint_scale(painter, steps or even, side, palette)
    painter.restore()


def _plate(outer: QRectF, steps: Sequence[QRectF]) -> QPainterPath:
    radius = min(18.0, outer.height() * 0.03)
    plate = QPainterPath()
    for part in steps or [outer.adjusted(0.5, 0.5, -0.5, -0.5)]:
        step = QPainterPath()
        step.addRoundedRect(part, radius, radius)
        plate = plate.united(step)
    return plate


def _paint_scale(painter: QPainter, rows: Sequence[QRectF], side: float, palette: Palette) -> None:
    """A slim graduated bar left and right of each row, `side` wide beside the cells."""
    width = min(4.0, side * 0.32)
    if width < 1.0:
        return
    for i, row in enumerate(rows):
        colour = theme.along(theme.RAMP, (i + 0.5) / len(rows))
        colour = mix(colour, palette.text, 0.12) if not palette.is_flat else palette.text
        for x in (row.left() - side / 2, row.right() + side / 2):
            bar = QPainterPath()
            bar.addRoundedRect(QRectF(x - width / 2, row.top(), width, row.height()), width / 2, width / 2)
            fill(painter, bar, faded(colour, 0.85))


def paint_dock(painter: QPainter, rect: QRectF, card: int, palette: Palette) -> None:
    """The empty place of the START (a bay) or the FINISH (a flag) outside the grid."""
    colour = theme.TEAL if card == cards.START else theme.GOLD
    line_colour = palette.text if palette.is_flat else mix(colour, WHITE, 0.25 if palette.is_dark else 0.0)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ground = faded(colour, 0.0 if palette.is_flat else 0.16)
    fill(painter, rounded(rect), ground)
    paint_inner_line(painter, rect, faded(line_colour, 0.9), max(1.5, rect.height() * 0.02), (3.0, 2.6))
    size = min(rect.width(), rect.height()) * 0.5
    centre = rect.center()
    box = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
    glyph_colour = (
        line_colour if palette.is_dark or palette.is_flat or card == cards.START else QColor(150, 104, 12)
    )
    paint_glyph(painter, box, card, faded(glyph_colour, 0.85))
    painter.restore()


def paint_row_marker(painter: QPainter, rect: QRectF, card: int, palette: Palette) -> None:
    """A pennant at the left of a row that points at it: REEF (three teeth) or PURPLE (cloud)."""
    colour = QColor(58, 62, 76) if card == REEF else STORM_PURPLE
    if palette.is_flat:
        colour = QColor(0, 0, 0)
    point = min(rect.width(), rect.height()) * 0.22
    body, radius = rect.adjusted(0, 0, -point, 0), min(rect.width(), rect.height()) * 0.2
    path = QPainterPath(QPointF(body.left() + radius, body.top()))
    path.lineTo(body.right() - radius * 0.3, body.top())
    path.lineTo(rect.right(), rect.center().y())
    path.lineTo(body.right() - radius * 0.3, body.bottom())
    path.lineTo(body.left() + radius, body.bottom())
    path.quadTo(body.left(), body.bottom(), body.left(), body.bottom() - radius)
    path.lineTo(body.left(), body.top() + radius)
    path.quadTo(body.left(), body.top(), body.left() + radius, body.top())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fill(painter, path.translated(0, rect.height() * 0.03), faded(palette.shadow, 0.3))
    fill(painter, path, vertical(rect.top(), rect.bottom(), (0.0, mix(colour, WHITE, 0.14)), (1.0, colour)))
    painter.setPen(QPen(faded(WHITE, 0.55), 1.0))
    painter.drawPath(path)
    size = min(body.width(), body.height()) * 0.74
    centre = body.center()
    paint_glyph(painter, QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size), card, WHITE)
    painter.restore()

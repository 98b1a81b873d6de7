"""Contact sheets of the card and board art, to look at: python tests/pictures/contact_sheet.py OUT_DIR."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from shtil_desktop.games.shtil.rules import cards
from shtil_desktop.games.shtil.table.art.board.marks import CellMark
from shtil_desktop.games.shtil.table.art.board.sea import (
    paint_cell,
    paint_cell_mark,
    paint_dock,
    paint_frame,
    paint_row_marker,
    paint_sea,
    paint_shadow,
)
from shtil_desktop.games.shtil.table.art.board.ship import paint_open_air
from shtil_desktop.games.shtil.table.art.cards.badge import paint_badge
from shtil_desktop.games.shtil.table.art.cards.faces import FaceStyle, face_image
from shtil_desktop.games.shtil.table.art.glyphs import BACK, REEF
from shtil_desktop.table.art.plates import paint_focus
from shtil_desktop.table.theme import CONTRAST, DAY, NIGHT, Palette

SPECIALS = [81, 82, 83, 84, 85, 86, 87, 88, 89, REEF, BACK]
CELL = QSizeF(104, 82)
GAP = 8.0


def sheet(
    ids: Sequence[int], columns: int, size: QSizeF, ratio: float, style: FaceStyle
) -> tuple[QImage, float]:
    """All faces side by side, and the milliseconds of processor time that one took."""
    rows = -(-len(ids) // columns)
    image = canvas(columns * (size.width() + GAP) + GAP, rows * (size.height() + GAP) + GAP, ratio)
    painter = QPainter(image)
    painter.fillRect(QRectF(0, 0, 10000, 10000), style.palette.well)
    begun = time.process_time()
    faces = [face_image(card, size, ratio, style) for card in ids]
    spent = (time.process_time() - begun) * 1000 / len(ids)
    for i, face in enumerate(faces):
        x, y = GAP + (i % columns) * (size.width() + GAP), GAP + (i // columns) * (size.height() + GAP)
        painter.drawImage(QPointF(x, y), face)
    painter.end()
    return image, spent


def canvas(width: float, height: float, ratio: float) -> QImage:
    image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(0)
    return image


LYING = {
    (0, 0): 2, (0, 1): 4, (0, 3): 9, (0, 5): 13, (1, 0): 15, (1, 2): 19, (1, 4): 24, (2, 1): 30, (2, 4): 37,
    (3, 0): 41, (3, 2): 46, (3, 5): 52, (4, 0): 55, (4, 3): 61, (5, 0): 67, (5, 3): 73, (5, 5): 79,
}  # fmt: skip
MARKS = {
    (3, 3): CellMark.OPEN,
    (3, 4): CellMark.TARGET,
    (3, 1): CellMark.OPEN,
    (1, 3): CellMark.HINT,
    (4, 1): CellMark.BLOCKED,
    (4, 2): CellMark.BLOCKED,
    (4, 4): CellMark.BLOCKED,
    (4, 5): CellMark.BLOCKED,
}
PRICES = {(3, 3): 4, (3, 4): 2, (3, 1): 0}


def board(palette: Palette, ratio: float = 1.0) -> QImage:
    """A board in mid-game with marks, prices, a hand, docks and row markers."""
    image = canvas(1000, 740, ratio)
    painter = QPainter(image)
    paint_sea(painter, QRectF(0, 0, 1000, 740), palette)
    grid = QRectF(150, 24, 6 * CELL.width() + 5 * GAP, 6 * CELL.height() + 5 * GAP)
    paint_frame(painter, grid.adjusted(-18, -14, 18, 14), grid, palette)
    for row in range(6):
        for column in range(6):
            _paint_place(painter, grid, row, column, palette, ratio)
    paint_row_marker(painter, QRectF(92, grid.top() + 90 + 22, 42, 38), cards.PURPLE, palette)
    paint_row_marker(painter, QRectF(92, grid.top() + 180 + 22, 42, 38), REEF, palette)
    paint_dock(painter, QRectF(18, grid.bottom() - 82, 104, 82), cards.START, palette)
    paint_dock(painter, QRectF(grid.right() + 30, grid.top(), 104, 82), cards.FINISH, palette)
    paint_face_at(painter, QRectF(18, grid.bottom() - 190, 104, 82), cards.START, palette, ratio)
    paint_face_at(painter, QRectF(grid.right() + 30, grid.top() + 110, 104, 82), cards.FINISH, palette, ratio)
    for i, card in enumerate((50, 7, 33, 64, cards.WILD)):
        place = QRectF(190 + i * 124, 620 - (12 if i == 0 else 0), 114, 90)
        paint_face_at(painter, place, card, palette, ratio, lift=1.0 if i == 0 else 0.0)
        if i == 0:
            paint_cell_mark(painter, place, palette, CellMark.OPEN)
        if i == 2:
            paint_focus(painter, place, palette)
    paint_face_at(painter, QRectF(24, 620, 114, 90), BACK, palette, ratio)
    painter.end()
    return image


def _paint_place(
    painter: QPainter, grid: QRectF, row: int, column: int, palette: Palette, ratio: float
) -> None:
    x = grid.left() + column * (CELL.width() + GAP)
    y = grid.bottom() - CELL.height() - row * (CELL.height() + GAP)
    rect = QRectF(x, y, CELL.width(), CELL.height())
    card = LYING.get((row, column))
    if card is not None:
        paint_face_at(painter, rect, card, palette, ratio)
        return
    paint_cell(painter, rect, (row * 6 + column) / 35, palette, MARKS.get((row, column), CellMark.NONE))
    if (row, column) in PRICES:
        paint_badge(painter, QRectF(x + 32, y + 21, 40, 40), PRICES[row, column], palette)


def paint_face_at(
    painter: QPainter, rect: QRectF, card: int, palette: Palette, ratio: float, lift: float = 0.0
) -> None:
    paint_shadow(painter, rect, palette, lift)
    painter.drawImage(rect.topLeft(), face_image(card, rect.size(), ratio, FaceStyle(palette)))


def open_air(palette: Palette) -> QImage:
    image = canvas(280, 320, 2)
    painter = QPainter(image)
    painter.fillRect(QRectF(0, 0, 280, 320), palette.well)
    paint_open_air(painter, QRectF(24, 16, 2 * CELL.width() + GAP, 3 * CELL.height() + 2 * GAP), palette)
    painter.end()
    return image


def main() -> None:
    app = QGuiApplication(sys.argv[:1])
    out = Path(sys.argv[1] if len(sys.argv) > 1 else "contact")
    out.mkdir(parents=True, exist_ok=True)
    islands, few = list(cards.ISLANDS), [1, 14, 19, 33, 47, 50, 54, 55, 58, 62, 70, 79]
    timings: list[str] = []
    sheet([1], 1, CELL, 1, FaceStyle())  # fonts and glyphs load once
    for name, ids, columns, size, ratio, style in (
        ("islands", islands, 10, CELL, 1.0, FaceStyle()),
        ("islands-2x", islands, 10, CELL, 2.0, FaceStyle()),
        ("islands-dawn-2x", islands[:40], 8, CELL, 2.0, FaceStyle()),
        ("islands-dusk-2x", islands[40:], 8, CELL, 2.0, FaceStyle()),
        ("few-large", few, 4, QSizeF(400, 320), 1.0, FaceStyle()),
        ("few-small", few, 6, QSizeF(60, 48), 1.0, FaceStyle()),
        ("turned", few, 6, CELL, 1.0, FaceStyle(turned=True)),
        ("large-figures", few, 6, CELL, 1.0, FaceStyle(numeral_scale=1.35)),
        ("specials", SPECIALS, 4, CELL, 2.0, FaceStyle(NIGHT)),
        ("specials-1x", SPECIALS, 6, CELL, 1.0, FaceStyle()),
        ("contrast", few + SPECIALS, 6, CELL, 1.0, FaceStyle(CONTRAST)),
    ):
        image, spent = sheet(ids, columns, size, ratio, style)
        image.save(str(out / f"{name}.png"))
        timings.append(f"{name}: {spent:.2f} ms a face\n")
    for palette in (DAY, NIGHT, CONTRAST):
        board(palette).save(str(out / f"board-{palette.name}.png"))
        open_air(palette).save(str(out / f"open-air-{palette.name}.png"))
    (out / "timings.txt").write_text("".join(timings), encoding="utf-8")
    board(DAY, 2.0).save(str(out / "board-day-2x.png"))
    del app


if __name__ == "__main__":
    main()

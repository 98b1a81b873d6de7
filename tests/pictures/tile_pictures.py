"""The games' tiles on the start page: `python tests/pictures/tile_pictures.py` writes their pictures."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from shtil_desktop import program_files
from shtil_desktop.games.qwirkle.rules.tiles import BY_NAME
from shtil_desktop.games.qwirkle.table.art.ground import ground, paint_well
from shtil_desktop.games.qwirkle.table.art.look import LOOKS
from shtil_desktop.games.qwirkle.table.art.tile import paint_shadow, paint_tile
from shtil_desktop.games.shkap.rules.island.islands import island_set
from shtil_desktop.games.shkap.table.art.figures import paint_pirate, paint_trail
from shtil_desktop.games.shkap.table.art.island import cell_rect, paint_island
from shtil_desktop.games.shkap.table.art.sheet import paint_paper
from shtil_desktop.games.shtil.pages.board_picture import BoardPicture, BoardSpec
from shtil_desktop.table.theme import PALETTES, Palette

SIZE = QSize(640, 345)
"""Two and a half times the size in a usual window."""
CELL = 190.0
TILT = -6.0
LYING = {
    (1, 0): 5,
    (1, 1): 9,
    (1, 2): 14,
    (1, 4): 21,
    (2, 0): 24,
    (2, 1): 28,
    (2, 3): 40,
    (2, 4): 43,
    (3, 0): 56,
    (3, 1): 62,
    (3, 2): 65,
    (3, 4): 72,
    (4, 1): 74,
    (4, 3): 78,
}
TILE = 116.0
LAID = ("Gs .. Yx .. Od .. ..", "Bs Bo Bx Bt Bd .. Pt", "Ps .. Rx .. Pd Po Pc")
"""Qwirkle's board, row by row, with the tiles as a record names them."""

ISLAND = 25
ISLAND_CELL = 102.0
WALKED = ((2, 0), (2, 1), (2, 2), (3, 4))


def shtil(palette: Palette) -> QImage:
    """A corner of the grid, slightly turned."""
    board = BoardPicture(BoardSpec(islands=LYING), CELL, palette).image(1.0)
    image = QImage(SIZE, QImage.Format.Format_RGB32)
    image.fill(palette.sea_top)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(SIZE.width() / 2, SIZE.height() / 2)
    painter.rotate(TILT)
    painter.drawImage(
        QRectF(-board.width() * 0.42, -board.height() * 0.5, board.width(), board.height()), board
    )
    painter.end()
    return image


def qwirkle(palette: Palette) -> QImage:
    """Some lines of tiles, cut off on all sides."""
    look = LOOKS[palette.name]
    image = ground(QSizeF(SIZE), QPointF(320, 172), [], palette, look, 1.0).toImage()
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pitch = TILE * 57 / 54
    corner = QPointF(SIZE.width() / 2 - 3.05 * pitch, SIZE.height() / 2 - 1.5 * pitch)
    cells = {
        (x, y): QRectF(corner.x() + x * pitch, corner.y() + y * pitch, TILE, TILE)
        for y in range(3)
        for x in range(7)
    }
    names = {(x, y): name for y, row in enumerate(LAID) for x, name in enumerate(row.split())}
    for at, rect in cells.items():
        if names[at] == "..":
            paint_well(painter, rect, look)
        else:
            paint_shadow(painter, rect, look, 0.0)
    for at, rect in cells.items():
        if names[at] != "..":
            paint_tile(painter, rect, BY_NAME[names[at]], look)
    painter.end()
    return image


def shkap(palette: Palette) -> QImage:
    """The middle of an island, with a pirate half-way to a chest."""
    image = QImage(SIZE, QImage.Format.Format_RGB32)
    image.fill(palette.sea_top)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_paper(painter, QRectF(-60, -60, SIZE.width() + 120, SIZE.height() + 120), palette)
    side = ISLAND_CELL * 5
    grid = QRectF(SIZE.width() / 2 - side / 2, SIZE.height() / 2 - side * 0.56, side, side)
    paint_island(painter, grid, island_set(1)[ISLAND], palette)
    low = QPointF(0, ISLAND_CELL * 0.16)
    points = [cell_rect(grid, cell).center() + low for cell in WALKED]
    points[-1] = points[-2] + (points[-1] - points[-2]) * 0.8
    painter.save()
    painter.scale(2, 2)  # dots have one size on the table; here they are seen from afar
    paint_trail(painter, [point / 2 for point in points], palette, 0, 0.0)
    painter.restore()
    cell = cell_rect(grid, WALKED[1])
    figure = QRectF(0, 0, ISLAND_CELL * 0.66, ISLAND_CELL * 0.66)
    figure.moveCenter(cell.center() - QPointF(ISLAND_CELL * 0.04, ISLAND_CELL * 0.06))
    paint_pirate(painter, figure, palette, 0, "")
    painter.end()
    return image


PAINTERS: dict[str, Callable[[Palette], QImage]] = {"shtil": shtil, "qwirkle": qwirkle, "shkap": shkap}


def main() -> None:
    application = QGuiApplication(sys.argv[:1])
    for game, paint in PAINTERS.items():
        for palette in PALETTES.values():
            folder = program_files.resources(game)
            folder.mkdir(exist_ok=True)
            paint(palette).save(str(folder / f"tile-{palette.name}.png"))
    del application


if __name__ == "__main__":
    main()

"""Shtil's tile on the start page: `python tests/bench/tile_pictures.py` writes its pictures."""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from shtil_desktop import places
from shtil_desktop.games.shtil.pages.board_picture import BoardPicture, BoardSpec
from shtil_desktop.table.theme import DAY, NIGHT, Palette

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


def tile(palette: Palette) -> QImage:
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


def main() -> None:
    application = QGuiApplication(sys.argv[:1])
    for palette, name in ((DAY, "tile-day.png"), (NIGHT, "tile-night.png")):
        tile(palette).save(str(places.resources("shtil") / name))
    del application


if __name__ == "__main__":
    main()

"""The picture of a game on its tile, from a file: nothing of the game is imported before it is chosen."""

from __future__ import annotations

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPixmap

from shtil_desktop import program_files
from shtil_desktop.table.theme import Palette


def tile_picture(game: str, size: QSizeF, palette: Palette, ratio: float) -> QPixmap:
    """`tile-day.png` and its like in a game's resources, by the palette's name, covering `size`; empty
    without one."""
    found = QPixmap(str(program_files.resources(game) / f"tile-{palette.name}.png"))
    if found.isNull():
        return found
    wide, high = round(size.width() * ratio), round(size.height() * ratio)
    grown = found.scaled(
        wide, high, Qt.AspectRatioMode.KeepAspectRatioByExpanding, Qt.TransformationMode.SmoothTransformation
    )
    cut = grown.copy((grown.width() - wide) // 2, (grown.height() - high) // 2, wide, high)
    cut.setDevicePixelRatio(ratio)
    return cut

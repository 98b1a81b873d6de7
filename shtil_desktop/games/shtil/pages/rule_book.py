"""Shtil's rule book: where it lies, and the boards in it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from shtil_desktop import program_files
from shtil_desktop.games.shtil.pages.board_picture import BoardPicture, BoardSpec
from shtil_desktop.games.shtil.table.rendering.face_cache import FaceCache
from shtil_desktop.table.theme import Palette

CELL: Final = 58.0
"""The width of a cell of its boards."""


class ShtilRuleBook:
    def __init__(self) -> None:
        self._faces = FaceCache()

    @property
    def folder(self) -> Path:
        return program_files.resources("shtil") / "rules"

    def picture(self, spec: Mapping[str, Any], palette: Palette) -> BoardPicture:
        return BoardPicture(BoardSpec.of(spec), CELL, palette, self._faces)

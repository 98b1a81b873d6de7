"""The start page's picture, kept on disk: seen at the next start while the page itself is fetched.

To take it from there rather than to paint it saves a quarter of what the program takes longer than a bare
window: the page's pens and brushes alone need 14 ms for PySide's namespace `Qt`.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap

from shtil_desktop.games import GAMES
from shtil_desktop.table.pictures.album import Album
from shtil_desktop.table.placeholder import Placeholder

if TYPE_CHECKING:
    from shtil_desktop.table.theme import Palette
    from shtil_desktop.windows.start_page.page import StartPage

PAINTERS: Final = os.path.dirname(os.path.dirname(__file__))
"""The folder of `windows`."""


class StartPicture(Placeholder):
    """The page as it is whatever the news: without what tells of matches or of the day.

    In a window of another size it is stretched for the moment until the page comes.
    """

    def __init__(self, picture: QPixmap) -> None:
        super().__init__()
        self._picture = picture

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(QRect(0, 0, self.width(), self.height()), self._picture)
        painter.end()


class KeptPicture:
    """The file with the last picture; another theme, language or version has another one."""

    def __init__(self, path: Path, palette: Palette, language: str) -> None:
        self._album = Album(path, is_packed=False)
        self._album.turn_to(repr((palette.name, language, *GAMES)), PAINTERS)

    def find(self) -> QPixmap | None:
        """The picture, of whatever size the window had."""
        names = self._album.names()
        return self._album.find(names[0]) if names else None

    def keep(self, page: StartPage) -> None:
        """Have the picture of this page, unless it is there already."""
        name = f"{page.width()} × {page.height()} · {page.devicePixelRatioF()}"
        if name not in self._album.names():
            self._album.clear()
            self._album.add(name, page.picture())
            self._album.keep()

"""A house of three games for tests: Shtil, and two that have pages and nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor, QPixmap

from shtil_desktop import games
from shtil_desktop.play.match import Match
from shtil_desktop.windows.pages.game_pages import GamePages
from shtil_desktop.windows.pages.game_parts import Filter, Underway
from shtil_desktop.windows.pages.new_match.page import NewMatchPage


class Book:
    """Rules of one chapter."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def picture(self, spec: Any, palette: Any) -> Any:
        raise KeyError(spec)


class Counted:
    """What a plain game counts: nothing of its own."""

    def filters(self) -> list[Filter]:
        return []

    def figures(self, summary: Any) -> list[tuple[str, str, str]]:
        return []

    def similar(self, options: Any) -> dict[str, Any]:
        return {}

    def group_name(self, group: Any) -> str:
        return str(group)

    def chart(self, palette: Any) -> None:
        return None


class PlainPage(NewMatchPage):
    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText("A new game")


class PlainPages(GamePages):
    """A game that leaves out all that may be left out."""

    folder = Path("none")

    def __init__(self, title: str, note: str) -> None:
        self._title, self._note = title, note

    def name(self) -> str:
        return self._title

    def tagline(self) -> str:
        return self._note

    def kind_name(self, options: Any) -> str:
        return "plain"

    def options_name(self, options: Any) -> str:
        return "plain"

    def match_title(self, match: Match) -> str:
        return self._title

    def progress_text(self, entry: Any) -> str:
        return str(entry.progress)

    def underway(self, match: Match) -> Underway:
        return Underway(lambda: ("your turn", "You 25", "Ada 27"), 0.3, lambda *_: QPixmap())

    def tile(self, size: QSizeF, palette: Any, ratio: float) -> QPixmap:
        pixmap = QPixmap(size.toSize() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(QColor(120, 160, 140))
        return pixmap

    def new_match_page(self, palette: Any, kept: Any) -> NewMatchPage:
        page = PlainPage(palette)
        page.retranslate()
        return page

    def wish(self, kept: Any, options: Any, number: int | None = None, seat: int | None = None) -> Any:
        raise NotImplementedError

    def rules(self) -> Book:
        return Book(self.folder)

    def statistics(self) -> Counted:
        return Counted()


class PlainFace:
    def __init__(self, pages: str) -> None:
        self.pages = pages
        self.groups: tuple[str, ...] = ("",)
        self.averages: tuple[str, ...] = ()
        self.overall: tuple[str, ...] = ()
        self.keys: dict[str, str] = {}
        self.jobs: dict[str, str] = {}
        self.problems = ""

    def read_choices(self, plain: Any) -> None:
        """Nothing can be chosen."""


LINES, LINES_PAGES = PlainFace(f"{__name__}:LINES_PAGES"), PlainPages("Lines", "colour and shape")
CHESTS, CHESTS_PAGES = PlainFace(f"{__name__}:CHESTS_PAGES"), PlainPages("Chests", "pirates, maps and chests")


def register(monkeypatch: Any, count: int = 3) -> None:
    """Let there be so many games, Shtil among them."""
    more = {"lines": f"{__name__}:LINES", "chests": f"{__name__}:CHESTS"}
    for game in list(more)[: count - 1]:
        monkeypatch.setitem(games.GAMES, game, more[game])

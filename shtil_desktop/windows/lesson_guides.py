"""The lessons of the games: how far they went, and who leads through them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from shtil_desktop.windows.pages.game_pages import all_pages
from shtil_desktop.windows.pages.game_parts import LessonGuide, Lessons

if TYPE_CHECKING:
    from shtil_desktop.windows.main_window import MainWindow


class LessonGuides(QObject):
    """Begins lessons and passes on what their guides ask for."""

    left = Signal()
    rules_wanted = Signal(str, str)
    """A game, and the chapter of its rules that explains the lesson."""
    match_wanted = Signal(str, object)
    """A game, and the `Wish` of someone who knows enough."""

    def __init__(self, window: MainWindow, folder: Path | None) -> None:
        super().__init__(window)
        self._window, self._folder = window, folder
        self.guides: dict[str, LessonGuide] = {}
        """Of the lessons that were begun."""

    def games(self) -> list[str]:
        """Those that have lessons."""
        return [game for game, pages in all_pages().items() if pages.lessons() is not None]

    def begin(self, game: str) -> None:
        """Take the lessons of a game up where they were left."""
        self.guide(game).begin()

    def guide(self, game: str) -> LessonGuide:
        if game not in self.guides:
            lessons = self._lessons(game)
            guide = self.guides[game] = lessons.guide(self._window, self._path(lessons))
            guide.left.connect(self.left)
            guide.rules_wanted.connect(lambda anchor: self.rules_wanted.emit(game, anchor))
            guide.match_wanted.connect(lambda wish: self.match_wanted.emit(game, wish))
        return self.guides[game]

    @property
    def anchor(self) -> str | None:
        """The chapter on what is being taught; None if nothing is."""
        return next((guide.anchor for guide in self.guides.values() if guide.is_teaching), None)

    def wear(self) -> None:
        """Take the window's colours."""
        for guide in self.guides.values():
            guide.wear()

    def _lessons(self, game: str) -> Lessons:
        found = all_pages()[game].lessons()
        assert found is not None, game
        return found

    def _path(self, lessons: Lessons) -> Path | None:
        return None if self._folder is None else self._folder / lessons.file

"""Records that come from elsewhere: by the command line, a double click, or dropped on the window."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData, QObject, Signal

from shtil_desktop.games.base import IllegalAction, InvalidRecord
from shtil_desktop.play.match import Match
from shtil_desktop.play.profile.matches.index import RECORD
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.windows.notices.notices import Notices
from shtil_desktop.windows.pages.words.trouble_words import file_trouble_text, files_trouble_text

NOTICE: Final = "files"


class OpenedFiles(QObject):
    """Takes records in; what can't be read is told quietly, and nothing has changed."""

    finished = Signal(str)
    underway = Signal(str)
    """Both carry the id under which the match is kept now."""

    def __init__(self, store: Store, notices: Notices, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store, self._notices = store, notices
        self._refused: dict[Path, Exception] = {}
        """What the notice that is shown tells of: one for all of them, however many there are."""

    def open(self, path: Path) -> Match | None:
        """Keep a record and show it; None if it is none."""
        return self.open_all([path])

    def open_all(self, paths: Iterable[Path]) -> Match | None:
        """Take several in; the last one that is a record is shown."""
        if NOTICE not in self._notices.shown:
            self._refused.clear()  # she has read of those
        before, last = self._refused.copy(), None
        for path in paths:
            last = self._take_in(path) or last
        if last is not None:
            (self.finished if last.is_over else self.underway).emit(last.id)
        if self._refused != before or last is not None:
            self._tell_of_refused()  # it belongs to what is shown now
        return last

    def _take_in(self, path: Path) -> Match | None:
        self._refused.pop(path, None)
        try:
            return self._store.take_in(path)
        except (InvalidRecord, IllegalAction, OSError) as error:
            self._refused[path] = error
            return None

    def _tell_of_refused(self) -> None:
        refused = tuple(self._refused.items())
        if not refused:
            self._notices.withdraw(NOTICE)
        elif len(refused) == 1:
            self._notices.tell(NOTICE, lambda: file_trouble_text(*refused[0]), is_of_page=True)
        else:
            paths = [path for path, _ in refused]
            self._notices.tell(NOTICE, lambda: files_trouble_text(paths), is_of_page=True)


def dropped_records(data: QMimeData) -> list[Path]:
    """The records among what is dragged over the window."""
    found = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return [path for path in found if path.suffix.lower() == RECORD]

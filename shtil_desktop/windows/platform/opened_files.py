"""Records that come from elsewhere: by the command line, a double click, or dropped on the window."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData, QObject, Signal

from shtil_desktop.games.base import IllegalAction, InvalidRecord
from shtil_desktop.play.profile.matches.incoming import Incoming, Taken
from shtil_desktop.play.profile.matches.index import RECORD
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.windows.background.background_tasks import Doing
from shtil_desktop.windows.notices.notices import Notices
from shtil_desktop.windows.pages.words.trouble_words import (
    cancel_text,
    file_trouble_text,
    files_trouble_text,
    opening_text,
)

NOTICE: Final = "files"
PROGRESS: Final = "opening"
AT_ONCE: Final = 8
"""Files that are taken in with one task: between two of them others have their turn."""


class OpenedFiles(QObject):
    """Takes records in, some at a time in the background; what can't be read is told quietly.

    Of many it says how far it is, and can be stopped: what has been taken in until then is kept.
    """

    finished = Signal(str)
    underway = Signal(str)
    """Both carry the id under which the match is kept now."""

    def __init__(self, store: Store, notices: Notices, tasks: Doing, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store, self._notices, self._tasks = store, notices, tasks
        self._waiting: deque[Path] = deque()
        self._count = self._done = 0
        """How many files are to be opened in all, and how many of them have been."""
        self._incoming: Incoming | None = None
        """Who takes them in; None while nothing is being opened."""
        self._last: Taken | None = None
        self._is_stopped = self._has_told_progress = False
        self._refused: dict[Path, Exception] = {}
        """What the notice that is shown tells of: one for all of them, however many there are."""
        self._told: dict[Path, Exception] = {}
        """What that was before these files."""

    def open(self, path: Path) -> None:
        """Keep a record and show it."""
        self.open_all([path])

    def open_all(self, paths: Iterable[Path]) -> None:
        """Take several in; the last one that is a record is shown."""
        wanted = list(paths)
        self._waiting.extend(wanted)
        self._count += len(wanted)
        if self._incoming is not None or not wanted:
            return
        if NOTICE not in self._notices.shown:
            self._refused.clear()  # she has read of those
        self._told, self._last = self._refused.copy(), None
        self._is_stopped = self._has_told_progress = False
        self._incoming = Incoming(self._store.folder)
        self._next()

    def _next(self) -> None:
        self._tell_progress()
        paths = [self._waiting.popleft() for _ in range(min(AT_ONCE, len(self._waiting)))]
        incoming = self._incoming
        if paths and incoming is not None:
            self._tasks.do(self, lambda: [(path, _taken(incoming, path)) for path in paths], self._take)
        else:
            self._finish()

    def _take(self, found: Sequence[tuple[Path, Taken | Exception]]) -> None:
        self._done += len(found)
        for path, taken in found:
            self._refused.pop(path, None)
            if isinstance(taken, Taken):
                self._store.note_taken(taken)
                self._last = taken
            else:
                self._refused[path] = taken
        self._next()

    def _finish(self) -> None:
        last = None if self._is_stopped else self._last
        self._incoming, self._count, self._done = None, 0, 0
        if last is not None:
            (self.finished if last.is_over else self.underway).emit(last.name)
        if self._refused != self._told or last is not None:
            self._tell_of_refused()  # it belongs to what is shown now

    def stop(self) -> None:
        """Open no more of them, and show none."""
        self._waiting.clear()
        self._is_stopped = True
        self._tell_progress()

    # Notices

    def _tell_progress(self) -> None:
        """Say how far it is, if it takes more than a moment."""
        if not self._waiting:
            self._notices.withdraw(PROGRESS)
        elif PROGRESS in self._notices.shown:
            self._notices.shown[PROGRESS].retranslate()
        elif len(self._waiting) > AT_ONCE and not self._has_told_progress:
            self._has_told_progress = True
            self._notices.tell(PROGRESS, self._progress, (cancel_text, self.stop))

    def _progress(self) -> str:
        return opening_text(self._done, self._count)

    def _tell_of_refused(self) -> None:
        refused = tuple(self._refused.items())
        if not refused:
            self._notices.withdraw(NOTICE)
        elif len(refused) == 1:
            self._notices.tell(NOTICE, lambda: file_trouble_text(*refused[0]), is_of_page=True)
        else:
            paths = [path for path, _ in refused]
            self._notices.tell(NOTICE, lambda: files_trouble_text(paths), is_of_page=True)


def _taken(incoming: Incoming, path: Path) -> Taken | Exception:
    try:
        return incoming.take(path)
    except (InvalidRecord, IllegalAction, OSError) as error:
        return error


def dropped_records(data: QMimeData) -> list[Path]:
    """The records among what is dragged over the window."""
    found = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return [path for path in found if path.suffix.lower() == RECORD]

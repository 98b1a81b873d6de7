"""Brings the index of matches and the statistics in line with what is on disk, while the window goes on."""

from __future__ import annotations

from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from shtil_desktop.games.base import IllegalAction, InvalidRecord
from shtil_desktop.play.profile.matches.survey import AT_ONCE, Seen, look_at_all

if TYPE_CHECKING:
    from shtil_desktop.play.profile.matches.index import Listing
    from shtil_desktop.play.profile.matches.store import Store
    from shtil_desktop.play.profile.statistics.figures import Finished
    from shtil_desktop.table.requests.worker_requests import WorkerRequests
    from shtil_desktop.windows.background.background_statistics import BackgroundStatistics
    from shtil_desktop.windows.background.background_tasks import Doing

KEEP_AFTER: Final = 25
"""Batches after which the index is kept, should the program be killed before it is whole."""


class IndexUpdater(QObject):
    """Reads what the index doesn't know, and has counted what was finished when the program was killed.

    The worker does it, a few matches at a time; without a worker the thread does. `changed` comes when there
    is something new to list, `done` when nothing is left to be read.
    """

    changed = Signal()
    done = Signal()

    def __init__(
        self, store: Store, statistics: BackgroundStatistics, tasks: Doing, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._store, self._statistics, self._tasks = store, statistics, tasks
        self.worker: WorkerRequests | None = None
        self._waiting: deque[str] = deque()
        self._batches = 0
        self._aside: Path | None = None
        self._begins_again = False
        self.is_idle = False
        """Whether all is read and counted: not before the first look, which waits until one can play."""
        statistics.changed.connect(self._heed_statistics)

    def begin(self) -> None:
        """Look at the folder; what is new or has changed there is read."""
        self.is_idle = False
        self._tasks.do(self, self._store.index.load, self._take_listing, lambda _: self._finish())

    def look_again(self) -> None:
        """Files may have come or gone since the last look."""
        if self.is_idle:
            self.begin()

    def _take_listing(self, listing: Listing) -> None:
        index = self._store.index
        index.update(listing)
        self.changed.emit()
        over = {
            entry.name: entry.finished.isoformat()
            for entry in index.known.values()
            if entry.counts and entry.outcome is not None and entry.finished is not None
        }
        self._statistics.find_missing(self, over, self._read, lambda _: self._read([]))

    def _read(self, uncounted: list[str]) -> None:
        """Oldest first, so that they are counted in the order in which they were finished."""
        index = self._store.index
        when = {name: stamp[0] for name, stamp in index.unread.items()}
        when |= {name: index.known[name].stamp[0] for name in uncounted if name in index.known}
        self._waiting = deque(sorted(when, key=lambda name: when[name]))
        self._next()

    def _next(self) -> None:
        names = [self._waiting.popleft() for _ in range(min(AT_ONCE, len(self._waiting)))]
        if not names:
            self._finish()
        elif self.worker is None:
            self._read_here(names)
        else:
            folder = self._store.folder
            self.worker.ask(
                self, "survey", folder, names, done=self._take, failed=lambda _: self._read_here(names)
            )

    def _read_here(self, names: list[str]) -> None:
        folder = self._store.folder
        self._tasks.do(self, lambda: look_at_all(folder, names), self._take, lambda _: self._next())

    def _take(self, found: list[Seen]) -> None:
        over: list[Finished] = []
        for seen in found:
            if seen.is_garbled:
                self._set_aside(seen.name)
            elif seen.entry is not None and seen.entry.stamp == self._store.index.stamp_now(seen.name):
                self._store.index.take(seen.entry)
            elif seen.entry is None:
                self._store.index.give_up(seen.name)
            if seen.finished is not None and not self._is_at_sea(seen.name):
                over.append(seen.finished)
        if over:
            self._statistics.add(sorted(over, key=lambda one: one.finished))
        self._batches += 1
        if self._batches % KEEP_AFTER == 0:
            self.keep()
        self.changed.emit()
        self._next()

    def _is_at_sea(self, name: str) -> bool:
        """Whether it has been taken up again since it was read."""
        entry = self._store.index.known.get(name)
        return entry is not None and not entry.is_over

    def _set_aside(self, name: str) -> None:
        try:
            self._store.load(name)
        except (InvalidRecord, IllegalAction, OSError):
            self._store.index.drop(name)

    def _finish(self) -> None:
        self.is_idle = True
        self.keep()
        self.done.emit()
        if self._begins_again:
            self._begins_again = False
            self.begin()

    def keep(self) -> None:
        """Keep the index for the next start, if it has changed."""
        index = self._store.index
        entries = index.snapshot()
        if entries is not None:
            self._tasks.do(self, lambda: index.write(entries))

    def _heed_statistics(self) -> None:
        """Statistics that start over are filled with the saved matches."""
        aside = self._statistics.broken
        if aside != self._aside:
            self._aside = aside
            if self.is_idle:
                self.begin()
            else:
                self._begins_again = True

"""Between the window and the statistics: nobody waits for their file, and nothing is lost if it is held."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from shtil_desktop.play.match import Match
from shtil_desktop.play.profile.statistics.figures import (
    Figures,
    Finished,
    Selection,
    Standing,
    finished,
    is_counted,
)
from shtil_desktop.table.requests.tied_ticket import TiedTicket
from shtil_desktop.windows.background.background_tasks import AtOnce, Doing

if TYPE_CHECKING:
    from shtil_desktop.play.profile.statistics.database import Statistics

AGAIN: Final = 3000
"""Milliseconds after which a file that someone else held is tried again."""

Failed = Callable[[OSError], object]


class BackgroundStatistics(QObject):
    """Asks the statistics and has matches counted; `changed` follows whatever the start page should know."""

    changed = Signal()

    def __init__(
        self,
        statistics: Statistics | Callable[[], Statistics],
        tasks: Doing | None = None,
        parent: QObject | None = None,
    ) -> None:
        """A function that makes the statistics is called by the first task, and imports them then."""
        super().__init__(parent)
        self._given = statistics
        self._made: Statistics | None = None
        self._tasks: Doing = tasks or AtOnce()
        self.standing = Standing()
        """As it was when the statistics could be read last."""
        self.broken: Path | None = None
        """The garbled file that was set aside, if there was one."""
        self.is_lasting = True
        """Whether they will be there the next time."""
        self._uncounted: dict[str, Finished] = {}
        self._is_read = True
        self.trouble: OSError | None = None
        """Why matches that have ended still wait to be counted."""
        self._again = QTimer(self, singleShot=True, interval=AGAIN)
        self._again.timeout.connect(self._try_again)

    @property
    def _statistics(self) -> Statistics:
        """Only for tasks: to make them takes a while."""
        if self._made is None:
            self._made = self._given() if callable(self._given) else self._given
        return self._made

    # What is told

    def refresh(self) -> None:
        """Read the current state again."""
        self._tasks.do(
            self, lambda: self._statistics.standing(), self._take_standing, self._wait_for_standing
        )

    def _take_standing(self, standing: Standing) -> None:
        self._is_read = True
        self.standing = standing
        self._look()

    def _wait_for_standing(self, _: OSError) -> None:
        self._is_read = False
        self._again.start()
        self._look()

    def _look(self) -> None:
        """What has become of the file."""
        if self._made is not None:
            self.broken, self.is_lasting = self._made.broken, self._made.is_lasting
        self.changed.emit()

    def figures(
        self, owner: QObject, selection: Selection, then: Callable[[Figures], object], failed: Failed
    ) -> None:
        """What the matches of a selection come to."""
        self._tasks.do(owner, lambda: self._statistics.figures(selection), then, failed)

    # What is changed

    def count(self, match: Match) -> None:
        """Remember a finished match; if that can't be done now it is tried again."""
        if is_counted(match):
            self.add([finished(match)])

    def add(self, matches: list[Finished]) -> None:
        """Remember finished matches, each once."""
        self._uncounted |= {one.id: one for one in matches}
        self._write()

    def note(self, match: str, more: Mapping[str, int]) -> None:
        """Remember figures of a counted match that became known later; if that can't be, they are lost."""
        self._tasks.do(self, lambda: self._statistics.note(match, more))

    def _write(self) -> None:
        waiting = dict(self._uncounted)
        if waiting:
            work = list(waiting.values())
            self._tasks.do(
                self, lambda: self._statistics.add(work), lambda _: self._forget(waiting), self._hold
            )

    def _forget(self, written: dict[str, Finished]) -> None:
        """These are written; one that has ended anew meanwhile is still to be."""
        for name, one in written.items():
            if self._uncounted.get(name) is one:
                del self._uncounted[name]
        if not self._uncounted:
            self.trouble = None
        self.refresh()

    def _hold(self, error: OSError) -> None:
        self.trouble = error
        self._again.start()
        self._look()

    def _try_again(self) -> None:
        self._write()
        if not self._is_read:
            self.refresh()

    def find_missing(
        self, owner: QObject, over: Mapping[str, str], then: Callable[[list[str]], object], failed: Failed
    ) -> None:
        """Of matches that are over, with the moment of each, those that were not counted yet."""
        self._tasks.do(owner, lambda: self._statistics.missing(over), then, failed)

    def reset(self, owner: QObject, then: Callable[[], object], failed: Failed) -> None:
        """Forget all matches, those too that still wait to be counted."""
        waiting = dict(self._uncounted)
        ticket = TiedTicket(owner, lambda _: then(), failed)

        def work() -> None:
            self._statistics.add(waiting.values())
            self._statistics.reset()

        def done(_: None) -> None:
            self._forget(waiting)
            ticket.answer(None)

        self._tasks.do(self, work, done, ticket.fail)

    def export(self, owner: QObject, path: Path, then: Callable[[], object], failed: Failed) -> None:
        """Write all matches to a CSV file."""
        self._tasks.do(owner, lambda: self._statistics.export(path), lambda _: then(), failed)

    def close(self) -> None:
        """What still waits is written if it can be; else the next start counts it."""
        self._again.stop()
        self._write()
        self._tasks.do(self, self._close)

    def _close(self) -> None:
        if self._made is not None:
            self._made.close()

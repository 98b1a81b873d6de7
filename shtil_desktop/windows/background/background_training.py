"""Between the window and what is kept of training: nobody waits for its file, a held one loses nothing."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from shtil_desktop.windows.background.background_tasks import AtOnce, Doing

if TYPE_CHECKING:
    from shtil_desktop.play.profile.training.database import Training
    from shtil_desktop.play.profile.training.drills import Drill
    from shtil_desktop.play.profile.training.progress import Progress

AGAIN: Final = 3000
"""Milliseconds after which a file that someone else held is tried again."""
Found = TypeVar("Found")
Failed = Callable[[OSError], object]


class BackgroundTraining(QObject):
    """Asks and changes what is kept; `changed` follows whatever a page that is seen should know."""

    changed = Signal()

    def __init__(
        self,
        training: Training | Callable[[], Training],
        tasks: Doing | None = None,
        parent: QObject | None = None,
        today: Callable[[], date] = date.today,
    ) -> None:
        """A function that makes it is called by the first task; `today` is the one clock of training."""
        super().__init__(parent)
        self._given = training
        self._made: Training | None = None
        self._tasks: Doing = tasks or AtOnce()
        self.today = today
        self.drills: tuple[Drill, ...] = ()
        """All that are kept, as they were when they could be read last."""
        self._progress: dict[str, dict[str, Progress]] = {}
        """Of the problems that were begun, by game and id: what was just done is in it at once."""
        self.broken: Path | None = None
        """The garbled file that was set aside, if there was one."""
        self.is_lasting = True
        """Whether it will be there the next time."""
        self.trouble: OSError | None = None
        """Why something still waits to be written."""
        self._waiting: list[Callable[[Training], object]] = []
        self._again = QTimer(self, singleShot=True, interval=AGAIN)
        self._again.timeout.connect(self._try_again)
        self._unread: dict[str, Callable[[], object]] = {}
        """What could not be read yet, by a name for it, with how it is asked for."""

    @property
    def _training(self) -> Training:
        """Only for tasks: to make it takes a while."""
        if self._made is None:
            self._made = self._given() if callable(self._given) else self._given
        return self._made

    def ask(
        self,
        work: Callable[[Training], Found],
        then: Callable[[Found], object],
        failed: Failed = lambda _: None,
    ) -> None:
        """Ask for something, or change something whose failure is told at once."""

        def hear(found: Found) -> None:
            self._look()
            then(found)

        self._tasks.do(self, lambda: work(self._training), hear, failed)

    # Drills

    def refresh(self) -> None:
        """Read the drills again."""
        self.ask(lambda training: training.drills(), self._take, lambda _: self._read_later("", self.refresh))

    def _take(self, drills: list[Drill]) -> None:
        self.drills = tuple(drills)
        self.changed.emit()

    def keep(self, drills: Collection[Drill]) -> None:
        """Keep mistakes; those that are known stay as they are."""
        if drills:
            self._change(lambda training: training.add_drills(drills))

    def note_try(self, drill: Drill, is_found: bool) -> Drill:
        """The drill as it will be kept."""
        from shtil_desktop.play.profile.training.drills import after_try

        day = self.today()
        known = next((one for one in self.drills if one.key == drill.key), drill)
        self._change(lambda training: training.note_try(drill, day, is_found))
        return after_try(known, day, is_found)

    def drop(self, drill: Drill) -> None:
        self._change(lambda training: training.drop(drill))

    def forget_match(self, match: str) -> None:
        self._change(lambda training: training.forget_match(match))

    def forget_decisions(self, match: str, first: int) -> None:
        """A match goes on otherwise than before, from this decision on."""
        if self._waiting or any(one.match == match and one.action >= first for one in self.drills):
            self._change(lambda training: training.forget_match(match, first))

    # Problems

    def has_progress(self, game: str) -> bool:
        """Whether it is known how far the problems of a game are solved."""
        return game in self._progress

    def read_progress(self, game: str) -> None:
        """Find out how far the problems of a game are solved; `changed` tells when that is known."""

        def take(found: dict[str, Progress]) -> None:
            self._progress[game] = found | self._progress.get(game, {})
            self.changed.emit()

        def fail(_: OSError) -> None:
            self._read_later(game, lambda: self.read_progress(game))

        self.ask(lambda training: training.progress(game), take, fail)

    def of_problem(self, game: str, problem: str) -> Progress:
        from shtil_desktop.play.profile.training.progress import Progress

        return self._progress.get(game, {}).get(problem) or Progress(game, problem)

    def note_wrong_move(self, game: str, problem: str) -> None:
        from shtil_desktop.play.profile.training.progress import after_wrong_move

        self._advance(after_wrong_move(self.of_problem(game, problem)))
        self._change(lambda training: training.note_wrong_move(game, problem))

    def note_hint(self, game: str, problem: str) -> None:
        from shtil_desktop.play.profile.training.progress import after_hint

        self._advance(after_hint(self.of_problem(game, problem)))
        self._change(lambda training: training.note_hint(game, problem))

    def note_solution(self, game: str, problem: str) -> None:
        from shtil_desktop.play.profile.training.progress import after_solution

        day = self.today()
        self._advance(after_solution(self.of_problem(game, problem), day))
        self._change(lambda training: training.note_solution(game, problem, day))

    def _advance(self, progress: Progress) -> None:
        self._progress.setdefault(progress.game, {})[progress.problem] = progress

    def _read_later(self, name: str, read: Callable[[], object]) -> None:
        self._unread[name] = read
        self._again.start()

    def _try_again(self) -> None:
        unread, self._unread = self._unread, {}
        self._write()
        for read in unread.values():
            read()

    # Writing

    def _change(self, work: Callable[[Training], object]) -> None:
        """If the file is held it is tried again, in the order in which things happened."""
        self._waiting.append(work)
        if len(self._waiting) == 1:
            self._write()

    def _write(self) -> None:
        if self._waiting:
            self._tasks.do(self, self._write_first, self._written, self._hold)

    def _write_first(self) -> None:
        if self._waiting:
            self._waiting[0](self._training)
            del self._waiting[0]

    def _hold(self, error: OSError) -> None:
        self.trouble = error
        self._again.start()
        self.changed.emit()

    def _written(self, _: Any) -> None:
        self.trouble = None
        self._look()
        if self._waiting:
            self._write()
        else:
            self.refresh()

    def _look(self) -> None:
        """What has become of the file."""
        if self._made is not None:
            self.broken, self.is_lasting = self._made.broken, self._made.is_lasting

    def close(self) -> None:
        """What still waits is written if it can be."""
        self._again.stop()
        self._tasks.do(self, self._write_rest)
        self._tasks.do(self, self._close)

    def _write_rest(self) -> None:
        while self._waiting:
            self._write_first()

    def _close(self) -> None:
        if self._made is not None:
            self._made.close()

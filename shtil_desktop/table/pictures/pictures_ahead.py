"""Pictures rendered ahead, one at a time while nothing moves, so that no flight and no key waits for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QObject, QTimer

from shtil_desktop.table.motion.animator import Animator
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.pictures.table_pictures import TablePictures

PAUSE = 600  # milliseconds of rest before it begins
STEP = 25  # between two pictures: input never waits for more than one


class PicturesAhead(QObject):
    """Works through what a game wants at hand, has it kept for the next start, then stands still."""

    def __init__(self, animator: Animator, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._animator = animator
        self._pictures = TablePictures()
        self._left: Iterator[Callable[[], bool]] = iter(())
        self._is_seen_kept = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)

    @property
    def is_running(self) -> bool:
        return self._timer.isActive()

    def stop(self) -> None:
        self._timer.stop()

    def begin(self, pictures: TablePictures, ahead: Iterable[Callable[[], bool]]) -> None:
        """Sizes or colours have changed: start over, after a rest. Each call makes one picture, if need be.

        Without motion as well, or a whole hand that is traded would be painted all at once; but then not for
        a passing table, whose pictures nobody keeps.
        """
        self._pictures, self._left = pictures, iter(ahead)
        self._is_seen_kept = False
        if self._animator.speed is Speed.OFF and not self._pictures.album.is_kept:
            self._timer.stop()
        else:
            self._timer.start(PAUSE)

    def _step(self) -> None:
        self._timer.setInterval(STEP)
        if self._animator.is_running:
            return
        if self._pictures.keep_one():
            return
        if not self._is_seen_kept:  # first of all what is seen now: that is what the next start will show
            self._is_seen_kept = True
            self._pictures.album.keep()
            return
        if any(make() for make in self._left):
            return
        self._timer.stop()
        self._pictures.album.keep()

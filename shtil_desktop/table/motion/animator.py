"""The one owner of everything that moves: short tweens, completed at once by any click or key."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtWidgets import QGraphicsItem

from shtil_desktop.games.values import state
from shtil_desktop.table.motion import timings
from shtil_desktop.table.motion.timings import Speed

Step = Callable[[float], None]


def linear(part: float) -> float:
    return part


def ease_out(part: float) -> float:
    return 1 - (1 - part) ** 3


def ease_both(part: float) -> float:
    return part * part * (3 - 2 * part)


@state
class Tween:
    """`step` is called with 0…1 between `begin` and `begin + length`, and always with 1 at its end."""

    begin: float
    length: float
    step: Step
    ease: Callable[[float], float]
    item: QGraphicsItem | None = None
    is_cue: bool = False
    """Belongs to its moment alone: left out when the motion is completed at once."""
    has_begun: bool = False

    def advance(self, now: float) -> bool:
        """Show the moment; True once it is over."""
        if now < self.begin:
            return False
        part = 1.0 if self.length <= 0 else min(1.0, (now - self.begin) / self.length)
        self.has_begun = True
        self.step(self.ease(part))
        return part >= 1.0


class Animator(QObject):
    """Runs tweens on one timer that stands still when nothing moves."""

    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = Speed.OFF
        self._tweens: list[Tween] = []
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(timings.FRAME)
        self._timer.timeout.connect(self._tick)
        self._end = 0.0

    @property
    def is_running(self) -> bool:
        return bool(self._tweens)

    @property
    def end(self) -> float:
        """When all that is planned will be over, in unscaled milliseconds from now on."""
        return max(0.0, self._end - self._now()) if self._tweens else 0.0

    @property
    def moving(self) -> set[QGraphicsItem]:
        """What moves now or will before all is over."""
        return {tween.item for tween in self._tweens if tween.item is not None}

    def add(
        self,
        step: Step,
        length: float,
        delay: float = 0.0,
        ease: Callable[[float], float] = ease_out,
        item: QGraphicsItem | None = None,
    ) -> float:
        """Plan a tween `delay` from now; returns when it will be over. Without motion it is over at once."""
        return self._plan(step, length, delay, ease, item, False)

    def cue(self, act: Callable[[], object], delay: float) -> None:
        """Act once, `delay` from now, unless the motion is completed before."""

        def step(part: float) -> None:
            act()

        self._plan(step, 0.0, delay, ease_out, None, True)

    def _plan(
        self,
        step: Step,
        length: float,
        delay: float,
        ease: Callable[[float], float],
        item: QGraphicsItem | None,
        is_cue: bool,
    ) -> float:
        if self.speed is Speed.OFF:
            step(1.0)
            return 0.0
        begin = self._now() + delay
        self._tweens.append(Tween(begin, length, step, ease, item, is_cue))
        self._end = max(self._end, begin + length)
        if not self._timer.isActive():
            self._timer.start()
        return delay + length

    def complete(self) -> bool:
        """Bring everything to its end at once; False if nothing was moving."""
        if not self._tweens:
            return False
        while self._tweens:
            tweens, self._tweens = sorted(self._tweens, key=lambda t: t.begin + t.length), []
            for tween in tweens:
                if not tween.is_cue:
                    tween.step(1.0)
        self._stop()
        return True

    def show_moment(self) -> None:
        """Show what moves where it is by now, as after a change of the layout."""
        now = self._now()
        for tween in self._tweens:
            if tween.has_begun:
                tween.advance(now)

    def _now(self) -> float:
        if not self._clock.isValid():
            self._clock.start()
        return self._clock.elapsed() / (self.speed.value or 1.0)

    def _tick(self) -> None:
        now = self._now()
        running, self._tweens = self._tweens, []
        still = [tween for tween in running if not tween.advance(now)]
        self._tweens = still + self._tweens
        if not self._tweens:
            self._stop()

    def _stop(self) -> None:
        self._timer.stop()
        self._clock.invalidate()
        self._end = 0.0
        self.finished.emit()

"""The log in use: walked with keys, drawn with a finger, and each of its moves shown on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF

from shtil_desktop.table.items.log_panel import LogLine
from shtil_desktop.table.places import Fixture, Spot

if TYPE_CHECKING:
    from shtil_desktop.table.motion.animator import Animator
    from shtil_desktop.table.scene import TableScene

LOG_STEP: Final = 18.0
"""Of a finger on the log, for one line."""


class LogDisplay:
    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._gripped: QPointF | None = None
        """Where it was taken hold of, to be drawn up or down."""
        self._held_back: list[LogLine] | None = None
        """The whole log after the action that is being seen."""
        self._old = 0
        """How many of these lines were there before it."""

    def hold_back(self, lines: Sequence[LogLine] | None) -> None:
        """Show these lines as the events of the last action are seen; None: the log stays as it is."""
        self._held_back = None if lines is None else list(lines)
        self._old = len(self._scene.stage.log.lines)

    def show_seen(self, event: int, animator: Animator) -> None:
        """When all is over that is planned now, show the lines of the last action up to this event."""
        if self._held_back is not None:
            lines = enumerate(self._held_back)
            seen = [line for at, line in lines if at < self._old or line.event <= event]
            animator.cue(lambda: self.tell(seen), animator.end)

    def show_rest(self) -> None:
        """Everything has been seen."""
        lines, self._held_back = self._held_back, None
        if lines is not None:
            self.tell(lines)

    def tell(self, lines: Sequence[LogLine], is_news: bool = True) -> None:
        """These are all lines now; the new ones are heard."""
        log = self._scene.stage.log
        new = lines[len(log.lines) :]
        if not new and is_news and list(lines) == log.lines:
            return
        log.tell(list(lines))
        self._scene.log_changed.emit()
        if new and is_news:
            self._scene.announced.emit(". ".join(line.text for line in new))

    def spot_at(self, at: QPointF) -> Spot | None:
        """The line at a point."""
        log = self._scene.stage.log
        line = log.line_at(at) if log.isVisible() else None
        return None if line is None else Spot(Fixture.LOG, line)

    def press(self, at: QPointF) -> bool:
        log = self._scene.stage.log
        if not log.isVisible() or not log.rect.contains(at):
            return False
        self._gripped = at
        line = log.line_at(at)
        if line is not None:
            self.show(line)
        return True

    def draw_to(self, at: QPointF) -> bool:
        """The log is drawn down for what is older, up for what is newer."""
        if self._gripped is None:
            return False
        lines = int((at.y() - self._gripped.y()) / LOG_STEP)
        if lines:
            self._gripped = at
            self._scene.stage.log.scroll_by(lines)
        return True

    def let_go(self) -> None:
        self._gripped = None

    def wheel(self, at: QPointF, lines: int) -> bool:
        log = self._scene.stage.log
        if not log.rect.contains(at):
            return False
        log.scroll_by(lines)
        return True

    def walk(self, by: int) -> None:
        """To an older or a newer move: it is shown, and told."""
        scene = self._scene
        if scene.stage is None or not scene.stage.log.lines:
            return
        log = scene.stage.log
        now = len(log.lines) if log.shown is None else log.shown
        line = min(max(0, now + by), len(log.lines) - 1)
        log.reveal(line)
        self.show(line)
        scene.announced.emit(log.lines[line].text)

    def show(self, line: int) -> None:
        """A move of the log is shown on the board."""
        scene = self._scene
        log = scene.stage.log
        log.show_as(shown=line)
        log.update()
        if scene.choices is not None:
            scene.stage.show(scene.choices, None, log.lines[line].place or scene.last)

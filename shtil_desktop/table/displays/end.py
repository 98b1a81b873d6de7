"""The end of a match: told in words, with what can be done now; the board stays to be looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF

from shtil_desktop.table.input.focus import cycle
from shtil_desktop.table.motion import timings
from shtil_desktop.table.places import Fixture, Spot

if TYPE_CHECKING:
    from shtil_desktop.play.session import Session
    from shtil_desktop.table.game_table import EndText
    from shtil_desktop.table.scene import TableScene


class EndDisplay:
    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._words: str | None = None
        """What the end says, while something else stands there for a while."""

    @property
    def is_shown(self) -> bool:
        return self._scene.stage is not None and self._scene.stage.end.isVisible()

    def forget(self) -> None:
        """Another position is on the table."""
        self._words = None

    def show(self, told: EndText, choices: Sequence[str], session: Session) -> None:
        """Tell how it ended; what decided it is marked."""
        scene, stage = self._scene, self._scene.stage
        stage.end.show_as(
            title=told.title, text=told.text, choices=tuple(choices), is_won=told.is_won, focused=None
        )
        stage.end.show_as(note="", link="")
        stage.prompt.show_as(text="", is_reason=False)
        stage.end.setVisible(True)
        stage.lay_end()
        spoken = stage.mark_end(session)
        scene.show_focus()
        scene.animator.add(stage.end.setOpacity, timings.FADE)
        for text in (f"{told.title}. {told.text}", *spoken):
            scene.announced.emit(text)

    def show_figures(self, session: Session, known: Any, *, is_heard: bool = True) -> None:
        """What the match came to, and what the statistics know of it by now."""
        for text in self._scene.stage.show_figures(session, known):
            if is_heard:
                self._scene.announced.emit(text)

    def show_note(self, text: str, link: str = "") -> None:
        """A quiet line below the words; `link` is one more choice, after all others, at the end of it."""
        stage = self._scene.stage
        if self.is_shown and (stage.end.note, stage.end.link) != (text, link):
            stage.end.show_as(note=text, link=link)
            stage.lay_end()

    def say(self, text: str) -> None:
        """Its words make room for a while: they lie where the line of words was."""
        if self._words is None:
            self._words = self._scene.stage.end.text
        self._tell(text)

    def restore_words(self) -> None:
        if self._words is not None:
            self._tell(self._words)
            self._words = None

    def _tell(self, text: str) -> None:
        stage = self._scene.stage
        if stage is not None and stage.is_laid:
            stage.end.show_as(text=text)
            stage.lay_end()

    def skips_to_it(self) -> bool:
        """Complete what moves; True if that has led to the end: a key or click that skips does no more."""
        was_shown = self.is_shown
        self._scene.animator.complete()
        return self.is_shown and not was_shown

    def spot_at(self, at: QPointF) -> Spot | None:
        choice = self._scene.stage.end.choice_at(at) if self.is_shown else None
        return None if choice is None else Spot(Fixture.CHOICE, choice)

    def press(self, at: QPointF) -> bool:
        spot = self.spot_at(at)
        if spot is not None:
            self._scene.ended_with.emit(spot.index)
        return spot is not None

    def key(self, command: str | None) -> bool:
        """Left and right walk the choices, Enter takes the marked one.

        With none marked it marks the first: an Enter too many must not deal anew before the end is read.
        """
        end = self._scene.stage.end
        if command in ("left", "right"):
            self.step(-1 if command == "left" else 1)
        elif command in ("play", "touch"):
            if end.focused is None:
                self.step(1)
            else:
                self._scene.ended_with.emit(end.focused.index)
        else:
            return False
        return True

    def step(self, by: int) -> None:
        end = self._scene.stage.end
        end.show_as(focused=cycle(end.focused, list(end.spots()), by))
        self._scene.focus_moved.emit()

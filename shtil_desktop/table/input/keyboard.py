"""The table played with the keyboard alone: arrows and Tab walk, Enter and Space touch, digits choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QKeyEvent

from shtil_desktop.table.input.focus import ARROWS
from shtil_desktop.table.input.keys import Keys, keys_of_game
from shtil_desktop.table.places import Spot

if TYPE_CHECKING:
    from shtil_desktop.table.scene import TableScene

LOG_STEPS: Final = {"log-older": -1, "log-newer": 1}
DIGIT: Final = "card-"
"""How the commands of the digits begin."""


class KeyInput:
    """Keys become taps on places, and what else a key means at the table."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._chosen: Mapping[str, str] = {}
        self._of_game: Mapping[str, str] = {}

    def set_keys(self, own: Mapping[str, str]) -> None:
        """The player's own keys, from now on."""
        scene = self._scene
        self._chosen = own
        scene.keys = Keys(own, self._of_game)
        if scene.stage is not None:
            scene.stage.keys = scene.keys
            scene.refresh()

    def set_game(self, game: str) -> None:
        """The next match is one of this game, which may have keys of its own."""
        self._of_game = keys_of_game(game)
        self._scene.keys = Keys(self._chosen, self._of_game)

    def press(self, event: QKeyEvent) -> None:
        event.accept()
        scene = self._scene
        if scene.end.skips_to_it():
            return
        command = scene.keys.command(event)
        if command == "hint":
            scene.hint_wanted.emit()
        elif command in LOG_STEPS:
            scene.log.walk(LOG_STEPS[command])
        elif command is not None and self.look(command):
            return
        elif scene.end.is_shown:
            if not event.isAutoRepeat() and not scene.end.key(command):
                event.ignore()
        elif scene.choices is not None and not self._play(command):
            event.ignore()

    def tab(self, by: int) -> bool:
        """Tab walks all that is open, in reading order; False if that is done, and it may go elsewhere."""
        scene = self._scene
        scene.animator.complete()
        if scene.end.is_shown:
            scene.end.step(by)
        elif scene.lets_tab_out and (scene.choices is None or scene.focus.is_last(by)):
            scene.focus.leave()
            return False
        elif scene.choices is not None:
            scene.focus.cycle(by)
        return True

    def look(self, command: str) -> bool:
        """Open or close what is only looked at, as can be done at any time; False for another command."""
        scene = self._scene
        if scene.stage is None:
            return False
        if command == "back":
            return bool(scene.stage.stop_looking())
        told = None if scene.choices is None else scene.stage.command(command, scene.choices)
        if told:
            scene.announced.emit(told)
        return told is not None

    def _play(self, command: str | None) -> bool:
        scene = self._scene
        if command is None:
            return False
        if command in ARROWS:
            scene.focus.step(ARROWS[command])
        elif command in ("play", "touch"):
            self._enter(command == "touch")
        elif command == "back":
            return scene.cancel() or self._dismiss()
        elif command.startswith(DIGIT):
            self._choose(scene.choices.numbered(int(command.removeprefix(DIGIT))))
        else:
            return self._own(command)
        return True

    def _dismiss(self) -> bool:
        scene = self._scene
        if not scene.choices.dismiss():
            return False
        scene.focus.spot = None
        scene.refresh()
        return True

    def _own(self, command: str) -> bool:
        """A key that only this game knows what to do with."""
        spot = self._scene.choices.command(command)
        if spot is not None:
            self._scene.tap(spot)
        return spot is not None

    def _choose(self, spot: Spot | None) -> None:
        if spot is not None and spot in self._scene.choices.open_spots():
            self._scene.tap(spot)
            self._scene.focus.follow(spot)

    def _enter(self, is_touch: bool) -> None:
        """Enter plays a hint and confirms; else it touches what has the mark, as Space always does."""
        scene, choices = self._scene, self._scene.choices
        spot = scene.focus.spot if scene.focus.spot in scene.focus.reachable() else None
        where = spot if is_touch and spot is not None else choices.entered_at(spot)
        if where is None:
            scene.focus.step(QPointF(0, 1))
            return
        scene.tap(where)
        if where == spot:
            scene.focus.follow(where)

"""The line of words below the board: what is wanted now, for a while why not, and the buttons beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from shtil_desktop.table.items.prompt import ButtonItem, lay_aside, lay_buttons, lay_line, mirror_line
from shtil_desktop.table.items.undo_buttons import tool_text
from shtil_desktop.table.motion import timings
from shtil_desktop.table.places import Button, TableButton

if TYPE_CHECKING:
    from shtil_desktop.table.scene import TableScene


class PromptLine(QObject):
    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._message = QTimer(self)
        self._message.setSingleShot(True)
        self._message.timeout.connect(self.show_wish)

    def say(self, text: str, is_reason: bool = True) -> None:
        """A reason or just a word, for a while; after the end it takes the place of the end's own words."""
        scene = self._scene
        if scene.stage is None or (scene.choices is None and not scene.end.is_shown):
            return
        self._message.start(timings.MESSAGE)
        if scene.end.is_shown:
            scene.end.say(text)
        else:
            self._tell(text, is_reason)
        scene.announced.emit(text)

    def end_message(self) -> None:
        """What was said has been read."""
        self._message.stop()

    def refresh(self) -> None:
        """The choices have changed, and with them the buttons."""
        if self._message.isActive():
            prompt = self._scene.stage.prompt
            self._tell(prompt.text, prompt.is_reason)
        else:
            self.show_wish()

    def show_wish(self) -> None:
        """What is wanted now, or a warning that stays until the player decides."""
        scene = self._scene
        scene.end.restore_words()
        if scene.stage is None or scene.choices is None:
            return
        words = scene.words
        warning = words.warning(scene.choices)
        self._tell(warning or words.wish(scene.choices, scene.awaited), bool(warning))

    def show_tools(self, can_undo: bool, can_redo: bool, are_wanted: bool = True) -> None:
        """The buttons for undo and redo; a table where nothing is played has none."""
        scene, stage = self._scene, self._scene.stage
        if stage is None:
            return
        was_shown = stage.tools[0].isVisible()
        for item, is_enabled in zip(stage.tools, (can_undo, can_redo), strict=True):
            item.show_as(is_enabled=is_enabled)
            item.setToolTip(tool_text(item.tool, scene.keys))
        stage.are_tools_wanted = are_wanted
        stage.lay_end()
        if (
            was_shown != stage.tools[0].isVisible() and scene.choices is not None
        ):  # more room for words, or less
            self._tell(stage.prompt.text, stage.prompt.is_reason)

    def _tell(self, text: str, is_reason: bool) -> None:
        scene = self._scene
        scene.stage.prompt.show_as(text=text, is_reason=is_reason)
        self._lay(self._shown_buttons())
        scene.lesson.show()

    def _shown_buttons(self) -> list[ButtonItem]:
        stage, choices = self._scene.stage, self._scene.choices
        shown, items = choices.buttons(), []
        for button, item in stage.buttons.items():
            item.setVisible(button in shown)
            if button in shown:
                self._name(item, button)
                items.append(item)
        return items

    def _name(self, item: ButtonItem, button: TableButton) -> None:
        stage, choices, words = self._scene.stage, self._scene.choices, self._scene.words
        command = "play" if button is choices.entered else words.key(button)
        item.show_as(
            text=words.button(button, choices),
            key=stage.keys.shown(command) if command else "",
            is_main=choices.is_main(button),
            is_terse=False,
            is_enabled=choices.is_enabled(button),
        )

    def _lay(self, items: list[ButtonItem]) -> None:
        stage = self._scene.stage
        laid = [stage.prompt, *items]
        line, gap = stage.free_line, 10.0 * stage.pictures.unit
        row = stage.words_row
        if items and items[-1].button is Button.HINT:
            line = lay_aside(items, line, gap, stage.prompt.wanted_width if row is None else 0.0)
        if row is None:
            lay_line(stage.prompt, items, line, gap)
        else:
            stage.prompt.place(row)
            lay_buttons(items, line, gap)
        if stage.is_mirrored:
            mirror_line(laid, stage.line)
        stage.prompt.update()

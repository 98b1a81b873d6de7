"""A hint on the table: looked for, shown, and let go of when the player moves on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from shtil_desktop.table.items.height import Height

if TYPE_CHECKING:
    from shtil_desktop.table.items.hint_panel import HintItem, HintText
    from shtil_desktop.table.scene import TableScene


class HintDisplay:
    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.panel: HintItem | None = None

    @property
    def is_shown(self) -> bool:
        return self.panel is not None and self.panel.isVisible()

    def forget(self) -> None:
        """Another match: its stage has a panel of its own."""
        self.panel = None

    def wait(self) -> None:
        """A hint is being looked for; that is told only if it takes a while."""
        choices = self._scene.choices
        if choices is not None:
            was_begun = choices.is_begun
            choices.ask_for_hint()
            if was_begun:
                self._scene.refresh(is_smooth=True)

    def tell_waiting(self) -> None:
        choices = self._scene.choices
        if choices is not None and choices.is_asking:
            self._scene.refresh()

    def give(self, hint: Any, told: HintText) -> None:
        """Show a hint, or a better one than before."""
        scene = self._scene
        if scene.choices is None:
            return
        is_first = scene.choices.hint is None
        scene.choices.take_hint(hint, told)
        if is_first:
            scene.focus.spot = scene.target = None
        scene.line.end_message()
        scene.refresh(is_smooth=True)

    def drop(self) -> bool:
        """Let go of a hint, shown or looked for; False if there is none."""
        scene = self._scene
        if scene.choices is None or not scene.choices.drop_hint():
            return False
        scene.hint_dropped.emit()
        scene.refresh(is_smooth=True)
        return True

    def show(self) -> None:
        """Bring panel and marks in line with the choices."""
        choices, stage = self._scene.choices, self._scene.stage
        if choices is None or (choices.hint is None and self.panel is None):
            return
        if self.panel is None:
            from shtil_desktop.table.items.hint_panel import HintItem  # late: most turns need no hint

            self.panel = stage.put(HintItem(stage.pictures), Height.PANEL)
        stage.show_hint(self.panel, choices)

"""The table with hints: it asks for one, shows it, and lets go of it when the player moves on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.table.input.keys import Keys
from shtil_desktop.table.motion import timings
from shtil_desktop.table.places import Button, Kind, Spot
from shtil_desktop.table.touched import TouchedTable

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.crew.hint import Hint
    from shtil_desktop.games.shtil.table.items.mate_moves import MateMove
    from shtil_desktop.games.shtil.table.rendering.pictures import Pictures
    from shtil_desktop.table.items.hint_panel import HintItem, HintText


class HintedTable(TouchedTable):
    """Between the touched table and the one played by keys."""

    hint_wanted = Signal()
    """The player asks for a hint, or wants to play the one that is shown."""
    hint_dropped = Signal()
    """Nobody waits for a hint any more."""

    def __init__(self, parent: QObject | None = None, pictures: Pictures | None = None) -> None:
        super().__init__(parent, pictures)
        self.keys = Keys()
        self.gives_hints = False
        """Whether somebody can be asked; the replay has nobody."""
        self._panel: HintItem | None = None
        self._last_words: str | None = None
        """What the end says, while something else stands there for a while."""

    def set_keys(self, own: Mapping[str, str]) -> None:
        """The player's own keys, from now on."""
        self.keys = Keys(own)
        if self.stage is not None:
            self.stage.keys = self.keys
            self._refresh()

    def begin(self, options: Options, player: int, names: Sequence[str], deal: int | None = None) -> None:
        self._panel = self._last_words = None
        super().begin(options, player, names, deal)
        assert self.stage is not None
        self.stage.keys = self.keys

    def tap(self, spot: Spot) -> None:
        if spot == Button.HINT.spot:
            self.hint_wanted.emit()
        elif spot.kind is Kind.TOOL:
            (self.redo_wanted if spot.index else self.undo_wanted).emit()
        elif spot == Button.CANCEL.spot:
            self.cancel()
        else:
            super().tap(spot)

    def await_hint(self) -> None:
        """A hint is being looked for; that is told only if it takes a while."""
        if self.picks is not None:
            was_begun = self.picks.is_begun
            self.picks.ask_for_hint()
            if was_begun:
                self._refresh(is_smooth=True)

    def tell_again(self, awaited: str | None) -> None:
        """Say everything in the language of now; what the player has begun stays as it is."""
        if self.picks is None or self.stage is None:
            return
        self._awaited = awaited
        self._reason.stop()
        self.stage.sync(self.picks.view)
        self._refresh()

    def show_mate_moves(self, moves: Sequence[MateMove]) -> None:
        """Mark what mates have done since the player's turn."""
        if self.stage is not None:
            self.stage.mate_marks.show_moves(moves, [mate.name for mate in self.stage.mates])

    def refresh_hint(self) -> None:
        """Its words have changed."""
        self._refresh()

    def tell_waiting(self) -> None:
        if self.picks is not None and self.picks.is_asking:
            self._refresh()

    def give_hint(self, hint: Hint, told: HintText) -> None:
        """Show a hint, or a better one than before."""
        if self.picks is None:
            return
        is_first = self.picks.hint is None
        self.picks.take_hint(hint, told)
        if is_first:
            self.focus_spot = self._target = None
        self._reason.stop()
        self._refresh(is_smooth=True)

    def drop_hint(self) -> bool:
        """Let go of a hint, shown or looked for; False if there is none."""
        if self.picks is None or not self.picks.drop_hint():
            return False
        self.hint_dropped.emit()
        self._refresh(is_smooth=True)
        return True

    def cancel(self) -> bool:
        """A hint goes first."""
        return self.drop_hint() or super().cancel()

    def say(self, text: str, is_reason: bool = True) -> None:
        """After the end its words make room for a while: they lie where the line of words was."""
        stage = self.stage
        if stage is None or stage.places is None or not stage.end.isVisible():
            super().say(text, is_reason)
            return
        if self._last_words is None:
            self._last_words = stage.end.text
        self._tell_at_end(text)
        self._reason.start(timings.MESSAGE)
        self.announced.emit(text)

    def _show_wish(self) -> None:
        if self._last_words is not None:
            self._tell_at_end(self._last_words)
            self._last_words = None
        super()._show_wish()

    def _tell_at_end(self, text: str) -> None:
        if self.stage is not None and self.stage.places is not None:
            self.stage.end.show_as(text=text)
            self.stage.end.lay(self.stage.places.end_room)

    def _take(self, view: View) -> None:
        self._last_words = None
        super()._take(view)
        if self.picks is not None and self.gives_hints:
            self.picks.gives_hints = True
            self._show_wish()

    def _show_focus(self) -> None:
        super()._show_focus()
        self._show_hint()

    def _show_hint(self) -> None:
        if self.picks is None or self.stage is None or (self.picks.hint is None and self._panel is None):
            return
        from shtil_desktop.games.shtil.table.hints.display import show_hint
        from shtil_desktop.table.items.height import Height
        from shtil_desktop.table.items.hint_panel import HintItem

        if self._panel is None:
            self._panel = self.stage.put(HintItem(self.pictures), Height.PANEL)
        show_hint(self.stage, self._panel, self.picks)

    def _put_lights_out(self) -> None:
        if self.picks is not None:
            self.picks.drop_hint()
        super()._put_lights_out()

"""The table at the end of a voyage: what happened in words and figures, and the board to be looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from shtil_desktop.games.shtil.rules.line import Gap
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.games.shtil.table.art.board.marks import CellMark
from shtil_desktop.games.shtil.table.items.card_item import CardMark
from shtil_desktop.games.shtil.table.items.gap_marks import cells_of
from shtil_desktop.table.items.height import Height
from shtil_desktop.table.motion import timings
from shtil_desktop.table.warned import WarnedTable

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.table.items.tally import TallyItem, TallyPart
    from shtil_desktop.games.shtil.table.rendering.pictures import Pictures


class EndedTable(WarnedTable):
    """Marks of the end stay through every change of the layout."""

    def __init__(self, parent: QObject | None = None, pictures: Pictures | None = None) -> None:
        super().__init__(parent, pictures)
        self._tally: TallyItem | None = None
        self._told: tuple[TallyPart, ...] = ()
        self._amiss: tuple[int, ...] = ()

    def begin(self, options: Options, player: int, names: Sequence[str], deal: int | None = None) -> None:
        self._tally, self._told, self._amiss = None, (), ()
        super().begin(options, player, names, deal)

    def show_end(
        self,
        title: str,
        text: str,
        choices: Sequence[str],
        is_won: bool,
        amiss: Sequence[int] = (),
        lost: Sequence[Gap] = (),
    ) -> None:
        """Tell how it ended; the cells where something is `amiss`, and the gaps that lost it, are marked."""
        stage = self.stage
        assert stage is not None and stage.places is not None
        stage.veil.show_as(is_won=is_won)
        stage.veil.setVisible(True)
        stage.end.show_as(title=title, text=text, choices=tuple(choices), is_won=is_won, focused=None)
        stage.end.lay(stage.places.end_room)
        stage.prompt.show_as(text="", is_reason=False)
        stage.end.setVisible(True)
        self._gaps = tuple(lost)
        self._amiss = tuple(cell for cell in amiss if cell not in cells_of(lost))
        self._show_focus()
        self.animator.add(stage.end.setOpacity, timings.FADE)
        self.announced.emit(f"{title}. {text}")

    def show_tally(self, parts: Sequence[TallyPart]) -> None:
        """What the voyage came to; more of it may come later."""
        self._told = tuple(parts)
        self._show_tally()
        if parts:
            self.announced.emit(". ".join(part.spoken for part in parts))

    def _take(self, view: View) -> None:
        self._amiss, self._told = (), ()
        super()._take(view)
        self._show_tally()

    def _show_focus(self) -> None:
        super()._show_focus()
        if self.stage is not None and self.stage.end.isVisible():
            for card in self.stage.hand:
                card.setVisible(False)  # the words lie there now
            for cell in self._amiss:
                self._show_amiss(cell)
            self._show_tally()

    def _show_amiss(self, cell: int) -> None:
        """A cell that stayed empty, or an island that is the wrong side up."""
        assert self.stage is not None
        item, island = self.stage.cells[cell], self.stage.islands.get(cell)
        if island is None:
            item.show_as(mark=CellMark.HINT)
            item.setZValue(Height.VEIL.value + 0.1)
        else:
            island.show_as(mark=CardMark.OPEN)
            island.setZValue(Height.VEIL.value + 0.1)

    def _show_tally(self) -> None:
        if self.stage is None or self.stage.places is None or (not self._told and self._tally is None):
            return
        from shtil_desktop.games.shtil.table.items.tally import (
            TallyItem,  # late: no voyage begins with its end
        )

        if self._tally is None:
            self._tally = self.stage.put(TallyItem(self.pictures), Height.PANEL)
        scores = self.stage.scores
        taken = (
            scores.rect.height() + 8 * self.pictures.unit
            if scores is not None and scores.isVisible()
            else 0.0
        )
        has_column = self.stage.places.log is not None and not self.stage.places.is_log_low
        if self._told and (has_column or not taken):
            room = self._tally.tell(self._told, self.stage.places, taken)
            self.stage.make_room(room + taken)
        elif self._tally.isVisible():
            self._tally.setVisible(False)
            self.stage.make_room(taken)

"""The end of a voyage on the board: the light, what was amiss, and the figures beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from shtil_desktop.games.base import Result
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.table.art.board.marks import CellMark
from shtil_desktop.games.shtil.table.deciding.gap_warnings import cells_of
from shtil_desktop.games.shtil.table.items.card_item import CardMark
from shtil_desktop.table.items.height import Height

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.table.items.tally import TallyItem, TallyPart
    from shtil_desktop.games.shtil.table.stage.shtil_stage import ShtilStage
    from shtil_desktop.games.shtil.table.words.tally_words import Record
    from shtil_desktop.play.session import Session


class EndMarks:
    """They stay through every change of the layout, until another position is shown."""

    def __init__(self, stage: ShtilStage) -> None:
        self._stage = stage
        self._amiss: tuple[int, ...] = ()
        self._parts: tuple[TallyPart, ...] = ()
        self.tally: TallyItem | None = None

    def forget(self) -> None:
        self._amiss = self._parts = ()
        self._show_tally()

    def mark(self, session: Session) -> list[str]:
        """The light of the end, the cells where something is amiss, the gaps that lost it, rivals' points."""
        from shtil_desktop.games.shtil.lost_gaps import facts_of

        stage, facts = self._stage, facts_of(session.game)
        assert facts is not None
        stage.veil.show_as(is_won=facts.outcome.result_for(stage.player) is Result.WON)
        stage.veil.setVisible(True)
        is_rivalry = stage.options.mode is Mode.COMPETITIVE
        stage.warnings.gaps = () if is_rivalry else tuple(facts.narrow)
        amiss = () if is_rivalry else facts.empty_cells or facts.wrong_sides
        self._amiss = tuple(cell for cell in amiss if cell not in cells_of(stage.warnings.gaps))
        return [self._show_scores(session)] if is_rivalry else []

    def show(self) -> None:
        for card in self._stage.hand:
            card.setVisible(False)  # the words lie there now
        for cell in self._amiss:
            self._show_amiss(cell)
        self._show_tally()

    def _show_amiss(self, cell: int) -> None:
        """A cell that stayed empty, or an island that is the wrong side up."""
        item, island = self._stage.cells[cell], self._stage.islands.get(cell)
        if island is None:
            item.show_as(mark=CellMark.HINT)
            item.setZValue(Height.VEIL.value + 0.1)
        else:
            island.show_as(mark=CardMark.OPEN)
            island.setZValue(Height.VEIL.value + 0.1)

    # Figures

    def show_figures(self, session: Session, known: Record | None) -> list[str]:
        """What the voyage came to; more of that may come later."""
        from shtil_desktop.games.shtil.table.words.tally_words import voyage_parts

        parts = voyage_parts(session, known)
        self.show_tally(parts)
        return [". ".join(part.spoken for part in parts)] if parts else []

    def _show_scores(self, session: Session) -> str:
        """What the points of both are made of."""
        from shtil_desktop.games.shtil.table.items.score_panel import show_scores
        from shtil_desktop.games.shtil.table.words.score import scores_of

        return show_scores(self._stage, scores_of(session))

    def show_tally(self, parts: Sequence[TallyPart]) -> None:
        self._parts = tuple(parts)
        self._show_tally()

    def _show_tally(self) -> None:
        stage = self._stage
        if not stage.is_laid or (not self._parts and self.tally is None):
            return
        if self.tally is None:
            from shtil_desktop.games.shtil.table.items.tally import TallyItem  # late: no voyage begins so

            self.tally = stage.put(TallyItem(stage.pictures), Height.PANEL)
        scores, unit = stage.scores, stage.pictures.unit
        has_scores = scores is not None and scores.isVisible()
        taken = scores.rect.height() + 8 * unit if scores is not None and has_scores else 0.0
        if self._parts and (stage.column.hangs or not taken):
            room = self.tally.tell(self._parts, stage.places, taken)
            stage.make_room(room + taken)
        elif self.tally.isVisible():
            self.tally.setVisible(False)
            stage.make_room(taken)

"""A replay that is read while it is seen: curves under the slider, what lost it, what would have won."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QWidget

from shtil_desktop.games.mistakes import Loss, Mistake
from shtil_desktop.games.shtil.pages.review.chart import ReviewChart
from shtil_desktop.games.shtil.pages.review.panel import ReviewPanel
from shtil_desktop.games.shtil.pages.review.words import mistake_text, reason_text
from shtil_desktop.games.shtil.review.mistakes import mistakes_of
from shtil_desktop.games.shtil.review.review import Review, sailed_otherwise
from shtil_desktop.games.shtil.table.art.board.marks import CellMark
from shtil_desktop.games.values import replace
from shtil_desktop.play.match import Match
from shtil_desktop.play.session import Session
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.theme import DAY, Palette
from shtil_desktop.windows.pages.matches.file_dialogs import ask_where, why_not_written
from shtil_desktop.windows.pages.review.mistakes import CostlyDecision
from shtil_desktop.windows.pages.review.page import ReviewedReplay

Export = Callable[[Match, Path], None]


class ReviewPage(ReviewedReplay):
    """Asks for nothing itself: `show_review` tells what has been found out so far."""

    chart: ReviewChart
    panel: ReviewPanel

    def __init__(
        self,
        palette: Palette,
        match: Match,
        speed: Speed = Speed.NORMAL,
        export: Export | None = None,
        *,
        seeks_loss: bool = False,
        ask_to_write: Callable[[str], str] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        self.review: Review | None = None
        self.knows_cards = match.is_over
        self._export = export
        self._ask_to_write = ask_to_write or (lambda name: ask_where(self, self.tr("Export voyage"), name))
        self._seeks_loss = seeks_loss
        """Whether to go to the loss by itself, once it is known; not after the player has moved."""
        self._sailed: Session | None = None
        super().__init__(palette, match, speed, ReviewChart(palette), ReviewPanel(), parent)
        self._sailed = self.session
        if seeks_loss:
            self.slider.setValue(self.session.length)
            self._seeks_loss = True

    @property
    def sailed(self) -> Session:
        """The voyage as it was; `session` is what is shown."""
        return self._sailed or self.session

    @property
    def original(self) -> Match:
        return self.sailed.match

    def _connect(self) -> None:
        super()._connect()
        self.panel.loss_wanted.connect(self.go_to_loss)
        self.panel.otherwise_wanted.connect(self.show_otherwise)
        self.panel.export_wanted.connect(self._export_line)
        self.panel.cards_wanted.connect(self.cards_wanted)
        self.scene.laid.connect(self._mark)
        self.scene.performed.connect(self._mark)

    # What has been found out

    @property
    def is_read(self) -> bool:
        return self.review is not None and self.review.is_done

    @property
    def mistakes(self) -> tuple[Mistake, ...]:
        """What lost the voyage as soon as that is known; what cost chances once all is read."""
        if self.review is None or not self.original.is_over:
            return ()
        return mistakes_of(self.review, self.sailed.game, self.sailed.player)

    @property
    def has_mistakes_settled(self) -> bool:
        return self.review is not None and (self.review.is_done or self.review.is_exact)

    def costly_decisions(self) -> list[CostlyDecision]:
        found = self.review
        if found is None or self.is_other:
            return []
        costly = [CostlyDecision(one, mistake_text(one)) for one in self.mistakes]
        return [*self._lost_by_a_mate(found), *costly]

    def _lost_by_a_mate(self, found: Review) -> list[CostlyDecision]:
        """The decision that lost the voyage, if it was not the player's."""
        if not found.is_exact or not found.first_lost or not self.original.is_over or not self.knows_cards:
            return []
        seat, _ = self.sailed.game.actions[found.first_lost - 1]
        if seat == self.sailed.player:
            return []
        lost = Mistake(found.first_lost - 1, Loss.MATCH)
        return [CostlyDecision(lost, mistake_text(lost), who=self.teller.who(seat))]

    def review_arguments(self) -> tuple[Any, ...]:
        return self.sailed.record, self.sailed.player, self.knows_cards

    def hear_review(self, found: Review | None) -> None:
        self.show_review(found or Review(self.sailed.length, is_told=True, is_done=True))

    def show_review(self, found: Review) -> None:
        """Tell more than before."""
        self.review = found
        self.panel.is_unread = False
        self._tell_review()
        if self._seeks_loss and found.is_exact:
            self.go_to_loss()

    def show_unread(self) -> None:
        """Nobody can read the voyage now; when the page comes up again it is tried once more."""
        self.panel.is_unread = True
        self._tell_review()

    def show_cards(self) -> None:
        """From now on hidden cards may be spoken of."""
        self.knows_cards = True
        self.review = None
        self._tell_review()

    def _tell_review(self) -> None:
        self._tell_mistakes()
        self.panel.tell(self.review, self.sailed, self.teller, self.knows_cards)
        self.chart.show_review(self._shown_review())
        self.chart.go_to(self.number)
        self._mark()

    @property
    def is_other(self) -> bool:
        """Whether what would have won is shown."""
        return self.panel.is_other

    def _shown_review(self) -> Review | None:
        """The curves of what is shown: what would have won has chances only as far as it was sailed."""
        found = self.review
        if found is None or not self.is_other:
            return found
        length, known = self.session.length, (found.last_winnable or 0) + 1
        chances = (*found.chances[:known], *(None,) * (length + 1 - known)) if found.chances else ()
        return replace(found, length=length, chances=chances, last_winnable=length, first_lost=None)

    def go_to_loss(self) -> None:
        """Show the board after the action that lost the voyage."""
        if self.review is not None and self.review.first_lost is not None:
            self._seeks_loss = False
            self.pause()
            self.slider.setValue(self.review.first_lost)

    def show_otherwise(self, is_wanted: bool) -> None:
        """What would have won, from where it parts from the voyage; or the voyage again, from there."""
        if self.review is None or is_wanted == self.is_other or (is_wanted and not self.review.is_settled):
            return
        self._seeks_loss = False
        at = self.review.last_winnable or 0
        self.panel.is_other = is_wanted
        self.show_session(self._won() if is_wanted else self.sailed, at)
        self._tell_review()
        if is_wanted:
            self.toggle()

    def _won(self) -> Session:
        """What would have won, as a session that nobody keeps."""
        assert self.review is not None
        return Session(self.original.otherwise(sailed_otherwise(self.sailed.game, self.review)), None)

    def _export_line(self) -> None:
        match = self.session.match
        name = self._ask_to_write(f"{match.options.mode.value}-{match.number}-won.shtil")
        if not name or self._export is None:
            return
        path = Path(name)
        try:
            self._export(match, path)
        except OSError as error:
            self.panel.say(why_not_written(path, error))
        else:
            self.panel.say(self.tr("Saved: {file}").format(file=path.name))

    # On paper

    def verdicts(self) -> tuple[str, ...]:
        game = self.sailed.game
        told = self.panel.verdict_text(self.review, game, self.knows_cards)
        reason = reason_text(self.review, game, self.teller) if self.knows_cards else ""
        return tuple(filter(None, (told, reason)))

    def paper_chart(self) -> ReviewChart:
        chart = ReviewChart(DAY)
        chart.show_review(self.review)
        return chart

    # Moving about

    def jump(self, number: int) -> None:
        self._seeks_loss = False
        super().jump(number)

    def step(self, by: int) -> None:
        self._seeks_loss = False
        super().step(by)

    def toggle(self) -> None:
        self._seeks_loss = False
        super().toggle()

    def _show(self, number: int) -> None:
        super()._show(number)
        self._mark()

    def _mark(self) -> None:
        """The cells that can't be filled any more, from the moment on at which that is told."""
        found, stage = self.review, self.scene.stage
        if stage is None or found is None or found.reason is None or self.is_other or not self.knows_cards:
            return
        if self.number in (found.first_lost, found.reason.at) or self.number > found.reason.at:
            lying = self.session.position(self.number).sea.numbers()
            for cell in found.reason.lost.cells:
                if lying[cell] is None:
                    stage.cells[cell].show_as(mark=CellMark.HINT)

    # Words and places

    def retranslate(self) -> None:
        super().retranslate()
        self.chart.setAccessibleName(self.tr("How the voyage went"))
        self._tell_review()

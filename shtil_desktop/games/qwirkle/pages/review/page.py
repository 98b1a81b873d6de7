"""A game of Qwirkle seen again: the lead under the slider, points lost, and what would have been better."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from shtil_desktop.games.mistakes import Loss, Mistake
from shtil_desktop.games.qwirkle.pages.review.chart import LeadChart
from shtil_desktop.games.qwirkle.pages.review.panel import LostPointsPanel
from shtil_desktop.games.qwirkle.pages.review.words import better_text, count_text, luck_text
from shtil_desktop.games.qwirkle.review.lost_points import JudgedMove
from shtil_desktop.games.qwirkle.review.mistakes import mistakes_of
from shtil_desktop.games.qwirkle.review.review import Review
from shtil_desktop.games.values import replace
from shtil_desktop.play.match import Match
from shtil_desktop.play.session import Session
from shtil_desktop.table.controller import table_of
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.theme import DAY, Palette
from shtil_desktop.windows.pages.review.mistakes import CostlyDecision
from shtil_desktop.windows.pages.review.page import ReviewedReplay


class QwirkleReviewPage(ReviewedReplay):
    """Asks for nothing itself: `hear_review` tells what has been found out so far."""

    chart: LeadChart
    panel: LostPointsPanel

    def __init__(
        self,
        palette: Palette,
        match: Match,
        speed: Speed = Speed.NORMAL,
        *,
        seeks_loss: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        self.review: Review | None = None
        self._played: Session | None = None
        self._seeks_dearest = seeks_loss
        """Whether to go to the dearest move by itself, once it is known; not after the player has moved."""
        super().__init__(palette, match, speed, LeadChart(palette), LostPointsPanel(), parent)
        self._played = self.session
        self.panel.otherwise_wanted.connect(self.show_otherwise)
        if seeks_loss:
            self.slider.setValue(self.session.length)
            self._seeks_dearest = True

    @property
    def played(self) -> Session:
        """The game as it was; `session` is what is shown."""
        return self._played or self.session

    @property
    def original(self) -> Match:
        return self.played.match

    # What has been found out

    @property
    def is_read(self) -> bool:
        return self.review is not None and self.review.done == self.review.total

    def review_arguments(self) -> tuple[str, int]:
        return self.played.record, self.played.player

    def hear_review(self, found: Review | None) -> None:
        self.review = found or Review(self.played.player)
        self.panel.is_unread = False
        self._tell_review()
        if self.is_read and self.review.moves and self.original.is_over:
            self.figures_found.emit({"lost": round(100 * self.review.lost_a_move)})
        if self._seeks_dearest and self.is_read and self.review.dearest:
            self.go_to_move(self.review.dearest[0])

    @property
    def mistakes(self) -> tuple[Mistake, ...]:
        return () if self.review is None or not self.original.is_over else mistakes_of(self.review)

    def costly_decisions(self) -> list[CostlyDecision]:
        moves = () if self.review is None else self.review.dearest
        return [_costly(move, self.original.is_over) for move in moves]

    def show_unread(self) -> None:
        self.panel.is_unread = True
        self._tell_review()

    def _tell_review(self) -> None:
        match = self.original
        names = table_of(self.played).words.names(match)
        self.panel.tell(self.review, names, match.is_over)
        self.chart.show_review(self._shown_review())
        self.chart.go_to(self.number)
        self.panel.offer_better(self._move_shown())
        self._tell_mistakes()

    def _shown_review(self) -> Review | None:
        """Of what is shown: with the better move in place of another, the game ends with it."""
        found = self.review
        if found is None or not self.panel.is_other:
            return found
        at = self.session.length - 1
        scores = (*found.scores[: at + 1], tuple(self.session.game.scores))
        return replace(found, scores=scores, moves=tuple(move for move in found.moves if move.number < at))

    def _move_shown(self) -> JudgedMove | None:
        """The move that has just been played in the moment shown, if something better is known."""
        moves = () if self.review is None else self.review.moves
        return next((move for move in moves if move.number + 1 == self.number and move.lost > 0), None)

    def go_to_move(self, move: JudgedMove) -> None:
        """Show the table after it."""
        self.show_moment(move.number + 1)

    def show_moment(self, number: int) -> None:
        self._seeks_dearest = False
        if self.panel.is_other:
            self.show_otherwise(False)
        super().show_moment(number)

    def show_otherwise(self, is_wanted: bool) -> None:
        """The better move in the place of the one that was played; or the game again."""
        if is_wanted == self.panel.is_other:
            return
        self._seeks_dearest = False
        at = self.number
        move = self._move_shown()
        if is_wanted and move is not None:
            self.panel.is_other = True
            self.show_session(self._better(move), move.number)
            self.slider.setValue(move.number + 1)
        elif not is_wanted:
            self.panel.is_other = False
            self.show_session(self.played, at)
        self._tell_review()

    def _better(self, move: JudgedMove) -> Session:
        """The game up to this move with the better one in its place, as a session that nobody keeps."""
        game = self.played.position(move.number).copy()
        game.apply(move.best)
        return Session(self.original.otherwise(game), None)

    # On paper

    def verdicts(self) -> tuple[str, ...]:
        names = table_of(self.played).words.names(self.original)
        luck = luck_text(self.review, names, self.original.is_over)
        return tuple(filter(None, (self.panel.verdict_text(self.review), count_text(self.review), luck)))

    def paper_chart(self) -> LeadChart:
        chart = LeadChart(DAY)
        chart.show_review(self.review)
        return chart

    # Moving about

    def jump(self, number: int) -> None:
        self._seeks_dearest = False
        super().jump(number)

    def step(self, by: int) -> None:
        self._seeks_dearest = False
        super().step(by)

    def toggle(self) -> None:
        self._seeks_dearest = False
        super().toggle()

    def _show(self, number: int) -> None:
        super()._show(number)
        self.panel.offer_better(self._move_shown())

    def retranslate(self) -> None:
        super().retranslate()
        self.chart.setAccessibleName(self.tr("How the game went"))
        self._tell_review()


def _costly(move: JudgedMove, is_over: bool) -> CostlyDecision:
    """Only what is marked is a mistake that can be tried: less may be the luck of the imagined worlds."""
    mistake = Mistake(move.number, Loss.POINTS, round(10 * move.lost))
    return CostlyDecision(mistake, better_text(move), can_try=is_over and move.is_flagged)

"""An expedition seen again: everybody's coins under the slider, and island by island what was possible."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from shtil_desktop.games.mistakes import Mistake
from shtil_desktop.games.shkap.pages.review import words
from shtil_desktop.games.shkap.pages.review.chart import CoinCurves, CoinsChart
from shtil_desktop.games.shkap.pages.review.panel import ReviewPanel
from shtil_desktop.games.shkap.pages.review.words import ReviewTeller
from shtil_desktop.games.shkap.review.mistakes import mistakes_of
from shtil_desktop.games.shkap.review.review import Review
from shtil_desktop.games.shkap.rules.events import CoinsWon, IslandBegan
from shtil_desktop.play.match import Match
from shtil_desktop.play.session import Session
from shtil_desktop.table.controller import table_of
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.theme import DAY, Palette
from shtil_desktop.windows.pages.review.mistakes import CostlyDecision
from shtil_desktop.windows.pages.review.page import ReviewedReplay

LEAST_FOR_CHART: Final = 700


class ShkapReviewPage(ReviewedReplay):
    """Asks for nothing itself: `hear_review` tells what has been found out so far."""

    chart: CoinsChart
    panel: ReviewPanel

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
        self._seeks_decision = seeks_loss
        """Whether to go to the island that decided, once it is known; not after the player has moved."""
        super().__init__(palette, match, speed, CoinsChart(palette), ReviewPanel(palette), parent)
        self.panel.island_wanted.connect(self.go_to_island)
        if seeks_loss:
            self.slider.setValue(self.session.length)
            self._seeks_decision = True

    @cached_property
    def curves(self) -> CoinCurves:
        return coin_curves(self.session)

    # What has been found out

    @property
    def is_read(self) -> bool:
        """Hidden routes are read too, so nothing is asked before the end."""
        is_done = self.review is not None and self.review.done == self.review.total
        return is_done or not self.session.match.is_over

    def hear_review(self, found: Review | None) -> None:
        self.panel.is_unread = found is None
        self.review = found or self.review
        self._tell_review()
        if self._seeks_decision and self.is_read and found is not None and found.decided is not None:
            self.go_to_island(found.decided)

    @property
    def mistakes(self) -> tuple[Mistake, ...]:
        return () if self.review is None or not self.original.is_over else mistakes_of(self.review)

    def costly_decisions(self) -> list[CostlyDecision]:
        if self.review is None:
            return []
        told = {
            judged.number: self._review_teller.judged(judged)
            for island in self.review.islands
            for judged in island.judged
        }
        return [CostlyDecision(mistake, told[mistake.action]) for mistake in self.mistakes]

    @property
    def _review_teller(self) -> ReviewTeller:
        session = self.session
        names = table_of(session).words.names(session.match)
        return ReviewTeller(names, session.player, session.game.options.island_set)

    def show_unread(self) -> None:
        self.panel.is_unread = True
        self._tell_review()

    def _tell_review(self) -> None:
        session = self.session
        names = table_of(session).words.names(session.match)
        if self.review is not None:
            self.panel.tell(self.review, self._review_teller)
        elif not session.match.is_over:
            self.panel.say(words.under_way_text())
        else:
            self.panel.say(words.unread_text() if self.panel.is_unread else words.reading_text())
        self.chart.show_curves(self.curves, names, self.review)
        self.chart.go_to(self.number)
        self._tell_mistakes()

    # On paper

    def verdicts(self) -> tuple[str, ...]:
        if self.review is None:
            return (words.unread_text(),) if self.panel.is_unread else ()
        teller, found = self._review_teller, self.review
        return tuple(filter(None, (teller.sum(found), teller.decided(found), teller.progress(found))))

    def paper_chart(self) -> CoinsChart:
        chart = CoinsChart(DAY)
        chart.show_curves(self.curves, self._review_teller.names, self.review)
        return chart

    # Moving about

    def go_to_island(self, place: int) -> None:
        """Show the table as this island begins."""
        if place < len(self.curves.beginnings):
            self.jump(self.curves.beginnings[place])

    def jump(self, number: int) -> None:
        self._seeks_decision = False
        super().jump(number)

    def step(self, by: int) -> None:
        self._seeks_decision = False
        super().step(by)

    def toggle(self) -> None:
        self._seeks_decision = False
        super().toggle()

    # Words and colours

    def retranslate(self) -> None:
        super().retranslate()
        self.chart.setAccessibleName(self.tr("How the expedition went"))
        self._tell_review()

    def wear(self, palette: Palette) -> None:
        super().wear(palette)
        self.panel.wear(palette)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a low window the table needs all the room there is."""
        self.chart.setVisible(self.height() >= LEAST_FOR_CHART)
        super().resizeEvent(event)


def coin_curves(session: Session) -> CoinCurves:
    """Read from what has happened; coins of an extra island are part of the story."""
    coins = [0] * session.game.seats
    told, beginnings = [], []
    for number, events in enumerate([session.opening, *(step.events for step in session.history)]):
        for event in events:
            if isinstance(event, IslandBegan):
                beginnings.append(number)
            elif isinstance(event, CoinsWon):
                coins[event.seat] += event.coins
        told.append(tuple(coins))
    return CoinCurves(tuple(told), tuple(beginnings), session.player)

"""A replay that is read while it is seen: island by island, what was taken and what was possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from shtil_desktop.games.shkap.pages.review import words
from shtil_desktop.games.shkap.pages.review.panel import WIDE, ReviewPanel
from shtil_desktop.games.shkap.pages.review.words import ReviewTeller
from shtil_desktop.games.shkap.review.review import Review
from shtil_desktop.games.shkap.rules.events import IslandBegan
from shtil_desktop.play.match import Match
from shtil_desktop.table.controller import table_of
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.replay_page import ReplayPage

if TYPE_CHECKING:
    from shtil_desktop.play.worker.client import Thinker
    from shtil_desktop.table.controller import TableController

NARROW: Final = 1200
NARROW_PANEL: Final = 252
"""Below this width of the page the words give some of theirs to the table."""


class ReviewPage(ReplayPage):
    """Asks for nothing itself: `show_review` tells what has been found out so far."""

    seen = Signal(bool)
    """The page has come up, or is left."""

    def __init__(
        self,
        palette: Palette,
        match: Match,
        speed: Speed = Speed.NORMAL,
        parent: QWidget | None = None,
    ) -> None:
        self.review: Review | None = None
        self._is_unread = False
        self.panel = ReviewPanel(palette)
        super().__init__(palette, match, speed, parent)
        self.scene.layout.show_log(False)
        self.panel.island_wanted.connect(self.go_to_island)

    def _lay_out(self) -> None:
        super()._lay_out()
        self._beside = QVBoxLayout()
        self._beside.addWidget(self.panel)
        self.middle.addLayout(self._beside)

    def _lay_words(self) -> None:
        self.words, self.on = self.panel.words, self.panel.on

    def use(self, thinker: Thinker, controller: TableController) -> None:
        from shtil_desktop.windows.pages.review_requests import ReviewRequests

        ReviewRequests(self, thinker, controller)

    # What has been found out

    @property
    def asked(self) -> tuple[Any, ...] | None:
        """Hidden routes are read too, so nothing is asked before the end."""
        is_done = self.review is not None and self.review.done == self.review.total
        if is_done or not self.session.match.is_over:
            return None
        return self.session.record, self.session.player

    def show_review(self, found: Review) -> None:
        self.review, self._is_unread = found, False
        self._tell_review()

    def show_unread(self) -> None:
        self._is_unread = True
        self._tell_review()

    def _tell_review(self) -> None:
        session = self.session
        if self.review is not None:
            names = table_of(session).words.names(session.match)
            teller = ReviewTeller(names, session.player, session.game.options.island_set)
            self.panel.tell(self.review, teller)
        elif not session.match.is_over:
            self.panel.say(words.under_way_text())
        else:
            self.panel.say(words.unread_text() if self._is_unread else words.reading_text())

    # Moving about

    def go_to_island(self, place: int) -> None:
        """Show the table as this island begins."""
        begins = self.beginnings()
        if place < len(begins):
            self.pause()
            self.slider.setValue(begins[place])

    def beginnings(self) -> list[int]:
        """After how many actions each island began."""
        told = [tuple(self.session.opening), *(step.events for step in self.session.history)]
        return [
            number for number, events in enumerate(told) for event in events if isinstance(event, IslandBegan)
        ]

    # Words and colours

    def retranslate(self) -> None:
        super().retranslate()
        self._tell_review()

    def wear(self, palette: Palette) -> None:
        super().wear(palette)
        self.panel.wear(palette)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.seen.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.seen.emit(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        is_narrow = self.width() < NARROW
        self.panel.setFixedWidth(NARROW_PANEL if is_narrow else WIDE)
        self._beside.setContentsMargins(0, 8, 12 if is_narrow else 28, 8)
        super().resizeEvent(event)

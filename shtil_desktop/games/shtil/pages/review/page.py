"""A replay that is read while it is seen: curves under the slider, what lost it, what would have won."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSlider, QStyle, QStyleOptionSlider, QVBoxLayout, QWidget

from shtil_desktop.games.shtil.pages.review.chart import ReviewChart
from shtil_desktop.games.shtil.pages.review.panel import WIDE, ReviewPanel
from shtil_desktop.games.shtil.review.review import Review, sailed_otherwise
from shtil_desktop.games.shtil.table.art.board.marks import CellMark
from shtil_desktop.play.match import Match
from shtil_desktop.play.session import Session
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.matches.file_dialogs import ask_where, why_not_written
from shtil_desktop.windows.pages.replay_page import ReplayPage

if TYPE_CHECKING:
    from shtil_desktop.play.worker.client import Thinker
    from shtil_desktop.table.controller import TableController

NARROW, NARROW_PANEL = 1200, 246
"""Below this width the words give some of theirs to the board."""
Export = Callable[[Match, Path], None]


class ReviewPage(ReplayPage):
    """Asks for nothing itself: `show_review` tells what has been found out so far."""

    seen = Signal(bool)
    """The page has come up, or is left."""

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
        self.chart, self.panel = ReviewChart(palette), ReviewPanel()
        self.knows_cards = match.is_over
        self._export = export
        self._ask_to_write = ask_to_write or (lambda name: ask_where(self, self.tr("Export voyage"), name))
        self._seeks_loss = seeks_loss
        """Whether to go to the loss by itself, once it is known; not after the player has moved."""
        self._sailed: Session | None = None
        super().__init__(palette, match, speed, parent)
        self._sailed = self.session
        self.scene.layout.show_log(False)
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

    def _lay_out(self) -> None:
        super()._lay_out()
        self._beside = QVBoxLayout()
        self._beside.addWidget(self.panel)
        self.middle.addLayout(self._beside)
        below = QHBoxLayout()
        below.setContentsMargins(28, 0, 28, 0)
        below.addWidget(self.chart)
        self.body.addLayout(below)
        self.slider.installEventFilter(self)

    def _lay_words(self) -> None:
        self.words, self.on = self.panel.words, self.panel.on

    def _connect(self) -> None:
        super()._connect()
        self.chart.jumped.connect(self._jump)
        self.panel.loss_wanted.connect(self.go_to_loss)
        self.panel.otherwise_wanted.connect(self.show_otherwise)
        self.panel.export_wanted.connect(self._export_line)
        self.panel.cards_wanted.connect(self.cards_wanted)
        self.scene.laid.connect(self._mark)
        self.scene.performed.connect(self._mark)

    def use(self, thinker: Thinker, controller: TableController) -> None:
        from shtil_desktop.games.shtil.pages.review.requests import Reviewer

        Reviewer(self, thinker, controller)

    # What has been found out

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
        if self.review is None or is_wanted == self.is_other:
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

    # Moving about

    def _jump(self, number: int) -> None:
        self._seeks_loss = False
        self.pause()
        self.slider.setValue(number)

    def step(self, by: int) -> None:
        self._seeks_loss = False
        super().step(by)

    def toggle(self) -> None:
        self._seeks_loss = False
        super().toggle()

    def _show(self, number: int) -> None:
        super()._show(number)
        self.chart.go_to(number)
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

    def wear(self, palette: Palette) -> None:
        super().wear(palette)
        self.chart.wear(palette)

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
        QTimer.singleShot(0, self._align)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.slider and event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._align()
        return super().eventFilter(watched, event)

    def _align(self) -> None:
        """The plot begins and ends where the slider's handle does."""
        half = _handle_width(self.slider) / 2
        left = self.slider.mapTo(self, self.slider.rect().topLeft()).x() - self.chart.x() + half
        right = self.chart.width() - left - self.slider.width() + 2 * half
        self.chart.align(left, right)


def _handle_width(slider: QSlider) -> int:
    option = QStyleOptionSlider()
    slider.initStyleOption(option)
    return slider.style().pixelMetric(QStyle.PixelMetric.PM_SliderLength, option, slider)

"""A replay that is read while it is seen: words beside the table, a chart under the slider."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QVBoxLayout,
    QWidget,
)

from shtil_desktop.games.mistakes import Mistake
from shtil_desktop.play.match import Match
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.game_pages import pages_of
from shtil_desktop.windows.pages.matches.file_dialogs import ask_where_pdf
from shtil_desktop.windows.pages.page import give_role, soft
from shtil_desktop.windows.pages.replay.page import ReplayPage
from shtil_desktop.windows.pages.review import printing
from shtil_desktop.windows.pages.review.chart import MomentChart
from shtil_desktop.windows.pages.review.mistakes import CostlyDecision
from shtil_desktop.windows.pages.review.plate import ReviewPlate

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

    from shtil_desktop.table.requests.worker_requests import WorkerRequests

NARROW, NARROW_PANEL, WIDE_PANEL = 1200, 246, 272
"""Below this width the words give some of theirs to the board."""
LONG_WAIT = 3_000
"""Milliseconds after which the page says that the review still goes on."""


class ReviewedReplay(ReplayPage):
    """Asks for nothing itself: `hear_review` tells what has been found out so far."""

    seen = Signal(bool)
    """The page has come up, or is left."""

    def __init__(
        self,
        palette: Palette,
        match: Match,
        speed: Speed,
        chart: MomentChart,
        panel: ReviewPlate,
        parent: QWidget | None = None,
    ) -> None:
        self.chart, self.panel = chart, panel
        self._told_mistakes: tuple[Mistake, ...] | None = None
        self.paper, self.printed, self.saved = QPushButton(), QPushButton(), soft()
        self.ask_for_pdf: Callable[[str], str] = lambda name: ask_where_pdf(
            self, self.tr("Save the review"), name
        )
        self._when_read: Callable[[], None] | None = None
        """Saves or prints the review once there is nothing more to find out."""
        self._waiting_text: Callable[[], str] = lambda: ""
        self.still_working = soft()
        self.still_working.hide()
        self.long_wait = QTimer(self.still_working, singleShot=True, interval=LONG_WAIT)
        self.has_printer = printing.has_printer
        self.ask_for_printer: Callable[[], QPrinter | None] = lambda: printing.ask_for_printer(self)
        super().__init__(palette, match, speed, parent)
        self.scene.layout.show_log(False)

    def _lay_out(self) -> None:
        super()._lay_out()
        on_paper = QHBoxLayout()
        on_paper.addWidget(self.printed)
        on_paper.addWidget(self.paper)
        self.panel.foot.addWidget(self.still_working)
        self.panel.foot.addLayout(on_paper)
        self.body.insertWidget(1, self.saved)
        self.saved.setContentsMargins(28, 0, 28, 0)
        self.saved.setVisible(False)
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
        self.chart.jumped.connect(self.jump)
        self.long_wait.timeout.connect(lambda: self.still_working.setVisible(not self._is_final))
        self.paper.clicked.connect(self.save_pdf)
        self.printed.clicked.connect(self.print_review)
        self.panel.mistakes.moment_wanted.connect(self.show_moment)
        self.panel.mistakes.try_wanted.connect(self._try)

    def use(self, worker: WorkerRequests) -> None:
        from shtil_desktop.windows.pages.review.requests import Reviewer

        Reviewer(self, worker)

    # What has been found out

    @property
    def is_read(self) -> bool:
        """Whether there is nothing more to find out."""
        return False

    @property
    def mistakes(self) -> tuple[Mistake, ...]:
        """The player's, worst first, as far as they are known; none before the match is over."""
        return ()

    @property
    def has_mistakes_settled(self) -> bool:
        """Whether what is found out later leaves the worst of them in place."""
        return self.is_read

    def costly_decisions(self) -> list[CostlyDecision]:
        """What the list beside the table tells."""
        return []

    def _tell_mistakes(self) -> None:
        self.panel.mistakes.tell(self.costly_decisions())
        if self._is_final:
            self.long_wait.stop()
            self.still_working.hide()
        if self.has_mistakes_settled and self.original.is_over and self.mistakes != self._told_mistakes:
            self._told_mistakes = self.mistakes
            self.mistakes_found.emit(self.mistakes)
        if self._is_final and self._when_read is not None:
            put_on_paper, self._when_read = self._when_read, None
            put_on_paper()

    @property
    def _is_final(self) -> bool:
        """Whether nothing more is found out, or nobody is there to do it."""
        return self.is_read or self.panel.is_unread

    @property
    def is_waiting_to_save(self) -> bool:
        """Whether the review is saved or printed as soon as it is finished."""
        return self._when_read is not None

    def _try(self, mistake: Mistake) -> None:
        self.pause()
        self.try_wanted.emit(mistake)

    def review_arguments(self) -> tuple[Any, ...]:
        """What the game's job `review` is asked with."""
        return self.session.record, self.session.player

    def hear_review(self, found: Any) -> None:
        """Tell more than before; None if nothing could be found out."""

    def show_unread(self) -> None:
        """Nobody can read the match now; when the page comes up again it is tried once more."""

    def show_cards(self) -> None:
        """From now on hidden things may be spoken of."""

    # On paper

    def verdicts(self) -> tuple[str, ...]:
        """What the review says of the whole match, for paper."""
        return ()

    def paper_chart(self) -> MomentChart:
        """The chart as it is printed: in the colours of day, and without the moment that is shown."""
        return self.chart

    def save_pdf(self) -> None:
        """Save the review with its pictures as a file, once it is finished."""
        match = self.original
        stem = pages_of(match.game.id).file_stem(match.options, match.number)
        name = self.ask_for_pdf(f"{stem}.pdf")
        if name:
            path = Path(name)
            self._once_read(
                partial(self._write_pdf, path),
                lambda: self.tr(
                    "The review isn’t finished yet. Stay on this page: {file} is saved as soon as it is."
                ).format(file=path.name),
            )

    def _write_pdf(self, path: Path) -> None:
        from shtil_desktop.windows.pages.review.report_file import save_review

        self._tell_saved(*save_review(self, path))

    def print_review(self) -> None:
        """Print the review with its pictures, once it is finished."""
        if not self.has_printer():
            self._tell_saved(True, printing.no_printer_text())
        elif (printer := self.ask_for_printer()) is not None:
            self._once_read(
                partial(self._print_on, printer),
                lambda: self.tr(
                    "The review isn’t finished yet. Stay on this page: it is printed as soon as it is."
                ),
            )

    def _print_on(self, printer: QPrinter) -> None:
        from shtil_desktop.windows.pages.review.report_file import report_of

        self._tell_saved(*printing.print_report(report_of(self), printer))

    def _once_read(self, put_on_paper: Callable[[], None], waiting_text: Callable[[], str]) -> None:
        """Do it now if the review is finished; else say that it waits, and do it then."""
        if self._is_final:
            put_on_paper()
        else:
            self._when_read, self._waiting_text = put_on_paper, waiting_text
            self._tell_saved(False, waiting_text())

    def _tell_saved(self, trouble: bool, text: str) -> None:
        give_role(self.saved, "warning" if trouble else "soft")
        self.saved.style().polish(self.saved)
        self.saved.setText(text)
        self.saved.setVisible(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Print):
            self.print_review()
        else:
            super().keyPressEvent(event)

    # Moving about

    def show_moment(self, number: int) -> None:
        """A moment of the match itself, whatever is shown now."""
        self.jump(number)

    def jump(self, number: int) -> None:
        """Show the table after so many actions."""
        self.pause()
        self.slider.setValue(number)

    def _show(self, number: int) -> None:
        super()._show(number)
        self.chart.go_to(number)

    # Places

    def retranslate(self) -> None:
        super().retranslate()
        keys = QKeySequence(QKeySequence.StandardKey.Print).toString(QKeySequence.SequenceFormat.NativeText)
        self.still_working.setText(self.tr("Still working…"))
        self.printed.setText(self.tr("Print…"))
        self.printed.setToolTip(
            self.tr("The review with its chart and pictures, on paper ({keys})").format(keys=keys)
        )
        self.paper.setText(self.tr("PDF…"))
        self.paper.setAccessibleName(self.tr("Save as a PDF"))
        self.paper.setToolTip(self.tr("Save the review with its chart and pictures as a PDF"))
        if self._when_read is None:
            self.saved.setVisible(False)
        else:
            self._tell_saved(False, self._waiting_text())

    def wear(self, palette: Palette) -> None:
        super().wear(palette)
        self.chart.wear(palette)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.long_wait.start()
        self.seen.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.long_wait.stop()
        self.still_working.hide()
        self.seen.emit(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        is_narrow = self.width() < NARROW
        self.panel.setFixedWidth(NARROW_PANEL if is_narrow else WIDE_PANEL)
        self._beside.setContentsMargins(0, 8, 12 if is_narrow else 28, 8)
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._align)

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

"""An exercise on the real table: the player moves, each move is judged at once, and can be taken back."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from shtil_desktop.games.base import Action
from shtil_desktop.table.art.shapes import fill, vertical
from shtil_desktop.table.input.keys import Keys
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.theme import Palette
from shtil_desktop.table.words.counted_words import unbound
from shtil_desktop.windows.notices.screen_reader import announce
from shtil_desktop.windows.pages.page import Page
from shtil_desktop.windows.pages.training.exercise.exercise import Exercise
from shtil_desktop.windows.pages.training.exercise.exercise_table import ExerciseTable
from shtil_desktop.windows.pages.training.exercise.exercise_words import State
from shtil_desktop.windows.pages.training.exercise.flow import ExerciseFlow
from shtil_desktop.windows.pages.training.exercise.plate import ExercisePlate

if TYPE_CHECKING:
    from shtil_desktop.play.profile.settings import Settings
    from shtil_desktop.table.requests.worker_requests import WorkerRequests

NARROW, NARROW_PLATE, WIDE_PLATE = 1200, 246, 300
"""Below this width the words give some of theirs to the board."""


class ExercisePage(Page):
    """Esc leaves it at any time; what was tried is kept by the exercise itself."""

    next_wanted = Signal()
    """The one after it in the list; and the one before it."""
    previous_wanted = Signal()
    more_wanted = Signal()
    """It is solved: another one that is not."""

    def __init__(
        self, palette: Palette, exercise: Exercise, speed: Speed = Speed.NORMAL, parent: QWidget | None = None
    ) -> None:
        super().__init__(palette, parent)
        self.exercise = exercise
        self.table = ExerciseTable(exercise, palette, self)
        self.scene, self.view = self.table.scene, self.table.view
        self.scene.animator.speed = speed
        self.plate = ExercisePlate()
        self.flow = ExerciseFlow(exercise, palette, self.table, self.plate, self)
        self.earlier, self.later = QPushButton(), QPushButton()
        self._lay_out()
        self._connect()
        self.offer(has_previous=False, has_next=False, has_more=False)
        self.retranslate()

    def _lay_out(self) -> None:
        self.body.setContentsMargins(0, 8, 0, 0)
        self.body.setSpacing(6)
        self.header.setContentsMargins(28, 0, 28, 0)
        self.header.addWidget(self.earlier)
        self.header.addWidget(self.later)
        self._beside = QVBoxLayout()
        self._beside.addWidget(self.plate)
        if self.flow.open_cards is not None:
            self.plate.beside.addWidget(self.flow.open_cards.widget)
        middle = QHBoxLayout()
        middle.setContentsMargins(0, 0, 0, 0)
        middle.setSpacing(0)
        middle.addWidget(self.view, 1)
        middle.addLayout(self._beside)
        self.body.addLayout(middle, 1)
        self._order_by_tab()

    def _order_by_tab(self) -> None:
        """As it is read: the table, then the plate, then the row above both."""
        self.scene.lets_tab_out = True
        way = (self.view, *self.plate.in_order, self.back, self.earlier, self.later)
        for one, following in pairwise(way):
            QWidget.setTabOrder(one, following)

    def _connect(self) -> None:
        self.scene.announced.connect(self._announce)
        self.flow.more_wanted.connect(self.more_wanted)
        self.flow.left.connect(self.closed)
        self.earlier.clicked.connect(self.previous_wanted)
        self.later.clicked.connect(self.next_wanted)
        self._undo_key = QShortcut(QKeySequence(Keys().of("undo")), self)
        self._undo_key.activated.connect(self.flow.take_back)

    def _announce(self, text: str) -> None:
        """The table's last words, for screen readers."""
        self.view.setAccessibleDescription(unbound(text))
        announce(self.view, text)

    def use(self, worker: WorkerRequests) -> None:
        """There is a worker: it judges from now on."""
        self.flow.requests.use(worker)

    def heed(self, settings: Settings) -> None:
        """Take the player's wishes for her table."""
        self.scene.keyboard.set_keys(settings.shortcuts)
        self.scene.layout.set_numerals(settings.numeral_scale)
        self.scene.layout.set_left_handed(settings.left_handed)
        self._undo_key.setKey(QKeySequence(Keys(settings.shortcuts).of("undo")))

    def offer(self, *, has_previous: bool, has_next: bool, has_more: bool) -> None:
        """Whether there are exercises before and after this one, and `more_wanted` leads somewhere."""
        self.earlier.setEnabled(has_previous)
        self.later.setEnabled(has_next)
        for button in (self.earlier, self.later):
            button.setVisible(has_previous or has_next)
        self.flow.has_more = has_more

    @property
    def state(self) -> State:
        """What it waits for."""
        return self.flow.state

    @property
    def position(self) -> Any:
        return self.flow.position

    def decide(self, action: Action) -> None:
        """Play this for the player."""
        self.flow.decide(action)

    # Words, colours, places

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.exercise.title())
        self.earlier.setText("◂")
        self.later.setText("▸")
        for button, text in ((self.earlier, self.tr("Previous")), (self.later, self.tr("Next"))):
            button.setAccessibleName(text)
            button.setToolTip(text)
        self.view.setAccessibleName(self.tr("The table of this exercise"))
        self.flow.tell_again()

    def wear(self, palette: Palette) -> None:
        super().wear(palette)
        self.flow.wear(palette)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table's own ground goes on around it, so that no seam is seen."""
        painter, table = QPainter(self), self.view.geometry()
        colours = (0.0, self.colours.sea_top), (1.0, self.colours.sea_bottom)
        fill(painter, QRectF(self.rect()), vertical(table.top(), table.bottom() + 1, *colours))
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        is_narrow = self.width() < NARROW
        self.plate.setFixedWidth(NARROW_PLATE if is_narrow else WIDE_PLATE)
        self._beside.setContentsMargins(0, 4, 12 if is_narrow else 28, 12)
        super().resizeEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A focus proxy would do the same for the table, but keep Tab from the rest."""
        self.flow.take_keyboard()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.flow.rest(is_resting=False)

    def hideEvent(self, event: QHideEvent) -> None:
        self.flow.rest(is_resting=True)
        super().hideEvent(event)

"""A match seen once more: a table of its own, a slider over all its actions, each of them in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QRectF, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSlider, QWidget

from shtil_desktop.games.values import replace
from shtil_desktop.play.match import Match
from shtil_desktop.play.session import Session
from shtil_desktop.table.art.shapes import fill, vertical
from shtil_desktop.table.controller import table_of
from shtil_desktop.table.motion import timings
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.places import Spot
from shtil_desktop.table.scene import TableScene
from shtil_desktop.table.theme import Palette
from shtil_desktop.table.view import TableView
from shtil_desktop.table.words.counted_words import strung
from shtil_desktop.windows.pages.game_pages import pages_of
from shtil_desktop.windows.pages.page import Page, give_role, press_focused, soft

if TYPE_CHECKING:
    from shtil_desktop.table.requests.worker_requests import WorkerRequests

PAUSE: Final = timings.PACES["calm"]
"""How long a position stays before the next action is played, beside what its motion takes."""
PLAY_WIDTH: Final = 120
"""Enough for both of its words, so that the slider stays where it is."""
LEAP: Final = 10
"""How many actions Page Up and Page Down skip."""


class ReplayPage(Page):
    """Shows what the player could see after each action; nothing on this table can be played."""

    cards_wanted = Signal()
    """The player wants to see what is hidden in a match under way; only a review asks for that."""
    figures_found = Signal(object)
    """Only a review finds any: figures of the match for the statistics, by name."""
    mistakes_found = Signal(object)
    """Only a review finds any: the player's mistakes in a match that is over, worst first."""
    try_wanted = Signal(object)
    """A `Mistake` that the player wants to try once more."""
    played_on = Signal(object)
    """The match that begins at the moment shown, for the player to play on."""
    left = Signal()
    """The page is not shown any more."""
    watch_wanted = Signal()
    """The player wants to see what others made of the same deal."""

    def __init__(
        self,
        palette: Palette,
        match: Match,
        speed: Speed = Speed.NORMAL,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(palette, parent)
        self.session = Session(match, None)
        self.scene = TableScene(self)
        self.scene.layout.set_palette(palette)
        self.scene.layout.show_prompt(False)
        self.scene.animator.speed = speed
        self.table = TableView(self.scene)
        self.table.setInteractive(False)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, self.session.length)
        self.slider.setPageStep(LEAP)
        self.earlier, self.play, self.later, self.on = (QPushButton() for _ in range(4))
        self.words, self.count = QLabel(), soft(wraps=False)
        self.same_deal = QPushButton()
        self._same_deal_words: Callable[[], str] = lambda: ""
        self.is_playing = False
        self._shown: int | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        give_role(self.play, "primary")
        give_role(self.slider, "clear")
        self.play.setMinimumWidth(PLAY_WIDTH)
        self.words.setWordWrap(True)
        self.body.setContentsMargins(0, 8, 0, 10)
        self.body.setSpacing(6)
        self.header.setContentsMargins(28, 0, 28, 0)
        give_role(self.same_deal, "link")
        self.same_deal.setVisible(False)
        self.header.addWidget(self.same_deal)
        self.header.addSpacing(8)
        self.header.addWidget(self.count)
        self.middle = QHBoxLayout()
        self.middle.setContentsMargins(0, 0, 0, 0)
        self.middle.addWidget(self.table, 1)
        self.body.addLayout(self.middle, 1)
        self._lay_words()
        controls = QHBoxLayout()
        controls.setSpacing(12)
        for widget in (self.earlier, self.play, self.later):
            controls.addWidget(widget)
        controls.addWidget(self.slider, 1)
        controls.setContentsMargins(28, 0, 28, 0)
        self.body.addLayout(controls)
        self.setFocusProxy(self.slider)

    def _lay_words(self) -> None:
        told = QHBoxLayout()
        told.setContentsMargins(28, 0, 28, 0)
        told.addWidget(self.words, 1)
        told.addWidget(self.on)
        self.body.addLayout(told)

    def _connect(self) -> None:
        self.slider.valueChanged.connect(self._show)
        self.earlier.clicked.connect(lambda: self.step(-1))
        self.later.clicked.connect(lambda: self.step(1))
        self.play.clicked.connect(self.toggle)
        self.on.clicked.connect(self.play_on)
        self.same_deal.clicked.connect(self.watch_wanted)
        self._pause.timeout.connect(self._play_on)
        self.scene.performed.connect(self._show_hands)
        self.scene.performed.connect(self._wait)
        self.scene.log_changed.connect(self._show_words)
        for key, by in ((Qt.Key.Key_Left, -1), (Qt.Key.Key_Right, 1)):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda by=by: self.step(by))

    def show_session(self, session: Session, number: int) -> None:
        """Go over to another match of the same kind, at this moment of it."""
        self.pause()
        self.session = session
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, session.length)
            self.slider.setValue(number)
        self._set_table()

    def use(self, worker: WorkerRequests) -> None:
        """There is a worker now: a review has the match read by it."""

    def show_same_deal(self, say: Callable[[], str]) -> None:
        """What others made of the deal, in the language of now; to be watched at a press."""
        self._same_deal_words = say
        self._name_same_deal()

    def _name_same_deal(self) -> None:
        text = self._same_deal_words()
        self.same_deal.setText(text)
        self.same_deal.setToolTip(self.tr("Watch it"))
        self.same_deal.setAccessibleDescription(self.same_deal.toolTip())
        self.same_deal.setVisible(bool(text))

    # Moving about

    @property
    def number(self) -> int:
        """How many actions have been done in the position that is shown."""
        return self.slider.value()

    def step(self, by: int) -> None:
        """So many actions further, or back; the play stops."""
        self.pause()
        self.slider.setValue(self.number + by)

    def toggle(self) -> None:
        """Play, or pause; at the end it starts over."""
        if self.is_playing:
            self.pause()
            return
        self.is_playing = True
        if self.number == self.session.length:
            self.slider.setValue(0)
        self._name_play()
        self._wait()

    def pause(self) -> None:
        self.is_playing = False
        self._pause.stop()
        self._name_play()

    def _wait(self) -> None:
        if self.is_playing:
            self._pause.start()

    def _play_on(self) -> None:
        if self.number < self.session.length:
            self.slider.setValue(self.number + 1)
        if self.number == self.session.length:
            self.pause()

    @property
    def original(self) -> Match:
        """The match that the moments belong to."""
        return self.session.match

    def play_on(self) -> None:
        """Let a match of its own begin at the moment that is shown."""
        game = self.session.position(self.number)
        if game.result is None:
            self.pause()
            self.played_on.emit(self.original.played_on(game, self.number))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_return = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_Space:
            self.toggle()
        elif is_return and not press_focused(self, event):
            self.play_on()
        elif not is_return:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.pause()
        self.scene.animator.complete()
        super().hideEvent(event)
        if not event.spontaneous():
            self.left.emit()

    # What is shown

    def _show(self, number: int) -> None:
        """The position after so many actions; the very next one is seen in motion."""
        before, self._shown = self._shown, number
        view, last = self._view(number), self._last_place(number)
        lines = self.teller.whole(self.session.opening, self.session.history[:number])
        if before is not None and number == before + 1:
            # The end itself is nothing to celebrate a second time: its event carries the outcome.
            events = [e for e in self.session.history[number - 1].events if not hasattr(e, "outcome")]
            self.scene.perform(events, view, last=last, lines=lines)
        else:
            self.scene.show_view(view, last=last)
            self.scene.log.tell(lines, is_news=False)
            self._show_hands()
            self._wait()
        self._tell(number)

    def _show_hands(self) -> None:
        """A match that is over has no secrets: all hands lie open."""
        if self.original.is_over:
            self.scene.stage.show_hands(self.session.position(self.number))

    def _view(self, number: int) -> Any:
        """What the player saw, with nothing to decide, and no veil over the end."""
        view = self.session.position(number).view(self.session.player)
        return replace(view, legal=(), decision=None, outcome=None)

    def _last_place(self, number: int) -> Spot | None:
        events = self.session.history[number - 1].events if number else ()
        return pages_of(self.session.game.id).place_of(events)

    def _tell(self, number: int) -> None:
        self.count.setText(
            self.tr("Action\xa0{number} of\xa0{count}").format(number=number, count=self.session.length)
        )
        self._show_words()
        self.earlier.setEnabled(number > 0)
        self.later.setEnabled(number < self.session.length)
        self.on.setEnabled(self.session.position(number).result is None)

    def _show_words(self) -> None:
        """The last action that has been seen; not every one is news."""
        lines = self.scene.stage.log.lines if self.number else []
        last = max((line.step for line in lines if line.step), default=0)
        told = strung(line.text for line in lines if line.step == last) if last else ""
        self.words.setText(told if self.number else self.tr("Before the first action"))
        self.slider.setAccessibleDescription(f"{self.count.text()}. {self.words.text()}")

    # Words and colours

    def retranslate(self) -> None:
        super().retranslate()
        options, pages = self.session.game.options, pages_of(self.session.game.id)
        what = pages.kind_name(options)
        if what != pages.name():
            what = strung((pages.name(), what))
        self.heading.setText(self.tr("Replay: {match}").format(match=what))
        self.heading.setToolTip(pages.options_name(options))
        self.earlier.setText("◂")
        self.later.setText("▸")
        for button, text in (
            (self.earlier, self.tr("Previous action")),
            (self.later, self.tr("Next action")),
        ):
            button.setAccessibleName(text)
            button.setToolTip(text)
        self.on.setText(self.tr("Play on from &here"))
        self.on.setToolTip(
            self.tr(
                "Starts a separate game and leaves this one as it is. It is counted separately in the "
                "statistics. (Enter)"
            )
        )
        self.on.setAccessibleDescription(self.on.toolTip())
        self.slider.setAccessibleName(self.tr("Position in the game"))
        self.table.setAccessibleName(self.tr("The table at this point"))
        self._name_play()
        self._name_same_deal()
        self._set_table()

    def _name_play(self) -> None:
        self.play.setText(self.tr("Pause") if self.is_playing else self.tr("Play"))

    def _set_table(self) -> None:
        """Lay the table again, in the current language."""
        session = self.session
        match, kit = session.match, table_of(session)
        self.teller: Any = kit.words.teller(match)
        deal = match.number if match.has_numbered_deal else None
        self.scene.keyboard.set_game(session.game.id)
        self.scene.begin(kit, session.game.options, session.player, kit.words.names(match), deal)
        self.scene.stage.levels = [seat.level for seat in match.seating]
        self._shown = None
        self._show(self.number)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table's own sea goes on around it, so that no seam is seen."""
        painter, table = QPainter(self), self.table.geometry()
        colours = (0.0, self.colours.sea_top), (1.0, self.colours.sea_bottom)
        fill(painter, QRectF(self.rect()), vertical(table.top(), table.bottom() + 1, *colours))
        painter.end()

    def wear(self, palette: Palette) -> None:
        super().wear(palette)
        self.scene.layout.set_palette(palette)

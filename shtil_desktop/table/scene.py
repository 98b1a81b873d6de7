"""The table: one scene for one match after another. It shows, and says what has been decided.

It owns input, focus, the line of words, log, hint and end, and asks a game's kit for the rest: a `Stage` with
the items, `Choices` that turn taps into an action, `Motion` for events, `Words` for every sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QRect, QRectF, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QGraphicsScene,
    QGraphicsSceneHelpEvent,
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
)

from shtil_desktop.games.base import Action, Event, IllegalAction
from shtil_desktop.table.choices import Reply, Say
from shtil_desktop.table.displays.end import EndDisplay
from shtil_desktop.table.displays.hint import HintDisplay
from shtil_desktop.table.displays.layout import TableLayout
from shtil_desktop.table.displays.lesson import LessonDisplay
from shtil_desktop.table.displays.log import LogDisplay
from shtil_desktop.table.displays.prompt_line import PromptLine
from shtil_desktop.table.game_table import GameTable, Motion, Words
from shtil_desktop.table.input.focus import Focus
from shtil_desktop.table.input.hover import Hovering
from shtil_desktop.table.input.keyboard import KeyInput
from shtil_desktop.table.input.keys import Keys
from shtil_desktop.table.input.mouse import MouseInput
from shtil_desktop.table.items.log_panel import LogLine
from shtil_desktop.table.motion.animator import Animator
from shtil_desktop.table.pictures.table_pictures import TablePictures
from shtil_desktop.table.places import Button, Fixture, Spot


class TableScene(QGraphicsScene):
    """Between the player and one stage after another; it plays nothing itself."""

    decided = Signal(object)
    """The player has made up an action, or a word to be said."""
    performed = Signal()
    """The pictures have caught up with the rules."""
    ended_with = Signal(int)
    """The player's choice at the end, by its place."""
    announced = Signal(str)
    """A line of words for those who listen rather than look."""
    hint_wanted = Signal()
    """The player asks for a hint, or wants to play the one that is shown."""
    hint_dropped = Signal()
    """Nobody waits for a hint any more."""
    log_changed = Signal()
    """The log shows other lines than before."""
    focus_moved = Signal()
    undo_wanted = Signal()
    redo_wanted = Signal()
    cued = Signal(object)
    """Now would be the moment for a sound."""
    laid = Signal()
    """Everything has its place, maybe another than before."""

    def __init__(self, parent: QObject | None = None, pictures: TablePictures | None = None) -> None:
        """`pictures` may have been at work before the table was: the next match of their game takes them."""
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.animator = Animator(self)
        self.animator.finished.connect(self._settle)
        self.pictures: Any = pictures
        self.kit: GameTable | None = None
        self.stage: Any = None
        """The kit's `Stage`, and its `Choices`; typed openly, for a game's own code reads more of them."""
        self.choices: Any = None
        self.keys = Keys()
        self.gives_hints = False
        """Whether somebody can be asked; the replay has nobody."""
        self.lets_tab_out = False
        """Whether Tab goes on to what stands beside the table, once it has been everywhere on it."""
        self.target: Spot | None = None
        """The place under the pointer or the held piece, as far as it shows what would come there."""
        self.last: Spot | None = None
        """Where the last move was."""
        self.awaited: str | None = None
        """The name of the seat that decides, if it isn't the player's."""
        self.focus, self.mouse, self.keyboard = Focus(self), MouseInput(self), KeyInput(self)
        self.hovering, self.layout = Hovering(self), TableLayout(self, self)
        self.line, self.log, self.end = PromptLine(self), LogDisplay(self), EndDisplay(self)
        self.hints, self.lesson = HintDisplay(self), LessonDisplay(self)
        self._after: Any = None
        """The view to be shown when the motion is over."""
        self.is_held = False
        """Whether the next decision is shown, and not offered before `release`."""
        self._withheld: Any = None
        """The view whose decision is not offered yet."""

    @property
    def words(self) -> Words:
        assert self.kit is not None
        return self.kit.words

    # The match

    def begin(
        self, kit: GameTable, options: Any, player: int, names: Sequence[str], deal: int | None = None
    ) -> None:
        """Clear the table for a new match; `deal` is the number of its deal, if it has one."""
        self.drop_motion()
        self.last = self.focus.spot = self.choices = self._withheld = None
        self.mouse.forget()
        self.hints.forget()
        self.end.forget()
        self.clear()
        self._take_kit(kit)
        self.stage = kit.stage(self, self.pictures, options, player, deal)
        self.stage.keys = self.keys
        self.stage.name_all(kit.words.title(options), names)
        self.layout.lay()

    def drop_motion(self) -> None:
        """End what still moves without a word: the position that it led to is of no use any more."""
        self._after = None
        self.animator.complete()

    def _take_kit(self, kit: GameTable) -> None:
        self.kit = kit
        if type(self.pictures) is not kit.pictures:
            album = {} if self.pictures is None else {"album": self.pictures.album}
            self.pictures = kit.pictures(numeral_scale=self.layout.numerals, **album)

    def show_view(self, view: Any, awaited: str | None = None, last: Spot | None = None) -> None:
        """Everything as this view has it, at once."""
        self.animator.complete()
        self.awaited, self.last = awaited, last
        self._take(view)

    def deal(self, view: Any, awaited: str | None = None, lines: Sequence[LogLine] = ()) -> None:
        """The first hand comes to the table; then the log shows `lines`."""
        self._perform(view, awaited, None, lines, lambda motion: motion.deal())

    def perform(
        self,
        events: Iterable[Event],
        view: Any,
        awaited: str | None = None,
        last: Spot | None = None,
        lines: Sequence[LogLine] | None = None,
    ) -> None:
        """Let the events be seen, then show the view; `performed` tells when.

        `lines` are the whole log after them: of this action, it shows what has been seen.
        """

        def show_events(motion: Motion) -> None:
            batch = list(events)
            for number, event in enumerate(batch):
                motion.show(event, batch)
                if self.animator.is_running:
                    self.log.show_seen(number, self.animator)
            motion.finish()

        self._perform(view, awaited, last, lines, show_events)

    def _perform(
        self,
        view: Any,
        awaited: str | None,
        last: Spot | None,
        lines: Sequence[LogLine] | None,
        move: Callable[[Motion], None],
    ) -> None:
        assert self.kit is not None
        self.animator.complete()
        self.mouse.let_go()
        self._rest()
        self._after, self.awaited, self.last = view, awaited, last
        self.choices = self._withheld = None
        self.log.hold_back(lines)
        move(self.kit.motion(self.stage, self.animator, view, self.cued.emit))
        if not self.animator.is_running:
            self._settle()

    @property
    def is_performing(self) -> bool:
        """Whether events are being seen, and a view waits to be shown."""
        return self._after is not None

    def _rest(self) -> None:
        """Nothing is offered while things move."""
        stage = self.stage
        self.hovering.forget(stage)
        if self.choices is not None:
            self.choices.drop_hint()
            stage.rest(self.choices, self.last)
            self.focus.spot = None
            self.show_focus()
        for item in (stage.end, *stage.buttons.values()):
            item.setVisible(False)
        stage.prompt.show_as(text="", is_reason=False)
        stage.beacons.light(())

    def _settle(self) -> None:
        if self._after is not None:
            view, self._after = self._after, None
            self.log.show_rest()
            self._take(view)
            self.performed.emit()

    def release(self) -> None:
        """Offer the decision that was held back."""
        self.is_held = False
        view, self._withheld = self._withheld, None
        if view is not None:
            self._take(view)

    def _withhold(self, view: Any) -> None:
        """Show the view without offering anything; the keyboard's mark comes back with the decision."""
        spot = self.focus.spot
        self._rest()
        self.focus.spot = spot
        self.choices, self._withheld = None, view

    def _take(self, view: Any) -> None:
        assert self.kit is not None
        self._withheld = None
        self.end.forget()
        self.choices = self.kit.choices(view, self.lesson.chosen)
        self.choices.gives_hints = self.gives_hints
        self.stage.stop_looking()
        self.stage.end.setVisible(False)
        if self.hovering.spot is not None and self.hovering.spot.kind is Fixture.CHOICE:
            self.hovering.forget(self.stage)  # it has gone with the end
        self.stage.begin_decision(self.choices)
        self.line.end_message()
        self.target = None
        self.focus.begin_decision()
        self.refresh()
        self.layout.paint_ahead()
        if self.is_held:
            self._withhold(view)
        elif self.choices.open_spots():
            self.announced.emit(self.words.wish(self.choices, self.awaited))

    def tell_again(self, awaited: str | None) -> None:
        """Say everything in the language of now; what the player has begun stays as it is."""
        if self.choices is not None:
            self.awaited = awaited
            self.line.end_message()
            self.stage.sync(self.choices.view)
            self.refresh()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        rect = QRectF(rect)
        ground = None if self.stage is None else self.stage.ground
        if ground is None:
            painter.fillRect(rect, self.layout.setup.palette.sea_bottom)
            return
        ratio = ground.devicePixelRatio()
        painter.drawPixmap(rect, ground, QRectF(rect.topLeft() * ratio, rect.size() * ratio))

    # How it looks

    def refresh(self, is_smooth: bool = False) -> None:
        """Show the choices as they are now."""
        stage, choices = self.stage, self.choices
        if stage is None or choices is None or not stage.is_laid:
            return
        stage.show(choices, self.target, self.last)
        self.show_focus()
        self.hovering.complete()
        stage.settle(choices, self.mouse.held, self.animator if is_smooth else None)
        self.line.refresh()

    def show_focus(self) -> None:
        """The keyboard's mark, and what lies above it: a hint, warnings, the marks of the end."""
        self.stage.show_focus(self.focus.spot)
        self.hints.show()
        if self.choices is not None:
            self.stage.show_marks(self.choices, self.target)

    def say(self, text: str, is_reason: bool = True) -> None:
        """A reason or just a word, for a while."""
        self.line.say(text, is_reason)

    # What the player does

    def tap(self, spot: Spot) -> None:
        """Touch a place, by mouse or key."""
        if spot == Button.HINT.spot:
            self.hint_wanted.emit()
        elif spot == Button.CANCEL.spot:
            self.cancel()
        elif spot == Button.UNDO.spot:
            self.undo_wanted.emit()
        elif spot.kind is Fixture.TOOL:
            (self.redo_wanted if spot.index else self.undo_wanted).emit()
        elif self.choices is not None:
            told = self.stage.look_at(spot, self.choices)
            if told is None:
                self.answer(self.choices.tap(spot))
            elif told:
                self.announced.emit(told)

    def answer(self, reply: Reply) -> None:
        """Hand on what has been decided, or show what a tap has changed, and say why it may not be."""
        if isinstance(reply, Action | Say):
            self.decided.emit(reply)
            return
        if reply is None:
            self.line.end_message()
        self.refresh(is_smooth=True)
        if isinstance(reply, IllegalAction):
            self.say(self.words.reason(reply, self.choices))

    def cancel(self) -> bool:
        """Take back a hint, or what is being made up; False if there is nothing."""
        if self.hints.drop():
            return True
        self.mouse.let_go()
        if self.choices is None or not self.choices.put_back():
            return False
        self.line.end_message()
        self.refresh(is_smooth=True)
        return True

    def aim(self, spot: Spot | None) -> None:
        """The place under the piece or pointer: what would come there, and what it costs."""
        spot = spot if spot is not None and self.choices.aims_at(spot) else None
        if spot != self.target:
            self.target = spot
            self.stage.show(self.choices, spot, self.last)
            self.show_focus()

    # What Qt tells

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mouse.press(event)

    mouseDoubleClickEvent = mousePressEvent

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mouse.move(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mouse.release(event)

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        self.mouse.wheel(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.keyboard.press(event)

    def focusNextPrevChild(self, is_next: bool) -> bool:
        return self.keyboard.tab(1 if is_next else -1)

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        if not self.mouse.rest(event):
            super().helpEvent(event)

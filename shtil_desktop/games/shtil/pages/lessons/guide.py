"""The first voyage on the real table: one lesson after another, left and taken up at any step."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, QObject, QRectF, Signal

from shtil_desktop.games.shtil.new_voyage import NewVoyage
from shtil_desktop.games.shtil.pages.lessons.lessons import (
    Lesson,
    Objection,
    Progress,
    Words,
    first_voyage,
    load_progress,
    pay_of,
    save_progress,
)
from shtil_desktop.games.shtil.pages.new_voyage.wishes import Wish
from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.cards import FINISH, START, Card
from shtil_desktop.games.shtil.table.deciding.choices import ShtilChoices
from shtil_desktop.games.shtil.table.places import Kind, MoveButton
from shtil_desktop.play.session import Change
from shtil_desktop.table.places import Button, Spot
from shtil_desktop.windows.pages.game_parts import LessonProgress
from shtil_desktop.windows.pages.lessons.panel import LessonPanel

if TYPE_CHECKING:
    from shtil_desktop.windows.pages.game_parts import TableWindow


class FirstVoyageLessons:
    """The lessons as the house knows them."""

    file = "first-voyage.json"

    def progress(self, path: Path | None) -> LessonProgress:
        steps = len(first_voyage())
        found = load_progress(path, steps)
        return LessonProgress(found.step, steps, found.is_done)

    def guide(self, window: TableWindow, path: Path | None) -> Tutor:
        return Tutor(window, path)


class Tutor(QObject):
    """Leads through the lessons; the session it plays on is its own, kept and counted nowhere."""

    left = Signal()
    """The player wants to the harbour."""
    rules_wanted = Signal(str)
    """With the chapter that explains the lesson."""
    match_wanted = Signal(object)
    """She knows enough for a voyage of her own: one that can be won."""

    def __init__(self, window: TableWindow, path: Path | None) -> None:
        super().__init__(window.view)
        self._window, self._path = window, path
        self._voyage = first_voyage()
        self._step = 0
        self._praised: int | None = None
        """The step that was done last, if its praise is still to be read."""
        self._objection: str = ""
        self._is_waiting = False
        """Whether the next lesson waits until this one's praise has been read."""
        self.panel: LessonPanel | None = None

    @property
    def progress(self) -> Progress:
        return load_progress(self._path, len(self._voyage))

    @property
    def is_teaching(self) -> bool:
        return self._window.controller.guide is self

    @property
    def lesson(self) -> Lesson:
        return self._voyage.lessons[self._step]

    @property
    def anchor(self) -> str:
        """The chapter on what is being taught."""
        return self.lesson.anchor

    # From step to step

    def begin(self) -> None:
        """Take the first voyage up where it was left."""
        self._window.show_table()
        if not self.is_teaching:
            self._praised = None
            self._show_step(self.progress.step)

    def restart(self) -> None:
        """From the very first step."""
        self._praised = None
        self._keep(Progress(0, self.progress.is_done))
        self._show_step(0)

    @property
    def can_step_back(self) -> bool:
        return self._step > 0

    def step_back(self) -> None:
        """To the lesson before this one, as if it had never been done."""
        self._praised = None
        step = max(0, self._step - 1)
        self._keep(Progress(step, self.progress.is_done))
        self._show_step(step)

    def go_on(self) -> None:
        """The praise has been read."""
        if self._is_waiting:
            self._show_step(self._step)

    def leave(self) -> None:
        """Another voyage is on the table: the lesson makes room."""
        if self.panel is not None:
            self.panel.hide()
        self._window.scene.lesson.teach(None)

    def _show_step(self, step: int) -> None:
        self._step, self._objection, self._is_waiting = step, "", False
        session = self._voyage.session(step, self._window.player_name)
        session.listen(self._follow)
        self._make_panel()
        self._window.scene.lesson.teach(self._wanted, lambda: self.lesson.chosen)
        self._window.controller.begin(session, self)
        self._window.controller.changed.emit()
        self._window.view.setFocus()
        self._place_panel()
        self._tell()

    def _follow(self, change: Change) -> None:
        """The lesson has been done: kept before anything moves, as every move is."""
        if change is not Change.PLAYED or not self.is_teaching:
            return
        self._praised, self._objection = self._step, ""
        is_last = self._step + 1 == len(self._voyage)
        self._keep(Progress(0, True) if is_last else Progress(self._step + 1, self.progress.is_done))
        if not is_last:
            self._step += 1
            self._is_waiting = self._voyage.is_opening(self._step)
        self._tell()

    def _keep(self, progress: Progress) -> None:
        with contextlib.suppress(OSError):  # the lessons go on all the same
            save_progress(self._path, progress)

    @property
    def is_over(self) -> bool:
        session = self._window.controller.session
        return self.is_teaching and session is not None and session.game.result is not None

    # What the table asks a guide

    def objection(self, action: ShtilAction) -> str | None:
        """Kindly, why this is not what the lesson is about; None if it is."""
        if self._is_waiting:
            text = self.tr("This lesson is done: continue to the next one.")
        else:
            found = self.lesson.objection(action)
            if found is None:
                return None
            text = self._kindly(found, action)
        self._objection = text
        self._tell(is_aloud=False)  # the table says it
        return text

    def _kindly(self, why: Objection, action: ShtilAction) -> str:
        wanted = self.lesson.suggested
        cards = QLocale().createSeparatedList([str(card) for card in sorted(pay_of(wanted))])
        here, there = getattr(wanted, "card", None), getattr(action, "card", None)
        texts = {
            Objection.OTHER_CARD: self.tr("You could play {other} too. But let’s use {card} now."),
            Objection.OTHER_CELL: self.tr("{card} could go there too. But use the marked cell now."),
            Objection.OTHER_PAYMENT: self.tr("You can pay with any card. You’ll miss these least: {cards}."),
            Objection.OTHER_DISCARDS: self.tr("You may discard any two. But the useless ones are {cards}."),
            Objection.PLACED: self.tr("{other} fits there. But {cards} would sit useless in your hand."),
            Objection.DISCARDED: self.tr("You may always discard two. But right now {card} has a good cell."),
            Objection.OTHER: self.tr("That is allowed too. But follow the marks for now."),
        }
        return texts[why].format(card=here, other=there, cards=cards)

    def choices(self) -> list[tuple[str, Callable[[], object]]]:
        """What comes after the last lesson."""
        return [
            (self.tr("Set sail for real"), self._want_voyage),
            (self.tr("Harbour"), self.left.emit),
            (self.tr("Again"), self.restart),
        ]

    def _want_voyage(self) -> None:
        self.match_wanted.emit(Wish(NewVoyage(only_winnable=True), None))

    def _wanted(self, picks: ShtilChoices) -> Iterable[Spot]:
        is_done = self._is_waiting or self.is_over or not self.is_teaching
        return () if is_done else wanted_spots(picks, self.lesson)

    # The panel

    def _make_panel(self) -> None:
        if self.panel is not None:
            return
        panel = self.panel = LessonPanel(self._window.colours, self._window.view)
        panel.on_wanted.connect(self.go_on)
        panel.back_wanted.connect(self.step_back)
        panel.again_wanted.connect(self.restart)
        panel.leave_wanted.connect(self.left)
        panel.rules_wanted.connect(lambda: self.rules_wanted.emit(self.lesson.anchor))
        panel.installEventFilter(self)
        self._window.scene.laid.connect(self._place_panel)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The panel is told of another language: so are its words."""
        if event.type() == QEvent.Type.LanguageChange and self.is_teaching:
            self._objection = ""
            self._tell(is_aloud=False)
        return False

    def wear(self) -> None:
        """Take the window's colours."""
        if self.panel is not None:
            self.panel.wear(self._window.colours)

    def _place_panel(self) -> None:
        stage = self._window.scene.stage
        if self.panel is None or stage is None or stage.places is None:
            return
        self.panel.setVisible(self.is_teaching)
        if self.is_teaching:
            places = stage.places
            top = places.mates[-1].bottom() + 10
            room = QRectF(
                places.crew.left() + 1, top, places.crew.width() - 2, places.crew.bottom() - top - 2
            )
            self.panel.fit(room, places.scale)

    def words(self, step: int) -> Words:
        return self._voyage.lessons[step].words(QLocale().name().partition("_")[0])

    def _tell(self, is_aloud: bool = True) -> None:
        if self.panel is None:
            return
        stage, done = self._window.scene.stage, self._praised
        if stage is not None:
            stage.name_all(self.tr("First voyage"), [self._window.player_name])
        is_ended = self._is_waiting or self.is_over
        shown = done if is_ended and done is not None else self._step
        words = self.words(shown)
        self.panel.tell(shown + 1, len(self._voyage), words.title, "" if is_ended else words.task)
        praise = self.words(done).praise if done is not None else ""
        self.panel.say(self._objection or praise, is_praise=not self._objection)
        self.panel.offer_to_go_on(self._is_waiting)
        if is_aloud:
            self._window.scene.announced.emit(self.panel.spoken)


def wanted_spots(picks: ShtilChoices, lesson: Lesson) -> list[Spot]:
    """What is to be touched next for the lesson's move."""
    wanted = lesson.suggested
    if picks.pending is not None:
        return _paying_spots(picks, lesson)
    match wanted:
        case do.PlayIsland(card, cell):
            return _card_and_place(picks, card, Spot(Kind.CELL, cell))
        case do.PlayStart():
            return _card_and_place(picks, START, Spot(Kind.START))
        case do.PlayFinish():
            return _card_and_place(picks, FINISH, Spot(Kind.FINISH))
        case do.Discard(pay):
            if MoveButton.DISCARD in picks.buttons():
                return [*_hand_spots(picks, pay), MoveButton.DISCARD.spot]
    return []


def _card_and_place(picks: ShtilChoices, card: Card, place: Spot) -> list[Spot]:
    return [place] if picks.card == card else [*_hand_spots(picks, (card,)), place]


def _hand_spots(picks: ShtilChoices, cards: Iterable[Card]) -> list[Spot]:
    return [Spot(Kind.HAND, picks.view.hand.index(card)) for card in cards if card in picks.view.hand]


def _paying_spots(picks: ShtilChoices, lesson: Lesson) -> list[Spot]:
    """The cards that are chosen wrongly or not yet; then the button."""
    pending, wanted = picks.pending, lesson.suggested
    assert pending is not None
    if lesson.any_cards:
        return [Button.CONFIRM.spot] if picks.is_paid else []
    if not _is_same_move(pending, wanted):
        return [Button.CANCEL.spot]
    chosen = {picks.view.hand[i] for i in picks.chosen}
    missing = [card for card in pay_of(wanted) if card not in chosen]
    return _hand_spots(picks, missing) if missing else [Button.CONFIRM.spot]


def _is_same_move(pending: ShtilAction, wanted: ShtilAction) -> bool:
    return bool(wanted.price) and pending.paid(()) == wanted.paid(())

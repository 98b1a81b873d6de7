"""The table: shows a view, plays its events, and turns presses, drags and keys into one action."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent, QGraphicsSceneWheelEvent

from shtil_desktop.games.base import Action, Event, IllegalAction
from shtil_desktop.games.shtil.cards import ORANGE, YELLOW
from shtil_desktop.games.shtil.options import Mode, Options
from shtil_desktop.games.shtil.sea import Ask
from shtil_desktop.games.shtil.view import View
from shtil_desktop.table import focus, timings, words
from shtil_desktop.table.animator import Animator
from shtil_desktop.table.card_item import Height
from shtil_desktop.table.choreography import Choreography
from shtil_desktop.table.drag import Drag
from shtil_desktop.table.geometry import arrange
from shtil_desktop.table.picks import Picks, Pledge, Reply
from shtil_desktop.table.pictures import Pictures, background
from shtil_desktop.table.showing import hand_place, show_picks, show_prompt
from shtil_desktop.table.spots import Button, Kind, Spot
from shtil_desktop.table.stage import Stage
from shtil_desktop.table.theme import DAY, Palette

DROP_KINDS = (Kind.CELL, Kind.START, Kind.FINISH, Kind.DISCARDS)


class TableScene(QGraphicsScene):
    """One table for one voyage after another."""

    decided = Signal(object)
    """The player has made up an action, or a pledge."""
    performed = Signal()
    """The pictures have caught up with the rules."""
    ended_with = Signal(int)
    """The player's choice at the end, by its place."""
    announced = Signal(str)
    """A line of words for those who listen rather than look."""
    line_shown = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.pictures = Pictures()
        self.animator = Animator(self)
        self.animator.finished.connect(self._settled)
        self.palette_ = DAY
        self.stage: Stage | None = None
        self.picks: Picks | None = None
        self.focus_spot: Spot | None = None
        self.is_log_wanted = True
        self._size, self._ratio = QSizeF(1024, 640), 1.0
        self._ground: QPixmap | None = None
        self._drag: Drag | None = None
        self._target: int | None = None
        self._last: int | None = None
        self._after: View | None = None
        self._awaited: str | None = None
        self._reason = QTimer(self)
        self._reason.setSingleShot(True)
        self._reason.timeout.connect(self._show_wish)

    # The voyage

    def begin(self, options: Options, player: int, names: Sequence[str]) -> None:
        """Clear the table for a new voyage."""
        self.animator.complete()
        self._after = self._drag = self._target = self._last = self.focus_spot = None
        self.picks = None
        self.clear()
        self.stage = Stage(self, self.pictures, options, player, names)
        self.stage.crew_head.text = words.voyage_title(options)
        self._lay()

    def lay_out(self, size: QSizeF, ratio: float) -> None:
        """The window has this size and this many device pixels to one of its own."""
        if (size, ratio) == (self._size, self._ratio) and self._ground is not None:
            return
        self._size, self._ratio = QSizeF(size), ratio
        self._lay()

    def set_palette(self, palette: Palette) -> None:
        self.palette_ = palette
        self._lay()

    def show_log(self, is_wanted: bool) -> None:
        self.is_log_wanted = is_wanted
        self._lay()

    def _lay(self) -> None:
        if self.stage is None:
            return
        self.animator.complete()
        self._let_go()
        places = arrange(self._size, self.stage.needs, self.is_log_wanted)
        has_marks = self.stage.options.mode in (Mode.SUN_MOON, Mode.COMPETITIVE)
        self.pictures.fit(self.palette_, places.card, self._ratio, places.scale, has_marks)
        self.setSceneRect(QRectF(QPointF(0, 0), self._size))
        self._ground = background(places, self.stage.needs, self.palette_, self._ratio)
        self.stage.lay(places)
        self._refresh()
        self.update()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        rect = QRectF(rect)
        if self._ground is None:
            painter.fillRect(rect, self.palette_.sea_bottom)
            return
        ratio = self._ground.devicePixelRatio()
        source = QRectF(rect.topLeft() * ratio, rect.size() * ratio)
        painter.drawPixmap(rect, self._ground, source)

    def show_view(self, view: View, awaited: str | None = None, last: int | None = None) -> None:
        """Everything as this view has it, at once."""
        self.animator.complete()
        self._awaited, self._last = awaited, last
        self._take(view)

    def perform(
        self, events: Iterable[Event], view: View, awaited: str | None = None, last: int | None = None
    ) -> None:
        """Let the events be seen, then show the view; `performed` tells when."""
        assert self.stage is not None
        self.animator.complete()
        self._let_go()
        self._after, self._awaited, self._last = view, awaited, last
        self.picks = None
        self._hide_offers()
        Choreography(self.stage, self.animator, view).perform(events)
        if not self.animator.is_running:
            self._settled()

    def _hide_offers(self) -> None:
        assert self.stage is not None
        for item in (self.stage.split, self.stage.numbers, self.stage.end, *self.stage.buttons.values()):
            item.setVisible(False)
        self.stage.prompt.show_as(text="", is_reason=False)

    def _settled(self) -> None:
        if self._after is not None:
            view, self._after = self._after, None
            self._take(view)
            self.performed.emit()

    def _take(self, view: View) -> None:
        assert self.stage is not None
        view = _sorted(view)
        self.picks = Picks(view)
        self.stage.sync(view)
        self.stage.end.setVisible(False)
        self.stage.veil.setVisible(view.outcome is not None)
        self.stage.veil.show_as(part=1.0)
        self._reason.stop()
        self._target = None
        if self.focus_spot is not None and self.focus_spot.kind is not Kind.HAND:
            self.focus_spot = None
        self._refresh()

    def show_end(self, title: str, text: str, choices: Sequence[str], is_won: bool) -> None:
        """Tell how it ended, over the veil."""
        assert self.stage is not None and self.stage.places is not None
        self.stage.veil.show_as(is_won=is_won)
        self.stage.veil.setVisible(True)
        self.stage.end.show_as(title=title, text=text, choices=tuple(choices), is_won=is_won, focused=None)
        self.stage.end.fit(self.stage.places.frame)
        self.stage.end.setVisible(True)
        self.announced.emit(f"{title}. {text}")

    # How it looks

    def _refresh(self, is_smooth: bool = False) -> None:
        """Show the picks as they are now."""
        stage, picks = self.stage, self.picks
        if stage is None or picks is None or stage.places is None:
            return
        show_picks(stage, picks, self._target, self._last)
        self._show_focus()
        for i in range(len(stage.hand)):
            self._send_to_place(i, is_smooth)
        if not self._reason.isActive():
            self._show_wish()
        else:
            show_prompt(stage, picks, stage.prompt.text, True)

    def _send_to_place(self, i: int, is_smooth: bool) -> None:
        assert self.stage is not None and self.picks is not None
        item = self.stage.hand[i]
        if self._drag is not None and self._drag.has_moved and self._drag.item is item:
            return
        to, angle = hand_place(self.stage, self.picks, i)
        on_board = i == self.picks.picked and angle == 0 and to.y() < self.stage.prompt.rect.top()
        item.setZValue(Height.FLYING.value if on_board else Height.HAND.value + i * 0.01)
        if not is_smooth or (item.pos() - to).manhattanLength() < 1:
            item.setPos(to)
            item.setRotation(angle)
            return
        begin, turn = item.pos(), item.rotation()

        def step(part: float) -> None:
            item.setPos(begin + (to - begin) * part)
            item.setRotation(turn + (angle - turn) * part)

        self.animator.add(step, timings.BACK_TO_HAND)

    def _show_wish(self) -> None:
        if self.stage is not None and self.picks is not None:
            show_prompt(self.stage, self.picks, words.wish(self.picks, self._awaited), False)

    def say(self, text: str) -> None:
        """A reason, for a while."""
        if self.stage is not None and self.picks is not None:
            self._reason.start(timings.MESSAGE)
            show_prompt(self.stage, self.picks, text, True)
            self.announced.emit(text)

    def _show_focus(self) -> None:
        stage = self.stage
        assert stage is not None
        for item in stage.focusable():
            item.show_as(has_focus=False)
        spot = self.focus_spot
        for overlay in (stage.split, stage.numbers):
            overlay.show_as(focused=spot)
        kinds = {Kind.YELLOW: YELLOW, Kind.ORANGE: ORANGE}
        for seat, mate in enumerate(stage.mates):
            is_here = spot is not None and spot.kind in kinds and spot.index == seat
            mate.show_as(focused_storm=kinds[spot.kind] if is_here and spot else None)
        focused = stage.item_at(spot) if spot is not None else None
        if focused is not None:
            focused.show_as(has_focus=True)

    # Presses, moves, releases

    def spot_at(self, point: QPointF) -> Spot | None:
        """The topmost place at a point."""
        if self.stage is None or self.stage.places is None:
            return None
        rects = self.stage.spot_rects()
        return next((spot for spot in reversed(rects) if rects[spot].contains(point)), None)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if event.button() is not Qt.MouseButton.LeftButton:
            if event.button() is Qt.MouseButton.RightButton:
                self.cancel()
            return
        self.animator.complete()
        at = event.scenePos()
        if self._press_end(at) or self._press_log(at) or self.picks is None or self.stage is None:
            return
        self.focus_spot = None
        if self._press_track(at):
            return
        spot = self.spot_at(at)
        if spot is None:
            if self.picks.pending is None:
                self.cancel()
        elif spot.kind is Kind.HAND and self.picks.ask is Ask.TURN and self.picks.pending is None:
            self._pick_up(spot, at)
        else:
            self.tap(spot)

    def _pick_up(self, spot: Spot, at: QPointF) -> None:
        assert self.picks is not None and self.stage is not None
        was_picked = self.picks.picked == spot.index
        self._drag = Drag.begin(self.stage, spot.index, at, was_picked)
        if not was_picked:
            self.picks.picked = None
            self.tap(spot)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if self.stage is None or self.picks is None:
            return
        at = event.scenePos()
        if self._drag is not None:
            if self._drag.is_about_to_move(at):
                self.animator.complete()
            if self._drag.move(at):
                spot = self._drag.over(self.stage)
                self._aim(spot.index if spot is not None and spot.kind is Kind.CELL else None)
            return
        if event.buttons() & Qt.MouseButton.LeftButton and self._press_track(at):
            return
        spot = self.spot_at(at)
        self._aim(spot.index if spot is not None and self._may_aim(spot) else None)
        for button, item in self.stage.buttons.items():
            item.show_as(is_hovered=spot == button.spot)

    def _may_aim(self, spot: Spot) -> bool:
        return spot.kind is Kind.CELL and self.picks is not None and spot in self.picks.open_spots()

    def _aim(self, cell: int | None) -> None:
        """The cell under the card or pointer: its ghost and its price."""
        if cell != self._target and self.stage is not None and self.picks is not None:
            self._target = cell
            show_picks(self.stage, self.picks, cell, self._last)
            self._show_focus()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        drag = self._drag
        if drag is None or self.picks is None or self.stage is None:
            return
        self._drag = None
        if not drag.has_moved:
            if drag.was_picked:
                self.cancel()
            return
        spot = drag.over(self.stage)
        self._target = None
        if spot is None or (spot.kind is not Kind.CELL and spot not in self.picks.open_spots()):
            if spot is not None and spot.kind is not Kind.DISCARDS:
                self._answer(self.picks.tap(spot))
            self.picks.cancel()
            self._refresh(is_smooth=True)
            return
        reply = self.picks.tap(spot)
        if isinstance(reply, IllegalAction):
            self.picks.cancel()
        self._answer(reply)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        if self.stage is not None and self.stage.log.rect.contains(event.scenePos()):
            self.stage.log.scroll_by(1 if event.delta() > 0 else -1)
            event.accept()

    def _press_end(self, at: QPointF) -> bool:
        if self.stage is None or not self.stage.end.isVisible():
            return False
        choice = self.stage.end.choice_at(at)
        if choice is not None:
            self.ended_with.emit(choice)
        return choice is not None

    def _press_log(self, at: QPointF) -> bool:
        if self.stage is None or not self.stage.log.isVisible() or not self.stage.log.rect.contains(at):
            return False
        line = self.stage.log.line_at(at)
        if line is not None:
            self.show_line(line)
        return True

    def show_line(self, line: int) -> None:
        """A move of the log is shown on the board."""
        assert self.stage is not None
        self.stage.log.show_as(shown=line)
        self.stage.log.update()
        cell = self.stage.log.lines[line].cell
        if self.picks is not None:
            show_picks(self.stage, self.picks, None, cell if cell is not None else self._last)

    def _press_track(self, at: QPointF) -> bool:
        """A press on a share's track: one card at a time towards that number."""
        assert self.stage is not None and self.picks is not None
        if not self.stage.split.isVisible():
            return False
        found = self.stage.split.pip_at(at)
        if found is None:
            return False
        seat, wanted = found
        for _ in range(8):
            now = self.picks.shares[seat]
            if now != wanted:
                self.picks.tap(Spot(Kind.SHARE if now < wanted else Kind.LESS, seat))
        self._refresh()
        return True

    # What the player does

    def tap(self, spot: Spot) -> None:
        """Touch a place, by mouse or key."""
        if self.picks is not None:
            self._answer(self.picks.tap(spot))

    def _answer(self, reply: Reply) -> None:
        if isinstance(reply, Action | Pledge):
            self.decided.emit(reply)
            return
        if reply is None:
            self._reason.stop()
        self._refresh(is_smooth=True)
        if isinstance(reply, IllegalAction):
            self.say(words.reason(reply))

    def cancel(self) -> bool:
        """Take back what is being made up; False if there is nothing."""
        self._let_go()
        if self.picks is None or not self.picks.cancel():
            return False
        self._reason.stop()
        self._refresh(is_smooth=True)
        return True

    def _let_go(self) -> None:
        self._drag = None
        self._target = None

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()
        self.animator.complete()
        key = Qt.Key(event.key())
        if self.stage is not None and self.stage.end.isVisible():
            self._key_at_end(key, event)
        elif self.picks is not None and not self._key(key, event):
            event.ignore()

    def focusNextPrevChild(self, is_next: bool) -> bool:
        """Tab walks all that is open, in reading order."""
        self.animator.complete()
        by = 1 if is_next else -1
        if self.stage is not None and self.stage.end.isVisible():
            self._step_at_end(by)
        elif self.picks is not None:
            self._move_focus(focus.cycle(self.focus_spot, self._reachable(), by))
        return True

    def _key(self, key: Qt.Key, event: QKeyEvent) -> bool:
        assert self.picks is not None
        if key in focus.ARROWS:
            self._step(focus.ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._enter(key == Qt.Key.Key_Space)
        elif key == Qt.Key.Key_Escape:
            return self.cancel()
        elif key == Qt.Key.Key_D and Button.DISCARD in self.picks.buttons():
            self.tap(Button.DISCARD.spot)
        elif event.text() in "123456789" and event.text():
            self._choose(int(event.text()) - 1)
        else:
            return False
        return True

    def _reachable(self) -> list[Spot]:
        assert self.picks is not None and self.stage is not None
        rects = self.stage.spot_rects()
        return [spot for spot in self.picks.open_spots() if spot in rects]

    def _step(self, towards: QPointF) -> None:
        assert self.stage is not None
        rects = self.stage.spot_rects()
        self._move_focus(focus.step(self.focus_spot, towards, rects, self._reachable()))

    def _move_focus(self, spot: Spot | None) -> None:
        self.focus_spot = spot
        self._target = spot.index if spot is not None and self._may_aim(spot) else None
        self._refresh()

    def _choose(self, place: int) -> None:
        assert self.picks is not None
        spot = Spot(Kind.HAND, place)
        if spot in self.picks.open_spots():
            self.tap(spot)
            self._after_choice(spot)

    def _enter(self, is_space: bool) -> None:
        """Enter confirms a payment; else it touches what has the focus. Space always touches."""
        assert self.picks is not None
        spot = self.focus_spot
        confirms = self.picks.is_paid and not is_space and (spot is None or spot.kind is Kind.HAND)
        if confirms or (spot is None and Button.CONFIRM in self.picks.buttons()):
            self.tap(Button.CONFIRM.spot)
        elif spot is not None and spot in self._reachable():
            self.tap(spot)
            self._after_choice(spot)
        elif spot is None:
            self._step(QPointF(0, 1))

    def _after_choice(self, spot: Spot) -> None:
        """A card has just been picked by key: the focus goes to the cell it may go to."""
        if self.picks is None:
            return
        self.focus_spot = spot
        cells = self.picks.prices()
        if (
            spot.kind is Kind.HAND
            and self.picks.picked == spot.index
            and cells
            and self.picks.pending is None
        ):
            self.focus_spot = Spot(Kind.CELL, min(cells, key=lambda cell: (cells[cell], cell)))
        elif self.focus_spot not in self._reachable():
            self.focus_spot = next(iter(self._reachable()), None)
        self._move_focus(self.focus_spot)

    def _key_at_end(self, key: Qt.Key, event: QKeyEvent) -> None:
        assert self.stage is not None
        end = self.stage.end
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._step_at_end(-1 if key == Qt.Key.Key_Left else 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.ended_with.emit(end.focused.index if end.focused is not None else 0)
        else:
            event.ignore()

    def _step_at_end(self, by: int) -> None:
        assert self.stage is not None
        end = self.stage.end
        spots = [Spot(Kind.NUMBER, i) for i in range(len(end.choices))]
        end.show_as(focused=focus.cycle(end.focused, spots, by))


def _sorted(view: View) -> View:
    """The hand in ascending order: an action names cards, so their order is free."""
    return replace(view, hand=tuple(sorted(view.hand)))

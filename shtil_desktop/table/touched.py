"""The table as it is touched: presses, drags and releases become taps on its places."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import (
    QGraphicsSceneHelpEvent,
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
    QToolTip,
)

from shtil_desktop.games.base import IllegalAction
from shtil_desktop.games.shtil.rules.actions import PlayIsland
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.games.shtil.table.decision_display import show_lesson, show_picks
from shtil_desktop.table.input.drag import Drag
from shtil_desktop.table.input.hover import answers
from shtil_desktop.table.places import Kind, Spot
from shtil_desktop.table.shown import ShownTable

FINGERTIP = 44.0
"""What a finger is to hit is at least so large, whatever it looks like."""
LOG_STEP = 18.0  # of a finger on the log, for one line


def is_finger(event: QGraphicsSceneMouseEvent) -> bool:
    """Whether the press was made from a touch."""
    return event.source() is not Qt.MouseEventSource.MouseEventNotSynthesized


class TouchedTable(ShownTable):
    """Our own drag inside the scene: a press picks up, a move carries, a release drops."""

    _log_grip: QPointF | None = None
    """Where the log was taken hold of, to be drawn up or down."""
    _share_held: int | None = None
    """The seat whose share of the eight is being drawn along its track."""
    _sheet_grip: QPointF | None = None
    """From the pointer to the corner of the split while it is drawn aside."""

    def spot_at(self, point: QPointF, for_finger: bool = False) -> Spot | None:
        """The topmost place at a point; a finger may miss a small one by a little."""
        if self.stage is None or self.stage.places is None:
            return None
        rects = self.stage.spot_rects()
        found = next((spot for spot in reversed(rects) if rects[spot].contains(point)), None)
        if found is not None or not for_finger or self.picks is None:
            return found
        near = [
            spot for spot in self.picks.open_spots() if spot in rects and _grown(rects[spot]).contains(point)
        ]
        return min(near, key=lambda spot: (rects[spot].center() - point).manhattanLength(), default=None)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        was_moving = self.animator.is_running
        if self.skips_to_end():
            return
        if event.button() is not Qt.MouseButton.LeftButton:
            if event.button() is Qt.MouseButton.RightButton and not was_moving:
                self.cancel()
            return
        at = event.scenePos()
        if self._press_strip(at) or self._press_end(at) or self._press_log(at):
            return
        if self.picks is None or self.stage is None:
            return
        self.focus_spot = None
        if self._press_track(at) or self._press_sheet(at):
            return
        spot = self.spot_at(at, is_finger(event))
        if spot is None:
            if self.picks.pending is None:
                self.cancel()
        elif spot.kind is Kind.HAND and self.picks.ask is Ask.TURN and self.picks.pending is None:
            self._pick_up(spot, at, is_finger(event))
        elif spot.kind is Kind.HAND and self.picks.pending is not None:
            self._drag = Drag.begin(self.stage, spot.index, at, False, is_finger(event))
            self._drag.pays = True
        else:
            self.tap(spot)

    def _pick_up(self, spot: Spot, at: QPointF, by_finger: bool = False) -> None:
        assert self.picks is not None and self.stage is not None
        was_picked = self.picks.picked == spot.index
        self._drag = Drag.begin(self.stage, spot.index, at, was_picked, by_finger)
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
                self._take_up_again(self._drag)
            if self._drag.move(at) and self._drag.pays:
                self.stage.discards.show_as(is_open=True)
            elif self._drag.has_moved:
                spot = self._drag.over(self.stage)
                self._aim(spot.index if spot is not None and spot.kind is Kind.CELL else None)
            return
        is_pressed = bool(event.buttons() & Qt.MouseButton.LeftButton)
        if is_pressed and (self._draw_log(at) or self._draw_share(at) or self._draw_sheet(at)):
            return
        spot = self.spot_at(at)
        self._aim(spot.index if spot is not None and self._may_aim(spot) else None)
        if not event.buttons():  # a finger only moves while it presses
            self.hover(self._answering(at, spot), at)

    def hover(self, spot: Spot | None, at: QPointF | None = None) -> None:
        """The pointer is over a place that would answer a press, or over none."""
        if self.stage is None or self.picks is None:
            return
        has_moved = self.hovering.show(self.stage, self.picks, spot, self.animator.speed)
        if has_moved:
            self._show_focus()  # a hint's beacons keep to their cards
        if has_moved and self.is_teaching:
            show_lesson(self.stage, self.picks, self.taught_spots)
        cursor = Qt.CursorShape.ArrowCursor if spot is None else Qt.CursorShape.PointingHandCursor
        if spot is None and at is not None and self.stage.split.isVisible() and self.stage.split.grip_at(at):
            cursor = Qt.CursorShape.OpenHandCursor
        for view in self.views():
            view.viewport().setCursor(cursor)

    def _answering(self, at: QPointF, spot: Spot | None) -> Spot | None:
        """The place at a point as far as it answers: also a choice at the end, or a line of the log."""
        assert self.stage is not None and self.picks is not None
        if self.stage.end.isVisible() and (choice := self.stage.end.choice_at(at)) is not None:
            return Spot(Kind.CHOICE, choice)
        if self.stage.log.isVisible() and (line := self.stage.log.line_at(at)) is not None:
            return Spot(Kind.LOG, line)
        return spot if spot is not None and answers(self.picks, spot) else None

    def _take_up_again(self, drag: Drag) -> None:
        """The card that waits on its cell to be paid for is drawn away: it may go elsewhere."""
        assert self.picks is not None
        if drag.pays and drag.place == self.picks.picked and isinstance(self.picks.pending, PlayIsland):
            drag.pays = False
            self.picks.put_back()
            self.picks.tap(Spot(Kind.HAND, drag.place))
            self._refresh(is_smooth=False)

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
        self._log_grip = self._share_held = self._sheet_grip = None
        if drag is None or self.picks is None or self.stage is None:
            return
        self._drag = None
        if drag.pays:
            self._drop_payment(drag)
            return
        if not drag.has_moved:
            if drag.was_picked:
                self.picks.put_back()
                self._answer(None)
            return
        spot = drag.over(self.stage)
        self._target = None
        if spot is None or (spot.kind is not Kind.CELL and spot not in self.picks.open_spots()):
            if spot is not None and spot.kind is not Kind.DISCARDS:
                self._answer(self.picks.tap(spot))
            self.picks.put_back()
            self._refresh(is_smooth=True)
            return
        reply = self.picks.tap(spot)
        if isinstance(reply, IllegalAction):
            self.picks.put_back()
        self._answer(reply)

    def _drop_payment(self, drag: Drag) -> None:
        """A card to the discard pile is to pay, one back to the hand isn't; a tap changes its mind."""
        assert self.picks is not None and self.stage is not None and self.stage.places is not None
        over = drag.over(self.stage)
        to_pile = over is not None and over.kind is Kind.DISCARDS
        to_hand = self.stage.places.hand.contains(drag.item.pos())
        is_meant = to_hand if drag.place in self.picks.chosen else to_pile
        if is_meant or not drag.has_moved:
            self.tap(Spot(Kind.HAND, drag.place))
        else:
            self._refresh(is_smooth=True)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """The pointer rests: what lies there says what it means."""
        text = self.tip(event.scenePos())
        if text:
            QToolTip.showText(event.screenPos(), text, event.widget())
        else:
            super().helpEvent(event)

    def tip(self, point: QPointF) -> str:
        """One sentence about what lies at a point, while nothing is in the fingers."""
        from shtil_desktop.games.shtil.table.tooltips import tip_at  # late: only a pointer that rests asks

        if self.stage is None or self.stage.places is None or self._drag is not None:
            return ""
        return tip_at(self.stage, point)

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        if self.stage is not None and self.stage.log.rect.contains(event.scenePos()):
            self.stage.log.scroll_by(1 if event.delta() > 0 else -1)
            event.accept()

    def look_at_discards(self) -> None:
        """Lay the player's own discards open, or close them."""
        if self.stage is None or self.picks is None or self.close_discards():
            return
        self.stage.strip.open_for(self.picks.view)
        self.announced.emit(self.stage.strip.spoken)

    def close_discards(self) -> bool:
        """False if they were not open."""
        if self.stage is None or not self.stage.strip.isVisible():
            return False
        self.stage.strip.setVisible(False)
        return True

    def tap(self, spot: Spot) -> None:
        """The own pile is looked at, unless a card in the fingers is to go there."""
        is_holding = self.picks is not None and self.picks.card is not None and self.picks.pending is None
        if spot.kind is Kind.DISCARDS and not is_holding:
            self.look_at_discards()
        else:
            super().tap(spot)

    def _take(self, view: View) -> None:
        self.close_discards()
        super()._take(view)

    def _press_strip(self, at: QPointF) -> bool:
        """A press closes the open discards; one beside them does what it does, too."""
        if self.stage is None or not self.stage.strip.isVisible():
            return False
        is_on_it = self.stage.strip.rect.contains(at) or self.stage.discards.rect.contains(at)
        self.close_discards()
        return is_on_it

    def skips_to_end(self) -> bool:
        """Complete what moves; True if that has led to the end: a key or click that skips does no more."""
        was_ended = self.stage is not None and self.stage.end.isVisible()
        self.animator.complete()
        return self.stage is not None and self.stage.end.isVisible() and not was_ended

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
        self._log_grip = at
        line = self.stage.log.line_at(at)
        if line is not None:
            self.show_line(line)
        return True

    def _draw_log(self, at: QPointF) -> bool:
        """The log is drawn down for what is older, up for what is newer."""
        if self._log_grip is None or self.stage is None:
            return False
        lines = int((at.y() - self._log_grip.y()) / LOG_STEP)
        if lines:
            self._log_grip = at
            self.stage.log.scroll_by(lines)
        return True

    def walk_log(self, by: int) -> None:
        """To an older or a newer move of the log: it is shown, and told."""
        if self.stage is None or not self.stage.log.lines:
            return
        log = self.stage.log
        now = len(log.lines) if log.shown is None else log.shown
        line = min(max(0, now + by), len(log.lines) - 1)
        log.reveal(line)
        self.show_line(line)
        self.announced.emit(log.lines[line].text)

    def show_line(self, line: int) -> None:
        """A move of the log is shown on the board."""
        assert self.stage is not None
        self.stage.log.show_as(shown=line)
        self.stage.log.update()
        place = self.stage.log.lines[line].place
        if self.picks is not None:
            show_picks(self.stage, self.picks, None, place.index if place is not None else self._last)

    def _press_sheet(self, at: QPointF) -> bool:
        """The split on the board is taken hold of, to be drawn aside."""
        assert self.stage is not None
        self._sheet_grip = self.stage.split.grip_at(at) if self.stage.split.isVisible() else None
        return self._sheet_grip is not None

    def _draw_sheet(self, at: QPointF) -> bool:
        if self._sheet_grip is None or self.stage is None:
            return False
        self.stage.split.draw_to(at + self._sheet_grip)
        self._show_focus()  # a hint's beacons go with it
        return True

    def _draw_share(self, at: QPointF) -> bool:
        """The share that was taken hold of follows the pointer, also beside and beyond its track."""
        return self._share_held is not None and self._press_track(at)

    def _press_track(self, at: QPointF) -> bool:
        """A press on a share's track: one card at a time towards that number."""
        assert self.stage is not None and self.picks is not None
        if not self.stage.split.isVisible():
            return False
        found = self.stage.split.pip_at(at, self._share_held)
        if found is None:
            return False
        self._share_held, wanted = found
        seat = self._share_held
        for _ in range(8):
            now = self.picks.shares[seat]
            if now != wanted:
                self.picks.tap(Spot(Kind.SHARE if now < wanted else Kind.LESS, seat))
        self._refresh()
        return True


def _grown(rect: QRectF) -> QRectF:
    """As large as a fingertip at least."""
    wide, high = max(0.0, FINGERTIP - rect.width()) / 2, max(0.0, FINGERTIP - rect.height()) / 2
    return rect.adjusted(-wide, -high, wide, high)

"""The table: shown, touched, and here played with the keyboard alone."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QKeyEvent

from shtil_desktop.games.shtil.rules.cards import FINISH, LAST_ISLAND, START, is_island
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.table.ended import EndedTable
from shtil_desktop.table.input import focus
from shtil_desktop.table.places import Button, Kind, Spot

CORNERS: Final = {START: Spot(Kind.START), FINISH: Spot(Kind.FINISH)}
"""Where the cards go that go to no cell."""
LOG_STEPS: Final = {"log-older": -1, "log-newer": 1}


class TableScene(EndedTable):
    """Arrows and Tab walk the open places, Enter and Space touch them, digits choose cards."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()
        if self.skips_to_end():
            return
        command = self.keys.command(event)
        if command == "hint":
            self.hint_wanted.emit()
        elif command in LOG_STEPS:
            self.walk_log(LOG_STEPS[command])
        elif command == "discards":
            self.look_at_discards()
        elif command == "back" and self.close_discards():
            return
        elif self.stage is not None and self.stage.end.isVisible():
            self._key_at_end(command, event)
        elif self.picks is not None and not self._key(command):
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

    def press(self, spot: Spot) -> None:
        """Touch a place, for those who have neither mouse nor keys at hand."""
        self.animator.complete()
        if spot.kind is Kind.CHOICE:
            self.ended_with.emit(spot.index)
        elif spot.kind is Kind.LOG:
            self.show_line(spot.index)
        else:
            self.tap(spot)

    def _key(self, command: str | None) -> bool:
        assert self.picks is not None
        if command in focus.ARROWS:
            self._step(focus.ARROWS[command])
        elif command in ("play", "touch"):
            self._enter(command == "touch")
        elif command == "back":
            return self.cancel() or self.sail_on()
        elif command == "discard":
            return self._discard()
        elif command is not None and command.startswith("card-"):
            self._choose(int(command.removeprefix("card-")) - 1)
        else:
            return False
        return True

    def _discard(self) -> bool:
        """Also while a hint has taken the button's place."""
        assert self.picks is not None
        self.picks.hint_leads = False
        if Button.DISCARD not in self.picks.buttons():
            return False
        self.tap(Button.DISCARD.spot)
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
        self.focus_moved.emit()

    def _choose(self, place: int) -> None:
        assert self.picks is not None
        spot = Spot(Kind.HAND, place)
        if spot in self.picks.open_spots():
            self.tap(spot)
            self._after_choice(spot)

    def _enter(self, is_touch: bool) -> None:
        """Enter plays a hint and confirms a payment; else it touches what has the focus, as Space does."""
        assert self.picks is not None
        spot, buttons = self.focus_spot, self.picks.buttons()
        if spot not in self._reachable():
            spot = None
        confirms = self.picks.is_paid and not is_touch and (spot is None or spot.kind is Kind.HAND)
        if Button.CONFIRM in buttons and confirms:
            self.tap(Button.CONFIRM.spot)
        elif spot is None and self.picks.entered is not None:
            self.tap(self.picks.entered.spot)
        elif spot is not None:
            self.tap(spot)
            self._after_choice(spot)
        else:
            self._step(QPointF(0, 1))

    def _after_choice(self, spot: Spot) -> None:
        """A card has just been picked by key: the focus goes where it may go."""
        if self.picks is None:
            return
        self.focus_spot = spot
        cells = self.picks.prices()
        is_picked = spot.kind is Kind.HAND and self.picks.picked == spot.index and self.picks.pending is None
        corner = CORNERS.get(self.picks.card or 0) if is_picked else None
        if is_picked and cells:
            self.focus_spot = Spot(Kind.CELL, self._likely(cells))
        elif corner is not None and corner in self._reachable():
            self.focus_spot = corner
        elif self.focus_spot not in self._reachable():
            self.focus_spot = next(iter(self._reachable()), None)
        self._move_focus(self.focus_spot)

    def _take(self, view: View) -> None:
        """Where there is one thing to do, Enter does it: no card has the focus then."""
        super()._take(view)
        if self.focus_spot is not None and self.picks is not None and self.picks.entered is not None:
            self.focus_spot = None
            self._show_focus()

    def _likely(self, prices: dict[int, int]) -> int:
        """The cell to begin with: one that a lesson wants, or a cheap one with the light of the number."""
        assert self.picks is not None and self.stage is not None
        taught = {spot.index for spot in self.taught_spots if spot.kind is Kind.CELL}
        if taught & prices.keys():
            return min(taught & prices.keys())
        card, cells = self.picks.card or 0, self.stage.cells
        light = (card - 1) / (LAST_ISLAND - 1) if is_island(card) else 0.0
        return min(prices, key=lambda cell: (prices[cell], abs(cells[cell].position - light), cell))

    def _key_at_end(self, command: str | None, event: QKeyEvent) -> None:
        assert self.stage is not None
        end = self.stage.end
        if command in ("left", "right"):
            self._step_at_end(-1 if command == "left" else 1)
        elif command in ("play", "touch"):
            self.ended_with.emit(end.focused.index if end.focused is not None else 0)
        else:
            event.ignore()

    def _step_at_end(self, by: int) -> None:
        assert self.stage is not None
        end = self.stage.end
        end.show_as(focused=focus.cycle(end.focused, list(end.spots()), by))
        self.focus_moved.emit()

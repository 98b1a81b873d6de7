"""What events look like: pebbles fly from the pile to those who got some, and the die's to the pile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF

from shtil_desktop.games.base import Event
from shtil_desktop.table.motion import timings
from shtil_desktop.table.motion.animator import Animator
from shtil_desktop.table.sounds import Cue
from tests.toy.pebbles.rules.events import ChoiceMade, ChoicesRevealed, PebblesAdded
from tests.toy.pebbles.table.items import PebbleItem, PileItem
from tests.toy.pebbles.table.stage import PebblesStage

Aim = Callable[[], QPointF]
"""A place on the table, asked for at every step: the window may be resized meanwhile."""


class PebblesMotion:
    """Flights one after the other; `at` is when the next begins. The table has the view before them."""

    def __init__(self, stage: PebblesStage, animator: Animator, cue: Callable[[Cue], object]) -> None:
        self._stage, self._animator, self._cue = stage, animator, cue
        self._at = 0.0

    def deal(self) -> None:
        """The pile is simply there."""

    def show(self, event: Event, batch: Sequence[Event]) -> None:
        match event:
            case ChoiceMade(seat):
                self._stage.seats[seat].show_as(has_chosen=True)
            case ChoicesRevealed(_, got):
                self._share_out(got)
            case PebblesAdded(count):
                self._fly(count, QPointF(self._stage.pile.rect.center().x(), 0), self._pile_middle)

    def finish(self) -> None:
        """Nothing follows the last event."""

    def _share_out(self, got: tuple[int, ...]) -> None:
        for item, count in zip(self._stage.seats, got, strict=True):
            self._fly(count, self._pile_middle(), partial(_middle, item))

    def _pile_middle(self) -> QPointF:
        return _middle(self._stage.pile)

    def _fly(self, count: int, begin: QPointF, end: Aim) -> None:
        """So many pebbles, one shortly after the other."""
        for i in range(count):
            pebble = self._stage.new_pebble(begin)
            step = partial(self._step, pebble, begin, end)
            self._animator.add(step, timings.FLIGHT, self._at + i * timings.STAGGER, item=pebble)
        self._at += timings.FLIGHT if count else 0.0

    def _step(self, pebble: PebbleItem, begin: QPointF, end: Aim, part: float) -> None:
        pebble.setPos(begin + (end() - begin) * part)
        if part >= 1:
            self._stage.drop(pebble)


def _middle(item: PileItem) -> QPointF:
    return item.rect.center()

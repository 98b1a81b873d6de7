"""How things fly over the table: along short arcs, to places that may move while they are under way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPointF

from shtil_desktop.games.values import value
from shtil_desktop.table.items.height import Height
from shtil_desktop.table.items.piece import PieceItem
from shtil_desktop.table.motion import timings
from shtil_desktop.table.motion.animator import Animator, ease_out
from shtil_desktop.table.sounds import Cue
from shtil_desktop.table.stage import Stage

SMALL = 0.42  # a piece of another seat's, in sizes of one on the board

Aim = Callable[[], QPointF]
"""A place on the table, asked for at every step: the window may be resized meanwhile."""


@value
class Takeoff:
    """How a piece lay when it began to fly; its place is that on the board, whatever the board's size."""

    place: QPointF
    angle: float
    scale: float
    opacity: float
    front: float

    @classmethod
    def of(cls, item: PieceItem, stage: Stage[Any]) -> Takeoff:
        place = stage.to_board(item.pos())
        return cls(place, item.rotation(), item.scale(), item.opacity(), item.front)


class Flights:
    """Plans motion one after the other; `at` is when the next one begins."""

    def __init__(
        self, stage: Any, animator: Animator, cue: Callable[[Cue], object] = lambda cue: None
    ) -> None:
        self.stage, self.animator = stage, animator
        self.at = 0.0
        self._cue = cue

    def sound(self, cue: Cue, delay: float = 0.0) -> None:
        self.animator.cue(lambda: self._cue(cue), self.at + delay)

    def later(self, act: Callable[[], object], delay: float = 0.0) -> None:
        """Do something in its time; it is done in any case."""

        def step(part: float) -> None:
            act()

        self.animator.add(step, 0.0, self.at + delay)

    def fly(
        self,
        item: PieceItem,
        to: Aim | None,
        length: float = timings.FLIGHT,
        delay: float = 0.0,
        angle: float | None = 0.0,
        front: float | None = None,
        scale: float | None = 1.0,
        opacity: float = 1.0,
        arc: float = 0.25,
        ease: Callable[[float], float] = ease_out,
        first: Callable[[], object] | None = None,
        then: Callable[[], object] | None = None,
    ) -> None:
        """Along a short arc; how it began is noted when it begins, and what is None stays so."""
        begun: list[Takeoff] = []
        stage = self.stage

        def step(part: float) -> None:
            if not begun:
                begun.append(Takeoff.of(item, stage))
                item.setZValue(Height.FLYING.value)
                item.setVisible(True)
                if first is not None:
                    first()
            was = begun[0]
            begin, lift = stage.from_board(was.place), stage.pictures.piece.height() * arc * 4
            end = begin if to is None else to()
            item.setPos(begin + (end - begin) * part - QPointF(0, lift * part * (1 - part)))
            item.setRotation(_between(was.angle, angle, part))
            item.setScale(_between(was.scale, scale, part))
            item.setOpacity(_between(was.opacity, opacity, part))
            item.show_as(front=_between(was.front, front, part))
            if part >= 1 and then is not None:
                then()

        self.animator.add(step, length, self.at + delay, ease, item)

    def vanish(self, item: PieceItem, to: Aim, length: float = timings.FLIGHT, delay: float = 0.0) -> None:
        """Fly there, grow small and be gone."""
        self.fly(item, to, length, delay, scale=SMALL, opacity=0.0, then=lambda: self.stage.drop(item))

    def fade(self, item: PieceItem, length: float = timings.FADE, delay: float = 0.0) -> None:
        """Be gone where it is."""
        self.fly(
            item,
            None,
            length,
            delay,
            angle=None,
            scale=None,
            opacity=0.0,
            arc=0.0,
            then=lambda: self.stage.drop(item),
        )


def _between(begin: float, end: float | None, part: float) -> float:
    return begin if end is None else begin + (end - begin) * part

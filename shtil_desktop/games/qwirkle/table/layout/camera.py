"""How the board is looked at: what the tiles need, what the player wishes, and glides between them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QPointF, QSizeF

from shtil_desktop.games.qwirkle.table.layout.geometry import (
    NO_WISH,
    BoardWish,
    Bounds,
    Needs,
    Places,
    arrange,
    clamped,
)
from shtil_desktop.games.values import replace
from shtil_desktop.table.motion.animator import Animator, ease_both

GLIDE: Final = 320
"""Milliseconds for the board to come to another place or size."""
STEP: Final = 1.16
"""One turn of the wheel, or one press of a key."""
NEARLY: Final = 0.02


class Camera:
    """Knows the places of now; whoever moves it lays the table anew."""

    def __init__(self, seats: int) -> None:
        self.size = QSizeF(1024, 640)
        self.needs = Needs(seats)
        self.wish = NO_WISH
        self.places: Places = arrange(self.size, self.needs)

    def fit(self, size: QSizeF, **needs: object) -> Places:
        """A window of this size, and what it has to have room for; the wish stays as far as it can."""
        self.size, self.needs = size, replace(self.needs, **needs)  # type: ignore[arg-type]
        return self._take()

    def see(self, cells: Iterable[int]) -> bool:
        """These cells hold tiles: whether that asks for other places. A tile out of sight ends a wish."""
        cells = list(cells)
        bounds = Bounds.of(cells)
        if bounds == self.needs.bounds:
            return False
        if not all(map(self.places.shows, cells)):
            self.wish = NO_WISH
        elif not self.wish.is_none:
            before, after = self.needs.bounds.middle, bounds.middle  # the same tiles stay under the eye
            shift = before - after
            self.wish = BoardWish(self.wish.zoom, self.wish.x + shift.x(), self.wish.y + shift.y())
        self.needs = replace(self.needs, bounds=bounds)
        return True

    @property
    def wanted(self) -> Places:
        return arrange(self.size, self.needs, self.wish)

    def _take(self) -> Places:
        self.wish = clamped(self.wish, self.size, self.needs)
        self.places = self.wanted
        return self.places

    def zoom(self, factor: float, at: QPointF | None = None) -> Places:
        """So many times nearer, or away; the point under the pointer stays where it is."""
        places = self.places
        at = places.board.center() if at is None else at
        there = (at - places.origin) / places.pitch
        self.wish = clamped(replace(self.wish, zoom=self.wish.zoom * factor), self.size, self.needs)
        if abs(self.wish.zoom - 1.0) < NEARLY:
            self.wish = replace(self.wish, zoom=1.0)
        nearer = self.wanted
        drift = there - (at - nearer.origin) / nearer.pitch
        self.wish = replace(self.wish, x=self.wish.x + drift.x(), y=self.wish.y + drift.y())
        return self._take()

    def move(self, by: QPointF) -> Places:
        """The board is drawn aside by so many pixels."""
        way = by / self.places.pitch
        self.wish = replace(self.wish, x=self.wish.x - way.x(), y=self.wish.y - way.y())
        return self._take()

    def forget_wish(self) -> Places:
        """Everything in sight again."""
        self.wish = NO_WISH
        return self._take()

    def glide(
        self, lay: Callable[[Places, bool], None], animator: Animator | None, delay: float = 0.0
    ) -> None:
        """To the wanted places; `lay` is told those of each moment, and whether they are the last."""
        begin, end = self.places, self.wanted
        if begin == end:
            return
        is_other_table = begin.board != end.board
        if animator is None or is_other_table:
            self.places = end
            lay(end, True)
            return

        def step(part: float) -> None:
            if part >= 1:
                self.places = self.wanted
                lay(self.places, True)
                return
            pitch = begin.pitch + (end.pitch - begin.pitch) * part
            origin = begin.origin + (end.origin - begin.origin) * part
            self.places = replace(end, pitch=pitch, origin=origin)
            lay(self.places, False)

        animator.add(step, GLIDE, delay, ease_both)

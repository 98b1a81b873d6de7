"""Where the keyboard is: the nearest open place in the direction of an arrow, or the next one in order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from shtil_desktop.table.places import Spot

if TYPE_CHECKING:
    from shtil_desktop.table.scene import TableScene

ARROWS = {
    "left": QPointF(-1, 0),
    "right": QPointF(1, 0),
    "up": QPointF(0, -1),
    "down": QPointF(0, 1),
}
"""By the command."""
ASIDE = 2.2  # how much farther something seems that lies beside the way


class Focus:
    """The keyboard's mark on a table."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.spot: Spot | None = None

    def reachable(self) -> list[Spot]:
        """The open places that are on the table, in reading order."""
        rects = self._scene.stage.spot_rects()
        return [spot for spot in self._scene.choices.open_spots() if spot in rects]

    def step(self, towards: QPointF) -> None:
        """To the next place in this direction."""
        rects = self._scene.stage.spot_rects()
        now = self.spot or self._scene.choices.arrows_from
        self.move_to(step(now, towards, rects, self.reachable()))

    def cycle(self, by: int) -> None:
        """To the next or previous place in reading order."""
        self.move_to(cycle(self.spot, self.reachable(), by))

    def is_last(self, by: int) -> bool:
        """Whether the next or previous place in reading order would be around the end."""
        spots = self.reachable()
        return not spots or self.spot == spots[-1 if by > 0 else 0]

    def leave(self) -> None:
        """The keyboard goes elsewhere."""
        if self.spot is not None and self._scene.choices is not None:
            self.move_to(None)

    def move_to(self, spot: Spot | None) -> None:
        self.spot = spot
        self._scene.target = spot if spot is not None and self._scene.choices.aims_at(spot) else None
        self._scene.refresh()
        self._scene.focus_moved.emit()

    def follow(self, touched: Spot) -> None:
        """A place has just been touched by key: the mark goes where it is of use next."""
        choices = self._scene.choices
        if choices is not None:
            self.spot = touched
            self.move_to(choices.next_focus(touched, self.reachable(), self._scene.lesson.spots))

    def begin_decision(self) -> None:
        """There are new choices: the mark stays in the hand only, and not where one thing is to be done."""
        choices = self._scene.choices
        if self.spot is not None and (not choices.keeps_focus(self.spot) or choices.entered is not None):
            self.spot = None


def step(
    now: Spot | None, towards: QPointF, rects: dict[Spot, QRectF], open_spots: Iterable[Spot]
) -> Spot | None:
    """The next place from `now`; the same one if nothing lies there."""
    spots = [spot for spot in open_spots if spot in rects]
    if not spots:
        return None
    if now is None or now not in rects:
        return spots[0]
    here = rects[now].center()

    def distance(spot: Spot) -> float:
        way = rects[spot].center() - here
        along = QPointF.dotProduct(way, towards)
        aside = abs(way.x() * towards.y()) + abs(way.y() * towards.x())
        if along <= 1 or (towards.x() and aside > along and spot.kind is not now.kind):
            return float("inf")  # left and right do not lead off the board to a button below it
        return along + ASIDE * aside

    best = min(spots, key=distance)
    return best if distance(best) < float("inf") else now


def cycle(now: Spot | None, spots: list[Spot], by: int) -> Spot | None:
    """The next or previous place in reading order, around the end."""
    if not spots:
        return None
    if now not in spots:
        return spots[0] if by > 0 else spots[-1]
    return spots[(spots.index(now) + by) % len(spots)]

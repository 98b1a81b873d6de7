"""Where the keyboard is: the nearest open place in the direction of an arrow."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF

from shtil_desktop.table.places import Spot

ARROWS = {
    "left": QPointF(-1, 0),
    "right": QPointF(1, 0),
    "up": QPointF(0, -1),
    "down": QPointF(0, 1),
}
"""By the command."""
ASIDE = 2.2  # how much farther something seems that lies beside the way


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
        return along + ASIDE * aside if along > 1 else float("inf")

    best = min(spots, key=distance)
    return best if distance(best) < float("inf") else now


def cycle(now: Spot | None, spots: list[Spot], by: int) -> Spot | None:
    """The next or previous place in reading order, around the end."""
    if not spots:
        return None
    if now not in spots:
        return spots[0] if by > 0 else spots[-1]
    return spots[(spots.index(now) + by) % len(spots)]

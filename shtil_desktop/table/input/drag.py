"""A piece in the player's fingers: our own drag inside the scene."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from shtil_desktop.games.values import state
from shtil_desktop.table.items.height import Height
from shtil_desktop.table.items.piece import PieceItem
from shtil_desktop.table.places import Spot

THRESHOLD: Final = 6.0
"""A shorter move is a click."""
SHAKY: Final = 14.0
"""The same for a finger."""
ABOVE: Final = 12.0
"""A finger's tip to the piece that it carries."""
LEAST: Final = 0.08
"""How much of a piece has to cover a place to be over it."""


@state
class Drag:
    """From the press on a piece until its release."""

    spot: Spot
    """Where it was pressed."""
    item: PieceItem
    pressed: QPointF
    grip: QPointF
    """From the pointer to the piece's middle."""
    was_picked: bool
    """Whether it was picked up before the press: then a click puts it back."""
    taps_late: bool = False
    """Whether a release without a move is the tap."""
    threshold: float = THRESHOLD
    has_moved: bool = False

    @classmethod
    def begin(cls, spot: Spot, item: PieceItem, at: QPointF, was_picked: bool, is_finger: bool) -> Drag:
        """A finger carries the piece above its tip: else it would hide what it carries."""
        if is_finger:
            above = QPointF(0, -item.rect.height() / 2 - ABOVE)
            return cls(spot, item, at, above, was_picked, threshold=SHAKY)
        return cls(spot, item, at, item.pos() - at, was_picked)

    def is_about_to_move(self, at: QPointF) -> bool:
        """Whether the press has just become a drag."""
        return not self.has_moved and (at - self.pressed).manhattanLength() >= self.threshold

    def move(self, at: QPointF) -> bool:
        """Follow the pointer; False while it may still become a click."""
        if not self.has_moved and not self.is_about_to_move(at):
            return False
        self.has_moved = True
        self.item.setZValue(Height.HELD.value)
        self.item.setRotation(0)
        self.item.setPos(at + self.grip)
        return True


def covered_most(area: QRectF, rects: Mapping[Spot, QRectF]) -> Spot | None:
    """The place that a piece in this area covers most; None if it hardly touches any."""
    best, most = None, area.width() * area.height() * LEAST
    for spot, rect in rects.items():
        shared = rect.intersected(area)
        size = shared.width() * shared.height() if shared.isValid() else 0.0
        if size > most:
            best, most = spot, size
    return best

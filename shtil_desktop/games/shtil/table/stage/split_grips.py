"""The split of the eight under the pointer: shares drawn along their tracks, the sheet drawn aside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from shtil_desktop.games.shtil.table.deciding.choices import ShtilChoices
from shtil_desktop.games.shtil.table.places import Kind
from shtil_desktop.games.values import state
from shtil_desktop.table.places import Spot
from shtil_desktop.table.stage import Grip

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.table.items.split_panel import SplitItem

MOST = 8  # cards that a split is about


@state
class ShareGrip:
    """A seat's share follows the pointer, also beside and beyond its track."""

    split: SplitItem
    choices: ShtilChoices
    seat: int

    def draw_to(self, at: QPointF) -> bool:
        """One card at a time towards that number."""
        found = self.split.pip_at(at, self.seat)
        if found is None:
            return False
        _, wanted = found
        for _ in range(MOST):
            now = self.choices.shares[self.seat]
            if now != wanted:
                self.choices.tap(Spot(Kind.SHARE if now < wanted else Kind.LESS, self.seat))
        return True


@state
class SheetGrip:
    """The sheet on the board follows the pointer."""

    split: SplitItem
    to_corner: QPointF
    """From the pointer."""

    def draw_to(self, at: QPointF) -> bool:
        self.split.draw_to(at + self.to_corner)
        return False


def grip_at(split: SplitItem, at: QPointF, choices: ShtilChoices) -> Grip | None:
    """What of the split is taken hold of by a press at this point."""
    if not split.isVisible():
        return None
    pip = split.pip_at(at, None)
    if pip is not None:
        grip = ShareGrip(split, choices, pip[0])
        grip.draw_to(at)
        return grip
    to_corner = split.grip_at(at)
    return None if to_corner is None else SheetGrip(split, to_corner)

"""Where panels lie that come and go: in the column beside the board, and below it at the end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

from shtil_desktop.games.values import value

INSET = 6.0
"""Of a panel that stands in a panel."""


@value
class Column:
    """Panels hang from its top and the log moves down; or they stand on its foot, inside another panel."""

    rect: QRectF
    hangs: bool = True

    @property
    def _inset(self) -> float:
        return 0.0 if self.hangs else INSET

    @property
    def width(self) -> float:
        """That a panel has here."""
        return self.rect.width() - 2 * self._inset

    def slot(self, wanted: float, taken: float = 0.0) -> QRectF:
        """A place of this height, or as high as there is room, beside what is taken already."""
        inset = self._inset
        high = min(wanted, self.rect.height() - 2 * inset)
        top = self.rect.top() + taken if self.hangs else self.rect.bottom() - inset - high - taken
        return QRectF(self.rect.left() + inset, top, self.width, high)

    def room(self, slot: QRectF) -> float:
        """What a panel in this slot takes of the column."""
        return slot.height() + 2 * self._inset


@value
class EndRoom:
    """Where the words of the end may lie."""

    middle: QPointF
    widest: float
    top: float
    """How far up they may reach: they hide next to nothing of the board."""
    bottom: float


def boxes_above(boxes: Sequence[QRectF], panel: QRectF, room: float) -> Sequence[QRectF]:
    """Return the seats' boxes, lower where `room` at the foot of their panel is taken by something else."""
    first = boxes[0]
    gap = first.left() - panel.left()
    step = (panel.bottom() - room - first.top()) / len(boxes)
    if step >= first.height() + gap:
        return boxes
    size = QSizeF(first.width(), step - gap)
    return [QRectF(QPointF(first.left(), first.top() + i * step), size) for i in range(len(boxes))]

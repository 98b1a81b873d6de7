"""The player's hand as a fan: where each card is, how they part around one, what is seen of the others."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF

STEP = 1.1  # from a card of the hand to the next, in widths of a card
WHOLE = 0.98  # a card that shows so much of its width is not overlapped
LIFT = 0.07  # how far a card under the pointer rises that can be picked, in heights
LEAST = 0.30  # what the other cards show of theirs when they part around one
LARGEST_ALONE, LARGEST = 13, 7
"""Cards in one hand: eight more come with a start for a lone player, two for each of a pair."""
CANVAS = 100.0  # the width of a card in the units that faces are painted in
TILT_LOSS = 1.5  # of that, what the tilt of the next card may cover

Slot = tuple[QPointF, float]
"""The centre and the angle of a card."""


def slots(hand: QRectF, card: QSizeF, count: int, parted: int | None = None) -> list[Slot]:
    """Each card of a hand of so many; around the `parted` one they make room, so that it is seen whole."""
    middle = (count - 1) / 2
    tilt = min(2.0, 12.0 / max(1, count))
    dip = card.height() * 0.07
    found = []
    for i, x in enumerate(_offsets(hand, card, count, parted)):
        off = i - middle
        bend = (off / max(1.0, middle)) ** 2 * dip if count > 1 else 0.0
        found.append((QPointF(hand.center().x() + x, hand.center().y() + bend - dip * 0.4), off * tilt))
    return found


def _offsets(hand: QRectF, card: QSizeF, count: int, parted: int | None) -> list[float]:
    """How far the centre of each card is from the hand's."""
    wide, step = card.width(), step_of(hand, card, count)
    if parted is None or parted >= count - 1 or step >= wide * WHOLE:
        return [(i - (count - 1) / 2) * step for i in range(count)]
    gap, rest = _parting(hand, card, count)
    left = -((count - 2) * rest + gap) / 2
    return [left + i * rest + (gap - rest if i > parted else 0.0) for i in range(count)]


def step_of(hand: QRectF, card: QSizeF, count: int) -> float:
    """From a card to the next while nothing is parted."""
    return min(card.width() * STEP, (hand.width() - card.width()) / max(1, count - 1))


def _parting(hand: QRectF, card: QSizeF, count: int) -> tuple[float, float]:
    """From the parted card to the next, and from each other one."""
    wide, room = card.width(), hand.width() - card.width()
    if count < 3:
        return room, room
    gap = max(step_of(hand, card, count), min(wide, room - (count - 2) * wide * LEAST))
    return gap, (room - gap) / (count - 2)


def index_room(hand: QRectF, card: QSizeF, count: int) -> float:
    """The width that is always seen of every card, parted or not, in units of its face."""
    step = step_of(hand, card, count)
    if count < 2 or step >= card.width() * WHOLE:
        return CANVAS
    return min(step, _parting(hand, card, count)[1]) / card.width() * CANVAS - TILT_LOSS

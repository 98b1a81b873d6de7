"""Rows of cards: the hand as a low fan, the route and the draft's pack side by side."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from shtil_desktop.games.values import value

TURN: Final = 1.4
"""Degrees between two cards of the hand."""
LEAST_PLACES: Final = 6
"""Of an empty route."""
GAP: Final = 0.24
"""Between two cards of a row, in widths of a card."""


@value
class Lying:
    """Where the middle of a card is, and how far it is turned."""

    at: QPointF
    angle: float = 0.0


def fan(hand: QRectF, card: QSizeF, count: int) -> list[Lying]:
    """So many cards in hand, from the left; many of them overlap."""
    if not count:
        return []
    step = min(card.width() * 1.13, (hand.width() - card.width()) / max(1, count - 1))
    left = hand.center().x() - step * (count - 1) / 2
    found = []
    for i in range(count):
        off = i - (count - 1) / 2
        low = abs(off) ** 1.6 * card.height() * 0.010
        found.append(Lying(QPointF(left + i * step, hand.center().y() + low), off * TURN))
    return found


def row_rects(row: QRectF, card: QSizeF, count: int, label: float) -> list[QRectF]:
    """Places for so many cards behind a label of this width; they close up where there are many."""
    room = row.width() - label - card.width() * 0.3
    step = min(card.width() * (1 + GAP), (room - card.width()) / max(1, count - 1))
    left = row.left() + label
    top = row.top() + 4
    return [QRectF(QPointF(round(left + i * step), round(top)), card) for i in range(count)]

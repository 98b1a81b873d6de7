"""Where everything lies on the table: one pure function of the window's size."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF

from shtil_desktop.games.values import value
from tests.toy.pebbles.rules.actions import MOST

LOG_FROM = 900.0
"""A narrower window has no room for a log."""


@value
class Places:
    scale: float
    pebble: QSizeF
    pile: QRectF
    seats: tuple[QRectF, ...]
    counts: tuple[QRectF, ...]
    line: QRectF
    log: QRectF | None


def arrange(size: QSizeF, seats: int, has_log: bool, is_left_handed: bool) -> Places:
    """Seats above, the pile in the middle, the choices below it, words and buttons at the foot."""
    scale = min(size.width() / 1024, size.height() / 640)
    gap = 14 * scale
    whole = QRectF(gap, gap, size.width() - 2 * gap, size.height() - 2 * gap)
    log = None
    if has_log and size.width() >= LOG_FROM:
        log = QRectF(whole)
        log.setWidth(0.24 * whole.width())
        if not is_left_handed:
            log.moveRight(whole.right())
        whole.adjust(log.width() + gap if is_left_handed else 0, 0, 0, 0)
        if not is_left_handed:
            whole.setRight(log.left() - gap)
    line = QRectF(whole.left(), whole.bottom() - 44 * scale, whole.width(), 44 * scale)
    high = line.top() - whole.top() - 3 * gap
    top = QRectF(whole.left(), whole.top(), whole.width(), 0.24 * high)
    pile = QRectF(whole.left(), top.bottom() + gap, whole.width(), 0.48 * high)
    below = QRectF(whole.left(), pile.bottom() + gap, whole.width(), 0.28 * high)
    side = min(below.height() / 4, 26 * scale)
    return Places(scale, QSizeF(side, side), pile, row(top, seats, gap), row(below, MOST, gap), line, log)


def row(area: QRectF, count: int, gap: float) -> tuple[QRectF, ...]:
    """So many places side by side."""
    width = (area.width() - gap * (count - 1)) / count
    return tuple(
        QRectF(area.left() + i * (width + gap), area.top(), width, area.height()) for i in range(count)
    )

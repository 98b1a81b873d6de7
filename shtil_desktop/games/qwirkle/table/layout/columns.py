"""The columns beside the board: seats, log, the table of unseen tiles, and what is left between them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSizeF

from shtil_desktop.games.values import value

HEAD: Final = 56.0
"""Above the seats: the game, its deal and how far it is."""
LOG_FROM: Final = 1180.0
"""A narrower window has the log below the seats."""
UNSEEN_FROM: Final = 900.0
"""A narrower window has no room for the table of unseen tiles."""
LOW_LOG: Final = 96.0
LEAST_LOG: Final = 120.0
"""What the table of unseen tiles leaves to a log above it."""
LESSON_WIDTH: Final = 232.0
NARROW: Final = 168.0
BOX: Final = 104.0
UNSEEN: Final = QSizeF(206.0, 268.0)


@value
class Columns:
    seats: QRectF
    boxes: tuple[QRectF, ...]
    log: QRectF | None
    unseen: QRectF | None
    middle: QRectF
    """Where board and rack lie."""


def columns(
    size: QSizeF, seats: int, log_wanted: bool, unseen_wanted: bool, has_lesson: bool, scale: float
) -> Columns:
    """Seats left, log right; in a narrow window both left. Unseen tiles are told below the log, or right."""
    width, margin, unit = size.width(), edge(scale), max(1.0, scale)
    high = size.height() - 2 * margin
    log_wanted = log_wanted and not has_lesson
    has_log_column = log_wanted and width >= LOG_FROM
    unseen_wanted = unseen_wanted and width >= UNSEEN_FROM
    has_right = has_log_column or unseen_wanted
    right_width = round(min(max(UNSEEN.width() * unit, 0.165 * width), 290 * unit)) if has_right else 0
    left_width = _seat_column(width, has_lesson, scale)
    taken = right_width + margin if has_right else 0
    middle = QRectF(2 * margin + left_width, margin, width - left_width - 3 * margin - taken, high)
    panel = QRectF(margin, margin, left_width, high)
    right = QRectF(width - margin - right_width, margin, right_width, high)
    unseen = _unseen(right, unit) if unseen_wanted else None
    boxes, log = _boxes(panel, seats, scale), None
    if has_log_column:
        log = QRectF(right)
        if unseen is not None:
            log.setBottom(unseen.top() - margin)
    elif log_wanted:
        boxes = _boxes(panel.adjusted(0, 0, 0, -LOW_LOG * unit), seats, scale)
        log = QRectF(panel.left(), boxes[-1].bottom(), panel.width(), panel.bottom() - boxes[-1].bottom())
    return Columns(panel, boxes, log, unseen, middle)


def _unseen(right: QRectF, unit: float) -> QRectF:
    """At the foot of the right column, where the log leaves it room."""
    high = min(UNSEEN.height() * unit, right.height() - LEAST_LOG * unit)
    return QRectF(right.left(), right.bottom() - high, right.width(), high)


def edge(scale: float) -> float:
    """Around everything."""
    return max(8.0, round(12 * scale))


def _seat_column(width: float, has_lesson: bool, scale: float) -> float:
    if has_lesson:
        return round(max(LESSON_WIDTH, 0.19 * width))
    return round(min(max(NARROW, 0.14 * width), 210 * max(1.0, scale)))


def _boxes(panel: QRectF, seats: int, scale: float) -> tuple[QRectF, ...]:
    gap = 8.0 * max(1.0, scale)
    top = panel.top() + HEAD * max(0.9, scale)
    high = min((panel.bottom() - top - gap) / seats - gap, BOX * max(0.95, scale))
    return tuple(
        QRectF(panel.left() + gap, top + i * (high + gap), panel.width() - 2 * gap, high)
        for i in range(seats)
    )

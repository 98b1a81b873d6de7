"""The columns beside the chart: seats and phases left, log and legend right, market and horizon between."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSizeF

from shtil_desktop.games.values import value

HEAD: Final = 74.0
"""Above the seats: the game, its deal, and a dot for each island."""
LOG_FROM: Final = 1180.0
"""A narrower window has the log below the seats, and no legend."""
LOW_LOG: Final = 76.0
"""What the seats leave to a log below them."""
LESSON_WIDTH: Final = 232.0
NARROW: Final = 168.0
BOX: Final = 98.0
PHASES: Final = 148.0
"""The phases one below the other; in a low window they are one line."""
PHASES_LINE: Final = 26.0
LEGEND_ROW: Final = 35.0
LEGEND_ROWS: Final = 9
"""As many kinds of cells as there are."""


@value
class Columns:
    seats: QRectF
    boxes: tuple[QRectF, ...]
    phases: QRectF
    has_phase_list: bool
    log: QRectF | None
    legend: QRectF | None
    middle: QRectF
    """Where chart, market, route and hand lie."""


def columns(size: QSizeF, seats: int, log_wanted: bool, has_lesson: bool, scale: float) -> Columns:
    """Seats left, log right; in a narrow window both left."""
    width, margin = size.width(), edge(scale)
    high = size.height() - 2 * margin
    log_wanted = log_wanted and not has_lesson
    has_right = width >= LOG_FROM and not has_lesson
    right_width = round(min(max(196.0, 0.161 * width), 300 * max(1.0, scale))) if has_right else 0
    left_width = _seat_column(width, has_lesson, scale)
    taken = right_width + margin if has_right else 0
    middle = QRectF(2 * margin + left_width, margin, width - left_width - 3 * margin - taken, high)
    panel = QRectF(margin, margin, left_width, high)
    log, legend = None, None
    foot = LOW_LOG * max(1.0, scale) if log_wanted and not has_right else 0.0
    boxes = _boxes(panel, seats, scale, foot)
    if has_right:
        right = QRectF(width - margin - right_width, margin, right_width, high)
        log, legend = _right(right, log_wanted, scale)
    phases, has_list = _phases(panel, boxes[-1].bottom(), foot, scale, has_lesson)
    if log_wanted and not has_right:
        log = QRectF(panel.left(), phases.bottom(), panel.width(), panel.bottom() - phases.bottom())
    return Columns(panel, boxes, phases, has_list, log, legend, middle)


def _right(right: QRectF, log_wanted: bool, scale: float) -> tuple[QRectF | None, QRectF]:
    wanted = (LEGEND_ROW * (LEGEND_ROWS - 1) + 40) * max(0.85, scale)
    high = min(wanted, right.height() * 0.52)
    legend = QRectF(right.left(), right.bottom() - high, right.width(), high)
    if not log_wanted:
        return None, legend
    return QRectF(right.left(), right.top(), right.width(), legend.top() - right.top()), legend


def _phases(panel: QRectF, below: float, foot: float, scale: float, has_lesson: bool) -> tuple[QRectF, bool]:
    """At the foot of the panel where there is room for a list, else one line under the seats."""
    unit, gap = max(0.9, scale), 8.0 * max(1.0, scale)
    free = panel.bottom() - gap - below
    if not foot and not has_lesson and free >= PHASES * unit:
        return QRectF(panel.left(), panel.bottom() - PHASES * unit - gap, panel.width(), PHASES * unit), True
    return phase_line(panel, below, scale), False


def phase_line(panel: QRectF, below: float, scale: float) -> QRectF:
    """The phases as one line, right under the seats."""
    return QRectF(panel.left(), below + 4.0 * max(1.0, scale), panel.width(), PHASES_LINE * max(0.9, scale))


def edge(scale: float) -> float:
    """Around everything."""
    return max(8.0, round(12 * scale))


def _seat_column(width: float, has_lesson: bool, scale: float) -> float:
    if has_lesson:
        return round(max(LESSON_WIDTH, 0.19 * width))
    return round(min(max(NARROW, 0.14 * width), 220 * max(1.0, scale)))


def _boxes(panel: QRectF, seats: int, scale: float, foot: float) -> tuple[QRectF, ...]:
    gap = 8.0 * max(1.0, scale)
    top = panel.top() + HEAD * max(0.88, scale)
    bottom = panel.bottom() - foot - PHASES_LINE * max(0.9, scale)
    high = min((bottom - top) / seats - gap, BOX * max(0.92, scale))
    return tuple(
        QRectF(panel.left() + gap, top + i * (high + gap), panel.width() - 2 * gap, high)
        for i in range(seats)
    )

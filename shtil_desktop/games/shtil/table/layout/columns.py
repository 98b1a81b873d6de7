"""The columns beside the board: the crew, the log, and what is left between them."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF

from shtil_desktop.games.values import value

HEAD = 56.0  # of the crew: the kind of voyage, its deal and how far it is
LOG_FROM = 1180.0  # a narrower window has the log below the crew
LOW_LOG = 104.0  # is at least so high there: more would leave five mates no room for their storms
LESSON_WIDTH = 232.0  # of the crew's column with a lesson below it
NARROW, COMFORTABLE = 168.0, 204.0  # a crew's column: at least, and where the board leaves room for more
STORMS_ALONE = 84.0  # the box of someone who sails alone, for the storms before her


@value
class Company:
    """Who sits at the table, as far as the columns have to know it."""

    seats: int
    has_storms: bool
    """Whether storms can lie before a seat."""

    @property
    def is_alone(self) -> bool:
        """Then nobody has to be told what she holds: no box shows the backs of her own cards."""
        return self.seats == 1


@value
class Columns:
    crew: QRectF
    mates: tuple[QRectF, ...]
    log: QRectF | None
    middle: QRectF
    """Where board and hand lie."""


def columns(
    size: QSizeF, company: Company, log_wanted: bool, has_lesson: bool, scale: float, extra: float = 0.0
) -> Columns:
    """Crew left, log right; who sails alone has both in one column. `extra` widens the crew's."""
    width, high, margin = size.width(), size.height(), edge(scale)
    has_log_column = log_wanted and width >= LOG_FROM
    log_width = round(min(max(190.0, 0.17 * width), 300 * max(1.0, scale))) if has_log_column else 0
    if company.is_alone and log_width and not has_lesson:
        return _one_column(size, company, log_width, scale)
    crew_width = crew_column(width, has_lesson, scale) + round(extra)
    taken = log_width + margin if log_width else 0
    middle = QRectF(
        2 * margin + crew_width, margin, width - crew_width - 3 * margin - taken, high - 2 * margin
    )
    crew = QRectF(margin, margin, crew_width, high - 2 * margin)
    mates, log = mate_boxes(crew, company, scale), None
    if log_width:
        log = QRectF(width - margin - log_width, margin, log_width, high - 2 * margin)
    elif log_wanted and not has_lesson:
        mates = mate_boxes(crew.adjusted(0, 0, 0, -LOW_LOG * max(1.0, scale)), company, scale)
        log = QRectF(crew.left(), mates[-1].bottom(), crew.width(), crew.bottom() - mates[-1].bottom())
    return Columns(crew, mates, log, middle)


def _one_column(size: QSizeF, company: Company, width: float, scale: float) -> Columns:
    """The head of the voyage above the log: all the rest is board and hand."""
    margin = edge(scale)
    column = QRectF(size.width() - margin - width, margin, width, size.height() - 2 * margin)
    mates = mate_boxes(column, company, scale)
    crew = QRectF(column)
    crew.setBottom(mates[-1].bottom() + (8.0 * max(1.0, scale) if company.has_storms else 0.0))
    log = QRectF(column)
    log.setTop(crew.bottom() + margin)
    middle = QRectF(margin, margin, size.width() - width - 3 * margin, column.height())
    return Columns(crew, mates, log, middle)


def edge(scale: float) -> float:
    """Around everything."""
    return max(8.0, round(12 * scale))


def crew_column(width: float, has_lesson: bool, scale: float) -> float:
    if has_lesson:
        return round(max(LESSON_WIDTH, 0.19 * width))
    return round(min(max(NARROW, 0.14 * width), 210 * max(1.0, scale)))


def mate_boxes(crew: QRectF, company: Company, scale: float) -> tuple[QRectF, ...]:
    """A box for each seat under the crew's head; alone, one for storms or none at all."""
    gap = 8.0 * max(1.0, scale)
    top = crew.top() + HEAD * max(0.9, scale)
    if company.is_alone:
        high = STORMS_ALONE * max(0.95, scale) if company.has_storms else 0.0
    else:
        high = min((crew.bottom() - top - gap) / company.seats - gap, 118 * max(0.95, scale))
    return tuple(
        QRectF(crew.left() + gap, top + i * (high + gap), crew.width() - 2 * gap, high)
        for i in range(company.seats)
    )

"""Where everything is on the table: a pure function of the window's size and the kind of voyage."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSizeF

from shtil_desktop.games.shtil.rules.layouts import Layout
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.table.layout import fan
from shtil_desktop.games.shtil.table.layout.columns import COMFORTABLE, Company, columns, edge
from shtil_desktop.games.values import value
from shtil_desktop.table.items.rooms import Column, EndRoom

CARD_RATIO = 1.27  # width of a card, in heights
GAP = 0.085  # between two cells, in heights of a card
FAN_ROOM = 0.24  # above and below the hand, in heights of a card
USUAL_HAND = 5
WIDE_HAND = 5.0  # from its middle to the end of a pile, where a start brings twelve cards into one hand
MARKER = 0.40  # width of a row's marker, in widths of a card
SMALLEST = QSizeF(640, 400)
"""A smaller table is laid out as if it were this large, and clipped."""


@value
class Needs:
    """What a kind of voyage puts beside the grid."""

    layout: Layout
    seats: int
    has_start: bool
    has_finish: bool
    has_markers: bool
    has_compasses: bool
    has_explorer: bool
    has_row: bool
    has_sides: bool
    has_marks: bool
    """Whether each card shows which side it turns up."""

    @classmethod
    def of(cls, options: Options) -> Needs:
        is_pyramid, is_rivalry = options.mode is Mode.PYRAMID, options.mode is Mode.COMPETITIVE
        has_storms = options.storms or is_pyramid
        return cls(
            layout=options.layout,
            seats=options.seats,
            has_start=options.has_start,
            has_finish=not is_rivalry,
            has_markers=options.reefs or has_storms or options.mode is Mode.SUN_MOON,
            has_compasses=has_storms,
            has_explorer=is_pyramid,
            has_row=is_rivalry,
            has_sides=options.mode is Mode.SUN_MOON,
            has_marks=is_rivalry or options.mode is Mode.SUN_MOON,
        )

    @property
    def company(self) -> Company:
        return Company(self.seats, self.has_compasses)

    @property
    def largest_hand(self) -> int:
        return fan.LARGEST_ALONE if self.company.is_alone else fan.LARGEST

    @property
    def has_left_column(self) -> bool:
        return self.has_start or self.has_compasses or self.has_explorer


@value
class Places:
    """The rectangles of one table, in logical pixels of the view."""

    size: QSizeF
    scale: float
    card: QSizeF
    crew: QRectF
    mates: tuple[QRectF, ...]
    log: QRectF | None
    frame: QRectF
    grid: QRectF
    cells: tuple[QRectF, ...]
    markers: tuple[QRectF, ...]
    start: QRectF | None
    finish: QRectF | None
    compasses: QRectF | None
    explorer: QRectF | None
    revealed: QRectF
    row: tuple[QRectF, ...]
    deck: QRectF
    discards: QRectF
    prompt: QRectF
    hand: QRectF
    air: QRectF | None
    """The opening under an arch."""
    is_mirrored: bool = False

    @property
    def is_log_low(self) -> bool:
        """Whether the log lies in the crew's column, and has none of its own."""
        return self.log is not None and self.crew.contains(self.log.center())

    @property
    def column(self) -> Column:
        """Where panels come and go: the log's column, or the crew's where the log has none."""
        log = None if self.is_log_low else self.log
        return Column(log or self.crew, hangs=log is not None)

    @property
    def end_room(self) -> EndRoom:
        """Where the words of the end lie: in place of the hand; the piles beside it stay to be seen."""
        return EndRoom(
            QPointF(self.hand.center().x(), (self.hand.bottom() + self.prompt.top()) / 2),
            widest=self.hand.width() + self.card.width() * 0.5,
            top=max(cell.bottom() for cell in self.cells) - self.card.height() * 0.12,
            bottom=self.size.height() - 4,
        )

    def hand_slots(self, count: int, parted: int | None = None) -> list[fan.Slot]:
        """The centre and the angle of each card of a hand of so many; they part around the one hovered."""
        return fan.slots(self.hand, self.card, count, parted)

    def index_room(self, count: int) -> float:
        """What is seen of every card in a hand of so many, in units of its face."""
        return fan.index_room(self.hand, self.card, count)

    def covered_most(self, card: QRectF, among: Iterable[int]) -> int | None:
        """The cell of these that the card covers most; None if it touches none."""
        best, most = None, 0.0
        for cell in among:
            shared = self.cells[cell].intersected(card)
            area = shared.width() * shared.height() if shared.isValid() else 0.0
            if area > most:
                best, most = cell, area
        return best


def arrange(
    size: QSizeF, needs: Needs, log_wanted: bool = True, has_lesson: bool = False, has_prompt: bool = True
) -> Places:
    """Lay the table out: crew left, log right, board between, hand below. A lesson is told below the crew.

    A table that is only looked at needs no prompt, and has a larger board.
    """
    size = size.expandedTo(SMALLEST)
    scale = min(size.width() / 1366, size.height() / 740)
    margin = edge(scale)
    sides = columns(size, needs.company, log_wanted, has_lesson, scale)
    prompt_height = round(max(36.0, 42 * scale)) if has_prompt else 0
    ch = _card_height(sides.middle, needs, margin, prompt_height)
    card = QSizeF(round(ch * CARD_RATIO), ch)
    extra = min(_spare_width(sides.middle, needs, card, margin), COMFORTABLE - sides.crew.width())
    if extra > 0 and not has_lesson:
        sides = columns(size, needs.company, log_wanted, has_lesson, scale, extra)
    middle = sides.middle
    board = _board(middle, needs, card, margin)
    room_below = middle.bottom() - board.frame.bottom() - prompt_height - ch * (1 + FAN_ROOM)
    lift = max(0.0, room_below - 1.3 * ch) * 0.45  # a tall window has the table in its middle
    board = _board(middle.adjusted(0, round(lift), 0, 0), needs, card, margin)
    bottom = QRectF(
        middle.left(), board.frame.bottom(), middle.width(), middle.bottom() - board.frame.bottom()
    )
    spare = max(0.0, bottom.height() - prompt_height - ch * (1 + FAN_ROOM) - lift)
    prompt = QRectF(middle.left(), bottom.top() + spare * 0.25, middle.width(), prompt_height)
    strip = QRectF(middle.left(), prompt.bottom() + spare * 0.25, middle.width(), ch * (1 + FAN_ROOM))
    pile_y = strip.center().y() - ch / 2
    room, alone = card.width() * 0.32, needs.company.is_alone
    centre = board.grid.center().x()
    reach = max(centre - board.extent.left(), card.width() * (WIDE_HAND if alone else 4.1) + room)
    deck = QRectF(max(strip.left(), centre - reach), pile_y, card.width(), ch)
    discards = QRectF(min(strip.right(), centre + reach) - card.width(), pile_y, card.width(), ch)
    left = strip.left() - room if needs.has_row else deck.right()  # the rivals' deck lies elsewhere
    hand = QRectF(left + room, strip.top(), discards.left() - left - 2 * room, strip.height())
    half = min(centre - hand.left(), hand.right() - centre)
    if 2 * half >= USUAL_HAND * fan.STEP * card.width():  # then it lies in the board's middle
        hand = QRectF(centre - half, strip.top(), 2 * half, strip.height())
    return Places(
        size=size,
        scale=scale,
        card=card,
        crew=sides.crew,
        mates=sides.mates,
        log=sides.log,
        frame=board.frame,
        grid=board.grid,
        cells=board.cells,
        markers=board.markers,
        start=board.side(0, 0) if needs.has_start else None,
        finish=board.side(1, board.rows - 1) if needs.has_finish else None,
        compasses=board.side(0, board.rows - 1) if needs.has_compasses else None,
        explorer=board.side(0, board.rows - 3) if needs.has_explorer else None,
        revealed=board.side(1, board.rows - 3),
        row=tuple(board.side(1, i) for i in range(5)) if needs.has_row else (),
        deck=board.side(1, 5) if needs.has_row else deck,
        discards=discards,
        prompt=prompt,
        hand=hand,
        air=_air(needs.layout, board),
    )


def tints(layout: Layout) -> list[float]:
    """Where each cell lies in its line, from 0 at its beginning to 1: that is its tint."""
    lines = [layout.lines[line] for line in layout.line_of]
    return [(cell - line.first) / max(1, line.last - line.first) for cell, line in enumerate(lines)]


def _card_height(middle: QRectF, needs: Needs, margin: float, prompt: float) -> int:
    rows = len(needs.layout.rows)
    columns = _columns(needs.layout)
    pad = 2 * margin
    high = (middle.height() - prompt - pad) / (rows + (rows - 1) * GAP + 1 + FAN_ROOM)
    sides = 1 + needs.has_left_column
    widths = columns + sides + (MARKER if needs.has_markers else 0)
    spread = (columns - 1) * GAP / CARD_RATIO
    wide = (middle.width() - pad - (sides + needs.has_markers) * margin) / (widths + spread) / CARD_RATIO
    return int(max(24.0, min(high, wide)))


def _spare_width(middle: QRectF, needs: Needs, card: QSizeF, margin: float) -> float:
    """What is left beside the board and beside a usual hand with its piles."""
    hand = 2 * card.width() * (WIDE_HAND if needs.company.is_alone else 4.1) + card.width() * 0.64
    return middle.width() - max(_board(middle, needs, card, margin).extent.width(), hand)


def _columns(layout: Layout) -> int:
    return max(map(len, layout.rows)) if layout.is_centred else 1 + max(col for _, col in layout.positions)


@value
class _Board:
    frame: QRectF
    grid: QRectF
    cells: tuple[QRectF, ...]
    markers: tuple[QRectF, ...]
    extent: QRectF
    card: QSizeF
    rows: int

    def row_top(self, row: int) -> float:
        pitch = self.card.height() * (1 + GAP)
        return self.grid.bottom() - self.card.height() - row * pitch

    def side(self, column: int, row: int) -> QRectF:
        """A place in the column left (0) or right (1) of the board, level with a row."""
        x = self.extent.right() - self.card.width() if column else self.extent.left()
        return QRectF(QPointF(round(x), self.row_top(row)), self.card)


def _board(middle: QRectF, needs: Needs, card: QSizeF, margin: float) -> _Board:
    layout = needs.layout
    rows, columns = len(layout.rows), _columns(layout)
    cw, ch = card.width(), card.height()
    gap = ch * GAP
    grid_width, grid_height = columns * cw + (columns - 1) * gap, rows * ch + (rows - 1) * gap
    marker = round(cw * MARKER) + margin if needs.has_markers else 0
    left = (cw + margin if needs.has_left_column else 0) + marker
    whole = left + grid_width + 2 * margin + margin + cw
    x = round(middle.left() + max(0.0, (middle.width() - whole) / 2))
    frame = QRectF(x + left, middle.top(), grid_width + 2 * margin, grid_height + 2 * margin)
    grid = frame.adjusted(margin, margin, -margin, -margin)
    extent = QRectF(x, frame.top(), whole, frame.height())
    board = _Board(frame, grid, (), (), extent, card, rows)
    cells = tuple(_cell(board, layout, cell, gap) for cell in range(layout.size))
    high = ch * 0.46
    beside = [cells[row[0]].left() if layout.is_centred else grid.left() for row in layout.rows]
    markers = tuple(
        QRectF(x - margin * 0.5 - marker, board.row_top(row) + (ch - high) / 2, cw * MARKER, high)
        for row, x in enumerate(beside)
    )
    return _Board(frame, grid, cells, markers if needs.has_markers else (), extent, card, rows)


def _cell(board: _Board, layout: Layout, cell: int, gap: float) -> QRectF:
    row, col = layout.positions[cell]
    pitch = board.card.width() + gap
    shift = 0.0
    if layout.is_centred:
        shift = (_columns(layout) - len(layout.rows[row])) * pitch / 2
    place = QPointF(round(board.grid.left() + shift + col * pitch), round(board.row_top(row)))
    return QRectF(place, board.card)


def _air(layout: Layout, board: _Board) -> QRectF | None:
    """The cells that are missing in the middle of the lower rows."""
    if layout.is_centred:
        return None
    taken = set(layout.positions)
    columns = _columns(layout)
    holes = [(r, c) for r in range(board.rows) for c in range(columns) if (r, c) not in taken]
    if not holes:
        return None
    pitch = board.card.width() + board.card.height() * GAP
    left = board.grid.left() + min(c for _, c in holes) * pitch
    right = board.grid.left() + max(c for _, c in holes) * pitch + board.card.width()
    top, bottom = board.row_top(max(r for r, _ in holes)), board.row_top(0) + board.card.height()
    return QRectF(left, top, right - left, bottom - top)

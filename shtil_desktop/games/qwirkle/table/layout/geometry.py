"""Where everything is on the table: a pure function of the window, of what lies on the board, and of a wish.

The board has no edge: it is shown so large that all tiles are seen with a cell of room around them. The
player may wish it nearer, or moved.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from shtil_desktop.games.qwirkle.rules.board import position_of
from shtil_desktop.games.qwirkle.table.layout.columns import columns
from shtil_desktop.games.qwirkle.table.layout.rack_room import (
    slim_room,
    slots_of,
    strip_room,
    tools_beside,
    usual_room,
)
from shtil_desktop.games.values import replace, value

SMALLEST: Final = QSizeF(640, 400)
"""A smaller table is laid out as if it were this large, and clipped."""
TILE: Final = 0.948
"""A tile, in steps from cell to cell."""
LEAST_TILE: Final = 28.0
"""Unless the window is too small for all tiles."""
EASY_TILE: Final = 30.0
"""A smaller one lets the rack give room to the board."""
LARGEST_TILE: Final = 64.0
NEAREST: Final = 2.2
"""How much nearer than usual the player may come, at least."""
ROOM: Final = 1
"""Free cells around the tiles: there is always somewhere to play."""
WIDE_STRIP: Final = 640.0
"""Room for bag, rack and words side by side."""


@value
class Bounds:
    """The cells from the first column and row that hold a tile to the last ones."""

    left: int = 0
    top: int = 0
    right: int = 0
    bottom: int = 0

    @classmethod
    def of(cls, cells: Iterable[int]) -> Bounds:
        """Around these cells; around the first cell if there are none.

        >>> Bounds.of([])
        Bounds(left=0, top=0, right=0, bottom=0)
        """
        places = [position_of(cell) for cell in cells] or [(0, 0)]
        xs, ys = [x for x, _ in places], [y for _, y in places]
        return cls(min(xs), min(ys), max(xs), max(ys))

    @property
    def columns(self) -> int:
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        return self.bottom - self.top + 1

    @property
    def middle(self) -> QPointF:
        return QPointF((self.left + self.right) / 2, (self.top + self.bottom) / 2)


@value
class BoardWish:
    """What the player wishes of the board: so many times nearer, and moved by so many cells."""

    zoom: float = 1.0
    x: float = 0.0
    y: float = 0.0

    @property
    def is_none(self) -> bool:
        return self.zoom == 1.0 and not self.x and not self.y


NO_WISH: Final = BoardWish()


@value
class Needs:
    """What the table has to have room for."""

    seats: int
    bounds: Bounds = Bounds()
    is_log_wanted: bool = True
    is_unseen_wanted: bool = False
    """Whether the table of unseen tiles stays open."""
    has_lesson: bool = False
    has_prompt: bool = True
    is_left_handed: bool = False
    is_over: bool = False
    """Then the words of the end lie where the rack was."""


@value
class Places:
    """The rectangles of one table, in logical pixels of the view."""

    size: QSizeF
    scale: float
    seats: QRectF
    boxes: tuple[QRectF, ...]
    """One for each seat, in its panel."""
    log: QRectF | None
    unseen: QRectF | None
    board: QRectF
    """What is seen of the board."""
    pitch: float
    """From cell to cell."""
    origin: QPointF
    """The middle of the first cell."""
    prompt: QRectF
    rack: QRectF
    slots: tuple[QRectF, ...]
    bag: QRectF
    words: QRectF | None = None
    """Where the words stand that have no room beside the buttons of the prompt."""
    tools: tuple[QRectF, ...] = ()
    """Small buttons beside the rack, where there is room for them."""
    is_mirrored: bool = False

    @property
    def tile(self) -> float:
        return self.pitch * TILE

    @property
    def rack_tile(self) -> float:
        return self.slots[0].width()

    @property
    def is_log_low(self) -> bool:
        """Whether the log lies in the seats' column, and has none of its own."""
        return self.log is not None and self.seats.contains(self.log.center())

    def middle_of(self, cell: int) -> QPointF:
        x, y = position_of(cell)
        return self.origin + QPointF(x, y) * self.pitch

    def cell(self, cell: int) -> QRectF:
        """What a tile covers there."""
        rect = QRectF(0, 0, self.tile, self.tile)
        rect.moveCenter(self.middle_of(cell))
        return rect

    def position_at(self, point: QPointF) -> tuple[int, int]:
        """The column and row of the cell under a point, whether in sight or not."""
        way = (point - self.origin) / self.pitch
        return round(way.x()), round(way.y())

    def shows(self, cell: int) -> bool:
        """Whether a whole tile there would be in sight."""
        return self.board.adjusted(-1, -1, 1, 1).contains(self.cell(cell))


def arrange(size: QSizeF, needs: Needs, wish: BoardWish = NO_WISH) -> Places:
    """Seats left, log right, board between, rack and bag below; on a crowded table the rack gives way."""
    size = size.expandedTo(SMALLEST)
    scale = min(size.width() / 1366, size.height() / 740)
    sides = columns(size, needs.seats, needs.is_log_wanted, needs.is_unseen_wanted, needs.has_lesson, scale)
    rooms = [usual_room(sides, scale, needs.has_prompt)]
    if not (needs.has_prompt and needs.is_over):  # else the words of the end would hide tiles
        rooms.append(slim_room(sides, scale, needs.has_prompt))
    if needs.has_prompt and not needs.is_over and sides.middle.width() >= WIDE_STRIP * max(1.0, scale):
        rooms.append(strip_room(sides, scale))
    chosen = next((room for room in rooms if _fit(room.board, needs.bounds) * TILE >= EASY_TILE), rooms[-1])
    pitch, origin = _camera(chosen.board, needs.bounds, wish, scale)
    places = Places(
        size=size,
        scale=scale,
        seats=sides.seats,
        boxes=sides.boxes,
        log=sides.log,
        unseen=sides.unseen,
        board=chosen.board,
        pitch=pitch,
        origin=origin,
        prompt=chosen.prompt,
        words=chosen.words,
        rack=chosen.rack,
        slots=slots_of(chosen.rack),
        bag=chosen.bag,
        tools=tools_beside(chosen.rack, sides.middle, scale) if needs.has_prompt else (),
    )
    return _mirrored(places) if needs.is_left_handed else places


def clamped(wish: BoardWish, size: QSizeF, needs: Needs) -> BoardWish:
    """A wish without what can't be: no tile too small or too large, and the tiles never out of sight."""
    base = arrange(size, needs)
    least, most = _zooms(base.pitch, base.scale)
    zoom = min(max(wish.zoom, least), most)
    pitch, bounds, board = base.pitch * zoom, needs.bounds, base.board
    across = max(0.0, (bounds.columns + 2 * ROOM) / 2 + board.width() / pitch / 2 - 2 * ROOM - 1)
    down = max(0.0, (bounds.rows + 2 * ROOM) / 2 + board.height() / pitch / 2 - 2 * ROOM - 1)
    return BoardWish(zoom, min(max(wish.x, -across), across), min(max(wish.y, -down), down))


def _zooms(pitch: float, scale: float) -> tuple[float, float]:
    """How far the player may go away (never below the least tile) and come near."""
    least = min(1.0, max(0.5, LEAST_TILE / (pitch * TILE)))
    return least, max(NEAREST, LARGEST_TILE * 1.4 * max(1.0, scale) / (pitch * TILE))


def _fit(board: QRectF, bounds: Bounds) -> float:
    """The largest step from cell to cell with which all tiles and the room around them are in sight."""
    return min(board.width() / (bounds.columns + 2 * ROOM), board.height() / (bounds.rows + 2 * ROOM))


def _camera(board: QRectF, bounds: Bounds, wish: BoardWish, scale: float) -> tuple[float, QPointF]:
    largest = LARGEST_TILE * max(0.85, scale) / TILE
    pitch = min(_fit(board, bounds), largest) * wish.zoom
    return pitch, board.center() - (bounds.middle + QPointF(wish.x, wish.y)) * pitch


def _mirrored(places: Places) -> Places:
    """For a left hand: panels and bag on the other side, the board as it is."""
    width = places.size.width()

    def flip(rect: QRectF) -> QRectF:
        return QRectF(width - rect.right(), rect.top(), rect.width(), rect.height())

    rack, board = flip(places.rack), flip(places.board)
    return replace(
        places,
        is_mirrored=True,
        seats=flip(places.seats),
        boxes=tuple(map(flip, places.boxes)),
        log=None if places.log is None else flip(places.log),
        unseen=None if places.unseen is None else flip(places.unseen),
        board=board,
        origin=places.origin + QPointF(board.left() - places.board.left(), 0),
        prompt=flip(places.prompt),
        words=None if places.words is None else flip(places.words),
        rack=rack,
        slots=slots_of(rack),
        bag=flip(places.bag),
        tools=tuple(map(flip, places.tools)),
    )

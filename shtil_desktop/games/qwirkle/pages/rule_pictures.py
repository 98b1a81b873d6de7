"""The pictures of the rule book, painted by the table itself; lines and points are those of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from shtil_desktop.games.qwirkle.rules.arrangement import Judgement, Placed, Score, judge
from shtil_desktop.games.qwirkle.rules.board import Board, cell_at, position_of
from shtil_desktop.games.qwirkle.rules.refusals import Refusal
from shtil_desktop.games.qwirkle.rules.tiles import BITS, BY_NAME, COPIES, KINDS, SIDE, Tile
from shtil_desktop.games.qwirkle.table.art.ground import ground, paint_panel
from shtil_desktop.games.qwirkle.table.items.bag_item import BagItem
from shtil_desktop.games.qwirkle.table.items.board_item import BoardItem
from shtil_desktop.games.qwirkle.table.items.lines_item import LinesItem
from shtil_desktop.games.qwirkle.table.items.rack_item import RackItem
from shtil_desktop.games.qwirkle.table.items.tile_item import TileItem
from shtil_desktop.games.qwirkle.table.items.unseen_item import UnseenItem
from shtil_desktop.games.qwirkle.table.layout.columns import UNSEEN
from shtil_desktop.games.qwirkle.table.layout.geometry import TILE, Places
from shtil_desktop.games.qwirkle.table.layout.rack_room import RACK_GAP
from shtil_desktop.games.qwirkle.table.pictures import TilePictures
from shtil_desktop.games.values import value
from shtil_desktop.table.theme import Palette

PITCH: Final = 46.0
"""From cell to cell."""
ROOM: Final = 0.9
"""Around the tiles, in cells."""
GAP: Final = 14.0
"""Between two boards, and between them and the hand."""
RACK_TILE: Final = 40.0
EDGE: Final = 8.0
"""At the right of a picture, for the shadow of the rack."""
EMPTY: Final = ".."


@value
class BoardSpec:
    """Some tiles on the table, and what is being laid there."""

    tiles: Mapping[int, Tile]
    laid: Placed
    picked: Tile | None = None

    @classmethod
    def of(cls, plain: Mapping[str, Any]) -> BoardSpec:
        """From rows of names; other tiles by column and row, counted from the first name."""
        tiles = {
            cell_at(x, y): BY_NAME[name]
            for y, row in enumerate(plain.get("table", ()))
            for x, name in enumerate(row.split())
            if name != EMPTY
        }
        laid = tuple(sorted((_cell(at), BY_NAME[name]) for at, name in plain.get("laid", {}).items()))
        picked = plain.get("picked")
        return cls(tiles, laid, None if picked is None else BY_NAME[picked])

    def board(self) -> Board:
        board = Board()
        for cell, tile in self.tiles.items():
            board.lay(cell, tile)
        return board

    def judged(self) -> Judgement | None:
        """What the laid tiles score, or why they may not lie so; None if none are laid."""
        return judge(self.board(), self.laid) if self.laid else None

    def lit(self) -> dict[int, int]:
        """Where the tile in the fingers may go, with its points."""
        if self.picked is None:
            return {}
        board = self.board()
        return {
            cell: board.points_at(cell) for cell, kinds in board.open.items() if kinds & BITS[self.picked]
        }

    def cells(self) -> set[int]:
        """All that has to be in sight."""
        return {*self.tiles, *(cell for cell, _ in self.laid), *self.lit()}


@value
class PictureSpec:
    """One picture: boards side by side, and below them a hand and the bag where they are told of."""

    boards: tuple[BoardSpec, ...]
    hand: tuple[Tile, ...] | None = None
    given: frozenset[int] = frozenset()
    """The places of the hand whose tiles are traded."""
    bag: int | None = None
    has_unseen: bool = False
    """Whether the table of unseen tiles stands beside the board."""

    @classmethod
    def of(cls, plain: Mapping[str, Any]) -> PictureSpec:
        several = plain.get("boards", [plain] if "table" in plain or "laid" in plain else [])
        return cls(
            tuple(map(BoardSpec.of, several)),
            tuple(BY_NAME[name] for name in plain["hand"]) if "hand" in plain else None,
            frozenset(plain.get("given", ())),
            plain.get("bag"),
            bool(plain.get("unseen")),
        )

    def unseen(self) -> tuple[int, ...]:
        """By kind, the tiles that are neither on the table nor in the hand."""
        seen = Counter(self.hand or ())
        for board in self.boards:
            seen.update(board.tiles.values())
            seen.update(tile for _, tile in board.laid)
        return tuple(COPIES - seen[tile] for tile in range(KINDS))


class RulePicture:
    """A picture that is painted when it comes into sight."""

    def __init__(self, spec: PictureSpec, palette: Palette) -> None:
        self.spec, self.palette = spec, palette
        self._pictures = TilePictures(palette=palette)
        self._boards, right, bottom = [], 0.0, 0.0
        for board in spec.boards:
            size = _board_size(board)
            self._boards.append(QRectF(QPointF(right + (GAP if right else 0), 0), size))
            right, bottom = self._boards[-1].right(), max(bottom, size.height())
        for rect in self._boards:
            rect.setHeight(bottom)
        self._hand = self._hand_room(right, bottom)
        right, bottom = max(right, self._hand.right()), max(bottom, self._hand.bottom())
        self._unseen = QRectF(QPointF(right + GAP, 0), UNSEEN) if spec.has_unseen else QRectF()
        self.size = QSizeF(max(right, self._unseen.right()) + EDGE, max(bottom, self._unseen.bottom()))

    def _hand_room(self, width: float, top: float) -> QRectF:
        if self.spec.hand is None:
            return QRectF()
        wide = RACK_TILE * (SIDE + (SIDE - 1) * RACK_GAP + 0.52)
        bag = 0.0 if self.spec.bag is None else RACK_TILE * 2.1
        left = max(0.0, (width - wide - bag) / 2)
        return QRectF(left, top + (GAP if top else 4), wide + bag, RACK_TILE * 1.5 + 8)

    def image(self, ratio: float) -> QImage:
        whole = self.size * ratio
        image = QImage(round(whole.width()), round(whole.height()), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._pictures.fit(self.palette, 1.0, ratio, PITCH * TILE)
        for board, rect in zip(self.spec.boards, self._boards, strict=True):
            _BoardPainter(board, rect, self._pictures).paint(painter)
        if self.spec.hand is not None:
            self._paint_hand(painter, self.spec.hand)
        if self.spec.has_unseen:
            self._paint_unseen(painter)
        painter.end()
        return image

    def _paint_unseen(self, painter: QPainter) -> None:
        paint_panel(painter, self._unseen, self.palette)
        item, counts, bag = UnseenItem(self._pictures), self.spec.unseen(), self.spec.bag or 0
        item.place(self._unseen)
        item.show_as(counts=counts, bag=bag, others=sum(counts) - bag)
        item.paint_self(painter)

    def _paint_hand(self, painter: QPainter, hand: Sequence[Tile]) -> None:
        room = self._hand
        bag = QRectF()
        if self.spec.bag is not None:
            bag = QRectF(room.left(), room.top(), RACK_TILE * 1.9, room.height() - 4)
            item = BagItem(self._pictures)
            item.place(bag)
            item.show_as(count=self.spec.bag, is_open=bool(self.spec.given))
            item.paint_self(painter)
        left = room.left() if bag.isNull() else room.left() + RACK_TILE * 2.1
        rack = QRectF(left, room.top(), room.right() - left, RACK_TILE * 1.5)
        slots = _slots(rack)
        stand = RackItem(self._pictures)
        stand.lay(_places(QSizeF(self.size), QRectF(), QPointF(), rack, slots, bag))
        stand.paint_self(painter)
        for at, (tile, slot) in enumerate(zip(hand, slots, strict=False)):
            is_picked = tile in [board.picked for board in self.spec.boards]
            _paint_tile(
                painter, self._pictures, tile, slot, is_given=at in self.spec.given, is_picked=is_picked
            )


class _BoardPainter:
    """One board of a picture, in its rectangle."""

    def __init__(self, spec: BoardSpec, rect: QRectF, pictures: TilePictures) -> None:
        self._spec, self._rect, self._pictures = spec, rect, pictures

    @cached_property
    def _places(self) -> Places:
        left, top, right, bottom = _bounds(self._spec.cells())
        middle = QPointF((left + right) / 2, (top + bottom) / 2) * PITCH
        origin = self._rect.center() - middle
        size = QSizeF(self._rect.right(), self._rect.bottom())
        return _places(size, self._rect, origin)

    def paint(self, painter: QPainter) -> None:
        spec, places = self._spec, self._places
        self._paint_ground(painter)
        board, lines, judged = BoardItem(self._pictures), LinesItem(self._pictures), spec.judged()
        board.lay(places)
        board.show_as(lit=spec.lit(), taken=frozenset([*spec.tiles, *(cell for cell, _ in spec.laid)]))
        board.paint_self(painter)
        for cell, tile in sorted(spec.tiles.items()):
            _paint_tile(painter, self._pictures, tile, places.cell(cell))
        for cell, tile in spec.laid:
            _paint_tile(painter, self._pictures, tile, places.cell(cell), is_loose=True)
        lines.lay(places)
        lines.show_as(
            lines=judged.lines if isinstance(judged, Score) else (),
            wrong=tuple(cell for cell, _ in spec.laid) if isinstance(judged, Refusal) else (),
        )
        lines.paint_self(painter)

    def _paint_ground(self, painter: QPainter) -> None:
        pictures, rect = self._pictures, self._rect
        picture = ground(
            rect.size(),
            QRectF(QPointF(), rect.size()).center(),
            (),
            pictures.palette,
            pictures.look,
            pictures.ratio,
        )
        clip = QPainterPath()
        clip.addRoundedRect(rect, 14, 14)
        painter.save()
        painter.setClipPath(clip)
        painter.drawPixmap(rect.topLeft(), picture)
        painter.restore()


def _paint_tile(
    painter: QPainter,
    pictures: TilePictures,
    tile: Tile,
    rect: QRectF,
    *,
    is_loose: bool = False,
    is_given: bool = False,
    is_picked: bool = False,
) -> None:
    item = TileItem(pictures, tile, rect.width())
    item.is_loose, item.is_given, item.is_picked = is_loose, is_given, is_picked
    painter.save()
    painter.translate(rect.center())
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.restore()


def _cell(at: str) -> int:
    x, y = at.split(",")
    return cell_at(int(x), int(y))


def _bounds(cells: Iterable[int]) -> tuple[int, int, int, int]:
    columns, rows = zip(*map(position_of, cells), strict=True)
    return min(columns), min(rows), max(columns), max(rows)


def _board_size(board: BoardSpec) -> QSizeF:
    left, top, right, bottom = _bounds(board.cells())
    return QSizeF((right - left + 1 + 2 * ROOM) * PITCH, (bottom - top + 1 + 2 * ROOM) * PITCH)


def _slots(rack: QRectF) -> tuple[QRectF, ...]:
    step = RACK_TILE * (1 + RACK_GAP)
    left = rack.center().x() - RACK_TILE * (SIDE + (SIDE - 1) * RACK_GAP) / 2
    top = rack.top() + (rack.height() - RACK_TILE) * 0.42
    return tuple(QRectF(left + at * step, top, RACK_TILE, RACK_TILE) for at in range(SIDE))


def _places(
    size: QSizeF,
    board: QRectF,
    origin: QPointF,
    rack: QRectF | None = None,
    slots: Sequence[QRectF] = (),
    bag: QRectF | None = None,
) -> Places:
    """A table of nothing but a board, or a rack."""
    return Places(
        size=size,
        scale=1.0,
        seats=QRectF(),
        boxes=(),
        log=None,
        unseen=None,
        board=board,
        pitch=PITCH,
        origin=origin,
        prompt=QRectF(),
        rack=rack or QRectF(),
        slots=tuple(slots),
        bag=bag or QRectF(),
    )

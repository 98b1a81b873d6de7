"""Below the board: rack, bag, tools and the line of words, and what of the middle they leave to the board."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from shtil_desktop.games.qwirkle.rules.tiles import SIDE
from shtil_desktop.games.qwirkle.table.layout.columns import Columns, edge
from shtil_desktop.games.values import value

RACK_TILE, SLIM_TILE = 58.0, 44.0
BAG_AND_RACK: Final = 9.2
"""How wide both are, in tiles of the rack."""
WORDS_ROW: Final = 0.46
"""Above buttons, in heights of the rack."""
RACK_GAP: Final = 0.2
"""Between two tiles of the rack, in tiles."""


@value
class RackRoom:
    """One way to share the middle between board and rack."""

    board: QRectF
    prompt: QRectF
    rack: QRectF
    bag: QRectF
    words: QRectF | None = None


def usual_room(sides: Columns, scale: float, has_prompt: bool) -> RackRoom:
    """Tiles as large as they can well be."""
    return _below(sides, scale, RACK_TILE * max(0.85, scale), has_prompt)


def slim_room(sides: Columns, scale: float, has_prompt: bool) -> RackRoom:
    """A low rack."""
    return _below(sides, scale, SLIM_TILE * max(0.9, scale), has_prompt)


def _below(sides: Columns, scale: float, tile: float, has_prompt: bool) -> RackRoom:
    """Board, line of words and rack, one below the other."""
    middle, margin = sides.middle, edge(scale)
    rack = _rack(min(tile, (middle.width() - 2 * margin) / BAG_AND_RACK))
    side = rack.height() * 1.04
    rack.moveCenter(QPointF(middle.center().x(), 0))
    rack.moveLeft(max(rack.left(), middle.left() + side + 2 * margin))
    rack.moveBottom(middle.bottom())
    high = round(max(36.0, 42 * scale)) if has_prompt else 0.0
    prompt = QRectF(middle.left(), rack.top() - high - margin * 0.4, middle.width(), high)
    board = QRectF(middle.left(), middle.top(), middle.width(), prompt.top() - middle.top() - margin * 0.3)
    left = max(middle.left() + margin, rack.left() - side * 1.75)
    bag = QRectF(left, rack.bottom() - side, side, side)
    return RackRoom(board, prompt, rack, bag)


def strip_room(sides: Columns, scale: float) -> RackRoom:
    """Bag, rack, and words above buttons in one strip: all the rest is board."""
    middle, margin = sides.middle, edge(scale)
    rack = _rack(SLIM_TILE * max(0.9, scale))
    side = rack.height()
    bag = QRectF(middle.left(), middle.bottom() - side, side, side)
    rack.moveBottomLeft(QPointF(bag.right() + margin, middle.bottom()))
    tools = tools_beside(rack, middle, scale)
    left = (tools[-1].right() if tools else rack.right()) + 1.5 * margin
    words = QRectF(left, rack.top(), middle.right() - left, side * WORDS_ROW)
    prompt = QRectF(left, words.bottom(), words.width(), rack.bottom() - words.bottom())
    board = QRectF(middle.left(), middle.top(), middle.width(), rack.top() - middle.top() - margin * 0.4)
    return RackRoom(board, prompt, rack, bag, words)


def _rack(tile: float) -> QRectF:
    tile = round(tile)
    pad = tile * 0.26
    return QRectF(0, 0, round(SIDE * tile + (SIDE - 1) * tile * RACK_GAP + 2 * pad), round(tile * 1.5))


def slots_of(rack: QRectF) -> tuple[QRectF, ...]:
    """Where its tiles stand."""
    tile = round(rack.height() / 1.5)
    step = tile * (1 + RACK_GAP)
    left = rack.center().x() - (SIDE * tile + (SIDE - 1) * tile * RACK_GAP) / 2
    top = rack.top() + (rack.height() - tile) * 0.42
    return tuple(QRectF(round(left + i * step), round(top), tile, tile) for i in range(SIDE))


def tools_beside(rack: QRectF, middle: QRectF, scale: float) -> tuple[QRectF, ...]:
    """Two rows of two at the end of the rack; a replay, which has no prompt, has no use for them."""
    size, gap = min(32.0 * max(1.0, scale), rack.height() * 0.44), edge(scale)
    left, step = rack.right() + gap, size * 1.16
    if left + size + step > middle.right():
        return ()
    top = rack.center().y() - (size + step) / 2
    return tuple(QRectF(left + x * step, top + y * step, size, size) for y in (0, 1) for x in (0, 1))

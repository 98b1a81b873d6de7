"""What a position is worth after a lay and before drawing: the points to come, own minus the others'.

The features and the first weights are those of a study of the game; see `weights.py` for the numbers.
"""

from __future__ import annotations

from typing import Final

from shtil_desktop.games.qwirkle.crew.imagined_board import ImaginedBoard
from shtil_desktop.games.qwirkle.crew.packed_lays import POINTS_BY_SHAPE, SHAPE_OF_CELL
from shtil_desktop.games.qwirkle.crew.unseen_tiles import Unseen, chances
from shtil_desktop.games.qwirkle.crew.weights import WEIGHTS
from shtil_desktop.games.qwirkle.rules.tiles import ALL_KINDS, BITS, GROUPS, OF_COLOUR, OF_SHAPE, SIDE, Tile

FEATURES: Final = (
    *("left_0", "left_1", "left_2", "left_3", "left_4", "left_5", "duplicates", "pairs"),
    *("set_2", "set_3", "set_4", "set_5", "synergy", "own_single", "own_best"),
    *("own_qwirkle", "own_qwirkle_safe", "reply", "p_qwirkle", "p_five", "fours"),
    *("p_both_of_four", "rim", "playable", "own_next"),
)
SHAPES: Final = tuple(range(SIDE * SIDE))
BY_POINTS: Final = tuple(
    (points, tuple(shape for shape in SHAPES if POINTS_BY_SHAPE[shape] == points))
    for points in sorted(set(POINTS_BY_SHAPE) - {0}, reverse=True)
)
"""The shapes of rim cells by what a tile scores there, dearest first."""
SIXES: Final = tuple(shape for shape in SHAPES if SIDE - 1 in divmod(shape, SIDE))
FOURS: Final = tuple(shape for shape in SHAPES if 4 in divmod(shape, SIDE))
"""Cells where a tile completes a line of six, and where it makes a line of four one of five."""
SYNERGY, OWN_SINGLE, OWN_BEST, QWIRKLE, SAFE, REPLY = 12, 13, 14, 15, 16, 17
MATES: Final = tuple(OF_COLOUR[tile // SIDE] | OF_SHAPE[tile % SIDE] for tile in range(SIDE * SIDE))


def phase_of(bag: int) -> int:
    """By the tiles left in the bag after drawing."""
    return 0 if bag >= 40 else 1 if bag >= 14 else 2 if bag else 3


def features(
    board: ImaginedBoard, left: list[Tile], unseen: Unseen, drawn: int, next_hand: int
) -> list[float]:
    """What can be said of a position by a seat that keeps `left` and will draw some tiles."""
    found = [0.0] * len(FEATURES)
    masks = _by_shape(board)
    mine = _about_hand(found, left, unseen)
    total = unseen.total
    held, drawing = chances(total, next_hand), chances(total, drawn)
    _about_single_tiles(found, masks, mine, unseen, held, drawing)
    found[OWN_BEST] = board.best(mine)[0] if mine else 0
    _about_sixes(found, board, masks, mine, unseen, held)
    _about_fours(found, board, masks, unseen, held)
    found[22] = len(board.rim) / 10.0
    found[23] = unseen.count(_any(masks)) / total if total else 0.0
    return found


def evaluate(weights: tuple[float, ...], values: list[float]) -> float:
    """Added one by one, and in this order: every machine comes to the same last digit."""
    worth = 0.0
    for weight, value in zip(weights, values, strict=True):
        worth += weight * value
    return worth


def weights_for(seats: int, bag: int) -> tuple[float, ...]:
    return WEIGHTS[seats][phase_of(bag)]


def _by_shape(board: ImaginedBoard) -> list[int]:
    """The kinds that fit rim cells, by the shape of the cell."""
    masks = [0] * len(SHAPES)
    for fitting in board.open.values():
        masks[fitting >> SHAPE_OF_CELL] |= fitting
    return [mask & ALL_KINDS for mask in masks]


def _any(masks: list[int]) -> int:
    kinds = 0
    for mask in masks:
        kinds |= mask
    return kinds


def _about_hand(found: list[float], left: list[Tile], unseen: Unseen) -> int:
    """What can be said of the tiles that stay in the hand; returns their kinds."""
    mine = synergy = pairs = 0
    for tile in left:
        mine |= BITS[tile]
    if len(left) < SIDE:
        found[len(left)] = 1.0
    found[6] = len(left) - mine.bit_count()
    rest = mine
    while rest:
        bit = rest & -rest
        rest ^= bit
        tile = bit.bit_length() - 1
        pairs += (rest & MATES[tile]).bit_count()
        synergy += unseen.count(OF_COLOUR[tile // SIDE]) + unseen.count(OF_SHAPE[tile % SIDE])
        synergy -= 2 * unseen.count(bit)
    found[7] = pairs
    if pairs:
        size = max([(mine & group).bit_count() for group in GROUPS])
        if size < SIDE:
            found[6 + size] = 1.0
    found[SYNERGY] = synergy / unseen.total if unseen.total else 0.0
    return mine


def _about_single_tiles(
    found: list[float],
    masks: list[int],
    mine: int,
    unseen: Unseen,
    held: tuple[float, ...],
    drawing: tuple[float, ...],
) -> None:
    """The expected points of the next seat's best single tile, and of the own best after drawing."""
    reply = after = 0.0
    got = single = 0
    above = BY_POINTS[0][0]
    chance = after_chance = 0.0
    for points, shapes in BY_POINTS:
        for _ in range(above - points):
            reply += chance
            after += after_chance
        above = points
        kinds = 0
        for shape in shapes:
            kinds |= masks[shape]
        if kinds & ~got:
            got |= kinds
            number = unseen.count(got)
            chance = held[number]
            if got & mine:
                single = single or points
                after_chance = 1.0
            else:
                after_chance = drawing[number]
    for _ in range(above):
        reply += chance
        after += after_chance
    found[OWN_SINGLE] = single
    found[REPLY] = reply
    found[24] = after


def _about_sixes(
    found: list[float],
    board: ImaginedBoard,
    masks: list[int],
    mine: int,
    unseen: Unseen,
    held: tuple[float, ...],
) -> None:
    completing = 0
    for shape in SIXES:
        completing |= masks[shape]
    if not completing:
        return
    found[QWIRKLE] = (completing & mine).bit_count()
    found[18] = held[unseen.count(completing)]
    if completing & mine & ~unseen.one:
        is_safe = any(
            fitting & mine and not fitting & unseen.one
            for fitting in board.open.values()
            if fitting >> SHAPE_OF_CELL in SIXES
        )
        found[SAFE] = 1.0 if is_safe else 0.0


def _about_fours(
    found: list[float], board: ImaginedBoard, masks: list[int], unseen: Unseen, held: tuple[float, ...]
) -> None:
    growing = 0
    for shape in FOURS:
        growing |= masks[shape]
    if not growing:
        return
    found[19] = held[unseen.count(growing)]
    beside = 0
    both = [0] * 16
    for cell, fitting in board.open.items():
        if fitting >> SHAPE_OF_CELL in FOURS:
            beside += 1
            left, right, up, down = board.rim[cell]
            for line in (left | right, up | down):
                if line.bit_count() == 4:
                    missing = next(group & ~line for group in GROUPS if not line & ~group)
                    if missing & fitting:
                        low = missing & -missing
                        one, other = unseen.count(low), unseen.count(missing ^ low)
                        both[4 * min(one, other) + max(one, other)] += 1
    found[20] = beside
    worth = 0.0
    for at in (5, 6, 7, 10, 11, 15):
        if both[at]:
            worth += both[at] * (held[at // 4] * held[at % 4])
    found[21] = worth

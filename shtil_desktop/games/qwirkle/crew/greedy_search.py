"""What greed would lay: most points, then most tiles, then the smallest (y, x, tile).

Most of the time of a look-ahead is spent here. So not all lays are listed: those that can't score enough are
left out, and where tiles touch nothing old only one order is tried, as the order changes no points.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from shtil_desktop.games.qwirkle.crew.packed_lays import (
    NOTHING,
    POINTS_BY_SHAPE,
    SHAPE_OF_CELL,
    TILE_BITS,
    Found,
    Steps,
)
from shtil_desktop.games.qwirkle.rules.board import ROW, Runs
from shtil_desktop.games.qwirkle.rules.lines import JOINING, LINE_POINTS
from shtil_desktop.games.qwirkle.rules.tiles import BITS, GROUPS, SIDE

SHARING: Final = {bit: tuple(group for group in GROUPS if group & bit) for bit in BITS}
"""By kind: those of its colour, those of its shape."""
AT_MOST: Final = LINE_POINTS + (LINE_POINTS[-1],) * SIDE
"""Points of a line that so many tiles could join: those of one tile may be of its colour or of its shape."""


def best_lay(rim: dict[int, Runs], fitting: dict[int, int], kinds: int) -> Found:
    """On a board with tiles, of a hand with these kinds; no steps if nothing fits."""
    paired = _paired(kinds)
    anchors = []
    most, first = 0, 0
    for cell, packed in fitting.items():
        here = packed & kinds
        if here:
            points = POINTS_BY_SHAPE[packed >> SHAPE_OF_CELL]
            if points > most or (points == most and cell < first):
                most, first, tiles = points, cell, here
            here &= paired
            if here:
                anchors.append((cell, here))
    if not most:
        return NOTHING
    best: list[Found] = [(most, (first << TILE_BITS | (tiles & -tiles).bit_length() - 1,))]
    for cell, here in anchors:
        _from_anchor(rim, best, cell, here, kinds)
    return best[0]


def _paired(kinds: int) -> int:
    """Those that share a property with another one."""
    found = 0
    for group in GROUPS:
        here = kinds & group
        if here & (here - 1):
            found |= here
    return found


def _keep(best: list[Found], points: int, steps: Iterable[int]) -> None:
    """Remember a lay that has at least the points of the best so far, if greed likes it better."""
    most, others = best[0]
    lay = tuple(sorted(steps))
    if points > most or len(lay) > len(others) or (len(lay) == len(others) and lay < others):
        best[0] = (points, lay)


def _from_anchor(rim: dict[int, Runs], best: list[Found], cell: int, here: int, kinds: int) -> None:
    """Lays of several tiles whose first cell that touches an old tile is this one."""
    left, right, up, down = rim[cell]
    row, column = left | right, up | down
    while here:
        bit = here & -here
        here ^= bit
        more = JOINING[row | bit] & kinds
        if more:
            before, after = cell - 1 - left.bit_count(), cell + 1 + right.bit_count()
            across = LINE_POINTS[column.bit_count() + 1]
            steps = (cell << TILE_BITS | bit.bit_length() - 1,)
            _extend(rim, best, 1, before, after, row | bit, more, across, steps)
        more = JOINING[column | bit] & kinds
        if more:
            before, after = cell - ROW * (1 + up.bit_count()), cell + ROW * (1 + down.bit_count())
            across = LINE_POINTS[row.bit_count() + 1]
            steps = (cell << TILE_BITS | bit.bit_length() - 1,)
            _extend(rim, best, ROW, before, after, column | bit, more, across, steps)


def _extend(
    rim: dict[int, Runs],
    best: list[Found],
    step: int,
    before: int,
    after: int,
    line: int,
    more: int,
    across: int,
    steps: Steps,
) -> None:
    """Tiles of `more`, all of which may join the line, at its ends: first after it, then before it."""
    count = more.bit_count()
    can_reach = across + AT_MOST[line.bit_count() + count] >= best[0][0]
    at, room = after, 0
    while room < count and at not in rim:
        room += 1
        at += step
    if room == count:
        if can_reach:
            _lay_in_the_open(rim, best, step, before, after, line, more, across, steps)
        return
    if can_reach and before not in rim:
        _lay_in_the_open(rim, best, step, before, None, line, more, across, steps)
    here, cell = more, after
    after += step
    if not room:
        runs = rim[cell]
        if step == 1:
            _, ahead, one, other = runs
        else:
            one, other, _, ahead = runs
        if ahead & line or one & other:
            return
        if ahead:
            line |= ahead
            more &= JOINING[line]
            after += step * ahead.bit_count()
        here = more & JOINING[one | other]
        if not here:
            return
        across += LINE_POINTS[(one | other).bit_count() + 1]
    points = across + LINE_POINTS[line.bit_count() + 1]
    while here:
        bit = here & -here
        here ^= bit
        grown = (*steps, cell << TILE_BITS | bit.bit_length() - 1)
        if points >= best[0][0]:
            _keep(best, points, grown)
        left = more & JOINING[line | bit]
        if left:
            _extend(rim, best, step, before, after, line | bit, left, across, grown)


def _lay_in_the_open(
    rim: dict[int, Runs],
    best: list[Found],
    step: int,
    before: int,
    after: int | None,
    line: int,
    more: int,
    across: int,
    steps: Steps,
) -> None:
    """As many tiles as may be where they touch nothing old, lowest tiles first.

    They go before the line as far as there is room, and the others after it; if `after` is None, not there.
    """
    room, wanted = 0, more.bit_count()
    while room < wanted and before not in rim:
        room += 1
        before -= step
    count = line.bit_count()
    for group in SHARING[line] if count == 1 else (more,):
        tiles = group & more
        size = tiles.bit_count()
        behind = min(room, size)
        if after is None:
            size = behind
        points = across + LINE_POINTS[count + size]
        if size and points >= best[0][0]:
            cells = [before + step * at for at in range(room - behind + 1, room + 1)]
            if after is not None:
                cells += [after + step * at for at in range(size - behind)]
            _keep(best, points, (*steps, *_joined(cells, tiles)))


def _joined(cells: list[int], tiles: int) -> Iterator[int]:
    """Cells, ascending, with the lowest tiles."""
    for cell in cells:
        bit = tiles & -tiles
        tiles ^= bit
        yield cell << TILE_BITS | bit.bit_length() - 1

"""Lines: what may join one, and what it scores."""

from __future__ import annotations

from typing import Final

from shtil_desktop.games.qwirkle.rules.tiles import ALL_KINDS, GROUPS, SIDE

QWIRKLE: Final = 2 * SIDE
LINE_POINTS: Final = (0, 0, 2, 3, 4, 5, QWIRKLE)
"""By length: a single tile is no line, and one of six scores six more."""


class Joining(dict[int, int]):
    """By the kinds of a line, as bits: the kinds that may join it. Worked out once for each line.

    The common property belongs to the whole line, so kinds without one can't be joined by anything.

    >>> from shtil_desktop.games.qwirkle.rules.tiles import BY_NAME, NAMES, kinds_in, tiles_of
    >>> line = kinds_in([BY_NAME["Ro"], BY_NAME["Rs"]])
    >>> [NAMES[tile] for tile in tiles_of(JOINING[line])]
    ['Rd', 'Rc', 'Rt', 'Rx']
    >>> JOINING[kinds_in([BY_NAME["Ro"], BY_NAME["Bs"]])]
    0
    """

    def __missing__(self, line: int) -> int:
        found = 0
        for group in GROUPS:
            if not line & ~group:
                found |= group & ~line
        self[line] = found
        return found


JOINING: Final = Joining({0: ALL_KINDS})


def has_common_property(kinds: int) -> bool:
    """Whether different kinds, as bits, could stand in one line."""
    return any(not kinds & ~group for group in GROUPS)

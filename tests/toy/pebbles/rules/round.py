"""One round, when all have chosen: who gets how many pebbles."""

from __future__ import annotations

from collections.abc import Sequence

from shtil_desktop.games.values import value


@value
class Round:
    """A round that is over, open to all."""

    counts: tuple[int, ...]
    got: tuple[int, ...]
    die: int


def share_out(pile: int, counts: Sequence[int]) -> tuple[int, ...]:
    """What each seat gets: equal choices cancel, the fewest take first, and nobody more than there is.

    >>> share_out(9, [2, 3, 2])
    (0, 3, 0)
    >>> share_out(3, [3, 1, 2])
    (0, 1, 2)
    """
    got = [0] * len(counts)
    for seat in sorted(range(len(counts)), key=lambda seat: counts[seat]):
        if counts.count(counts[seat]) == 1:
            got[seat] = min(counts[seat], pile)
            pile -= got[seat]
    return tuple(got)

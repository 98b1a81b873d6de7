"""A sum of floats that is the same on every Python: computer seats decide the same everywhere."""

from __future__ import annotations

import sys
from functools import reduce
from operator import add
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


def float_sum(terms: Iterable[float], start: float = 0.0) -> float:
    """One term after the other, rounded each time.

    From Python 3.12 on `sum` makes up for what is lost by rounding; close decisions came out otherwise there.

    >>> float_sum([0.1] * 10)
    0.9999999999999999
    """
    return reduce(add, terms, start)


if sys.version_info < (3, 12):
    float_sum = sum  # type: ignore[assignment]  # the same there, and twice as fast

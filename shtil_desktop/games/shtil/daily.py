"""The voyage of a day: the same for everyone, without asking anyone.

Frozen: a past day's voyage must stay what it was.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Final

from shtil_desktop.games.daily import DailyDeal
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.voyage import Shtil

WEEK: Final[tuple[Options, ...]] = (
    Options(Mode.STANDARD, 1),
    Options(Mode.STANDARD, 1, removed=4),
    Options(Mode.ARCH, 1),
    Options(Mode.STANDARD, 1, reefs=True),
    Options(Mode.STANDARD, 1, removed=8),
    Options(Mode.SUN_MOON, 1),
    Options(Mode.STANDARD, 1, removed=12),
)
"""What is sailed from Monday to Sunday: alone, so that no mate's choice makes a difference."""
TRIES: Final = 100
HIGHEST: Final = 1_000_000
"""Daily deals have numbers below this: short enough to be typed."""
STEPS: Final = 20_000
"""Of the solver, for one deal: fifty times what any of two years needed. Frozen like the rest."""

IsWinnable = Callable[[Options, int], bool]
"""Whether a deal is proven winnable: the same on every machine, so it counts steps and not seconds."""


def daily_deal(day: date, is_winnable: IsWinnable | None = None) -> DailyDeal:
    """The deal of a day: the first of its numbers that is proven winnable, if that can be told."""
    options = WEEK[day.weekday()]
    numbers = daily_numbers(day)
    if is_winnable is not None:
        for number in numbers:
            if is_winnable(options, number):
                return DailyDeal(day, options, number, is_proven=True)
    return DailyDeal(day, options, numbers[0], is_proven=False)


def proven_deal(day: date, is_cancelled: Callable[[], bool] = lambda: False) -> DailyDeal:
    """The day's deal as every machine finds it; what comes back after a cancel is worth nothing."""
    from shtil_desktop.games.shtil.solver import SearchLimits, Winnable, solve

    def is_winnable(options: Options, number: int) -> bool:
        return isinstance(solve(Shtil(options, number), SearchLimits(STEPS, is_cancelled)), Winnable)

    return daily_deal(day, is_winnable)


def daily_numbers(day: date) -> list[int]:
    """The numbers that a day's deal is looked for among, in their order."""
    rng = Rng("daily", day.isoformat())
    return [rng.below(HIGHEST) for _ in range(TRIES)]

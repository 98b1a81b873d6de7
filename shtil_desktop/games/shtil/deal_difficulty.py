"""How hard a numbered deal is: measured by voyages of deckhands, sailors and captains, not guessed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf, sqrt
from typing import Final

from shtil_desktop.games.cancelling import IsCancelled
from shtil_desktop.games.difficulty import DealDifficulty, DealFound
from shtil_desktop.games.float_sum import float_sum
from shtil_desktop.games.record import LARGEST_NUMBER
from shtil_desktop.games.same_deal import play_out
from shtil_desktop.games.shtil.daily import STEPS
from shtil_desktop.games.shtil.game import SHTIL
from shtil_desktop.games.shtil.rules.options import Mode, Options

WEIGHTS: Final = {"deckhand": 1, "sailor": 2, "captain": 1}
"""How much the wins of each level count."""
ONCE: Final = "captain"
"""The level that has no dice: it would sail the same each time."""
ROUND: Final = 24
"""Voyages of each other level, until another round would hardly change the difficulty."""
MOST_ROUNDS: Final = 12
SURE: Final = 1.6
"""Standard errors that must lie between the share of wins and the nearest bound."""
BOUNDS: Final = (0.8, 0.6, 0.4, 0.2)
"""The least share of wins for each difficulty from 1 to 4; below them all it is 5."""
LOOKS: Final = (2, 6, 12, *(turn * ROUND for turn in range(1, MOST_ROUNDS + 1)))
"""Voyages of each level after which a search lets a deal go that is clearly of another difficulty."""
CLEARLY: Final = 2.0
"""Standard errors that are clear enough for that."""
REPORT: Final = 5
"""A search tells how far it is after so many deals."""
SEARCH_SECONDS: Final = 8.0
"""A search takes no longer."""
CLOSEST_SECONDS: Final = 10.0
"""After so long in all, the closest deal is no longer measured to the end, and not named."""


class CalledOff(Exception):
    """Nobody wants to know any more."""


class Measurement:
    """Voyages of one deal, counted; the same ones whoever sails them, so that the result is the same."""

    def __init__(
        self, options: Options, number: int, is_cancelled: IsCancelled = lambda: False, first: int = 0
    ) -> None:
        self._options, self.number, self._first = options, number, first
        self._is_cancelled = is_cancelled
        self.wins, self.voyages = dict.fromkeys(WEIGHTS, 0), dict.fromkeys(WEIGHTS, 0)

    def sail(self, count: int) -> None:
        """On to so many voyages of each level; `CalledOff` if it is."""
        for level in WEIGHTS:
            self._sail_level(level, 1 if level == ONCE else count)

    def _sail_level(self, level: str, count: int) -> None:
        for voyage in range(self.voyages[level], count):
            self.wins[level] += self._sail(level, self._first + voyage)
            self.voyages[level] += 1

    def _sail(self, level: str, voyage: int) -> bool:
        game = SHTIL.new_game(self._options, self.number)
        crew, words = [level] * self._options.seats, ("difficulty", voyage)
        if not play_out(SHTIL, game, crew, words, self._is_cancelled):
            raise CalledOff
        return game.result is not None and bool(game.result.winners)

    @property
    def share(self) -> float:
        """Of wins, each level by its weight."""
        counted = float_sum(
            weight * self.wins[level] / self.voyages[level] for level, weight in WEIGHTS.items()
        )
        return counted / sum(WEIGHTS.values())

    @property
    def error(self) -> float:
        """The standard error of the share."""
        spread = 0.0
        for level, weight in WEIGHTS.items():
            if level != ONCE:
                count = self.voyages[level]
                rate = (self.wins[level] + 1) / (count + 2)  # even if all were won, the next one may not be
                spread += weight * weight * rate * (1 - rate) / count
        return sqrt(spread) / sum(WEIGHTS.values())

    @property
    def was_won(self) -> bool:
        return any(self.wins.values())

    @property
    def difficulty(self) -> int:
        return 1 + sum(self.share < bound for bound in BOUNDS)

    @property
    def is_sure(self) -> bool:
        """Whether the share of wins is far enough from the next difficulty."""
        return min(abs(self.share - bound) for bound in BOUNDS) >= SURE * self.error

    def is_clearly_other(self, difficulty: int) -> bool:
        """Whether the share of wins is far off this difficulty."""
        return self.distance(difficulty) > CLEARLY * self.error

    def distance(self, difficulty: int) -> float:
        """How far the share of wins is off this difficulty."""
        lowest, highest = _shares(difficulty)
        return max(self.share - highest, lowest - self.share)

    def can_not_be(self, difficulty: int) -> bool:
        """Whether the one voyage of the level without dice rules a difficulty out already."""
        self._sail_level(ONCE, 1)
        lowest, highest = _shares(difficulty)
        part = WEIGHTS[ONCE] / sum(WEIGHTS.values())
        return part >= highest if self.wins[ONCE] else 1 - part < lowest

    def go_on(self, is_cancelled: IsCancelled) -> DealDifficulty:
        """Complete it for somebody else."""
        self._is_cancelled = is_cancelled
        return self.complete()

    def complete(self) -> DealDifficulty:
        """Sail until it is sure, or as often as is worth it."""
        for turn in range(1, MOST_ROUNDS + 1):
            self.sail(turn * ROUND)
            if self.is_sure:
                break
        return DealDifficulty(self.difficulty, self.wins, self.voyages)


def _shares(difficulty: int) -> tuple[float, float]:
    """The shares of wins between which a deal has this difficulty.

    >>> _shares(4)
    (0.2, 0.4)
    """
    highest, lowest = (1.0, *BOUNDS, 0.0)[difficulty - 1 : difficulty + 1]
    return lowest, highest


def measure(
    options: Options, number: int, is_cancelled: IsCancelled, first: int = 0
) -> DealDifficulty | None:
    """The same for everyone, as voyages are counted; None if it is called off, or rivals play.

    `first` counts other voyages of the same deal: to see how steady the result is.
    """
    if options.mode is Mode.COMPETITIVE:
        return None
    try:
        return Measurement(options, number, is_cancelled, first).complete()
    except CalledOff:
        return None


def find_deal(
    options: Options,
    difficulty: int,
    first: int,
    most: int,
    only_winnable: bool,
    report: Callable[[int], object],
    is_cancelled: IsCancelled,
    seconds_spent: Callable[[], float] = lambda: 0.0,
) -> DealFound | None:
    """The first deal from `first` on that is measured to be of this difficulty; None if it is called off.

    At most so many are looked at, for at most `SEARCH_SECONDS`. What anybody has won can be won; else the
    solver has to prove it.
    """
    closest = Closest(difficulty)
    looked_at = 0

    def is_over() -> bool:
        return is_cancelled() or seconds_spent() > SEARCH_SECONDS

    try:
        for looked_at in range(1, most + 1):
            if looked_at % REPORT == 1:
                report(looked_at - 1)
            number = (first + looked_at - 1) % (LARGEST_NUMBER + 1)
            tried = Measurement(options, number, is_over)
            if measured_among(tried, (difficulty,)) is None:
                closest.consider(tried)
            elif not only_winnable or tried.was_won or _is_proven(options, number, is_over):
                return DealFound(number, looked_at)
    except CalledOff:
        pass  # by whoever asked, or by the clock
    if is_cancelled():
        return None
    return closest.told(looked_at, lambda: is_cancelled() or seconds_spent() > CLOSEST_SECONDS)


class Closest:
    """Of the deals that a search has let go, the one that came closest to what was wanted."""

    def __init__(self, difficulty: int) -> None:
        self._difficulty, self._distance = difficulty, inf
        self._found: Measurement | None = None

    def consider(self, tried: Measurement) -> None:
        """Only what can be won is worth telling, and what more than one voyage is known of."""
        if tried.was_won and all(tried.voyages.values()):
            distance = tried.distance(self._difficulty) + tried.error  # a few voyages may have been luck
            if distance < self._distance:
                self._found, self._distance = tried, distance

    def told(self, looked_at: int, is_over: IsCancelled) -> DealFound:
        """Name it, unless measuring it to the end takes too long."""
        if self._found is not None:
            try:
                return DealFound(None, looked_at, self._found.number, self._found.go_on(is_over).difficulty)
            except CalledOff:
                pass
        return DealFound(None, looked_at)


def measured_among(tried: Measurement, wanted: Iterable[int]) -> int | None:
    """Return the deal's difficulty as `complete` measures it, if it is one of those wanted.

    Most other deals are let go after a few voyages.
    """
    left = [difficulty for difficulty in wanted if not tried.can_not_be(difficulty)]
    for count in LOOKS:
        if not left:
            return None
        tried.sail(count)
        left = [difficulty for difficulty in left if not tried.is_clearly_other(difficulty)]
        if count >= ROUND and tried.is_sure:
            break
    return tried.difficulty if tried.difficulty in left else None


def _is_proven(options: Options, number: int, is_cancelled: IsCancelled) -> bool:
    from shtil_desktop.games.shtil.solver import SearchLimits, Winnable, solve

    return isinstance(solve(SHTIL.new_game(options, number), SearchLimits(STEPS, is_cancelled)), Winnable)

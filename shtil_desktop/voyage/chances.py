"""The chance of winning after each action, as far as one seat could know, from imagined deals played on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from shtil_desktop.crew.captain import Captain
from shtil_desktop.crew.imagined import Imagination, can_imagine
from shtil_desktop.games.base import Outcome, Result
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil import Shtil
from shtil_desktop.games.shtil.options import Mode, Options
from shtil_desktop.games.shtil.sea import Ask

FIRST, MORE, MOST = 6, 12, 160
"""Imagined voyages for each place: the first time round, every time after, and in all."""
REDEALS: Final = 20
"""Deals that are looked at for one that does not contradict what is known."""


def can_tell_chances(options: Options) -> bool:
    """Whether what is hidden in such a voyage can be imagined from a view. For crews, not for rivals."""
    return can_imagine(options) and options.mode is not Mode.COMPETITIVE


class Curve:
    """The places of a voyage and how the imagined ones ended that went on from there."""

    def __init__(self, positions: list[Shtil], player: int, most: int | None = None) -> None:
        self._positions = positions
        self._player = player
        self._most = MOST if most is None else most
        self._won = [0] * len(positions)
        self._all = [0] * len(positions)
        self._running = [at for at in spread(len(positions)) if positions[at].result is None]

    @property
    def chances(self) -> tuple[float | None, ...]:
        """By the rule of succession: a few voyages never make a certainty; only an end does."""
        return tuple(map(self._chance, range(len(self._positions))))

    def _chance(self, at: int) -> float | None:
        outcome = self._positions[at].result
        if outcome is not None:
            return float(_is_won(outcome))
        return (self._won[at] + 1) / (self._all[at] + 2) if self._all[at] else None

    @property
    def is_fine(self) -> bool:
        """Whether as many voyages were sailed as are wanted."""
        return all(self._all[at] >= self._most for at in self._running)

    def sail_round(self, is_cancelled: Callable[[], bool]) -> Iterator[None]:
        """A few voyages at each place, those farthest apart first."""
        for at in self._running:
            voyages = min(MORE if self._all[at] else FIRST, self._most - self._all[at])
            if not self._sail(at, voyages, is_cancelled):
                return
            yield

    def _sail(self, at: int, voyages: int, is_cancelled: Callable[[], bool]) -> bool:
        position = self._positions[at]
        dice = Rng("review", position.options.key, position.number, at, self._all[at])
        imagination = Imagination(position.view(self._player))
        for _ in range(voyages):
            if is_cancelled():
                return False
            self._won[at] += play_on(_likely(imagination, dice))
            self._all[at] += 1
        return True


def _likely(imagination: Imagination, dice: Rng) -> Shtil:
    """A deal in which the seat to decide has something to do: the voyage has gone on, after all."""
    for _ in range(REDEALS):
        game = imagination.deal(dice)
        if game.legal_actions():
            break
    return game


def spread(count: int) -> list[int]:
    """Places from the first to the last, so that any beginning of the list covers them evenly.

    >>> spread(6)
    [0, 5, 2, 1, 3, 4]
    """
    found = [0, count - 1] if count > 1 else [0]
    pieces = [(0, count - 1)]
    while pieces:
        low, high = pieces.pop(0)
        if high - low > 1:
            middle = (low + high) // 2
            found.append(middle)
            pieces += [(low, middle), (middle, high)]
    return found


def play_on(game: Shtil) -> bool:
    """Play a position to its end as captains would; whether it was won."""
    while game.result is None:
        seat = game.sea.decider
        if seat is None or not game.legal_actions():
            return False
        if game.sea.ask is Ask.SPLIT:
            _pledge_all(game, seat)
        game.apply(Captain(SILENT).decide(game.view(seat)))
    return _is_won(game.result)


SILENT: Final = Rng("review")
"""A captain throws no dice."""


def _pledge_all(game: Shtil, splitter: int) -> None:
    for seat in range(game.seats):
        if seat != splitter:
            game.pledge(seat, Captain(SILENT).pledge(game.view(seat)))


def _is_won(outcome: Outcome) -> bool:
    return outcome.result is Result.WON

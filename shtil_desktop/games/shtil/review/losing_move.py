"""Where a voyage was lost, with every card known.

What is lost stays lost, so there is a last place where the voyage could be won and a first where it could
not. Both are closed in on from the two sides; what the solver can't tell within its steps stays open.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from shtil_desktop.games.cancelling import IsCancelled
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.line import Gap
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.solver import Cause, Lost, SearchLimits, Winnable, solve
from shtil_desktop.games.shtil.solver.loss_proofs import why_lost

QUICK: Final = (4_000,)
THOROUGH: Final = (20_000, 80_000, 300_000)
"""Steps for one position: all that are open get the first, then those still open the next."""
VAGUE: Final = (Cause.OVER, Cause.ALL_TRIED)
"""Reasons that tell a player nothing about the board."""


def positions_of(game: Shtil) -> list[Shtil]:
    """The voyage after each of its actions, from the deal on."""
    positions = [Shtil(game.options, game.number, game.dealt)]
    for _, action in game.actions:
        after = positions[-1].copy()
        after.apply(action)
        positions.append(after)
    return positions


def gaps_of(game: Shtil, cells: tuple[int, ...]) -> tuple[Gap, ...]:
    """The gaps of the board that these cells belong to."""
    gaps = (gap for line in game.sea.lines for gap in line.gaps())
    return tuple(gap for gap in gaps if any(gap.first <= cell <= gap.last for cell in cells))


class LosingMoveSearch:
    """The last place known to be winnable and the first known to be lost."""

    def __init__(self, positions: list[Shtil]) -> None:
        self._positions = positions
        self.last_winnable: int | None = None
        self.first_lost: int | None = None
        self.line: tuple[ShtilAction, ...] = ()
        self.why: tuple[int, Lost] | None = None
        """The reason in words that a player understands, and the place it belongs to."""
        self._taken = 0
        """Steps of the solver."""

    @property
    def is_narrow(self) -> bool:
        """Whether nothing is open between the two."""
        return self._next(set()) is None

    def look(self) -> None:
        """What can be told without searching: how it ended, and the proofs."""
        last = len(self._positions) - 1
        outcome = self._positions[last].result
        if outcome is not None and outcome.winners:
            self.last_winnable = last
            return
        if outcome is not None:
            self._take_lost(last, Lost(Cause.OVER, seat=outcome.stuck))
        for at in range(last, -1, -1):
            position = self._positions[at]
            if position.result is None and (lost := why_lost(position)) is not None:
                self._take_lost(at, lost)

    def narrow(self, rounds: tuple[int, ...], steps: int, is_cancelled: IsCancelled) -> Iterator[None]:
        """Search the places that are open until so many steps were taken in all, the earlier ones included.

        After each answer both bounds hold.
        """
        for most in rounds:
            tried: set[int] = set()
            while (at := self._next(tried)) is not None:
                left = steps - self._taken
                if left <= 0 or is_cancelled():
                    return
                tried.add(at)
                if self._solve(at, min(most, left), is_cancelled):
                    yield

    def _next(self, tried: set[int]) -> int | None:
        """The place to look at: right before the loss at first, then in the middle of what is open."""
        low = -1 if self.last_winnable is None else self.last_winnable
        high = len(self._positions) if self.first_lost is None else self.first_lost
        still = [at for at in range(low + 1, high) if at not in tried]
        if not still:
            return None
        return still[-1] if not tried else still[len(still) // 2]

    def _solve(self, at: int, steps: int, is_cancelled: IsCancelled) -> bool:
        """Whether the solver could tell."""
        limits = SearchLimits(steps, is_cancelled)
        verdict = solve(self._positions[at], limits)
        self._taken += limits.taken
        if isinstance(verdict, Winnable):
            self.last_winnable, self.line = at, verdict.line
        elif isinstance(verdict, Lost):
            self._take_lost(at, verdict)
        else:
            return False
        return True

    def _take_lost(self, at: int, lost: Lost) -> None:
        """Remember an earlier loss; a reason stays that says more than that everything was tried."""
        self.first_lost = at
        if lost.cause is not Cause.ALL_TRIED or self.why is None or self.why[1].cause in VAGUE:
            self.why = at, lost

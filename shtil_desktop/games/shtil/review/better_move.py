"""A move that would have kept a voyage winnable: what a player is shown who can't find it herself."""

from __future__ import annotations

from typing import Final

from shtil_desktop.games.cancelling import IsCancelled
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.crew.seats.admiral import candidates
from shtil_desktop.games.shtil.crew.seats.captain import Captain
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.solver import SearchLimits, Winnable, solve

STEPS: Final = 60_000
"""For all of it, some six seconds: somebody waits, but nobody knows better."""
EACH: Final = 8_500
"""For one move that looks good: a verdict on it has no more."""


def keeping_move(game: Shtil, is_cancelled: IsCancelled) -> ShtilAction | None:
    """A move after which a voyage can still be won, every card known.

    Of several, the one that looks best to a captain who knows no more than the seat: that can be learned.
    """
    left: float = STEPS
    for action in _by_looks(game):
        if not left or is_cancelled():
            return None
        after = game.copy()
        after.apply(action)
        if after.result is None:
            limits = SearchLimits(min(EACH, left), is_cancelled)
            is_kept = isinstance(solve(after, limits), Winnable)
            left = max(0, left - limits.taken)
        else:
            is_kept = bool(after.result.winners)
        if is_kept:
            return action
    found = solve(game, SearchLimits(left, is_cancelled))
    return found.line[0] if isinstance(found, Winnable) and found.line else None


def _by_looks(game: Shtil) -> list[ShtilAction]:
    decision = game.decision
    assert decision is not None
    judged = Captain(_dice(game)).judge(game.view(decision.seat))
    return [trial.action for trial in candidates(judged)]


def _dice(game: Shtil) -> Rng:
    return Rng("drill", game.options.key, game.number, len(game.actions))

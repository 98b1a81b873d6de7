"""A move that would have kept a voyage winnable: what a player is shown who can't find it herself."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.crew.seats.admiral import candidates
from shtil_desktop.games.shtil.crew.seats.captain import Captain
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.solver import Winnable, solve

SECONDS: Final = 10.0
"""For all of it: somebody waits, but nobody knows better."""
EACH: Final = 0.9
"""For one move that looks good: a verdict on it has no more."""


def keeping_move(game: Shtil, is_cancelled: Callable[[], bool]) -> ShtilAction | None:
    """A move after which a voyage can still be won, every card known.

    Of several, the one that looks best to a captain who knows no more than the seat: that can be learned.
    """
    until = time.monotonic() + SECONDS
    for action in _by_looks(game):
        if time.monotonic() > until or is_cancelled():
            return None
        after = game.copy()
        after.apply(action)
        if after.result is None:
            is_kept = isinstance(solve(after, EACH, is_cancelled), Winnable)
        else:
            is_kept = bool(after.result.winners)
        if is_kept:
            return action
    found = solve(game, max(0.0, until - time.monotonic()), is_cancelled)
    return found.line[0] if isinstance(found, Winnable) and found.line else None


def _by_looks(game: Shtil) -> list[ShtilAction]:
    decision = game.decision
    assert decision is not None
    judged = Captain(_dice(game)).judge(game.view(decision.seat))
    return [trial.action for trial in candidates(judged)]


def _dice(game: Shtil) -> Rng:
    return Rng("drill", game.options.key, game.number, len(game.actions))

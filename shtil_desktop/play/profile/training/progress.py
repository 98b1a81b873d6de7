"""How far a problem is solved: at the first try, after mistakes, or with a hint. Pure values, no file."""

from __future__ import annotations

from datetime import date
from enum import StrEnum
from typing import Final

from shtil_desktop.games.values import replace, value

MOST_TRIES: Final = 1_000_000


class ProblemState(StrEnum):
    """What is shown of a problem; a hint counts for more than tries."""

    OPEN = "open"
    FIRST_TRY = "first try"
    TRIES = "tries"
    HINT = "hint"


@value
class Progress:
    """Of one problem. Once it is solved nothing changes any more: the first solution counts."""

    game: str
    problem: str
    wrong: int = 0
    """Moves that lost it, before it was solved."""
    used_hint: bool = False
    solved: date | None = None

    @property
    def standing(self) -> ProblemState:
        if self.solved is None:
            return ProblemState.OPEN
        if self.used_hint:
            return ProblemState.HINT
        return ProblemState.TRIES if self.wrong else ProblemState.FIRST_TRY


def after_wrong_move(progress: Progress) -> Progress:
    """
    >>> after_wrong_move(Progress("shtil", "win-1")).wrong
    1
    """
    if progress.solved is not None:
        return progress
    return replace(progress, wrong=min(progress.wrong + 1, MOST_TRIES))


def after_hint(progress: Progress) -> Progress:
    return progress if progress.solved is not None else replace(progress, used_hint=True)


def after_solution(progress: Progress, day: date) -> Progress:
    return progress if progress.solved is not None else replace(progress, solved=day)

"""How a voyage can end."""

from __future__ import annotations

from enum import StrEnum

from shtil_desktop.games.base import Outcome, Result
from shtil_desktop.games.values import value


class Ending(StrEnum):
    FINISH = "finish"
    NO_MOVE = "no-move"
    GRID_FULL = "grid-full"
    HANDS_EMPTY = "hands-empty"
    PASSED = "passed"
    RESIGNED = "resigned"


@value
class VoyageOutcome(Outcome):
    """How a voyage ended: a crew wins or loses together, of two rivals one wins, or it is a draw."""

    winners: tuple[int, ...]
    reason: Ending
    scores: tuple[int, ...] | None = None
    stuck: int | None = None
    """The seat that could not move, if that ended it."""

    @property
    def is_draw(self) -> bool:
        return self.scores is not None and len(self.winners) > 1

    def result_for(self, seat: int) -> Result:
        return Result.DRAW if self.is_draw else Outcome.result_for(self, seat)

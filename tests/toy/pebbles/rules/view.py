"""What one seat knows: the pile, everyone's pebbles, the rounds so far, and its own choice of this one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from shtil_desktop.games.base import Action, Decision, IllegalAction
from tests.toy.pebbles.rules.actions import MOST, Take
from tests.toy.pebbles.rules.options import Options
from tests.toy.pebbles.rules.outcome import PebblesOutcome, Refusal
from tests.toy.pebbles.rules.round import Round

if TYPE_CHECKING:
    from tests.toy.pebbles.rules.pebbles import Pebbles


@dataclass(frozen=True, slots=True)
class View:
    """A snapshot: it holds no reference to the game, so nothing hidden can be reached from it."""

    seat: int
    options: Options
    pile: int
    heaps: tuple[int, ...]
    """The pebbles of each seat."""
    rounds: tuple[Round, ...]
    """Those that are over."""
    first: int
    """Who chooses first in this round."""
    has_chosen: tuple[bool, ...]
    own: int | None
    """The seat's own choice of this round, once it is made."""
    history: tuple[tuple[int, Action], ...]
    legal: tuple[Action, ...]
    decision: Decision | None
    outcome: PebblesOutcome | None

    @classmethod
    def of(cls, game: Pebbles, seat: int) -> View:
        decision = game.decision
        decides = decision is not None and decision.seat == seat
        return cls(
            seat=seat,
            options=game.options,
            pile=game.pile,
            heaps=tuple(game.heaps),
            rounds=game.rounds,
            first=game.first,
            has_chosen=tuple(count is not None for count in game.chosen),
            own=game.chosen[seat],
            history=tuple((who, action.seen_by(seat, who)) for who, action in game.actions),
            legal=tuple(game.legal_actions()) if decides else (),
            decision=decision,
            outcome=game.result,
        )

    @property
    def seats(self) -> int:
        return len(self.heaps)

    def why_not(self, action: Action) -> IllegalAction | None:
        """Why the seat may not do this now; None if it may."""
        if self.outcome is not None:
            return IllegalAction(Refusal.MATCH_OVER)
        if self.decision is None or self.decision.seat != self.seat or not isinstance(action, Take):
            return IllegalAction(Refusal.WRONG_SEAT)
        return refusal(action, self.pile)


def refusal(take: Take, pile: int) -> IllegalAction | None:
    """Why nobody may take so many from this pile; None if one may."""
    if not 1 <= take.count <= MOST:
        return IllegalAction(Refusal.WRONG_COUNT)
    return IllegalAction(Refusal.NOT_ENOUGH, left=pile) if take.count > pile else None

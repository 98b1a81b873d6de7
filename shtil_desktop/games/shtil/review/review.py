"""A voyage read afterwards: the chance of winning after each action, what lost it, what would have won.

Two curves are told. One is honest: what the player could know, dealt out many times as it might have lain and
played on by captains. The other knows every card: up to some action the voyage could be won, then no more.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from typing import Any, Final

from shtil_desktop.games.shtil.review.chance_verdict import BetterChance, is_hinted, judge_chance
from shtil_desktop.games.shtil.review.losing_move import (
    QUICK,
    THOROUGH,
    LosingMoveSearch,
    gaps_of,
    positions_of,
)
from shtil_desktop.games.shtil.review.win_curve import WinCurve
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.expansions.competitive import score
from shtil_desktop.games.shtil.rules.line import Gap
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.solver import Lost
from shtil_desktop.games.values import replace

STEPS: Final = 450_000
"""Of the solver, at most: some 45 seconds, which only voyages with many expansions take."""
DROP: Final = 0.10
"""Of the curve at a decision of the player's: from there on it is found out whether that was luck."""
MOST_CHECKED: Final = 5
"""Such decisions, those with the largest drop first."""
PAUSE: Final = 10_000
"""Work between two reports of a curve that is being drawn: some 0.2 seconds."""

Report = Callable[["Review"], None]


class KnownResult(StrEnum):
    """What is known of a position with all cards open."""

    WINNABLE = "winnable"
    LOST = "lost"
    OPEN = "open"
    """Nobody has found out, or not yet."""


@dataclass(frozen=True, slots=True)
class LossReason:
    """Why a position is lost, and the gaps of the board that this speaks of."""

    at: int
    """After so many actions."""
    lost: Lost
    gaps: tuple[Gap, ...] = ()


@dataclass(frozen=True, slots=True)
class ChanceLost:
    """A decision of the player's beside the best move that was found, by what could be known."""

    action: int
    """From 0."""
    hundredths: int


@dataclass(frozen=True, slots=True)
class Review:
    """All that has been found out so far; places are counted in actions done, 0 being the deal."""

    length: int
    is_rivalry: bool = False
    chances: tuple[float | None, ...] = ()
    """For the player, after each action; empty until the first of them are told."""
    last_winnable: int | None = None
    """The latest place where it could still be won, with every card known."""
    first_lost: int | None = None
    """The earliest place where no play could win any more."""
    reason: LossReason | None = None
    """Why it is lost there; of a later place if the earlier one was only tried out."""
    line: tuple[ShtilAction, ...] = ()
    """Played on from `last_winnable`, it wins."""
    chances_lost: tuple[ChanceLost, ...] = ()
    """Known at the very end, where voyages can be imagined fast enough."""
    is_lost_as_hinted: bool = False
    """Whether the action that lost the voyage is what a hint says there: known at the very end."""
    leads: tuple[int, ...] = ()
    """Among rivals, the player's points less the other's after each action."""
    is_told: bool = False
    """Whether the solver has said what it can."""
    is_done: bool = False

    def known(self, at: int) -> KnownResult:
        if self.last_winnable is not None and at <= self.last_winnable:
            return KnownResult.WINNABLE
        is_lost = self.first_lost is not None and at >= self.first_lost
        return KnownResult.LOST if is_lost else KnownResult.OPEN

    def leader(self, at: int) -> int:
        """Among rivals: 1 if the player is ahead, -1 if the other one is, 0 if nobody is."""
        return (self.leads[at] > 0) - (self.leads[at] < 0)

    @property
    def is_exact(self) -> bool:
        """Whether it is known which single action lost the voyage."""
        return None not in (self.first_lost, self.last_winnable) and self.doubtful == 0

    @property
    def is_settled(self) -> bool:
        """Whether neither of the two places will move any more."""
        return self.is_told or self.doubtful == 0

    @property
    def doubtful(self) -> int:
        """Places between the last winnable and the first lost one."""
        last = -1 if self.last_winnable is None else self.last_winnable
        return (self.length + 1 if self.first_lost is None else self.first_lost) - last - 1

    @property
    def took_the_lead(self) -> int | None:
        """Among rivals, the action with which the one who is ahead at the end came to lead for good."""
        if not self.leads or not self.leads[-1]:
            return None
        ahead = self.leads[-1] > 0
        at = self.length
        while at and self.leads[at - 1] and (self.leads[at - 1] > 0) == ahead:
            at -= 1
        return at


def review(
    game: Shtil,
    player: int,
    report: Report,
    is_cancelled: Callable[[], bool] = lambda: False,
    steps: int = STEPS,
    *,
    knows_cards: bool = True,
    voyages: int | None = None,
) -> Review:
    """Read a voyage from its deal to where it stands; each report knows more than the one before.

    Without `knows_cards` nothing is told that the player could not know, as befits a voyage under way.
    `steps` limits the solver, `voyages` the imagined voyages for each place of the curve.
    """
    reading = ReviewInProgress(game, player, report, is_cancelled, steps, voyages)
    if knows_cards:
        reading.judge(QUICK)
    reading.sound(is_once=True)
    if knows_cards:
        reading.judge(THOROUGH)
    reading.sound()
    if game.result is not None:
        reading.weigh()
    return reading.done()


class ReviewInProgress:
    """A review in the making, stage by stage."""

    def __init__(
        self,
        game: Shtil,
        player: int,
        report: Report,
        is_cancelled: Callable[[], bool],
        steps: int,
        voyages: int | None,
    ) -> None:
        self._positions = positions_of(game)
        self._actions, self._player = game.actions, player
        self._report, self._is_cancelled = report, is_cancelled
        self._steps = steps
        self._told = 0
        is_rivalry = game.options.mode is Mode.COMPETITIVE
        self._found = Review(len(self._positions) - 1, is_rivalry)
        self._bounds: LosingMoveSearch | None = None
        self._curve = WinCurve(self._positions, player, voyages)
        if is_rivalry:
            leads = [score(one, player) - score(one, 1 - player) for one in self._positions]
            self._tell(leads=tuple(leads))

    def judge(self, rounds: tuple[int, ...]) -> None:
        """Close in, with every card known, on where the voyage was lost."""
        if self._found.is_rivalry:
            return
        if self._bounds is None:
            self._bounds = LosingMoveSearch(self._positions)
            self._bounds.look()
            self._tell_bounds()
        for _ in self._bounds.narrow(rounds, self._steps, self._is_cancelled):
            self._tell_bounds()
        if self._bounds.is_narrow or rounds is THOROUGH:
            self._tell(is_told=True)

    def _tell_bounds(self) -> None:
        bounds = self._bounds
        assert bounds is not None
        reason = None
        if bounds.why is not None:
            at, lost = bounds.why
            reason = LossReason(at, lost, gaps_of(self._positions[at], lost.cells))
        self._tell(
            last_winnable=bounds.last_winnable,
            first_lost=bounds.first_lost,
            reason=reason,
            line=bounds.line,
        )

    def sound(self, is_once: bool = False) -> None:
        """Draw the honest curve, roughly at first, then ever finer."""
        while not self._curve.is_fine and not self._is_cancelled():
            for _ in self._curve.sail_round(self._is_cancelled):
                if self._curve.turns - self._told >= PAUSE:
                    self._told = self._curve.turns
                    self._tell(chances=self._curve.chances)
            if is_once:
                return

    def weigh(self) -> None:
        """Tell decisions that cost chances from bad luck."""
        chances = self._curve.chances
        drops = [
            (before - after, at)
            for at, (before, after) in enumerate(pairwise(chances))
            if before is not None and after is not None and self._actions[at][0] == self._player
        ]
        found = []
        for _, at in sorted((drop for drop in drops if drop[0] >= DROP), reverse=True)[:MOST_CHECKED]:
            if self._is_cancelled():
                return
            better = judge_chance(self._positions[at], self._actions[at][1], self._is_cancelled).refutation
            if isinstance(better, BetterChance):
                found.append(ChanceLost(at, round(100 * better.lead)))
        self._found = replace(
            self._found, chances_lost=tuple(found), is_lost_as_hinted=self._is_lost_as_hinted()
        )

    def _is_lost_as_hinted(self) -> bool:
        found = self._found
        if not found.is_exact or not found.first_lost:
            return False
        seat, action = self._actions[found.first_lost - 1]
        return seat == self._player and is_hinted(self._positions[found.first_lost - 1], action)

    def _tell(self, **news: Any) -> None:
        self._found = replace(self._found, **news)
        self._report(self._found)

    def done(self) -> Review:
        return replace(
            self._found, chances=self._curve.chances, is_told=True, is_done=not self._is_cancelled()
        )


def sailed_otherwise(game: Shtil, found: Review) -> Shtil:
    """What would have won: the voyage up to the last place where it could, and on from there."""
    if found.last_winnable is None:
        raise ValueError("nothing is known that wins")
    other = positions_of(game)[found.last_winnable]
    for action in found.line:
        other.apply(action)
    assert other.result is not None and other.result.winners
    return other

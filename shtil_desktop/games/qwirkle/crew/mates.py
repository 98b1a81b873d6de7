"""The computer seats, from the one that plays by chance among good lays to the one that looks furthest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from shtil_desktop.games.base import Action
from shtil_desktop.games.qwirkle.crew.endgame import end_of_two, is_open
from shtil_desktop.games.qwirkle.crew.imagined_board import ImaginedBoard, greedy_first
from shtil_desktop.games.qwirkle.crew.lookahead import Plan, Trial, look_ahead, trials_of
from shtil_desktop.games.qwirkle.crew.packed_lays import Found, Steps, placed
from shtil_desktop.games.qwirkle.crew.situation import Situation, last_lays, lays_of
from shtil_desktop.games.qwirkle.crew.worlds import imagine
from shtil_desktop.games.qwirkle.rules.actions import Lay, Pass, Trade
from shtil_desktop.games.qwirkle.rules.tiles import kinds_in
from shtil_desktop.games.qwirkle.rules.view import View
from shtil_desktop.games.rng import Rng

AMONG: Final = 4
"""A beginner takes any of so many best lays."""
POOL: Final = 60
"""So many lays, the best by points, are looked at closer."""
EXPERT: Final = Plan(candidates=8, samples=16, prior=8.0, stages_of_four=2)
MASTER: Final = Plan(candidates=16, samples=128, stages=4, play_out=12, end_samples=64, prior=12.0)


def lay_of(steps: Steps) -> Lay:
    return Lay.of(placed(steps))


def nothing_fits(view: View) -> Action:
    """Trade all that the bag can replace, as none of it fits; with an empty bag, pass."""
    return Trade(tuple(sorted(view.hand)[: view.bag_size])) if view.bag_size else Pass()


class Greedy:
    """Most points now; ties: more tiles, then the smallest (y, x, tile)."""

    def decide(self, view: View) -> Action:
        kinds = kinds_in(view.hand)
        if not view.board.tiles:
            return lay_of(greedy_first(kinds)[1])
        _, steps = ImaginedBoard.of(view.board).best(kinds)
        return lay_of(steps) if steps else nothing_fits(view)


class Beginner:
    """Any of the few best by points."""

    def __init__(self, dice: Rng) -> None:
        self._dice = dice

    def decide(self, view: View) -> Action:
        lays = lays_of(view)[:AMONG]
        return lay_of(lays[self._dice.below(len(lays))][1]) if lays else nothing_fits(view)


class Amateur:
    """Sees what a lay leaves behind, on the board and in the hand, and looks no further."""

    def decide(self, view: View) -> Action:
        lays = lays_of(view)[:POOL]
        return lay_of(trials_of(Situation.of(view), lays)[0].lay[1]) if lays else nothing_fits(view)


class Expert:
    """Tries the most promising lays out in some worlds, one round ahead, and minds what the others did."""

    plan = EXPERT
    proves = False
    """Whether the end of a game of two is played through."""

    def __init__(self, dice: Rng) -> None:
        self._dice = dice

    def decide(self, view: View) -> Action:
        lays = lays_of(view)[:POOL]
        if not lays:
            return nothing_fits(view)
        return lay_of(self._choose(view, lays))

    def _choose(self, view: View, lays: list[Found]) -> Steps:
        situation = Situation.of(view)
        if len(lays) == 1:
            return lays[0][1]
        if self.proves and is_open(situation):
            return end_of_two(situation, lays)
        *_, last = self.stages(view, situation, trials_of(situation, lays))
        return last[0].lay[1]

    def stages(self, view: View, situation: Situation, trials: list[Trial]) -> Iterator[list[Trial]]:
        """The lays still in the race after each stage, best first."""
        plan = self.plan.with_seats(situation.seats)
        worlds = imagine(situation, self._dice, plan.worlds(situation.bag), last_lays(view))
        yield from look_ahead(situation, trials, worlds, plan)


class Master(Expert):
    """Looks at more lays in more worlds, and plays the end through."""

    plan = MASTER
    proves = True

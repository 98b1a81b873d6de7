"""Lays tried out on the same imagined worlds: a round of greedy replies and the evaluation, or to the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from shtil_desktop.games.cancelling import IsCancelled, never, stop_if
from shtil_desktop.games.qwirkle.crew.evaluation import evaluate, features, weights_for
from shtil_desktop.games.qwirkle.crew.imagined_board import ImaginedBoard
from shtil_desktop.games.qwirkle.crew.packed_lays import TILE, Found
from shtil_desktop.games.qwirkle.crew.situation import Situation, greed, without
from shtil_desktop.games.qwirkle.crew.worlds import World
from shtil_desktop.games.qwirkle.rules.game import GOING_OUT
from shtil_desktop.games.qwirkle.rules.tiles import SIDE, Tile, kinds_in
from shtil_desktop.games.values import replace


@dataclass(frozen=True, slots=True)
class Plan:
    """How much a mate looks ahead."""

    candidates: int
    samples: int
    stages: int = 1
    """After each stage but the last the better half goes on."""
    play_out: int = -1
    """With so many tiles in the bag or fewer the worlds are played to their end."""
    end_samples: int | None = None
    """Worlds that are played to their end, if not as many."""
    prior: float = 0.0
    """The evaluation alone counts as much as so many worlds."""
    stages_of_four: int | None = None
    """Stages at a full table, where a world takes longest, if there are to be more."""

    def with_seats(self, seats: int) -> Plan:
        """What is done at a table of so many."""
        if seats < 4 or self.stages_of_four is None:
            return self
        return replace(self, stages=self.stages_of_four)

    def worlds(self, bag: int) -> int:
        return self.end_samples if self.end_samples and bag <= self.play_out else self.samples


@dataclass(slots=True)
class Trial:
    """A lay with what it was worth in each world so far."""

    lay: Found
    value: float
    """By the evaluation alone."""
    ends: list[float]
    total: float = 0.0

    def mean(self, prior: float = 0.0) -> float:
        """What it is worth by all that is known of it."""
        known = len(self.ends) + prior
        return (self.total + prior * self.value) / known if known else self.value

    def add(self, end: float) -> None:
        self.ends.append(end)
        self.total += end


def trials_of(situation: Situation, lays: list[Found]) -> list[Trial]:
    """Lays by the evaluation alone, best first."""
    trials = [Trial(lay, situation.worth(lay), []) for lay in lays]
    trials.sort(key=lambda trial: (-trial.value, greed(trial.lay)))
    return trials


def look_ahead(
    situation: Situation,
    trials: list[Trial],
    worlds: list[World],
    plan: Plan,
    is_cancelled: IsCancelled = never,
) -> Iterator[list[Trial]]:
    """Try them, most promising first; yields those still in the race after each stage, best first.

    It ends with `Cancelled` when nobody waits any more.
    """
    alive = trials[: plan.candidates]
    to_the_end = situation.bag <= plan.play_out
    done = 0
    for stage in range(plan.stages):
        until = len(worlds) * (stage + 1) // plan.stages
        for trial in alive:
            stop_if(is_cancelled)
            start = Start.after(situation, trial.lay, to_the_end)
            for world in worlds[done:until]:
                trial.add(start.play(world))
        done = until
        alive.sort(key=lambda trial: (-trial.mean(plan.prior), -trial.value, greed(trial.lay)))
        yield alive
        if len(alive) > 1 and stage + 1 < plan.stages:
            alive = alive[: (len(alive) + 1) // 2]
        if len(alive) == 1:
            return


class Start:
    """The moment after a lay, from which worlds are played on."""

    __slots__ = ("board", "left", "points", "situation", "to_the_end")

    def __init__(
        self, situation: Situation, points: int, left: list[Tile], board: ImaginedBoard, to_the_end: bool
    ) -> None:
        self.situation = situation
        self.points = points
        self.left = left
        self.board = board
        self.to_the_end = to_the_end

    @classmethod
    def after(cls, situation: Situation, lay: Found, to_the_end: bool) -> Start:
        points, steps = lay
        board = situation.board.copy()
        board.lay(steps)
        return cls(situation, points, without(situation.hand, steps), board, to_the_end)

    def play(self, world: World) -> float:
        """Own points minus the mean of the others', with what the evaluation expects after that."""
        situation = self.situation
        me, seats = situation.seat, situation.seats
        bag = situation.bag
        front, back = 0, bag
        hands = {seat: hand[:] for seat, hand in world.hands.items()}
        hand = hands[me] = self.left[:]
        gained = [0] * seats
        gained[me] = self.points
        drawn = min(SIDE - len(hand), bag)
        hand += world.bag[:drawn]
        front += drawn
        bag -= drawn
        if not hand:
            return float(self.points + GOING_OUT)
        board = self.board.copy()
        unseen = situation.unseen.copy()
        for tile in hand[len(self.left) :]:
            unseen.remove(tile)
        seat, idle = me, 0
        while True:
            seat = (seat + 1) % seats
            hand = hands[seat]
            points, steps = board.best(kinds_in(hand))
            if not steps:
                idle += 1
                if idle >= seats:
                    break
                if seat == me and not self.to_the_end:
                    break
                continue
            idle = 0
            gained[seat] += points
            board.lay(steps)
            for step in steps:
                hand.remove(step & TILE)
            drawn = min(SIDE - len(hand), bag)
            if not hand and not drawn:
                gained[seat] += GOING_OUT
                break
            if seat == me:
                if not self.to_the_end:
                    leaf = features(board, hand, unseen, drawn, len(hands[(me + 1) % seats]))
                    worth = evaluate(weights_for(seats, bag - drawn), leaf)
                    return _balance(gained, me) + worth
                hand += world.bag[front : front + drawn]
                front += drawn
            else:
                for step in steps:
                    unseen.remove(step & TILE)
                hand += world.bag[back - drawn : back]
                back -= drawn
            bag -= drawn
        return _balance(gained, me)


def _balance(gained: list[int], me: int) -> float:
    """Own points minus the mean of the others'."""
    others = sum(gained) - gained[me]
    return gained[me] - others / (len(gained) - 1)

"""The reveal of an imagined world: who throws marks at whom, who walks where, and who gets what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from shtil_desktop.games.shkap.crew.routes.sequences import ReachedChest
from shtil_desktop.games.shkap.crew.worlds.imagined_worlds import Arrival, World, arrivals, throwers
from shtil_desktop.games.shkap.crew.worlds.knowledge import own_marks
from shtil_desktop.games.shkap.rules.view import View

Settled = dict[int, int]
"""Coins on this island, by seat; who gets nothing may be missing."""
Weigh = Callable[[Settled], float]


class Scene:
    """One world up to the moment at which the seat itself walks; what comes then is asked for end by end."""

    __slots__ = ("_outcomes", "_weigh", "before", "key", "later", "marks", "me")

    def __init__(
        self,
        view: View,
        world: World,
        weigh: Weigh,
        lands: bool = True,
        throws: Sequence[int] | None = None,
    ) -> None:
        """`throws` are the targets of the seat's own marks; without it they go to the richest."""
        self.me = me = view.seat
        self._weigh = weigh
        marks: Sequence[int] = view.marks
        if throws is not None or any(plan.marks for plan in world) or own_marks(view):
            marks = _throw_marks(view, world, lands, throws)
        self.marks = marks
        is_before = _before(view)
        self.before: list[Arrival] = arrivals(view) if view.walks else []
        self.later: list[tuple[int, tuple[ReachedChest, ...]]] = []
        for plan in world:
            if plan.ends:
                if is_before[plan.seat]:
                    _walk(self.before, plan.seat, plan.ends, marks[plan.seat])
                else:
                    self.later.append((plan.seat, plan.ends))
        self.key = (marks[me], *self.before)
        """What the seat knows when it walks."""
        self._outcomes: dict[tuple[int, int], tuple[int, float]] = {}

    def settle(self, end: ReachedChest | None) -> Settled:
        """Who gets what if the seat ends there; None if it ends nowhere."""
        there = list(self.before)
        if end is not None:
            there.append((self.me, end.chest, end.steps + self.marks[self.me], end.coins))
        for seat, ends in self.later:
            _walk(there, seat, ends, self.marks[seat])
        return share_out(there)

    def outcome(self, end: ReachedChest | None) -> tuple[int, float]:
        """The seat's coins, and the weight of what the others get."""
        key = (0, 0) if end is None else (end.chest, end.steps)
        found = self._outcomes.get(key)
        if found is None:
            settled = self.settle(end)
            found = self._outcomes[key] = settled.get(self.me, 0), self._weigh(settled)
        return found


def _before(view: View) -> list[bool]:
    """By seat: whether it walks before the one whose view it is."""
    found = [False] * view.options.seats
    for seat in view.players:
        if seat == view.seat:
            break
        found[seat] = True
    return found


def _throw_marks(view: View, world: World, lands: bool, throws: Sequence[int] | None) -> list[int]:
    """As sailors do: all at the richest who has landed."""
    marks = list(view.marks)
    landed = {plan.seat for plan in world if plan.ends is not None} | {walk.seat for walk in view.walks}
    if lands:
        landed.add(view.seat)
    held = {plan.seat: plan.marks for plan in world}
    held[view.seat] = own_marks(view)
    for thrower in throwers(view):
        if thrower == view.seat and throws is not None:
            for target in throws:
                marks[target] += 1
        elif held.get(thrower, 0):
            victim = richest(view, thrower, landed)
            if victim is not None:
                marks[victim] += held[thrower]
    return marks


def richest(view: View, thrower: int, landed: set[int]) -> int | None:
    """Where a sailor's mark goes: of equals to the next one clockwise."""
    seats = view.options.seats
    clockwise = ((thrower + i) % seats for i in range(1, seats))
    targets = [seat for seat in clockwise if seat in landed]
    return max(targets, key=lambda seat: view.coins[seat], default=None)


def _walk(there: list[Arrival], seat: int, ends: Iterable[ReachedChest], marks: int) -> None:
    """To the chest that pays most now, in the fewest steps."""
    best, chosen = (-1, 0, 0), None
    for end in ends:
        steps = end.steps + marks
        pays = end.coins
        for _, chest, others, _ in there:
            if chest == end.chest and others <= steps:
                pays -= 1
        found = (max(0, pays), -steps, end.taken)
        if found > best:
            best, chosen = found, end
    if chosen is not None:
        there.append((seat, chosen.chest, chosen.steps + marks, chosen.coins))


def share_out(there: Sequence[Arrival]) -> Settled:
    """Coins by seat; the arrivals are in the order from the first player, who comes first among equals."""
    found: Settled = {}
    for at, (seat, chest, steps, coins) in enumerate(there):
        for other, (_, same, others, _) in enumerate(there):
            if same == chest and (others < steps or (others == steps and other < at)):
                coins -= 1
        found[seat] = max(0, coins)
    return found

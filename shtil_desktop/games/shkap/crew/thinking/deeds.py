"""Taking cards, throwing marks, and the steps of a walk."""

from __future__ import annotations

from itertools import combinations_with_replacement

from shtil_desktop.games.base import Action
from shtil_desktop.games.shkap.crew.routes.choices import ways_on
from shtil_desktop.games.shkap.crew.routes.hands import KIND_OF, MARK, ONE, UNIT
from shtil_desktop.games.shkap.crew.routes.sequences import ReachedChest, row_ends
from shtil_desktop.games.shkap.crew.thinking.judgement import Prospect, SeatJudgement
from shtil_desktop.games.shkap.rules.actions import Done, Mark, Step, Take
from shtil_desktop.games.values import value


@value
class MarkPlan:
    """What to do with the marks now, and all targets that it is meant for."""

    action: Action
    aims: tuple[int, ...]
    tally: Prospect


@value
class Way:
    """A step, and the end that it is best for; no end if it leads to no chest."""

    step: Step
    end: ReachedChest | None
    tally: Prospect | None

    @property
    def worth(self) -> float:
        return -1.0 if self.tally is None else self.tally.worth


def takings(judged: SeatJudgement) -> list[tuple[Take, float]]:
    """What can be taken, with the worth of the hand then; the best first."""
    found = []
    for action in judged.view.legal:
        assert isinstance(action, Take)
        card = None if action.place is None else judged.view.market[action.place]
        hand = judged.hand
        worth = judged.with_random_card(hand) if card is None else judged.prospect(hand + UNIT[card])
        found.append((action, worth))
    return sorted(found, key=lambda one: -one[1])


def throws(judged: SeatJudgement) -> list[MarkPlan]:
    """Every way to throw some of the marks, the best first."""
    view = judged.view
    marks = sorted(card for card in view.hand if KIND_OF[card] == MARK)
    targets = sorted({action.at for action in view.legal if isinstance(action, Mark)})
    ends, lands = own_ends(judged), bool(view.landed[view.seat])
    found = []
    for number in range(len(marks) + 1):
        kept = judged.hand - number * ONE[MARK]
        for aims in combinations_with_replacement(targets, number):
            tally = judged.tally(judged.scenes(lands, aims), ends, kept)
            action: Action = Mark(marks[0], aims[0]) if aims else Done()
            found.append(MarkPlan(action, aims, tally))
    return sorted(found, key=lambda throw: -throw.tally.worth)


def own_ends(judged: SeatJudgement) -> tuple[ReachedChest, ...]:
    """The ends of the row that the seat has laid."""
    view = judged.view
    row = tuple(KIND_OF[card] for card in view.route)
    return row_ends(view.options.island_set, view.open_islands[0], row) if row else ()


def ways(judged: SeatJudgement) -> list[Way]:
    """The steps that may be chosen, the best first."""
    view, scenes = judged.view, judged.scenes()
    marks = view.marks[view.seat]
    tallies: dict[ReachedChest, Prospect] = {}
    found = []
    for step, ends in ways_on(view):
        for end in ends:
            if end not in tallies:
                unmarked = ReachedChest(end.chest, end.coins, end.steps - marks, end.taken, end.used)
                tallies[end] = judged.tally(scenes, (unmarked,), judged.hand)
        best = max(ends, key=lambda end: tallies[end].worth, default=None)
        found.append(Way(step, best, None if best is None else tallies[best]))
    return sorted(found, key=lambda way: -way.worth)

"""What a strong pirate thinks of its choices: each is tried in the same imagined worlds and weighed with the
hand that it leaves. Captain, admiral, hint and review all ask here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations_with_replacement, islice
from typing import Final

from shtil_desktop.games.base import Action
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shkap.crew.pirate import table_of
from shtil_desktop.games.shkap.crew.routes.choices import ways_on
from shtil_desktop.games.shkap.crew.routes.hands import (
    FLAG,
    KIND_OF,
    MARK,
    MARKS,
    ONE,
    UNIT,
    Hand,
    count,
    kinds_in,
    pack,
    parts,
    size,
)
from shtil_desktop.games.shkap.crew.routes.search import candidates
from shtil_desktop.games.shkap.crew.routes.sequences import End, row_ends
from shtil_desktop.games.shkap.crew.routes.tables import Row
from shtil_desktop.games.shkap.crew.sailor import rank_in_archipelago
from shtil_desktop.games.shkap.crew.values.plans import block_plan, rank_in_plan
from shtil_desktop.games.shkap.crew.values.prospects import Draws, Worth, expected, next_island
from shtil_desktop.games.shkap.crew.values.two_islands import two_islands
from shtil_desktop.games.shkap.crew.values.utility import Utility
from shtil_desktop.games.shkap.crew.worlds.imagined import World, imagine
from shtil_desktop.games.shkap.crew.worlds.knowledge import (
    block_islands,
    deck_to_come,
    draws_up,
    has_horizon,
    islands_left,
    unseen_cards,
)
from shtil_desktop.games.shkap.crew.worlds.reveal import Scene
from shtil_desktop.games.shkap.rules.actions import Done, Mark, Step, Take
from shtil_desktop.games.shkap.rules.view import View
from shtil_desktop.games.values import value


@value
class Style:
    """How a level thinks."""

    worlds: int = 40
    rows: int = 8
    keeps: int = 1
    fills: int = 10
    """Completions of a hand that are imagined in the draft."""
    sharp: float = 0.2
    soft: float = 0.75
    rival: float = 1.15
    """What a rival is expected to get on the next island."""
    rival_in_block: float = 0.55
    """The same in the Archipelago, for each island of the block that is left."""
    taken: float = 0.3
    """What a card taken on the way is worth."""
    is_farsighted: bool = False
    """Whether hands are valued for two islands ahead."""


MOST_TAKEN: Final = 4
CAPTAIN: Final = Style()
ADMIRAL: Final = Style(worlds=60, rows=12, keeps=2, rival=1.6, is_farsighted=True)


@value
class Trial:
    """A row that could be laid, what would be kept, and what it came to in the worlds."""

    row: Row
    reaches: Row
    """The part of the row that is meant to be walked; the rest is thrown away with it."""
    kept: Hand
    prospect: float
    value: float
    coins: float


class Judgement:
    def __init__(self, view: View, dice: Rng, style: Style) -> None:
        self.view, self.style, self.dice = view, style, dice
        self.hand = pack(view.hand)
        table = table_of(view)
        assert table is not None
        self.table = table
        self.looks_ahead = has_horizon(view)
        ahead = len(view.open_islands) - 1
        rival = style.rival_in_block * ahead if view.options.has_draft else style.rival
        self.utility = Utility(view, style.sharp, style.soft, rival)
        self._worlds: list[World] | None = None
        self._draws: Draws | None = None
        self._prospects: dict[Hand, float] = {}
        self._worth = self._measure()

    @property
    def worlds(self) -> list[World]:
        if self._worlds is None:
            self._worlds = list(imagine(self.view, self.table, self.dice, self.style.worlds))
        return self._worlds

    # The hand that is left

    def _measure(self) -> Worth:
        view = self.view
        if not self.looks_ahead:
            return lambda hand: 0.0
        if view.options.has_draft:
            return block_plan(view.options.island_set, block_islands(view)).worth
        options, horizon = view.options, view.open_islands[1]
        if self.style.is_farsighted:
            return two_islands(options.island_set, horizon, options.seats, islands_left(view) - 1).worth
        return next_island(options.island_set, horizon).worth

    def prospect(self, kept: Hand) -> float:
        """What a hand is worth on the islands to come, once it has been drawn up."""
        found = self._prospects.get(kept)
        if found is None:
            if not self.looks_ahead or not draws_up(self.view):
                found = self._worth(kept)
            else:
                if self._draws is None:
                    self._draws = Draws(deck_to_come(self.view))
                found = expected(self._worth, kept, self._draws)
            self._prospects[kept] = found
        return found

    def taken(self, cards: int) -> float:
        return self.style.taken * cards if self.looks_ahead else 0.0

    # Announcing and laying

    def layings(self) -> list[Trial]:
        """Rows to lay, the best first: those that look best, and one that just throws cards away."""
        free = self.hand & ~MARKS
        if not free:
            return []
        scenes = self._scenes()
        trials = [
            self._try(row, kept, scenes)
            for row, need in self._rows(free)[: self.style.rows]
            for kept in self._best_kept(free - need, self.style.keeps)
        ]
        trials.append(self._try((), self._best_junk(free), scenes))
        trials.sort(key=lambda trial: -trial.value)
        return trials

    def _rows(self, free: Hand) -> list[tuple[Row, Hand]]:
        """The rows that look best; in the Archipelago by what they leave for the islands to come, too."""
        view = self.view
        if draws_up(view):
            found = candidates(view.options.island_set, view.open_islands[0], free)
            return [(one.row, one.need) for one in found]
        routes = list(islice(self.table.fitting(free, rank_in_archipelago), 2 * self.style.rows))
        routes.sort(key=lambda route: -(rank_in_plan(route) + self.prospect(free - route.need)))
        return [(route.row, route.need) for route in routes]

    def _best_kept(self, rest: Hand, number: int) -> list[Hand]:
        """What to keep of the cards that a row leaves: everything, if it isn't drawn up again."""
        if not self.looks_ahead or not draws_up(self.view):
            return [rest]
        return sorted(parts(rest), key=lambda kept: -self.prospect(kept))[:number]

    def _best_junk(self, free: Hand) -> Hand:
        """What to keep if no chest is wanted; at least one card must be laid."""
        kept = [part for part in parts(free) if part != free]
        return max(kept, key=lambda part: (self.prospect(part), size(part)))

    def _try(self, reaches: Row, kept: Hand, scenes: Sequence[Scene]) -> Trial:
        thrown = (self.hand & ~MARKS) - kept - sum(ONE[kind] for kind in reaches)
        row = (*reaches, *_row_of_rest(thrown))
        view = self.view
        ends = row_ends(view.options.island_set, view.open_islands[0], row)
        prospect = self.prospect(kept)
        worth, coins = self._mean(scenes, ends, prospect)
        return Trial(row, reaches, kept, prospect, worth, coins)

    def _mean(self, scenes: Sequence[Scene], ends: Sequence[End], prospect: float) -> tuple[float, float]:
        """Utility and coins over all worlds; where the seat will see the same, it ends at the same chest."""
        choices: Sequence[End | None] = ends or (None,)
        light = [self.utility.lightness(prospect + self.taken(cards)) for cards in range(MOST_TAKEN + 1)]
        groups: dict[object, list[Scene]] = {}
        for scene in scenes:
            groups.setdefault(scene.key, []).append(scene)
        total = coins = 0.0
        for group in groups.values():
            best, won = -1.0, 0
            for end in choices:
                lightness = light[0 if end is None else min(end.taken, MOST_TAKEN)]
                worth, got = 0.0, 0
                for scene in group:
                    mine, weight = scene.outcome(end)
                    worth += 1 / (1 + weight * lightness[mine])
                    got += mine
                if worth > best:
                    best, won = worth, got
            total += best
            coins += won
        return total / len(scenes), coins / len(scenes)

    def _scenes(self, lands: bool = True, throws: Sequence[int] | None = None) -> list[Scene]:
        return [Scene(self.view, world, self.utility.weigh, lands, throws) for world in self.worlds]

    def passing(self) -> float:
        """What it is worth to pass: the best of the market, and one card more."""
        market = [self.hand + UNIT[card] for card in self.view.market if card is not None]
        taken = max(market, key=self.prospect, default=self.hand)
        return self._mean(self._scenes(lands=False), (), self._with_random_card(taken))[0]

    def _with_random_card(self, hand: Hand) -> float:
        unseen = unseen_cards(self.view) or pack(self.view.discard)
        kinds = kinds_in(unseen)
        total = sum(count(unseen, kind) for kind in kinds)
        if not total:
            return self.prospect(hand)
        return sum(count(unseen, kind) * self.prospect(hand + ONE[kind]) for kind in kinds) / total

    # Taking, throwing, walking

    def takings(self) -> list[tuple[Take, float]]:
        """What can be taken, with the worth of the hand then; the best first."""
        found = []
        for action in self.view.legal:
            assert isinstance(action, Take)
            card = None if action.place is None else self.view.market[action.place]
            worth = (
                self._with_random_card(self.hand) if card is None else self.prospect(self.hand + UNIT[card])
            )
            found.append((action, worth))
        return sorted(found, key=lambda one: -one[1])

    def throws(self) -> list[tuple[Action, float, tuple[int, ...]]]:
        """What to do with the marks: the next action, its value, and all targets that it is meant for."""
        view = self.view
        marks = sorted(card for card in view.hand if KIND_OF[card] == MARK)
        targets = sorted({action.at for action in view.legal if isinstance(action, Mark)})
        ends = self._own_ends()
        lands = bool(view.landed[view.seat])
        found: list[tuple[Action, float, tuple[int, ...]]] = []
        for number in range(len(marks) + 1):
            prospect = self.prospect(self.hand - number * ONE[MARK])
            for aims in combinations_with_replacement(targets, number):
                scenes = self._scenes(lands, aims)
                worth, _ = self._mean(scenes, ends, prospect)
                action = Mark(marks[0], aims[0]) if aims else Done()
                found.append((action, worth, aims))
        return sorted(found, key=lambda one: -one[1])

    def _own_ends(self) -> tuple[End, ...]:
        view = self.view
        row = tuple(KIND_OF[card] for card in view.route)
        return row_ends(view.options.island_set, view.open_islands[0], row) if row else ()

    def steps(self) -> list[tuple[Step, float, End | None]]:
        """The next steps with the end that each is best for, the best first."""
        view = self.view
        scenes = self._scenes()
        marks, prospect = view.marks[view.seat], self.prospect(self.hand)
        values: dict[End | None, float] = {None: -1.0}
        found: list[tuple[Step, float, End | None]] = []
        for step, ends in ways_on(view):
            for end in ends:
                if end not in values:
                    unmarked = End(end.chest, end.coins, end.steps - marks, end.taken, end.used)
                    values[end], _ = self._mean(scenes, (unmarked,), prospect)
            best: End | None = max(ends, key=lambda end: values[end], default=None)
            found.append((step, values[best], best))
        return sorted(found, key=lambda one: -one[1])


def _row_of_rest(thrown: Hand) -> Iterable[int]:
    """Cards behind the chest, flags last: a flag would end the walk."""
    kinds = [kind for kind in kinds_in(thrown) for _ in range(count(thrown, kind))]
    return sorted(kinds, key=lambda kind: kind == FLAG)

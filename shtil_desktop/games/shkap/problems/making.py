"""Making problems from islands that come up in games. A number makes the same everywhere: work is counted."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, count
from typing import Final

from shtil_desktop.games.base import Action
from shtil_desktop.games.problems import HARDEST, Problem, entry_of
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shkap.crew.routes.hands import CROSS, FLAG, KNIGHT, MAP, pick
from shtil_desktop.games.shkap.crew.routes.tables import Row
from shtil_desktop.games.shkap.problems.kinds import KINDS, SHORTEST, TWO_CHESTS
from shtil_desktop.games.shkap.problems.rows import Reached, all_rows
from shtil_desktop.games.shkap.rules.actions import Land, Lay
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.rules.island.islands import SIDE
from shtil_desktop.games.shkap.rules.options import Mode, Options

GAMES: Final = (
    Options(Mode.BASE, 2),
    Options(Mode.ARCHIPELAGO, 2),
    Options(Mode.BASE, 3),
    Options(Mode.BASE, 4),
    Options(Mode.ARCHIPELAGO, 3),
)
HIGHEST: Final = 1_000_000
"""Of the deals' numbers."""
TRIES: Final = 40
"""Games played for a problem as hard as is wanted, before an easier one will do."""
FEWEST_CARDS: Final = 4
MOST_CARDS: Final = 6
"""That can be laid: with more there are too many orders to look at."""
LONGEST_RANDOM: Final = 3
"""Cards of the routes that lead up to a problem."""
FEW: Final = 6
"""Rows that are right and have no card too many: no more than these."""
SHARE: Final = 3
"""Of the rows that lead there at most one in so many is right, those with cards too many among them."""
FEWEST_WRONG: Final = 2

Rows = list[tuple[Row, Reached]]


def make(number: int) -> Problem:
    """The problem of a number: the first that is as hard as is wanted, or after many tries the nearest."""
    kind, wanted = KINDS[number % len(KINDS)], 1 + number // len(KINDS) % HARDEST
    best: Problem | None = None
    for attempt in count():
        if best is not None and (best.difficulty == wanted or attempt >= TRIES):
            return best
        dice = Rng("problems", "shkap", number, attempt)
        options = GAMES[dice.below(len(GAMES))]
        for game in _landings(Shkap(options, dice.below(HIGHEST)), dice):
            problem = find(kind, number, game)
            if problem is not None and (best is None or _is_nearer(problem, best, wanted)):
                best = problem
    raise AssertionError


def _is_nearer(problem: Problem, other: Problem, wanted: int) -> bool:
    return abs(problem.difficulty - wanted) < abs(other.difficulty - wanted)


def _landings(game: Shkap, dice: Rng) -> Iterator[Shkap]:
    """The moments of a game when a seat lays a route; whoever plays it takes what comes."""
    while game.result is None:
        listed = game.legal_actions()
        assert game.decider is not None
        if game.ask is Ask.LAY:
            cards = game.route_cards(game.decider)
            if FEWEST_CARDS <= len(cards) <= MOST_CARDS:
                yield game.copy()
            dice.shuffle(cards)
            game.apply(Lay(tuple(cards[: 1 + dice.below(min(LONGEST_RANDOM, len(cards)))])))
        elif game.ask is Ask.ANNOUNCE and Land() in listed:
            game.apply(Land())
        else:
            game.apply(listed[dice.below(len(listed))])


def find(kind: str, number: int, game: Shkap) -> Problem | None:
    assert game.decider is not None
    rows = [(row, reached) for row, reached in all_rows(game, game.decider) if reached]
    return _shortest(number, game, rows) if kind == SHORTEST else _two_chests(number, game, rows)


def _shortest(number: int, game: Shkap, rows: Rows) -> Problem | None:
    """To the richest chest that some rows reach in fewer steps than others do."""
    found = []
    for chest in sorted({cell for _, reached in rows for cell in reached}):
        there = [(row, reached[chest]) for row, reached in rows if chest in reached]
        steps = min(taken for _, taken in there)
        right = _least([row for row, taken in there if taken == steps])
        wrong = sum(taken > steps for _, taken in there)
        if wrong >= FEWEST_WRONG and _are_few(right, wrong, len(there)):
            facts = {"chest": chest, "coins": _coins(game, chest), "steps": steps}
            measures = _measures(right, len(there), wrong) | {"steps": steps}
            found.append((facts["coins"], steps, right, measures, facts))
    if not found:
        return None
    _, _, right, measures, facts = max(found, key=lambda one: (one[0], one[1], one[4]["chest"]))
    return _problem(number, SHORTEST, game, right, measures, facts)


def _two_chests(number: int, game: Shkap, rows: Rows) -> Problem | None:
    """The richest two chests that few rows leave open, while others lead to one of them."""
    found = []
    for one, other in combinations(sorted({cell for _, reached in rows for cell in reached}), 2):
        right = _least([row for row, reached in rows if one in reached and other in reached])
        either = sum(one in reached or other in reached for _, reached in rows)
        wrong = sum((one in reached) != (other in reached) for _, reached in rows)
        if right and wrong >= FEWEST_WRONG and _are_few(right, wrong, either):
            facts = {"first": one, "second": other, "coins": _coins(game, one) + _coins(game, other)}
            found.append((facts["coins"], right, _measures(right, either, wrong), facts))
    if not found:
        return None
    _, right, measures, facts = max(found, key=lambda each: (each[0], each[3]["first"], each[3]["second"]))
    return _problem(number, TWO_CHESTS, game, right, measures, facts)


def _least(rows: list[Row]) -> list[Row]:
    """The rows that need all their cards: not those that only have more behind a right one."""
    return [row for row in rows if not any(len(one) < len(row) and row[: len(one)] == one for one in rows)]


def _are_few(right: list[Row], wrong: int, leading: int) -> bool:
    return len(right) <= FEW and SHARE * (leading - wrong) <= leading


def _coins(game: Shkap, chest: int) -> int:
    return game.island.coins_at(divmod(chest, SIDE))


def _measures(right: list[Row], leading: int, wrong: int) -> dict[str, int]:
    shortest = min(right, key=len)
    special = sum(kind in (CROSS, KNIGHT, FLAG, MAP) for kind in shortest)
    return {
        "cards": len(shortest),
        "special": special,
        "right": len(right),
        "rows": leading,
        "wrong": wrong,
    }


def _problem(
    number: int, kind: str, game: Shkap, right: list[Row], measures: dict[str, int], facts: dict[str, int]
) -> Problem:
    assert game.decider is not None
    hand = game.hands[game.decider]
    lays: list[Action] = [Lay(pick(hand, row)) for row in right]
    line = entry_of(game, lays[0])
    return Problem(
        game="shkap",
        id=f"{kind}-{number}",
        kind=kind,
        options={"mode": game.options.mode.value, "seats": game.seats},
        number=game.number or 0,
        actions=tuple(game.to_record()["actions"]),
        solutions=tuple(entry_of(game, lay) for lay in lays),
        line=(line,),
        outcome=None,
        difficulty=difficulty(measures),
        measures=measures,
        facts=facts,
    )


BOUNDS: Final = (9, 11, 13, 15)
"""The first sum of each difficulty from 2 on."""
ENOUGH: Final = 20
"""Wrong rows, beyond which more make no difference."""


def difficulty(measures: dict[str, int]) -> int:
    """From 1 to 5: how long the route is, what it takes beside plain steps, how many wrong ones there are."""
    total = 2 * measures["cards"] + measures["special"] + min(measures["wrong"], ENOUGH) // 4
    return 1 + sum(total - min(measures["right"], 4) >= bound for bound in BOUNDS)

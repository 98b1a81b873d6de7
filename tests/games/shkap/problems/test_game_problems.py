"""Shkap's problems: all are right, by a second search; routes are judged, with what is wrong."""

from __future__ import annotations

import json

import pytest

from shtil_desktop.games.problems import Problem, Verdict, check, position_of, solution_record, to_text
from shtil_desktop.games.shkap.game import SHKAP
from shtil_desktop.games.shkap.problems.game_problems import PROBLEMS, Astray
from shtil_desktop.games.shkap.problems.kinds import SHORTEST, TWO_CHESTS
from shtil_desktop.games.shkap.problems.making import SHARE, difficulty, make
from shtil_desktop.games.shkap.rules.actions import Lay
from shtil_desktop.games.shkap.rules.game import Shkap
from tests.games.shkap.problems.second_search import chests_of, every_route, island_of, kinds_of
from tests.games.shkap.referee.table import Table

SHIPPED = PROBLEMS.shipped()
EVERY = 5
"""One of so many is searched again here; `python -m tests.games.shkap.problems` searches all."""
Kinds = tuple[int, ...]


def never() -> bool:
    return False


def begin(problem: Problem) -> Shkap:
    game = position_of(SHKAP, problem)
    assert isinstance(game, Shkap)
    return game


def right_routes(problem: Problem) -> set[Kinds]:
    """What the second search holds for right, by kinds of cards: with no card too many."""
    game, facts = begin(problem), problem.facts
    assert game.decider is not None
    rows = island_of(game.island.id)
    found = {
        kinds: {5 * row + column: steps for (row, column), steps in chests_of(rows, route).items()}
        for kinds, route in every_route(game.hands[game.decider]).items()
    }
    if problem.kind == SHORTEST:
        fewest = min(reached[facts["chest"]] for reached in found.values() if facts["chest"] in reached)
        right = {kinds for kinds, reached in found.items() if reached.get(facts["chest"]) == fewest}
    else:
        right = {
            kinds for kinds, reached in found.items() if {facts["first"], facts["second"]} <= set(reached)
        }
    return {kinds for kinds in right if not any(kinds[:at] in right for at in range(1, len(kinds)))}


def listed_routes(problem: Problem) -> set[Kinds]:
    return {kinds_of(tuple(entry["cards"])) for entry in problem.solutions}


def test_two_hundred_are_shipped_of_both_kinds_and_modes():
    assert len(SHIPPED) == 200
    assert [one.difficulty for one in SHIPPED] == sorted(one.difficulty for one in SHIPPED)
    assert {(one.kind, one.difficulty) for one in SHIPPED} == {
        (kind, level) for kind in (SHORTEST, TWO_CHESTS) for level in range(1, 6)
    }
    options = [SHKAP.read_options(one.options) for one in SHIPPED]
    assert {kind.mode.value for kind in options} == {"base", "archipelago"}
    assert {kind.seats for kind in options} == {2, 3, 4}


def test_of_the_routes_that_lead_there_at_most_one_in_three_is_right():
    for problem in SHIPPED:
        leading, wrong = problem.measures["rows"], problem.measures["wrong"]
        assert SHARE * (leading - wrong) <= leading, problem.id


def test_no_problem_comes_twice():
    asked = set()
    for problem in SHIPPED:
        game = begin(problem)
        kinds = sorted(kinds_of(tuple(game.route_cards(problem.line[0]["seat"]))))
        asked.add((problem.kind, game.island.id, tuple(kinds), *sorted(problem.facts.items())))
    assert len(asked) == len(SHIPPED)


def test_every_solution_is_a_record_and_solves_its_problem():
    for problem in SHIPPED:
        check(SHKAP, problem)
        game = begin(problem)
        assert problem.line[0] in problem.solutions
        assert problem.difficulty == difficulty(dict(problem.measures))
        for entry in problem.solutions:
            found = PROBLEMS.judge(problem, game, Lay(tuple(entry["cards"])), never)
            assert found.verdict is Verdict.SOLVES


@pytest.mark.parametrize("problem", SHIPPED[:: 8 * EVERY], ids=lambda problem: problem.id)
def test_the_referee_accepts_the_solution(problem: Problem):
    record = json.loads(json.dumps(solution_record(SHKAP, problem)))
    table = Table(record["options"], record["deal"])
    for entry in record["actions"]:
        table.apply(entry)


@pytest.mark.parametrize("problem", SHIPPED[::EVERY], ids=lambda problem: problem.id)
def test_a_second_search_finds_the_same_routes(problem: Problem):
    assert right_routes(problem) == listed_routes(problem)


@pytest.mark.parametrize("problem", SHIPPED[1 :: 8 * EVERY], ids=lambda problem: problem.id)
def test_every_route_is_judged_as_the_second_search_holds_it(problem: Problem):
    game, right = begin(problem), right_routes(problem)
    assert game.decider is not None
    for kinds, route in every_route(game.hands[game.decider]).items():
        found = PROBLEMS.judge(problem, game, Lay(route), never)
        is_right = any(kinds[:at] in right for at in range(1, len(kinds) + 1))
        assert found.verdict is (Verdict.SOLVES if is_right else Verdict.LOSES)
        if not is_right:
            assert isinstance(found.refutation, Astray)
            assert found.refutation.missed or found.refutation.steps > 0


def test_a_number_makes_the_same_problem_again():
    shipped = next(one for one in SHIPPED if one.id == "two-chests-1")
    assert to_text(make(1)) == to_text(shipped)

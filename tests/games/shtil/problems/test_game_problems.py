"""Shtil's problems: all are right, by a second search; moves are judged, and what refutes them is told."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from shtil_desktop.games.problems import (
    Problem,
    Verdict,
    check,
    entry_of,
    position_of,
    solution_of,
    solution_record,
    to_text,
)
from shtil_desktop.games.shtil.game import SHTIL
from shtil_desktop.games.shtil.problems.game_problems import PROBLEMS
from shtil_desktop.games.shtil.problems.making import FEW, FEWEST, KINDS, MOST, difficulty, make
from shtil_desktop.games.shtil.problems.temptation import chosen_by_seats, proposed
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.solver import Cause
from tests.games.shtil.problems.second_search import SecondSearch
from tests.games.shtil.referee import replay

SHIPPED = PROBLEMS.shipped()
EVERY = 5
"""One of so many is searched again here; `python -m tests.games.shtil.problems` searches all."""


def never() -> bool:
    return False


def begin(problem: Problem) -> Shtil:
    game = position_of(SHTIL, problem)
    assert isinstance(game, Shtil)
    return game


def moves_of(game: Shtil) -> list[ShtilAction]:
    return [action for listed in game.legal_actions() for action in game.completions(listed)]


def proven_solutions(problem: Problem) -> list[str]:
    """What the second search holds for the winning first moves."""
    game, search = begin(problem), SecondSearch()
    return [json.dumps(entry_of(game, action)) for action in moves_of(game) if search.wins(game, action)]


def test_two_hundred_and_more_are_shipped_sorted_and_of_every_kind():
    assert len(SHIPPED) == 248
    shared = Counter(SHTIL.read_options(one.options) for one in SHIPPED)
    assert set(shared) == set(KINDS) and min(shared.values()) >= 12
    assert [one.difficulty for one in SHIPPED] == sorted(one.difficulty for one in SHIPPED)
    assert {one.difficulty for one in SHIPPED} == {1, 2, 3, 4, 5}
    options = [SHTIL.read_options(one.options) for one in SHIPPED]
    assert {kind.mode for kind in options} == set(Mode) - {Mode.COMPETITIVE}
    assert {kind.seats for kind in options} == {1, 2, 3}
    for name in ("removed", "reefs", "monsters", "storms", "wilds"):
        assert any(getattr(kind, name) for kind in options)


def test_every_solution_is_a_record_that_wins_in_three_to_twelve_decisions():
    for problem in SHIPPED:
        check(SHTIL, problem)
        won = solution_of(SHTIL, problem)
        assert won.result is not None and won.result.winners
        assert FEWEST <= len(problem.line) <= MOST
        assert problem.line[0] in problem.solutions
        assert 1 <= len(problem.solutions) <= FEW
        assert problem.difficulty == difficulty(dict(problem.measures))


@pytest.mark.parametrize("problem", SHIPPED[:: 4 * EVERY], ids=lambda problem: problem.id)
def test_the_referee_accepts_the_solution(problem: Problem):
    replay(json.loads(json.dumps(solution_record(SHTIL, problem))))


@pytest.mark.parametrize("problem", SHIPPED[::EVERY], ids=lambda problem: problem.id)
def test_a_second_search_finds_the_same_winning_moves(problem: Problem):
    assert sorted(proven_solutions(problem)) == sorted(map(json.dumps, problem.solutions))


@pytest.mark.parametrize("problem", SHIPPED[2 :: 4 * EVERY], ids=lambda problem: problem.id)
def test_every_first_move_is_judged_as_it_is_listed(problem: Problem):
    game = begin(problem)
    for action in moves_of(game)[:40]:
        found = PROBLEMS.judge(problem, game, action, never)
        is_right = entry_of(game, action) in problem.solutions
        assert found.verdict is (Verdict.KEEPS if is_right else Verdict.LOSES)
        assert is_right or found.refutation.lost.cause is not Cause.ALL_TRIED


def test_the_last_move_of_a_solution_solves_it():
    problem = SHIPPED[0]
    game = begin(problem)
    *before, (_, last) = solution_of(SHTIL, problem).actions[len(problem.actions) :]
    for _, action in before:
        assert PROBLEMS.judge(problem, game, action, never).verdict is Verdict.KEEPS
        game.apply(action)
    assert PROBLEMS.judge(problem, game, last, never).verdict is Verdict.SOLVES


def test_a_refutation_can_be_played_and_then_nothing_helps():
    problem = next(one for one in SHIPPED if one.measures["depth"] > 1)
    game = begin(problem)
    judged = [(action, PROBLEMS.judge(problem, game, action, never)) for action in moves_of(game)]
    action, found = max(
        (each for each in judged if each[1].refutation is not None),
        key=lambda each: len(each[1].refutation.line),
    )
    game.apply(action)
    for answer in found.refutation.line:
        game.apply(answer)
    assert game.result is not None or not SecondSearch().can_win(game)


def test_every_refutation_can_be_played_with_the_cards_that_are_there():
    """Positions in which the same can happen share what is known of them, and not their cards."""
    problem = next(one for one in SHIPPED if one.id == "win-172")
    game = begin(problem)
    for action in moves_of(game):
        found = PROBLEMS.judge(problem, game, action, never).refutation
        after = game.copy()
        after.apply(action)
        for answer in () if found is None else found.line:
            after.apply(answer)


def test_a_verdict_that_is_called_off_is_unknown():
    problem = SHIPPED[-1]
    game = begin(problem)
    right = next(action for action in moves_of(game) if entry_of(game, action) in problem.solutions)
    assert PROBLEMS.judge(problem, game, right, lambda: True).verdict is Verdict.UNKNOWN


def test_a_tempting_move_is_wrong():
    problem = SHIPPED[0]
    game = begin(problem)
    words = ("problems", game.options.key, game.number)
    wrong = [a for a in chosen_by_seats(game, words) if entry_of(game, a) not in problem.solutions]
    assert problem.measures["tempting"] >= 1
    assert len(wrong) <= problem.measures["tempting"]


def test_it_takes_more_than_what_the_table_proposes():
    for problem in SHIPPED:
        game = begin(problem)
        found = [entry_of(game, action) for action in proposed(game)]
        assert any(entry not in problem.solutions for entry in found), problem.id


def test_a_number_makes_the_same_problem_again():
    number = 0
    shipped = next(one for one in SHIPPED if one.id == f"win-{number}")
    assert to_text(make(number)) == to_text(shipped)

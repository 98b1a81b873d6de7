"""Qwirkle's problems: all are right, by a second search; moves are judged, and replied to."""

from __future__ import annotations

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
from shtil_desktop.games.qwirkle.game import QWIRKLE
from shtil_desktop.games.qwirkle.problems.game_problems import PROBLEMS, Shortfall, player_of
from shtil_desktop.games.qwirkle.problems.kinds import BEST, ENDGAME
from shtil_desktop.games.qwirkle.problems.making import difficulty, make
from shtil_desktop.games.qwirkle.rules.actions import Lay
from shtil_desktop.games.qwirkle.rules.game import Qwirkle
from tests.games.qwirkle.problems.second_search import EndSearch, most_points, table_of
from tests.games.qwirkle.referee.board import Lay as RefereesLay
from tests.games.qwirkle.referee.table import Table

SHIPPED = PROBLEMS.shipped()
EVERY = 5
"""One of so many is searched again here; `python -m tests.games.qwirkle.problems` searches all."""


def never() -> bool:
    return False


def begin(problem: Problem) -> Qwirkle:
    game = position_of(QWIRKLE, problem)
    assert isinstance(game, Qwirkle)
    return game


def proven_lays(problem: Problem) -> set[RefereesLay]:
    """What the second search holds for right."""
    table = table_of(solution_record(QWIRKLE, problem), len(problem.actions))
    if problem.kind == BEST:
        return most_points(table)
    seat = table.turn
    assert seat is not None and not table.bag and table.seats == 2
    lead = problem.facts["margin"] - table.scores[seat] + table.scores[1 - seat]
    return EndSearch().best_lays(table.board, table.hands[seat], table.hands[1 - seat], lead)


def listed_lays(problem: Problem) -> set[RefereesLay]:
    return {frozenset((tile, x, y) for tile, x, y in entry["tiles"]) for entry in problem.solutions}


def test_two_hundred_are_shipped_of_both_kinds():
    assert len(SHIPPED) == 200
    assert [one.difficulty for one in SHIPPED] == sorted(one.difficulty for one in SHIPPED)
    assert {(one.kind, one.difficulty) for one in SHIPPED} == {
        (kind, level) for kind in (BEST, ENDGAME) for level in range(1, 6)
    }
    assert {QWIRKLE.read_options(one.options).seats for one in SHIPPED if one.kind == BEST} == {2, 3, 4}


def test_every_solution_is_a_record():
    for problem in SHIPPED:
        check(QWIRKLE, problem)
        assert problem.line[0] in problem.solutions
        assert problem.difficulty == difficulty(problem.kind, dict(problem.measures))
        assert problem.kind == ENDGAME or len(problem.solutions) == 1


@pytest.mark.parametrize("problem", SHIPPED[:: 8 * EVERY], ids=lambda problem: problem.id)
def test_the_referee_accepts_the_solution(problem: Problem):
    Table.from_record(solution_record(QWIRKLE, problem))


@pytest.mark.parametrize("problem", SHIPPED[::EVERY], ids=lambda problem: problem.id)
def test_a_second_search_finds_the_same_lays(problem: Problem):
    assert proven_lays(problem) == listed_lays(problem)


@pytest.mark.parametrize("problem", SHIPPED[1 :: 8 * EVERY], ids=lambda problem: problem.id)
def test_every_lay_is_judged_as_it_is_listed(problem: Problem):
    game = begin(problem)
    for action in list(game.completions(Lay()))[:60]:
        found = PROBLEMS.judge(problem, game, action, never)
        is_right = entry_of(game, action) in problem.solutions
        assert (found.verdict in (Verdict.SOLVES, Verdict.KEEPS)) == is_right
        if not is_right:
            assert isinstance(found.refutation, Shortfall)
            assert found.refutation.points > 0


def test_an_endgame_is_played_to_its_end_against_the_best_replies():
    problem = max((one for one in SHIPPED if one.kind == ENDGAME), key=lambda one: len(one.line))
    game, seat = begin(problem), player_of(problem)
    verdict = Verdict.KEEPS
    for _, action in solution_of(QWIRKLE, problem).actions[len(problem.actions) :]:
        reply = PROBLEMS.reply(problem, game)
        assert (reply is None) == (game.turn == seat)
        if reply is None:
            verdict = PROBLEMS.judge(problem, game, action, never).verdict
            assert verdict in (Verdict.KEEPS, Verdict.SOLVES)
        game.apply(action if reply is None else reply)
    assert game.result is not None
    assert game.scores[seat] - game.scores[1 - seat] == problem.facts["margin"]


def test_a_wrong_lay_in_an_endgame_is_refuted_by_a_line_to_the_end():
    problem = next(one for one in SHIPPED if one.kind == ENDGAME)
    game, seat = begin(problem), player_of(problem)
    wrong = next(a for a in game.completions(Lay()) if entry_of(game, a) not in problem.solutions)
    found = PROBLEMS.judge(problem, game, wrong, never)
    game.apply(wrong)
    for action in found.refutation.line:
        game.apply(action)
    assert game.result is not None
    short = problem.facts["margin"] - (game.scores[seat] - game.scores[1 - seat])
    assert short == found.refutation.points


def test_a_number_makes_the_same_problem_again():
    shipped = next(one for one in SHIPPED if one.id == "endgame-1")
    assert to_text(make(1)) == to_text(shipped)

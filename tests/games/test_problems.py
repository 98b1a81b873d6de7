"""The contract of problems: a set is read from files, bad ones are told, each day has one of them."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from shtil_desktop.games import GAMES, face_of, load
from shtil_desktop.games.problems import (
    BadProblem,
    Problem,
    check,
    in_order,
    of_the_day,
    position_of,
    read_file,
    read_folder,
    read_problem,
    solution_of,
    to_text,
)
from shtil_desktop.games.shtil.game import SHTIL
from shtil_desktop.games.shtil.rules.voyage import Shtil

KINDS = ("win",)


@pytest.fixture(scope="module")
def problem() -> Problem:
    """Two discards of a deal: what a problem says is up to its kind, not to the contract."""
    game = SHTIL.new_game(SHTIL.default_options(), 1)
    _discard(game)
    before = game.to_record()["actions"]
    _discard(game)
    line = game.to_record()["actions"][len(before) :]
    return Problem(
        game="shtil",
        id="win-1",
        kind="win",
        options={},
        number=1,
        actions=tuple(before),
        solutions=tuple(line),
        line=tuple(line),
        outcome=None,
        difficulty=2,
        measures={"decisions": 1},
        facts={},
    )


def _discard(game: Shtil) -> None:
    opening = game.legal_actions()[-1]
    game.apply(next(game.completions(opening)))


def test_a_problem_is_written_and_read_as_one_line(problem: Problem):
    text = to_text(problem)
    assert "\n" not in text
    assert read_problem(text.encode(), "shtil", KINDS) == problem


def test_its_position_and_its_solution_replay(problem: Problem):
    check(SHTIL, problem)
    assert len(position_of(SHTIL, problem).actions) == 1
    assert len(solution_of(SHTIL, problem).actions) == 2


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"kind": "chess"}, "there is no kind 'chess'"),
        ({"id": ""}, "an id is a short text"),
        ({"difficulty": 0}, "from 1 to 5"),
        ({"difficulty": 6}, "difficulty"),
        ({"options": []}, "options are an object"),
        ({"options": {"seats": 9}}, "options: "),
        ({"line": []}, "at least one action"),
        ({"facts": {"points": 10**30}}, "facts are whole numbers"),
        ({"actions": [7]}, "actions are actions, each with its seat"),
        ({"measures": {"depth": "deep"}}, "measures are whole numbers by name"),
        ({"number": -1}, "number"),
        ({"extra": 1}, "unknown key 'extra'"),
    ],
)
def test_a_bad_line_is_told_with_its_place(problem: Problem, tmp_path: Path, changes, words):
    good = to_text(problem)
    bad = json.dumps({**json.loads(good), **changes})
    file = tmp_path / "win.jsonl"
    file.write_text(f"{good}\n\n{bad}\n", encoding="utf-8")
    with pytest.raises(BadProblem) as told:
        read_file(file, "shtil", KINDS)
    assert str(told.value).startswith("win.jsonl, line 3: ")
    assert words in str(told.value)


@pytest.mark.parametrize("line", [b"not JSON", b"[]", b"{}", b"\xff\xfe", b'{"id": 1e3}'])
def test_what_is_no_problem_is_told(line: bytes):
    with pytest.raises(BadProblem):
        read_problem(line, "shtil", KINDS)


def test_two_problems_of_one_id_are_told(problem: Problem, tmp_path: Path):
    (tmp_path / "win.jsonl").write_text(2 * (to_text(problem) + "\n"), encoding="utf-8")
    with pytest.raises(BadProblem, match="line 2: a second 'win-1'"):
        read_folder(tmp_path, "shtil", KINDS)


def test_a_problem_that_cannot_be_played_is_told(problem: Problem):
    with pytest.raises(BadProblem, match="win-1 can't be played"):
        check(SHTIL, replace(problem, line=({"seat": 0, "do": "finish"},)))
    with pytest.raises(BadProblem, match="win-1 can't be played"):
        check(SHTIL, replace(problem, options={"seats": 9}))


def _many(problem: Problem, count: int) -> list[Problem]:
    return [replace(problem, id=f"win-{at}", difficulty=1 + at % 5) for at in range(count)]


def test_the_easiest_come_first(problem: Problem):
    levels = [one.difficulty for one in in_order(_many(problem, 12))]
    assert levels == sorted(levels)


def test_each_day_has_its_problem_and_none_comes_twice_in_a_turn(problem: Problem):
    problems = _many(problem, 10)
    first = date.fromordinal(10 * 73_900)
    days = [first + timedelta(days) for days in range(20)]
    names = [of_the_day(problems, "shtil", day).id for day in days]
    assert len(set(names[:10])) == len(set(names[10:])) == 10
    assert names[:10] != names[10:]
    assert of_the_day(problems[::-1], "shtil", days[3]).id == names[3]
    assert [of_the_day(problems, "qwirkle", day).id for day in days] != names


@pytest.mark.parametrize("game", GAMES)
def test_a_problem_without_what_its_words_need_is_told(game: str):
    face = face_of(game)
    for found in {one.kind: one for one in load(face.problems).shipped()}.values():
        check(face, found)
        with pytest.raises(BadProblem):
            check(face, replace(found, facts={}, measures={}))


@pytest.mark.parametrize("cell", [-1, 0, 25, 1000])
def test_a_route_to_no_chest_is_told(cell: int):
    shkap = face_of("shkap")
    shortest = next(one for one in load(shkap.problems).shipped() if "chest" in one.facts)
    with pytest.raises(BadProblem, match="don't belong to its position"):
        check(shkap, replace(shortest, facts={**shortest.facts, "chest": cell}))

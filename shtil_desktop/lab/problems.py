"""`shtil-lab problems`: makes problems by their numbers, the same everywhere, or checks a file of them."""

from __future__ import annotations

import argparse
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TextIO

from shtil_desktop.games import face_of, load
from shtil_desktop.games.problems import (
    BadProblem,
    GameProblems,
    Problem,
    check,
    read_file,
    solution_record,
    to_text,
)
from shtil_desktop.games.record import to_text as record_text
from shtil_desktop.games.typed_numbers import positive
from shtil_desktop.lab.command_options import MISUSED, add_game, add_number
from shtil_desktop.play.profile.files import check_plain


def register(commands: Any) -> None:
    parser = commands.add_parser("problems", help="make problems, or check a file of them")
    add_game(parser)
    add_number(parser, "the first problem's number")
    task = parser.add_mutually_exclusive_group(required=True)
    task.add_argument("--make", type=positive, metavar="N", help="make N problems")
    task.add_argument("--check", type=Path, metavar="FILE.jsonl", help="check that all of them can be played")
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE.jsonl",
        help="write the problems to this file (default: standard output)",
    )
    parser.add_argument("--records", type=Path, metavar="FILE.jsonl", help="write the solutions as records")
    parser.set_defaults(run=run, complain=parser.error)


def run(chosen: argparse.Namespace) -> int:
    problems = problems_of(chosen.game)
    if problems is None:
        return int(chosen.complain(f"there are no problems of {chosen.game}"))
    if chosen.check is not None:
        return _check(problems, chosen)
    numbers = range(chosen.number, chosen.number + chosen.make)
    with ExitStack() as stack:
        file = stack.enter_context(chosen.out.open("w", encoding="utf-8")) if chosen.out else sys.stdout
        made = [_made(problems, number, file) for number in numbers]
    _write_records(problems, made, chosen.records)
    return 0


def problems_of(game: str) -> GameProblems | None:
    """The problems of a game, also of one that is not offered to players yet; None if it has none."""
    try:
        place = face_of(game).problems
    except KeyError:
        return None
    found: GameProblems | None = load(place) if place else None
    return found


def _made(problems: GameProblems, number: int, file: TextIO) -> Problem:
    began = time.process_time()
    problem = problems.make(number)
    file.write(to_text(problem) + "\n")
    file.flush()
    spent = time.process_time() - began
    sys.stderr.write(f"{problem.id}: difficulty {problem.difficulty}, {spent:.1f} s\n")
    return problem


def _check(problems: GameProblems, chosen: argparse.Namespace) -> int:
    try:
        check_plain(chosen.check, follows=True)
        found = read_file(chosen.check, problems.face.id, problems.kinds)
        for problem in found:
            check(problems.face, problem)
    except BadProblem as error:
        print(error)
        return MISUSED
    _write_records(problems, found, chosen.records)
    print(f"{len(found)} {'problem' if len(found) == 1 else 'problems'}, all can be played")
    return 0


def _write_records(problems: GameProblems, made: list[Problem], path: Path | None) -> None:
    if path is not None:
        lines = [record_text(solution_record(problems.face, problem)) + "\n" for problem in made]
        path.write_text("".join(lines), encoding="utf-8")

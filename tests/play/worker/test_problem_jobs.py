"""Problems in the worker: a move is judged after what was done before it, and other seats reply."""

from __future__ import annotations

import pickle
from typing import Any

from shtil_desktop.games import face_of, load
from shtil_desktop.games.problems import Verdict, solution_of
from shtil_desktop.play.worker.jobs import JOBS, judge_in_problem, reply_in_problem


class JobContext:
    def report(self, value: Any) -> None:
        raise AssertionError

    def is_cancelled(self) -> bool:
        return False


def test_the_line_of_an_endgame_is_judged_and_replied_to_move_by_move():
    face = face_of("qwirkle")
    shipped = load(face.problems).shipped()
    problem = pickle.loads(pickle.dumps(next(one for one in shipped if len(one.line) > 2)))
    line = [action for _, action in solution_of(face, problem).actions[len(problem.actions) :]]
    context = JobContext()
    verdicts = []
    for at, action in enumerate(line):
        reply = reply_in_problem(context, problem, line[:at])
        if reply is None:
            verdicts.append(judge_in_problem(context, problem, line[:at], action).verdict)
        else:
            assert reply == action
    assert set(verdicts[:-1]) <= {Verdict.KEEPS}
    assert len(verdicts) > 1


def test_both_are_jobs_by_name():
    assert load(JOBS["judge-problem"]) is judge_in_problem
    assert load(JOBS["reply-in-problem"]) is reply_in_problem

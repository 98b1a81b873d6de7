"""The worker: it answers, can be cut off, survives its own death and never outlives the program."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
from datetime import date
from pickle import PicklingError
from random import Random

import pytest

from shtil_desktop.crew import sign_on
from shtil_desktop.games.base import Result
from shtil_desktop.games.shtil import Mode, Options
from shtil_desktop.games.shtil.record import write
from shtil_desktop.solver import Winnable
from shtil_desktop.voyage.daily import daily_number
from shtil_desktop.voyage.session import Session
from shtil_desktop.voyage.thinker import Answer, Thinker
from tests.games.kinds import FEW_KINDS
from tests.voyage.odd_jobs import ODD_JOBS
from tests.voyage.sailing import new_voyage, sail

LONG = 20.0
"""Seconds: nothing here takes them unless it has failed."""

pytestmark = pytest.mark.skipif(os.name == "nt", reason="looks at processes as POSIX does")


@pytest.fixture(scope="module")
def shared():
    thinker = Thinker(ODD_JOBS)
    yield thinker
    thinker.close()


@pytest.fixture
def thinker(shared):
    shared.cancel_all()
    return shared


def answers(thinker: Thinker, request: int, seconds: float = LONG) -> list[Answer]:
    """All answers to a request, the last one too; those to others are kept for when they are asked for."""
    heard = HEARD.setdefault(thinker, [])
    end = time.monotonic() + seconds
    while not any(one.request == request and one.is_last for one in heard):
        assert time.monotonic() < end, "no answer"
        select.select([thinker], [], [], end - time.monotonic())
        heard += thinker.poll()
    return [one for one in heard if one.request == request]


HEARD: dict[Thinker, list[Answer]] = {}


def answer(thinker: Thinker, request: int) -> Answer:
    return answers(thinker, request)[-1]


def is_alive(process: int) -> bool:
    try:
        with open(f"/proc/{process}/stat", encoding="ascii") as file:
            return file.read().split(") ")[1][0] != "Z"
    except FileNotFoundError:
        return False


def wait_until(is_so, seconds: float = LONG) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.mark.parametrize("options", [k for k in FEW_KINDS if k.seats > 1][::2], ids=lambda kind: kind.key)
def test_a_mate_decides_in_the_worker_as_it_would_here(thinker, options):
    session = Session(new_voyage(options, 4), None)
    for _ in range(12):
        for question in session.questions():
            mate = sign_on(question.level, *question.words)
            value = answer(thinker, thinker.ask_mate(question)).value
            if question.is_pledge:
                assert value == mate.pledge(question.view)
                session.pledge(question.seat, value)
            else:
                assert value == mate.decide(question.view)
                session.play(value)
        if session.is_players_turn:
            mate = sign_on("deckhand", options.key, 4, 0, session.length)
            session.play(mate.decide(session.view()))
        elif 0 in session.pledges_wanted():
            session.pledge(0, 1)


def test_the_solver_works_there_too(thinker):
    session = Session(new_voyage(Options(Mode.STANDARD, 1)), None)
    verdict = answer(thinker, thinker.ask("solve", write(session.game), None, LONG)).value
    assert isinstance(verdict, Winnable)
    for action in verdict.line:
        session.play(action)
    outcome = session.game.result
    assert outcome is not None and outcome.result is Result.WON
    assert isinstance(answer(thinker, thinker.ask("solve", write(session.game), 3, LONG)).value, Winnable)


def test_a_days_deal_and_the_next_winnable_one_are_found_there(thinker):
    day = date(2026, 11, 16)
    deal = answer(thinker, thinker.ask("daily", day)).value
    assert (deal.number, deal.is_proven) == (daily_number(day), True)
    found = answer(thinker, thinker.ask("winnable", Options(Mode.STANDARD, 1), 7, 5)).value
    assert found == 7


def test_a_voyage_is_read_afterwards_stage_by_stage(thinker):
    session = Session(new_voyage(Options(Mode.STANDARD, 1), 3), None)
    sail(session, Random(5))
    request = thinker.ask_review(session.inquiry())
    heard: list[Answer] = []

    def has_curve() -> bool:
        heard.extend(one for one in thinker.poll() if one.request == request)
        assert not any(one.error for one in heard), heard
        return any(one.value.chances for one in heard)

    wait_until(has_curve)
    assert heard[0].value.first_lost is not None and not heard[0].value.chances
    assert not heard[-1].is_last
    thinker.cancel(request)
    assert answer(thinker, thinker.ask("echo", 7)).value == 7
    assert thinker.is_idle


def test_answers_come_in_the_order_of_the_questions(thinker):
    requests = [thinker.ask("echo", n) for n in range(20)]
    assert not thinker.is_idle
    last = answer(thinker, requests[-1])
    assert (last.value, last.is_last, last.error) == (19, True, None)
    wait_until(lambda: not thinker.poll())
    assert thinker.is_idle


def test_a_job_can_improve_its_answer(thinker):
    found = answers(thinker, thinker.ask("improve"))
    assert [(one.value, one.is_last) for one in found] == [(1, False), (2, False), (3, True)]


def test_a_job_that_fails_says_so_and_the_worker_goes_on(thinker):
    before = answer(thinker, thinker.ask("where")).value
    for job, word in [
        ("riddle", "a riddle"),
        ("knot", "pickle"),
        ("stumble", "a stone"),
        ("missing", "nowhere"),
        ("unheard-of", "unheard-of"),
    ]:
        failed = answer(thinker, thinker.ask(job))
        assert failed.error is not None and word in failed.error
    assert answer(thinker, thinker.ask("where")).value == before


def test_what_cannot_be_sent_is_refused_at_once(thinker):
    with pytest.raises((AttributeError, PicklingError), match="pickle"):
        thinker.ask("echo", lambda: None)


def test_a_stubborn_job_is_cut_off(thinker):
    before = answer(thinker, thinker.ask("where")).value
    request = thinker.ask("stubborn", LONG)
    time.sleep(0.1)
    began = time.monotonic()
    thinker.cancel(request)
    assert time.monotonic() - began < 0.05
    after = answer(thinker, thinker.ask("where")).value
    assert time.monotonic() - began < LONG / 4
    assert after != before
    assert not is_alive(before)


def test_a_polite_job_is_not_killed_when_it_is_cancelled(thinker):
    before = answer(thinker, thinker.ask("where")).value
    request = thinker.ask("polite", LONG)
    time.sleep(0.1)
    thinker.cancel(request)
    assert answer(thinker, thinker.ask("where")).value == before


def test_nothing_is_heard_of_a_cancelled_request(thinker):
    answer(thinker, thinker.ask("echo", 0))
    request = thinker.ask("echo", 1)
    select.select([thinker], [], [], LONG)  # its answer has come in, but was not taken out yet
    thinker.cancel(request)
    thinker.cancel(request)
    assert thinker.poll() == []
    assert thinker.is_idle


def test_a_request_that_waits_can_be_cancelled(thinker):
    running = thinker.ask("polite", 0.2)
    waiting = thinker.ask("crash")
    after = thinker.ask("echo", 5)
    thinker.cancel(waiting)
    assert answer(thinker, running).value == "at last"
    assert answer(thinker, after).value == 5


def test_a_crash_is_survived_and_the_request_tried_again(thinker, tmp_path):
    request = thinker.ask("crash_once", str(tmp_path / "trace"))
    assert answer(thinker, request).value == "second time lucky"


def test_a_request_that_always_crashes_is_given_up(thinker):
    after = thinker.ask("crash"), thinker.ask("echo", 6)
    assert answer(thinker, after[0]).error == "the worker died"
    assert answer(thinker, after[1]).value == 6


def test_a_killed_worker_is_replaced(thinker):
    before = answer(thinker, thinker.ask("where")).value
    os.kill(before, signal.SIGKILL)
    assert answer(thinker, thinker.ask("where")).value != before
    request = thinker.ask("polite", 0.5)
    wait_until(lambda: thinker.worker_id not in (None, before))
    time.sleep(0.1)
    os.kill(thinker.worker_id, signal.SIGKILL)
    assert answer(thinker, request).value == "at last"


def test_asking_never_waits_even_while_the_worker_starts():
    began = time.monotonic()
    thinker = Thinker(ODD_JOBS)
    thinker.warm_up()
    session = Session(new_voyage(Options(Mode.STANDARD, 5)), None)
    first = thinker.ask("echo", session.view())
    thinker.poll()
    assert time.monotonic() - began < 0.2
    assert answer(thinker, first).value == session.view()
    thinker.close()


def test_an_idle_worker_uses_no_processor(thinker):
    answer(thinker, thinker.ask("echo", 0))

    def used() -> int:
        with open(f"/proc/{thinker.worker_id}/stat", encoding="ascii") as file:
            fields = file.read().split(") ")[1].split()
        return int(fields[11]) + int(fields[12])

    before, own = used(), time.process_time()
    time.sleep(0.5)
    assert used() - before <= 1
    assert time.process_time() - own < 0.05


def test_closing_ends_a_busy_worker():
    thinker = Thinker(ODD_JOBS)
    process = answer(thinker, thinker.ask("where")).value
    thinker.ask("stubborn", LONG)
    time.sleep(0.05)
    thinker.close()
    thinker.close()
    assert not is_alive(process)
    assert thinker.poll() == []


PROGRAM = """
import select, sys, time
from shtil_desktop.voyage.thinker import Thinker
from tests.voyage.odd_jobs import ODD_JOBS

if __name__ == "__main__":
    thinker = Thinker(ODD_JOBS)
    thinker.ask("where")
    select.select([thinker], [], [])
    sys.stdout.write(f"{thinker.poll()[0].value}\\n")
    sys.stdout.flush()
    if sys.argv[1] != "idle":
        thinker.ask("stubborn", 60.0)
    if sys.argv[1] != "leave":
        time.sleep(60)
"""


@pytest.mark.parametrize("manner", ["idle", "busy", "leave"])
def test_no_worker_outlives_the_program(tmp_path, manner):
    (tmp_path / "program.py").write_text(PROGRAM, encoding="utf-8")
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, str(tmp_path / "program.py"), manner]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=environment) as program:
        assert program.stdout is not None and program.stderr is not None
        process = int(program.stdout.readline())
        if manner != "leave":
            time.sleep(0.1)
            program.kill()
        program.wait(LONG)
        assert program.stderr.read() == ""
    wait_until(lambda: not is_alive(process), 5)


SPAWNER = """
import os, select, signal, sys
from multiprocessing import util
from shtil_desktop.voyage.thinker import Thinker
from tests.voyage.odd_jobs import ODD_JOBS

def spawn(path, arguments, handles, usual=util.spawnv_passfds):
    process = usual(path, arguments, handles)
    if "--multiprocessing-fork" in arguments:
        if sys.argv[1] == "gone":
            os._exit(0)
        os.kill(process, signal.SIGINT)
        sys.stdout.write(f"{process}\\n")
    return process

if __name__ == "__main__":
    util.spawnv_passfds = spawn
    thinker = Thinker(ODD_JOBS)
    thinker.ask("where")
    select.select([thinker], [], [])
    sys.stdout.write(f"{thinker.poll()[0].value}\\n")
    thinker.close()
"""


def spawned(tmp_path, manner: str) -> tuple[list[str], str]:
    """What is said, and complained of, by a program in which something happens while its worker starts."""
    (tmp_path / "program.py").write_text(SPAWNER, encoding="utf-8")
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, str(tmp_path / "program.py"), manner]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=LONG, check=True)
    return done.stdout.split(), done.stderr


def test_a_worker_that_finds_no_program_ends_without_a_word(tmp_path):
    assert spawned(tmp_path, "gone") == ([], "")


def test_an_interrupt_does_not_reach_a_worker_that_is_just_starting(tmp_path):
    processes, complaints = spawned(tmp_path, "interrupted")
    assert complaints == ""
    assert len(processes) == 2 and processes[0] == processes[1], "no other one had to take its place"

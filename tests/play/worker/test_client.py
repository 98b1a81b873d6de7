"""The worker: it answers, can be cut off, survives its own death and never outlives the program."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from pickle import PicklingError
from random import Random

import pytest

from shtil_desktop.games import GAMES
from shtil_desktop.games.shtil.crew import sign_on
from shtil_desktop.games.shtil.daily import daily_deal
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.match import Match, Seat
from shtil_desktop.play.session import Session
from shtil_desktop.play.worker import supervisor
from shtil_desktop.play.worker.client import Thinker
from shtil_desktop.play.worker.ticket import Failure
from tests.games.shtil.kinds import FEW_KINDS
from tests.play.sailing import new_voyage, sail
from tests.play.worker.asking import Asked, ask_game, ask_mate
from tests.play.worker.odd_jobs import ODD_JOBS
from tests.processes import LONG, PIPE, finish, is_alive, running, wait_until
from tests.toy.pebbles.game import PEBBLES

pytestmark = pytest.mark.skipif(os.name == "nt", reason="looks at processes as POSIX does")


@pytest.fixture(scope="module")
def thinker():
    thinker = Thinker(ODD_JOBS)
    yield thinker
    thinker.close()


@contextlib.contextmanager
def stopped(process: int) -> Iterator[None]:
    """A process that can do nothing for a while: whoever waits for it would wait for ever."""
    os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGCONT)


@pytest.mark.parametrize("options", [k for k in FEW_KINDS if k.seats > 1][::2], ids=lambda kind: kind.key)
def test_a_mate_decides_in_the_worker_as_it_would_here(thinker, options):
    session = Session(new_voyage(options, 4), None)
    for _ in range(12):
        for question in session.questions():
            mate = sign_on(question.level, *question.words)
            value = ask_mate(thinker, question).answer
            if question.is_talk:
                assert value == mate.say(question.view)
                session.say(question.seat, value)
            else:
                assert value == mate.decide(question.view)
                session.play(value)
        if session.is_players_turn:
            mate = sign_on("deckhand", options.key, 4, 0, session.length)
            session.play(mate.decide(session.view()))
        elif 0 in session.talk_wanted():
            session.say(0, 1)


def test_a_days_deal_and_the_next_winnable_one_are_found_there(thinker):
    day = date(2026, 11, 16)
    deal = ask_game(thinker, "shtil", "daily", day).answer
    assert (deal.number, deal.is_proven) == (daily_deal(day).number, True)
    found = ask_game(thinker, "shtil", "winnable", Options(Mode.STANDARD, 1), 7, 5).answer
    assert found == 7


def test_a_game_is_imported_there_when_it_is_first_asked_for(monkeypatch):
    """The worker knows the games that the program knows, and plays any of them without importing another."""
    monkeypatch.setitem(GAMES, "pebbles", "tests.toy.pebbles.game:PEBBLES")
    crew = (Seat("Ann", "careful"), Seat("Vera"))
    session = Session(Match.begin(PEBBLES, PEBBLES.default_options(), 3, crew, player=1), None)
    with contextlib.closing(Thinker(ODD_JOBS)) as thinker:
        assert Asked(thinker, "games_here").answer == []
        thinker.warm_up("pebbles")  # which has nothing to get ready
        while session.game.result is None:
            for question in session.questions():
                decided = ask_mate(thinker, question).answer
                assert decided == PEBBLES.mate("careful", *question.words).decide(question.view)
                session.play(decided)
            if session.is_players_turn:
                session.play(session.view().legal[0])
        assert Asked(thinker, "games_here").answer == []
        assert ask_game(thinker, "pebbles", "hint").failure
        thinker.warm_up("shtil")
        assert Asked(thinker, "games_here").answer == ["shtil"]


def test_a_voyage_is_read_afterwards_stage_by_stage(thinker):
    session = Session(new_voyage(Options(Mode.STANDARD, 1), 3), None)
    sail(session, Random(5))
    request = ask_game(thinker, "shtil", "review", session.record, session.player, True)
    heard = [request.next()]
    while not heard[-1][1].chances:
        heard.append(request.next())
    assert heard[0][1].first_lost is not None and not heard[0][1].chances
    assert all(word == "partial" for word, _ in heard)
    request.ticket.cancel()
    assert Asked(thinker, "echo", 7).answer == 7


def test_answers_come_in_the_order_of_the_questions(thinker):
    order: list[int] = []
    requests = [thinker.ask("echo", n, done=order.append) for n in range(20)]
    wait_until(lambda: len(order) == 20)
    assert order == list(range(20)) and not any(request.is_open for request in requests)


def test_a_job_can_improve_its_answer(thinker):
    assert Asked(thinker, "improve").all() == [("partial", 1), ("partial", 2), ("done", 3)]


def test_a_job_that_fails_says_so_and_the_worker_goes_on(thinker):
    before = Asked(thinker, "where").answer
    for job, word in [
        ("riddle", "a riddle"),
        ("knot", "pickle"),
        ("stumble", "a stone"),
        ("missing", "nowhere"),
        ("unheard-of", "unheard-of"),
    ]:
        failure = Asked(thinker, job).failure
        assert word in failure.reason and not failure.lacks_worker
    assert Asked(thinker, "where").answer == before


def test_what_cannot_be_sent_is_refused_at_once(thinker):
    with pytest.raises((AttributeError, PicklingError), match="pickle"):
        Asked(thinker, "echo", lambda: None)


def test_a_stubborn_job_is_cut_off(thinker):
    before = Asked(thinker, "where").answer
    request = Asked(thinker, "stubborn", 10 * LONG).begin()
    with stopped(before):
        request.ticket.cancel()
        after = Asked(thinker, "where").answer
    assert after != before
    assert not is_alive(before)


def test_a_polite_job_is_not_killed_when_it_is_cancelled(thinker, monkeypatch):
    before = Asked(thinker, "where").answer
    monkeypatch.setattr(supervisor, "PATIENCE", LONG)  # it takes its time on a busy machine
    Asked(thinker, "polite", 10 * LONG).begin().ticket.cancel()
    assert Asked(thinker, "where").answer == before


def test_nothing_is_heard_of_a_cancelled_request(thinker, tmp_path):
    request = Asked(thinker, "until_there", str(tmp_path / "sign")).begin()
    waiting = Asked(thinker, "echo", 1)
    request.ticket.cancel()
    request.ticket.cancel()
    waiting.ticket.cancel()
    (tmp_path / "sign").touch()
    assert Asked(thinker, "echo", 2).answer == 2
    assert request.is_silent and waiting.is_silent and not request.ticket.is_open


def test_a_request_that_waits_can_be_cancelled(thinker, tmp_path):
    first = Asked(thinker, "until_there", str(tmp_path / "sign")).begin()
    waiting = Asked(thinker, "crash")
    after = Asked(thinker, "echo", 5)
    waiting.ticket.cancel()
    (tmp_path / "sign").touch()
    assert first.answer == "at last"
    assert after.answer == 5


def test_a_quiet_request_is_done_after_all_others(thinker, tmp_path):
    order: list[str] = []
    thinker.ask("until_there", str(tmp_path / "go"), done=order.append)
    thinker.ask("echo", "quiet", is_quiet=True, done=order.append)
    thinker.ask("echo", "usual", done=order.append)
    (tmp_path / "go").touch()
    wait_until(lambda: len(order) == 3)
    assert order == ["at last", "usual", "quiet"]


@pytest.mark.parametrize("job", ["polite", "stubborn"])
def test_a_quiet_job_makes_way_and_is_done_afterwards(thinker, monkeypatch, job):
    """The polite one ends when it is asked to, the stubborn one costs the worker its life."""
    monkeypatch.setattr(supervisor, "PUT_OFF_WITHIN", LONG if job == "polite" else 0.05)
    quiet = Asked(thinker, job, 0.5, is_quiet=True).begin()
    assert Asked(thinker, "echo", "first").answer == "first"
    assert quiet.ticket.is_open
    assert quiet.all() == [("partial", "at it"), ("done", "at last")]


def test_a_quiet_job_that_made_way_can_be_cancelled(thinker, tmp_path):
    quiet = Asked(thinker, "polite", LONG, is_quiet=True).begin()
    usual = Asked(thinker, "echo", 1)
    quiet.ticket.cancel()
    assert usual.answer == 1
    assert Asked(thinker, "echo", 2).answer == 2


def test_a_crash_is_survived_and_the_request_tried_again(thinker, tmp_path):
    assert Asked(thinker, "crash_once", str(tmp_path / "trace")).answer == "second time lucky"


def test_a_request_that_always_crashes_is_given_up(thinker):
    crash, after = Asked(thinker, "crash"), Asked(thinker, "echo", 6)
    assert crash.failure == Failure("the worker died", lacks_worker=True)
    assert after.answer == 6


def test_a_killed_worker_is_replaced(thinker, tmp_path):
    before = Asked(thinker, "where").answer
    os.kill(before, signal.SIGKILL)
    assert Asked(thinker, "where").answer != before
    request = Asked(thinker, "until_there", str(tmp_path / "sign")).begin()
    os.kill(thinker.worker_id, signal.SIGKILL)
    (tmp_path / "sign").touch()
    assert request.answer == "at last"


def test_asking_never_waits_even_while_the_worker_starts():
    session = Session(new_voyage(Options(Mode.STANDARD, 5)), None)
    with contextlib.closing(Thinker(ODD_JOBS)) as thinker:
        thinker.warm_up("shtil")
        wait_until(lambda: thinker.worker_id is not None)
        assert thinker.worker_id is not None
        with stopped(thinker.worker_id):
            first = Asked(thinker, "echo", session.view())
            assert first.is_silent
        assert first.answer == session.view()


def test_an_idle_worker_uses_no_processor(thinker):
    """Nobody wakes it, nor does it look by itself whether there is something to do; its supervisor too."""
    assert Asked(thinker, "echo", 0).answer == 0

    def wakings() -> list[str]:
        supervisor_thread = f"/proc/self/task/{thinker._supervisor._thread.native_id}/status"
        paths = [*Path(f"/proc/{thinker.worker_id}/task").glob("*/status"), Path(supervisor_thread)]
        return [line for path in paths for line in path.read_text().splitlines() if "ctxt_switches" in line]

    def is_asleep() -> bool:
        before = wakings()
        time.sleep(0.5)
        return wakings() == before

    wait_until(is_asleep)


def test_closing_ends_a_busy_worker():
    thinker = Thinker(ODD_JOBS)
    with contextlib.closing(thinker):
        process = Asked(thinker, "where").answer
        request = Asked(thinker, "stubborn", 10 * LONG).begin()
    thinker.close()
    wait_until(lambda: not is_alive(process))
    assert request.is_silent


PROGRAM = """
import sys, time
from shtil_desktop.play.worker.client import Thinker
from tests.play.worker.asking import Asked
from tests.play.worker.odd_jobs import ODD_JOBS

if __name__ == "__main__":
    thinker = Thinker(ODD_JOBS)
    sys.stdout.write(f"{Asked(thinker, 'where').answer}\\n")
    sys.stdout.flush()
    if sys.argv[1] != "idle":
        Asked(thinker, "stubborn", 6000.0).begin()
    sys.stdout.write("at it\\n")
    sys.stdout.flush()
    if sys.argv[1] != "leave":
        time.sleep(6000)
"""


ONLY_LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="what Linux alone can do")


@pytest.mark.parametrize("manner", ["idle", "busy", "leave", pytest.param("stopped", marks=ONLY_LINUX)])
def test_no_worker_outlives_the_program(tmp_path, manner):
    """Not even one that is stopped, and so can't see the program's end."""
    (tmp_path / "program.py").write_text(PROGRAM, encoding="utf-8")
    command = [sys.executable, str(tmp_path / "program.py"), manner]
    with running(command, stdout=PIPE, stderr=PIPE) as program:
        assert program.stdout is not None and program.stderr is not None
        process = int(program.stdout.readline())
        assert program.stdout.readline() == "at it\n"
        if manner == "stopped":
            os.kill(process, signal.SIGSTOP)
        if manner != "leave":
            program.kill()
        program.wait(LONG)
        assert program.stderr.read() == ""
        wait_until(lambda: not is_alive(process))


SPAWNER = """
import os, signal, sys
from multiprocessing import util
from shtil_desktop.play.worker.client import Thinker
from tests.play.worker.asking import Asked
from tests.play.worker.odd_jobs import ODD_JOBS

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
    sys.stdout.write(f"{Asked(thinker, 'where').answer}\\n")
    thinker.close()
"""


def spawned(tmp_path, manner: str) -> tuple[list[str], str]:
    """What is said, and complained of, by a program in which something happens while its worker starts."""
    (tmp_path / "program.py").write_text(SPAWNER, encoding="utf-8")
    done = finish([sys.executable, str(tmp_path / "program.py"), manner])
    assert done.returncode == 0, done.stderr
    return done.stdout.split(), done.stderr


def test_a_worker_that_finds_no_program_ends_without_a_word(tmp_path):
    assert spawned(tmp_path, "gone") == ([], "")


def test_an_interrupt_does_not_reach_a_worker_that_is_just_starting(tmp_path):
    processes, complaints = spawned(tmp_path, "interrupted")
    assert complaints == ""
    assert len(processes) == 2 and processes[0] == processes[1], "no other one had to take its place"

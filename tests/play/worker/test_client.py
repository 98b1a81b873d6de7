"""The worker: it answers, can be cut off, survives its own death and never outlives the program."""

from __future__ import annotations

import contextlib
import os
import select
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
from shtil_desktop.play.worker.client import Answer, Thinker
from tests.games.shtil.kinds import FEW_KINDS
from tests.play.sailing import new_voyage, sail
from tests.play.worker.odd_jobs import ODD_JOBS
from tests.processes import LONG, PIPE, finish, is_alive, running, wait_until
from tests.toy.pebbles.game import PEBBLES

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


def begin(thinker: Thinker, kind: str, *arguments: object) -> int:
    """Ask for a job that says when it is at it, and wait for that word."""
    request = thinker.ask(kind, *arguments)
    heard = HEARD.setdefault(thinker, [])

    def is_at_it() -> bool:
        heard.extend(thinker.poll())
        return any(one.request == request for one in heard)

    wait_until(is_at_it)
    return request


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
            value = answer(thinker, thinker.ask_mate(question)).value
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
    deal = answer(thinker, thinker.ask_game("shtil", "daily", day)).value
    assert (deal.number, deal.is_proven) == (daily_deal(day).number, True)
    found = answer(thinker, thinker.ask_game("shtil", "winnable", Options(Mode.STANDARD, 1), 7, 5)).value
    assert found == 7


def test_a_game_is_imported_there_when_it_is_first_asked_for(monkeypatch):
    """The worker knows the games that the program knows, and plays any of them without importing another."""
    monkeypatch.setitem(GAMES, "pebbles", "tests.toy.pebbles.game:PEBBLES")
    crew = (Seat("Ann", "careful"), Seat("Vera"))
    session = Session(Match.begin(PEBBLES, PEBBLES.default_options(), 3, crew, player=1), None)
    with contextlib.closing(Thinker(ODD_JOBS)) as thinker:
        assert answer(thinker, thinker.ask("games_here")).value == []
        thinker.warm_up("pebbles")  # which has nothing to get ready
        while session.game.result is None:
            for question in session.questions():
                decided = answer(thinker, thinker.ask_mate(question)).value
                assert decided == PEBBLES.mate("careful", *question.words).decide(question.view)
                session.play(decided)
            if session.is_players_turn:
                session.play(session.view().legal[0])
        assert answer(thinker, thinker.ask("games_here")).value == []
        assert answer(thinker, thinker.ask_game("pebbles", "hint")).error is not None
        thinker.warm_up("shtil")
        assert answer(thinker, thinker.ask("games_here")).value == ["shtil"]


def test_a_voyage_is_read_afterwards_stage_by_stage(thinker):
    session = Session(new_voyage(Options(Mode.STANDARD, 1), 3), None)
    sail(session, Random(5))
    request = thinker.ask_game("shtil", "review", session.record, session.player, True)
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
    request = begin(thinker, "stubborn", 10 * LONG)
    with stopped(before):
        thinker.cancel(request)
        after = answer(thinker, thinker.ask("where")).value
    assert after != before
    assert not is_alive(before)


def test_a_polite_job_is_not_killed_when_it_is_cancelled(thinker, monkeypatch):
    before = answer(thinker, thinker.ask("where")).value
    monkeypatch.setattr(supervisor, "PATIENCE", LONG)  # it takes its time on a busy machine
    thinker.cancel(begin(thinker, "polite", 10 * LONG))
    assert answer(thinker, thinker.ask("where")).value == before


def test_nothing_is_heard_of_a_cancelled_request(thinker):
    answer(thinker, thinker.ask("echo", 0))
    request = thinker.ask("echo", 1)
    select.select([thinker], [], [], LONG)  # its answer has come in, but was not taken out yet
    thinker.cancel(request)
    thinker.cancel(request)
    assert thinker.poll() == []
    assert thinker.is_idle


def test_a_request_that_waits_can_be_cancelled(thinker, tmp_path):
    first = begin(thinker, "until_there", str(tmp_path / "sign"))
    waiting = thinker.ask("crash")
    after = thinker.ask("echo", 5)
    thinker.cancel(waiting)
    (tmp_path / "sign").touch()
    assert answer(thinker, first).value == "at last"
    assert answer(thinker, after).value == 5


def test_a_quiet_request_is_done_after_all_others(thinker, tmp_path):
    first = thinker.ask("until_there", str(tmp_path / "go"))
    quiet = thinker.ask("echo", "quiet", is_quiet=True)
    usual = thinker.ask("echo", "usual")
    (tmp_path / "go").touch()
    order: list[int] = []
    while len(order) < 3:
        select.select([thinker], [], [], LONG)
        order += [answer.request for answer in thinker.poll() if answer.is_last]
    assert order == [first, usual, quiet]


@pytest.mark.parametrize("job", ["polite", "stubborn"])
def test_a_quiet_job_makes_way_and_is_done_afterwards(thinker, monkeypatch, job):
    """The polite one ends when it is asked to, the stubborn one costs the worker its life."""
    monkeypatch.setattr(supervisor, "PUT_OFF_WITHIN", LONG if job == "polite" else 0.05)
    quiet = thinker.ask(job, 0.5, is_quiet=True)
    wait_until(lambda: any(answer.value == "at it" for answer in thinker.poll()))
    assert answers(thinker, thinker.ask("echo", "first"))[-1].value == "first"
    assert not any(one.request == quiet and one.is_last for one in HEARD[thinker])
    assert answers(thinker, quiet)[-1] == Answer(quiet, "at last")


def test_a_quiet_job_that_made_way_can_be_cancelled(thinker, tmp_path):
    quiet = thinker.ask("polite", LONG, is_quiet=True)
    wait_until(lambda: any(answer.value == "at it" for answer in thinker.poll()))
    usual = thinker.ask("echo", 1)
    thinker.cancel(quiet)
    assert answers(thinker, usual)[-1].value == 1
    assert answers(thinker, thinker.ask("echo", 2))[-1].value == 2


def test_a_crash_is_survived_and_the_request_tried_again(thinker, tmp_path):
    request = thinker.ask("crash_once", str(tmp_path / "trace"))
    assert answer(thinker, request).value == "second time lucky"


def test_a_request_that_always_crashes_is_given_up(thinker):
    after = thinker.ask("crash"), thinker.ask("echo", 6)
    assert answer(thinker, after[0]).error == "the worker died"
    assert answer(thinker, after[1]).value == 6


def test_a_killed_worker_is_replaced(thinker, tmp_path):
    before = answer(thinker, thinker.ask("where")).value
    os.kill(before, signal.SIGKILL)
    assert answer(thinker, thinker.ask("where")).value != before
    request = begin(thinker, "until_there", str(tmp_path / "sign"))
    os.kill(thinker.worker_id, signal.SIGKILL)
    (tmp_path / "sign").touch()
    assert answer(thinker, request).value == "at last"


def test_asking_never_waits_even_while_the_worker_starts():
    session = Session(new_voyage(Options(Mode.STANDARD, 5)), None)
    with contextlib.closing(Thinker(ODD_JOBS)) as thinker:
        thinker.warm_up("shtil")
        wait_until(lambda: thinker.worker_id is not None)
        assert thinker.worker_id is not None
        with stopped(thinker.worker_id):
            first = thinker.ask("echo", session.view())
            assert thinker.poll() == []
        assert answer(thinker, first).value == session.view()


def test_an_idle_worker_uses_no_processor(thinker):
    """Nobody wakes it, nor does it look by itself whether there is something to do; its supervisor too."""
    answer(thinker, thinker.ask("echo", 0))

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
        process = answer(thinker, thinker.ask("where")).value
        begin(thinker, "stubborn", 10 * LONG)
    thinker.close()
    wait_until(lambda: not is_alive(process))
    assert thinker.poll() == []


PROGRAM = """
import select, sys, time
from shtil_desktop.play.worker.client import Thinker
from tests.play.worker.odd_jobs import ODD_JOBS

if __name__ == "__main__":
    thinker = Thinker(ODD_JOBS)
    thinker.ask("where")
    select.select([thinker], [], [])
    sys.stdout.write(f"{thinker.poll()[0].value}\\n")
    sys.stdout.flush()
    if sys.argv[1] != "idle":
        thinker.ask("stubborn", 6000.0)
        select.select([thinker], [], [])
        thinker.poll()
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
import os, select, signal, sys
from multiprocessing import util
from shtil_desktop.play.worker.client import Thinker
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
    thinker.ask("where")
    select.select([thinker], [], [])
    sys.stdout.write(f"{thinker.poll()[0].value}\\n")
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

"""No worker can live here: the mates play all the same, and what can't be had is said in words."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from random import Random

import pytest

from shtil_desktop.games.shtil.daily import proven_deal
from shtil_desktop.games.shtil.new_voyage import Begins, NewVoyage
from shtil_desktop.games.shtil.pages.new_voyage.page import Wish
from shtil_desktop.games.shtil.pages.review.page import ReviewPage
from shtil_desktop.games.shtil.rules.actions import Resign
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.record import read
from shtil_desktop.play.profile.settings import Language, Settings, save_settings
from shtil_desktop.play.worker import availability
from shtil_desktop.play.worker.client import Thinker
from shtil_desktop.table.choices import Say
from shtil_desktop.table.requests.worker_requests import WorkerRequests
from shtil_desktop.windows.destinations import Destination
from tests.broken_workers import EXITS, HANGS, mend, spoil
from tests.games.shtil.players import Style, choose
from tests.processes import LONG, environment, running, voyages_in, wait_until
from tests.windows.test_navigator import Port

pytestmark = pytest.mark.skipif(os.name == "nt", reason="looks at processes as POSIX does")
PATIENCE = round(LONG * 1000)
NOTICE = "Until it can, they all play in the simplest way"


@pytest.fixture
def port(tmp_path, qtbot, qapp, monkeypatch) -> Iterator[Port]:
    """A window whose real worker ends as soon as it starts."""
    monkeypatch.setenv("PYTHONPATH", spoil(tmp_path / "site", EXITS))
    (tmp_path / "voyages").mkdir()
    port = Port(tmp_path, qapp)
    qtbot.addWidget(port.window)
    port.window.show()
    port.navigator.show_start_page()
    with contextlib.closing(Thinker()) as thinker:
        worker = WorkerRequests(thinker)
        port.window.controller.take_on(worker)
        port.navigator.worker = worker
        yield port
        port.close()


def act(port: Port, dice: Random) -> bool:
    """Do what the player is asked for, if anything; whether it was her turn."""
    controller = port.window.controller
    session = controller.session
    assert session is not None
    if session.game.result is not None:
        controller.restart()
    elif session.player in session.talk_wanted():
        controller.decide(Say(1))
    elif session.is_players_turn and not session.talk_wanted():
        controller.play(choose(session.game, dice, Style.ORDERLY))
        return True
    return False


def play_a_round(port: Port, qtbot, dice: Random) -> None:
    qtbot.waitUntil(lambda: act(port, dice))


@pytest.mark.parametrize(
    "options", [Options(Mode.STANDARD, 3), Options(Mode.COMPETITIVE, 2), Options(Mode.SUN_MOON, 2)]
)
def test_the_mates_play_and_it_is_told_once(port, qtbot, options):
    port.window.new_matches.begin("shtil", options, 5)
    for _ in range(3):
        play_a_round(port, qtbot, Random(3))
    session = port.window.controller.session
    assert {step.seat for step in session.history} == set(range(options.seats))
    (told,) = port.window.notices.texts
    assert NOTICE in told
    port.window.notices.withdraw("mates")
    play_a_round(port, qtbot, Random(3))
    assert port.window.notices.texts == []


@pytest.mark.parametrize(
    ("language", "words"), [(Language.DE, "auf die einfachste Weise"), (Language.RU, "самым простым образом")]
)
def test_it_is_told_in_the_players_language(port, qtbot, language, words):
    port.translations.choose(language)
    port.window.new_matches.begin("shtil", Options(Mode.STANDARD, 3), 5)
    play_a_round(port, qtbot, Random(3))
    qtbot.waitUntil(lambda: bool(port.window.notices.texts))
    assert words in port.window.notices.texts[0]


def test_a_worker_that_comes_back_is_used_and_the_notice_goes(port, qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(availability, "REST", 0.0)
    port.window.new_matches.begin("shtil", Options(Mode.STANDARD, 3), 5)
    play_a_round(port, qtbot, Random(3))
    qtbot.waitUntil(lambda: bool(port.window.notices.texts))
    mend(tmp_path / "site")
    dice = Random(4)
    qtbot.waitUntil(lambda: act(port, dice) and port.window.notices.texts == [])


def test_a_hint_that_cannot_be_had_is_told(port, qtbot):
    port.window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 5)
    port.window.controller.hint()
    stage = port.window.scene.stage
    words = "Hints aren’t available: the helper process won’t start"
    qtbot.waitUntil(lambda: stage.prompt.text == words)
    assert not port.window.controller.adviser.is_thinking
    assert port.window.controller.session.match.hints_used == 0


def test_a_review_that_cannot_be_had_is_told(port, qtbot):
    port.window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 5)
    port.window.controller.play(Resign())
    port.window.controller.review_wanted.emit()
    page = port.shown
    assert isinstance(page, ReviewPage)
    words = "The voyage can’t be analysed right now: the program can’t start the process that does it."
    qtbot.waitUntil(lambda: page.panel.verdict.text() == words)
    page.toggle()  # the replay itself needs nobody


def test_the_daily_deal_is_proven_here(port, qtbot):
    port.navigator.show_start_page()
    port.window.wanted.emit(Destination.DAILY)
    qtbot.waitUntil(lambda: port.window.controller.session is not None)
    assert port.window.controller.session.game.number == proven_deal(date.today()).number


def test_a_deal_that_nobody_can_prove_is_not_passed_off_as_proven(port, qtbot):
    port.window.new_matches.choose()
    port.shown.play_wanted.emit(Wish(replace(NewVoyage(), only_winnable=True), None))
    qtbot.waitUntil(lambda: port.window.controller.session is not None)
    (told,) = port.window.notices.texts
    assert "can’t check right now" in told


@pytest.mark.parametrize("code", [EXITS, HANGS.format(sign="/nowhere/at/all")], ids=["exits", "hangs"])
def test_the_real_program_plays_on(tmp_path, code):
    """The mates begin this voyage: nothing is on disk before one has decided."""
    profile = tmp_path / "profile"
    profile.mkdir()
    save_settings(profile / "settings.json", Settings().with_choices("shtil", NewVoyage(begins=Begins.LOT)))
    words = ["--profile", str(profile), "--speed", "off", "--mode", "standard", "--seats", "3"]
    names = environment()
    names["PYTHONPATH"] = os.pathsep.join([spoil(tmp_path / "site", code), names["PYTHONPATH"]])
    with running([sys.executable, "-m", "shtil_desktop", *words, "--number", "5"], env=names) as program:
        wait_until(lambda: any(len(read(path.read_bytes()).actions) for path in voyages_in(profile)), program)

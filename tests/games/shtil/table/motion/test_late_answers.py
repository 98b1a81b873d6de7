"""Mates who answer when nobody asks any more."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from shtil_desktop.games.shtil.game import SHTIL
from shtil_desktop.games.shtil.lost_gaps import EndingFacts
from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.outcome import Ending, VoyageOutcome
from shtil_desktop.games.shtil.table.words.log_words import Teller, ending_reason
from shtil_desktop.play.match import Match, Seat
from shtil_desktop.play.session import Session
from shtil_desktop.play.worker.ticket import ignore
from tests.pictures.table_pictures import SUBJECTS, reach
from tests.table.fake_worker import FakeWorker


def test_a_pledge_that_comes_after_the_split_is_not_heard(player):
    session = reach(next(subject for subject in SUBJECTS if subject.name == "standard-5-split"))
    assert session is not None
    player.controller.begin(session)
    split = next(action for action in session.view().legal if isinstance(action, do.Split))
    player.controller.play(split)
    length = session.length
    player.controller.mates.decided.emit(SimpleNamespace(is_talk=True, seat=1), 2)
    assert session.length == length and session.game.sea.pledges[1] is None


def test_what_a_page_has_asked_is_not_called_off_with_the_mates(player):
    worker = FakeWorker(waits=lambda request: True)
    player.controller.take_on(worker)
    crew = (Seat("You"), Seat("Ada", "captain"))
    player.controller.begin(Session(Match.begin(SHTIL, Options(Mode.STANDARD, 2), 4, crew, first=1), None))
    player.qtbot.waitUntil(lambda: bool(worker.requests))
    asked_by_mates = worker.waiting
    ticket = worker.ask(player.view, "game", "shtil", "review", done=ignore)
    player.controller._forget()
    assert asked_by_mates and all(request.is_cancelled() for request in asked_by_mates)
    assert ticket.is_open and not player.controller.mates.are_awaited


@pytest.mark.parametrize("seat", [0, 1])
def test_a_voyage_lost_with_a_full_sea_does_not_speak_of_empty_cells(seat):
    layout = Options(Mode.STANDARD, 2).layout
    outcome = VoyageOutcome((), Ending.NO_MOVE, stuck=seat)
    facts = EndingFacts(outcome, (), (), (3,), (), 4)
    text = ending_reason(facts, Teller(["You", "Ada"], 0, layout))
    assert text.startswith("The grid was full") and "empty" not in text and "3" in text

"""A match of Pebbles through the one door: mates who think in the worker, undo, redo, restart, the record."""

from __future__ import annotations

import pytest

from shtil_desktop.games.base import IllegalAction
from shtil_desktop.games.record import parse
from shtil_desktop.play.match import Match, Seat, seating_of
from shtil_desktop.play.session import Session
from shtil_desktop.play.worker.client import Thinker
from tests.play.worker.asking import ask_mate
from tests.toy.pebbles.game import PebblesFace
from tests.toy.pebbles.rules.actions import Chosen, Take
from tests.toy.pebbles.rules.options import Options

MATES = [Seat("Ada", "careful"), Seat("Bo", "careless")]


@pytest.fixture
def session(pebbles: PebblesFace) -> Session:
    return Session(Match.begin(pebbles, Options(3, 4), 24, seating_of(3, 1, "Vera", MATES), 1), None)


def play_to_the_end(session: Session, count: int = 1) -> None:
    """The player always takes the same, her mates what the simplest one would."""
    while session.decision is not None:
        if session.is_players_turn:
            session.play(session.view().legal[min(count, len(session.view().legal)) - 1])
        else:
            session.play(session.questions()[0].makeshift())


def test_mates_think_in_the_worker(session):
    thinker = Thinker()
    try:
        while session.length < 6:
            if session.is_players_turn:
                session.play(Take(2))
                continue
            session.play(ask_mate(thinker, session.questions()[0]).answer)
    finally:
        thinker.close()
    assert {step.seat for step in session.history} == {0, 1, 2}


def test_player_never_sees_a_choice_of_others(session):
    play_to_the_end(session)
    for step in session.history:
        assert step.action == (Take(1) if step.seat == session.player else Chosen())


def test_undo_to_the_start_and_redo_to_the_end_are_exact(session):
    play_to_the_end(session)
    end = session.record
    while session.undo():
        pass
    assert session.is_players_turn and all(step.seat != session.player for step in session.history)
    while session.redo():
        pass
    assert session.record == end


def test_die_falls_the_same_after_an_undo(session):
    play_to_the_end(session)
    end = session.record
    for _ in range(3):
        session.undo()
    play_to_the_end(session)
    assert session.record == end


def test_restart_is_the_same_deal(session):
    before = session.game.beginning()
    play_to_the_end(session)
    session.restart()
    assert session.length == 0 and session.game == before and session.match.is_repeat


def test_record_replays_without_a_die(session, pebbles, monkeypatch):
    play_to_the_end(session)
    monkeypatch.delattr("tests.toy.pebbles.rules.pebbles.throw_die")
    assert pebbles.read_record(parse(session.record)) == session.game


def test_a_word_in_a_silent_game_is_refused_and_changes_nothing(session):
    before, moment = session.record, session.moment
    with pytest.raises(IllegalAction, match="nobody is asked"):
        session.say(0, "hello")
    assert (session.record, session.moment) == (before, moment) and session.talk_wanted() == []

"""The one door: playing, taking back, and what the player is told."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from shtil_desktop.games.base import IllegalAction
from shtil_desktop.games.shtil.crew import sign_on
from shtil_desktop.games.shtil.game import SHTIL
from shtil_desktop.games.shtil.rules.actions import Discard, PlayIsland, Resign
from shtil_desktop.games.shtil.rules.cards import HIDDEN
from shtil_desktop.games.shtil.rules.events import CardsDiscarded, CardsDrawn
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.record import write
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.lab.simulate import play_out
from shtil_desktop.play.match import Match, Seat
from shtil_desktop.play.session import Change, Session
from tests.games.shtil.kinds import FEW_KINDS
from tests.play.sailing import new_voyage, sail


class Shelf:
    """A store in memory that can fail, or take its time."""

    def __init__(self) -> None:
        self.records: list[str] = []
        self.error: OSError | None = None
        self.is_slow = False
        self._waiting: list[tuple[str, Callable[[OSError | None], object]]] = []

    def save(self, match: Match, done: Callable[[OSError | None], object]) -> None:
        self._waiting.append((write(match.game), done))
        if not self.is_slow:
            self.write_next()

    def write_next(self) -> None:
        record, done = self._waiting.pop(0)
        if self.error is None:
            self.records.append(record)
        done(self.error)


def without_pledges(game: Shtil) -> Shtil:
    """Pledges are talk: a position is the same whatever was said."""
    twin = game.copy()
    twin.sea.pledges = (None,) * game.seats
    return twin


@pytest.mark.parametrize("options", FEW_KINDS, ids=lambda options: options.key)
def test_undo_to_the_start_and_redo_to_the_end_are_exact(options):
    player = options.seats - 1
    session = Session(new_voyage(options, 5, player), None)
    sail(session, Random(options.key))
    assert session.game.result is not None
    end, steps, record = session.game.copy(), session.history, write(session.game)
    stops: list[int] = [session.length]
    while session.undo():
        stops.append(session.length)
        assert session.is_players_turn
        assert without_pledges(session.game) == without_pledges(replayed(session))
        assert session.match.finished is None
    assert stops[1:] == [n for n, step in reversed(list(enumerate(steps))) if step.seat == player]
    assert not session.can_undo
    for stop in stops[-2::-1]:
        assert session.redo()
        assert session.length == stop
    assert not session.can_redo
    assert not session.redo()
    assert (session.game, session.history, write(session.game)) == (end, steps, record)
    assert session.match.finished is not None


def replayed(session: Session) -> Shtil:
    game = session.position(0)
    for _, action in session.game.actions:
        game.apply(action)
    return game


@pytest.mark.parametrize("options", FEW_KINDS[::4], ids=lambda options: options.key)
def test_a_loaded_session_equals_the_one_that_was_left(options):
    session = Session(new_voyage(options), None)
    sail(session, Random(1), 25)
    game = Shtil.from_record(session.game.to_record())
    loaded = Session(Match(game, 0, session.match.seating), None)
    assert loaded.history == session.history
    assert loaded.opening == session.opening
    for number in range(session.length + 1):
        assert without_pledges(loaded.position(number)) == without_pledges(session.position(number))


def test_an_illegal_action_changes_nothing_and_keeps_redo():
    shelf = Shelf()
    session = Session(new_voyage(Options(Mode.STANDARD, 1)), shelf)
    sail(session, Random(3), 6)
    session.undo()
    before, saved, moment = session.game.copy(), len(shelf.records), session.moment
    with pytest.raises(IllegalAction):
        session.play(PlayIsland(99, 0, 99))
    assert (session.game, len(shelf.records), session.moment) == (before, saved, moment)
    assert session.can_redo


def test_a_new_action_forgets_what_was_taken_back():
    session = Session(new_voyage(Options(Mode.STANDARD, 1)), None)
    sail(session, Random(3), 6)
    session.undo()
    sail(session, Random(4), 1)
    assert not session.can_redo
    assert session.length == 6


def test_undo_marks_the_voyage():
    session = Session(new_voyage(Options(Mode.STANDARD, 1)), None)
    assert not session.undo()
    assert not session.match.used_undo
    sail(session, Random(3), 1)
    assert session.undo()
    assert session.match.used_undo
    session.redo()
    assert session.match.used_undo


def test_undo_takes_the_mates_moves_back_too():
    session = Session(new_voyage(Options(Mode.STANDARD, 3)), None)
    rng = Random(8)
    while not session.is_players_turn:
        sail(session, rng, 1)
    began = session.length
    sail(session, rng, 3)
    assert session.undo()
    assert session.length == began
    assert session.redo()
    assert session.length == began + 3


def test_every_action_is_handed_to_the_store_before_play_returns():
    shelf = Shelf()
    session = Session(new_voyage(Options(Mode.STANDARD, 2)), shelf)
    rng = Random(2)
    for _ in range(20):
        sail(session, rng, 1)
        assert shelf.records[-1] == write(session.game)
    session.undo()
    assert shelf.records[-1] == write(session.game)


def test_an_action_is_told_at_once_and_the_end_of_its_writing_later():
    shelf, heard = Shelf(), list[Change]()
    session = Session(new_voyage(Options(Mode.STANDARD, 1)), shelf)
    session.listen(heard.append)
    shelf.is_slow = True
    sail(session, Random(2), 1)
    assert heard == [Change.PLAYED] and session.is_saving
    shelf.write_next()
    assert heard == [Change.PLAYED, Change.SAVED] and not session.is_saving
    assert shelf.records[-1] == write(session.game)


def test_it_is_saved_when_the_last_of_several_changes_is():
    shelf, heard = Shelf(), list[Change]()
    session = Session(new_voyage(Options(Mode.STANDARD, 1)), shelf)
    sail(session, Random(2), 2)
    session.listen(heard.append)
    shelf.is_slow = True
    session.note_hint()
    session.undo()
    shelf.write_next()
    assert heard == [Change.UNDONE] and session.is_saving
    shelf.write_next()
    assert heard == [Change.UNDONE, Change.SAVED] and not session.is_saving
    assert shelf.records[-1] == write(session.game)


def test_a_failed_save_is_told_and_made_good_later():
    shelf, heard = Shelf(), list[Change]()
    session = Session(new_voyage(Options(Mode.STANDARD, 1)), shelf)
    session.listen(heard.append)
    shelf.error = OSError(28, "No space left on device")
    sail(session, Random(2), 2)
    assert session.length == 2
    assert session.trouble is shelf.error and not session.is_saving
    shelf.error = None
    sail(session, Random(2), 1)
    assert session.trouble is None
    assert shelf.records[-1] == write(session.game)
    assert heard == [Change.SAVED, Change.PLAYED] * 3


def test_listeners_can_leave():
    heard = list[Change]()
    session = Session(new_voyage(Options(Mode.STANDARD, 1)), None)
    leave = session.listen(heard.append)
    sail(session, Random(1), 1)
    session.undo()
    session.redo()
    session.restart()
    leave()
    sail(session, Random(1), 1)
    assert heard == [Change.PLAYED, Change.UNDONE, Change.REDONE, Change.RESTARTED]


def test_the_player_is_not_shown_what_mates_drew_or_discarded():
    options = Options(Mode.STANDARD, 3, reefs=True, monsters=3, storms=True, wilds=2)
    session = Session(new_voyage(options), None)
    sail(session, Random(5))
    for step in session.history:
        for event in step.events:
            if isinstance(event, CardsDrawn | CardsDiscarded):
                assert all((card == HIDDEN) == (event.seat != 0) for card in event.cards)
        if step.seat != 0:
            assert set(step.action.pay) <= {HIDDEN}


def test_play_tells_what_the_player_sees():
    session = Session(new_voyage(Options(Mode.STANDARD, 2)), None)
    while session.is_players_turn:
        sail(session, Random(1), 1)
    events = session.play(Discard(tuple(session.game.hands[1][:2])))
    assert CardsDiscarded(1, (HIDDEN, HIDDEN)) in events


def test_restart_deals_exactly_the_same_as_a_voyage_of_its_own():
    session = Session(new_voyage(Options(Mode.STANDARD, 3, storms=True), 9), None)
    first, old = session.position(0), session.match
    sail(session, Random(1), 30)
    session.undo()
    session.restart()
    new = session.match
    assert session.game == first
    assert (new.id != old.id, new.is_repeat, new.used_undo, new.seating) == (True, True, False, old.seating)
    assert not session.can_undo and not session.can_redo


def test_restart_keeps_who_went_first():
    crew = (Seat("Vera"), Seat("Ada", "deckhand"))
    for first in (0, 1):
        session = Session(Match.begin(SHTIL, Options(Mode.STANDARD, 2), 1, crew, first=first), None)
        session.restart()
        assert session.game.sea.turn == first


def ask_the_crew(session: Session) -> None:
    """Answer all questions there are, as the worker would."""
    for question in session.questions():
        mate = sign_on(question.level, *question.words)
        if question.is_talk:
            session.say(question.seat, mate.say(question.view))
        else:
            session.play(mate.decide(question.view))


@pytest.mark.parametrize("options", [kind for kind in FEW_KINDS if kind.seats > 1], ids=lambda kind: kind.key)
def test_the_crew_plays_through_the_door_as_it_does_in_the_lab(options):
    session = Session(new_voyage(options, 11), None)
    while session.decision is not None:
        if session.is_players_turn and not session.talk_wanted():
            mate = sign_on("deckhand", options.key, 11, 0, session.length)
            session.play(mate.decide(session.view()))
        elif 0 in session.talk_wanted():
            mate = sign_on("deckhand", options.key, 11, 0, session.length)
            session.say(0, mate.say(session.view()))
        else:
            ask_the_crew(session)
    game = Shtil(options, 11)
    play_out(game, ["deckhand"])
    assert write(session.game) == write(game)


def test_a_makeshift_answer_can_be_played():
    session = Session(new_voyage(Options(Mode.STANDARD, 4), 11, player=3), None)
    for _ in range(60):
        for question in session.questions():
            value = question.makeshift()
            if isinstance(value, int):
                session.say(question.seat, value)
            else:
                session.play(value)
        for seat in set(session.talk_wanted()) & {3}:
            session.say(seat, 1)
        if session.is_players_turn and not session.talk_wanted():
            sail(session, Random(1), 1)
    assert session.length > 30


def test_a_mate_that_splits_waits_for_the_players_pledge():
    session = Session(new_voyage(Options(Mode.STANDARD, 3)), None)
    rng: Any = Random(0)
    while session.decision is not None and session.decision.ask is not Ask.SPLIT:
        sail(session, rng, 1)
    assert session.decision is not None
    splitter = session.decision.seat
    others = {0, 1, 2} - {splitter}
    assert set(session.talk_wanted()) == others
    assert {question.seat for question in session.questions()} == others - {0}
    assert all(question.is_talk for question in session.questions())
    for seat in others:
        session.say(seat, 1)
    assert session.talk_wanted() == []
    expected = [] if splitter == 0 else [splitter]
    assert [question.seat for question in session.questions()] == expected


def test_resigning_can_be_taken_back():
    session = Session(new_voyage(Options(Mode.STANDARD, 1)), None)
    session.play(Resign())
    assert session.game.result.reason.value == "resigned"
    assert session.undo()
    assert session.game.result is None
    assert session.is_players_turn


def test_positions_are_copies():
    session = Session(new_voyage(Options(Mode.STANDARD, 1)), None)
    sail(session, Random(1), 4)
    copy = session.position(2)
    copy.apply(Resign())
    assert session.position(2).result is None
    for number in (-1, 5):
        with pytest.raises(IndexError):
            session.position(number)


def test_a_crew_has_exactly_one_player():
    game = Shtil(Options(Mode.STANDARD, 2), 1)
    for crew in [(Seat("A"),), (Seat("A"), Seat("B")), (Seat("A", "deckhand"), Seat("B"))]:
        with pytest.raises(ValueError):
            Match(game, 0, crew)

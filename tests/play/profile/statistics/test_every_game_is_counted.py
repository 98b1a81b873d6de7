"""Matches of every game are kept and counted: saved, listed, read again, and their figures remembered."""

from __future__ import annotations

from random import Random

import pytest

from shtil_desktop.games import GAMES, face_of
from shtil_desktop.games.record import read, write
from shtil_desktop.play.match import Match, Seat, seating_of
from shtil_desktop.play.profile.matches.index import Index
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.statistics.database import Statistics
from shtil_desktop.play.profile.statistics.figures import Selection, finished
from shtil_desktop.play.session import Session

PLACES = {
    "shtil": "shtil_desktop.games.shtil.game:SHTIL",
    "qwirkle": "shtil_desktop.games.qwirkle.game:QWIRKLE",
    "shkap": "shtil_desktop.games.shkap.game:SHKAP",
    "pebbles": "tests.toy.pebbles.game:PEBBLES",
}


@pytest.fixture(autouse=True)
def every_game(monkeypatch):
    for game, place in PLACES.items():
        monkeypatch.setitem(GAMES, game, place)


def played(game: str, store: Store, player: int = 1) -> Session:
    """The simplest mate in every seat, the player's too; now and then she takes a move back."""
    face, dice = face_of(game), Random(game)
    options = face.read_options({**face.write_options(face.default_options()), "seats": 2})
    crew = seating_of(2, player, "Vera", [Seat("Ann", face.simplest_level)])
    session = Session(Match.begin(face, options, 3, crew, player), store)
    while session.game.result is None:
        for question in session.questions():
            if question.is_talk:
                session.say(question.seat, question.makeshift())
            else:
                session.play(question.makeshift())
        if player in session.talk_wanted():
            session.say(player, 0)
        elif session.is_players_turn and not session.talk_wanted():
            mate = face.mate(face.simplest_level, "player", session.length)
            session.play(mate.decide(session.view()))
            if dice.random() < 0.05:
                session.undo()
    return session


@pytest.mark.parametrize("game", PLACES)
def test_a_match_is_saved_listed_and_counted(tmp_path, game):
    index = Index(tmp_path / "voyages", tmp_path / "voyages.index")
    store = Store(tmp_path / "voyages", index)
    store.index.ready()
    session = played(game, store)
    kept = Store(store.folder).load(session.match.id)
    assert write(kept.game) == session.record == write(read(session.record))
    assert kept.game == session.game and kept.seating == session.match.seating
    entries = index.snapshot()
    assert entries is not None
    index.write(entries)
    assert Index(store.folder, tmp_path / "voyages.index").ready().known == index.known
    statistics = Statistics(tmp_path / "statistics.sqlite")
    assert statistics.count(session.match)
    assert statistics.matches() == [finished(session.match)]
    figures = statistics.figures(Selection(game=game))
    assert (figures.summary.matches, figures.all, figures.unreadable) == (1, 1, 0)
    face = face_of(game)
    averaged = {*face.overall, *(face.averages if figures.summary.wins else ())}
    assert set(figures.summary.averages) == averaged - {face.course}  # which a review adds
    (group,) = figures.tallies
    assert group == face_of(game).group_of(session.match.options) and group in face_of(game).groups
    statistics.close()

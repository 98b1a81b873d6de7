"""Matches of Pebbles on disk: kept after every action, gone on with after a restart, counted once."""

from __future__ import annotations

from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.statistics.database import Statistics
from shtil_desktop.play.profile.statistics.figures import Selection
from shtil_desktop.play.session import Session
from tests.toy.pebbles.pages.wish import PebblesWish
from tests.toy.pebbles.rules.options import Options


def play(session: Session, actions: int = 100) -> None:
    for _ in range(actions):
        if session.decision is None:
            return
        legal = session.game.legal_actions()
        session.play(legal[session.length % len(legal)])


def test_a_match_goes_on_after_a_restart_and_is_counted_once(pebbles, tmp_path):
    session = Session(PebblesWish(Options(3, 4), 24).match("Vera"), Store(tmp_path))
    play(session, 5)
    before = session.record
    again = Store(tmp_path).latest()
    assert again is not None and again.id == session.match.id
    resumed = Session(again, Store(tmp_path))
    assert resumed.record == before
    play(resumed)
    (kept,) = Store(tmp_path).matches()
    assert kept.game == resumed.game and kept.is_over
    statistics = Statistics(tmp_path / "statistics.sqlite")
    assert statistics.count(resumed.match) and not statistics.count(resumed.match)
    found = statistics.figures(Selection(game="pebbles", group="4 rounds", seats=3))
    assert found.summary.matches == 1 and found.tallies["4 rounds"].all == 1
    statistics.close()


def test_without_the_game_its_matches_wait(pebbles, tmp_path, monkeypatch):
    session = Session(PebblesWish(Options(), 24).match("Vera"), Store(tmp_path))
    play(session, 2)
    monkeypatch.undo()
    store = Store(tmp_path)
    assert store.latest() is None and not store.broken
    assert (tmp_path / f"{session.match.id}.shtil").is_file()

"""The index of voyages: never believed against the files, made anew when it makes no sense."""

from __future__ import annotations

import json
import os
from random import Random

import pytest

from shtil_desktop.games import GAMES
from shtil_desktop.games.base import Flaw, InvalidRecord
from shtil_desktop.games.record import write
from shtil_desktop.games.shtil.rules.actions import Resign
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.match import Match, Seat
from shtil_desktop.play.profile.matches.entry import Entry
from shtil_desktop.play.profile.matches.index import Index, entry_of, stamp_of
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.matches.survey import look_at_all
from shtil_desktop.play.session import Session
from tests.games.shtil.kinds import FEW_KINDS
from tests.play.sailing import new_voyage, sail
from tests.toy.pebbles.game import PEBBLES

SOLO = Options(Mode.STANDARD, 1)


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "voyages"


@pytest.fixture
def path(tmp_path):
    return tmp_path / "voyages.index"


@pytest.fixture
def store(folder, path):
    """With voyages of every kind, each third one finished."""
    store = Store(folder, Index(folder, path))
    store.index.ready()
    for number, options in enumerate(FEW_KINDS):
        sail(Session(new_voyage(options, number), store), Random(number), 400 if number % 3 == 0 else number)
    return store


def keep(store: Store) -> None:
    entries = store.index.snapshot()
    assert entries is not None
    store.index.write(entries)


def again(store: Store, path) -> Index:
    return Index(store.folder, path).ready()


def test_what_was_kept_is_known_at_the_next_start(store, path):
    keep(store)
    index = again(store, path)
    assert index.known == store.index.known and index.unread == {}
    assert {entry.options for entry in index.known.values()} >= set(FEW_KINDS[3:])


def test_the_index_says_what_the_files_say(store, path):
    keep(store)
    for name, entry in again(store, path).known.items():
        voyage = store.load(name)
        assert entry.stamp == stamp_of(store.folder, name)
        assert entry == entry_of(voyage, entry.stamp)
        assert entry.is_over == voyage.is_over and entry.finished == voyage.finished
    assert store.index.snapshot() is None, "nothing has changed since"


@pytest.mark.parametrize("ending", [".shtil", ".json"])
def test_what_has_changed_since_is_read_anew(store, path, ending):
    keep(store)
    name = sorted(store.index.known)[0]
    os.utime(store.folder / f"{name}{ending}", (1e9, 1e9))
    index = again(store, path)
    assert list(index.unread) == [name] and name not in index.known


def test_what_has_gone_is_gone_and_what_has_come_is_unread(store, path):
    keep(store)
    first, second = sorted(store.index.known)[:2]
    os.rename(store.folder / f"{first}.shtil", store.folder / "from-elsewhere.shtil")
    index = again(store, path)
    assert list(index.unread) == ["from-elsewhere"] and first not in index.known and second in index.known


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"[" * 100_000,
        b'{"format": "shtil-index", "version": 2, "voyages": []}',
        b'{"format": "shtil-index", "version": 2, "voyages": [[]]}',
        b'{"format": "shtil-index", "version": 2, "voyages": {"a": 1}}',
        b'{"format": "shtil-index", "version": 4, "kinds": [["shtil", 1]], "outcomes": [], "matches": []}',
        b'{"format": "shtil-index", "version": 4, "kinds": [], "outcomes": [["shtil", []]], "matches": []}',
        b'{"format": "shtil-index", "version": 99, "matches": []}',
        b"\xff\x00" * 100,
    ],
)
def test_an_index_that_makes_no_sense_is_made_anew(store, path, content):
    path.write_bytes(content)
    index = again(store, path)
    assert index.known == {} and set(index.unread) == set(store.names())
    found = look_at_all(store.folder, list(index.unread))
    assert {seen.name: seen.entry for seen in found} == store.index.known


def test_any_value_in_a_row_is_read_or_refused(store, path):
    keep(store)
    whole = json.loads(path.read_bytes())
    odd: list[object] = [
        None,
        -1,
        1 << 80,
        1.5,
        "x",
        "../x",
        [],
        [1],
        {},
        True,
        "9999-12-31",
        "0001-01-01T00:00:00",
    ]
    for column in range(len(whole["matches"][0])):
        for value in odd:
            changed = json.loads(json.dumps(whole))
            changed["matches"][0][column] = value
            path.write_text(json.dumps(changed))
            index = again(store, path)
            assert set(index.known) | set(index.unread) == set(store.names())
            for entry in index.known.values():
                assert isinstance(entry, Entry) and isinstance(entry.seconds, int)


def test_the_index_of_an_earlier_version_is_still_read(store, path):
    """Version 2 had options and outcome in every row, true and false as 1 and 0, and none was played on."""
    keep(store)
    whole = json.loads(path.read_bytes())
    kinds = [[int(v) if isinstance(v, bool) else v for v in plain.values()] for _, plain in whole["kinds"]]
    rows = [
        [
            *row[:2],
            kinds[row[2]],
            *row[3:6],
            None if row[6] is None else whole["outcomes"][row[6]][1],
            *row[7:-1],
        ]
        for row in whole["matches"]
    ]
    path.write_text(json.dumps({"format": "shtil-index", "version": 2, "voyages": rows}))
    index = again(store, path)
    assert index.known == store.index.known and index.unread == {}


def test_matches_of_any_game_are_known_and_those_of_a_game_that_is_gone_are_left_alone(
    folder, path, monkeypatch
):
    store = Store(folder, Index(folder, path))
    store.index.ready()
    Session(new_voyage(SOLO), store).play(Resign())
    with monkeypatch.context() as patch:
        patch.setitem(GAMES, "pebbles", "tests.toy.pebbles.game:PEBBLES")
        crew = (Seat("Ann", "careful"), Seat("Vera"))
        session = Session(Match.begin(PEBBLES, PEBBLES.default_options(), 3, crew, player=1), store)
        while session.game.result is None:
            for question in session.questions():
                session.play(question.makeshift())
            if session.is_players_turn:
                session.play(session.view().legal[0])
        keep(store)
        index = again(store, path)
        assert index.known == store.index.known and index.unread == {}
        assert {entry.game for entry in index.known.values()} == {"shtil", "pebbles"}
        assert index.known[session.match.id].outcome == session.game.result
        assert write(store.load(session.match.id).game) == session.record
    index = again(store, path)
    assert list(index.unread) == [session.match.id]
    (seen,) = look_at_all(folder, list(index.unread))
    assert (seen.entry, seen.is_garbled) == (None, False)
    with pytest.raises(InvalidRecord) as refused:
        store.load(session.match.id)
    assert refused.value.flaw is Flaw.NEWER_VERSION
    assert (folder / f"{session.match.id}.shtil").exists()


def test_a_folder_in_its_place_is_no_trouble(store, path):
    path.mkdir()
    assert again(store, path).known == {}


def test_a_record_of_a_newer_version_is_not_read_again_and_again(store, path):
    name = sorted(store.index.known)[0]
    file = store.folder / f"{name}.shtil"
    file.write_bytes(file.read_bytes().replace(b'"version": 1', b'"version": 99', 1))
    index = Index(store.folder).ready()
    (seen,) = look_at_all(store.folder, [name])
    assert (seen.entry, seen.is_garbled) == (None, False)
    index.give_up(name)
    index.update(index.load())
    assert name not in index.unread and name not in index.known


def test_the_voyage_to_go_on_with_is_found_without_reading_the_others(store, path, monkeypatch):
    keep(store)
    (store.folder / "current").unlink()
    other = Store(store.folder, again(store, path))
    read, load = [], other.load

    def noted(name):
        read.append(name)
        return load(name)

    monkeypatch.setattr(other, "load", noted)
    latest = other.latest()
    assert latest is not None and read == [latest.id]


def test_before_the_index_is_filled_only_the_current_voyage_is_known(store):
    other = Store(store.folder, Index(store.folder))
    assert other.listing() == [] and other.daily_under_way("shtil") == {}
    latest = other.latest()
    assert latest is None or latest.id == (store.folder / "current").read_text().strip()


def test_which_matches_were_played_on_from_another_is_kept(folder, path):
    store = Store(folder, Index(folder, path))
    store.index.ready()
    session = Session(new_voyage(SOLO), store)
    session.play(session.view().legal[0])
    later = session.match.played_on(session.game.copy(), 1)
    store.save(later)
    keep(store)
    known = again(store, path).known
    assert {name: entry.is_played_on for name, entry in known.items()} == {
        session.match.id: False,
        later.id: True,
    }

"""Voyages on disk: whole after any crash, and what is garbled is set aside."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import stat
from datetime import date
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shtil_desktop.games.base import IllegalAction, InvalidRecord
from shtil_desktop.games.record import parse
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.record import write
from shtil_desktop.games.values import fields_of
from shtil_desktop.play.match import Match
from shtil_desktop.play.profile.files import write_whole
from shtil_desktop.play.profile.matches.sidecar import BadSidecar, restore, to_sidecar
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.session import Session
from tests.games.shtil.kinds import FEW_KINDS
from tests.play.sailing import ANYTHING, new_voyage, sail


class Killed(BaseException):
    """The program ends here, without a word."""


@pytest.fixture
def store(tmp_path):
    return Store(tmp_path / "voyages")


def facts(voyage: Match) -> tuple:
    return (write(voyage.game), *(fact for name, fact in fields_of(voyage).items() if name != "game"))


@pytest.mark.parametrize("options", FEW_KINDS[::3], ids=lambda options: options.key)
def test_a_voyage_is_loaded_as_it_was_saved(store, options):
    session = Session(new_voyage(options, 3, options.seats - 1), store)
    sail(session, Random(1), 30)
    session.undo()
    session.note_hint()
    loaded = Store(store.folder).load(session.match.id)
    assert facts(loaded) == facts(session.match)
    assert Session(loaded, None).history == session.history


def test_a_daily_voyage_keeps_its_day(store):
    voyage = new_voyage(Options())
    voyage.daily = date(2026, 11, 16)
    store.save(voyage)
    assert store.load(voyage.id).daily == date(2026, 11, 16)


def test_the_file_is_exactly_a_record_in_one_line(store):
    session = Session(new_voyage(Options(Mode.STANDARD, 2)), store)
    sail(session, Random(1), 5)
    content = (store.folder / f"{session.match.id}.shtil").read_text(encoding="utf-8")
    assert content == write(session.game) + "\n"
    assert content.count("\n") == 1
    assert parse(content) == session.game.to_record()


def test_files_are_for_their_owner_alone(store):
    Session(new_voyage(Options()), store)
    modes = {stat.S_IMODE(path.stat().st_mode) for path in store.folder.iterdir()}
    assert modes == {0o600}
    assert stat.S_IMODE(store.folder.stat().st_mode) == 0o700


@pytest.mark.parametrize("step", ["fsync", "replace", "fdopen"])
@pytest.mark.parametrize("call", [1, 2, 3])
def test_a_kill_inside_the_write_leaves_the_last_whole_record(store, monkeypatch, step, call):
    session = Session(new_voyage(Options(Mode.STANDARD, 1)), store)
    sail(session, Random(1), 10)
    before, calls, real = write(session.game), 0, getattr(os, step)

    def killing(*args, **kwargs):
        nonlocal calls
        calls += 1
        if calls == call:
            raise Killed
        return real(*args, **kwargs)

    with monkeypatch.context() as patch:
        patch.setattr(os, step, killing)
        patch.setattr(os, "unlink", lambda _: None)  # the dead clean nothing up
        with contextlib.suppress(Killed):
            session.undo()
    loaded = Store(store.folder).load(session.match.id)
    assert write(loaded.game) in (before, write(session.game))
    assert store.broken == []
    assert [voyage.id for voyage in Store(store.folder).matches()] == [session.match.id]


def test_a_full_disk_is_told_and_the_last_whole_record_stays(store, monkeypatch):
    session = Session(new_voyage(Options(Mode.STANDARD, 1)), store)
    sail(session, Random(1), 4)
    before = write(session.game)

    def full(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        sail(session, Random(2), 2)
        assert session.trouble is not None and session.trouble.errno == errno.ENOSPC
        assert session.length == 6
        assert write(Store(store.folder).load(session.match.id).game) == before
    assert list(store.folder.glob(".*")) == []
    sail(session, Random(3), 1)
    assert session.trouble is None
    assert write(store.load(session.match.id).game) == write(session.game)


def test_a_missing_folder_is_trouble_and_no_crash(tmp_path):
    (tmp_path / "voyages").write_text("a file where a folder should be")
    session = Session(new_voyage(Options()), Store(tmp_path / "voyages"))
    assert isinstance(session.trouble, OSError)
    sail(session, Random(1), 1)
    assert session.length == 1


def garble(record: dict, how: str) -> bytes:
    if how == "cut":
        return json.dumps(record).encode()[:-40]
    if how == "empty":
        return b""
    if how == "bytes":
        return os.urandom(3000)
    if how == "action":
        record["actions"][0]["card"] = "blank"
        return json.dumps(record).encode()
    return b" " * (1 << 21)


@pytest.mark.parametrize("how", ["cut", "empty", "bytes", "action", "large"])
def test_a_garbled_record_is_set_aside_and_told(store, how):
    good = Session(new_voyage(Options()), store)
    sail(good, Random(1), 4)  # the player too has moved
    bad = Session(new_voyage(Options(Mode.STANDARD, 1)), store)
    bad_path = store.folder / f"{bad.match.id}.shtil"
    while "play" not in str(bad.game.to_record()["actions"][:1]):
        bad.restart()
        sail(bad, Random(bad.moment), 1)
        bad_path = store.folder / f"{bad.match.id}.shtil"
    content = garble(bad.game.to_record(), how)
    bad_path.write_bytes(content)
    fresh = Store(store.folder)
    assert good.match.id in [voyage.id for voyage in fresh.matches()]
    assert bad_path.name + ".broken" in [path.name for path in fresh.broken]
    assert bad_path.with_name(bad_path.name + ".broken").read_bytes() == content
    with pytest.raises(FileNotFoundError):
        fresh.load(bad.match.id)


def test_a_garbled_voyage_says_why_when_it_is_loaded(store):
    voyage = new_voyage(Options())
    store.save(voyage)
    (store.folder / f"{voyage.id}.shtil").write_text("{}")
    with pytest.raises(InvalidRecord):
        store.load(voyage.id)


def test_a_record_of_a_newer_version_is_left_alone(store):
    voyage = new_voyage(Options())
    store.save(voyage)
    path = store.folder / f"{voyage.id}.shtil"
    path.write_text(json.dumps(voyage.game.to_record() | {"version": 2}))
    with pytest.raises(InvalidRecord):
        store.load(voyage.id)
    assert path.exists()
    assert store.broken == []


@pytest.mark.parametrize(
    "change",
    [
        {"player": 7},
        {"player": True},
        {"crew": []},
        {"crew": [{"name": "A"}]},
        {"crew": None},
        {"started": "yesterday"},
        {"hints_used": 10**30},
        {"used_undo": 1},
        {"daily": "2026-02-30"},
        {"format": "other"},
    ],
    ids=str,
)
def test_a_garbled_sidecar_costs_only_itself(store, change):
    session = Session(new_voyage(Options()), store)
    sail(session, Random(1), 3)
    path = store.folder / f"{session.match.id}.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | change))
    fresh = Store(store.folder)
    loaded = fresh.load(session.match.id)
    assert write(loaded.game) == write(session.game)
    assert loaded.is_foreign
    assert [aside.name for aside in fresh.broken] == [f"{path.name}.broken"]


def test_an_unknown_level_becomes_a_usual_one(store):
    session = Session(new_voyage(Options()), store)
    path = store.folder / f"{session.match.id}.json"
    path.write_text(path.read_text().replace("deckhand", "octopus"))
    loaded = Store(store.folder).load(session.match.id)
    assert [sailor.level == "octopus" for sailor in loaded.seating] == [False] * 3
    assert not loaded.is_foreign


def test_continue_takes_the_unfinished_voyage_last_played(store):
    first, second = (Session(new_voyage(Options(Mode.STANDARD, 1), n), store) for n in (1, 2))
    sail(second, Random(1), 2)
    sail(first, Random(1), 2)
    os.utime(store.folder / f"{second.match.id}.shtil", (4e9, 4e9))  # a clock that was wrong for a while
    latest = Store(store.folder).latest()
    assert latest is not None and latest.id == first.match.id
    sail(first, Random(1))
    latest = Store(store.folder).latest()
    assert latest is not None and latest.id == second.match.id
    sail(second, Random(1))
    assert Store(store.folder).latest() is None


def test_an_empty_store_has_nothing_to_continue(store):
    assert store.latest() is None
    assert list(store.matches()) == []


def test_a_deal_that_nobody_played_is_not_kept(store):
    session = Session(new_voyage(Options(Mode.STANDARD, 1)), store)
    session.restart()
    assert store.names() == [session.match.id]
    sail(session, Random(1), 1)
    played = session.match.id
    session.restart()
    assert set(store.names()) == {played, session.match.id}


def test_a_deleted_voyage_is_gone(store):
    session = Session(new_voyage(Options()), store)
    store.delete(session.match.id)
    assert list(store.matches()) == []
    assert list(store.folder.glob(f"{session.match.id}*")) == []
    sail(session, Random(1), 1)
    assert write(store.load(session.match.id).game) == write(session.game)


def test_an_exported_voyage_can_be_taken_in(store, tmp_path):
    session = Session(new_voyage(Options(Mode.PYRAMID, 2)), store)
    sail(session, Random(1), 12)
    path = tmp_path / "mine.shtil"
    store.export(session.match, path)
    sail(session, Random(1), 1)
    taken = store.take_in(path)
    assert taken.game.past is not None and write(taken.game) != write(session.game)
    assert taken.id != session.match.id
    assert taken.is_foreign
    assert taken.id in store.names()
    assert taken.seating[taken.player].name == ""  # whose voyage it was is not known
    own = store.take_in(store.folder / f"{session.match.id}.shtil")
    assert own.id == session.match.id


def test_voyages_that_are_over_are_not_even_read_for_the_one_to_go_on_with(store, monkeypatch):
    left = Session(new_voyage(Options()), store)
    sail(left, Random(1), 3)
    for number in (2, 3):
        over = Session(new_voyage(Options(), number), store)
        sail(over, Random(number))
        assert over.match.is_over
    read, load = [], store.load

    def noted(name):
        read.append(name)
        return load(name)

    monkeypatch.setattr(store, "load", noted)
    assert [voyage.id for voyage in store.unfinished()] == [left.match.id]
    assert read == [left.match.id]


def test_what_is_taken_in_is_not_what_one_goes_on_with(store, tmp_path):
    session = Session(new_voyage(Options()), store)
    sail(session, Random(1), 3)
    path = tmp_path / "other.shtil"
    other = Session(new_voyage(Options(Mode.ARCH, 1)), None)
    sail(other, Random(1), 2)
    path.write_text(other.record + "\n")
    taken = store.take_in(path)
    assert store.latest().id == session.match.id
    latest = Store(store.folder).latest()
    assert latest is not None and latest.id == session.match.id
    sail(session, Random(2), 1)
    assert {taken.id, session.match.id} == set(store.names())


def test_a_fresh_voyage_stays_when_another_is_taken_in(store, tmp_path):
    session = Session(new_voyage(Options()), store)
    path = tmp_path / "other.shtil"
    other = Session(new_voyage(Options(Mode.ARCH, 1)), None)
    sail(other, Random(1), 2)
    path.write_text(other.record)
    store.take_in(path)
    assert session.match.id in store.names()


def test_the_same_record_is_taken_in_once(store, tmp_path):
    session = Session(new_voyage(Options()), store)
    sail(session, Random(1), 3)
    path = tmp_path / "mine.shtil"
    store.export(session.match, path)
    assert store.take_in(path).id == session.match.id
    assert not store.take_in(path).is_foreign
    other = Session(new_voyage(Options(Mode.ARCH, 1)), None)
    path.write_text(other.record)
    assert store.take_in(path).id == store.take_in(path).id
    assert len(store.names()) == 2


def test_taking_in_nonsense_changes_nothing(store, tmp_path):
    path = tmp_path / "bad.shtil"
    path.write_text("nonsense")
    with pytest.raises(InvalidRecord):
        store.take_in(path)
    with pytest.raises(OSError):
        store.take_in(tmp_path / "none.shtil")
    with pytest.raises(OSError):
        store.take_in(tmp_path)
    record = new_voyage(Options()).game.to_record()
    record["actions"] = [{"seat": 0, "do": "pass"}]
    path.write_text(json.dumps(record))
    with pytest.raises((IllegalAction, InvalidRecord)):
        store.take_in(path)
    assert path.exists()
    assert store.names() == []


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_any_sidecar_is_read_or_refused(content):
    game = new_voyage(Options()).game
    with contextlib.suppress(BadSidecar):
        restore(game, "x", content)


@given(st.dictionaries(st.sampled_from(list(to_sidecar(new_voyage(Options())))), ANYTHING))
def test_any_values_in_a_sidecar_are_read_or_refused(changes):
    voyage = new_voyage(Options())
    try:
        found = restore(voyage.game, "x", json.dumps(to_sidecar(voyage) | changes).encode())
    except BadSidecar:
        return
    assert restore(voyage.game, "x", json.dumps(to_sidecar(found)).encode()) == found


def test_content_reaches_the_disk_before_its_name(store, monkeypatch):
    done: list[str] = []
    real = os.replace

    def replace(*names):
        done.append("replace")
        real(*names)

    monkeypatch.setattr(os, "fsync", lambda handle: done.append("fsync"))
    monkeypatch.setattr(os, "replace", replace)
    write_whole(store.folder / "file", b"content")
    assert done == ["fsync", "replace", "fsync"]


@pytest.mark.parametrize("name", ["../settings", "", "a/b", "a\\b", "x" * 65, "..", "con.txt", "a\0b"])
def test_no_name_leads_out_of_the_folder(store, name):
    for act in (store.load, store.delete):
        with pytest.raises(FileNotFoundError):
            act(name)


def test_what_a_killed_program_left_is_swept_away(store):
    old, new = store.folder / ".a.shtil.x.unfinished", store.folder / ".b.shtil.y.unfinished"
    old.touch()
    new.touch()
    os.utime(old, (1e9, 1e9))
    Store(store.folder)
    assert (old.exists(), new.exists()) == (False, True)


@pytest.mark.skipif(os.name == "nt", reason="as POSIX does")
@pytest.mark.parametrize("make", [lambda path: os.mkfifo(path), os.mkdir], ids=["pipe", "folder"])
def test_what_is_no_plain_file_is_no_voyage_and_nobody_waits_for_it(store, make):
    make(store.folder / "strange.shtil")
    assert store.names() == [] and store.latest() is None and list(store.matches()) == []

"""Settings: kept, repaired, and never a reason not to start."""

from __future__ import annotations

import json
import os
import stat

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shtil_desktop.games import GAMES
from shtil_desktop.games.shtil.new_voyage import Begins, NewVoyage, Side
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.profile.settings import (
    READERS,
    AnimationSpeed,
    Language,
    Mended,
    Settings,
    Theme,
    load_settings,
    read_settings,
    save_settings,
    to_plain,
)
from tests.play.sailing import ANYTHING

CHANGED = Settings(
    language=Language.RU,
    theme=Theme.CONTRAST,
    speed=AnimationSpeed.OFF,
    numeral_scale=1.5,
    player_name="Вера",
    shortcuts={"undo": "Ctrl+Z"},
).with_choices(
    "shtil",
    NewVoyage(
        Options(Mode.STANDARD, 4, storms=True), names=("Ада", "", "", ""), begins=Begins.LOT, side=Side.MOON
    ),
)


@pytest.mark.parametrize("settings", [Settings(), CHANGED])
def test_settings_are_read_as_they_were_saved(tmp_path, settings):
    path = tmp_path / "settings.json"
    save_settings(path, settings)
    assert load_settings(path) == settings
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_the_file_is_plain_to_read(tmp_path):
    path = tmp_path / "settings.json"
    save_settings(path, CHANGED)
    assert '\n  "player_name": "Вера",\n' in path.read_text(encoding="utf-8")


def test_without_a_file_there_are_the_defaults(tmp_path):
    assert load_settings(tmp_path / "settings.json") == Settings()


def test_every_setting_has_a_reader_and_is_written():
    known = Settings(choices={"chess": {}})
    assert list(to_plain(known)) == list(READERS)


@pytest.mark.parametrize("content", [b"", b"{", b"[1]", b"\xff\xfe", b'"x"', b"[" * 100_000, b" " * 300_000])
def test_a_garbled_file_is_set_aside(tmp_path, content):
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    assert load_settings(path) == Settings()
    assert not path.exists()
    assert (tmp_path / "settings.json.broken").read_bytes() == content


def test_a_second_garbled_file_does_not_replace_the_first(tmp_path):
    path = tmp_path / "settings.json"
    for content in (b"one", b"two"):
        path.write_bytes(content)
        load_settings(path)
    assert {file.read_bytes() for file in tmp_path.glob("*.broken")} == {b"one", b"two"}


def test_bad_values_are_repaired_with_a_word_in_the_log(caplog):
    found = to_plain(CHANGED) | {"theme": "pink", "numeral_scale": "big", "sounds": 1}
    settings = read_settings(found)
    assert settings == CHANGED.with_(theme=Theme.SYSTEM, numeral_scale=1.0, sounds=False)
    assert [word in caplog.text for word in ("theme", "numeral_scale", "sounds")] == [True] * 3


def test_impossible_options_of_the_last_voyage_are_repaired(caplog):
    found = {"new_voyage": {"mode": "arch", "seats": 3, "storms": True}}
    assert read_settings(found).choices_for("shtil") == NewVoyage()
    assert "Stormy Seas" in caplog.text


def test_settings_of_another_version_are_kept(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"theme": "dark", "weather": {"wind": [3, None]}}), encoding="utf-8")
    settings = load_settings(path)
    save_settings(path, settings.with_(sounds=True))
    found = json.loads(path.read_text(encoding="utf-8"))
    assert found["weather"] == {"wind": [3, None]}
    assert (found["theme"], found["sounds"]) == ("dark", True)


@given(st.dictionaries(st.sampled_from([*READERS, "other"]), ANYTHING))
def test_any_values_give_settings_that_can_be_saved(found):
    settings = read_settings(found)
    text = json.dumps(to_plain(settings), ensure_ascii=False, indent=2)
    assert to_plain(read_settings(json.loads(text))).keys() == to_plain(settings).keys()


def test_deeply_nested_values_are_left_out():
    value: list = []
    for _ in range(500):
        value = [value]
    assert read_settings({"other": value}).unknown == {}


def test_half_a_letter_of_another_version_is_left_out(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text('{"of another version": "\\ud800", "\\udfff": 1, "sane": ["\\u00fc"]}', encoding="ascii")
    settings = load_settings(path)
    assert dict(settings.unknown) == {"sane": ["ü"]}
    save_settings(path, settings)
    assert load_settings(path) == settings


@pytest.mark.skipif(os.name == "nt", reason="what POSIX has")
@pytest.mark.parametrize(
    "make", [lambda path: path.mkdir(), lambda path: os.mkfifo(path)], ids=["folder", "pipe"]
)
def test_what_is_no_file_is_set_aside_and_told(tmp_path, make):
    path, mended = tmp_path / "settings.json", Mended()
    make(path)
    assert load_settings(path, mended) == Settings()
    assert mended.aside == tmp_path / "settings.json.broken"
    assert (tmp_path / "settings.json.broken").exists()
    save_settings(path, Settings(sounds=True))
    assert load_settings(path) == Settings(sounds=True)


def test_settings_that_cannot_be_read_are_told_with_the_reason(tmp_path, monkeypatch):
    def refuse(*_: object, **__: object) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("shtil_desktop.play.profile.settings.read_limited", refuse)
    mended = Mended()
    assert load_settings(tmp_path / "settings.json", mended) == Settings()
    assert isinstance(mended.trouble, PermissionError)


def test_each_game_has_choices_of_its_own(tmp_path, monkeypatch):
    monkeypatch.setitem(GAMES, "pebbles", "tests.toy.pebbles.game:PEBBLES")
    path = tmp_path / "settings.json"
    settings = CHANGED.with_choices("pebbles", {"seats": 3, "level": "careful"})
    save_settings(path, settings)
    found = load_settings(path)
    assert found == settings and found.choices_for("pebbles") == {"seats": 3, "level": "careful"}
    assert found.choices_for("shtil") == CHANGED.choices_for("shtil")
    plain = json.loads(path.read_text(encoding="utf-8"))
    assert plain["games"] == {"pebbles": {"seats": 3, "level": "careful"}}
    assert plain["new_voyage"] == json.loads(json.dumps(to_plain(CHANGED)))["new_voyage"], "where it was"


def test_choices_of_a_game_that_is_not_here_are_kept(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text('{"games": {"chess": {"clock": [5, 3]}}, "theme": "dark"}', encoding="utf-8")
    save_settings(path, load_settings(path).with_(sounds=True))
    assert json.loads(path.read_text(encoding="utf-8"))["games"] == {"chess": {"clock": [5, 3]}}


def test_without_another_game_the_file_has_no_new_key():
    assert "games" not in to_plain(CHANGED) and "choices" not in to_plain(CHANGED)


@pytest.mark.parametrize("odd", [[], "x", {"pebbles": 7}, {"pebbles": [1]}, {"pebbles": {"a": "\ud800"}}])
def test_choices_that_make_no_sense_are_mended(odd):
    mended = Mended()
    found = read_settings({"games": odd, "theme": "dark"}, mended)
    assert (found.choices, found.theme, mended.names) == ({}, Theme.DARK, ["games"])


def test_choices_that_their_game_does_not_understand_are_forgotten(monkeypatch):
    settings = Settings(choices={"shtil": {"mode": "submarine"}})
    assert settings.choices_for("shtil") == NewVoyage()

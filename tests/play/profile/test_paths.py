"""Folders: the system's own or one profile, private, and a passing copy where nothing can be written."""

from __future__ import annotations

import atexit
import os
import stat
import sys
import tempfile
from pathlib import Path

import pytest

from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.paths import find_paths
from shtil_desktop.play.profile.single_instance import SingleInstance
from shtil_desktop.play.session import Session
from tests.play.sailing import new_voyage


def test_a_profile_holds_everything_in_private(tmp_path):
    found = find_paths(tmp_path / "deep" / "profile")
    assert found.is_lasting
    for path in (found.config, found.data, found.matches, found.logs):
        assert path.is_relative_to(tmp_path / "deep" / "profile")
        assert stat.S_IMODE(path.stat().st_mode) == 0o700
    assert list(found.matches.iterdir()) == []


def test_without_a_profile_the_systems_folders_are_used(tmp_path, monkeypatch):
    monkeypatch.setattr("appdirs.user_config_dir", lambda name, appauthor: str(tmp_path / "c" / name))
    monkeypatch.setattr("appdirs.user_data_dir", lambda name, appauthor: str(tmp_path / "d" / name))
    found = find_paths()
    assert found.settings == tmp_path / "c" / "shtil-desktop" / "settings.json"
    assert found.matches == tmp_path / "d" / "shtil-desktop" / "voyages"


@pytest.fixture
def read_only(monkeypatch):
    """Nothing can be made in these folders, whoever asks."""
    barred: list[Path] = []
    real = tempfile.mkstemp

    def mkstemp(suffix, prefix, folder):
        if any(Path(folder).is_relative_to(path) for path in barred):
            raise PermissionError(30, "Read-only file system")
        return real(suffix, prefix, folder)

    monkeypatch.setattr(tempfile, "mkstemp", mkstemp)
    return barred


def test_a_read_only_profile_is_copied_for_this_run(tmp_path, read_only):
    first = find_paths(tmp_path / "profile")
    first.settings.write_text("{}")
    (first.matches / "a.shtil").write_text("record")
    read_only.append(tmp_path / "profile")
    second = find_paths(tmp_path / "profile")
    assert not second.is_lasting
    assert not second.data.is_relative_to(tmp_path / "profile")
    assert second.settings.read_text() == "{}"
    assert (second.matches / "a.shtil").read_text() == "record"
    assert stat.S_IMODE(second.settings.stat().st_mode) == 0o600


def test_a_profile_that_is_a_file_is_not_written_to(tmp_path):
    (tmp_path / "profile").write_text("mine")
    assert not find_paths(tmp_path / "profile").is_lasting
    assert (tmp_path / "profile").read_text() == "mine"


def test_the_passing_copy_goes_with_the_program(tmp_path, monkeypatch):
    kept = []
    monkeypatch.setattr(atexit, "register", lambda *args, **options: kept.append((args, options)))
    (tmp_path / "profile").write_text("mine")
    found = find_paths(tmp_path / "profile")
    (remove, folder), options = kept[0]
    remove(folder, **options)
    assert not found.data.exists()


@pytest.mark.parametrize("name", ["XDG_DATA_HOME", "XDG_CONFIG_HOME"])
@pytest.mark.parametrize("value", ["", "here", "./here"])
@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="folders as XDG names them")
def test_a_folder_that_is_empty_or_relative_is_not_set(tmp_path, monkeypatch, name, value):
    for each in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(each, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv(name, value)
    (tmp_path / "current").mkdir()
    monkeypatch.chdir(tmp_path / "current")
    found = find_paths()
    assert found.data == tmp_path / "home" / ".local" / "share" / "shtil-desktop"
    assert found.config == tmp_path / "home" / ".config" / "shtil-desktop"
    assert list((tmp_path / "current").iterdir()) == []


WAYS = {
    "file": lambda path: path.write_text("x"),
    "link to nothing": lambda path: path.symlink_to(path.with_name("nothing")),
    "link to a folder": lambda path: path.symlink_to(path.parent.parent),
    "pipe": lambda path: os.mkfifo(path),
}


@pytest.mark.skipif(os.name == "nt", reason="links and pipes as POSIX has them")
@pytest.mark.parametrize("name", ["logs", "pictures", "style", "calls"])
@pytest.mark.parametrize("make", WAYS.values(), ids=WAYS.keys())
def test_what_is_in_the_way_of_a_folder_is_set_aside_and_told(tmp_path, name, make):
    profile = tmp_path / "profile"
    profile.mkdir()
    make(profile / name)
    found = find_paths(profile)
    assert found.is_lasting and found.aside == (profile / f"{name}.broken",)
    assert os.path.lexists(profile / f"{name}.broken")
    assert found.logs.is_dir() and not found.logs.is_symlink()


@pytest.mark.skipif(os.name == "nt", reason="links as POSIX has them")
def test_a_lock_that_is_a_link_makes_no_file_elsewhere(tmp_path):
    profile = tmp_path / "profile"
    profile.mkdir()
    (profile / "berth.lock").symlink_to(tmp_path / "outside")
    instance = SingleInstance(find_paths(profile).data)
    assert instance.take() and not SingleInstance(profile).take()
    instance.leave()
    assert not (tmp_path / "outside").exists()


def test_without_any_folder_for_a_copy_one_plays_in_memory(tmp_path, read_only, monkeypatch):
    find_paths(tmp_path / "profile")
    read_only.append(tmp_path / "profile")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "there is none"))
    found = find_paths(tmp_path / "profile")
    assert not found.is_lasting and found.wanted == tmp_path / "profile"
    session = Session(new_voyage(Options(Mode.STANDARD, 1)), Store(found.matches))
    assert session.trouble is not None


@pytest.mark.skipif(os.name == "nt", reason="files with holes as POSIX has them")
def test_what_is_larger_than_any_of_ours_is_not_copied(tmp_path, read_only):
    first = find_paths(tmp_path / "profile")
    for path in (first.matches / "a.shtil", first.settings):
        with path.open("wb") as file:
            file.truncate(1 << 40)
    os.mkfifo(first.matches / "b.shtil")
    (first.matches / "c.shtil").write_text("record")
    read_only.append(tmp_path / "profile")
    second = find_paths(tmp_path / "profile")
    assert [path.name for path in second.matches.iterdir()] == ["c.shtil"]
    assert not second.settings.exists()

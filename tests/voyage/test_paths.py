"""Folders: the system's own or one profile, private, and a passing copy where nothing can be written."""

from __future__ import annotations

import atexit
import stat
import tempfile
from pathlib import Path

import pytest

from shtil_desktop.voyage.paths import find_paths


def test_a_profile_holds_everything_in_private(tmp_path):
    found = find_paths(tmp_path / "deep" / "profile")
    assert found.is_lasting
    for path in (found.config, found.data, found.voyages, found.logs):
        assert path.is_relative_to(tmp_path / "deep" / "profile")
        assert stat.S_IMODE(path.stat().st_mode) == 0o700
    assert list(found.voyages.iterdir()) == []


def test_without_a_profile_the_systems_folders_are_used(tmp_path, monkeypatch):
    monkeypatch.setattr("appdirs.user_config_dir", lambda name, appauthor: str(tmp_path / "c" / name))
    monkeypatch.setattr("appdirs.user_data_dir", lambda name, appauthor: str(tmp_path / "d" / name))
    found = find_paths()
    assert found.settings == tmp_path / "c" / "shtil-desktop" / "settings.json"
    assert found.voyages == tmp_path / "d" / "shtil-desktop" / "voyages"


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
    (first.voyages / "a.shtil").write_text("record")
    read_only.append(tmp_path / "profile")
    second = find_paths(tmp_path / "profile")
    assert not second.is_lasting
    assert not second.data.is_relative_to(tmp_path / "profile")
    assert second.settings.read_text() == "{}"
    assert (second.voyages / "a.shtil").read_text() == "record"
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

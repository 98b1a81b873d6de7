"""`shtil --self-check`: true lines, whatever is amiss, and never a traceback."""

import io
import os
import sys
from pathlib import Path

import pytest

from shtil_desktop import __version__
from shtil_desktop.desktop import qt_probe, self_check
from shtil_desktop.desktop.findings import Health, bad, note, ok
from shtil_desktop.games import GAMES
from shtil_desktop.windows.main_window import MainWindow
from tests.processes import finish

SUBJECTS = ["python", "profile", "qt", "fonts", "translations", "theme", "window", "sound", "worker"]


def run(profile, **environment):
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    kept.pop("QT_QPA_PLATFORM", None)
    command = [sys.executable, "-m", "shtil_desktop", "--self-check", "--profile", str(profile)]
    return finish(command, env={**kept, **environment})


def marks(text):
    """Subject and mark of each line between the first and the last."""
    return {line.split()[1]: line.split()[0] for line in text.splitlines()[1:-1]}


def test_all_is_well_without_a_display_and_that_is_said(tmp_path):
    done = run(tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert __version__ in done.stdout.splitlines()[0]
    assert done.stdout.splitlines()[-1] == "All is well."
    found = marks(done.stdout)
    assert found.pop("display") == "note"
    assert list(found) == SUBJECTS
    assert set(found.values()) <= {"ok", "note"}


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only here a display can be missing")
def test_a_display_that_does_not_answer_is_bad_and_the_rest_is_looked_at(tmp_path):
    done = run(tmp_path, QT_QPA_PLATFORM="nonsense")
    assert (done.returncode, done.stderr) == (1, "")
    lines = done.stdout.splitlines()
    assert any(line.split()[:2] == ["BAD", "qt"] and "nonsense" in line for line in lines)
    assert any(line.split()[:2] == ["ok", "window"] for line in lines)
    assert lines[-1].startswith("Amiss: 1.")


def test_a_missing_library_of_qt_is_told_with_its_package():
    words = (
        "qt.qpa.plugin: From 6.5.0, xcb-cursor0 or libxcb-cursor0 is needed to load the Qt xcb plugin.\n"
        "This application failed to start because no Qt platform plugin could be initialized.\n"
    )
    told = self_check.last_words(-6, words)
    assert told.startswith("install the package libxcb-cursor0 (Debian, Ubuntu)")
    assert "ended with code -6: qt.qpa.plugin" in told
    assert "install" not in self_check.last_words(1, "no such platform")


def test_a_profile_that_cannot_be_written_is_bad(tmp_path):
    (tmp_path / "file").write_text("")
    assert self_check.look_at_profile(tmp_path / "file").health is Health.BAD
    assert self_check.look_at_profile(tmp_path / "new").health is Health.OK


def test_missing_translations_are_named(tmp_path):
    found = qt_probe.look_at_translations(tmp_path)
    assert found.health is Health.BAD and "ru, de, en" in found.text


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="looks at open files as Linux lists them")
def test_the_file_of_the_probe_is_open_in_the_probe_alone():
    """Windows lets nobody open a file that another process holds as a temporary one."""
    for _ in self_check._ask_probe("offscreen"):
        held = [os.readlink(path) for path in Path("/proc/self/fd").iterdir() if path.is_symlink()]
        assert not any("shtil-check-" in path for path in held)


def test_a_worker_that_does_not_answer_in_time_is_bad(monkeypatch):
    monkeypatch.setattr(self_check, "PATIENCE", 0.0)
    assert self_check.look_at_worker().health is Health.BAD


def test_a_worker_that_fails_is_bad_and_says_why(monkeypatch):
    monkeypatch.setattr("multiprocessing.spawn._python_exe", b"/nowhere/python")
    found = self_check.look_at_worker()
    assert found.health is Health.BAD and "there is no worker" in found.text


@pytest.mark.parametrize(("found", "code"), [([ok("a", "b"), note("c", "d")], 0), ([bad("a", "b")], 1)])
def test_only_what_is_bad_counts(monkeypatch, found, code):
    monkeypatch.setattr(self_check, "findings", lambda profile: iter(found))
    out = io.StringIO()
    assert self_check.self_check(None, out) == code
    assert len(out.getvalue().splitlines()) == len(found) + 2


def test_the_home_is_not_named(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert str(tmp_path) not in self_check.look_at_profile(tmp_path / "profile").text


def test_a_program_without_output_does_not_fail(monkeypatch):
    monkeypatch.setattr(self_check, "findings", lambda profile: iter([ok("a", "b")]))
    monkeypatch.setattr(sys, "stdout", None)
    assert self_check.self_check() == 0


@pytest.mark.parametrize("spec", [None, object()])
def test_a_program_without_sound_is_not_amiss(monkeypatch, spec):
    """Neither without Qt's part for it nor without a library of the system that it wants."""
    monkeypatch.setattr(qt_probe, "find_spec", lambda name: spec)
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    assert qt_probe.look_at_sound().health is Health.NOTE


def test_a_qt_that_cannot_be_loaded_is_told_once(monkeypatch):
    """Another window system would not help: it is not tried."""
    monkeypatch.setitem(sys.modules, "PySide6.QtWidgets", None)
    told = list(qt_probe._findings())
    assert [(finding.health, finding.subject) for finding in told] == [(Health.BAD, "qt")]
    asked = []

    def ask(platform):
        asked.append(platform)
        yield from told

    monkeypatch.setattr(self_check, "_ask_probe", ask)
    assert list(self_check.look_at_qt({"DISPLAY": ":0"})) == told
    assert asked == [""]


def test_the_window_that_is_painted_is_the_start_page_with_every_game(qapp, monkeypatch):
    painted, show = [], MainWindow.show_start_page

    def watched(window, page):
        painted.append([tile.game for tile in page.tiles])
        show(window, page)

    monkeypatch.setattr(MainWindow, "show_start_page", watched)
    assert qt_probe.look_at_window(qapp).health is Health.OK
    assert painted == [list(GAMES)]

"""The commands of dev.py: the display, the words it says, and what each command runs."""

import os
import re
import shutil
import subprocess

import pytest
from dev_steps.terminal import FAILED, ROOT

import dev


@pytest.mark.parametrize(
    ("environment", "platform", "lacks"),
    [
        ({}, "linux", True),
        ({"DISPLAY": ""}, "linux", True),
        ({"DISPLAY": ":0"}, "linux", False),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", False),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", False),
        ({}, "darwin", False),
        ({}, "win32", False),
    ],
)
def test_display_is_looked_for_on_linux(environment, platform, lacks):
    assert dev.lacks_display(environment, platform) is lacks


def test_run_without_display_says_so_before_any_setup(monkeypatch, capsys):
    set_up: list[str] = []
    monkeypatch.setattr(dev, "prepare_venv", lambda: set_up.append("venv"))
    monkeypatch.setattr(dev, "lacks_display", lambda environment: True)
    with pytest.raises(SystemExit) as stopped:
        dev.main(["run"])
    assert stopped.value.code == dev.NO_DISPLAY
    said = capsys.readouterr().err
    assert "xvfb-run" in said and "QT_QPA_PLATFORM=offscreen" in said
    assert said.count("\n") == 1
    assert set_up == []


def test_test_stops_at_the_first_failing_step(monkeypatch):
    made = []

    def call(command, environment):
        made.append(command[2])
        assert environment["QT_QPA_PLATFORM"] == "offscreen"
        return 3 if command[2] == "mypy" else 0

    monkeypatch.setattr(dev, "prepare_system", lambda environment: None)
    monkeypatch.setattr(dev, "prepare_test_tools", lambda: None)
    monkeypatch.setattr(dev, "prepare_venv", lambda *extras: "python")
    monkeypatch.setattr(dev, "call", call)
    assert dev.main(["test"]) == 3
    assert made == ["ruff", "ruff", "mypy"]


def test_arguments_of_test_go_to_pytest(monkeypatch):
    made = []
    monkeypatch.setattr(dev, "prepare_system", lambda environment: None)
    monkeypatch.setattr(dev, "prepare_test_tools", lambda: None)
    monkeypatch.setattr(dev, "prepare_venv", lambda *extras: "python")
    monkeypatch.setattr(dev, "call", lambda command, environment: made.append(command))
    assert dev.main(["test", "-k", "storm"]) == 0
    assert made[-1] == ["python", "-m", "pytest", "-n", str(dev.count_processors()), "-k", "storm"]


@pytest.mark.parametrize("arguments", [[], ["dance"]])
def test_unknown_command_shows_every_command(arguments, capsys):
    with pytest.raises(SystemExit) as stopped:
        dev.main(arguments)
    assert stopped.value.code == 2
    said = capsys.readouterr().err
    assert all(f"dev.py {name}" in said for name in dev.COMMANDS)


def test_help_is_no_error(capsys):
    assert dev.main(["--help"]) == 0
    assert "dev.py run" in capsys.readouterr().out


def test_trouble_of_the_system_is_a_sentence(monkeypatch, capsys):
    def fail(arguments):
        raise PermissionError("no entry")

    monkeypatch.setitem(dev.COMMANDS, "run", fail)
    with pytest.raises(SystemExit) as stopped:
        dev.main(["run"])
    assert stopped.value.code == FAILED
    assert "no entry" in capsys.readouterr().err


def test_old_python_is_told_kindly(monkeypatch):
    monkeypatch.setattr(dev, "find_fitting_python", lambda: "")
    with pytest.raises(SystemExit, match=r"needs Python 3\.11"):
        dev.start_over_with_a_fitting_python()


def test_shim_that_does_not_start_is_passed_over(monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda name: f"/{name}")
    monkeypatch.setattr(subprocess, "call", lambda command, **options: 0 if "3.12" in command[0] else 127)
    assert dev.find_fitting_python() == "/python3.12"


@pytest.mark.parametrize("arguments", [[], ["--help"], ["one", "two"]])
def test_pictures_want_one_folder(arguments):
    with pytest.raises(SystemExit) as stopped:
        dev.pictures(arguments)
    assert stopped.value.code == 2


def test_the_pictures_of_the_readme_are_there_and_small():
    named = set(re.findall(r"packaging/screenshots/[\w-]+\.png", (ROOT / "README.md").read_text("utf-8")))
    kept = {path.relative_to(ROOT).as_posix() for path in ROOT.glob("packaging/screenshots/*.png")}
    assert named == kept
    assert sum((ROOT / name).stat().st_size for name in kept) < 2_500_000


def test_a_self_check_needs_no_display(monkeypatch):
    """It is there to say what is missing."""
    calls: list[str] = []
    monkeypatch.setattr(dev, "prepare_venv", lambda: "python")
    monkeypatch.setattr(dev, "lacks_display", lambda environment: True)
    monkeypatch.setattr(os, "execv", lambda path, words: calls.append(" ".join(words[1:])))
    monkeypatch.setattr(subprocess, "call", lambda words: calls.append(" ".join(words[1:])))
    dev.main(["run", "--self-check"])
    assert calls[-1] == "-m shtil_desktop --self-check"

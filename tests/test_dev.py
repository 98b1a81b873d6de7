"""dev.py as far as it goes without a network: stamps, libraries, the display, the words it says."""

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import dev


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A made-up checkout in which installing is only written down."""
    (tmp_path / "pyproject.toml").write_text("[project]")
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "VENV", tmp_path / ".venv")
    return tmp_path


@pytest.fixture
def calls(checkout, monkeypatch):
    """What dev.py runs; `venv` leaves a folder, everything succeeds, and a .venv with a folder is alive."""
    made = []

    def call(command, environment=None):
        made.append(" ".join(map(str, command)))
        dev.VENV.mkdir(exist_ok=True)
        return 0

    monkeypatch.setattr(dev, "call", call)
    monkeypatch.setattr(dev, "is_alive", lambda venv, modules: venv.is_dir())
    monkeypatch.setattr(dev, "wanted_stamp", lambda extras, wanted=dev.wanted_stamp: wanted(extras, checkout))
    return made


def words(calls):
    """The calls in short: `venv` for a new .venv, else what pip installs."""
    return ["venv" if "-m venv" in call else call.split()[-1] for call in calls]


def test_first_call_makes_the_venv_and_installs(calls):
    dev.prepare_venv("dev")
    assert words(calls) == ["venv", ".[dev]"]


def test_second_call_does_nothing(calls):
    dev.prepare_venv("dev")
    calls.clear()
    dev.prepare_venv("dev")
    dev.prepare_venv()
    assert calls == []


def test_test_after_run_adds_only_what_is_missing(calls):
    dev.prepare_venv()
    dev.prepare_venv("dev")
    assert words(calls) == ["venv", ".", ".[dev]"]


def test_changed_pyproject_installs_again_and_keeps_the_extras(calls, checkout):
    dev.prepare_venv("dev")
    (checkout / "pyproject.toml").write_text("[project] # changed")
    dev.prepare_venv()
    assert words(calls) == ["venv", ".[dev]", ".[dev]"]


def test_set_up_compiles_translations_that_are_stale(calls, checkout):
    home = Path(dev.__file__).parent
    for name in ("packaging/qm.py", "translations/shtil_en.ts"):
        (checkout / name).parent.mkdir()
        shutil.copyfile(home / name, checkout / name)
    dev.prepare_venv()
    assert (checkout / "translations/shtil_en.qm").is_file()


@pytest.mark.parametrize("key", ["setup", "python", "root"])
def test_other_python_place_or_setup_makes_the_venv_anew(calls, key):
    dev.prepare_venv()
    dev.write_stamp(dev.VENV, dev.read_stamp(dev.VENV) | {key: "other"})
    dev.prepare_venv()
    assert words(calls) == ["venv", ".", "venv", "."]


def test_broken_venv_is_made_anew(calls, monkeypatch):
    dev.prepare_venv()
    monkeypatch.setattr(dev, "is_alive", lambda venv, modules: False)
    dev.prepare_venv()
    assert words(calls) == ["venv", ".", "venv", "."]


def test_interrupted_install_is_not_taken_for_done(calls, monkeypatch):
    dev.prepare_venv()
    succeed = dev.call

    def interrupted(command, environment=None):
        raise KeyboardInterrupt

    monkeypatch.setattr(dev, "call", interrupted)
    with pytest.raises(KeyboardInterrupt):
        dev.prepare_venv("dev")
    assert dev.read_stamp(dev.VENV) == {}
    monkeypatch.setattr(dev, "call", succeed)
    dev.prepare_venv()
    assert words(calls) == ["venv", ".", "venv", "."]


def test_failed_pip_is_a_sentence_and_leaves_no_stamp(calls, monkeypatch, capsys):
    dev.prepare_venv()
    monkeypatch.setattr(dev, "call", lambda command, environment=None: 1)
    with pytest.raises(SystemExit) as stopped:
        dev.prepare_venv("dev")
    assert stopped.value.code == dev.FAILED
    assert "network" in capsys.readouterr().err
    assert dev.read_stamp(dev.VENV) == {}


@pytest.mark.parametrize("content", ["", "{", "[]", '"text"'])
def test_unreadable_stamp_counts_as_none(tmp_path, content):
    (tmp_path / "stamp.json").write_text(content)
    assert dev.read_stamp(tmp_path) == {}


def test_stamp_is_written_and_read(checkout):
    stamp = dev.wanted_stamp(["dev"], checkout)
    dev.write_stamp(checkout, stamp)
    assert dev.read_stamp(checkout) == stamp == json.loads(json.dumps(stamp))


def test_living_python_is_told_from_a_missing_one(tmp_path, monkeypatch):
    assert not dev.is_alive(tmp_path, "json")
    monkeypatch.setattr(dev, "python_in", lambda venv: sys.executable)
    assert dev.is_alive(tmp_path, "json,email.message")
    assert not dev.is_alive(tmp_path, "json,no_such_module")
    assert not dev.is_alive(tmp_path, "no_such_package.module")


def test_libraries_that_do_not_load_name_their_packages():
    missing = dev.missing_packages(
        dev.LIBRARIES, can_load=lambda soname: soname != "libEGL.so.1", has_font=lambda: True
    )
    assert missing == ["libegl1"]


def test_missing_font_names_its_package():
    assert dev.missing_packages({}, has_font=lambda: False) == [dev.FONT_PACKAGE]


def test_font_is_found_in_any_depth(tmp_path):
    assert not dev.has_font([str(tmp_path)])
    (tmp_path / "truetype/dejavu").mkdir(parents=True)
    (tmp_path / "truetype/dejavu/DejaVuSans.ttf").touch()
    assert dev.has_font([str(tmp_path)])


def test_library_that_does_not_exist_cannot_load():
    assert not dev.can_load("libnosuchlibrary.so.1")


def test_only_a_real_window_needs_the_window_libraries():
    assert dev.needed_libraries({"QT_QPA_PLATFORM": "offscreen"}) == dev.LIBRARIES
    assert dev.needed_libraries({"QT_QPA_PLATFORM": "xcb"}).keys() > dev.LIBRARIES.keys()
    assert dev.needed_libraries({}).keys() > dev.LIBRARIES.keys()


def test_without_root_the_exact_command_is_said(calls, monkeypatch, capsys):
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    with pytest.raises(SystemExit):
        dev.install_packages(["libegl1", "libgl1"], "A library")
    assert "sudo apt-get install -y --no-install-recommends libegl1 libgl1\n" in capsys.readouterr().err
    assert calls == []


def test_root_installs_after_refreshing_the_lists(calls, monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    dev.install_packages(["libegl1"], "A library")
    assert calls == ["apt-get update -q", "apt-get install -y --no-install-recommends libegl1"]


def test_without_apt_the_packages_are_named(calls, monkeypatch, capsys):
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(SystemExit):
        dev.install_packages(["libegl1"], "A library")
    assert "libegl1" in capsys.readouterr().err


def test_root_installs_what_tests_would_be_left_out_for(calls, monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    dev.prepare_test_tools(lambda name: None if name in ("cc", "makensis") else f"/usr/bin/{name}")
    assert calls == [
        "apt-get update -q",
        "apt-get install -y --no-install-recommends gcc libc6-dev nsis",
    ]


def test_others_are_told_what_is_left_out(calls, monkeypatch, capsys):
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    dev.prepare_test_tools(lambda name: None if name == "makensis" else f"/usr/bin/{name}")
    assert calls == []
    assert capsys.readouterr().out.endswith("not there: makensis\n")


def test_with_all_tools_nothing_is_done(calls, capsys):
    dev.prepare_test_tools(lambda name: f"/usr/bin/{name}")
    assert (calls, capsys.readouterr().out) == ([], "")


def test_missing_ensurepip_names_the_venv_package(monkeypatch):
    asked = []
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(dev, "install_packages", lambda packages, purpose: asked.extend(packages))
    dev.prepare_venv_module()
    assert asked == [f"python3.{sys.version_info[1]}-venv"]


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


def test_run_without_display_says_so_before_any_setup(calls, monkeypatch, capsys):
    monkeypatch.setattr(dev, "lacks_display", lambda environment: True)
    with pytest.raises(SystemExit) as stopped:
        dev.main(["run"])
    assert stopped.value.code == dev.NO_DISPLAY
    said = capsys.readouterr().err
    assert "xvfb-run" in said and "QT_QPA_PLATFORM=offscreen" in said
    assert said.count("\n") == 1
    assert calls == []


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
    assert stopped.value.code == dev.FAILED
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
    named = set(re.findall(r"packaging/screenshots/[\w-]+\.png", (dev.ROOT / "README.md").read_text("utf-8")))
    kept = {path.relative_to(dev.ROOT).as_posix() for path in dev.ROOT.glob("packaging/screenshots/*.png")}
    assert named == kept
    assert sum((dev.ROOT / name).stat().st_size for name in kept) < 2_500_000


def test_a_self_check_needs_no_display(calls, monkeypatch):
    """It is there to say what is missing."""
    monkeypatch.setattr(dev, "lacks_display", lambda environment: True)
    monkeypatch.setattr(os, "execv", lambda path, words: calls.append(" ".join(words[1:])))
    monkeypatch.setattr(subprocess, "call", lambda words: calls.append(" ".join(words[1:])))
    dev.main(["run", "--self-check"])
    assert calls[-1] == "-m shtil_desktop --self-check"

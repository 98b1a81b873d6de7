"""What dev.py wants of the system: libraries, a font, tools, and the words it says when they are missing."""

import importlib.util
import os
import shutil
import sys

import pytest
from dev_steps import system


@pytest.fixture
def calls(monkeypatch):
    """What is run; everything succeeds."""
    made = []

    def call(command, environment=None):
        made.append(" ".join(command))
        return 0

    monkeypatch.setattr(system, "call", call)
    return made


def test_libraries_that_do_not_load_name_their_packages():
    missing = system.missing_packages(
        system.LIBRARIES, can_load=lambda soname: soname != "libEGL.so.1", has_font=lambda: True
    )
    assert missing == ["libegl1"]


def test_missing_font_names_its_package():
    assert system.missing_packages({}, has_font=lambda: False) == [system.FONT_PACKAGE]


def test_font_is_found_in_any_depth(tmp_path):
    assert not system.has_font([str(tmp_path)])
    (tmp_path / "truetype/dejavu").mkdir(parents=True)
    (tmp_path / "truetype/dejavu/DejaVuSans.ttf").touch()
    assert system.has_font([str(tmp_path)])


def test_library_that_does_not_exist_cannot_load():
    assert not system.can_load("libnosuchlibrary.so.1")


def test_only_a_real_window_needs_the_window_libraries():
    assert system.needed_libraries({"QT_QPA_PLATFORM": "offscreen"}) == system.LIBRARIES
    assert system.needed_libraries({"QT_QPA_PLATFORM": "xcb"}).keys() > system.LIBRARIES.keys()
    assert system.needed_libraries({}).keys() > system.LIBRARIES.keys()


def test_without_root_the_exact_command_is_said(calls, monkeypatch, capsys):
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    with pytest.raises(SystemExit):
        system.install_packages(["libegl1", "libgl1"], "A library")
    assert "sudo apt-get install -y --no-install-recommends libegl1 libgl1\n" in capsys.readouterr().err
    assert calls == []


def test_root_installs_after_refreshing_the_lists(calls, monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    system.install_packages(["libegl1"], "A library")
    assert calls == ["apt-get update -q", "apt-get install -y --no-install-recommends libegl1"]


def test_without_apt_the_packages_are_named(calls, monkeypatch, capsys):
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(SystemExit):
        system.install_packages(["libegl1"], "A library")
    assert "libegl1" in capsys.readouterr().err


def test_root_installs_what_tests_would_be_left_out_for(calls, monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    system.prepare_test_tools(lambda name: None if name in ("cc", "makensis") else f"/usr/bin/{name}")
    assert calls == [
        "apt-get update -q",
        "apt-get install -y --no-install-recommends gcc libc6-dev nsis",
    ]


def test_others_are_told_what_is_left_out(calls, monkeypatch, capsys):
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    system.prepare_test_tools(lambda name: None if name == "makensis" else f"/usr/bin/{name}")
    assert calls == []
    assert capsys.readouterr().out.endswith("not there: makensis\n")


def test_with_all_tools_nothing_is_done(calls, capsys):
    system.prepare_test_tools(lambda name: f"/usr/bin/{name}")
    assert (calls, capsys.readouterr().out) == ([], "")


def test_missing_ensurepip_names_the_venv_package(monkeypatch):
    asked = []
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(system, "install_packages", lambda packages, purpose: asked.extend(packages))
    system.prepare_venv_module()
    assert asked == [f"python3.{sys.version_info[1]}-venv"]

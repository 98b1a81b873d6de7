"""The .venv of dev.py as far as it goes without a network: when it is made, filled, or left alone."""

import json
import shutil
import sys

import pytest
from dev_steps import venv
from dev_steps.terminal import FAILED, ROOT


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A made-up checkout in which installing is only written down."""
    (tmp_path / "pyproject.toml").write_text("[project]")
    monkeypatch.setattr(venv, "ROOT", tmp_path)
    monkeypatch.setattr(venv, "VENV", tmp_path / ".venv")
    return tmp_path


@pytest.fixture
def calls(checkout, monkeypatch):
    """What is run; `venv` leaves a folder, everything succeeds, and a .venv with a folder is alive."""
    made = []

    def call(command, environment=None):
        made.append(" ".join(map(str, command)))
        venv.VENV.mkdir(exist_ok=True)
        return 0

    wanted = venv.wanted_stamp
    monkeypatch.setattr(venv, "call", call)
    monkeypatch.setattr(venv, "is_alive", lambda venv, modules: venv.is_dir())
    monkeypatch.setattr(venv, "wanted_stamp", lambda extras: wanted(extras, checkout))
    return made


def words(calls):
    """The calls in short: `venv` for a new .venv, else what pip installs."""
    return ["venv" if "-m venv" in call else call.split()[-1] for call in calls]


def test_first_call_makes_the_venv_and_installs(calls):
    venv.prepare_venv("dev")
    assert words(calls) == ["venv", ".[dev]"]


def test_second_call_does_nothing(calls):
    venv.prepare_venv("dev")
    calls.clear()
    venv.prepare_venv("dev")
    venv.prepare_venv()
    assert calls == []


def test_test_after_run_adds_only_what_is_missing(calls):
    venv.prepare_venv()
    venv.prepare_venv("dev")
    assert words(calls) == ["venv", ".", ".[dev]"]


def test_changed_pyproject_installs_again_and_keeps_the_extras(calls, checkout):
    venv.prepare_venv("dev")
    (checkout / "pyproject.toml").write_text("[project] # changed")
    venv.prepare_venv()
    assert words(calls) == ["venv", ".[dev]", ".[dev]"]


def test_set_up_compiles_translations_that_are_stale(calls, checkout):
    home = ROOT
    for name in ("packaging/qm.py", "translations/shtil_en.ts"):
        (checkout / name).parent.mkdir()
        shutil.copyfile(home / name, checkout / name)
    venv.prepare_venv()
    assert (checkout / "translations/shtil_en.qm").is_file()


@pytest.mark.parametrize("key", ["setup", "python", "root"])
def test_other_python_place_or_setup_makes_the_venv_anew(calls, key):
    venv.prepare_venv()
    venv.write_stamp(venv.VENV, venv.read_stamp(venv.VENV) | {key: "other"})
    venv.prepare_venv()
    assert words(calls) == ["venv", ".", "venv", "."]


def test_broken_venv_is_made_anew(calls, monkeypatch):
    venv.prepare_venv()
    monkeypatch.setattr(venv, "is_alive", lambda venv, modules: False)
    venv.prepare_venv()
    assert words(calls) == ["venv", ".", "venv", "."]


def test_interrupted_install_is_not_taken_for_done(calls, monkeypatch):
    venv.prepare_venv()

    def interrupted(command, environment=None):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(venv, "call", interrupted)
        venv.prepare_venv("dev")
    assert venv.read_stamp(venv.VENV) == {}
    venv.prepare_venv()
    assert words(calls) == ["venv", ".", "venv", "."]


def test_failed_pip_is_a_sentence_and_leaves_no_stamp(calls, monkeypatch, capsys):
    venv.prepare_venv()
    monkeypatch.setattr(venv, "call", lambda command, environment=None: 1)
    with pytest.raises(SystemExit) as stopped:
        venv.prepare_venv("dev")
    assert stopped.value.code == FAILED
    assert "network" in capsys.readouterr().err
    assert venv.read_stamp(venv.VENV) == {}


@pytest.mark.parametrize("content", ["", "{", "[]", '"text"'])
def test_unreadable_stamp_counts_as_none(tmp_path, content):
    (tmp_path / "stamp.json").write_text(content)
    assert venv.read_stamp(tmp_path) == {}


def test_stamp_is_written_and_read(checkout):
    stamp = venv.wanted_stamp(["dev"], checkout)
    venv.write_stamp(checkout, stamp)
    assert venv.read_stamp(checkout) == stamp == json.loads(json.dumps(stamp))


def test_living_python_is_told_from_a_missing_one(tmp_path, monkeypatch):
    assert not venv.is_alive(tmp_path, "json")
    monkeypatch.setattr(venv, "python_in", lambda venv: sys.executable)
    assert venv.is_alive(tmp_path, "json,email.message")
    assert not venv.is_alive(tmp_path, "json,no_such_module")
    assert not venv.is_alive(tmp_path, "no_such_package.module")

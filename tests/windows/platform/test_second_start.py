"""A second start on one profile: the first window comes forward and does what is wanted."""

import sys

import pytest
from PySide6.QtWidgets import QMainWindow, QMessageBox

from shtil_desktop.arguments import call_of, read_arguments
from shtil_desktop.games.codes import decode
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.profile.single_instance import Call, SingleInstance
from shtil_desktop.windows.platform.second_start import SecondStarts, call_first
from tests.processes import LONG, running


@pytest.fixture
def instance(tmp_path):
    instance = SingleInstance(tmp_path)
    assert instance.take()
    yield instance
    instance.leave()


@pytest.fixture
def window(qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    return window


CALLER = """
import sys
from pathlib import Path
from shtil_desktop.play.profile.single_instance import SingleInstance, Call
instance = SingleInstance(Path(sys.argv[1]))
sys.exit(0 if not instance.take() and instance.call(Call(file="/a.shtil"), patience=240) else 1)
"""


def test_the_first_window_answers(instance, window, qtbot, tmp_path):
    window.showMinimized()
    calls: list[Call] = []
    doorbell = SecondStarts(instance, window)
    doorbell.called.connect(calls.append)
    with running([sys.executable, "-c", CALLER, str(tmp_path)]) as caller:
        qtbot.waitUntil(lambda: bool(calls))
        assert caller.wait(LONG) == 0
    assert calls == [Call(file="/a.shtil")]
    assert window.isVisible() and not window.isMinimized()


def test_one_that_does_not_answer_is_told_of(instance, tmp_path, monkeypatch, qtbot):
    told = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: told.append(box.text()))
    monkeypatch.setattr("shtil_desktop.play.profile.single_instance.PATIENCE", 0.01)
    second = SingleInstance(tmp_path)
    monkeypatch.setattr(second, "call", lambda call: SingleInstance.call(second, call, patience=0.01))
    assert call_first(second, Call()) == 1
    assert "not responding" in told[0]


@pytest.mark.parametrize(
    ("words", "options"),
    [
        (["--mode", "arch", "--seats", "2", "--number", "24"], Options(Mode.ARCH, 2)),
        (["--mode", "sun-moon", "--seats", "1"], Options(Mode.SUN_MOON, 1)),
    ],
)
def test_a_deal_is_passed_on_as_its_code(words, options):
    call = call_of(read_arguments(words))
    assert call.file is None and call.deal is not None
    assert decode(call.deal).options == options
    assert "--number" not in words or decode(call.deal).number == 24


def test_a_file_is_passed_on_with_its_whole_path(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert call_of(read_arguments(["x.shtil"])) == Call(file=str(tmp_path / "x.shtil"))


def test_nothing_special_only_calls():
    assert call_of(read_arguments([])) == Call()

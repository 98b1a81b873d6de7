"""The command line and the first window."""

import subprocess
import sys

import pytest
from PySide6.QtWidgets import QGraphicsView

from shtil_desktop import __version__, app

WITHOUT_QT = """
import sys
sys.modules["PySide6"] = None
sys.argv = ["shtil", {argument!r}]
from shtil_desktop.__main__ import main
main()
"""


@pytest.mark.parametrize(("argument", "answer"), [("--version", __version__), ("--help", "usage: shtil")])
def test_version_and_help_need_no_qt(argument, answer):
    code = WITHOUT_QT.format(argument=argument)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert answer in done.stdout


def test_missing_qt_is_said_in_one_sentence(monkeypatch):
    monkeypatch.setitem(sys.modules, "PySide6.QtWidgets", None)
    with pytest.raises(SystemExit, match="could not load Qt"):
        app.main([])


def test_window_shows_the_sea_and_one_line(qtbot):
    window = app.build_window()
    qtbot.addWidget(window)
    window.show()
    view = window.centralWidget()
    assert window.windowTitle() == "Shtil"
    assert isinstance(view, QGraphicsView)
    assert len(view.scene().items()) == 1
    picture = view.grab().toImage()
    sky, deep = picture.pixelColor(5, 5), picture.pixelColor(5, picture.height() - 5)
    assert sky.lightness() > deep.lightness()

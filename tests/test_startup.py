"""What the program's first picture waits for, and what must come later."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.processes import finish

START = """
import json, os, sys
from shtil_desktop import app

launch = app._launch_qt

def keep_pictures_of(window):
    pictures = getattr(window, "_pictures", None)
    while pictures is not None and pictures.keep_one():
        pass
    if pictures is not None:
        pictures.album.keep()

def launch_and_stop():
    application = launch()
    def stop():
        for window in application.topLevelWidgets():
            window.grab()
            keep_pictures_of(window)
        sys.stdout.write(json.dumps(sorted(sys.modules)))
        sys.stdout.flush()
        os._exit(0)
    application.exec = stop
    return application

app._launch_qt = launch_and_stop
app.main({arguments!r})
"""
OURS = "shtil_desktop."
AFTER_ANY_PICTURE = {
    "sqlite3",
    "multiprocessing",
    "qdarktheme",
    "PySide6.QtNetwork",
    "PySide6.QtMultimedia",
    f"{OURS}crew",
    f"{OURS}solver",
    f"{OURS}shore",
    f"{OURS}lab",
    f"{OURS}voyage.keeper",
    f"{OURS}voyage.thinker",
    f"{OURS}voyage.worker",
    f"{OURS}voyage.statistics",
    f"{OURS}voyage.store",
    f"{OURS}voyage.review",
    f"{OURS}voyage.tutorial",
    f"{OURS}windows.quay",
    f"{OURS}windows.new_voyage",
    f"{OURS}windows.settings_page",
    f"{OURS}windows.rules_page",
    f"{OURS}windows.menu_entries",
    f"{OURS}table.speech",
    f"{OURS}table.scene",
    f"{OURS}table.stage",
    f"{OURS}table.view",
    f"{OURS}table.helm",
    f"{OURS}table.art.faces",
    f"{OURS}table.art.canvas",
    f"{OURS}games.shtil.state",
    f"{OURS}games.shtil.events",
    f"{OURS}games.shtil.rules",
    f"{OURS}voyage.session",
}
AFTER_THE_HARBOUR = {f"{OURS}table.bare", f"{OURS}table.pictures"}
AFTER_THE_BOARD = {
    f"{OURS}windows.harbour",
    f"{OURS}windows.horizon",
    f"{OURS}table.ground",
    f"{OURS}table.art.board",
    f"{OURS}table.art.glyphs",
}


def modules_at_first_picture(profile: Path, *arguments: str) -> set[str]:
    """Those of the second start: at the first there is neither a style sheet nor an album yet."""
    code = START.format(arguments=["--profile", str(profile), *arguments])
    for _ in range(2):
        done = finish([sys.executable, "-c", code])
        assert done.returncode == 0, done.stderr
    return set(json.loads(done.stdout))


@pytest.mark.parametrize(
    ("arguments", "later"),
    [
        ([], AFTER_ANY_PICTURE | AFTER_THE_HARBOUR),
        (["--mode", "standard", "--number", "24"], AFTER_ANY_PICTURE | AFTER_THE_BOARD),
        (["--mode", "pyramid", "--number", "24"], AFTER_ANY_PICTURE | AFTER_THE_BOARD),
    ],
    ids=["harbour", "board", "pyramid"],
)
def test_the_first_picture_waits_for_nothing_that_can_come_later(tmp_path, arguments, later):
    found = modules_at_first_picture(tmp_path / "profile", *arguments)
    assert f"{OURS}windows.main_window" in found
    assert sorted(found & later) == []


def test_pyside_does_not_read_the_source_of_what_is_imported_after_it(tmp_path):
    code = START.format(arguments=["--profile", str(tmp_path)]).replace(
        "sorted(sys.modules)", "__import__.__name__"
    )
    done = finish([sys.executable, "-c", code])
    assert json.loads(done.stdout) != "__feature_import__"

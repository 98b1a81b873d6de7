"""What the program's first picture waits for, and what must come later."""

from __future__ import annotations

import json
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from shtil_desktop import games
from tests.processes import finish

START = """
import json, os, sys
from pathlib import Path
from shtil_desktop import app

launch = app._launch_qt

def keep_pictures_of(window, application):
    page = window.pages.currentWidget() if hasattr(window, "pages") else None
    if hasattr(page, "picture"):
        from shtil_desktop.windows.language import Translations
        from shtil_desktop.windows.start_page.kept_picture import KeptPicture

        spoken = application.findChild(Translations).spoken.value
        KeptPicture(Path({profile!r}) / "pictures" / "start.album", window.colours, spoken).keep(page)
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
            keep_pictures_of(window, application)
        sys.stdout.write(json.dumps(sorted(sys.modules)))
        sys.stdout.flush()
        os._exit(0)
    application.exec = stop
    return application

app._launch_qt = launch_and_stop
app.main({arguments!r})
"""
KEEP = "            keep_pictures_of(window)\n"
OURS = "shtil_desktop."
AFTER_ANY_PICTURE = {
    "sqlite3",
    "multiprocessing",
    "qdarktheme",
    "fsrs",
    "PySide6.QtNetwork",
    "PySide6.QtMultimedia",
    f"{OURS}games.shtil.crew",
    f"{OURS}games.shtil.solver",
    f"{OURS}desktop",
    f"{OURS}lab",
    f"{OURS}play.worker.supervisor",
    f"{OURS}play.worker.client",
    f"{OURS}play.worker.process",
    f"{OURS}play.profile.statistics.database",
    f"{OURS}play.profile.matches.store",
    f"{OURS}games.shtil.review.review",
    f"{OURS}games.shtil.pages.lessons.lessons",
    f"{OURS}windows.navigator",
    f"{OURS}windows.replay_navigator",
    f"{OURS}windows.training_navigator",
    f"{OURS}windows.start_page.presenter",
    f"{OURS}windows.pages.training.page",
    f"{OURS}games.problems",
    f"{OURS}games.shtil.problems.game_problems",
    f"{OURS}games.shtil.pages.problems.parts",
    f"{OURS}games.shtil.pages.new_voyage.page",
    f"{OURS}windows.pages.settings_page",
    f"{OURS}windows.pages.rules.page",
    f"{OURS}windows.menus.entries",
    f"{OURS}table.speech",
    f"{OURS}table.scene",
    f"{OURS}games.shtil.table.stage.shtil_stage",
    f"{OURS}table.view",
    f"{OURS}table.controller",
    f"{OURS}games.shtil.table.art.cards.faces",
    f"{OURS}games.shtil.table.art.cards.canvas",
    f"{OURS}games.shtil.rules.voyage",
    f"{OURS}games.shtil.rules.events",
    f"{OURS}games.shtil.rules.turns.rules_in_force",
    f"{OURS}play.session",
}
AFTER_THE_START_PAGE = {
    f"{OURS}windows.start_page.page",
    f"{OURS}windows.start_page.news",
    f"{OURS}table.art.shapes",
    f"{OURS}table.art.icons",
    f"{OURS}games.shtil.pages",
    f"{OURS}games.qwirkle",
    f"{OURS}games.shkap",
    f"{OURS}windows.pages.page",
    f"{OURS}games.rng",
    "hashlib",
    f"{OURS}games.shtil.table.layout.empty_table",
    f"{OURS}games.shtil.table.rendering.pictures",
}
AFTER_THE_BOARD = {
    f"{OURS}windows.start_page.page",
    f"{OURS}games.shtil.pages.backdrop",
    f"{OURS}games.rng",
    "hashlib",
    f"{OURS}games.shtil.table.layout.ground",
    f"{OURS}games.shtil.table.art.board.sea",
    f"{OURS}games.shtil.table.art.glyphs",
}
EVER_LATER = AFTER_ANY_PICTURE | AFTER_THE_START_PAGE | AFTER_THE_BOARD


def start(profile: Path, *arguments: str) -> str:
    return START.format(profile=str(profile), arguments=["--profile", str(profile), *arguments])


def modules_at_first_picture(profile: Path, *arguments: str, before: str = "", starts: int = 2) -> set[str]:
    """Those of the second start: at the first there is neither a style sheet nor an album yet."""
    code = f"{before}\n{start(profile, *arguments)}"
    for _ in range(starts):
        done = finish([sys.executable, "-c", code])
        assert done.returncode == 0, done.stderr
    return set(json.loads(done.stdout))


@pytest.mark.parametrize(
    ("arguments", "later"),
    [
        ([], AFTER_ANY_PICTURE | AFTER_THE_START_PAGE),
        (["--mode", "standard", "--number", "24"], AFTER_ANY_PICTURE | AFTER_THE_BOARD),
        (["--mode", "pyramid", "--number", "24"], AFTER_ANY_PICTURE | AFTER_THE_BOARD),
    ],
    ids=["start page", "board", "pyramid"],
)
def test_the_first_picture_waits_for_nothing_that_can_come_later(tmp_path, arguments, later):
    found = modules_at_first_picture(tmp_path / "profile", *arguments)
    assert f"{OURS}windows.main_window" in found
    assert sorted(found & later) == []


def test_a_start_page_without_a_kept_picture_asks_a_game_for_its_name_and_no_more(tmp_path):
    """Of all but the first one, whose flags the command line has if no other game is named."""
    face = "shtil_desktop.games.shkap.game:SHKAP"
    more = f"from shtil_desktop import games; games.GAMES.setdefault('shkap', {face!r})"
    found = modules_at_first_picture(tmp_path / "profile", before=more, starts=1)
    first, *others = {**games.GAMES, "shkap": ""}
    assert f"{OURS}games.{first}.pages" in found
    for game in others:
        own = {name.removeprefix(f"{OURS}games.{game}.") for name in found if f".games.{game}." in name}
        assert own == {"game", "pages"}


@pytest.mark.parametrize("arguments", [[], ["--mode", "standard", "--number", "24"]], ids=["page", "board"])
def test_no_first_picture_waits_for_the_names_of_qt(tmp_path, arguments):
    """PySide takes 14 ms to make the members of the namespace `Qt`."""
    modules_at_first_picture(tmp_path / "profile", *arguments)
    asked = "'Qt' in vars(sys.modules['PySide6.QtCore'])"
    code = start(tmp_path / "profile", *arguments)
    done = finish([sys.executable, "-c", code.replace("sorted(sys.modules)", asked).replace(KEEP, "")])
    assert json.loads(done.stdout) is False


READY = """
from shtil_desktop.windows.startup import completion
complete = completion.complete

def complete_and_stop(*parts):
    complete(*parts)
    sys.stdout.write(json.dumps(sorted(sys.modules)))
    sys.stdout.flush()
    os._exit(0)

completion.complete = complete_and_stop
"""
AFTER_ALL_IS_READY = {"sqlite3", "multiprocessing", "hashlib", "PySide6.QtNetwork", "PySide6.QtMultimedia"}


def test_a_table_is_ready_without_what_its_first_move_does_not_need(tmp_path):
    """The worker is begun a moment later, or when a mate is first asked; statistics by the first who asks."""
    words = ["--profile", str(tmp_path), "--mode", "standard", "--number", "24", "--speed", "off"]
    code = f"import json, os, sys{READY}from shtil_desktop import app\napp.main({words!r})"
    done = finish([sys.executable, "-c", code])
    assert done.returncode == 0, done.stderr
    assert sorted(AFTER_ALL_IS_READY & set(json.loads(done.stdout))) == []


def test_no_game_is_imported_by_the_start_page_before_it_is_chosen(tmp_path):
    """Not even when all is ready behind the first picture: no more of the others than face and pages."""
    words = ["--profile", str(tmp_path)]
    code = f"import json, os, sys{READY}from shtil_desktop import app\napp.main({words!r})"
    done = finish([sys.executable, "-c", code])
    assert done.returncode == 0, done.stderr
    _, *others = games.GAMES
    parts = (name.removeprefix(f"{OURS}games.").split(".") for name in json.loads(done.stdout))
    assert {part[1] for part in parts if part[0] in others and len(part) > 1} <= {"game", "pages"}
    assert not any(".lessons.lessons" in name for name in json.loads(done.stdout))


@pytest.mark.parametrize("name", sorted(name for name in EVER_LATER if name.startswith(OURS)))
def test_what_must_come_later_exists(name):
    assert find_spec(name)


def test_pyside_does_not_read_the_source_of_what_is_imported_after_it(tmp_path):
    code = start(tmp_path).replace("sorted(sys.modules)", "__import__.__name__")
    done = finish([sys.executable, "-c", code])
    assert json.loads(done.stdout) != "__feature_import__"

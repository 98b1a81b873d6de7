"""The house rules that a reader of one file cannot see: who may import whom, and what no file may hold."""

from __future__ import annotations

import ast
import contextlib
import os
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
HOUSE = "shtil_desktop"

# Knowledge runs one way: by the prefix of a module's name, what it may import besides its own room. The
# longest prefix counts; X stands for a game, the same one in both columns.
CONTRACT: dict[str, set[str]] = {
    "": set(),
    "program_files": set(),
    "__main__": {"app"},
    "games": {""},
    "games.X": {"games", "games.X", "program_files"},
    "games.X.rules": {"games"},
    "games.X.crew": {"games", "games.X.rules"},
    "games.X.solver": {"games", "games.X.rules"},
    "games.X.review": {"games", "games.X.rules", "games.X.crew", "games.X.solver"},
    "games.X.problems": {"games", "games.X", "program_files"},
    "games.X.table": {"games", "games.X", "table", "play", "program_files"},
    "games.X.pages": {"games", "games.X", "table", "play", "windows.pages", "program_files"},
    "play": {"games", "program_files", ""},
    "table": {"games", "play", "program_files", ""},
    "windows": {"games", "play", "table", "program_files", ""},
    "windows.pages": {"games", "play", "table", "windows", "program_files", ""},
    "lab": {"games", "games.X", "play", ""},
    "desktop": {"games", "games.X", "play", "table", "windows", "program_files", ""},
    "arguments": {"games", "games.X", "play", ""},
    "app": {"games", "games.X", "play", "table", "windows", "desktop", "arguments", "program_files", ""},
}
WITHOUT_QT: tuple[str, ...] = (
    "games",
    "games.X",
    "games.X.rules",
    "games.X.crew",
    "games.X.solver",
    "games.X.review",
    "games.X.problems",
)
WITHOUT_QT += ("play", "lab", "arguments", "program_files", "")
WITH_QT = {"games.X.table", "games.X.pages"}
"""Rooms of a game that its other rooms, the worker and the lab never import; its face names them in words."""
MOST_MODULES = 25
TOY = "pebbles"
"""A game that is registered for tests alone."""
QT = {"PySide6", "shiboken6", "qdarktheme", "PyQt5", "PyQt6"}
STANDARD_LIBRARY_ONLY = {"games", "games.X.rules", "program_files", ""}

# Put together from halves, so that this file does not name them either.
REGISTRIES = [
    f"{name}.{ending}"
    for name, ending in [("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "com"), ("anaconda", "org")]
]
MAY_PRINT = ("dev.py", "shtil_desktop/lab.py", "shtil_desktop/lab/", "tests/fuzz/", "tests/robustness/")
NOT_OURS = {".git", ".hypothesis", ".venv", "build", "dist", "__pycache__"}


def imports(source: str, module: str, is_package: bool = False) -> Iterator[str]:
    """Every module that the source names in an import, late ones and relative ones too."""
    package = module.split(".") if is_package else module.split(".")[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join([*above, *([node.module] if node.module else [])])
            # `from shtil_desktop.games import shtil` names a room only in its last word.
            yield from (f"{origin}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and _name(node.func) in ("import_module", "__import__", "load"):
            words = (word.value for word in node.args[:1] if isinstance(word, ast.Constant))
            yield from (str(word).partition(":")[0] for word in words)


def room_of(module: str) -> tuple[str, str]:
    """The longest prefix of the contract that a module of ours has, and the game that X stands for."""
    words = [word for word in module.split(".")[1:] if word != "__version__"]
    is_game = len(words) > 1 and words[0] == "games" and (words[1] == TOY or _is_game(words[1]))
    game = words[1] if is_game else ""
    named = ["games", "X", *words[2:]] if game else words
    for length in range(len(named), 0, -1):
        if ".".join(named[:length]) in CONTRACT:
            return ".".join(named[:length]), game
    return ("" if not named else "nowhere"), game


def _is_game(name: str) -> bool:
    return (ROOT / HOUSE / "games" / name).is_dir()


def breaches(source: str, module: str, is_package: bool = False) -> list[str]:
    """What a module imports against the contract."""
    room, game = room_of(module)
    if room not in CONTRACT:
        return [f"{module} is in a room that this test does not know"]
    found = []
    for name in imports(source, module, is_package):
        top = name.split(".")[0]
        if top == HOUSE:
            is_wrong = not _may_import(room, game, *room_of(name))
        elif room in STANDARD_LIBRARY_ONLY:
            is_wrong = top not in sys.stdlib_module_names
        else:
            is_wrong = top in QT and room in WITHOUT_QT
        if is_wrong:
            found.append(f"{module} imports {name}")
    return found


def _may_import(room: str, game: str, other: str, others_game: str) -> bool:
    """Whether a room may know another; a game never knows a second one, and what is without Qt no table."""
    if game and others_game and game != others_game:
        return False
    if room in WITHOUT_QT and other in WITH_QT:
        return False
    allowed = CONTRACT[room] | {room}
    return any(other == one or (one and other.startswith(f"{one}.") and one != "games") for one in allowed)


def prints(source: str) -> list[int]:
    """The lines that call `print`."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"
    ]


def processes_begun(source: str) -> list[int]:
    """The lines that call `Popen`, which ends nobody by itself."""
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    return sorted(call.lineno for call in calls if _name(call.func) == "Popen")


def asks_clock(source: str) -> bool:
    """Return whether a module imports `time` or asks for the current moment."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import) and any(name.name == "time" for name in node.names):
            return True
        if isinstance(node, ast.ImportFrom) and node.module == "time":
            return True
        if isinstance(node, ast.Call) and _name(node.func) in ("now", "today", "utcnow"):
            return True
    return False


def refusals_made(source: str) -> list[int]:
    """The lines that make a refusal."""
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    return sorted(call.lineno for call in calls if _name(call.func) == "IllegalAction")


def classes_in(source: str, is_of_the_house: bool) -> list[str]:
    """The classes of a module; of the house's own not those that only say what a game's has to be."""
    found = (node for node in ast.parse(source).body if isinstance(node, ast.ClassDef))
    return [
        node.name
        for node in found
        if not (
            is_of_the_house
            and any(isinstance(base, ast.Name) and base.id == "Protocol" for base in node.bases)
        )
    ]


def registries_in(content: bytes) -> list[str]:
    return [host for host in REGISTRIES if host.encode() in content.lower()]


def our_files(suffix: str = "") -> Iterator[Path]:
    for folder, subfolders, files in os.walk(ROOT):
        subfolders[:] = [name for name in subfolders if name not in NOT_OURS and not name.endswith("_cache")]
        yield from (Path(folder, name) for name in files if name.endswith(suffix))


def _name(function: ast.expr) -> str:
    return getattr(function, "attr", getattr(function, "id", ""))


def _module_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def test_knowledge_runs_one_way():
    found = []
    for path in sorted((ROOT / HOUSE).rglob("*.py")):
        source, module = path.read_text(encoding="utf-8"), _module_of(path)
        found += breaches(source, module, path.name == "__init__.py")
    assert found == []


def test_toy_game_keeps_to_what_a_game_may_know():
    """As if its folder lay beside those of the other games."""
    for path in sorted((ROOT / "tests" / "toy" / TOY).rglob("*.py")):
        source, module = (
            text.replace(f"tests.toy.{TOY}", f"{HOUSE}.games.{TOY}")
            for text in (path.read_text(encoding="utf-8"), _module_of(path))
        )
        assert breaches(source, module, path.name == "__init__.py") == []


def test_nothing_prints_outside_the_lab_and_dev():
    printing = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in our_files(".py")
        if not path.relative_to(ROOT).as_posix().startswith(MAY_PRINT)
        for line in prints(path.read_text(encoding="utf-8"))
    ]
    assert printing == []


def test_no_game_asks_a_clock():
    """What a verdict, a hint or a review says depends on counted work, not on how busy the machine is.

    Only the search for a deal of a wanted difficulty ends by the clock, and then says nothing of any deal.
    """
    asking = [
        f"{path.relative_to(ROOT)}"
        for path in sorted((ROOT / HOUSE / "games").rglob("*.py"))
        if asks_clock(path.read_text(encoding="utf-8"))
    ]
    assert asking == [f"{HOUSE}/games/shtil/jobs.py"]
    assert asks_clock("import time") and asks_clock("from time import monotonic")
    assert asks_clock("import datetime\nx = datetime.datetime.now()") and not asks_clock("import timeit")


def test_refusals_come_from_the_rules_and_never_from_a_table():
    """A table asks the view: what may not be, and why, is said once."""
    rooms = (ROOT / HOUSE).glob("games/*/table"), [ROOT / HOUSE / "table", ROOT / HOUSE / "windows"]
    made = [
        f"{path.relative_to(ROOT)}:{line}"
        for room in chain(*rooms)
        for path in sorted(room.rglob("*.py"))
        for line in refusals_made(path.read_text(encoding="utf-8"))
    ]
    assert made == []
    assert refusals_made("x = 1\nreturn_ = IllegalAction(Refusal.TAKEN)") == [2]


def test_one_name_is_one_class():
    """In the house and one game together, but for what a game has as a kind of the house's."""
    found: dict[tuple[str, str], list[str]] = {}
    for path in sorted((ROOT / HOUSE).rglob("*.py")):
        game = room_of(_module_of(path))[1]
        for name in classes_in(path.read_text(encoding="utf-8"), is_of_the_house=not game):
            found.setdefault((game, name), []).append(str(path.relative_to(ROOT)))
    places = [there + (found.get(("", name), []) if game else []) for (game, name), there in found.items()]
    assert [there for there in places if len(there) > 1] == []


def test_classes_that_say_what_others_have_to_be_may_share_their_name():
    source = "class Mate(Protocol):\n    pass\nclass Sea:\n    class Inner:\n        pass"
    assert classes_in(source, is_of_the_house=True) == ["Sea"]
    assert classes_in(source, is_of_the_house=False) == ["Mate", "Sea"]


def test_no_folder_has_more_modules_than_one_can_take_in():
    """More than 25 want folders of their own."""
    modules = Counter(
        path.parent.relative_to(ROOT).as_posix()
        for room in (HOUSE, "tests", "packaging")
        for path in (ROOT / room).rglob("*.py")
        if path.name != "__init__.py"
    )
    assert {folder: count for folder, count in modules.items() if count > MOST_MODULES} == {}


def test_every_process_of_the_tests_is_ended():
    """What a test starts it starts by `tests/processes.py`; benches are scripts and no part of the suite."""
    begun = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sorted((ROOT / "tests").rglob("*.py"))
        if path.name != "processes.py" and path.parent.name != "bench"
        for line in processes_begun(path.read_text(encoding="utf-8"))
    ]
    assert begun == []


def test_no_module_of_the_tests_hides_another():
    """Pytest names a module by its packages: where a folder above is none, two of a name become one."""
    packages = {path.parent for path in (ROOT / "tests").rglob("__init__.py")}
    assert [path for path in packages if path.parent not in packages | {ROOT}] == []


def test_process_checker_sees_every_manner():
    assert processes_begun("with subprocess.Popen(['x']):\n    pass\nPopen(1)") == [1, 3]
    assert processes_begun("subprocess.run(['x'])  # Popen") == []


def test_no_file_names_a_package_registry():
    naming = []
    for path in our_files():
        with contextlib.suppress(
            FileNotFoundError
        ):  # made and taken away by a test that runs beside this one
            if registries_in(path.read_bytes()):
                naming.append(str(path.relative_to(ROOT)))
    assert naming == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("games.shtil.rules.sea", "from shtil_desktop.games.shtil.crew import hint"),
        ("games.shtil.rules.sea", "from ..crew import hint"),
        ("games.shtil.rules.sea", "import numpy"),
        ("games.shtil.rules.sea", "from shtil_desktop.games.qwirkle.rules import tiles"),
        ("games.shtil.rules.sea", "def late():\n    import PySide6.QtCore"),
        ("games.base", "from shtil_desktop import play"),
        ("games.base", "from shtil_desktop.games.shtil.rules import cards"),
        ("games.shtil.crew.planner", "from shtil_desktop.games.shtil.solver import search"),
        ("games.shtil.crew.planner", "import shtil_desktop.play.session"),
        ("games.shtil.crew.planner", "from PySide6 import QtCore"),
        ("games.shtil.solver.search", "from ..crew.planner import plan"),
        ("games.shtil.table.stage", "from shtil_desktop.windows.frame import Frame"),
        ("play.profile.settings", "import qdarktheme"),
        ("table.scene", "from shtil_desktop.windows.main import MainWindow"),
        ("table.scene", "from .. import app"),
        ("table.scene", "from shtil_desktop.games.shtil.table import stage"),
        ("table.scene", "from shtil_desktop.games import qwirkle"),
        ("play.session", "def late():\n    from ..games import shtil"),
        (
            "play.session",
            "from shtil_desktop import games\ngames.load('shtil_desktop.games.shtil.game:SHTIL')",
        ),
        ("games.base", "from . import shtil"),
        ("games.qwirkle.game", "from shtil_desktop.games import shkap"),
        ("games.qwirkle.jobs", "from shtil_desktop.games.qwirkle import table"),
        ("games.qwirkle.problems.making", "from shtil_desktop.games.qwirkle.pages.names import mode_name"),
        ("lab.solve", "from shtil_desktop.games.shtil.table import TABLE"),
        ("lab", "from PySide6.QtGui import QImage"),
        ("lab", "from .table import theme"),
        ("windows.main", "from shtil_desktop import lab"),
        ("attic", "import os"),
    ],
)
def test_checker_finds_a_breach(module, source):
    assert len(breaches(source, f"{HOUSE}.{module}")) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("games.shtil.rules.sea", "import dataclasses\nfrom . import cards\nfrom ...base import Game"),
        ("games.shtil.crew.planner", "from shtil_desktop.games.shtil.rules import view"),
        ("games.shtil.pages.options", "from shtil_desktop.windows.pages.page import Page"),
        ("table.scene", "import PySide6.QtWidgets\nfrom shtil_desktop import play, program_files"),
        ("windows.main", "import qdarktheme\nfrom ..table.scene import Scene"),
        ("lab", "from shtil_desktop import __version__\nfrom shtil_desktop.games.shtil import crew"),
    ],
)
def test_checker_lets_the_right_way_pass(module, source):
    assert breaches(source, f"{HOUSE}.{module}") == []


def test_checker_reads_a_package_from_its_own_folder():
    assert breaches("from .base import Game", f"{HOUSE}.games", is_package=True) == []
    assert breaches("from ..play import session", f"{HOUSE}.games", is_package=True) != []


def test_print_checker_sees_calls_and_not_words():
    assert prints("x = 1\nprint(x)") == [2]
    assert prints("'print(x)'  # print(x)\nlog.print(1)\npprint(2)") == []


def test_registry_checker_sees_a_host_in_any_case():
    host = REGISTRIES[0]
    assert registries_in(f"see https://{host.upper()}/project".encode()) == [host]
    assert registries_in(b"a registry without a name") == []

"""The house rules that a reader of one file cannot see: who may import whom, and what no file may hold."""

from __future__ import annotations

import ast
import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
HOUSE = "shtil_desktop"

# Knowledge runs one way: each room may import itself and the rooms listed here.
ROOMS: dict[str, set[str]] = {
    "games": set(),
    "crew": {"games"},
    "solver": {"games"},
    "voyage": {"games", "crew", "solver", "places", ""},
    "table": {"games", "crew", "solver", "voyage", "places", ""},
    "windows": {"games", "crew", "solver", "voyage", "table", "places", ""},
    "lab": {"games", "crew", "solver", "voyage", ""},
    "shore": {"games", "crew", "voyage", "table", "windows", "places", ""},
    "app": {"games", "crew", "solver", "voyage", "table", "windows", "shore", "places", "arguments", ""},
    "arguments": {"games", "voyage", ""},
    "__main__": {"app"},
    "places": set(),
    "": set(),
}
ROOMS_WITH_QT = {"table", "windows", "shore", "app"}
QT = {"PySide6", "shiboken6", "qdarktheme", "PyQt5", "PyQt6"}
ROOMS_OF_THE_STANDARD_LIBRARY = {"games", "places", ""}

# Put together from halves, so that this file does not name them either.
REGISTRIES = [
    f"{name}.{ending}"
    for name, ending in [("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "com"), ("anaconda", "org")]
]
MAY_PRINT = ("dev.py", "shtil_desktop/lab.py", "shtil_desktop/lab/", "tests/fuzz/", "tests/seaworthy/")
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
            # `from shtil_desktop import games` names a room only in its last word.
            yield from (f"{origin}.{alias.name}" if origin == HOUSE else origin for alias in node.names)
        elif isinstance(node, ast.Call) and _name(node.func) in ("import_module", "__import__"):
            yield from (str(word.value) for word in node.args[:1] if isinstance(word, ast.Constant))


def room_of(module: str) -> str:
    """The room a module of ours belongs to; the house itself is the room without a name."""
    room = [*module.split("."), ""][1]
    return "" if room == "__version__" else room


def breaches(source: str, module: str, is_package: bool = False) -> list[str]:
    """What a module imports against the house rules."""
    room = room_of(module)
    if room not in ROOMS:
        return [f"{module} is in a room that this test does not know"]
    found = []
    for name in imports(source, module, is_package):
        top = name.split(".")[0]
        if top == HOUSE:
            is_wrong = room_of(name) not in ROOMS[room] | {room}
        elif room in ROOMS_OF_THE_STANDARD_LIBRARY:
            is_wrong = top not in sys.stdlib_module_names
        else:
            is_wrong = top in QT and room not in ROOMS_WITH_QT
        if is_wrong:
            found.append(f"{module} imports {name}")
    return found


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


@pytest.mark.parametrize("path", sorted((ROOT / HOUSE).rglob("*.py")), ids=_module_of)
def test_knowledge_runs_one_way(path):
    source = path.read_text(encoding="utf-8")
    assert breaches(source, _module_of(path), path.name == "__init__.py") == []


def test_nothing_prints_outside_the_lab_and_dev():
    printing = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in our_files(".py")
        if not path.relative_to(ROOT).as_posix().startswith(MAY_PRINT)
        for line in prints(path.read_text(encoding="utf-8"))
    ]
    assert printing == []


def test_every_process_of_the_tests_is_ended():
    """What a test starts it starts by `tests/processes.py`; benches are scripts and no part of the suite."""
    begun = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sorted((ROOT / "tests").rglob("*.py"))
        if path.name != "processes.py" and path.parent.name != "bench"
        for line in processes_begun(path.read_text(encoding="utf-8"))
    ]
    assert begun == []


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
        ("games.shtil.state", "from shtil_desktop.crew import hint"),
        ("games.shtil.state", "from ...crew import hint"),
        ("games.shtil.state", "import numpy"),
        ("games.shtil.state", "from shtil_desktop import __version__"),
        ("games.shtil.state", "def late():\n    import PySide6.QtCore"),
        ("games.base", "from shtil_desktop import voyage"),
        ("crew.planner", "from shtil_desktop.solver import search"),
        ("crew.planner", "import shtil_desktop.voyage.session"),
        ("crew.planner", "from PySide6 import QtCore"),
        ("solver.search", "from ..crew.planner import plan"),
        ("voyage.session", "from shtil_desktop import table"),
        ("voyage.settings", "import qdarktheme"),
        ("voyage.session", "import importlib\nimportlib.import_module('PySide6.QtCore')"),
        ("table.scene", "from shtil_desktop.windows.main import MainWindow"),
        ("table.scene", "from .. import app"),
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
        ("games.shtil.state", "import dataclasses\nfrom . import cards\nfrom ..base import Game"),
        ("crew.planner", "from shtil_desktop.games.shtil import view"),
        ("voyage.session", "from ..crew import planner\nfrom .. import solver\nimport appdirs"),
        (
            "table.scene",
            "import PySide6.QtWidgets\nfrom shtil_desktop import places, voyage",
        ),
        ("windows.main", "import qdarktheme\nfrom ..table.scene import Scene"),
        ("lab", "from shtil_desktop import __version__, crew\nimport numpy"),
    ],
)
def test_checker_lets_the_right_way_pass(module, source):
    assert breaches(source, f"{HOUSE}.{module}") == []


def test_checker_reads_a_package_from_its_own_folder():
    assert breaches("from .cards import Card", f"{HOUSE}.games", is_package=True) == []
    assert breaches("from ..crew import hint", f"{HOUSE}.games", is_package=True) != []


def test_print_checker_sees_calls_and_not_words():
    assert prints("x = 1\nprint(x)") == [2]
    assert prints("'print(x)'  # print(x)\nlog.print(1)\npprint(2)") == []


def test_registry_checker_sees_a_host_in_any_case():
    host = REGISTRIES[0]
    assert registries_in(f"see https://{host.upper()}/project".encode()) == [host]
    assert registries_in(b"a registry without a name") == []

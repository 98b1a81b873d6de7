"""No file that the program reads can make it run anything: nowhere is text or bytes turned into code."""

import ast
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parent.parent / "shtil_desktop"
TURNS_DATA_INTO_CODE = {"eval", "exec", "execfile", "__import__", "import_module", "run_path", "run_module"}
MODULES = {"pickle", "marshal", "shelve", "dill", "yaml", "runpy", "code", "imp"}
SHELLS = {"system", "popen"}

KNOWN = {
    "games/__init__.py": {"import_module"},  # the games that the source itself lists
    "games/values.py": {"exec"},  # the methods of our own classes, from the names of their fields
    "games/shkap/crew/levels.py": {"import_module"},  # the levels that the source itself lists
    "lab/bench.py": {"import_module"},  # the peers that the source itself lists
}
"""What does it all the same, and why nobody outside can reach it."""


def dangers(source: str) -> set[str]:
    """The ways in which a module could run what it was given."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", "") or getattr(node.func, "attr", "")
            is_method = isinstance(node.func, ast.Attribute)
            if name in TURNS_DATA_INTO_CODE and not (is_method and name in ("exec", "eval")):
                found.add(name)
            if name in SHELLS and ast.unparse(node.func) == f"os.{name}":
                found.add(name)
            if any(word.arg == "shell" for word in node.keywords):
                found.add("shell")
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names} & MODULES
        elif isinstance(node, ast.ImportFrom) and node.module in MODULES:
            found.add(node.module)
    return found


def test_nothing_turns_data_into_code():
    found = {
        path.relative_to(HOUSE).as_posix(): dangers(path.read_text(encoding="utf-8"))
        for path in HOUSE.rglob("*.py")
    }
    assert {name: ways for name, ways in found.items() if ways} == KNOWN


@pytest.mark.parametrize(
    ("source", "danger"),
    [
        ("eval(text)", "eval"),
        ("import pickle", "pickle"),
        ("from marshal import loads", "marshal"),
        ("import importlib\nimportlib.import_module(name)", "import_module"),
        ("import subprocess\nsubprocess.run(text, shell=True)", "shell"),
        ("import os\nos.system(text)", "system"),
    ],
)
def test_the_dangers_are_seen(source, danger):
    assert dangers(source) == {danger}


def test_a_window_may_run_its_loop():
    assert dangers("application.exec()\nimport json\njson.loads(text)\nre.compile(word)") == set()

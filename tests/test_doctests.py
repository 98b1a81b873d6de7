"""Every example in a docstring is run: pytest collects all our modules, and no example hides from it."""

import ast
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WITH_EXAMPLES = [
    path for path in sorted((ROOT / "shtil_desktop").rglob("*.py")) if ">>>" in path.read_text("utf-8")
]


def examples_found(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> int:
    """Those in docstrings of modules, classes, methods and functions: doctest looks at nothing else."""
    found = (ast.get_docstring(node, clean=False) or "").count(">>>")
    if isinstance(node, ast.FunctionDef):
        return found
    parts = (part for part in node.body if isinstance(part, ast.ClassDef | ast.FunctionDef))
    return found + sum(map(examples_found, parts))


def test_no_example_hides_from_doctest():
    for path in WITH_EXAMPLES:
        source = path.read_text(encoding="utf-8")
        assert examples_found(ast.parse(source)) == source.count(">>>"), path


def test_an_example_beside_a_constant_or_inside_a_function_would_be_missed():
    beside = 'STEP = 2\n""">>> STEP\n2\n"""'
    inside = 'def outer():\n    def inner():\n        """>>> 1\n        1\n        """'
    assert examples_found(ast.parse(beside)) == examples_found(ast.parse(inside)) == 0


def test_pytest_looks_for_examples_in_the_whole_program():
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["pytest"]
    assert "--doctest-modules" in settings["ini_options"]["addopts"]
    assert "shtil_desktop" in settings["ini_options"]["testpaths"]

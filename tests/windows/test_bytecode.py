"""What PySide compiles at its import is kept like our own bytecode, and not trusted when it is garbled."""

from __future__ import annotations

import builtins
import sys

import pytest

from shtil_desktop.windows.platform.bytecode import kept_bytecode
from tests.processes import finish

NAME = "shibokensupport/buoy.py"
SOURCE = b"depth = 7"


def depth(source: bytes = SOURCE, name: str = NAME) -> int:
    space: dict[str, int] = {}
    exec(compile(source, name, "exec"), space)
    return space["depth"]


@pytest.fixture
def path(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    path = tmp_path / "__pycache__" / "pyside.support"
    with kept_bytecode(path):
        assert depth() == 7
    return path


def count_compiled(monkeypatch) -> list[str]:
    plain, made = builtins.compile, []

    def watched(source, filename, *rest, **named):
        made.append(filename)
        return plain(source, filename, *rest, **named)

    monkeypatch.setattr(builtins, "compile", watched)
    return made


def test_what_was_compiled_is_not_compiled_again(path, monkeypatch):
    made = count_compiled(monkeypatch)
    with kept_bytecode(path):
        assert depth() == 7
    assert made == []


def test_another_source_of_the_same_name_is_compiled(path, monkeypatch):
    made = count_compiled(monkeypatch)
    with kept_bytecode(path):
        assert depth(b"depth = 9") == 9
    assert made == [NAME]


def test_nothing_else_is_kept(path, monkeypatch):
    made = count_compiled(monkeypatch)
    with kept_bytecode(path):
        assert depth(name="harbour.py") == 7
    assert made == ["harbour.py"]


@pytest.mark.parametrize("at", [0, 3, 5, 9, -1])
def test_a_garbled_file_is_not_read(path, at, monkeypatch):
    content = bytearray(path.read_bytes())
    content[at] ^= 1
    path.write_bytes(content)
    monkeypatch.setattr("marshal.loads", lambda content: pytest.fail("read"))
    with kept_bytecode(path):
        assert depth() == 7


def test_it_is_not_written_where_python_writes_none(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    with kept_bytecode(tmp_path / "pyside.support"):
        assert depth() == 7
    assert list(tmp_path.iterdir()) == []


def test_compile_is_as_it_was_even_after_a_failure(tmp_path):
    before = builtins.compile
    with pytest.raises(ZeroDivisionError), kept_bytecode(tmp_path / "pyside.support"):
        raise ZeroDivisionError
    assert builtins.compile is before


def test_pyside_is_imported_with_it(tmp_path):
    path = tmp_path / "pyside.support"
    code = f"""
from pathlib import Path
from shtil_desktop.windows.platform.bytecode import kept_bytecode
with kept_bytecode(Path({str(path)!r})):
    from PySide6.QtCore import QPoint
try:
    QPoint("no", "number")
except TypeError as error:
    assert "QPoint" in str(error)
"""
    for _ in range(2):
        done = finish([sys.executable, "-c", code], env={"PYTHONPATH": ":".join(sys.path)})
        assert done.returncode == 0, done.stderr
    assert path.stat().st_size > 10000

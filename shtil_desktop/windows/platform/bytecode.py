"""Bytecode of PySide's own support modules, which it would compile from source at every start."""

from __future__ import annotations

import builtins
import contextlib
import importlib.util
import marshal
import os
import sys
import zlib
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from types import CodeType
from typing import Any, Final

SUPPORT: Final = "shibokensupport/"
"""How the names of the files begin that PySide carries in a packed form, so that Python can't keep them."""


@contextlib.contextmanager
def kept_bytecode(path: Path | None = None) -> Iterator[None]:
    """While PySide is imported, take what it compiles from the last run.

    It lies where Python keeps our own bytecode and is trusted just as that is, never in the player's folders;
    where Python may not write there, nor do we.
    """
    path = path or _usual_path()
    kept = _read(path)
    fresh: dict[bytes, CodeType] = {}
    plain: Any = builtins.compile

    def compiled(source: Any, filename: Any, mode: str, *rest: Any, **named: Any) -> Any:
        if not str(filename).startswith(SUPPORT) or not isinstance(source, bytes) or mode != "exec":
            return plain(source, filename, mode, *rest, **named)
        key = sha256(source).digest()
        fresh[key] = kept.get(key) or plain(source, filename, mode, *rest, **named)
        return fresh[key]

    builtins.compile = compiled
    try:
        yield
    finally:
        builtins.compile = plain
    if fresh.keys() != kept.keys():
        _write(path, fresh)


def _usual_path() -> Path:
    return Path(importlib.util.cache_from_source(__file__)).with_suffix(".support")


def _read(path: Path) -> dict[bytes, CodeType]:
    """Nothing if it is missing, garbled, or of another Python."""
    with contextlib.suppress(OSError, ValueError, EOFError, TypeError):
        content = path.read_bytes()
        if content[:8] == _head(content[8:]):
            found: dict[bytes, CodeType] = marshal.loads(content[8:])
            return found
    return {}


def _write(path: Path, codes: dict[bytes, CodeType]) -> None:
    if sys.dont_write_bytecode:
        return
    content = marshal.dumps(codes)
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(f".{os.getpid()}.draft")
        draft.write_bytes(_head(content) + content)
        draft.replace(path)


def _head(content: bytes) -> bytes:
    return importlib.util.MAGIC_NUMBER + zlib.crc32(content).to_bytes(4, "big")

"""Files that are never half-written: the new replaces the old in one step, what is garbled is set aside."""

from __future__ import annotations

import contextlib
import logging
import os
import tempfile
import time
from pathlib import Path
from typing import Final

log = logging.getLogger(__name__)

PRIVATE_FOLDER: Final = 0o700
UNFINISHED: Final = ".unfinished"
"""The ending of a file that is being written."""
FORGOTTEN_AFTER: Final = 3600.0
"""Seconds after which nobody writes an unfinished file any more."""


def write_whole(path: Path, content: bytes) -> None:
    """Write a file for its owner alone: after any crash it holds all of the old or all of the new."""
    handle, name = tempfile.mkstemp(UNFINISHED, f".{path.name}.", path.parent)  # made with mode 0600
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Make the new name last through a power cut, where folders can be opened."""
    if os.name == "nt":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read_limited(path: Path, largest: int) -> bytes:
    """The content of a plain file, at most one byte more than `largest`."""
    if not path.is_file():
        raise FileNotFoundError(f"no file {path}")
    with path.open("rb") as file:
        return file.read(largest + 1)


def set_aside(path: Path) -> Path | None:
    """Rename a garbled file so that it ends in `.broken`; None if that can't be done."""
    aside = path.with_name(f"{path.name}.broken")
    number = 1
    while aside.exists():
        number += 1
        aside = path.with_name(f"{path.name}.{number}.broken")
    try:
        os.replace(path, aside)
    except OSError as error:
        log.warning("%s is garbled and could not be set aside: %s", path, error)
        return None
    log.warning("%s was garbled and is now %s", path, aside.name)
    return aside


def sweep(folder: Path, forgotten_after: float = FORGOTTEN_AFTER) -> None:
    """Remove what a killed program left unfinished; another one's fresh files stay."""
    with contextlib.suppress(OSError):
        for path in folder.glob(f".*{UNFINISHED}"):
            with contextlib.suppress(OSError):
                if abs(time.time() - path.stat().st_mtime) >= forgotten_after:
                    path.unlink()


def make_private(folder: Path) -> None:
    """Make a folder that its owner alone may look into, with all above it; an existing one stays as it is."""
    folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)


def is_writable(folder: Path) -> bool:
    """Whether a file can be made there: tried, since permissions alone don't tell."""
    try:
        make_private(folder)
        handle, name = tempfile.mkstemp(UNFINISHED, ".probe.", folder)
        os.close(handle)
        os.unlink(name)
    except OSError as error:
        log.warning("%s can't be written to: %s", folder, error)
        return False
    return True

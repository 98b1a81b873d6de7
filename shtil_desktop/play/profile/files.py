"""Files that are never half-written: the new replaces the old in one step, what is garbled is set aside.

Everything that is read or written in a profile goes through here, and only plain files are opened: a profile
may come from elsewhere, and a link in it would lead out of it, a pipe would make the program wait for ever.
"""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import stat
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


NOFOLLOW: Final[int] = getattr(os, "O_NOFOLLOW", 0)
NONBLOCK: Final[int] = getattr(os, "O_NONBLOCK", 0)
BINARY: Final[int] = getattr(os, "O_BINARY", 0)
"""Each is known to some systems only."""


class NotPlain(OSError):
    """There is something, but no plain file: a link, a pipe, a socket or a device, as `mode` tells."""

    def __init__(self, path: Path, mode: int) -> None:
        super().__init__(errno.EINVAL, "Not a plain file", str(path))
        self.mode = mode


def check_plain(path: Path, follows: bool = False) -> None:
    """An `OSError` unless this is a plain file: `FileNotFoundError`, `IsADirectoryError` or `NotPlain`."""
    _check(path, (os.stat if follows else os.lstat)(path).st_mode)


def _check(path: Path, mode: int) -> None:
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(mode):
        raise NotPlain(path, mode)


def open_plain(path: Path, flags: int, *, follows: bool = False) -> int:
    """A handle on a plain file and nothing else; made for its owner alone. This never waits.

    A link is refused too unless it may be followed, as one that the player has chosen herself may.
    """
    try:
        check_plain(path, follows)
    except FileNotFoundError:
        if not flags & os.O_CREAT:
            raise
    handle = os.open(path, flags | NONBLOCK | BINARY | (0 if follows else NOFOLLOW), 0o600)
    try:
        _check(path, os.fstat(handle).st_mode)  # it may have been exchanged in between
    except OSError:
        os.close(handle)
        raise
    return handle


def write_whole(path: Path, content: bytes, *, is_precious: bool = True) -> None:
    """Write a file for its owner alone: after any crash it holds all of the old or all of the new.

    A link of this name is replaced, not followed. What can be made again at any time is not precious:
    nobody waits for the disk.
    """
    handle, name = tempfile.mkstemp(UNFINISHED, f".{path.name}.", path.parent)  # made with mode 0600
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            if is_precious:
                file.flush()
                os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    if is_precious:
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


def read_limited(path: Path, largest: int, *, follows: bool = False) -> bytes:
    """The content of a plain file, at most one byte more than `largest`; an `OSError` if it is none."""
    with os.fdopen(open_plain(path, os.O_RDONLY, follows=follows), "rb") as file:
        return file.read(min(os.fstat(file.fileno()).st_size, largest) + 1)


def set_aside(path: Path) -> Path | None:
    """Rename a garbled file so that it ends in `.broken`; None if that can't be done."""
    aside = free_name(path)
    try:
        os.replace(path, aside)
    except OSError as error:
        log.warning("%s is garbled and could not be set aside: %s", path, error)
        return None
    log.warning("%s was garbled and is now %s", path, aside.name)
    return aside


def free_name(path: Path) -> Path:
    """The name beside it that ends in `.broken` and is not taken yet."""
    aside = path.with_name(f"{path.name}.broken")
    number = 1
    while os.path.lexists(aside):
        number += 1
        aside = path.with_name(f"{path.name}.{number}.broken")
    return aside


def sweep(folder: Path, forgotten_after: float = FORGOTTEN_AFTER) -> None:
    """Remove what a killed program left unfinished; another one's fresh files stay."""
    with contextlib.suppress(OSError):
        for path in folder.glob(f".*{UNFINISHED}"):
            with contextlib.suppress(OSError):
                if abs(time.time() - path.lstat().st_mtime) >= forgotten_after:
                    path.unlink()


def make_private(folder: Path) -> None:
    """Make a folder that its owner alone may look into, with all above it; an existing one stays as it is."""
    folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)


def make_own(folder: Path) -> None:
    """Make a folder for what the program can make again; an `OSError` if a link leads out of the profile."""
    make_private(folder.parent)
    with contextlib.suppress(FileExistsError):
        folder.mkdir(PRIVATE_FOLDER)
    if not stat.S_ISDIR(folder.lstat().st_mode):
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder))


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

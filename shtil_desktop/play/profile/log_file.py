"""The log file: what the program has to say about itself, for a report of what went wrong."""

from __future__ import annotations

import contextlib
import logging
import os
import sys
from pathlib import Path
from types import TracebackType
from typing import Final

from shtil_desktop import __version__
from shtil_desktop.play.profile.files import NotPlain, check_plain, free_name, make_own, open_plain

log = logging.getLogger("shtil_desktop")

NAME: Final = "shtil.log"
OLDER: Final = "shtil.old.log"
LARGEST: Final = 1 << 19
"""Bytes after which a new file is begun; the one before it is kept."""
LONGEST: Final = 20_000
"""Letters of one entry."""
FORM: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class LogFile(logging.Handler):
    """Writes to a file in a folder of the profile; a disk that can't be written to is no trouble."""

    def __init__(self, folder: Path) -> None:
        super().__init__(logging.INFO)
        self.folder = folder
        self._has_begun = False
        self.setFormatter(logging.Formatter(FORM))

    @property
    def path(self) -> Path:
        return self.folder / NAME

    def emit(self, record: logging.LogRecord) -> None:
        try:
            text = self.format(record)[:LONGEST]
            if not self._has_begun:  # a start with nothing to say leaves no line
                self._has_begun = True
                text = f"{heading()}\n{text}"
            self._write(text)
        except Exception:  # a log must never be what fails
            return

    def _write(self, text: str) -> None:
        make_own(self.folder)
        with contextlib.suppress(FileNotFoundError):
            try:
                check_plain(self.path)
                if self.path.stat().st_size > LARGEST:
                    os.replace(self.path, self.folder / OLDER)
            except (NotPlain, IsADirectoryError):  # a link would lead out of the profile, a pipe to nobody
                os.replace(self.path, free_name(self.path))
        handle = open_plain(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        with os.fdopen(handle, "a", encoding="utf-8", errors="backslashreplace") as file:
            file.write(f"{text}\n")


def heading() -> str:
    """What every report needs to say."""
    python = sys.version.split()[0]
    return f"--- Shtil Desktop {__version__}, Python {python}, {sys.platform}"


def keep_log(folder: Path) -> LogFile:
    """Write to the log of this folder from now on."""
    handler = LogFile(folder)
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    return handler


def write_exception(
    kind: type[BaseException], error: BaseException, trace: TracebackType | None, where: str
) -> None:
    """An exception that nobody expected."""
    log.critical("%s: %s", where, kind.__name__, exc_info=(kind, error, trace))

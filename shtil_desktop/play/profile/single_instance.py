"""One program to a profile: the first takes the lock, a second calls it and leaves a note."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import time
from pathlib import Path
from typing import Any, Final

from shtil_desktop.games.values import value
from shtil_desktop.play.profile.files import make_own, open_plain, read_limited, sweep, write_whole

log = logging.getLogger(__name__)

LOCK: Final = "berth.lock"
"""Named so since the first version: an older program that runs in the same profile holds it, too."""
CALLS: Final = "calls"
ENDING: Final = ".call"
LARGEST: Final = 1 << 14
"""Bytes of a call."""
MOST: Final = 20
"""Calls that are heeded at once."""
OPEN: Final = "door-is-open"
"""Beside the calls, as long as somebody listens for them."""
PATIENCE: Final = 5.0
"""Seconds in which a program that is not stuck answers a call."""
PATIENCE_AT_START: Final = 60.0
"""Seconds that a program may take, on a slow and busy machine, until it listens."""


@value
class Call:
    """What the second program was started for: nothing but to come to the front, a file, or a deal."""

    file: str | None = None
    deal: str | None = None
    seat: int | None = None


class SingleInstance:
    """The place of one running program in a profile's folder.

    The lock is the system's own, so it is gone with the program that holds it, however that ends.
    """

    def __init__(self, folder: Path) -> None:
        self._lock = folder / LOCK
        self.calls = folder / CALLS
        self._handle: int | None = None

    def take(self) -> bool:
        """Whether nobody else is here. Where a folder knows no locks one does without."""
        try:
            self._handle = open_plain(self._lock, os.O_RDWR | os.O_CREAT)
        except OSError as error:
            log.warning("no lock could be taken: %s", error)
            return True
        if _is_locked(self._handle):
            self.leave()
            return False
        with contextlib.suppress(OSError):
            make_own(self.calls)
            (self.calls / OPEN).unlink(missing_ok=True)  # of a program that was killed
        self.answer()  # calls that nobody waits for any more
        return True

    def open_door(self) -> None:
        """From now on calls are answered at once."""
        with contextlib.suppress(OSError):
            (self.calls / OPEN).touch(0o600)

    def tidy(self, *folders: Path) -> None:
        """Remove what a killed program left half-written: whoever has the lock knows that it was killed."""
        if self._handle is not None:
            for folder in folders:
                sweep(folder, forgotten_after=0)

    def leave(self) -> None:
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def call(self, call: Call, patience: float | None = None) -> bool:
        """Call the program that runs here; whether it has answered. One that still starts has time."""
        note = self.calls / f"{os.urandom(8).hex()}{ENDING}"
        try:
            write_whole(note, json.dumps({"file": call.file, "deal": call.deal, "seat": call.seat}).encode())
        except OSError as error:
            log.warning("the other program can't be called: %s", error)
            return False
        began = time.monotonic()
        while note.exists() and time.monotonic() - began < self._patience(patience):
            if self._is_deserted():
                break
            time.sleep(0.02)
        is_heard = not note.exists()
        with contextlib.suppress(OSError):
            note.unlink(missing_ok=True)
        return is_heard

    def _is_deserted(self) -> bool:
        """Whether the program that had the lock has ended without an answer."""
        try:
            handle = os.open(self._lock, os.O_RDWR)
        except OSError:
            return False
        try:
            return not _is_locked(handle)
        finally:
            os.close(handle)

    def _patience(self, wanted: float | None) -> float:
        if wanted is not None:
            return wanted
        return PATIENCE if (self.calls / OPEN).exists() else PATIENCE_AT_START

    def answer(self) -> list[Call]:
        """The calls since the last time; taking them away tells the callers that they were heard."""
        found = []
        with contextlib.suppress(OSError):
            for path in self._notes()[:MOST]:
                with contextlib.suppress(OSError):
                    content = read_limited(path, LARGEST)
                    path.unlink()
                    found.append(_read(content))
        return found

    def _notes(self) -> list[Path]:
        """Return the files of the calls; a folder, link or pipe of such a name is no call."""
        with os.scandir(self.calls) as found:
            names = [one.name for one in found if one.is_file(follow_symlinks=False)]
        return [self.calls / name for name in sorted(names) if name.endswith(ENDING)]


def _read(content: bytes) -> Call:
    """A call; one that can't be read still calls."""
    try:
        found = json.loads(content)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        return Call()
    return Call(_text(found.get("file")), _text(found.get("deal")), _number(found.get("seat")))


def _text(value: Any) -> str | None:
    return value if isinstance(value, str) and value and "\0" not in value else None


def _number(value: Any) -> int | None:
    return value if type(value) is int and 0 <= value <= 9 else None


def _is_locked(handle: int) -> bool:
    """Lock the file for this program; whether another has done so already."""
    if os.name == "nt":
        import msvcrt

        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        except OSError:
            return True
        return False
    import fcntl

    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError as error:
        log.warning("this folder knows no locks: %s", error)
    return False

"""Matches read for the index and the statistics, some at a time: the worker does it, since it takes long."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from shtil_desktop.games.base import Flaw, IllegalAction, InvalidRecord
from shtil_desktop.games.face import JobContext
from shtil_desktop.games.record import LARGEST, read
from shtil_desktop.games.values import value
from shtil_desktop.play.profile.files import read_limited
from shtil_desktop.play.profile.matches.entry import Entry
from shtil_desktop.play.profile.matches.index import RECORD, SIDECAR, entry_of, stamp_of
from shtil_desktop.play.profile.matches.sidecar import BadSidecar, restore
from shtil_desktop.play.profile.statistics.figures import Finished, finished, is_counted

AT_ONCE: Final = 8
"""Matches that are read in one go: a mate who is asked meanwhile waits for about a tenth of a second."""


@value
class Seen:
    """What was found under one name."""

    name: str
    entry: Entry | None
    """None if it can't be read."""
    finished: Finished | None
    """What statistics are to remember of it."""
    is_garbled: bool
    """Whether one of its files makes no sense, and is to be set aside."""


def survey(context: JobContext, folder: Path, names: Sequence[str]) -> list[Seen]:
    """Read these matches, as far as somebody waits for it."""
    return look_at_all(folder, names, context.is_cancelled)


def look_at_all(
    folder: Path, names: Sequence[str], is_cancelled: Callable[[], bool] = lambda: False
) -> list[Seen]:
    found = []
    for name in names:
        if is_cancelled():
            break
        found.append(_look_at(folder, name))
    return found


def _look_at(folder: Path, name: str) -> Seen:
    stamp = stamp_of(folder, name)  # before it is read: if it changes meanwhile it is read once more
    try:
        game = read(read_limited(folder / f"{name}{RECORD}", LARGEST))
    except (InvalidRecord, IllegalAction) as error:
        is_newer = getattr(error, "flaw", None) is Flaw.NEWER_VERSION
        return Seen(name, None, None, is_garbled=not is_newer)
    except OSError:
        return Seen(name, None, None, is_garbled=False)
    content, is_garbled = None, False
    with contextlib.suppress(OSError):
        content = read_limited(folder / f"{name}{SIDECAR}", LARGEST)
    try:
        match = restore(game, name, content)
    except BadSidecar:
        match, is_garbled = restore(game, name, None), True
    entry = None if stamp is None else entry_of(match, stamp)
    return Seen(name, entry, finished(match) if is_counted(match) else None, is_garbled)

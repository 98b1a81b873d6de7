"""How far the player has come with the lessons of a game, in a small file of the profile."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any, Final

from shtil_desktop.games.values import value
from shtil_desktop.play.profile.files import read_limited, set_aside, write_whole

log = logging.getLogger(__name__)

VERSION: Final = 1
LARGEST: Final = 1 << 12
"""Bytes of a progress file; a real one has less than a hundred."""


@value
class CourseProgress:
    """The step that comes next; `is_done` once the last one has been."""

    step: int = 0
    is_done: bool = False


def load_progress(path: Path | None, format: str, steps: int) -> CourseProgress:
    """How far the lessons went; from the beginning if the file says nothing sensible."""
    if path is None:
        return CourseProgress()
    try:
        content = read_limited(path, LARGEST)
    except FileNotFoundError:
        return CourseProgress()
    except OSError as error:
        log.warning("the progress of the lessons can't be read: %s", error)
        return CourseProgress()
    try:
        return _read(json.loads(content), format, steps)
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        log.warning("the lessons begin anew: %s", str(error)[:200])
        set_aside(path)
        return CourseProgress()


def _read(found: Any, format: str, steps: int) -> CourseProgress:
    if found["format"] != format:
        raise ValueError("another format")
    step, is_done = found["step"], found["is_done"]
    if type(step) is not int or type(is_done) is not bool or not 0 <= step < steps:
        raise ValueError(f"there is no step {str(step)[:40]}")
    return CourseProgress(step, is_done)


def save_progress(path: Path | None, format: str, progress: CourseProgress) -> None:
    """Write it down; an `OSError` if that can't be done."""
    if path is None:
        return
    content = {"format": format, "version": VERSION, "step": progress.step, "is_done": progress.is_done}
    write_whole(path, f"{json.dumps(content)}\n".encode())

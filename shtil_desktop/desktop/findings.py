"""One line of the self-check: what was looked at, and how it stands."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path


class Health(StrEnum):
    """How a thing stands; only what is BAD keeps the program from working as it should."""

    OK = "ok"
    NOTE = "note"
    BAD = "BAD"


@dataclass(frozen=True, slots=True)
class Finding:
    health: Health
    subject: str
    text: str

    def __str__(self) -> str:
        """
        >>> print(Finding(Health.OK, "worker", "answers"))
          ok    worker        answers
        """
        return f"  {self.health:<5} {self.subject:<13} {self.text}"


def ok(subject: str, text: str) -> Finding:
    return Finding(Health.OK, subject, text)


def note(subject: str, text: str) -> Finding:
    return Finding(Health.NOTE, subject, text)


def bad(subject: str, text: str) -> Finding:
    return Finding(Health.BAD, subject, text)


def short(path: Path, home: Path | None = None) -> str:
    """A path without the user's name, since the lines are pasted into reports.

    >>> short(Path("/home/ada/.config/x"), Path("/home/ada"))
    '~/.config/x'
    """
    home = home or Path.home()
    return f"~/{path.relative_to(home).as_posix()}" if path.is_relative_to(home) else str(path)

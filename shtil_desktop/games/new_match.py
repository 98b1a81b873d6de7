"""What every game's choices for a new match are made of: who begins, the mates' names and levels."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final

LONGEST_TEXT: Final = 40


class Begins(StrEnum):
    """Who has the first turn of a new match with mates."""

    PLAYER = "player"
    """She takes the seat that begins."""
    LOT = "lot"
    """She takes any seat: for one deal always the same, so that a shared code is the same for everyone."""


def short_texts(plain: Any, usual: tuple[str, ...]) -> tuple[str, ...]:
    """As many texts as usual, from a plain list that may be missing or short; `ValueError` for long ones.

    >>> short_texts(["expert"], ("amateur", "amateur"))
    ('expert', 'amateur')
    """
    found = [short_text(text) for text in plain[: len(usual)]] if isinstance(plain, list) else []
    return (*found, *usual[len(found) :])


def short_text(plain: Any) -> str:
    if not isinstance(plain, str) or len(plain) > LONGEST_TEXT or not plain.isprintable():
        raise ValueError(f"not a short text: {str(plain)[:40]!r}")
    return plain

"""Numbers as they are typed: plain digits, and nothing else that Python would take for a number.

`int` and `float` also read `1_0`, the digits of every script, `nan` and `inf`, which nobody means.
"""

from __future__ import annotations

import re
from argparse import ArgumentTypeError
from math import isfinite
from typing import Final, TypeVar

LONGEST: Final = 40
"""Letters of a number: more than any that makes sense."""
WHOLE: Final = re.compile(r"[+-]?[0-9]+")
DECIMAL: Final = re.compile(r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?")

Count = TypeVar("Count", int, float)


def whole(text: str) -> int:
    """A whole number, of either sign.

    >>> whole("24"), whole("-1")
    (24, -1)
    """
    if len(text) > LONGEST or WHOLE.fullmatch(text) is None:
        raise ArgumentTypeError(f"{text[:LONGEST]!r} is not a whole number")
    return int(text)


def number(text: str) -> float:
    """Any number that can be reckoned with.

    >>> number("0.5"), number("-2e3")
    (0.5, -2000.0)
    """
    if len(text) > LONGEST or DECIMAL.fullmatch(text) is None or not isfinite(float(text)):
        raise ArgumentTypeError(f"{text[:LONGEST]!r} is not a number")
    return float(text)


def positive(text: str) -> int:
    """How many of something."""
    return _at_least(1, whole(text))


def natural(text: str) -> int:
    """How many of something that may be none at all, or which one, counted from 0."""
    return _at_least(0, whole(text))


def amount(text: str) -> float:
    """How much of something, or nothing of it."""
    return _at_least(0, number(text))


def measure(text: str) -> float:
    """How much of something that must not be nothing."""
    found = number(text)
    if found <= 0:
        raise ArgumentTypeError("must be more than 0")
    return found


def _at_least(least: int, found: Count) -> Count:
    if found < least:
        raise ArgumentTypeError(f"must be at least {least}")
    return found

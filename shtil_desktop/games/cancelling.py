"""Calling off work whose answer nobody waits for any more. What an answer says is limited by counts alone."""

from __future__ import annotations

from collections.abc import Callable

IsCancelled = Callable[[], bool]


class Cancelled(Exception):
    """Nobody waits for the answer any more."""


def never() -> bool:
    return False


def stop_if(is_cancelled: IsCancelled) -> None:
    """Raise `Cancelled` if nobody waits any more.

    >>> stop_if(never)
    >>> stop_if(lambda: True)
    Traceback (most recent call last):
    shtil_desktop.games.cancelling.Cancelled
    """
    if is_cancelled():
        raise Cancelled

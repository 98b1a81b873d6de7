"""The levels that a mate can have, and how one joins a crew.

How a level thinks is imported when its first mate joins: windows and files only ask which levels there are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.rules.actions import ShtilAction

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.rules.view import View


class Mate(Protocol):
    """A computer seat: it decides from its view and its own dice alone."""

    def decide(self, view: View) -> ShtilAction: ...

    def say(self, view: View) -> int:
        """How many cards it offers to give when a start is played."""
        ...


def _random(dice: Rng) -> Mate:
    from shtil_desktop.games.shtil.crew.seats.random_seat import RandomSeat

    return RandomSeat(dice)


def _greedy(dice: Rng) -> Mate:
    from shtil_desktop.games.shtil.crew.seats.deckhand import Greedy

    return Greedy(dice)


def _deckhand(dice: Rng) -> Mate:
    from shtil_desktop.games.shtil.crew.seats.deckhand import Deckhand

    return Deckhand(dice)


def _sailor(dice: Rng) -> Mate:
    from shtil_desktop.games.shtil.crew.seats.sailor import Sailor

    return Sailor(dice)


def _captain(dice: Rng) -> Mate:
    from shtil_desktop.games.shtil.crew.seats.captain import Captain

    return Captain(dice)


def _admiral(dice: Rng) -> Mate:
    from shtil_desktop.games.shtil.crew.seats.admiral import Admiral

    return Admiral(dice)


LEVELS: Final[dict[str, Callable[[Rng], Mate]]] = {
    "random": _random,
    "greedy": _greedy,
    "deckhand": _deckhand,
    "sailor": _sailor,
    "captain": _captain,
    "admiral": _admiral,
}


def sign_on(level: str, *voyage: object) -> Mate:
    """A mate of this level whose dice belong to the words that name the voyage, the seat and the moment.

    It is signed on anew for each decision, which so depends on nothing but these words and the view.
    """
    return LEVELS[level](Rng("crew", level, *voyage))

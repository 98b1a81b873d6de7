"""The levels of the computer seats, weakest first, and how one takes its place at the table.

How a level thinks is imported when its first seat is taken: windows only ask which levels there are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from shtil_desktop.games.base import Action
    from shtil_desktop.games.qwirkle.rules.view import View
    from shtil_desktop.games.rng import Rng


class Mate(Protocol):
    """A computer seat: it decides from its view and its own dice alone."""

    def decide(self, view: View) -> Action: ...


def _greedy(dice: Rng) -> Mate:
    from shtil_desktop.games.qwirkle.crew.mates import Greedy

    return Greedy()


def _beginner(dice: Rng) -> Mate:
    from shtil_desktop.games.qwirkle.crew.mates import Beginner

    return Beginner(dice)


def _amateur(dice: Rng) -> Mate:
    from shtil_desktop.games.qwirkle.crew.mates import Amateur

    return Amateur()


def _expert(dice: Rng) -> Mate:
    from shtil_desktop.games.qwirkle.crew.mates import Expert

    return Expert(dice)


def _master(dice: Rng) -> Mate:
    from shtil_desktop.games.qwirkle.crew.mates import Master

    return Master(dice)


LEVELS: Final = ("beginner", "amateur", "expert", "master")
REFERENCE: Final = "greedy"
"""What strength is measured against; not offered to players."""
_MAKERS: Final[dict[str, Callable[[Rng], Mate]]] = {
    REFERENCE: _greedy,
    "beginner": _beginner,
    "amateur": _amateur,
    "expert": _expert,
    "master": _master,
}


def sign_on(level: str, *words: object) -> Mate:
    """A mate of this level whose dice belong to the words that name the deal, the seat and the moment.

    It is signed on anew for each decision, which so depends on nothing but these words and the view.
    """
    from shtil_desktop.games.rng import Rng

    return _MAKERS[level](Rng("crew", "qwirkle", level, *words))

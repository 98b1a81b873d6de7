"""The levels that a mate can have, and how one joins a crew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from shtil_desktop.crew.admiral import Admiral
from shtil_desktop.crew.captain import Captain
from shtil_desktop.crew.deckhand import Deckhand, Greedy
from shtil_desktop.crew.drifter import Drifter
from shtil_desktop.crew.sailor import Sailor
from shtil_desktop.games.base import Action
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.view import View


class Mate(Protocol):
    """A computer seat: it decides from its view and its own dice alone."""

    def decide(self, view: View) -> Action: ...

    def pledge(self, view: View) -> int:
        """How many cards it would gladly give when a start is played."""
        ...


LEVELS: Final[dict[str, Callable[[Rng], Mate]]] = {
    "random": Drifter,
    "greedy": Greedy,
    "deckhand": Deckhand,
    "sailor": Sailor,
    "captain": Captain,
    "admiral": Admiral,
}


def sign_on(level: str, *voyage: object) -> Mate:
    """A mate of this level whose dice belong to the words that name the voyage, the seat and the moment.

    It is signed on anew for each decision, which so depends on nothing but these words and the view.
    """
    return LEVELS[level](Rng("crew", level, *voyage))

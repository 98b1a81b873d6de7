"""The levels that a mate can have, and how one joins a crew.

How a level thinks is imported when its first mate joins: windows and files only ask which levels there are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from shtil_desktop.games import load
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


_SEATS: Final = "shtil_desktop.games.shtil.crew.seats"
LEVELS: Final[dict[str, str]] = {
    "random": f"{_SEATS}.random_seat:RandomSeat",
    "greedy": f"{_SEATS}.deckhand:Greedy",
    "deckhand": f"{_SEATS}.deckhand:Deckhand",
    "sailor": f"{_SEATS}.sailor:Sailor",
    "captain": f"{_SEATS}.captain:Captain",
    "admiral": f"{_SEATS}.admiral:Admiral",
}
"""By the name of a level, where its mate is: `module:CLASS`."""


def sign_on(level: str, *voyage: object) -> Mate:
    """A mate of this level whose dice belong to the words that name the voyage, the seat and the moment.

    It is signed on anew for each decision, which so depends on nothing but these words and the view.
    """
    mate: Mate = load(LEVELS[level])(Rng("crew", level, *voyage))
    return mate

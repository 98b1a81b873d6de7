"""The levels that a pirate can have, and how one joins a game.

How a level thinks is imported when its first pirate joins: windows and files only ask which levels there are.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final, Protocol, cast

if TYPE_CHECKING:
    from shtil_desktop.games.base import Action
    from shtil_desktop.games.shkap.rules.view import View


class Mate(Protocol):
    """A computer seat: it decides from its view and its own dice alone."""

    def decide(self, view: View) -> Action: ...


LEVELS: Final = ("deckhand", "sailor", "captain", "admiral")
"""The weakest first; each is the class of that name, in the module of that name."""


def sign_on(level: str, *words: object) -> Mate:
    """A pirate of this level whose dice belong to the words that name the deal, the seat and the moment.

    It is signed on anew for each decision, which so depends on nothing but these words and the view.
    """
    from shtil_desktop.games.rng import Rng

    if level not in LEVELS:
        raise KeyError(level)
    module = import_module(f"shtil_desktop.games.shkap.crew.{level}")
    return cast("Mate", getattr(module, level.capitalize())(Rng("shkap-crew", level, *words)))

"""Computer seats of Pebbles: each decides from its view and its own dice alone."""

from __future__ import annotations

from typing import Final

from shtil_desktop.games.rng import Rng
from tests.toy.pebbles.crew.careful import Careful
from tests.toy.pebbles.crew.careless import Careless

LEVELS: Final[dict[str, type[Careless | Careful]]] = {"careless": Careless, "careful": Careful}
"""Weakest first."""


def mate(level: str, *words: object) -> Careless | Careful:
    """A computer seat whose dice belong to these words."""
    return LEVELS[level](Rng("pebbles", "crew", *words))

"""The games of the house: the one list of them, and how each is found. No Qt, only the standard library."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from shtil_desktop.games.face import GameFace

GAMES: Final[dict[str, str]] = {
    "shtil": "shtil_desktop.games.shtil.game:SHTIL",
    "qwirkle": "shtil_desktop.games.qwirkle.game:QWIRKLE",
    "shkap": "shtil_desktop.games.shkap.game:SHKAP",
}
"""By the name that a record has for a game, where its face is; in the order in which they are offered."""


def face_of(game: str) -> GameFace:
    """What a game tells of itself, imported when first asked for; `KeyError` if there is no such game."""
    found: GameFace = load(GAMES[game])
    return found


@cache
def load(place: str) -> Any:
    """The object of a place that the source names as `module:OBJECT`."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)

"""What was done in a game as a chain, the latest first: an action adds a link, and copies share the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from shtil_desktop.games.base import Action

ActionT = TypeVar("ActionT", bound=Action)

if TYPE_CHECKING:
    PastActions = tuple["PastActions[ActionT]", int, ActionT] | None
    """What came before, the seat that decided, and what it did; None before the first action."""


def in_order(past: PastActions[ActionT]) -> list[tuple[int, ActionT]]:
    """The actions from the first to the latest, each with the seat that decided it."""
    done = []
    while past is not None:
        past, seat, action = past
        done.append((seat, action))
    return done[::-1]

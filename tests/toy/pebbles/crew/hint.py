"""The hint: what a careful mate would do in the player's place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.values import value
from tests.toy.pebbles.crew.careful import Careful, expected, foreseen
from tests.toy.pebbles.rules.actions import Take
from tests.toy.pebbles.rules.view import View

if TYPE_CHECKING:
    from shtil_desktop.games.base import Action
    from shtil_desktop.games.face import JobContext


@value
class Hint:
    action: Take
    worth: str
    """Pebbles that it brings on average."""


def find_hint(
    context: JobContext, view: View, words: tuple[object, ...], begun: Action | None = None
) -> Hint | None:
    """None if nothing is asked of the seat."""
    if not view.legal:
        return None
    action = Careful(Rng("pebbles", "hint", *words)).decide(view)
    weights = sum(weight for weight, _ in foreseen(view))
    return Hint(action, f"{expected(view, action.count) / weights:.1f}")

"""What a game says of the player's own mistakes when they are tried again; `GamePages.drills` gives it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from shtil_desktop.games.base import Action
    from shtil_desktop.games.mistakes import Mistake
    from shtil_desktop.games.problems import Judgement
    from shtil_desktop.table.items.hint_panel import HintText


class DrillParts(Protocol):
    """Its words are those of the language that is spoken now, and tell nothing that the seat can't know."""

    def match_name(self, day: str) -> str:
        """A match of a day: “Voyage of 12 November”."""

    def asked(self, mistake: Mistake, position: Any) -> str:
        """What is to be found, and by whose knowledge it is judged."""

    def refutation(self, mistake: Mistake, position: Any, action: Action, judgement: Judgement) -> str:
        """What a wrong move costs; it may be tried again, so what is right is not told."""

    def nudge(self, action: Action) -> str:
        """A part of what would be better; empty: the move itself is the first hint."""

    def hint(self, position: Any, action: Action, names: Sequence[str]) -> tuple[Any, HintText]:
        """A better move as a hint of the game's own table, and in words; `names` are those of the seats."""

    def why(self, position: Any, action: Action) -> str:
        """What speaks for a right move, where that is not plain; usually nothing."""

    def praise(self, mistake: Mistake, judgement: Judgement | None) -> str:
        """Say that it is solved, and what the move lacks to the best one, if that is known."""

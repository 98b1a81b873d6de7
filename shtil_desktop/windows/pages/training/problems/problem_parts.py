"""What a game says and shows of its problems; `GamePages.problems` gives it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from shtil_desktop.games.base import Action
    from shtil_desktop.games.problems import Judgement, Problem
    from shtil_desktop.table.items.hint_panel import HintText
    from shtil_desktop.table.theme import Palette


class OpenCards(Protocol):
    """Beside the table: what lies open in a problem though a seat would not see it."""

    @property
    def widget(self) -> QWidget: ...

    def show_position(self, position: Any, seat: int) -> None:
        """All that is open now, to the one who moves for this seat; called again in another language."""

    def wear(self, palette: Palette) -> None: ...


class ProblemParts(Protocol):
    """Its words are those of the language that is spoken now."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """What its problems can be sifted by, in the order in which it is offered."""

    def kinds_of(self, problem: Problem) -> tuple[str, ...]:
        """Those that a problem is of: one or several."""

    def kind_name(self, kind: str) -> str:
        """One of them, in a few words."""

    def variety(self, problem: Problem) -> str:
        """What tells it from the others beside its difficulty: its kind, or the kind of match it is from."""

    def label(self, problem: Problem) -> str:
        """The same in a few letters, for the list."""

    def asked(self, problem: Problem) -> str:
        """What is to be found, in one or two sentences."""

    def players_seat(self, problem: Problem) -> int | None:
        """The seat that the player has; None if she moves for all of them."""

    def is_open(self, problem: Problem) -> bool:
        """Whether cards lie open that a seat would not see."""

    def refutation(self, problem: Problem, position: Any, action: Action, judgement: Judgement) -> str:
        """Why a move of this position is wrong."""

    def praise(self, problem: Problem) -> str:
        """It is solved."""

    def nudge(self, position: Any, action: Action) -> str:
        """A part of what is right."""

    def hint(self, position: Any, action: Action) -> tuple[Any, HintText]:
        """A right move as a hint of the game's own table, and in words."""

    def open_cards(self, problem: Problem, palette: Palette) -> OpenCards | None:
        """What lies open beside the table, if anything does."""

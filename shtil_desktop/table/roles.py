"""Who else has a part at the table: the one who teaches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from shtil_desktop.play.session import Question


class Guide(Protocol):
    """Who teaches the first match: looks over the player's shoulder, and says where the end leads."""

    def objection(self, action: Any) -> str | None:
        """Why this is not what the lesson is about; None if it is."""
        ...

    def expects(self, action: Any) -> bool:
        """Whether this is what the lesson is about, without a word."""
        ...

    def answer(self, question: Question) -> Any:
        """What another seat does now, as the lesson has it; None: nothing yet."""
        ...

    @property
    def can_step_back(self) -> bool: ...

    def step_back(self) -> None: ...

    def restart(self) -> None: ...

    def choices(self) -> list[tuple[str, Callable[[], object]]]:
        """What can be done at the end."""
        ...

    def arrive(self) -> None:
        """Prepare the table for the lesson that is about to be shown, after any other guide has left."""
        ...

    def leave(self) -> None:
        """Another match is on the table."""
        ...

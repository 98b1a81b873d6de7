"""The page on which a new match is chosen, as far as every game has it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal

from shtil_desktop.games.difficulty import DealFound
from shtil_desktop.windows.pages.game_parts import Wish
from shtil_desktop.windows.pages.page import Page


class NewMatchPage(Page):
    """A game's own page is made from this one: what can be chosen is written out there."""

    play_wanted = Signal(object)
    """The player wants to begin: a `Wish`."""
    rules_wanted = Signal(str)
    """With the anchor of the chapter on what is chosen."""
    search_left = Signal()
    """The player does not want to wait for a deal any more."""
    deal_shown = Signal()
    """Another deal, or none, is asked for by its number: see `numbered_deal`."""
    other_wanted = Signal(object)
    """The player has typed the code of a deal of another game: a `SharedDeal`."""

    @property
    def wish(self) -> Wish:
        """The match as it is asked for now."""
        raise NotImplementedError

    def show_wish(self, wish: Any) -> None:
        """Show the choices of a wish that this page has made."""

    def begin(self) -> None:
        """Ask for the match as it is chosen now."""
        self.play_wanted.emit(self.wish)

    def wait(self) -> None:
        """A deal is being looked for: that takes a moment, and may be left."""

    def show_progress(self, looked_at: int) -> None:
        """How many deals were looked at so far."""

    def stop_waiting(self, why: str = "", found: DealFound | None = None) -> None:
        """No deal is looked for any more; a sentence says why, and how far a search has come in vain."""

    @property
    def numbered_deal(self) -> tuple[Any, int] | None:
        """The options and the number of the deal that is asked for, if it is one by its number."""
        return None

    def show_difficulty(self, difficulty: int | None) -> None:
        """That of the numbered deal; None if it can't be known."""

    def focus_first(self) -> None:
        """Put the keyboard on what is chosen."""
        self.setFocus()

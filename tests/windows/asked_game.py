"""The menu that asks which game is meant, answered as a player would."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QMenu

from shtil_desktop.windows.pages.game_pages import pages_of


def choose_game(game: str) -> None:
    """Choose a game from the menu that is open now."""
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    (entry,) = (action for action in menu.actions() if action.text() == pages_of(game).name())
    menu.close()
    entry.trigger()

"""Where several games have the same to offer, a small menu asks which of them is meant."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from shtil_desktop.windows.pages.game_pages import pages_of


def with_game(window: QWidget, games: Sequence[str], act: Callable[[str], object]) -> QMenu | None:
    """Do it with the only game at once, else with the one that is chosen from the menu that is returned."""
    if len(games) == 1:
        act(games[0])
    if len(games) < 2:
        return None
    menu = QMenu(window)
    for game in games:
        menu.addAction(pages_of(game).name()).triggered.connect(lambda *_, game=game: act(game))
    menu.aboutToHide.connect(menu.deleteLater)
    button = QApplication.focusWidget() or window
    menu.popup(button.mapToGlobal(QPoint(0, button.height() + 4)))
    return menu

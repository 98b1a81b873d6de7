"""Where several games have the same to offer, a small menu asks which of them is meant."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

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
    menu.setActiveAction(menu.actions()[0])
    menu.popup(_place_of(menu, window))
    return menu


def _place_of(menu: QMenu, window: QWidget) -> QPoint:
    """Beside the button that was pressed, by pointer or by keyboard; else in the middle of the window."""
    size = menu.sizeHint()
    pressed = QApplication.widgetAt(QCursor.pos()), QApplication.focusWidget()
    button = next((one for one in pressed if isinstance(one, QAbstractButton)), None)
    if button is None:
        return window.mapToGlobal(window.rect().center() - QPoint(size.width(), size.height()) / 2)
    is_low = button.mapTo(window, QPoint()).y() > window.height() / 2
    return button.mapToGlobal(QPoint(0, -size.height() - 4 if is_low else button.height() + 4))

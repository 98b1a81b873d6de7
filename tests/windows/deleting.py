"""For tests that register games of their own: no window outlives them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.pages.page import Page
from shtil_desktop.windows.start_page.page import StartPage


@pytest.fixture(autouse=True)
def no_window_outlives_its_games(qapp: QApplication) -> Iterator[None]:
    """Asked for another language later, it would look for games that are registered no more."""
    yield
    delete_windows()


def delete_windows() -> None:
    """Those that nobody has closed."""
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, MainWindow | StartPage | Page):
            widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

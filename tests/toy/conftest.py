"""One line registers the toy game, for the time of a test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from shtil_desktop.games import GAMES
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.pages.page import Page
from shtil_desktop.windows.start_page.page import StartPage
from tests.toy.pebbles.game import PEBBLES, PebblesFace


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> PebblesFace:
    monkeypatch.setitem(GAMES, "pebbles", "tests.toy.pebbles.game:PEBBLES")
    return PEBBLES


@pytest.fixture(autouse=True)
def no_window_outlives_its_games(qapp: QApplication) -> Iterator[None]:
    """Asked for another language later, it would look for a game that is registered no more."""
    yield
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, MainWindow | StartPage | Page):
            widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

"""What every test leaves behind is freed: without this, a process of the suite grew to several gigabytes."""

from __future__ import annotations

import gc
from collections.abc import Callable, Generator
from itertools import count
from typing import Any, Final

import pytest
from pytestqt.qtbot import QtBot

PATIENCE: Final = 590_000
"""Milliseconds: a wait ends when the thing happens, or with the test, however busy the machine is."""
SELDOM: Final = 40
"""Modules of tests between two collections of everything."""
_modules = count(1)


class PatientBot(QtBot):
    """Waits as long as the test may take: a slower machine is no failure."""

    def __init__(self, request: pytest.FixtureRequest) -> None:
        super().__init__(request)
        self._kept: list[Any] = []

    def addWidget(self, widget: Any, **options: Any) -> None:
        """Keep the widget until the test ends: collected while Qt paints it, it would crash."""
        self._kept.append(widget)
        super().addWidget(widget, **options)

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE) -> None:
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE, **options: Any) -> Any:
        return super().waitSignal(signal, timeout=timeout, **options)


@pytest.fixture
def qtbot(qapp: Any, request: pytest.FixtureRequest) -> QtBot:
    return PatientBot(request)


def pytest_collection_finish() -> None:
    settle()


def settle(is_thorough: bool = False) -> None:
    """Collect garbage, and keep what is left out of later collections, which then take next to no time."""
    if is_thorough:
        gc.unfreeze()
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None, None, None]:
    """Free the windows that the test has shown, once its fixtures have closed them."""
    yield
    if "qapp" in getattr(item, "fixturenames", ()):
        free_closed_windows()
    if nextitem is None or nextitem.path != item.path:
        from shtil_desktop.windows.platform.memory_release import give_memory_back

        settle(is_thorough=next(_modules) % SELDOM == 0)
        give_memory_back()


def free_closed_windows() -> None:
    """Delete what `deleteLater` was called for: Qt waits for an event loop, and between tests none runs."""
    from PySide6.QtCore import QCoreApplication, QEvent

    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()

"""What every test leaves behind is freed: without this, a process of the suite grew to several gigabytes."""

from __future__ import annotations

import gc
from collections.abc import Generator

import pytest


def pytest_collection_finish() -> None:
    """Keep modules and collected tests out of the later collections, which then take next to no time."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, None, None]:
    """Free the windows that the test has shown, once its fixtures have closed them."""
    yield
    if "qtbot" in getattr(item, "fixturenames", ()):
        free_closed_windows()


def free_closed_windows() -> None:
    """Delete what `deleteLater` was called for: Qt waits for an event loop, and between tests none runs."""
    from PySide6.QtCore import QCoreApplication, QEvent

    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()

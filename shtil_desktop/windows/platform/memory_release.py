"""Memory that is free again goes back to the system; between pictures of every size much would be kept."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QStackedWidget

CALM: Final = 2000
"""Milliseconds after which another page has been painted and nobody waits for a picture."""


class MemoryRelease(QObject):
    """Gives memory back a moment after another page is shown; it takes a few milliseconds."""

    def __init__(self, pages: QStackedWidget, give_back: Callable[[], None] | None = None) -> None:
        super().__init__(pages)
        self.timer = QTimer(self, singleShot=True, interval=CALM)
        self.timer.timeout.connect(give_back or give_memory_back)
        pages.currentChanged.connect(self._wait)

    def _wait(self) -> None:
        if not self.timer.isActive():
            self.timer.start()


def give_memory_back() -> bool:
    """Whether the C library knows how: that of Linux does."""
    if not sys.platform.startswith("linux"):
        return False
    import ctypes

    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):
        return False
    trim(0)
    return True

"""The program's first picture: when it is painted, and what is wished for before all is ready behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal

if TYPE_CHECKING:
    from shtil_desktop.windows.destinations import AnyDestination
    from shtil_desktop.windows.main_window import MainWindow
    from shtil_desktop.windows.start_page.page import StartPage


class FirstPicture(QObject):
    """Watches a window that has just been shown; `painted` comes once, right after its first picture."""

    painted = Signal()

    def __init__(self, window: MainWindow, start: StartPage | None) -> None:
        super().__init__(window)
        self._wish: AnyDestination | None = None
        self._is_open = True
        window.wanted.connect(self._note)
        for signal, place in start.ways() if start is not None else ():
            signal.connect(lambda *_, place=place: self._note(place))
        self._pane = window.windowHandle()
        self._pane.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window paints itself while it answers this event, so what comes next comes after."""
        if event.type() == QEvent.Type.Expose:
            self._pane.removeEventFilter(self)
            QTimer.singleShot(0, self.painted.emit)
        return False

    def _note(self, place: AnyDestination) -> None:
        if self._is_open:
            self._wish = place

    def grant(self, go: Callable[[AnyDestination], object]) -> None:
        """From now on others listen; the last request that nobody heard is carried out."""
        self._is_open = False
        if self._wish is not None:
            go(self._wish)

"""Whether the system asks for less motion: what Qt, the desktop or Windows tells about it.

Qt itself tells from 6.12 on. On Linux the desktop's portal is asked too, and with an older Qt the system on
Windows; on macOS there is nobody to ask then.
"""

from __future__ import annotations

import sys
from typing import Any, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

PORTAL: Final = "org.freedesktop.portal.Desktop"
QUESTIONS: Final = {
    ("org.freedesktop.appearance", "reduced-motion"): 1,
    ("org.gnome.desktop.interface", "enable-animations"): False,
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): 0.0,
}
"""What the portal is asked, and the answer that means less motion."""
PATIENCE: Final = 3000
"""Milliseconds."""
GET_CLIENT_AREA_ANIMATION: Final = 0x1042
"""The name Windows has for “show animations in Windows”."""


class ReducedMotion(QObject):
    """Asks once, without waiting for the answer; with a Qt that knows it, later changes are told too."""

    told = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_wanted = False
        self._kept: tuple[Any, ...] = ()

    @property
    def is_wanted(self) -> bool:
        return self._is_wanted

    def ask(self) -> None:
        style: Any = QGuiApplication.styleHints()
        hints: Any = style.accessibility() if hasattr(style, "accessibility") else None
        if hasattr(hints, "motionPreference"):
            self._kept = style, hints  # what nobody holds is gone at once, on Python's side
            hints.motionPreferenceChanged.connect(lambda wish: self._take(is_reduced(wish)))
            self._take(is_reduced(hints.motionPreference()))
        elif sys.platform == "win32":
            self._take(not windows_animates())
        if sys.platform.startswith("linux") and not self._is_wanted:
            self._ask_portal()  # Qt asks it on some desktops only

    def _take(self, is_wanted: bool) -> None:
        if is_wanted != self._is_wanted:
            self._is_wanted = is_wanted
            self.told.emit(is_wanted)

    def _ask_portal(self) -> None:
        """Whoever does not answer has no wish; nothing is started for the question's sake."""
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        for group, key in QUESTIONS:
            message = QDBusMessage.createMethodCall(
                PORTAL, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "Read"
            )
            message.setAutoStartService(False)
            message.setArguments([group, key])
            watcher = QDBusPendingCallWatcher(bus.asyncCall(message, PATIENCE), self)
            watcher.finished.connect(lambda done, group=group, key=key: self._hear(group, key, done))

    def _hear(self, group: str, key: str, done: Any) -> None:
        answer = done.reply().arguments() if not done.isError() else []
        if answer and means_stillness(group, key, answer[0]):
            self._take(True)
        done.deleteLater()


def is_reduced(wish: Any) -> bool:
    """Qt's own word for it."""
    return "Reduce" in getattr(wish, "name", "")


def means_stillness(group: str, key: str, answer: Any) -> bool:
    """Whether an answer of the portal asks for less motion; it may be wrapped more than once."""
    while hasattr(answer, "variant"):
        answer = answer.variant()
    wanted = QUESTIONS.get((group, key))
    try:
        return wanted is not None and float(answer) == float(wanted)
    except (TypeError, ValueError):
        return False


def windows_animates() -> bool:
    """What Windows says; if it says nothing, it animates."""
    import ctypes

    animates = ctypes.c_int(1)
    library: Any = getattr(ctypes, "windll", None)
    if library is not None:
        library.user32.SystemParametersInfoW(GET_CLIENT_AREA_ANIMATION, 0, ctypes.byref(animates), 0)
    return bool(animates.value)

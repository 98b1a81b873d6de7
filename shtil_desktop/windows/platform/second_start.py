"""A second start on the same profile calls this window instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QFileSystemWatcher, QObject, Qt, QTimer, Signal

from shtil_desktop.play.profile.single_instance import Call, SingleInstance

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

translate = QCoreApplication.translate

STAYS: Final = 60_000
"""Milliseconds that a second start stays to say that the first one does not answer."""


class SecondStarts(QObject):
    """Watches for the calls of later starts, brings the window to the front, and passes on what is wanted."""

    called = Signal(object)
    """A `Call`."""

    def __init__(self, instance: SingleInstance, window: QMainWindow) -> None:
        super().__init__(window)
        self._instance, self._window = instance, window
        self._watcher = QFileSystemWatcher([str(instance.calls)], self)
        self._watcher.directoryChanged.connect(self._answer)
        instance.open_door()
        QTimer.singleShot(0, self._answer)  # who called while the program was still starting

    def _answer(self) -> None:
        for call in self._instance.answer():
            self._come_forward()
            self.called.emit(call)

    def _come_forward(self) -> None:
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()


def call_first(instance: SingleInstance, call: Call) -> int:
    """Call the program that is already running; if it does not answer, say so. The exit code."""
    if instance.call(call):
        return 0
    from PySide6.QtWidgets import QMessageBox

    box = QMessageBox()
    box.setIcon(QMessageBox.Icon.Information)
    box.setWindowTitle(translate("SecondStart", "Shtil"))
    box.setText(
        translate(
            "SecondStart",
            "Shtil is already running but not responding. Please close it and start it again;"
            " your games are safe.",
        )
    )
    QTimer.singleShot(STAYS, box.reject)  # nobody may be there to read it
    box.exec()
    return 1

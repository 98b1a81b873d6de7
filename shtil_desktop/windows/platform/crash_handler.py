"""What nobody expected: written to the log, told kindly, and the program goes on."""

from __future__ import annotations

import contextlib
import logging
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QObject,
    QTimer,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)
from PySide6.QtGui import QGuiApplication

from shtil_desktop.play.profile.log_file import keep_log, write_exception

if TYPE_CHECKING:
    from shtil_desktop.windows.notices.notices import Notices

translate = QCoreApplication.translate
qt_log = logging.getLogger("shtil_desktop.qt")

MOST_OF_A_KIND: Final = 5
"""Times that the same exception is written down: one in a picture would fill the log in a minute."""
UNSEEN: Final = ("offscreen", "minimal")
"""Platforms of Qt where nobody would see a box, nor close it."""
HARMLESS: Final = "Couldn't load pipewire"
"""How Qt's sounds begin to say that a system has no PipeWire: they play without it."""
LEVELS: Final = {
    QtMsgType.QtInfoMsg: logging.DEBUG,
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class CrashHandler(QObject):
    """Takes every exception that nothing else has taken, from any thread, and what Qt complains of."""

    happened = Signal()

    def __init__(self, folder: Path | None = None) -> None:
        super().__init__()
        self.folder: Path | None = None
        self._log: logging.Handler | None = None
        self._seen: Counter[str] = Counter()
        self._messages: Counter[str] = Counter()
        self._notices: Callable[[], Notices] | None = None
        self._before = sys.excepthook, threading.excepthook
        sys.excepthook = self.take
        threading.excepthook = self._take_from_thread
        qInstallMessageHandler(self._take_message)
        self.happened.connect(self._tell_soon)
        if folder is not None:
            self.keep_log_in(folder)

    def keep_log_in(self, folder: Path) -> None:
        """Where to write it down; what happens before is told all the same."""
        self.folder = folder
        self._log = keep_log(folder)

    def tell_in(self, notices: Callable[[], Notices]) -> None:
        """Where to tell of it, from now on; asked for only when there is something to tell."""
        self._notices = notices
        if self._seen:
            self.happened.emit()

    def take(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """An exception that nobody expected."""
        if issubclass(kind, KeyboardInterrupt | SystemExit):
            self._before[0](kind, error, trace)
            return
        name = f"{kind.__name__} {_place(trace)}"
        self._seen[name] += 1
        if self._seen[name] <= MOST_OF_A_KIND:
            write_exception(kind, error, trace, "unexpected")
            self._before[0](kind, error, trace)  # for whoever has started the program in a terminal
        self.happened.emit()

    @contextlib.contextmanager
    def at_start(self) -> Iterator[None]:
        """What happens before there is a window ends the program: a small box tells of it instead."""
        try:
            yield
        except Exception as error:
            self.take(type(error), error, error.__traceback__)
            if sys.stderr is not None:
                sys.stderr.write(f"{no_start_text()}\n")
            if QGuiApplication.platformName() not in UNSEEN:
                self.tell_in_a_box()
            raise SystemExit(1) from error

    def tell_in_a_box(self) -> None:
        from PySide6.QtWidgets import QMessageBox

        box = QMessageBox(QMessageBox.Icon.Warning, translate("SecondStart", "Shtil"), no_start_text())
        opening = box.addButton(open_text(), QMessageBox.ButtonRole.AcceptRole)
        opening.setEnabled(self.folder is not None)
        box.addButton(QMessageBox.StandardButton.Close)
        box.exec()
        if box.clickedButton() is opening:
            self.open_folder()

    def _take_from_thread(self, details: threading.ExceptHookArgs) -> None:
        if details.exc_value is not None:
            self.take(details.exc_type, details.exc_value, details.exc_traceback)

    def _take_message(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        name = f"Qt: {text[:80]}"
        self._messages[name] += 1
        if self._messages[name] <= MOST_OF_A_KIND:
            level = logging.INFO if text.startswith(HARMLESS) else LEVELS.get(kind, logging.WARNING)
            qt_log.log(level, "%s", text)

    def _tell_soon(self) -> None:
        """Not in the middle of what has failed, which may have been a picture."""
        QTimer.singleShot(0, self, self._tell)

    def _tell(self) -> None:
        if self._notices is None:
            return
        notices = self._notices()
        if "unexpected" not in notices.shown:
            notices.tell("unexpected", unexpected_text, (open_text, self.open_folder))

    def open_folder(self) -> None:
        """Show the log's folder in the system's file manager."""
        from PySide6.QtCore import QUrl
        from PySide6.QtGui import QDesktopServices

        if self.folder is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.folder)))

    def stop(self) -> None:
        """Leave everything as it was before."""
        sys.excepthook, threading.excepthook = self._before
        qInstallMessageHandler(None)
        if self._log is not None:
            logging.getLogger("shtil_desktop").removeHandler(self._log)


def _place(trace: TracebackType | None) -> str:
    """Where it happened, at its innermost."""
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"


def unexpected_text() -> str:
    return translate(
        "CrashHandler",
        "Something went wrong. Your game is saved up to the last move. See the log for details.",
    )


def no_start_text() -> str:
    return translate("CrashHandler", "Shtil could not start. Your games are safe. See the log for details.")


def open_text() -> str:
    return translate("CrashHandler", "Open the log folder")

"""A review sent to a printer; where there is none, a sentence that says so.

Qt's printing is loaded when it is asked for: few players print, and some systems come without it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from shtil_desktop.windows.pages.review.report import Report, print_on

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

translate = QCoreApplication.translate


def has_printer() -> bool:
    try:
        from PySide6.QtPrintSupport import QPrinterInfo
    except ImportError:
        return False
    return bool(QPrinterInfo.availablePrinterNames())


def ask_for_printer(parent: QWidget) -> QPrinter | None:
    """The printer with all that was chosen for it; None if the player thinks better of it."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    dialog = QPrintDialog(printer, parent)
    dialog.setWindowTitle(translate("printing", "Print the review"))
    return printer if dialog.exec() else None


def print_report(report: Report, printer: QPrinter) -> tuple[bool, str]:
    """Whether there was trouble, and what to say."""
    printer.setDocName(report.title)
    if print_on(printer, report):
        return False, translate("printing", "The review is on its way to the printer.")
    return True, translate(
        "printing", "The printer didn’t accept the review. It can be saved as a PDF instead."
    )


def no_printer_text() -> str:
    return translate(
        "printing",
        "No printer is set up on this computer. Save the review as a PDF to print it somewhere else.",
    )

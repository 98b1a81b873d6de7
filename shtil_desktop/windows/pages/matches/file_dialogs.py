"""Asking where a match is to be written, and why it could not be."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from shtil_desktop.play.profile.matches.index import RECORD
from shtil_desktop.windows.pages.words.trouble_words import reason_text

translate = QCoreApplication.translate


def match_dialog(parent: QWidget, title: str) -> QFileDialog:
    return QFileDialog(parent, title, "", translate("MatchesPage", "Games (*.shtil)"))


def ask_where(parent: QWidget, title: str, name: str) -> str:
    """The file to write to; nothing if the player thinks better of it."""
    dialog = match_dialog(parent, title)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(RECORD.removeprefix("."))
    dialog.selectFile(name)
    return dialog.selectedFiles()[0] if dialog.exec() else ""


def ask_where_pdf(parent: QWidget, title: str, name: str) -> str:
    dialog = QFileDialog(parent, title, "", translate("ReviewedReplay", "PDF files (*.pdf)"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix("pdf")
    dialog.selectFile(name)
    return dialog.selectedFiles()[0] if dialog.exec() else ""


def why_not_written(path: Path, error: OSError) -> str:
    text = translate("MatchesPage", "{file} can’t be saved: {reason}.")
    return text.format(file=path.name, reason=reason_text(error))

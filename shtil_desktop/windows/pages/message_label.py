"""A line on a page that says what was done, or why it could not be."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from shtil_desktop.windows.pages.buttons import give_role


class MessageLabel(QLabel):
    """Not seen while there is nothing to say. Names of files are shown as they are, never as markup."""

    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setVisible(False)

    def say(self, text: str, is_trouble: bool = False) -> None:
        give_role(self, "warning" if is_trouble else "soft")
        self.style().polish(self)
        self.setText(text)
        self.setVisible(bool(text))

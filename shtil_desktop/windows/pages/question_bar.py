"""A question on the page itself, since nothing important is asked in a dialog."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton

from shtil_desktop.windows.pages.buttons import give_role


class QuestionBar(QFrame):
    """Not seen until something is asked; whoever says no, or nothing, has changed nothing."""

    agreed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        give_role(self, "panel")
        self.text, self.yes, self.no = QLabel(), QPushButton(), QPushButton()
        self.text.setWordWrap(True)
        row = QHBoxLayout(self)
        row.addWidget(self.text, 1)
        row.addWidget(self.yes)
        row.addWidget(self.no)
        self.yes.clicked.connect(self.agreed)
        self.no.clicked.connect(self.hide)
        self.setVisible(False)

    def set_answers(self, yes: str, no: str) -> None:
        self.yes.setText(yes)
        self.no.setText(no)

    def ask(self, text: str) -> None:
        """The harmless answer is at hand."""
        self.text.setText(text)
        self.setVisible(True)
        self.no.setFocus()

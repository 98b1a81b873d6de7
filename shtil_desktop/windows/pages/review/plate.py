"""The plate beside a replay: the action that is shown, a button to play on, and what a game says below."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from shtil_desktop.windows.pages.page import give_role
from shtil_desktop.windows.pages.review.mistakes import MistakesList
from shtil_desktop.windows.pages.words_area import WordsArea

LINES: Final = 2
"""Kept free for the words of an action, so that what stands below stays where it is."""


class ReviewPlate(QFrame):
    """A game's own panel is made from this one, and fills `column`; it puts `mistakes` where they belong."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        give_role(self, "panel")
        self.words = QLabel()
        """The action that is shown."""
        self.on = QPushButton()
        """To play on from it: the page's own."""
        self.mistakes = MistakesList()
        self.is_unread = False
        """There is no worker that could find anything out."""
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setMinimumHeight(LINES * self.fontMetrics().lineSpacing())
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.column = QVBoxLayout()
        self.column.setSpacing(9)
        self.column.addWidget(self.words)
        self.column.addWidget(self.on)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        self.text = WordsArea(self.column)
        whole.addWidget(self.text, 1)
        self.foot = QVBoxLayout()
        """What is always seen, however much there is to say."""
        self.foot.setContentsMargins(14, 2, 14, 10)
        whole.addLayout(self.foot)

    def add_line(self) -> None:
        """Between what is shown and what is said of it."""
        line = QFrame()
        give_role(line, "line")
        self.column.addWidget(line)

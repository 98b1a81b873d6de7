"""The plate beside the table of an exercise: what is asked, what came of the last move, what can be done."""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from shtil_desktop.windows.pages.page import give_role, sized, soft
from shtil_desktop.windows.pages.words_area import MARGIN, WordsArea

translate = QCoreApplication.translate
SPACING: Final = 9
BETWEEN, BELOW = 6, 12


class Tone(Enum):
    """What kind of words they are: each has a sign of its own, so that colour is not needed."""

    PLAIN = ""
    RIGHT = "\N{CHECK MARK}"
    WRONG = "\N{MULTIPLICATION X}"
    UNKNOWN = "?"
    HINT = "\N{RIGHTWARDS ARROW}"


class ExercisePlate(QFrame):
    """Words and buttons; the page says what stands in them and what they do."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        give_role(self, "panel")
        self.asked, self.verdict, self.words = QLabel(), QLabel(), QLabel()
        self.about, self.kept = soft(), soft()
        self.picture = QLabel()
        self.main, self.on, self.hint, self.solution, self.again = (QPushButton() for _ in range(5))
        """The one thing to do now, and the rest."""
        give_role(self.main, "primary")
        for label in (self.asked, self.verdict, self.words):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        sized(self.verdict, 1.12, is_bold=True)
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.column = QVBoxLayout()
        self.column.setSpacing(SPACING)
        self._lay_out()

    def _lay_out(self) -> None:
        self.line = QFrame()
        give_role(self.line, "line")
        for widget in (self.asked, self.about, self.line, self.verdict, self.words, self.kept, self.picture):
            self.column.addWidget(widget)
        self.beside = QVBoxLayout()
        """What lies open in a problem, if anything does."""
        self.column.addLayout(self.beside)
        self.column.addStretch(1)
        buttons = QVBoxLayout()
        buttons.setContentsMargins(MARGIN, 4, MARGIN, BELOW)
        buttons.setSpacing(BETWEEN)
        for button in (self.main, self.on, self.hint, self.solution, self.again):
            buttons.addWidget(button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        self.text = WordsArea(self.column)
        whole.addWidget(self.text, 1)
        whole.addLayout(buttons)

    @property
    def in_order(self) -> tuple[QWidget, ...]:
        """What the keyboard can be on, from top to bottom: long words are scrolled with its arrows."""
        return (self.text, self.main, self.on, self.hint, self.solution, self.again)

    def ask(self, asked: str, about: str) -> None:
        self.asked.setText(asked)
        self.about.setText(about)
        self.about.setVisible(bool(about))

    def tell(self, tone: Tone, verdict: str, words: str = "", kept: str = "") -> None:
        """What came of the last move, and what is kept of it; all may be empty."""
        self.verdict.setText(f"{tone.value} {verdict}".strip() if verdict else "")
        self.words.setText(words)
        self.kept.setText(kept)
        for label in self._told:
            label.setVisible(bool(label.text()))
        self.line.setVisible(bool(verdict or words))

    def show_picture(self, picture: QPixmap | None) -> None:
        self.picture.setVisible(picture is not None)
        if picture is not None:
            self.picture.setPixmap(picture)

    def offer(self, main: str) -> None:
        """The one thing to do now; empty: it is on the table."""
        self.main.setText(main)
        self.main.setVisible(bool(main))

    @property
    def _told(self) -> tuple[QLabel, ...]:
        return (self.verdict, self.words, self.kept)

    @property
    def spoken(self) -> str:
        """The last words, for those who listen."""
        return " ".join(label.text() for label in self._told if label.text())

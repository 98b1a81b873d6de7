"""The plate beside a replay of Qwirkle: how well it was played, the luck, and the dearest moves."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QWidget

from shtil_desktop.games.qwirkle.pages.review.words import (
    count_text,
    luck_text,
    note_text,
    unread_text,
    verdict_text,
)
from shtil_desktop.games.qwirkle.review.lost_points import JudgedMove
from shtil_desktop.games.qwirkle.review.review import Review
from shtil_desktop.windows.pages.page import give_role, heading, sized, soft
from shtil_desktop.windows.pages.review.plate import ReviewPlate


class LostPointsPanel(ReviewPlate):
    """Says what it is told; its buttons only ask."""

    otherwise_wanted = Signal(bool)
    """What would have been better, or the game as it was."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.verdict = heading(1.1), QLabel()
        self.count, self.luck, self.note = soft(), soft(), soft()
        self.otherwise = QPushButton()
        self.is_other = False
        self.otherwise.clicked.connect(lambda: self.otherwise_wanted.emit(not self.is_other))
        self._lay_out()

    def _lay_out(self) -> None:
        give_role(self.otherwise, "primary")
        for button in (self.on, self.otherwise):
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy = self.otherwise.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # what stands below stays where it is
        self.otherwise.setSizePolicy(policy)
        sized(self.verdict, 1.0, is_bold=True)
        column = self.column
        column.addWidget(self.otherwise)
        self.add_line()
        for label in (self.title, self.verdict):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        for widget in (self.title, self.verdict, self.count, self.mistakes, self.luck):
            column.addWidget(widget)
        column.addStretch(1)
        column.addWidget(self.note)

    def tell(self, found: Review | None, names: list[str], is_over: bool) -> None:
        """What has been found out about a game among these names."""
        self.title.setText(self.tr("Review"))
        self.verdict.setText(self.verdict_text(found))
        _say(self.count, count_text(found))
        _say(self.luck, luck_text(found, names, is_over))
        is_known = found is not None and found.done == found.total and bool(found.moves)
        _say(self.note, note_text(found) if is_known and found is not None else "")

    def verdict_text(self, found: Review | None) -> str:
        return unread_text() if self.is_unread else verdict_text(found)

    def offer_better(self, move: JudgedMove | None) -> None:
        """Whether the moment shown has something better to show."""
        self.otherwise.setVisible(self.is_other or move is not None)
        self.otherwise.setText(
            self.tr("Back to the game") if self.is_other else self.tr("Show the better move")
        )


def _say(label: QLabel, text: str) -> None:
    label.setText(text)
    label.setVisible(bool(text))

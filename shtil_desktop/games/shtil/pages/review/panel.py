"""The plate beside a replay: the action shown, what happened to the voyage, and what would have won."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QWidget

from shtil_desktop.games.mistakes import Loss
from shtil_desktop.games.shtil.pages.review.words import line_text, reason_text, unread_text, verdict_text
from shtil_desktop.games.shtil.review.review import Review
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.table.words.log_words import Teller
from shtil_desktop.play.session import Session
from shtil_desktop.windows.pages.page import give_role, heading, sized, soft
from shtil_desktop.windows.pages.review.plate import ReviewPlate


class ReviewPanel(ReviewPlate):
    """Says what it is told; its buttons only ask."""

    loss_wanted = Signal()
    """To the moment at which the voyage was lost."""
    otherwise_wanted = Signal(bool)
    """What would have won, or the voyage as it was."""
    export_wanted = Signal()
    cards_wanted = Signal()
    """To look into the cards of a voyage under way."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = heading(1.1)
        self.verdict, self.told, self.reason, self.other = QLabel(), QLabel(), soft(), soft()
        self.note, self.message = soft(), soft()
        self.to_loss, self.otherwise, self.export, self.cards = (QPushButton() for _ in range(4))
        self.is_other = False
        self._lay_out()
        self.to_loss.clicked.connect(self.loss_wanted)
        self.otherwise.clicked.connect(lambda: self.otherwise_wanted.emit(not self.is_other))
        self.export.clicked.connect(self.export_wanted)
        self.cards.clicked.connect(self.cards_wanted)

    def _lay_out(self) -> None:
        give_role(self.otherwise, "primary")
        column = self.column
        sized(self.verdict, 1.0, is_bold=True)
        self.add_line()
        texts = (self.title, self.verdict, self.told, self.reason, self.other, self.message)
        for label in texts:
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        buttons = (self.to_loss, self.otherwise, self.export, self.cards)
        for widget in (*texts, *buttons, self.mistakes):
            column.addWidget(widget)
        for button in buttons:
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.on.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        column.addStretch(1)
        column.addWidget(self.note)

    def tell(self, found: Review | None, session: Session, teller: Teller, knows_cards: bool) -> None:
        """What has been found out about this voyage."""
        game, is_other = session.game, self.is_other
        has_line = found is not None and found.is_settled and bool(found.line)
        self.title.setText(self.tr("How it could have been won") if is_other else self.tr("Review"))
        _say(self.verdict, "" if is_other else self.verdict_text(found, game, knows_cards))
        _say(self.told, "" if is_other or not knows_cards else _told(found, session, teller))
        _say(self.reason, "" if is_other or not knows_cards else reason_text(found, game, teller))
        _say(self.other, line_text(found) if is_other and found is not None else "")
        is_listed = any(one.mistake.loss is Loss.MATCH for one in self.mistakes.shown)
        self.to_loss.setVisible(
            not is_other and found is not None and bool(found.first_lost) and not is_listed
        )
        self.otherwise.setVisible(has_line or is_other)
        self.export.setVisible(is_other)
        is_hidden = not knows_cards and (found is None or not found.is_rivalry)
        self.cards.setVisible(is_hidden)
        self.to_loss.setText(self.tr("Show this moment"))
        self.otherwise.setText(self.tr("Back to the voyage") if is_other else self.tr("Show a way to win"))
        self.export.setText(self.tr("Export…"))
        self.cards.setText(self.tr("Reveal the cards"))
        self.note.setText(self._note(found, is_hidden))
        self.note.setVisible(bool(self.note.text()))
        if not is_other:
            self.say("")

    def verdict_text(self, found: Review | None, game: Shtil, knows_cards: bool) -> str:
        return unread_text() if self.is_unread else verdict_text(found, game, knows_cards)

    def _note(self, found: Review | None, is_hidden: bool) -> str:
        if is_hidden:
            return self.tr("This shows hidden cards and counts as a hint.")
        if found is None or not found.chances:
            return ""
        return self.tr(
            "The curve: how often captains win from that point, on deals that fit what you could know."
        )

    def say(self, text: str) -> None:
        """A word about what has just been done."""
        _say(self.message, text)


def _told(found: Review | None, session: Session, teller: Teller) -> str:
    """The action that lost the voyage, in words."""
    if found is None or not found.is_exact or not found.first_lost:
        return ""
    lines = teller.whole(session.opening, session.history[: found.first_lost])
    return next((line.text for line in lines if line.step == found.first_lost), "")


def _say(label: QLabel, text: str) -> None:
    label.setText(text)
    label.setVisible(bool(text))

"""The costliest decisions beside a replay: each goes to its moment, and can be tried once more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, Signal
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from shtil_desktop.games.mistakes import Loss, Mistake
from shtil_desktop.games.values import value
from shtil_desktop.table.words.counted_words import counted, strung
from shtil_desktop.windows.pages.page import give_role, heading, soft

translate = QCoreApplication.translate
MINUS: Final = "\N{MINUS SIGN}"
MOST: Final = 5
"""So many are listed."""


@value
class CostlyDecision:
    """A decision as the list tells it."""

    mistake: Mistake
    told: str = ""
    """What was done, and what is to be said about it, in the game's words."""
    can_try: bool = True
    who: str = ""
    """The mate whose decision it was; empty for the player."""


def loss_text(loss: Loss, amount: int) -> str:
    """What a decision cost, in a word or two.

    >>> loss_text(Loss.POINTS, 34)
    '−3.4\\xa0points'
    """
    tenths = MINUS + QLocale().toString(amount / 10, "f", 1)
    match loss:
        case Loss.MATCH:
            return translate("mistakes", "lost here")
        case Loss.CHANCE:
            return MINUS + counted(translate("mistakes", "%n point(s) of chance", "", amount), amount)
        case Loss.POINTS:
            return translate("mistakes", "{number}\xa0points").format(number=tenths)
        case Loss.COINS:
            return translate("mistakes", "{number}\xa0coins").format(number=tenths)


def mistake_title(mistake: Mistake, who: str = "") -> str:
    text = translate("mistakes", "Action\xa0{number}: {loss}")
    told = text.format(number=mistake.action + 1, loss=loss_text(mistake.loss, mistake.amount))
    return strung((told, who)) if who else told


class MistakeRow(QWidget):
    """One decision: its title shows the moment, and beside it is the way to try it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        give_role(self, "clear")
        self.shown: CostlyDecision | None = None
        self.title, self.again, self.told = QPushButton(), QPushButton(), soft()
        for button in (self.title, self.again):
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for widget in (self.title, self.again, self.told):
            column.addWidget(widget)

    def tell(self, decision: CostlyDecision | None) -> None:
        self.shown = decision
        self.setVisible(decision is not None)
        if decision is None:
            return
        self.title.setText(mistake_title(decision.mistake))
        self.title.setToolTip(translate("mistakes", "Show this moment"))
        told = strung(filter(None, (decision.who, decision.told)))
        self.told.setText(told)
        self.told.setVisible(bool(told))
        self.again.setVisible(decision.can_try)
        self.again.setText(translate("mistakes", "Try it"))
        self.again.setToolTip(translate("mistakes", "Decide again from this position"))
        self.again.setAccessibleName(f"{self.again.text()}. {self.title.text()}")


class MistakesList(QWidget):
    """Worst first; without any it is not seen."""

    moment_wanted = Signal(int)
    """The number of actions after which the decision has just been made."""
    try_wanted = Signal(object)
    """A `Mistake`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        give_role(self, "clear")
        self.heading = heading(1.0)
        self.heading.setWordWrap(True)
        self.rows = [MistakeRow() for _ in range(MOST)]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.heading)
        for row in self.rows:
            column.addWidget(row)
            row.title.clicked.connect(lambda _, row=row: self._show(row))
            row.again.clicked.connect(lambda _, row=row: self._try(row))
        self.tell(())

    @property
    def shown(self) -> list[CostlyDecision]:
        return [row.shown for row in self.rows if row.shown is not None]

    def tell(self, decisions: Sequence[CostlyDecision]) -> None:
        self.heading.setText(translate("mistakes", "The costliest decisions"))
        for at, row in enumerate(self.rows):
            row.tell(decisions[at] if at < len(decisions) else None)
        self.setVisible(bool(decisions))

    def _show(self, row: MistakeRow) -> None:
        if row.shown is not None:
            self.moment_wanted.emit(row.shown.mistake.action + 1)

    def _try(self, row: MistakeRow) -> None:
        if row.shown is not None:
            self.try_wanted.emit(row.shown.mistake)

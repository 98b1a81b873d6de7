"""Which deal is played: a random one, one by its number, or one that somebody shared as a code."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from shtil_desktop.games.codes import InvalidCode, decode, encode
from shtil_desktop.games.record import LARGEST_NUMBER
from shtil_desktop.games.shtil.pages import names
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.windows.pages.page import Pills, give_role, heading, soft

CHANCE, OWN = 0, 1
LONGEST = 64


class DealPanel(QWidget):
    """`changed` tells whether there is a deal to play, `shared` the options that a code brings along."""

    changed = Signal(bool)
    entered = Signal()
    shared = Signal(object)

    def __init__(self, options: Options, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        give_role(self, "clear")
        self._options = options
        self._number: int | None = None
        self.heading = heading(1.15)
        self.way = Pills(2)
        self.way.take(CHANCE)
        self.way.chosen.connect(self._choose_way)
        self.entry = QLineEdit()
        self.entry.setMaxLength(LONGEST)
        self.entry.textEdited.connect(self._read)
        self.entry.returnPressed.connect(self.entered)
        self.copy = QPushButton()
        self.copy.clicked.connect(self._copy_code)
        self.note = soft()
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self.entry, 1)
        row.addWidget(self.copy)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.heading)
        column.addWidget(self.way)
        column.addLayout(row)
        column.addWidget(self.note)

    @property
    def number(self) -> int | None:
        """The deal's number; None leaves it to chance."""
        return self._number

    @property
    def is_by_chance(self) -> bool:
        return self.way.taken == CHANCE

    @property
    def is_ready(self) -> bool:
        return self.is_by_chance or self._number is not None

    def show_number(self, number: int | None) -> None:
        """Ask for this deal, or for any."""
        if number is not None:
            self.entry.setText(str(number))
        self.way.take(CHANCE if number is None else OWN)
        self._show()

    def ask(self) -> None:
        """Put the keyboard where the deal is typed."""
        self.entry.setFocus(Qt.FocusReason.OtherFocusReason)
        self.entry.selectAll()

    def type(self, text: str) -> None:
        """Take what was typed elsewhere on the page."""
        self.entry.setFocus(Qt.FocusReason.OtherFocusReason)
        self.entry.insert(text)
        self._read(self.entry.text())

    def follow(self, options: Options) -> None:
        """Know the options that belong to the deal's code; a code that was typed stays a number's."""
        if options != self._options:
            self._options = options
            if self._number is not None:
                self.entry.setText(str(self._number))
            self._show()

    def _choose_way(self) -> None:
        self._show()
        if not self.is_by_chance:
            QTimer.singleShot(0, self, self.ask)  # an arrow key focuses the choice after this

    def _show(self) -> None:
        is_own = self.way.taken == OWN
        self.entry.setVisible(is_own)
        self.copy.setVisible(is_own)
        if is_own:
            self._read(self.entry.text())
        else:
            self._number = None
            self._say(self.tr("A fresh shuffle."))
            self.changed.emit(True)

    def _read(self, text: str) -> None:
        """A number, or a code that brings its options along."""
        plain = text.strip().replace(" ", "").replace("\N{NO-BREAK SPACE}", "")
        self._number = None
        if plain.isascii() and plain.isdigit() and int(plain) <= LARGEST_NUMBER:
            self._number = int(plain)
            code = encode("shtil", self._options, self._number)
            self._say(self.tr("Deal code: {code}").format(code=code))
        elif not plain:
            self._say(self.tr("Type a deal number, or a code that someone sent you."))
        else:
            self._read_code(text)
        self.copy.setEnabled(self._number is not None)
        self.changed.emit(self.is_ready)

    def _read_code(self, text: str) -> None:
        try:
            deal = decode(text)
        except InvalidCode as error:
            self._say(names.flaw_text(error.reason), is_wrong=True)
            return
        self._number = deal.number
        if deal.options != self._options:
            self._options = deal.options
            self.shared.emit(deal.options)
        self._say(self.tr("Deal\xa0{number}, with its mode and expansions").format(number=deal.number))

    def _say(self, text: str, is_wrong: bool = False) -> None:
        self.note.setText(text)
        give_role(self.note, "warning" if is_wrong else "soft")
        self.note.style().polish(self.note)

    def _copy_code(self) -> None:
        if self._number is not None:
            code = encode("shtil", self._options, self._number)
            QGuiApplication.clipboard().setText(code)
            self._say(self.tr("Copied: {code}").format(code=code))

    def retranslate(self) -> None:
        self.heading.setText(self.tr("Deal"))
        self.way.set_texts([self.tr("random"), self.tr("number or code")])
        self.entry.setPlaceholderText(self.tr("e.g.\xa024 or 0400-R19"))
        self.entry.setAccessibleName(self.tr("Deal number or code"))
        self.copy.setText(self.tr("Copy code"))
        self._show()

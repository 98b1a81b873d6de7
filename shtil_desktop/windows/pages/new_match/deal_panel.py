"""Which deal is played: a random one, one by its number, or one that somebody shared as a code."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from shtil_desktop.games import face_of
from shtil_desktop.games.codes import CodeFlaw, InvalidCode, SharedDeal, decode, encode
from shtil_desktop.games.record import LARGEST_NUMBER
from shtil_desktop.play.match import any_deal
from shtil_desktop.windows.notices.screen_reader import announce
from shtil_desktop.windows.pages.game_pages import pages_of
from shtil_desktop.windows.pages.page import Pills, give_role, heading, soft

CHANCE, OWN = 0, 1
LONGEST = 64
SAMPLE_DEAL = 24


class DealPanel(QWidget):
    """`changed` tells whether there is a deal to play, `shared` the options that a code brings along."""

    changed = Signal(bool)
    entered = Signal()
    shared = Signal(object)
    closest_wanted = Signal(int)
    """The number of the deal that came closest to what was looked for in vain."""

    def __init__(self, game: str, options: Any, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        give_role(self, "clear")
        self._game, self._options = game, options
        self._number: int | None = None
        self.elsewhere: SharedDeal | None = None
        """The deal of a code that belongs to another game."""
        self.heading = heading(1.15)
        self.way = Pills(2)
        self.way.take(CHANCE)
        self.way.chosen.connect(self._choose_way)
        self.entry = QLineEdit()
        self.entry.setMaxLength(LONGEST)
        self.entry.textEdited.connect(self._read)
        self.entry.returnPressed.connect(self.entered)
        self.copy, self.paste, self.another = QPushButton(), QPushButton(), QPushButton()
        self.copy.clicked.connect(self._copy_code)
        self.paste.clicked.connect(self._paste_code)
        self.another.clicked.connect(self._take_another)
        self.note, self.closest = soft(), QPushButton()
        self._closest = 0
        self.closest.clicked.connect(lambda: self.closest_wanted.emit(self._closest))
        self._lay_out()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self.entry, 1)
        row.addWidget(self.paste)
        below = QHBoxLayout()
        below.setSpacing(6)
        below.addWidget(self.another)
        below.addWidget(self.copy)
        below.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.heading)
        column.addWidget(self.way)
        column.addLayout(row)
        column.addLayout(below)
        column.addWidget(self.note)
        column.addWidget(self.closest)

    @property
    def number(self) -> int | None:
        """The deal's number; None leaves it to chance."""
        return self._number

    @property
    def is_by_chance(self) -> bool:
        return self.way.taken == CHANCE

    @property
    def is_ready(self) -> bool:
        return self.is_by_chance or self._number is not None or self.elsewhere is not None

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

    def follow(self, options: Any) -> None:
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
        for widget in (self.entry, self.copy, self.paste, self.another):
            widget.setVisible(is_own)
        if is_own:
            self._read(self.entry.text())
        else:
            self._number, self.elsewhere = None, None
            self._say(self.tr("A fresh shuffle."))
            self.changed.emit(True)

    def _read(self, text: str) -> None:
        """A number, or a code that brings its options along."""
        plain = text.strip().replace(" ", "").replace("\N{NO-BREAK SPACE}", "")
        self._number, self.elsewhere = None, None
        if plain.isascii() and plain.isdigit() and int(plain) <= LARGEST_NUMBER:
            self._number = int(plain)
            self._say(self.tr("Deal code: {code}").format(code=self._code(self._number)))
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
            self._say(self._flaw_text(error.reason), is_wrong=True)
            return
        if deal.game != self._game:
            self.elsewhere = deal
            text = self.tr("A code for {game}: press Enter to go there.")
            self._say(text.format(game=pages_of(deal.game).name()))
            return
        self._number = deal.number
        if deal.options != self._options:
            self._options = deal.options
            self.shared.emit(deal.options)
        self._say(self.tr("Deal\xa0{number}, with all its options").format(number=deal.number))

    def _code(self, number: int) -> str:
        return encode(self._game, self._options, number)

    def _flaw_text(self, why: CodeFlaw) -> str:
        """Why a text is no shared code, as a sentence."""
        return {
            CodeFlaw.EMPTY: self.tr("Paste or type a code first."),
            CodeFlaw.TOO_LONG: self.tr("That is too long for a code."),
            CodeFlaw.BAD_LETTER: self.tr("A code has only digits and Latin letters."),
            CodeFlaw.BAD_CHECK: self.tr("A character in this code is wrong or missing."),
            CodeFlaw.NEWER: self.tr("This code needs a newer version of the program."),
            CodeFlaw.BAD_OPTIONS: self.tr("There is no deal with this code."),
        }[why]

    def _say(self, text: str, is_wrong: bool = False) -> None:
        self.closest.setVisible(False)
        self.note.setText(text)
        give_role(self.note, "warning" if is_wrong else "soft")
        self.note.style().polish(self.note)

    def complain(self, why: str, closest: int | None = None) -> None:
        """Say why no deal was found, and offer what came closest, until something else is chosen."""
        self._say(why, is_wrong=True)
        if closest is not None:
            self._closest = closest
            self.closest.setText(self.tr("Play deal\xa0{number}").format(number=closest))
            self.closest.setVisible(True)
        announce(self.note, why)

    def forget_complaint(self) -> None:
        self._show()

    def _copy_code(self) -> None:
        if self._number is not None:
            code = self._code(self._number)
            QGuiApplication.clipboard().setText(code)
            self._say(self.tr("Copied: {code}").format(code=code))

    def _paste_code(self) -> None:
        self.entry.setText(QGuiApplication.clipboard().text().strip()[:LONGEST])
        self._read(self.entry.text())

    def _take_another(self) -> None:
        """Any other deal, so that its code is known before it is played."""
        self.entry.setText(str(any_deal()))
        self._read(self.entry.text())

    def retranslate(self) -> None:
        self.heading.setText(self.tr("Deal"))
        self.way.set_texts([self.tr("random"), self.tr("number or code")])
        sample = encode(self._game, face_of(self._game).default_options(), SAMPLE_DEAL)
        text = self.tr("e.g.\xa0{number} or {code}")
        self.entry.setPlaceholderText(text.format(number=SAMPLE_DEAL, code=sample))
        self.entry.setAccessibleName(self.tr("Deal number or code"))
        self.copy.setText(self.tr("Copy code"))
        self.paste.setText(self.tr("Paste"))
        self.another.setText(self.tr("New number"))
        self._show()

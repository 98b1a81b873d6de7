"""The page on which a match of Pebbles is chosen."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.new_match.page import NewMatchPage
from shtil_desktop.windows.pages.page import Pills, give_role
from tests.toy.pebbles.game import PEBBLES
from tests.toy.pebbles.pages.wish import PebblesWish
from tests.toy.pebbles.rules.options import ROUNDS, SEATS, Options


class PebblesPage(NewMatchPage):
    def __init__(self, palette: Palette, kept: Any) -> None:
        super().__init__(palette)
        self.seats, self.rounds, self.levels = (
            Pills(len(SEATS)),
            Pills(len(ROUNDS)),
            Pills(len(PEBBLES.levels)),
        )
        self.go = QPushButton()
        give_role(self.go, "primary")
        self.go.clicked.connect(lambda: self.play_wanted.emit(self.wish))
        for part in (self.seats, self.rounds, self.levels, self.go):
            self.body.addWidget(part, alignment=Qt.AlignmentFlag.AlignLeft)
        self.body.addStretch(1)
        self.show_wish(PebblesWish.from_kept(kept))
        self.retranslate()

    @property
    def wish(self) -> PebblesWish:
        options = Options(SEATS[self.seats.taken], ROUNDS[self.rounds.taken])
        return PebblesWish(options, level=PEBBLES.levels[self.levels.taken])

    def show_wish(self, wish: PebblesWish) -> None:
        self.seats.take(SEATS.index(wish.options.seats))
        self.rounds.take(ROUNDS.index(wish.options.rounds))
        self.levels.take(PEBBLES.levels.index(wish.level))

    def focus_first(self) -> None:
        self.go.setFocus()

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText("Pebbles")
        self.seats.set_texts([f"{seats} players" for seats in SEATS])
        self.rounds.set_texts([f"{rounds} rounds" for rounds in ROUNDS])
        self.levels.set_texts(list(PEBBLES.levels))
        self.go.setText("Play")

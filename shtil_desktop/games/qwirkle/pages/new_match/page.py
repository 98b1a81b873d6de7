"""The choice of a new game of Qwirkle: seats, opponents and deal."""

from __future__ import annotations

from PySide6.QtCore import Signal

from shtil_desktop.games.qwirkle.new_match import NewQwirkle
from shtil_desktop.games.qwirkle.pages.new_match.wish import QwirkleWish
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.new_match_page import NewMatchPage


class NewQwirklePage(NewMatchPage):
    chosen_changed = Signal(object)

    def __init__(self, palette: Palette, chosen: NewQwirkle) -> None:
        super().__init__(palette)
        self._chosen = chosen
        self.retranslate()

    @property
    def wish(self) -> QwirkleWish:
        return QwirkleWish(self._chosen)

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("New game of Qwirkle"))

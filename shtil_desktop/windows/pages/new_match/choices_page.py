"""A new match chosen in columns: who plays, which deal, and whatever else a game lets one choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from shtil_desktop.games.difficulty import DealFound
from shtil_desktop.games.values import replace
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.growing_text import FittedArea, grow_letters, page_scale
from shtil_desktop.windows.pages.new_match.deal_panel import DealPanel
from shtil_desktop.windows.pages.new_match.page import NewMatchPage
from shtil_desktop.windows.pages.new_match.seats_panel import SeatsPanel
from shtil_desktop.windows.pages.page import give_role, press_focused, sized

WIDEST: Final = 1240
"""Of all choices, at the usual size of letters: wider, and the eye would have to travel."""
GO_SIZE: Final = (280, 46)


class ChoicesPage(NewMatchPage):
    """`play_wanted` carries a wish, `chosen_changed` what is to be remembered.

    What is chosen is a frozen dataclass of the game with the fields `options` (which have `seats`), `names`,
    `levels` and `begins`. A game gives its panel of seats, makes its other parts in its own constructor, and
    then calls `build`.
    """

    chosen_changed = Signal(object)
    widest = WIDEST

    def __init__(
        self, palette: Palette, game: str, chosen: Any, seats: SeatsPanel, parent: QWidget | None = None
    ) -> None:
        super().__init__(palette, parent)
        self._chosen = chosen
        self._is_showing = False
        self._is_waiting, self._looked_at = False, 0
        self._was_in_vain = False
        """Whether a search has found nothing, and nothing else was chosen since."""
        self.crew = seats
        self.crew.seats_chosen.connect(lambda count: self.choose(seats=count))
        self.crew.remembered.connect(lambda change: self.remember(**change))
        self.deal = DealPanel(game, self.options)
        self.deal.changed.connect(self.follow_deal)
        self.deal.shared.connect(self.take)
        self.deal.entered.connect(self.begin)
        self.deal.closest_wanted.connect(lambda number: self.play_wanted.emit(self.wish.with_number(number)))
        self.go = QPushButton()
        give_role(self.go, "primary")
        sized(self.go, 1.2, is_bold=True)
        self.go.clicked.connect(self.begin)
        self.stop = QPushButton()
        self.stop.setVisible(False)
        self.stop.clicked.connect(self.search_left)
        self.stop.clicked.connect(lambda: self.stop_waiting())

    @property
    def chosen(self) -> Any:
        """The choices as they stand, to be remembered."""
        return self._chosen

    @property
    def options(self) -> Any:
        return self._chosen.options

    # How it is built

    def build(self, columns: Sequence[QWidget], above: Sequence[QWidget | QHBoxLayout] = ()) -> None:
        """Lay out what is above all, and the columns; and show what is chosen."""
        self._columns = QHBoxLayout()
        for part in columns:
            self._columns.addWidget(part, 1)
        self._whole = QVBoxLayout()
        self._whole.setContentsMargins(0, 0, 0, 0)
        for one in above:
            if isinstance(one, QWidget):
                self._whole.addWidget(one)
            else:
                self._whole.addLayout(one)
        self._whole.addLayout(self._columns, 1)
        self._choices = FittedArea(self._whole)
        self.heading.setBuddy(self._choices)  # its name for screen readers
        self.body.setSpacing(10)
        self.body.addStretch(1)
        self.body.addWidget(self._choices, 100)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.go)
        row.addWidget(self.stop)
        row.addStretch(1)
        self.body.addLayout(row)
        self.body.addStretch(2)
        self.retranslate()
        self.show_chosen(self._chosen)

    # What is shown

    def show_chosen(self, chosen: Any, number: int | None = None) -> None:
        """Show these choices, and the deal of this number."""
        self._chosen = chosen
        self._is_showing = True
        self.crew.show_chosen(chosen)
        self.show_more(chosen)
        self._is_showing = False
        self.show_options()
        self.deal.show_number(number)

    def show_more(self, chosen: Any) -> None:
        """What a game lets one choose besides."""

    def show_wish(self, wish: Any) -> None:
        """Show the choices of a wish again."""
        self.show_chosen(wish.chosen, wish.number)

    def show_options(self) -> None:
        """Bring all parts in line with the options."""
        self.say_what_it_is()
        self.deal.follow(self.options)
        self.deal_shown.emit()

    def say_what_it_is(self) -> None:
        """All that is said of the options."""
        self.crew.show_options(self.options)

    def follow_deal(self, is_ready: bool) -> None:
        self.go.setEnabled(is_ready)
        self.deal_shown.emit()

    @property
    def numbered_deal(self) -> tuple[Any, int] | None:
        number = None if self.deal.is_by_chance else self.deal.number
        return None if number is None else (self.options, number)

    # What is chosen

    def choose(self, **change: Any) -> None:
        """Other values for some of the options."""
        if not self._is_showing:
            self.take(replace(self.options, **change))

    def take(self, options: Any) -> None:
        self.remember(options=options)
        self.show_options()

    def remember(self, **change: Any) -> None:
        """Other values for some of the choices."""
        if self._is_showing:
            return
        self._chosen = replace(self._chosen, **change)
        self._forget_search()
        self.chosen_changed.emit(self._chosen)

    def begin(self) -> None:
        """What the main button does."""
        if self.deal.elsewhere is not None:
            self.other_wanted.emit(self.deal.elsewhere)
        elif self.go.isEnabled():
            self.play_wanted.emit(self.wish)
        elif not self._is_waiting:
            self.deal.ask()

    def wait(self) -> None:
        """A deal is looked for: it takes a moment, and may be left."""
        self._forget_search()
        self._is_waiting, self._looked_at = True, 0
        self._choices.setEnabled(False)
        self.go.setEnabled(False)
        self.stop.setVisible(True)
        self.stop.setFocus(Qt.FocusReason.OtherFocusReason)
        self._name_go()

    def show_progress(self, looked_at: int) -> None:
        self._looked_at = looked_at
        self._name_go()

    def stop_waiting(self, why: str = "", found: DealFound | None = None) -> None:
        self._is_waiting, self._was_in_vain = False, found is not None
        self._choices.setEnabled(True)
        self.go.setEnabled(self.deal.is_ready)
        self.stop.setVisible(False)
        self._name_go()
        self.go.setFocus(Qt.FocusReason.OtherFocusReason)
        if why:
            self.deal.complain(why, None if found is None else found.closest)

    def _forget_search(self) -> None:
        """Something else was chosen, or the search goes on."""
        if self._was_in_vain:
            self._was_in_vain = False
            self.deal.forget_complaint()
            self._name_go()

    def _name_go(self) -> None:
        if not self._is_waiting:
            self.go.setText(self.tr("Search on") if self._was_in_vain else self.go_text())
        elif self._looked_at:
            text = self.tr("Finding a deal… {count} checked")
            self.go.setText(text.format(count=self._looked_at))
        else:
            self.go.setText(self.tr("Finding a deal…"))

    # By keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return takes the choice under the keyboard; once it is taken, or elsewhere, it begins."""
        focused = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            is_taken = isinstance(focused, QAbstractButton) and focused.group() and focused.isChecked()
            if is_taken or not press_focused(self, event):
                self.begin()
        elif event.text().isdigit() and not self.deal.is_by_chance and not isinstance(focused, QLineEdit):
            self.deal.type(event.text())
        else:
            super().keyPressEvent(event)

    def focus_first(self) -> None:
        """Put the keyboard on the number of seats."""
        self.crew.seats.buttons[self.crew.seats.taken].setFocus(Qt.FocusReason.TabFocusReason)

    # Words and room

    def go_text(self) -> str:
        return self.tr("Start the game")

    def retranslate(self) -> None:
        super().retranslate()
        self._name_go()
        self.stop.setText(self.tr("Cancel"))
        self.crew.retranslate()
        self.deal.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        scale = page_scale(self.size())
        grow_letters(self, scale)
        self.go.setMinimumSize(round(GO_SIZE[0] * scale), round(GO_SIZE[1] * scale))
        self.stop.setMinimumHeight(round(GO_SIZE[1] * scale))
        aside = max(0, round((self.width() - 56 - self.widest * scale) / 2))
        self._whole.setContentsMargins(aside, 0, aside, 0)
        for layout in (self._whole, self._columns):
            layout.setSpacing(round(9 * scale))
        super().resizeEvent(event)

"""The plate beside a replay: the action shown, what it all came to, and every island in a few lines."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from shtil_desktop.games.shkap.pages.review import words
from shtil_desktop.games.shkap.pages.review.picture import RoutePicture
from shtil_desktop.games.shkap.pages.review.words import ReviewTeller
from shtil_desktop.games.shkap.review.review import IslandReview, Review
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.page import give_role, heading, sized, soft
from shtil_desktop.windows.pages.review.plate import ReviewPlate


class IslandNote(QWidget):
    """One island: its picture with the ways, what everybody took, and what is to be said about it."""

    wanted = Signal()
    """To the beginning of this island in the replay."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        give_role(self, "clear")
        self.title, self.picture = QPushButton(), RoutePicture(palette)
        self.results, self.notes = QLabel(), soft()
        give_role(self.title, "link")
        self.title.clicked.connect(self.wanted)
        self.results.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 6)
        column.setSpacing(4)
        column.addWidget(self.title, 0, Qt.AlignmentFlag.AlignLeft)
        for widget in (self.picture, self.results, self.notes):
            column.addWidget(widget)

    def tell(self, review: IslandReview, number: int, teller: ReviewTeller, is_decisive: bool) -> None:
        title = teller.heading(review, number)
        self.title.setText(f"★ {title}" if is_decisive else title)
        self.title.setToolTip(self.tr("Show this island"))
        self.picture.show_island(teller.island(review), review, teller.player)
        self.results.setText(teller.results(review))
        self.notes.setText("\n".join(teller.notes(review)))
        self.picture.setAccessibleName(f"{title}. {self.results.text()}")


class ReviewPanel(ReviewPlate):
    """Says what it is told; `island_wanted` carries the place of an island among all of them."""

    island_wanted = Signal(int)

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._palette = palette
        self.title = heading(1.1)
        self.sum, self.decided, self.progress, self.legend = QLabel(), QLabel(), soft(), soft()
        self.islands: list[IslandNote] = []
        self._lay_out()

    def _lay_out(self) -> None:
        self._column = self.column
        sized(self.sum, 1.0, is_bold=True)
        self.add_line()
        texts = (self.sum, self.decided, self.progress, self.legend)
        for label in texts:
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        for widget in (self.title, *texts[:3], self.mistakes, self.legend):
            self._column.addWidget(widget)
        self._column.addStretch(1)

    def say(self, text: str) -> None:
        """Instead of a review: why there is none."""
        self.title.setText(self.tr("Review"))
        for label, told in ((self.sum, ""), (self.decided, ""), (self.progress, text), (self.legend, "")):
            label.setText(told)
            label.setVisible(bool(told))

    def tell(self, found: Review, teller: ReviewTeller) -> None:
        self.title.setText(self.tr("Review"))
        texts = (teller.sum(found), teller.decided(found), teller.progress(found), words.legend_text())
        for label, text in zip((self.sum, self.decided, self.progress, self.legend), texts, strict=True):
            label.setText(text)
            label.setVisible(bool(text))
        while len(self.islands) < len(found.islands):
            self._add_island()
        for at, (note, island) in enumerate(zip(self.islands, found.islands, strict=True)):
            note.tell(island, at + 1, teller, at == found.decided)

    def _add_island(self) -> None:
        note, place = IslandNote(self._palette), len(self.islands)
        note.wanted.connect(lambda: self.island_wanted.emit(place))
        self.islands.append(note)
        self._column.insertWidget(self._column.count() - 1, note)

    def wear(self, palette: Palette) -> None:
        self._palette = palette
        for note in self.islands:
            note.picture.wear(palette)

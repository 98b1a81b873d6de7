"""The list of matches as a table: airy rows, one chosen, and where one was in it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from shtil_desktop.games.values import value
from shtil_desktop.play.profile.matches.entry import Row
from shtil_desktop.windows.pages.matches.model import KIND, MatchesModel

ROW_HEIGHT: Final = 34
LOOKED_AT: Final = 20
"""Rows that tell how wide a column has to be: about as many as are seen."""
PADDING: Final = 24
"""Beside the words of a cell."""
AIRY: Final = """
    QTableView { border-radius: 12px; padding: 4px; selection-background-color: transparent }
    QTableView::item { padding: 0 8px }
    QHeaderView { background: transparent; border: none; padding: 0 }
    QHeaderView::section { background: transparent; border: none; padding: 6px 8px; font-weight: bold }
"""


@value
class ListPosition:
    """Where one was in the list."""

    chosen: str = ""
    scrolled: int | None = None


class MatchesTable(QTableView):
    """Shows the rows of a `MatchesModel`."""

    def __init__(self, model: MatchesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.matches = model
        self._position = ListPosition()
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setStyleSheet(AIRY)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(ROW_HEIGHT)
        self.verticalHeader().setDefaultSectionSize(ROW_HEIGHT)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setResizeContentsPrecision(LOOKED_AT)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(KIND, QHeaderView.ResizeMode.Stretch)
        self.verticalScrollBar().rangeChanged.connect(lambda _, last: self._go_to_position(last))

    @property
    def chosen(self) -> Row | None:
        row, rows = self.currentIndex().row(), self.matches.rows
        return rows[row] if 0 <= row < len(rows) else None

    def choose(self, name: str) -> None:
        """Choose the match of this id, or the first if there is none."""
        found = [at for at, row in enumerate(self.matches.rows) if row.name == name]
        if self.matches.rows:
            self.selectRow(found[0] if found else 0)
            self.scrollTo(self.currentIndex())

    @property
    def position(self) -> ListPosition:
        """Where one is in the list, to come back to."""
        chosen = self.chosen
        return ListPosition("" if chosen is None else chosen.name, self.verticalScrollBar().value())

    def come_back(self, position: ListPosition) -> None:
        """Go to where one was."""
        self._position = position
        self.choose(position.chosen)
        self._go_to_position(self.verticalScrollBar().maximum())

    def _go_to_position(self, last: int) -> None:
        """As soon as the list has its size: before, it can't be moved that far."""
        wanted = self._position.scrolled
        if wanted is not None and last > 0:
            self.verticalScrollBar().setValue(min(wanted, last))
            if self.isVisible():
                self._position = ListPosition()

    def seen(self) -> range:
        """The rows that are seen now."""
        first, last = self.rowAt(0), self.rowAt(self.viewport().height())
        return range(max(0, first), len(self.matches.rows) if last < 0 else last + 1)

    def fit_rows(self) -> None:
        """Long names take two lines, where they are seen."""
        metrics, room = self.fontMetrics(), self.columnWidth(KIND) - PADDING
        for at in self.seen():
            if metrics.horizontalAdvance(self.matches.texts(at)[KIND]) > room:
                self.resizeRowToContents(at)
            elif self.rowHeight(at) != ROW_HEIGHT:
                self.setRowHeight(at, ROW_HEIGHT)

"""The problems of a game as small tiles side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from shtil_desktop.games.problems import Problem
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.training.problems.problem_model import PROBLEM, ProblemModel
from shtil_desktop.windows.pages.training.problems.problem_set import ProblemSet
from shtil_desktop.windows.pages.training.problems.problem_tile import TILE, ProblemDelegate

SPACING: Final = 4


class ProblemList(QListView):
    """Tiles side by side; a click, Enter or Space opens one."""

    wanted = Signal(object)
    """The problem that is to be solved."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Our own viewport: to find out what kind of widget Qt's own is, PySide makes a hundred classes.
        self._pane = QWidget()
        self.setViewport(self._pane)
        self.tiles = ProblemModel(self)
        self.painter = ProblemDelegate(palette, self)
        self.painter.pictures.painted.connect(self._pane.update)
        self.setModel(self.tiles)
        self.setItemDelegate(self.painter)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setSpacing(SPACING)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet("QListView { background: transparent; border: none; padding: 0 }")
        self.clicked.connect(self._open)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Those that come into sight are painted first."""
        self.painter.pictures.forget_wanted()
        super().scrollContentsBy(dx, dy)

    def show_problems(self, known: ProblemSet, problems: Sequence[Problem]) -> None:
        chosen = self.chosen
        self.tiles.show(known, problems)
        if chosen is not None:
            self.choose(chosen.id)
        if not self.currentIndex().isValid() and problems:
            self.setCurrentIndex(self.tiles.index(0))

    @property
    def chosen(self) -> Problem | None:
        index = self.currentIndex()
        found: Problem | None = index.data(PROBLEM) if index.isValid() else None
        return found

    def choose(self, problem: str) -> None:
        """Go to the one of this id, if it is among them."""
        for row, one in enumerate(self.tiles.problems):
            if one.id == problem:
                self.setCurrentIndex(self.tiles.index(row))
                self.scrollTo(self.tiles.index(row), QAbstractItemView.ScrollHint.PositionAtCenter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many tiles side by side as fit, and no gap behind the last."""
        columns = max(1, event.size().width() // (TILE.width() + 2 * SPACING))
        self.painter.tile = QSize(event.size().width() // columns - 2 * SPACING - 1, TILE.height())
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def wear(self, palette: Palette) -> None:
        self.painter.wear(palette)
        self._pane.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if event.key() in keys and self.currentIndex().isValid():
            self._open(self.currentIndex())
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _open(self, index: QModelIndex) -> None:
        self.wanted.emit(index.data(PROBLEM))

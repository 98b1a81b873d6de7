"""A column that scrolls beside a table. Its bar lies in the margin, so that nothing moves when it comes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QScrollBar, QVBoxLayout, QWidget

from shtil_desktop.windows.pages.page import give_role

MARGIN: Final = 14
"""Left and right of the column; the bar is no wider."""
RING: Final = 3
"""Around all of it, for the keyboard's mark."""


class WordsArea(QScrollArea):
    """A bar that takes room of its own would make pictures smaller, need no room then, and come again."""

    def __init__(self, column: QVBoxLayout, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        give_role(self, "words")
        inner = QWidget()
        give_role(inner, "clear")
        column.setContentsMargins(MARGIN - RING, 12 - RING, MARGIN - RING, 12 - RING)
        inner.setLayout(column)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inner)
        self.bar = QScrollBar(Qt.Orientation.Vertical, self)
        self.bar.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        hidden = self.verticalScrollBar()
        hidden.rangeChanged.connect(self._take_range)
        hidden.valueChanged.connect(self.bar.setValue)
        self.bar.valueChanged.connect(hidden.setValue)
        self._take_range(0, 0)

    def _take_range(self, least: int, most: int) -> None:
        """Words that are longer than there is room for are scrolled by the keyboard, too."""
        can_scroll = most > least
        policy = Qt.FocusPolicy
        self.setFocusPolicy(policy.StrongFocus if can_scroll else policy.NoFocus)
        self.bar.setRange(least, most)
        self.bar.setPageStep(self.verticalScrollBar().pageStep())
        self.bar.setSingleStep(self.verticalScrollBar().singleStep())
        self.bar.setVisible(can_scroll)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = min(MARGIN, self.bar.sizeHint().width())
        self.bar.setGeometry(self.width() - wide, RING, wide, max(0, self.height() - 2 * RING))
        self.bar.setPageStep(self.verticalScrollBar().pageStep())

"""Quiet notices above whatever is shown: what went wrong, where things were kept; read and put away."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from shtil_desktop.table.theme import Palette, mix
from shtil_desktop.windows.page import press_focused

Say = Callable[[], str]
"""A notice in the language of now: it is asked anew when that changes."""
Offer = tuple[Say, Callable[[], None]]
"""The words of one more button, and what it does."""


class Notice(QFrame):
    """One notice, and a button that puts it away."""

    put_away = Signal()

    def __init__(self, say: Say, palette: Palette, offer: Offer | None = None) -> None:
        super().__init__()
        self._say, self._offer = say, offer
        self.label, self.close_button = QLabel(), QPushButton()
        self.label.setWordWrap(True)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.label.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.close_button.clicked.connect(self.put_away)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 7, 10, 7)
        row.setSpacing(14)
        row.addWidget(self.label, 1)
        if offer is not None:
            self.offer_button = QPushButton()
            self.offer_button.clicked.connect(lambda: offer[1]())
            row.addWidget(self.offer_button)
        row.addWidget(self.close_button)
        self.wear(palette)
        self.retranslate()

    def retranslate(self) -> None:
        self.label.setText(self._say())
        self.close_button.setText(self.tr("OK"))
        if self._offer is not None:
            self.offer_button.setText(self._offer[0]())
        self.setAccessibleName(self.label.text())

    def wear(self, palette: Palette) -> None:
        ground = palette.panel if palette.is_flat else mix(palette.panel, palette.accent, 0.16)
        self.setStyleSheet(
            f"Notice {{ background: {ground.name()}; border: none;"
            f" border-bottom: 2px solid {palette.accent.name()} }}"
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.put_away.emit()
        elif not press_focused(self, event):
            super().keyPressEvent(event)


MOST = 3
"""Notices at a time: the others wait until one is put away, so that the page below keeps its room."""


class Notices(QWidget):
    """All notices that have not been put away, one below the other. Each has a name, and is there once."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._palette = palette
        self.shown: dict[str, Notice] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.hide()

    def tell(self, name: str, say: Say, offer: Offer | None = None) -> None:
        """Show a notice, instead of an earlier one of the same name."""
        self.withdraw(name)
        notice = self.shown[name] = Notice(say, self._palette, offer)
        notice.put_away.connect(lambda: self.withdraw(name))
        self._column.addWidget(notice)
        self._show_first()
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, notice.label.text()))

    def withdraw(self, name: str) -> None:
        """It has been read, or is no longer true."""
        notice = self.shown.pop(name, None)
        if notice is not None:
            had_focus = notice.close_button.hasFocus()
            self._column.removeWidget(notice)
            notice.hide()
            notice.deleteLater()
            self._show_first()
            if had_focus:
                self.window().setFocus()

    def _show_first(self) -> None:
        for at, notice in enumerate(self.shown.values()):
            notice.setVisible(at < MOST)
        self.setVisible(bool(self.shown))

    @property
    def texts(self) -> list[str]:
        return [notice.label.text() for notice in self.shown.values()]

    def wear(self, palette: Palette) -> None:
        """Take other colours."""
        self._palette = palette
        for notice in self.shown.values():
            notice.wear(palette)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            for notice in self.shown.values():
                notice.retranslate()
        super().changeEvent(event)

"""Notices over a corner of whatever is shown: what went wrong, where things were kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPropertyAnimation, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsOpacityEffect,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from shtil_desktop.table.theme import Palette, mix
from shtil_desktop.windows.announcing import announce
from shtil_desktop.windows.pages.page import press_focused

Say = Callable[[], str]
"""A notice in the current language: it is asked for again when that changes."""
Offer = tuple[Say, Callable[[], None]]
"""The words of one more button, and what it does."""
MOST: Final = 3
"""Notices at a time: the others wait until one is put away."""
WIDE, EDGE, GAP = 400, 12, 8
SHORTEST, WORD, AGAIN, FADE = 5000, 380, 2000, 350
"""Milliseconds that a quiet notice stays at least and for each word, a second look, and its fading."""


def reading_time(text: str) -> int:
    """Milliseconds in which a quiet notice can be noticed and read without haste.

    >>> reading_time("Done."), reading_time("word " * 30)
    (5000, 14400)
    """
    return max(SHORTEST, 3000 + WORD * len(text.split()))


class Notice(QFrame):
    """One notice, and a button that puts it away; a quiet one goes by itself when it has been read."""

    put_away = Signal()

    def __init__(
        self, say: Say, palette: Palette, offer: Offer | None = None, *, is_quiet: bool = False
    ) -> None:
        super().__init__()
        self._say, self._offer = say, offer
        self.is_quiet = is_quiet
        self.label, self.close_button = QLabel(), QPushButton()
        self.label.setWordWrap(True)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.label.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.close_button.clicked.connect(self.put_away)
        self.patience = QTimer(self)
        self.patience.setSingleShot(True)
        self.patience.timeout.connect(self._tire)
        self.has_motion = True
        self._lay_out()
        self.wear(palette)
        self.retranslate()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 10, 12, 10)
        column.setSpacing(8)
        column.addWidget(self.label)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch(1)
        if self._offer is not None:
            act = self._offer[1]
            self.offer_button = QPushButton()
            self.offer_button.clicked.connect(lambda: act())
            row.addWidget(self.offer_button)
        row.addWidget(self.close_button)
        column.addLayout(row)

    # How long it stays

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.is_quiet and not self.patience.isActive():
            self.patience.start(reading_time(self.label.text()))

    @property
    def is_held(self) -> bool:
        """Whether it is being looked at, or nobody looks at the window."""
        focused = self.window().focusWidget()
        has_focus = focused is not None and self.isAncestorOf(focused) and focused.hasFocus()
        return self.underMouse() or has_focus or not self.window().isActiveWindow()

    def _tire(self) -> None:
        if self.is_held:
            self.patience.start(AGAIN)
        elif self.has_motion:
            self._fade()
        else:
            self.put_away.emit()

    def _fade(self) -> None:
        effect = QGraphicsOpacityEffect(self)
        self.setGraphicsEffect(effect)
        fading = QPropertyAnimation(effect, b"opacity", self)
        fading.setDuration(FADE)
        fading.setStartValue(1.0)
        fading.setEndValue(0.0)
        fading.finished.connect(self.put_away)
        fading.start()

    # Words and colours

    def retranslate(self) -> None:
        self.label.setText(self._say())
        self.close_button.setText(self.tr("OK"))
        if self._offer is not None:
            self.offer_button.setText(self._offer[0]())
        self.setAccessibleName(self.label.text())

    def wear(self, palette: Palette) -> None:
        ground = palette.panel if palette.is_flat else mix(palette.panel, palette.accent, 0.16)
        line = palette.text if palette.is_flat else mix(palette.panel_line, palette.text, 0.2)
        self.setStyleSheet(
            f"Notice {{ background: {ground.name()}; border: 1px solid {line.name()}; border-radius: 10px;"
            f" border-left: 5px solid {palette.accent.name()} }}"
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.put_away.emit()
        elif not press_focused(self, event):
            super().keyPressEvent(event)


class Notices(QWidget):
    """All notices that have not been put away, one below the other. Each has a name, and is there once.

    They lie over the page, which keeps its size, and are no larger than they need to be.
    """

    left = Signal()
    """The notice that had the keyboard is gone."""
    grown = Signal()
    """There is more or less of them than before."""

    def __init__(
        self,
        palette: Palette,
        parent: QWidget | None = None,
        has_motion: Callable[[], bool] = lambda: True,
    ) -> None:
        super().__init__(parent)
        self._palette, self._has_motion = palette, has_motion
        self.shown: dict[str, Notice] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(GAP)
        self.hide()

    def tell(self, name: str, say: Say, offer: Offer | None = None, *, is_quiet: bool = False) -> None:
        """Show a notice, instead of an earlier one of the same name; a quiet one goes when it is read."""
        self.withdraw(name)
        notice = self.shown[name] = Notice(say, self._palette, offer, is_quiet=is_quiet)
        notice.has_motion = self._has_motion()
        notice.put_away.connect(lambda: self.withdraw(name))
        self._column.addWidget(notice)
        self._show_first()
        announce(self, notice.label.text(), is_urgent=not is_quiet)

    def withdraw(self, name: str) -> None:
        """It has been read, or is no longer true."""
        notice = self.shown.pop(name, None)
        if notice is not None:
            focused = self.window().focusWidget()
            had_focus = focused is not None and notice.isAncestorOf(focused)
            self._column.removeWidget(notice)
            notice.hide()
            notice.deleteLater()
            self._show_first()
            if had_focus:
                self.left.emit()

    def _show_first(self) -> None:
        for at, notice in enumerate(self.shown.values()):
            notice.setVisible(at < MOST)
        self.setVisible(bool(self.shown))
        self.grown.emit()

    def place(self, room: QRect) -> None:
        """Take the upper right corner of this room, and no more of it than needed."""
        wide = min(WIDE, room.width() - 2 * EDGE)
        self._column.invalidate()
        high = min(self._column.totalHeightForWidth(wide), room.height() - 2 * EDGE)
        self.setGeometry(room.right() + 1 - EDGE - wide, room.top() + EDGE, wide, high)
        self.raise_()

    def take_focus(self) -> None:
        """Put the keyboard on the first of them."""
        for notice in self.shown.values():
            notice.close_button.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return

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
            self.grown.emit()
        super().changeEvent(event)

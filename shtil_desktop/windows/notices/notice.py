"""One notice: a sentence below whatever is shown, and a button that puts it away."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPropertyAnimation, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsOpacityEffect, QHBoxLayout, QLabel, QPushButton

from shtil_desktop.table.theme import Palette, mix
from shtil_desktop.windows.pages.buttons import press_focused

Say = Callable[[], str]
"""A notice in the current language: it is asked for again when that changes."""
Offer = tuple[Say, Callable[[], None]]
"""The words of one more button, and what it does."""
SHORTEST, WORD, AGAIN, FADE = 5000, 380, 2000, 350
"""Milliseconds that a quiet notice stays at least and for each word, a second look, and its fading."""
OF_PAGE = 10_000
"""Milliseconds that a notice of the page stays at least."""


def reading_time(text: str) -> int:
    """Milliseconds in which a quiet notice can be noticed and read without haste.

    >>> reading_time("Done."), reading_time("word " * 30)
    (5000, 14400)
    """
    return max(SHORTEST, 3000 + WORD * len(text.split()))


class Notice(QFrame):
    """One notice, and a button that puts it away.

    A quiet one goes by itself when it has been read, one of the page some seconds later.
    """

    put_away = Signal()

    def __init__(
        self,
        say: Say,
        palette: Palette,
        offer: Offer | None = None,
        *,
        is_quiet: bool = False,
        is_of_page: bool = False,
    ) -> None:
        super().__init__()
        self._say, self._offer = say, offer
        self.is_quiet, self.is_of_page = is_quiet, is_of_page
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
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 12, 8)
        row.setSpacing(8)
        row.addWidget(self.label, 1)
        if self._offer is not None:
            act = self._offer[1]
            self.offer_button = QPushButton()
            self.offer_button.clicked.connect(lambda: act())
            row.addWidget(self.offer_button)
        row.addWidget(self.close_button)

    # How long it stays

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if (self.is_quiet or self.is_of_page) and not self.patience.isActive():
            self.patience.start(max(reading_time(self.label.text()), OF_PAGE * self.is_of_page))

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
            f"Notice {{ background: {ground.name()}; border: 0; border-radius: 0;"
            f" border-top: 1px solid {line.name()}; border-left: 5px solid {palette.accent.name()} }}"
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.put_away.emit()
        elif not press_focused(self, event):
            super().keyPressEvent(event)

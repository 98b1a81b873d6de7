"""Notices over a corner of whatever is shown: what went wrong, where things were kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.notices.screen_reader import announce

if TYPE_CHECKING:
    from shtil_desktop.windows.notices.notice import Notice, Offer, Say

MOST: Final = 3
"""Notices at a time: the others wait until one is put away."""
WIDE, EDGE, GAP = 400, 12, 8


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
        from shtil_desktop.windows.notices.notice import Notice  # most often there is nothing to tell

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

    def place(self, room: QRect, *, is_low: bool = False) -> None:
        """Take the upper right corner of this room, or the lower one, and no more of it than needed."""
        wide = min(WIDE, room.width() - 2 * EDGE)
        self._column.invalidate()
        most = room.bottom() if is_low else room.height()
        high = min(self._column.totalHeightForWidth(wide), most - 2 * EDGE)
        top = room.bottom() + 1 - EDGE - high if is_low else room.top() + EDGE
        self.setGeometry(room.right() + 1 - EDGE - wide, top, wide, high)
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

"""Notices below whatever is shown: what went wrong, where things were kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.notices.screen_reader import announce

if TYPE_CHECKING:
    from shtil_desktop.windows.notices.notice import Notice, Offer, Say


class Notices(QWidget):
    """All notices that have not been put away, each under its name; the latest is shown.

    They never hide anything: what is shown above them makes room.
    """

    left = Signal()
    """The notice that had the keyboard is gone."""

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
        self.hide()

    def tell(
        self,
        name: str,
        say: Say,
        offer: Offer | None = None,
        *,
        is_quiet: bool = False,
        is_of_page: bool = False,
    ) -> None:
        """Show a notice, instead of an earlier one of the same name.

        A quiet one goes when it is read; one of the page after ten seconds, or with what is shown now.
        """
        from shtil_desktop.windows.notices.notice import Notice  # most often there is nothing to tell

        self.withdraw(name)
        notice = self.shown[name] = Notice(
            say, self._palette, offer, is_quiet=is_quiet, is_of_page=is_of_page
        )
        notice.has_motion = self._has_motion()
        notice.put_away.connect(lambda: self.withdraw(name))
        self._column.addWidget(notice)
        self._show_latest()
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
            self._show_latest()
            if had_focus:
                self.left.emit()

    def leave_page(self) -> None:
        """Put away what belongs to the page that is left."""
        for name in [name for name, notice in self.shown.items() if notice.is_of_page]:
            self.withdraw(name)

    def _show_latest(self) -> None:
        latest = next(reversed(self.shown.values()), None)
        for notice in self.shown.values():
            notice.setVisible(notice is latest)
        self.setVisible(latest is not None)

    def take_focus(self) -> None:
        """Put the keyboard on the one that is shown."""
        for notice in self.shown.values():
            if notice.isVisible():
                notice.close_button.setFocus(Qt.FocusReason.ShortcutFocusReason)

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

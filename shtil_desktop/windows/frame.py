"""The window as a frame: pages over the table or the start page, notices below them, records dropped."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from shtil_desktop.table.theme import DAY, Palette

if TYPE_CHECKING:
    from PySide6.QtGui import QDragEnterEvent, QDropEvent

    from shtil_desktop.windows.notices.notices import Notices
    from shtil_desktop.windows.pages.page import Page

USUAL_SIZE = QSize(1280, 760)
FRAME = QSize(8, 40)
"""Room for what the desktop puts around a window."""


class PageWindow(QMainWindow):
    """One thing is shown at a time: the table, the start page, or a page over either."""

    dropped = Signal(object)
    """The paths of records that were dropped on the window."""

    def __init__(self) -> None:
        super().__init__()
        self.colours = DAY
        self.setMinimumSize(1024, 640)
        self.resize(USUAL_SIZE)
        self._start: QWidget | None = None
        self._page: Page | None = None
        self._below: list[Page] = []
        """Pages that `_page` lies over, and that come back."""
        self._notices: Notices | None = None
        self.pages = QStackedWidget()
        self.pages.setStyleSheet("QStackedWidget { border: 0; }")
        self._fill_middle()
        self.setAcceptDrops(True)

    def _fill_middle(self) -> None:
        middle = QWidget()
        self._column = QVBoxLayout(middle)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.pages, 1)
        self.setCentralWidget(middle)

    @property
    def notices(self) -> Notices:
        """What the player is to be told, below whatever is shown; made when it is first asked for."""
        if self._notices is None:
            from PySide6.QtGui import QKeySequence, QShortcut

            from shtil_desktop.windows.notices.notices import Notices

            self._notices = Notices(self.colours, self.centralWidget(), lambda: self.has_motion)
            self._column.addWidget(self._notices)
            self._notices.left.connect(self._return_focus)
            self.pages.currentChanged.connect(self._notices.leave_page)
            QShortcut(QKeySequence("F6"), self).activated.connect(self._notices.take_focus)
        return self._notices

    @property
    def has_motion(self) -> bool:
        """Whether things may move and fade."""
        return True

    def _return_focus(self) -> None:
        shown = self.pages.currentWidget()
        if shown is not None:
            shown.setFocus()

    def wear(self, palette: Palette) -> None:
        """Take the colours of another theme."""
        self.colours = palette
        for page in (*self._below, *filter(None, [self._page])):
            page.wear(palette)
        if self._notices is not None:
            self._notices.wear(palette)

    # Pages

    def cover(self, page: Page) -> None:
        """A page over the table or the start page, until it is closed."""
        self.leave_home()
        self._uncover()
        self._page = page
        page.closed.connect(self._uncover)
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        page.setFocus()

    def lay_over(self, page: Page) -> None:
        """A page over another one, which stays as it is and comes back when this one is closed."""
        if self._page is None:
            self.cover(page)
            return
        self._below.append(self._page)
        self._page = page
        page.closed.connect(lambda: self._lift(page))
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        page.setFocus()

    def _lift(self, page: Page) -> None:
        if page is self._page:
            self._page = self._below.pop()
            self.pages.setCurrentWidget(self._page)
            self._remove(page)
            self._page.setFocus()

    def _remove(self, page: Page) -> None:
        self.pages.removeWidget(page)
        page.deleteLater()

    def _uncover(self) -> None:
        gone = [*self._below, *filter(None, [self._page])]
        self._page, self._below = None, []
        home = self._start or self.home()
        self.pages.setCurrentWidget(home)
        for page in gone:
            self._remove(page)
        inside = home.focusWidget() if self._start is None else None
        if inside is not None and inside.isVisible() and inside.isEnabled():
            inside.setFocus()  # a lesson's button at the table keeps the keyboard
        else:
            home.setFocus()

    def show_table(self) -> None:
        self._start = None
        self._uncover()

    def show_start_page(self, start: QWidget) -> None:
        """Show the start page, or what stands in for the table, instead of the table."""
        self.leave_home()
        if self.pages.indexOf(start) < 0:
            self.pages.addWidget(start)
        self._start = start
        self._uncover()

    def home(self) -> QWidget:
        """What pages lie over when the start page is not shown."""
        raise NotImplementedError

    def leave_home(self) -> None:
        """Nobody looks at the table any more."""

    @property
    def page(self) -> Page | None:
        """What covers the table or the start page now."""
        return self._page

    @property
    def is_at_start(self) -> bool:
        """Whether the start page, and not the table, is what pages lie over."""
        return self._start is not None

    # Records dropped on the window

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        from shtil_desktop.windows.platform.opened_files import dropped_records

        if dropped_records(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        from shtil_desktop.windows.platform.opened_files import dropped_records

        event.acceptProposedAction()
        self.dropped.emit(dropped_records(event.mimeData()))

    # Its place on the screen

    def place_as(self, geometry: str) -> None:
        """Where and as large as this says, as far as the screen has room for it; without a word, as usual.

        It may have been a larger screen the last time, or one that is gone. Qt takes no place of one that was
        much larger or smaller, and would leave it to the desktop where the window then lies.
        """
        from PySide6.QtCore import QByteArray

        room = self.screen().availableGeometry()
        if not geometry or not self.restoreGeometry(QByteArray.fromBase64(geometry.encode())):
            usual = QRect(room.topLeft(), USUAL_SIZE.boundedTo(room.size() - FRAME))
            usual.moveCenter(room.center())
            self.setGeometry(fitted_place(usual, room, self.minimumSize()))
        elif not self.isMaximized() and not self.isFullScreen():
            self.setGeometry(fitted_place(self.geometry(), room, self.minimumSize()))


def fitted_place(place: QRect, room: QRect, least: QSize) -> QRect:
    """A window's place, made smaller and moved so that it lies on a screen with its frame.

    One that is larger than the screen even at its smallest shows its upper left corner.

    >>> fitted_place(QRect(300, 200, 1800, 1000), QRect(0, 0, 1366, 768), QSize(1024, 640)).getRect()
    (4, 36, 1358, 728)
    """
    inner = room.adjusted(FRAME.width() // 2, FRAME.height() - 4, -FRAME.width() // 2, -4)
    size = place.size().boundedTo(inner.size()).expandedTo(least)
    left = max(inner.left(), min(place.left(), inner.right() + 1 - size.width()))
    top = max(inner.top(), min(place.top(), inner.bottom() + 1 - size.height()))
    return QRect(left, top, size.width(), size.height())

"""Matches that are not on disk: told, tried again, and asked about before the program ends without them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal

from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.windows.pages.words.trouble_words import try_again_text, unsaved_text

if TYPE_CHECKING:
    from shtil_desktop.windows.main_window import MainWindow
    from shtil_desktop.windows.pages.matches.unsaved_page import UnsavedPage

EVERY: Final = 5_000
"""Milliseconds between two tries while nobody moves."""
NAME: Final = "unsaved"
"""Of the notice."""


class Saving(QObject):
    """Watches over what the store could not write; every move, a timer and the start page try again.

    Before the window closes it waits for the disk.
    """

    changed = Signal()
    """Something is on disk now that was not, or the other way round."""

    def __init__(self, window: MainWindow, store: Store) -> None:
        super().__init__(window)
        self._window, self._store = window, store
        self._told: tuple[object, ...] = ()
        """What the player was told last: the same is not told again after every move."""
        self._is_leaving = False
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(lambda: self.try_again())
        window.installEventFilter(self)

    @property
    def at_risk(self) -> bool:
        """Whether moves would be lost if the program ended now."""
        return any(match.has_moved for match in self._store.unsaved.matches)

    def look(self, is_insisting: bool = False) -> None:
        """Tell what is true now; who insists tells again what was read and put away."""
        last = self._store.unsaved.last
        notices = self._window.notices
        if last is None:
            self._timer.stop()
            notices.withdraw(NAME)
            self._note(())
            return
        if not self._timer.isActive():
            self._timer.start()
        news = (*sorted(self._store.unsaved.names), last.error.errno)
        if news != self._told or (is_insisting and NAME not in notices.shown):
            self._tell()
        self._note(news)

    def _note(self, news: tuple[object, ...]) -> None:
        is_new, self._told = news != self._told, news
        if is_new:
            self.changed.emit()

    def _tell(self, is_still: bool = False) -> None:
        last, count = self._store.unsaved.last, len(self._store.unsaved)
        assert last is not None
        folder, error = self._store.folder, last.error
        self._window.notices.tell(
            NAME, lambda: unsaved_text(count, folder, error, is_still), (try_again_text, self.insist)
        )

    def try_again(self, then: Callable[[], object] = lambda: None) -> None:
        """Have written what can be written now; `then` is called when all of it has been tried."""
        session = self._window.controller.session if self._store.unsaved else None
        if session is not None and session.trouble is not None:
            session.save()

        def end() -> None:
            self.look()
            then()

        self._store.save_again(end)

    def save_now(self) -> bool:
        """Wait until all is written, or could not be; whether all of it is on disk."""
        self._store.finish()
        if self._store.unsaved:
            self.try_again()
            self._store.finish()
        return not self._store.unsaved

    def insist(self) -> None:
        """The player asks for another try, and is told of it if it fails too."""

        def tell() -> None:
            if self._store.unsaved:
                self._tell(is_still=True)

        self.try_again(tell)

    # Before the program ends

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Close or self._is_leaving or not self._is_to_be_asked():
            return False
        event.ignore()
        self._ask()
        return True

    def _is_to_be_asked(self) -> bool:
        return not self.save_now() and self.at_risk

    def _ask(self) -> None:
        from shtil_desktop.windows.pages.matches.unsaved_page import UnsavedPage

        if isinstance(self._window.page, UnsavedPage):
            return
        page = UnsavedPage(self._window.colours, self._store)
        page.try_again_wanted.connect(lambda: self._try_and_leave(page))
        page.quit_wanted.connect(self._leave)
        page.closed.connect(lambda: self.look(is_insisting=True))
        self._window.notices.withdraw(NAME)  # the page says the same
        self._window.cover(page)

    def _try_and_leave(self, page: UnsavedPage) -> None:
        if self.save_now():
            self._leave()
        else:
            page.say_failed()

    def _leave(self) -> None:
        self._is_leaving = True
        self._window.close()

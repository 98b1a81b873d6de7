"""Requests that end with the page, the table or whatever else they were made for."""

from __future__ import annotations

from PySide6.QtCore import QObject

from shtil_desktop.play.worker.ticket import Heard, Ticket, ignore


class TiedTicket(Ticket):
    """Is cancelled when its owner is destroyed: no answer reaches what is gone.

    For use in the window's thread only.
    """

    def __init__(self, owner: QObject, done: Heard, failed: Heard = ignore, partial: Heard = ignore) -> None:
        super().__init__(done, failed, partial)
        self._owner: QObject | None = owner
        owner.destroyed.connect(self._lose_owner)

    def _lose_owner(self) -> None:
        self._owner = None
        self.cancel()

    def drop(self) -> None:
        """Hear nothing any more, but let the work go on."""
        super().drop()
        if self._owner is not None:
            self._owner.destroyed.disconnect(self._lose_owner)
            self._owner = None

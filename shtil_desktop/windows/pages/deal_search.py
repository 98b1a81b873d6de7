"""Deals that have to be looked for. This one needs no search: games that do have one of their own."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from shtil_desktop.table.requests.worker_requests import WorkerRequests


class DealSearch(QObject):
    """Looks for the deal of a day, or for one that can be won, and tells what it has found."""

    daily_found = Signal(object)
    """A `DailyDeal`."""
    found = Signal(object, object)
    """A wish, and the number of a deal that can be won; None if none was proven in time."""
    progressed = Signal(object, int)
    """A wish, and how many deals were looked at so far."""
    not_found = Signal(object, object)
    """A wish, and the `DealFound` of a search in vain; None if there is no worker to look."""
    no_proof = Signal()
    """A deal that can be won was wished for, and there is no worker to look for one."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.worker: WorkerRequests | None = None
        """The worker that looks, once there is one."""

    def prepare_daily(self, day: date) -> None:
        """Find the deal of a day before the player asks for it."""

    def find_daily(self, day: date, owner: QObject) -> None:
        """Find the deal of a day; `daily_found` follows, unless the owner is gone by then."""

    def find(self, wish: Any, owner: QObject) -> None:
        """Find a deal for a wish that `is_searched`; `found` follows, unless the owner is gone by then."""
        self.found.emit(wish, None)

    def forget_wishes(self) -> None:
        """The player did not want to wait."""

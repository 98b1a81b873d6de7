"""Deals that are looked for by the worker: that of a day, and any that can be won."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from shtil_desktop.games.daily import DailyDeal
from shtil_desktop.games.shtil.daily import proven_deal
from shtil_desktop.play.match import any_deal
from shtil_desktop.play.worker.ticket import Failure, Ticket, ignore
from shtil_desktop.windows.pages.deal_search import DealSearch

if TYPE_CHECKING:
    from shtil_desktop.games.difficulty import DealFound
    from shtil_desktop.games.shtil.pages.new_voyage.wishes import Wish
    from shtil_desktop.table.requests.worker_requests import WorkerRequests

TRIES: Final = 50
"""Deals that are looked at for one that can be won."""
MOST: Final = 1_000
"""Deals that are looked at for one of a difficulty."""


class ShtilDealSearch(DealSearch):
    """Asks the worker, and tells what it has found; without a worker it looks itself."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._proven: dict[date, DailyDeal] = {}
        self._proofs: dict[date, Ticket] = {}
        self._daily = Ticket(ignore)
        self._wishes: list[Ticket] = []

    def prepare_daily(self, day: date) -> None:
        asked = self._proofs.get(day)
        if self.worker is not None and day not in self._proven and (asked is None or not asked.is_open):
            self._proofs[day] = self.worker.ask(
                self,
                *("game", "shtil", "daily", day),
                done=lambda deal: self._take_proof(day, deal),
                failed=lambda failure: self._take_proof(day, None) if failure.lacks_worker else None,
            )

    def _take_proof(self, day: date, deal: DailyDeal | None) -> None:
        """What the worker could not find is looked for here."""
        self._proven[day] = deal or proven_deal(day)

    def find_daily(self, day: date, owner: QObject) -> None:
        self._daily.cancel()
        if day in self._proven:
            self.daily_found.emit(self._proven[day])
        elif self.worker is None:
            self.daily_found.emit(proven_deal(day))
        else:
            self._daily = self.worker.ask(
                owner,
                *("game", "shtil", "daily", day),
                done=lambda deal: self.daily_found.emit(deal or proven_deal(day)),
                failed=lambda _: self.daily_found.emit(proven_deal(day)),
            )

    def find(self, wish: Wish, owner: QObject) -> None:
        if self.worker is not None:
            self._wishes.append(self._ask(wish, owner, self.worker))
        elif wish.is_slow:
            self.not_found.emit(wish, None)
        else:
            self.found.emit(wish, None)

    def _ask(self, wish: Wish, owner: QObject, worker: WorkerRequests) -> Ticket:
        options = wish.chosen.options
        if not wish.is_slow:
            return worker.ask(
                owner,
                *("game", "shtil", "winnable", options, any_deal(), TRIES),
                done=lambda number: self.found.emit(wish, number),
                failed=lambda failure: self._go_without(wish, failure),
            )
        return worker.ask(
            owner,
            *("game", "shtil", "find-difficulty"),
            *(options, wish.chosen.difficulty, any_deal(), MOST, wish.is_proven),
            partial=lambda looked_at: self.progressed.emit(wish, looked_at),
            done=lambda found: self._tell_search(wish, found),
            failed=lambda _: self.not_found.emit(wish, None),
        )

    def forget_wishes(self) -> None:
        """The player did not want to wait."""
        for ticket in self._wishes:
            ticket.cancel()
        self._wishes.clear()

    def _go_without(self, wish: Wish, failure: Failure) -> None:
        self.found.emit(wish, None)
        if failure.lacks_worker:
            self.no_proof.emit()

    def _tell_search(self, wish: Wish, found: DealFound | None) -> None:
        if found is not None and found.number is not None:
            self.found.emit(wish, found.number)
        else:
            self.not_found.emit(wish, found)

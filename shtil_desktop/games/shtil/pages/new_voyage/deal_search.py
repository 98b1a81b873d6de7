"""Deals that are looked for by the worker: that of a day, and any that can be won."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject

from shtil_desktop.games.daily import DailyDeal
from shtil_desktop.games.shtil.daily import proven_deal
from shtil_desktop.play.match import any_deal
from shtil_desktop.windows.pages.deal_search import DealSearch

if TYPE_CHECKING:
    from shtil_desktop.games.difficulty import DealFound
    from shtil_desktop.games.shtil.pages.new_voyage.wishes import Wish
    from shtil_desktop.play.worker.client import Thinker

TRIES: Final = 50
"""Deals that are looked at for one that can be won."""
MOST: Final = 1_000
"""Deals that are looked at for one of a difficulty."""


class ShtilDealSearch(DealSearch):
    """Asks the worker, and tells what it has found; without a worker it looks itself."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._proven: dict[date, DailyDeal] = {}
        self._proofs: dict[int, date] = {}
        self._days: dict[int, date] = {}
        self._wishes: dict[int, Wish] = {}

    def is_proven(self, day: date) -> bool:
        return day in self._proven and self._proven[day].is_proven

    def prove(self, day: date) -> None:
        """Have it found out whether the day's deal can be won."""
        if self.thinker is not None and day not in self._proven and not self._is_asked(day):
            self._proofs[self.thinker.ask_game("shtil", "daily", day)] = day

    def _is_asked(self, day: date) -> bool:
        """Whether the answer is on its way: a voyage that begins has all others called off."""
        thinker = self.thinker
        return thinker is not None and any(
            thinker.is_waited_for(request) for request, asked in self._proofs.items() if asked == day
        )

    def find_daily(self, day: date) -> None:
        if day in self._proven:
            self.daily_found.emit(self._proven[day])
        elif self.thinker is None:
            self.daily_found.emit(proven_deal(day))
        else:
            self._days[self.thinker.ask_game("shtil", "daily", day)] = day

    def find(self, wish: Wish) -> None:
        if self.thinker is not None:
            self._wishes[self._ask(wish, self.thinker)] = wish
        elif wish.is_slow:
            self.not_found.emit(wish, None)
        else:
            self.found.emit(wish, None)

    def _ask(self, wish: Wish, thinker: Thinker) -> int:
        options = wish.chosen.options
        if not wish.is_slow:
            return thinker.ask_game("shtil", "winnable", options, any_deal(), TRIES)
        asked = (options, wish.chosen.difficulty, any_deal(), MOST, wish.is_proven)
        return thinker.ask_game("shtil", "find-difficulty", *asked)

    def forget_wishes(self) -> None:
        """The player did not want to wait."""
        for request in self._wishes:
            if self.thinker is not None:
                self.thinker.cancel(request)
        self._wishes.clear()

    def listen(self, answer: Any) -> None:
        """The worker has found something; what it could not find for a day is looked for here."""
        if not answer.is_last:
            if answer.request in self._wishes:
                self.progressed.emit(self._wishes[answer.request], answer.value)
            return
        proof = self._proofs.pop(answer.request, None)
        if proof is not None and (answer.value is not None or answer.lacks_worker):
            self._proven[proof] = answer.value or proven_deal(proof)
            self.proven.emit()
        day = self._days.pop(answer.request, None)
        if day is not None:
            self.daily_found.emit(answer.value or proven_deal(day))
        wish = self._wishes.pop(answer.request, None)
        if wish is not None and wish.is_slow:
            self._tell_search(wish, answer.value)
        elif wish is not None:
            self.found.emit(wish, answer.value)
            if answer.lacks_worker:
                self.no_proof.emit()

    def _tell_search(self, wish: Wish, found: DealFound | None) -> None:
        if found is not None and found.number is not None:
            self.found.emit(wish, found.number)
        else:
            self.not_found.emit(wish, found)

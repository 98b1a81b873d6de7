"""Between the window and what can be known of deals: kept from before, or asked for and kept.

The worker is asked quietly: mates, hints and reviews come first. Nobody waits for the file either.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from shtil_desktop.games import face_of
from shtil_desktop.play.worker.ticket import Heard, Ticket
from shtil_desktop.table.requests.tied_ticket import TiedTicket
from shtil_desktop.windows.background.background_tasks import AtOnce, Doing

if TYPE_CHECKING:
    from shtil_desktop.games.daily import DailyDeal
    from shtil_desktop.games.face import AnyGame
    from shtil_desktop.games.same_deal import SameDeal
    from shtil_desktop.play.profile.known_deals import KnownDeals
    from shtil_desktop.table.requests.worker_requests import WorkerRequests


Deal = tuple[str, Any, int]
"""A game, its options and a number."""


class DealInquiries(QObject):
    """Asks about deals, and remembers what it was told.

    Whoever asks says for which object; `tell` is called once, with None if it can't be known, unless that
    object is destroyed before.
    """

    def __init__(
        self,
        known: Callable[[], KnownDeals] | None = None,
        tasks: Doing | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`known` is called by the first task, and imports what it needs then."""
        super().__init__(parent)
        self._make_known = known or _in_memory
        self._made: KnownDeals | None = None
        self._tasks: Doing = tasks or AtOnce()
        self._worker: WorkerRequests | None = None
        self._unasked: list[Callable[[], object]] = []
        """What waits until there is a worker."""

    @property
    def worker(self) -> WorkerRequests | None:
        return self._worker

    @worker.setter
    def worker(self, worker: WorkerRequests) -> None:
        self._worker = worker
        waiting, self._unasked = self._unasked, []
        for ask in waiting:
            ask()

    @property
    def _known(self) -> KnownDeals:
        """Only for tasks."""
        if self._made is None:
            self._made = self._make_known()
        return self._made

    # What can be asked

    def difficulty(
        self, owner: QObject, game: str, options: Any, number: int, tell: Callable[[int | None], object]
    ) -> Ticket:
        """From 1 to 5."""
        return self._inquire(
            owner,
            (game, "difficulty", options, number),
            lambda known: known.difficulty(game, options, number),
            lambda known, found: known.keep_difficulty(game, options, number, found),
            tell,
            lambda answer: answer.difficulty,
        )

    def kept_difficulties(
        self, owner: QObject, deals: Mapping[str, Deal], tell: Callable[[dict[str, int]], object]
    ) -> None:
        """Those that are known already, by the names that the deals are asked under; nothing is measured."""

        def look() -> dict[str, int]:
            found = {name: self._known.difficulty(*deal) for name, deal in deals.items()}
            return {name: difficulty for name, difficulty in found.items() if difficulty is not None}

        self._tasks.do(owner, look, tell)

    def note_difficulty(self, game: str, options: Any, number: int, difficulty: int) -> None:
        """It was found out elsewhere."""
        found = (game, options, number, difficulty)
        self._tasks.do(self, lambda: self._known.keep_difficulty(*found))

    def same_deal(
        self,
        owner: QObject,
        game: AnyGame,
        levels: Sequence[str | None],
        tell: Callable[[SameDeal | None], object],
    ) -> Ticket:
        """What computer seats make of a game's deal; the levels are those of the match, the player's None."""
        from shtil_desktop.games.record import write

        return self._inquire(
            owner,
            (game.id, "same-deal", write(game), tuple(levels)),
            lambda known: known.same_deal(game, levels),
            lambda known, found: known.keep_same_deal(game, levels, found),
            tell,
        )

    def daily(
        self, owner: QObject, game: str, day: date, tell: Callable[[DailyDeal | None], object]
    ) -> Ticket:
        """The deal of a day."""
        return self._inquire(
            owner,
            (game, "daily", day),
            lambda known: known.daily(game, day),
            lambda known, found: known.keep_daily(game, found),
            tell,
        )

    # How it is asked

    def _inquire(
        self,
        owner: QObject,
        asked: tuple[Any, ...],
        look: Callable[[KnownDeals], Any],
        keep: Callable[[KnownDeals, Any], object],
        tell: Callable[[Any], object],
        read: Callable[[Any], Any] = lambda answer: answer,
    ) -> Ticket:
        """Look it up, else ask the worker, and keep what is read of its answer."""
        ticket = TiedTicket(owner, tell)

        def hear(answer: Any) -> None:
            found = None if answer is None else read(answer)
            if found is not None:
                self._tasks.do(self, lambda: keep(self._known, found))
            ticket.answer(found)

        def ask() -> None:
            self._ask(ticket, asked, hear)

        self._tasks.do(
            self,
            lambda: look(self._known) if ticket.is_open else None,
            lambda found: ask() if found is None else ticket.answer(found),
            lambda _: ask(),
        )
        return ticket

    def _ask(self, ticket: Ticket, asked: tuple[Any, ...], hear: Heard) -> None:
        if not ticket.is_open:
            return
        game, job, *_ = asked
        if job not in face_of(game).jobs:
            ticket.answer(None)
        elif self._worker is None:
            self._unasked.append(lambda: self._ask(ticket, asked, hear))
        else:
            request = self._worker.ask(
                self, "game", *asked, done=hear, failed=lambda _: ticket.answer(None), is_quiet=True
            )
            ticket.stop = request.cancel

    def close(self) -> None:
        """When all that is still to be kept is."""
        self._tasks.do(self, self._close)

    def _close(self) -> None:
        if self._made is not None:
            self._made.close()


def _in_memory() -> KnownDeals:
    from shtil_desktop.play.profile.known_deals import KnownDeals

    return KnownDeals(None)

"""A game of Shkap: open islands, coins and market, and what is hidden in hands, routes and deck.

Here is the position and what the contract asks of it; what each action does is told in `phases`: `draft`,
`announcing`, `taking`, `routes`, `walking`, and `course` for what happens between islands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from shtil_desktop.games.base import Action, Decision, Event, Game, IllegalAction
from shtil_desktop.games.past_actions import in_order
from shtil_desktop.games.shkap.rules import actions as do
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.cards import Card, is_mark
from shtil_desktop.games.shkap.rules.deal import Deal, check, deal
from shtil_desktop.games.shkap.rules.island.islands import Island, island_set
from shtil_desktop.games.shkap.rules.island.walk import Walk
from shtil_desktop.games.shkap.rules.options import BLOCK, Options
from shtil_desktop.games.shkap.rules.outcome import ShkapOutcome
from shtil_desktop.games.shkap.rules.phases import announcing, course, draft, routes, taking, walking
from shtil_desktop.games.shkap.rules.piles import Piles
from shtil_desktop.games.shkap.rules.refusals import Refusal
from shtil_desktop.games.shkap.rules.view import View

if TYPE_CHECKING:
    from shtil_desktop.games.past_actions import PastActions


class Shkap(Game[Action, Event, View]):
    """One game, from the deal on. Copies share the chain of past actions and all values."""

    __slots__ = (
        "ask",
        "at",  # the number of islands that are behind
        "coins",
        "dealt",
        "decider",
        "extra",  # coins on the extra island by seat, once it is played
        "first",  # the seat with the marker
        "hands",
        "held",  # the packs that each seat has held in the draft, for its own eyes
        "landed",  # by seat: True, False, or None before it has announced
        "marks",  # received, by seat
        "number",
        "opening_events",
        "options",
        "packs",
        "past",
        "piles",
        "result",
        "routes",
        "taken",  # by seat: cards from the market that it holds, or has laid on this island
        "taking",  # cards that the deciding seat is still to take
        "thrown",
        "walk",
        "walks",
    )
    id = "shkap"
    options: Options
    number: int | None
    opening_events: list[Event]
    result: ShkapOutcome | None

    def __init__(self, options: Options, number: int | None, dealt: Deal | None = None) -> None:
        """Deal `number` of these options, or a given deal."""
        if dealt is None:
            assert number is not None
            dealt = deal(options, number)
        else:
            check(options, dealt)
        seats = options.seats
        self.options = options
        self.number = number
        self.dealt = dealt
        self.piles = Piles(dealt)
        self.hands: list[list[Card]] = [[] if options.has_draft else list(hand) for hand in dealt.hands]
        self.packs: list[list[Card]] = [list(hand) if options.has_draft else [] for hand in dealt.hands]
        self.held: list[tuple[tuple[Card, ...], ...]] = [()] * seats
        self.coins = [0] * seats
        self.extra: tuple[int | None, ...] | None = None
        self.first = dealt.first
        self.at = 0
        self.past: PastActions[Action] = None
        self.result = None
        self.decider: int | None = None
        self.ask = Ask.ANNOUNCE
        self.taken: list[tuple[Card, ...]] = [()] * seats
        self.clear_island()
        self.opening_events = []
        course.begin(self, self.opening_events)

    def clear_island(self) -> None:
        """Nobody has announced, laid or thrown anything."""
        self.landed: list[bool | None] = [None] * self.seats
        self.routes: list[tuple[Card, ...]] = [()] * self.seats
        self.marks = [0] * self.seats
        self.thrown: list[Card] = []
        self.taking = 0
        self.walk: Walk | None = None
        self.walks: tuple[Walk, ...] = ()
        self.taken = [
            tuple(card for card in known if card in hand)
            for known, hand in zip(self.taken, self.hands, strict=True)
        ]

    # Who sits where, and what lies open

    def beginning(self) -> Shkap:
        return Shkap(self.options, self.number, self.dealt)

    def has_numbered_deal(self) -> bool:
        return self.number is not None and self.dealt == deal(self.options, self.number)

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def players(self) -> list[int]:
        """The seats of this island, from the first player clockwise: all, or those who break a tie."""
        order = [(self.first + i) % self.seats for i in range(self.seats)]
        return order if self.extra is None else [seat for seat in order if self.extra[seat] is not None]

    def next_player(self, seat: int) -> int | None:
        """The player after this one on the island; None after the last."""
        players = self.players
        at = players.index(seat) + 1
        return players[at] if at < len(players) else None

    @property
    def island(self) -> Island:
        return island_set(self.options.island_set)[self.dealt.islands[self.at]]

    @property
    def open_islands(self) -> tuple[int, ...]:
        """The ids of the islands that everyone sees, the current one first; none once the last is left."""
        last = self.options.islands
        if self.extra is not None:
            end = last + 1
        elif self.options.has_draft:
            end = min((self.at // BLOCK + 1) * BLOCK, last)
        else:
            end = min(self.at + 2, last)
        return self.dealt.islands[self.at : end]

    def route_cards(self, seat: int) -> list[Card]:
        """The cards of a hand that may be laid."""
        return [card for card in self.hands[seat] if not is_mark(card)]

    @property
    def routes_are_counted(self) -> bool:
        """Whether everyone sees how many cards lie before each seat: once all are ready."""
        return self.ask in (Ask.MARK, Ask.STEP) or self.walk is not None

    @property
    def hidden_routes(self) -> set[int]:
        """The seats whose routes lie face down."""
        revealed = {walk.seat for walk in self.walks} | ({self.walk.seat} if self.walk else set())
        return {seat for seat, route in enumerate(self.routes) if route and seat not in revealed}

    @property
    def decision(self) -> Decision | None:
        return None if self.decider is None else Decision(self.decider, self.ask)

    @property
    def actions(self) -> list[tuple[int, Action]]:
        return in_order(self.past)

    # What may be done, and doing it

    def legal_actions(self) -> list[Action]:
        return [] if self.decider is None else LISTERS[self.ask](self, self.decider)

    def completions(self, opening: Action) -> Iterator[Action]:
        if opening == routes.LAY and self.decider is not None:
            yield from routes.all_routes(self, self.decider)
        else:
            yield opening

    def apply(self, action: Action) -> list[Event]:
        if self.decider is None:
            raise IllegalAction(Refusal.GAME_OVER)
        seat, events = self.decider, list[Event]()
        if isinstance(action, do.Resign):
            seat = seat if action.seat is None else action.seat
            if not 0 <= seat < self.seats:
                raise IllegalAction(Refusal.WRONG_SEAT)
            action = do.Resign(seat)
            course.resign(self, seat, events)
        else:
            handler = HANDLERS.get(type(action))
            if handler is None or handler[0] is not self.ask:
                raise IllegalAction(Refusal.WRONG_MOMENT)
            handler[1](self, seat, action, events)
        self.past = (self.past, seat, action)
        return events

    def ask_for(self, ask: Ask, seat: int) -> None:
        self.ask, self.decider = ask, seat

    def asks_to_take(self, seat: int, count: int) -> bool:
        """Let the seat take so many cards, or as many as there are; False if there is nothing to take."""
        self.taking = count if self.piles.has_cards else 0
        if self.taking:
            self.ask_for(Ask.TAKE, seat)
        return self.taking > 0

    # The rest of the contract

    def view(self, seat: int) -> View:
        return View.of(self, seat)

    def copy(self) -> Shkap:
        twin: Shkap = object.__new__(Shkap)
        for name in SHARED:
            setattr(twin, name, getattr(self, name))
        twin.piles = self.piles.copy()
        twin.hands = [hand[:] for hand in self.hands]
        twin.packs = [pack[:] for pack in self.packs]
        for name in LISTS:
            setattr(twin, name, getattr(self, name)[:])
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Shkap):
            return False
        same = [name for name in Shkap.__slots__ if name not in ("past", "opening_events", "hands", "packs")]
        if any(getattr(self, name) != getattr(other, name) for name in same):
            return False
        mine, theirs = (*self.hands, *self.packs), (*other.hands, *other.packs)
        return list(map(sorted, mine)) == list(map(sorted, theirs))

    __hash__ = None  # type: ignore[assignment]

    def to_record(self) -> dict[str, Any]:
        from shtil_desktop.games.shkap.rules.record import to_record

        return to_record(self)

    @classmethod
    def from_record(cls, record: dict[str, Any]) -> Shkap:
        from shtil_desktop.games.shkap.rules.record import from_record

        return from_record(record)


LISTS: Final = ("coins", "held", "landed", "marks", "routes", "taken", "thrown")
SHARED: Final = tuple(name for name in Shkap.__slots__ if name not in ("piles", "hands", "packs", *LISTS))
"""What copies may share: it is replaced, never changed."""

Lister = Callable[[Shkap, int], list[Action]]
LISTERS: Final[dict[Ask, Lister]] = {
    Ask.KEEP: draft.list_keeps,
    Ask.ANNOUNCE: announcing.list_announcements,
    Ask.TAKE: taking.list_takes,
    Ask.LAY: routes.list_routes,
    Ask.MARK: routes.list_marks,
    Ask.STEP: walking.list_steps,
}
Handler = Callable[[Shkap, int, Any, list[Event]], None]
HANDLERS: Final[dict[type[Action], tuple[Ask, Handler]]] = {
    do.Keep: (Ask.KEEP, draft.keep),
    do.Land: (Ask.ANNOUNCE, announcing.land),
    do.Pass: (Ask.ANNOUNCE, announcing.pass_by),
    do.Take: (Ask.TAKE, taking.take),
    do.Lay: (Ask.LAY, routes.lay),
    do.Mark: (Ask.MARK, routes.throw_mark),
    do.Done: (Ask.MARK, routes.end_marks),
    do.Step: (Ask.STEP, walking.step),
}
"""By kind of action: when it is asked for, and what carries it out."""

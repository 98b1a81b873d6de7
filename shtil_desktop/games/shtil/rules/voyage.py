"""A voyage: the open sea, and what is hidden in hands, decks and discard piles."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Any

from shtil_desktop.games.base import Decision, Event, Game, IllegalAction
from shtil_desktop.games.past_actions import in_order
from shtil_desktop.games.shtil.rules.actions import PlayIsland, PlayStart, ShtilAction
from shtil_desktop.games.shtil.rules.cards import MONSTER, START, Card
from shtil_desktop.games.shtil.rules.deal import Cards, Deal, check, deal
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.outcome import VoyageOutcome
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.sea import TURN, Ask, Sea
from shtil_desktop.games.shtil.rules.turns.rules_in_force import Events, rules_for
from shtil_desktop.games.shtil.rules.turns.start import can_start
from shtil_desktop.games.shtil.rules.turns.turn import proceed
from shtil_desktop.games.shtil.rules.view import View

if TYPE_CHECKING:
    from shtil_desktop.games.past_actions import PastActions

PLAY_START = PlayStart()


class Shtil(Game[ShtilAction, Event, View]):
    """One voyage, from the deal on.

    Decks never change: `tops` says how far each has been drawn. Copies share the chain of past actions.
    """

    __slots__ = (
        "dealt",
        "decks",
        "discards",  # by seat, known to their owner
        "explorer",
        "hands",
        "number",  # of the deal
        "opening_events",
        "past",
        "result",
        "sea",
        "tops",
        "unseen",  # by seat, discarded from the deck and known to nobody
    )
    id = "shtil"
    number: int
    opening_events: Events
    result: VoyageOutcome | None

    def __init__(self, options: Options, number: int, dealt: Deal | None = None) -> None:
        """Deal `number` of these options, or a given deal; opening storms come up at once."""
        if dealt is None:
            dealt = deal(options, number)
        else:
            check(options, dealt)
        self.number = number
        self.dealt = dealt
        self.sea = Sea(rules_for(options), dealt)
        self.hands: list[list[Card]] = [list(hand) for hand in dealt.hands]
        self.decks = dealt.decks
        self.tops = [0] * len(dealt.decks)
        self.discards: list[list[Card]] = [[] for _ in dealt.hands]
        self.unseen: tuple[tuple[Card, ...], ...] = ((),) * options.seats
        self.explorer = dealt.explorer
        self.past: PastActions[ShtilAction] = None
        self.result = None
        self.opening_events = []
        proceed(self, self.opening_events)

    @classmethod
    def from_position(
        cls,
        sea: Sea,
        hands: list[list[Card]],
        decks: tuple[Cards, ...],
        *,
        discards: list[list[Card]] | None = None,
        unseen: tuple[Cards, ...] | None = None,
        explorer: Cards = (),
        removed: Cards = (),
        result: VoyageOutcome | None = None,
    ) -> Shtil:
        """A voyage as it lies, as if it had been dealt like this; it keeps what it is given, not copies.

        `decks` are what is left of them, `explorer` is the whole deck with what was turned over on top.
        """
        game: Shtil = object.__new__(cls)
        seats = sea.rules.seats
        game.number = 0
        game.dealt = Deal(tuple(map(tuple, hands)), decks, sea.turn, removed)
        game.sea = sea
        game.hands = hands
        game.decks = decks
        game.tops = [0] * len(decks)
        game.discards = [[] for _ in range(seats)] if discards is None else discards
        game.unseen = ((),) * seats if unseen is None else unseen
        game.explorer = explorer
        game.past = None
        game.result = result
        game.opening_events = []
        return game

    def beginning(self) -> Shtil:
        return Shtil(self.options, self.number, self.dealt)

    @property
    def first_seat(self) -> int:
        """Whose turn comes first, whatever opening storms ask before it."""
        return self.dealt.first

    def has_numbered_deal(self) -> bool:
        options, number, dealt = self.options, self.number, self.dealt
        return dealt in (deal(options, number), deal(options, number, dealt.first))

    @property
    def options(self) -> Options:
        return self.sea.rules.options

    @property
    def seats(self) -> int:
        return self.sea.rules.seats

    @property
    def decision(self) -> Decision | None:
        sea = self.sea
        return None if sea.ask is None or sea.decider is None else Decision(sea.decider, sea.ask)

    def legal_actions(self) -> list[ShtilAction]:
        sea = self.sea
        actions: list[ShtilAction] = []
        ask, decider, rules = sea.ask, sea.decider, sea.rules
        if ask is None or decider is None:
            return actions
        if ask is TURN and START in self.hands[decider] and self.start_is_forced():
            actions.append(PLAY_START)
        else:
            for lister in rules.listers[ask]:
                lister(self, decider, actions)
        if ask is TURN:
            for lister in rules.before_turn:
                lister(self, decider, actions)
        return actions

    def completions(self, opening: ShtilAction) -> Iterator[ShtilAction]:
        """Every way to pay for it."""
        if not opening.price:
            yield opening
            return
        seen = set()
        for pay in combinations(sorted(self.purse(opening)), opening.price):
            if pay not in seen:
                seen.add(pay)
                yield opening.paid(pay)

    def purse(self, action: ShtilAction) -> list[Card]:
        """The cards that may pay for a listed action."""
        assert self.sea.decider is not None
        hand = self.hands[self.sea.decider]
        cards = [card for card in hand if card != MONSTER] if MONSTER in hand else hand.copy()
        if isinstance(action, PlayIsland):
            cards.remove(action.card)
        return cards

    def apply(self, action: ShtilAction) -> list[Event]:
        sea = self.sea
        if self.result is not None or sea.decider is None:
            raise IllegalAction(Refusal.GAME_OVER)
        asked, carry_out = sea.rules.handlers.get(type(action), (None, None))
        if carry_out is None or (asked is not sea.ask and asked is not None):
            raise IllegalAction(Refusal.WRONG_MOMENT)
        seat = sea.decider
        events: Events = []
        carry_out(self, action, events)
        self.past = (self.past, seat, action)
        return events

    def talk_wanted(self) -> list[int]:
        """The seats that have yet to say how many cards they would gladly give, before a split."""
        if self.sea.ask is not Ask.SPLIT:
            return []
        pledges = self.sea.pledges
        return [seat for seat in range(self.seats) if seat != self.sea.decider and pledges[seat] is None]

    def say(self, seat: int, count: int) -> None:
        """Before a split another seat says how many cards it would gladly give."""
        if self.sea.to_split is None or seat == self.sea.turn:
            raise IllegalAction(Refusal.WRONG_MOMENT)
        if not 0 <= count <= self.sea.blind[seat] + self.discardable(seat):
            raise IllegalAction(Refusal.WRONG_SHARES)
        pledges = list(self.sea.pledges)
        pledges[seat] = count
        self.sea.pledges = tuple(pledges)

    def view(self, seat: int) -> View:
        return View.of(self, seat)

    def copy(self) -> Shtil:
        twin: Shtil = object.__new__(Shtil)
        twin.dealt = self.dealt
        twin.number = self.number
        twin.sea = self.sea.copy()
        twin.hands = [hand[:] for hand in self.hands]
        twin.decks = self.decks
        twin.tops = self.tops[:]
        twin.discards = [pile[:] for pile in self.discards]
        twin.unseen = self.unseen
        twin.explorer = self.explorer
        twin.past = self.past
        twin.result = self.result
        twin.opening_events = self.opening_events
        return twin

    def __eq__(self, other: object) -> bool:
        same = ("dealt", "number", "sea", "hands", "tops", "discards", "unseen", "result")
        return isinstance(other, Shtil) and all(getattr(self, n) == getattr(other, n) for n in same)

    __hash__ = None  # type: ignore[assignment]

    @property
    def actions(self) -> list[tuple[int, ShtilAction]]:
        """Everything done so far, with the seat that decided it."""
        return in_order(self.past)

    def to_record(self) -> dict[str, Any]:
        from shtil_desktop.games.shtil.rules.record import to_record

        return to_record(self)

    @classmethod
    def from_record(cls, record: dict[str, Any]) -> Shtil:
        from shtil_desktop.games.shtil.rules.record import from_record

        return from_record(record)

    def discardable(self, seat: int) -> int:
        """How many cards of the hand may be discarded: all but monsters."""
        hand = self.hands[seat]
        return len(hand) - hand.count(MONSTER)

    def deck_size(self, seat: int) -> int:
        """Cards left in the seat's deck, or in the common one."""
        own = 0 if self.options.mode is Mode.COMPETITIVE else seat
        return len(self.decks[own]) - self.tops[own]

    def discard_size(self, seat: int) -> int:
        return len(self.discards[seat]) + len(self.unseen[seat])

    def start_is_forced(self) -> bool:
        """Whether the seat to move holds a start that must be played now."""
        sea = self.sea
        return not sea.start_lies and START in self.hands[sea.turn] and can_start(self)

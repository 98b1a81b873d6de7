"""A match of Pebbles: the open pile and heaps, and the choices that are hidden until all have chosen."""

from __future__ import annotations

from enum import Enum
from typing import Any

from shtil_desktop.games.base import Action, Decision, Event, Game, IllegalAction
from tests.toy.pebbles.rules.actions import MOST, Take
from tests.toy.pebbles.rules.events import ChoiceMade, ChoicesRevealed, MatchEnded, PebblesAdded, RoundBegan
from tests.toy.pebbles.rules.options import DIE, Deal, Options, deal, throw_die
from tests.toy.pebbles.rules.outcome import Ending, PebblesOutcome, Refusal, outcome_of
from tests.toy.pebbles.rules.round import Round, share_out
from tests.toy.pebbles.rules.view import View, refusal


class Ask(Enum):
    CHOOSE = "how many pebbles to take"


class Pebbles(Game[Action, Event, View]):
    """One match, from the deal on."""

    __slots__ = (
        "chosen",
        "dealt",
        "done",
        "first",
        "heaps",
        "number",  # of the deal; None if it came from elsewhere
        "options",
        "pile",
        "result",
        "rounds",
    )
    id = "pebbles"
    options: Options
    number: int | None
    result: PebblesOutcome | None

    def __init__(self, options: Options, number: int | None, dealt: Deal | None = None) -> None:
        """Deal `number` of these options, or a given deal."""
        if dealt is None:
            assert number is not None
            dealt = deal(options, number)
        self.options = options
        self.number = number
        self.dealt = dealt
        self.pile = dealt.pile
        self.first = dealt.first
        self.heaps = [0] * options.seats
        self.chosen: list[int | None] = [None] * options.seats
        """The choices of this round."""
        self.rounds: tuple[Round, ...] = ()
        self.result = None
        self.done: tuple[tuple[int, Action], ...] = ()

    @property
    def seats(self) -> int:
        return self.options.seats

    @property
    def opening_events(self) -> list[Event]:
        return [RoundBegan(1, self.dealt.first)]

    def beginning(self) -> Pebbles:
        return Pebbles(self.options, self.number, self.dealt)

    def has_numbered_deal(self) -> bool:
        if self.number is None:
            return False
        return self.dealt == deal(self.options, self.number, self.dealt.first)

    @property
    def decision(self) -> Decision | None:
        if self.result is not None:
            return None
        return Decision((self.first + self._made) % self.seats, Ask.CHOOSE)

    @property
    def _made(self) -> int:
        """How many have chosen in this round."""
        return sum(count is not None for count in self.chosen)

    @property
    def actions(self) -> list[tuple[int, Action]]:
        return list(self.done)

    def legal_actions(self) -> list[Action]:
        if self.result is not None:
            return []
        return [Take(count) for count in range(1, min(MOST, self.pile) + 1)]

    def apply(self, action: Action) -> list[Event]:
        decision = self.decision
        if decision is None:
            raise IllegalAction(Refusal.MATCH_OVER)
        if not isinstance(action, Take):
            raise IllegalAction(Refusal.WRONG_SEAT)
        wrong = refusal(action, self.pile)
        if wrong is not None:
            raise wrong
        die = self._die(action)
        self.chosen[decision.seat] = action.count
        self.done += ((decision.seat, Take(action.count, die)),)
        events: list[Event] = [ChoiceMade(decision.seat, action.count)]
        if die is not None:
            self._end_round(die, events)
        return events

    def _die(self, take: Take) -> int | None:
        """What the die shows, if this choice ends the round: as it is recorded, else as it falls now."""
        if self._made + 1 < self.seats:
            if take.die is not None:
                raise IllegalAction(Refusal.WRONG_DIE)
            return None
        if take.die is None:
            return throw_die(self.number, len(self.done))
        if not 0 <= take.die < DIE:
            raise IllegalAction(Refusal.WRONG_DIE)
        return take.die

    def _end_round(self, die: int, events: list[Event]) -> None:
        counts = tuple(count for count in self.chosen if count is not None)
        got = share_out(self.pile, counts)
        self.heaps = [heap + more for heap, more in zip(self.heaps, got, strict=True)]
        self.pile += die - sum(got)
        self.rounds += (Round(counts, got, die),)
        self.chosen = [None] * self.seats
        self.first = (self.first + 1) % self.seats
        events += [ChoicesRevealed(counts, got), PebblesAdded(die)]
        if self.pile and len(self.rounds) < self.options.rounds:
            events.append(RoundBegan(len(self.rounds) + 1, self.first))
            return
        self.result = outcome_of(Ending.ROUNDS if self.pile else Ending.EMPTY, self.heaps)
        events.append(MatchEnded(self.result))

    def view(self, seat: int) -> View:
        return View.of(self, seat)

    def copy(self) -> Pebbles:
        twin: Pebbles = object.__new__(Pebbles)
        for name in Pebbles.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.heaps, twin.chosen = self.heaps[:], self.chosen[:]
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Pebbles):
            return False
        return all(getattr(self, name) == getattr(other, name) for name in Pebbles.__slots__)

    __hash__ = None  # type: ignore[assignment]

    def to_record(self) -> dict[str, Any]:
        from tests.toy.pebbles.rules.record import to_record

        return to_record(self)

    @classmethod
    def from_record(cls, record: dict[str, Any]) -> Pebbles:
        from tests.toy.pebbles.rules.record import from_record

        return from_record(record)

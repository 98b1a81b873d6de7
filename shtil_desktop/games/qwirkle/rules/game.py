"""A game of Qwirkle: the open board, and what is hidden in hands and bag."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import Enum
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from shtil_desktop.games.base import Action, Decision, Event, Game, IllegalAction
from shtil_desktop.games.past_actions import in_order
from shtil_desktop.games.qwirkle.rules.actions import Lay, Pass, Resign, Trade
from shtil_desktop.games.qwirkle.rules.arrangement import Score, judge, judge_first
from shtil_desktop.games.qwirkle.rules.board import Board
from shtil_desktop.games.qwirkle.rules.deal import Deal, Options, check, deal, places_in_bag
from shtil_desktop.games.qwirkle.rules.events import (
    GameEnded,
    Passed,
    SetAnnounced,
    TilesDrawn,
    TilesLaid,
    TilesTraded,
    TurnBegan,
    WentOut,
)
from shtil_desktop.games.qwirkle.rules.lays import all_lays, has_lay
from shtil_desktop.games.qwirkle.rules.outcome import Ending, QwirkleOutcome, outcome_of
from shtil_desktop.games.qwirkle.rules.refusals import Refusal
from shtil_desktop.games.qwirkle.rules.tiles import SIDE, Tile
from shtil_desktop.games.qwirkle.rules.view import View

if TYPE_CHECKING:
    from shtil_desktop.games.past_actions import PastActions

GOING_OUT: Final = 6
ROUNDS_OF_TRADES: Final = 3
"""After so many whole rounds of nothing but trades the game is stuck."""
LAY, TRADE, PASS = Lay(), Trade(), Pass()


class Ask(Enum):
    TURN = "lay, trade or pass"


class Qwirkle(Game[Action, Event, View]):
    """One game, from the deal on. Copies share the chain of past actions."""

    __slots__ = (
        "bag",
        "board",
        "dealt",
        "hands",
        "idle",  # turns without a lay, one after another
        "number",  # of the deal; None if it came from elsewhere
        "opening_events",
        "options",
        "past",
        "result",
        "scores",
        "turn",
    )
    id = "qwirkle"
    options: Options
    number: int | None
    opening_events: list[Event]
    result: QwirkleOutcome | None

    def __init__(self, options: Options, number: int | None, dealt: Deal | None = None) -> None:
        """Deal `number` of these options, or a given deal."""
        if dealt is None:
            assert number is not None
            dealt = deal(options, number)
        else:
            check(options, dealt)
        self.options = options
        self.number = number
        self.dealt = dealt
        self.board = Board()
        self.hands: list[list[Tile]] = [list(hand) for hand in dealt.hands]
        self.bag: list[Tile] = list(dealt.bag)
        self.scores = [0] * options.seats
        self.turn = dealt.first
        self.idle = 0
        self.past: PastActions[Action] = None
        self.result = None
        announced: list[Event] = [SetAnnounced(seat, size) for seat, size in enumerate(dealt.announced)]
        self.opening_events = [*announced, TurnBegan(self.turn)]

    def beginning(self) -> Qwirkle:
        return Qwirkle(self.options, self.number, self.dealt)

    def has_numbered_deal(self) -> bool:
        return self.number is not None and self.dealt == deal(self.options, self.number)

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def decision(self) -> Decision | None:
        return None if self.result is not None else Decision(self.turn, Ask.TURN)

    @property
    def actions(self) -> list[tuple[int, Action]]:
        return in_order(self.past)

    def legal_actions(self) -> list[Action]:
        if self.result is not None:
            return []
        found: list[Action] = []
        if has_lay(self.board, self.hands[self.turn]):
            found.append(LAY)
        if self.bag and self.board.tiles:
            found.append(TRADE)
        return found or [PASS]

    def completions(self, opening: Action) -> Iterator[Action]:
        hand = self.hands[self.turn]
        if opening == LAY:
            for _, placed in all_lays(self.board, hand):
                yield Lay.of(placed)
        elif opening == TRADE:
            for count in range(1, min(len(hand), len(self.bag)) + 1):
                for tiles in sorted(set(combinations(sorted(hand), count))):
                    yield Trade(tiles)
        else:
            yield opening

    def apply(self, action: Action) -> list[Event]:
        if self.result is not None:
            raise IllegalAction(Refusal.GAME_OVER)
        seat = self.turn
        events: list[Event] = []
        match action:
            case Lay():
                self._lay(action, events)
            case Trade():
                action = self._trade(action, events)
            case Pass():
                self._pass(events)
            case Resign():
                seat = self._resign(action, events)
                action = Resign(seat)
            case _:
                raise IllegalAction(Refusal.WRONG_SEAT)
        self.past = (self.past, seat, action)
        return events

    def _lay(self, lay: Lay, events: list[Event]) -> None:
        seat, hand, placed = self.turn, self.hands[self.turn], lay.placed
        self._require(tuple(tile for _, tile in placed))
        score = judge(self.board, placed)
        if not self.board.tiles and not isinstance(score, Refusal):
            score = judge_first(hand, placed) or score
        if not isinstance(score, Score):
            raise IllegalAction(score)
        for cell, tile in placed:
            self.board.lay(cell, tile)
            hand.remove(tile)
        self.scores[seat] += score.points
        self.idle = 0
        events.append(TilesLaid(seat, lay.tiles, score.lines, score.points))
        self._draw(seat, SIDE - len(hand), events)
        if hand:
            self._next(events)
            return
        self.scores[seat] += GOING_OUT
        events.append(WentOut(seat, GOING_OUT))
        self._end(Ending.OUT, events)

    def _require(self, tiles: tuple[Tile, ...]) -> None:
        """Some tiles, all of them in the hand."""
        if not tiles:
            raise IllegalAction(Refusal.NOTHING_CHOSEN)
        if Counter(tiles) - Counter(self.hands[self.turn]):
            raise IllegalAction(Refusal.NOT_IN_HAND)

    def _draw(self, seat: int, count: int, events: list[Event]) -> None:
        drawn = self.bag[:count]
        if drawn:
            del self.bag[:count]
            self.hands[seat] += drawn
            events.append(TilesDrawn(seat, len(drawn), tuple(drawn)))

    def _trade(self, trade: Trade, events: list[Event]) -> Trade:
        """Draw first, then return; what chance adds is written down."""
        seat, hand, count = self.turn, self.hands[self.turn], len(trade.tiles)
        self._require(trade.tiles)
        if not self.board.tiles:
            raise IllegalAction(Refusal.FIRST_MUST_LAY)
        size = len(self.bag)
        if count > size:
            raise IllegalAction(Refusal.BAG_TOO_SMALL)
        back = trade.back
        if back is None:
            back = places_in_bag(self.number, len(self.actions), size, count)
        elif len(back) != count or any(not 0 <= at <= size - count + i for i, at in enumerate(back)):
            raise IllegalAction(Refusal.WRONG_PLACES)
        for tile in trade.tiles:
            hand.remove(tile)
        events.append(TilesTraded(seat, count, trade.tiles))
        self._draw(seat, count, events)
        for tile, at in zip(trade.tiles, back, strict=True):
            self.bag.insert(at, tile)
        self.idle += 1
        self._next(events, ROUNDS_OF_TRADES * self.seats)
        return Trade(trade.tiles, back)

    def _pass(self, events: list[Event]) -> None:
        if has_lay(self.board, self.hands[self.turn]):
            raise IllegalAction(Refusal.CAN_LAY)
        if self.bag:
            raise IllegalAction(Refusal.CAN_TRADE)
        events.append(Passed(self.turn))
        self.idle += 1
        self._next(events, self.seats)

    def _resign(self, action: Resign, events: list[Event]) -> int:
        seat = self.turn if action.seat is None else action.seat
        if not 0 <= seat < self.seats:
            raise IllegalAction(Refusal.WRONG_SEAT)
        self._end(Ending.RESIGNED, events, seat)
        return seat

    def _next(self, events: list[Event], most_idle: int | None = None) -> None:
        """The next seat's turn, unless nobody has laid for too long."""
        if most_idle is not None and self.idle >= most_idle:
            self._end(Ending.STUCK, events)
            return
        self.turn = (self.turn + 1) % self.seats
        events.append(TurnBegan(self.turn))

    def _end(self, reason: Ending, events: list[Event], resigned: int | None = None) -> None:
        self.result = outcome_of(reason, self.scores, resigned)
        events.append(GameEnded(self.result))

    def view(self, seat: int) -> View:
        return View.of(self, seat)

    def copy(self) -> Qwirkle:
        twin: Qwirkle = object.__new__(Qwirkle)
        twin.options = self.options
        twin.number = self.number
        twin.dealt = self.dealt
        twin.board = self.board.copy()
        twin.hands = [hand[:] for hand in self.hands]
        twin.bag = self.bag[:]
        twin.scores = self.scores[:]
        twin.turn = self.turn
        twin.idle = self.idle
        twin.past = self.past
        twin.result = self.result
        twin.opening_events = self.opening_events
        return twin

    def __eq__(self, other: object) -> bool:
        same = ("options", "number", "dealt", "board", "bag", "scores", "turn", "idle", "result")
        if not isinstance(other, Qwirkle) or any(getattr(self, n) != getattr(other, n) for n in same):
            return False
        return list(map(sorted, self.hands)) == list(map(sorted, other.hands))

    __hash__ = None  # type: ignore[assignment]

    def to_record(self) -> dict[str, Any]:
        from shtil_desktop.games.qwirkle.rules.record import to_record

        return to_record(self)

    @classmethod
    def from_record(cls, record: dict[str, Any]) -> Qwirkle:
        from shtil_desktop.games.qwirkle.rules.record import from_record

        return from_record(record)

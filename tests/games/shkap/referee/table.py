"""The game itself, told in the order of the rules page; each `yield` asks one seat one question."""

from collections.abc import Generator
from copy import deepcopy
from typing import Any

from tests.games.shkap.referee.checks import Entry, Illegal, candidates, check
from tests.games.shkap.referee.components import (
    BURIED,
    CARDS_DEALT,
    CHESTS,
    HAND,
    ISLANDS,
    TAKES,
    Cell,
    Refused,
    cells_with,
    is_move,
    kind,
    sign_at,
    targets,
)
from tests.games.shkap.referee.reading import check_header, is_same
from tests.games.shkap.referee.state import State

Story = Generator[tuple[int, str], Entry, None]
Arrival = tuple[int, Cell, int]


class Table(State):
    """The state after the actions so far; `decider` and `asks` say who is asked for what."""

    def __init__(self, options: dict[str, Any], deal: dict[str, Any]) -> None:
        super().__init__(options, deal)
        self.decider: int | None = None
        self.asks: str | None = None
        self.applied = 0
        # Who came to which chest of this island, and in how many steps, in the order of the walks.
        self.arrivals: list[Arrival] = []
        self.gains = [0] * self.seats
        self._story = self._game()
        self._go_on(None)

    @classmethod
    def from_record(cls, record: Any) -> "Table":
        """The table after every action of the record, whose outcome must be what really came of them."""
        check_header(record)
        table = cls(record["options"], record["deal"])
        for entry in record["actions"]:
            table.apply(entry)
        if not is_same(table.outcome, record["outcome"]):
            raise Refused("outcome", None, f"the outcome is {table.outcome}")
        return table

    def apply(self, entry: Any) -> None:
        """Carry out one action, or raise Refused with nothing changed."""
        try:
            check(self, self.decider, self.asks, entry)
        except Illegal as why:
            raise Refused("action", self.applied + 1, str(why)) from None
        self.applied += 1
        if entry["do"] == "resign":
            self._resign(entry["seat"])
        else:
            self._go_on(deepcopy(entry))

    def legal(self) -> list[Entry]:
        """Every legal action of the decider but resigning; of the routes longer than two cards only one."""
        if self.decider is None or self.asks is None:
            return []
        return [entry for entry in candidates(self, self.decider, self.asks) if self.is_legal(entry)]

    def is_legal(self, entry: Any) -> bool:
        try:
            check(self, self.decider, self.asks, entry)
        except Illegal:
            return False
        return True

    def _go_on(self, answer: Entry | None) -> None:
        try:
            # A story that has not begun takes None, every later question an answer.
            self.decider, self.asks = next(self._story) if answer is None else self._story.send(answer)
        except StopIteration:
            self.decider = self.asks = None

    # The whole game

    def _game(self) -> Story:
        for number in range(self.last):
            self.island = self.islands[number]
            if self.mode == "archipelago" and number in (0, 4):
                yield from self._draft()
            yield from self._visit()
            self.coins = [sum(both) for both in zip(self.coins, self.gains, strict=True)]
            if number + 1 < self.last:
                self._leave(is_half_time=self.mode == "archipelago" and number == 3)
        leaders = [seat for seat in self.players if self.coins[seat] == max(self.coins)]
        if len(leaders) > 1:
            yield from self._break_tie(leaders)
        else:
            self._end("coins", leaders, None)
        # Reading: nothing comes after the last island, so the marker and the island stay where they are.
        self.clear_island()
        self.refill_market()

    def _leave(self, is_half_time: bool) -> None:
        """Step 6; the half of an archipelago ends with new cards for all."""
        self.clear_island()
        if is_half_time:
            self.discard_hands()
        self.refill_market()
        if self.mode == "base":
            self.draw_up_hands()
        self.move_marker()
        if is_half_time:
            self._deal(self.packs, CARDS_DEALT["archipelago"])

    def _deal(self, piles: list[list[int]], size: int) -> None:
        # Reading: a seat gets all its cards before the next one gets any, as in drawing up.
        for seat in self.clockwise(self.first):
            self.draw_up(piles[seat], size)

    def _draft(self) -> Story:
        while len(self.packs[0]) > 1:
            for seat in self.clockwise(self.first):
                answer = yield seat, "keep"
                self.packs[seat].remove(answer["card"])
                self.hands[seat].append(answer["card"])
            self.packs = [self.packs[seat - 1] for seat in range(self.seats)]
        for hand, pack in zip(self.hands, self.packs, strict=True):
            hand.append(pack.pop())

    def _break_tie(self, leaders: list[int]) -> Story:
        self.clear_island()
        self.discard_hands()
        self.refill_market()
        self.players = leaders
        self.move_marker()
        self._deal(self.hands, HAND)
        self.island = self.islands[self.last]
        yield from self._visit()
        extra = [self.gains[seat] if seat in leaders else None for seat in range(self.seats)]
        most = max(self.gains[seat] for seat in leaders)
        winners = [seat for seat in leaders if self.gains[seat] == most]
        self._end("extra-island" if len(winners) == 1 else "shared", winners, extra)

    def _end(self, reason: str, winners: list[int], extra: list[int | None] | None) -> None:
        self.outcome = {"reason": reason, "scores": list(self.coins), "winners": winners, "extra": extra}

    def _resign(self, seat: int) -> None:
        self._story.close()
        self.decider = self.asks = None
        others = [other for other in range(self.seats) if other != seat]
        most = max(self.coins[other] for other in others)
        self._end("resigned", [other for other in others if self.coins[other] == most], None)

    # One island

    def _visit(self) -> Story:
        """Steps 1 to 5; `gains` tells afterwards what each seat brought home."""
        self.rows = ISLANDS[self.island]
        self.arrivals, self.gains = [], [0] * self.seats
        order = self.clockwise(self.first)
        for seat in order:
            yield from self._announce(seat)
        ashore = [seat for seat in order if seat in self.landed]
        for seat in ashore:
            answer = yield seat, "lay"
            self.routes[seat] = answer["cards"]
            self.hands[seat] = [card for card in self.hands[seat] if card not in answer["cards"]]
        for seat in order if ashore else []:
            yield from self._throw_marks(seat)
        for seat in ashore:
            yield from self._walk(seat)
        self._share_out(order)

    def _announce(self, seat: int) -> Story:
        answer = yield seat, "announce"
        if answer["do"] == "land":
            self.landed.append(seat)
        else:
            yield from self._take_cards(seat, 2)

    def _take_cards(self, seat: int, count: int) -> Story:
        # Reading: a card is asked for even if only one place is left to take it from.
        for _ in range(count):
            if self.can_take():
                answer = yield seat, "take"
                self.take(seat, answer["from"])

    def _throw_marks(self, seat: int) -> Story:
        while (answer := (yield seat, "mark"))["do"] == "mark":
            self.hands[seat].remove(answer["card"])
            self.marks[answer["at"]].append(answer["card"])

    def _walk(self, seat: int) -> Story:
        """Card after card until a chest or a mistake; only a chest leaves a trace in `arrivals`."""
        route = self.routes[seat]
        has_flag = kind(route[0]) == "flag"
        self.walker, self.has_map = seat, False
        self.at = cells_with(self.rows, "B" if has_flag else "W")[0]
        steps = len(self.marks[seat])
        for card in route[1:] if has_flag else route:
            if kind(card) == "map":
                self.has_map = True
                continue
            if not is_move(card) or not targets(self.rows, self.at, card, self.has_map):
                break
            self.card = card
            answer = yield seat, "step"
            cell: Cell = (answer["to"][0], answer["to"][1])
            sign = sign_at(self.rows, cell)
            steps += 2 if sign == "L" else 1
            if sign in CHESTS or (sign in BURIED and self.has_map):
                self.arrivals.append((steps, cell, seat))
            if sign in CHESTS or sign in BURIED:
                break
            self.has_map = False
            self.at = (answer["exit"][0], answer["exit"][1]) if sign == "C" else cell
            yield from self._take_cards(seat, TAKES.get(sign, 0))
        self.walker = self.card = None

    def _share_out(self, order: list[int]) -> None:
        """Step 5: at each chest the fewest steps come first, then the seat nearer to the first player."""
        arrivals = sorted(self.arrivals, key=lambda arrival: (arrival[0], order.index(arrival[2])))
        came: dict[Cell, int] = {}
        for _, cell, seat in arrivals:
            value = {**CHESTS, **BURIED}[sign_at(self.rows, cell)]
            self.gains[seat] = max(0, value - came.get(cell, 0))
            came[cell] = came.get(cell, 0) + 1

"""The game in play: whose turn it is, what that seat may do, and what follows from it."""

from collections import Counter
from typing import Any

from tests.games.qwirkle.referee.board import (
    HAND,
    ORIGIN,
    Board,
    Laid,
    Lay,
    all_lays,
    cells_of,
    fault_of_lay,
    largest_set,
    opening_lays,
    points_of_lay,
    put,
    single_lays,
)
from tests.games.qwirkle.referee.record import (
    Refused,
    check_deal,
    check_header,
    check_seats,
    fault_of_form,
    is_same,
)

GOING_OUT = 6
ROUNDS_OF_TRADES = 3

Action = dict[str, Any]


class Table:
    """The state after the actions so far. `turn` is the seat to move, None after the end."""

    def __init__(self, seats: int, deal: dict[str, Any]) -> None:
        check_seats(seats)
        check_deal(seats, deal)
        self.seats = seats
        self.hands: list[list[str]] = [list(hand) for hand in deal["hands"]]
        self.bag: list[str] = list(deal["bag"])
        self.board: Board = {}
        self.scores = [0] * seats
        self.outcome: dict[str, Any] | None = None
        self.done = 0
        self.idle = 0  # trades or passes since the last lay
        sets = [largest_set(hand) for hand in self.hands]
        self.turn: int | None = sets.index(max(sets))  # the lowest of equal seats

    @classmethod
    def from_record(cls, record: dict[str, Any]) -> "Table":
        """The table after every action of the record, whose outcome must be the one that really happened."""
        check_header(record)
        table = cls(record["options"]["seats"], record["deal"])
        for entry in record["actions"]:
            table.apply(entry)
        if not is_same(record["outcome"], table.outcome):
            raise Refused("outcome", None, f"the actions lead to {table.outcome}")
        return table

    def apply(self, entry: Action) -> None:
        """Carry out one action of the record, or raise Refused with nothing changed."""
        self._check(entry)
        self.done += 1
        seat = entry["seat"]
        match entry["do"]:
            case "lay":
                self._lay(seat, _read_lay(entry))
            case "trade":
                self._trade(seat, entry["tiles"], entry["back"])
            case "pass":
                self._idle(self.seats)
            case "resign":
                self._end("resigned", [other for other in range(self.seats) if other != seat])
        if self.outcome is not None:
            self.turn = None
        elif self.turn is not None:
            self.turn = (self.turn + 1) % self.seats

    # Asking

    def points_of(self, entry: Action) -> int:
        """What the action adds to its seat's points, the six for going out included; Refused if illegal."""
        self._check(entry)
        if entry["do"] != "lay":
            return 0
        lay = _read_lay(entry)
        goes_out = not self.bag and len(lay) == len(self.hands[entry["seat"]])
        return points_of_lay(self.board, lay) + (GOING_OUT if goes_out else 0)

    def lays(self, seat: int) -> set[Lay]:
        """Every legal lay of the seat's hand, as if it were its turn; none after the end."""
        if self.outcome is not None:
            return set()
        if not self.board:
            return opening_lays(self.hands[seat])
        return all_lays(self.board, self.hands[seat])

    def may_trade(self) -> bool:
        """Whether the seat to move may trade at least one tile."""
        return self.outcome is None and bool(self.board) and bool(self.bag)

    def may_pass(self) -> bool:
        """Whether the seat to move may pass. If any lay is legal, one of its tiles alone is too."""
        if self.turn is None or not self.board or self.bag:
            return False
        return not single_lays(self.board, self.hands[self.turn])

    # Checking

    def _check(self, entry: Any) -> None:
        fault = self._fault_of(entry)
        if fault is not None:
            raise Refused("action", self.done + 1, fault)

    def _fault_of(self, entry: Any) -> str | None:
        """Why the action is illegal now, or None."""
        if self.outcome is not None:
            return "the game is over"
        fault = fault_of_form(entry, self.seats)
        if fault is not None or entry["do"] == "resign":
            return fault
        if entry["seat"] != self.turn:
            return "not this seat's turn"
        match entry["do"]:
            case "lay":
                return self._fault_of_lay(entry["seat"], _read_lay(entry))
            case "trade":
                return self._fault_of_trade(entry["seat"], entry["tiles"], entry["back"])
        return None if self.may_pass() else "passing needs an empty bag and no legal lay"

    def _fault_of_lay(self, seat: int, lay: list[Laid]) -> str | None:
        if not self._holds(seat, [tile for tile, _, _ in lay]):
            return "not in the hand"
        if not self.board and len(lay) != largest_set(self.hands[seat]):
            return "the first lay is the largest set"
        if not self.board and ORIGIN not in cells_of(lay):
            return "the first lay covers 0, 0"
        return fault_of_lay(self.board, lay)

    def _fault_of_trade(self, seat: int, tiles: list[str], back: list[int]) -> str | None:
        if not self.board:
            return "the first action is a lay"
        if not self._holds(seat, tiles):
            return "not in the hand"
        if len(tiles) > len(self.bag):
            return "more tiles than in the bag"
        shortest = len(self.bag) - len(tiles)
        if not all(0 <= place <= shortest + i for i, place in enumerate(back)):
            return "no such place in the bag"
        return None

    def _holds(self, seat: int, tiles: list[str]) -> bool:
        return not Counter(tiles) - Counter(self.hands[seat])

    # Carrying out

    def _lay(self, seat: int, lay: list[Laid]) -> None:
        hand = self.hands[seat]
        self.scores[seat] += points_of_lay(self.board, lay)
        self.board = put(self.board, lay)
        for tile, _, _ in lay:
            hand.remove(tile)
        self.idle = 0
        self._draw(hand, HAND - len(hand))
        # A hand stays empty only if the bag was empty before the lay: otherwise it has just drawn.
        if not hand:
            self.scores[seat] += GOING_OUT
            self._end("out", list(range(self.seats)))

    def _trade(self, seat: int, tiles: list[str], back: list[int]) -> None:
        hand = self.hands[seat]
        for tile in tiles:
            hand.remove(tile)
        self._draw(hand, len(tiles))
        for tile, place in zip(tiles, back, strict=True):
            self.bag.insert(place, tile)
        self._idle(ROUNDS_OF_TRADES * self.seats)

    def _draw(self, hand: list[str], count: int) -> None:
        hand += self.bag[:count]
        del self.bag[:count]

    def _idle(self, limit: int) -> None:
        """One more turn without a lay. Only a lay empties the bag, so trades and passes never mix."""
        self.idle += 1
        if self.idle == limit:
            self._end("stuck", list(range(self.seats)))

    def _end(self, reason: str, rivals: list[int]) -> None:
        best = max(self.scores[seat] for seat in rivals)
        winners = [seat for seat in rivals if self.scores[seat] == best]
        self.outcome = {"reason": reason, "scores": list(self.scores), "winners": winners}


def _read_lay(entry: Action) -> list[Laid]:
    return [(tile, x, y) for tile, x, y in entry["tiles"]]

"""What lies on the table, and questions about it that change nothing."""

from typing import Any

from tests.games.shtil.referee.board import Board, Cell, Grid
from tests.games.shtil.referee.setup import Card, check_record

# What is still to happen, first things first: (what, seat, detail).
Task = tuple[str, int, Any]


class State:
    """The plain facts; a fresh one is the deal before any opening storm."""

    def __init__(self, record: dict[str, Any]) -> None:
        check_record(record)
        options, deal = record["options"], record["deal"]
        self.mode: str = options["mode"]
        self.seats: int = options["seats"]
        self.has_storms: bool = options["storms"]
        self.board = Board(self.mode)

        self.hands: list[list[Card]] = [list(hand) for hand in deal["hands"]]
        self.decks: list[list[Card]] = [list(deck) for deck in deal["decks"]]  # the first is on top
        self.discards: list[list[Card]] = [[] for _ in range(self.seats)]
        self.row: list[Card] = list(deal["row"])  # competitive; the first is farthest from the deck
        self.explorer: list[Card] = list(deal["explorer"])
        self.laid: list[Card] = []  # the start and the finish that count, or wilds as them
        self.gone: list[Card] = []  # out of the game: struck islands, monsters, storms, used compasses

        self.grid: Grid = {}
        self.wild_cells: set[Cell] = set()
        self.sides: dict[Cell, str] = {}  # sun and moon
        self.owners: dict[Cell, int] = {}  # competitive
        self.facing = "sun"
        self.shown = [0] * self.seats  # monsters in each hand that lie open

        self.reef: int | None = deal["reef"]
        self.yellows = [0] * self.seats
        self.oranges = [0] * self.seats
        self.purples: list[int] = []  # their rows
        self.pool = 0  # compasses that the crew may use
        self.supply = len(deal["supply"])

        self.is_started = False
        self.is_finish_open = False  # pyramid
        self.passes = 0  # competitive, in a row
        self.blind = [0] * self.seats  # cards discarded unseen for this start
        self.owed = 0  # cards to be discarded for this start, the blind ones among them

        self.done = 0  # actions so far
        self.todo: list[Task] = []
        self.decider: int | None = None
        self.wants: str | None = None
        self.outcome: dict[str, Any] | None = None

    # Seats and cards

    def clockwise(self, first: int) -> list[int]:
        return [(first + step) % self.seats for step in range(self.seats)]

    def limit(self, seat: int) -> int:
        return 3 if self.yellows[seat] else 5

    def discardable(self, seat: int) -> list[Card]:
        return [card for card in self.hands[seat] if card != "monster"]

    def surplus(self, seat: int) -> int:
        """Cards that a yellow storm costs this seat now."""
        # Reading: monsters can't be discarded, so a hand full of them stays above 3.
        return min(max(0, len(self.hands[seat]) - 3), len(self.discardable(seat)))

    # The grid

    def is_full(self) -> bool:
        return len(self.grid) == len(self.board.cells)

    def is_row_full(self, row: int) -> bool:
        return all(cell in self.grid for cell in self.board.row(row))

    def open_rows(self) -> list[int]:
        return [row for row in self.board.rows if not self.is_row_full(row)]

    def is_run(self, row: int) -> bool:
        """Six consecutive numbers, whether or not a wild is among them."""
        numbers = [self.grid.get(cell, 0) for cell in self.board.row(row)]
        return numbers == list(range(numbers[0], numbers[0] + 6)) and self.is_row_full(row)

    def why_not_there(self, seat: int, number: int, cell: Cell) -> str | None:
        """Why this seat may not place this number there, paying aside; None if it may."""
        if cell not in self.board.line_names:
            return "no such cell"
        if cell in self.grid:
            return "the cell is taken"
        low, high = self.board.bounds(self.grid, cell)
        if not low < number < high:
            return "the line must increase"
        if cell[0] == self.reef:
            return "the reef bars this row"
        if cell[0] in self.purples:
            return "a purple storm bars this row"
        if self.oranges[seat] and not any(near in self.grid for near in self.board.neighbours(cell)):
            return "under orange an occupied neighbour is needed"
        return self.why_not_in_mode(number, cell)

    def why_not_in_mode(self, number: int, cell: Cell) -> str | None:
        if self.mode == "arch":
            pillars = self.board.lines["l"] + self.board.lines["r"]
            if (cell in pillars) == all(pillar in self.grid for pillar in pillars):
                return "the pillars come first, then the vault"
        if self.mode == "competitive" and not self.board.has_room({**self.grid, cell: number}):
            return "the grid could not be completed"
        return None

    def can_place(self, seat: int) -> bool:
        """Whether any island of this hand can be placed and paid for."""
        # Reading: an island that the hand can't pay for can't be placed.
        hand = self.hands[seat]
        return any(
            self.why_not_there(seat, card, cell) is None
            and self.board.cost(self.grid, cell, card) <= len(self.discardable(seat)) - 1
            for card in hand
            if isinstance(card, int)
            for cell in self.board.cells
        )

    # Start and finish

    def extra_draws(self) -> int:
        return {1: 8, 2: 2}.get(self.seats, 0)

    def cards_for_start(self) -> int:
        """Cards that could be discarded for a start, as far as the seats can know it."""
        # Reading: decks count by size, whatever is in them, also for yellow's blind discards.
        count = sum(len(self.discardable(seat)) for seat in range(self.seats)) - 1
        for seat, deck in enumerate(self.decks):
            count += min(max(self.extra_draws(), 2 if self.yellows[seat] else 0), len(deck))
        return count

    def may_start(self) -> bool:
        has_start = self.mode in ("standard", "sun-moon")
        return has_start and not self.is_started and self.cards_for_start() >= 8

    def must_start(self, seat: int) -> bool:
        return "start" in self.hands[seat] and self.may_start()

    def why_not_finish(self) -> str | None:
        if self.mode in ("pyramid", "competitive"):
            return "no finish is played here"
        if not self.is_full():
            return "the grid is not full"
        if self.mode in ("standard", "sun-moon") and not self.is_started:
            return "no start lies"
        if any("monster" in hand for hand in self.hands):
            return "a seat holds a monster"
        wrong = [cell for cell, side in self.sides.items() if side != ("sun" if cell[0] >= 3 else "moon")]
        return "an island lies on the wrong side" if wrong else None

    # Competitive

    def score(self, seat: int) -> int:
        points = 2 * len(self.own_cells(seat)) - len(self.discards[seat])
        # Reading: consecutive cells are neighbours on the line, so a run goes on across a row's end.
        run = 0
        last: int | None = None
        for cell in [*self.board.lines["a"], None]:
            number = self.grid[cell] if cell is not None and self.owners.get(cell) == seat else None
            if run and number is not None and last is not None and number == last + 1:
                run += 1
            else:
                points += run if run >= 3 else 0
                run = 0 if number is None else 1
            last = number
        return points

    def own_cells(self, seat: int) -> list[Cell]:
        return [cell for cell, owner in self.owners.items() if owner == seat]

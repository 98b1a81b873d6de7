"""Everything that lies open on the table: the grid, the storms, the compasses, and what is asked of whom."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from shtil_desktop.games.shtil.rules.cards import ORANGE, PURPLE, YELLOW, Card
from shtil_desktop.games.shtil.rules.deal import HAND, Deal
from shtil_desktop.games.shtil.rules.layouts import Layout
from shtil_desktop.games.shtil.rules.line import Line

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.rules.options import Options
    from shtil_desktop.games.shtil.rules.turns.rules_in_force import Rules

YELLOW_HAND = 3
"""The hand limit under a yellow storm."""


class Ask(Enum):
    """What a seat is asked to decide."""

    TURN = "turn"
    SPLIT = "split"
    GIVE = "give"
    REEF = "reef"
    STORM = "storm"
    STRIKE = "strike"

    __hash__ = object.__hash__  # members are unique; the enum's own hash is computed in Python


TURN = Ask.TURN
"""At hand for the inner loop, where looking a member up costs more than the rest of a line."""


class Sea:
    """The open part of a position. Only the grid changes in place; the rest is replaced."""

    __slots__ = (
        "ask",  # what is asked now, None when the voyage is over
        "blind",  # this start: cards each seat has given unseen
        "compasses",  # the team's pool
        "decider",  # the seat that is asked
        "drawing",  # seats that have yet to draw up
        "explored",  # explorer cards turned over so far
        "facing",  # 0: hands show the sun, 1: the moon
        "finish_lies",
        "gone",  # cards that left the game openly: struck islands, monsters, spent wilds, past storms
        "lines",
        "monsters_shown",  # by seat: monsters in hand that lie open since a finish was tried
        "opening",  # seats whose opening storms are still to come; None once play has begun
        "oranges",  # orange storms before each seat
        "owed",  # cards each seat has yet to give, () when none
        "passes",  # passes in a row
        "pledges",  # how many cards each seat offered: talk, not part of the record
        "purples",  # rows under a purple storm
        "reef",  # its row
        "reef_due",
        "row",  # the open row of the competitive game
        "rules",
        "shown",  # cards that each seat took from the row or had to show
        "sides",  # by cell: 0 sun up, 1 moon up; the owner in the competitive game
        "start_is_wild",
        "start_lies",
        "starter",  # the seat that played the start
        "strike_due",
        "supply",  # compasses still to be won
        "to_split",  # cards to be given in all, None when no split is asked
        "turn",  # whose turn it is
        "turnings",  # compasses that each seat has drawn in Sun and Moon, so that all hands were turned
        "waiting",  # storms revealed and not yet decided: (seat, storm)
        "wild_cells",  # where a wild lies as an island
        "yellows",  # yellow storms before each seat
    )

    def __init__(self, rules: Rules, deal: Deal) -> None:
        nobody = (0,) * rules.options.seats
        self.rules = rules
        self.lines = [Line.empty(spec) for spec in rules.layout.lines]
        self.sides = bytearray(rules.layout.size)
        self.start_lies = self.finish_lies = self.reef_due = self.strike_due = False
        self.starter: int | None = None
        self.start_is_wild = False
        self.reef = deal.reef
        self.purples: tuple[int, ...] = ()
        self.wild_cells: tuple[int, ...] = ()
        self.yellows: tuple[int, ...] = nobody
        self.oranges: tuple[int, ...] = nobody
        self.turnings: tuple[int, ...] = nobody
        self.monsters_shown: tuple[int, ...] = nobody
        self.compasses = self.facing = self.passes = 0
        self.supply = deal.supply
        self.row: tuple[Card, ...] = deal.row
        self.gone: tuple[Card, ...] = ()
        self.explored: tuple[Card, ...] = ()
        self.shown: tuple[tuple[Card, ...], ...] = ((),) * rules.options.seats
        self.turn = deal.first
        self.decider: int | None = deal.first
        self.ask: Ask | None = Ask.TURN
        self.opening: tuple[int, ...] | None = tuple(self.clockwise(deal.first)) if rules.stirring else ()
        self.drawing: tuple[int, ...] = ()
        self.waiting: tuple[tuple[int, Card], ...] = ()
        self.owed: tuple[int, ...] = ()
        self.blind: tuple[int, ...] = nobody
        self.to_split: int | None = None
        self.pledges: tuple[int | None, ...] = (None,) * rules.options.seats

    def copy(self) -> Sea:
        twin: Sea = object.__new__(Sea)
        twin.rules = self.rules
        twin.lines = [line.copy() for line in self.lines]
        twin.sides = self.sides[:]
        twin.start_lies = self.start_lies
        twin.starter = self.starter
        twin.start_is_wild = self.start_is_wild
        twin.finish_lies = self.finish_lies
        twin.reef_due = self.reef_due
        twin.strike_due = self.strike_due
        twin.reef = self.reef
        twin.purples = self.purples
        twin.wild_cells = self.wild_cells
        twin.yellows = self.yellows
        twin.oranges = self.oranges
        twin.turnings = self.turnings
        twin.monsters_shown = self.monsters_shown
        twin.compasses = self.compasses
        twin.facing = self.facing
        twin.passes = self.passes
        twin.supply = self.supply
        twin.row = self.row
        twin.gone = self.gone
        twin.explored = self.explored
        twin.shown = self.shown
        twin.turn = self.turn
        twin.decider = self.decider
        twin.ask = self.ask
        twin.opening = self.opening
        twin.drawing = self.drawing
        twin.waiting = self.waiting
        twin.owed = self.owed
        twin.blind = self.blind
        twin.to_split = self.to_split
        twin.pledges = self.pledges
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sea) and all(getattr(self, n) == getattr(other, n) for n in self.__slots__)

    __hash__ = None  # type: ignore[assignment]

    @property
    def options(self) -> Options:
        return self.rules.options

    @property
    def layout(self) -> Layout:
        return self.rules.layout

    def clockwise(self, seat: int) -> list[int]:
        """All seats, beginning with this one."""
        seats = self.rules.seats
        return [(seat + step) % seats for step in range(seats)]

    def line_at(self, cell: int) -> Line:
        return self.lines[self.rules.line_of[cell]]

    def number_at(self, cell: int) -> int | None:
        return self.line_at(cell).number_at(cell)

    def numbers(self) -> tuple[int | None, ...]:
        """The whole grid: the number in each cell, None where it is empty."""
        found: list[int | None] = [None] * self.rules.layout.size
        for line in self.lines:
            for cell, number in zip(line.cells[1:-1], line.numbers[1:-1], strict=True):
                found[cell] = number
        return tuple(found)

    def islands(self) -> list[int]:
        """The occupied cells."""
        return [cell for line in self.lines for cell in line.cells[1:-1]]

    @property
    def is_full(self) -> bool:
        return all(line.is_full for line in self.lines)

    def is_row_full(self, row: int) -> bool:
        for line, first, last in self.rules.spans[row]:  # noqa: SIM110 -- asked for at every placement
            if not self.lines[line].is_filled(first, last):
                return False
        return True

    def open_rows(self) -> list[int]:
        """Rows with at least one empty cell."""
        return [row for row in range(len(self.rules.layout.rows)) if not self.is_row_full(row)]

    def open_lines(self) -> list[Line]:
        """The lines that islands may be placed on now: those of the first phase that is not full."""
        if self.rules.has_one_phase:
            return self.lines
        for phase in self.rules.layout.phases:
            lines = [self.lines[i] for i in phase]
            if not all(line.is_full for line in lines):
                return lines
        return []

    def limit(self, seat: int) -> int:
        """How many cards the seat draws up to."""
        return YELLOW_HAND if self.yellows[seat] else HAND

    def storms(self) -> list[tuple[Card, int]]:
        """Every storm in play once, with the seat or row it lies at."""
        before = [(YELLOW, seat) for seat, count in enumerate(self.yellows) if count]
        before += [(ORANGE, seat) for seat, count in enumerate(self.oranges) if count]
        return before + [(PURPLE, row) for row in sorted(set(self.purples))]


def changed(values: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    """The same counts with one of them changed."""
    return (*values[:at], values[at] + by, *values[at + 1 :])

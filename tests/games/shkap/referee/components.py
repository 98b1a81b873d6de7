"""What lies in the box: the 60 cards, the 45 islands and how a card leads from cell to cell."""

from pathlib import Path

Cell = tuple[int, int]
Rows = list[str]

SIDE = 5
MARKET = 4
ISLANDS_TO_PLAY = {"base": 6, "archipelago": 8}
CARDS_DEALT = {"base": 5, "archipelago": 9}
HAND = 5
RESHUFFLES = 8

# Cards are numbers; every kind holds the numbers below its own limit and from the one before on.
KIND_LIMITS = [
    ("across", 16),
    ("updown", 32),
    ("cross", 40),
    ("knight", 46),
    ("flag", 51),
    ("mark", 55),
    ("map", 60),
]
CARDS = range(60)

LEADS: dict[str, list[Cell]] = {
    "across": [(0, -1), (0, 1)],
    "updown": [(-1, 0), (1, 0)],
    "cross": [(0, -1), (0, 1), (-1, 0), (1, 0)],
    "knight": [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)],
}

CHESTS = {"1": 1, "2": 2, "3": 3}
BURIED = {"a": 1, "b": 2, "c": 3}
TAKES = {"+": 1, "*": 2}


class Refused(Exception):
    """Something the rules or the record's form do not allow; `number` counts actions from 1."""

    def __init__(self, where: str, number: int | None, reason: str) -> None:
        super().__init__(where, number, reason)
        self.where, self.number, self.reason = where, number, reason

    def __str__(self) -> str:
        place = self.where if self.number is None else f"{self.where} {self.number}"
        return f"{place}: {self.reason}"


def kind(card: int) -> str:
    """
    >>> [kind(card) for card in (0, 16, 32, 40, 46, 51, 55)]
    ['across', 'updown', 'cross', 'knight', 'flag', 'mark', 'map']
    """
    return next(name for name, limit in KIND_LIMITS if card < limit)


def is_move(card: int) -> bool:
    return kind(card) in LEADS


def read_islands() -> dict[int, Rows]:
    """The islands of set 1: a line holds the number and five rows of five signs."""
    lines = Path(__file__).with_name("islands.txt").read_text(encoding="ascii").splitlines()
    return {int(line.split()[0]): line.split()[1:] for line in lines}


ISLANDS = read_islands()


def sign_at(rows: Rows, cell: Cell) -> str:
    """The sign of a cell; outside the grid is sea like any other."""
    row, column = cell
    return rows[row][column] if 0 <= row < SIDE and 0 <= column < SIDE else "~"


def cells_with(rows: Rows, sign: str) -> list[Cell]:
    return [(row, column) for row in range(SIDE) for column in range(SIDE) if rows[row][column] == sign]


def may_enter(rows: Rows, cell: Cell, has_map: bool) -> bool:
    """Whether a move card may be used to go there; a buried chest lets one come, whatever comes of it."""
    sign = sign_at(rows, cell)
    return sign != "~" and (sign != "J" or has_map)


def targets(rows: Rows, start: Cell, card: int, has_map: bool) -> list[Cell]:
    """Every cell that this move card may lead to from here."""
    row, column = start
    reached = [(row + down, column + right) for down, right in LEADS[kind(card)]]
    return [cell for cell in reached if may_enter(rows, cell, has_map)]

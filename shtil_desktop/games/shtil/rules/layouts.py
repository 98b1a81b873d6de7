"""Where islands lie: each layout is a picture, one letter a line of ascending numbers."""

from __future__ import annotations

from functools import cached_property

from shtil_desktop.games.values import value

Position = tuple[int, int]
"""Row from the bottom, column from the left, both from 0."""


@value
class LineSpec:
    """The cells `first` to `last` form one line; a free line never costs cards."""

    first: int
    last: int
    is_priced: bool


class Layout:
    """A field of cells, drawn top row first. Cells are numbered along their lines, line after line.

    `order` names the lines; those of one group are open together, a later group once the earlier is full.

    >>> SEA.positions[7], ARCH.positions[12], PYRAMID.positions[-1]
    ((1, 1), (3, 0), (6, 0))
    """

    def __init__(
        self, picture: str, order: tuple[str, ...], free: str = "", is_centred: bool = False
    ) -> None:
        self.picture, self.order = picture, order
        self.free, self.is_centred = free, is_centred

    @cached_property
    def _rows(self) -> list[str]:
        rows = [row for row in self.picture.split("\n") if row.strip()]
        if self.is_centred:
            rows = [row.strip() for row in rows]
        else:
            margin = min(len(row) - len(row.lstrip()) for row in rows)
            rows = [row[margin:].rstrip() for row in rows]
        return rows[::-1]

    @cached_property
    def _cells_by_letter(self) -> dict[str, list[Position]]:
        found: dict[str, list[Position]] = {}
        for row, letters in enumerate(self._rows):
            for col, letter in enumerate(letters):
                if letter != " ":
                    found.setdefault(letter, []).append((row, col))
        return found

    @cached_property
    def positions(self) -> tuple[Position, ...]:
        """Row and column of every cell."""
        return tuple(place for letter in "".join(self.order) for place in self._cells_by_letter[letter])

    @cached_property
    def cell_at(self) -> dict[Position, int]:
        return {place: cell for cell, place in enumerate(self.positions)}

    @cached_property
    def row_of(self) -> tuple[int, ...]:
        return tuple(row for row, _ in self.positions)

    @cached_property
    def rows(self) -> tuple[tuple[int, ...], ...]:
        """The cells of each row, bottom row first, left to right."""
        count = len(self._rows)
        return tuple(
            tuple(sorted((c for c, r in enumerate(self.row_of) if r == row), key=lambda c: self.positions[c]))
            for row in range(count)
        )

    @cached_property
    def spans(self) -> tuple[tuple[tuple[int, int, int], ...], ...]:
        """Each row as stretches of its lines: (line, first cell, last cell)."""
        found = []
        for cells in self.rows:
            lines = sorted({self.line_of[cell] for cell in cells})
            parts = [(line, [cell for cell in cells if self.line_of[cell] == line]) for line in lines]
            found.append(tuple((line, part[0], part[-1]) for line, part in parts))
        return tuple(found)

    @cached_property
    def lines(self) -> tuple[LineSpec, ...]:
        specs, first = [], 0
        for letter in "".join(self.order):
            last = first + len(self._cells_by_letter[letter]) - 1
            specs.append(LineSpec(first, last, letter not in self.free))
            first = last + 1
        return tuple(specs)

    @cached_property
    def line_of(self) -> tuple[int, ...]:
        """The line of every cell."""
        return tuple(i for i, spec in enumerate(self.lines) for _ in range(spec.first, spec.last + 1))

    @cached_property
    def phases(self) -> tuple[tuple[int, ...], ...]:
        """Which lines are open together, in the order they open."""
        groups, first = [], 0
        for letters in self.order:
            groups.append(tuple(range(first, first + len(letters))))
            first += len(letters)
        return tuple(groups)

    @cached_property
    def has_one_phase(self) -> bool:
        return len(self.order) == 1

    @cached_property
    def size(self) -> int:
        return len(self.positions)


SEA = Layout(
    """
    ssssss
    ssssss
    ssssss
    ssssss
    ssssss
    ssssss
    """,
    order=("s",),
)

ARCH = Layout(
    """
    vvvvvv
    vvvvvv
    vvvvvv
    ll  rr
    ll  rr
    ll  rr
    """,
    order=("lr", "v"),
    free="lr",
)

PYRAMID = Layout(
    """
       p
       pp
      ppp
      pppp
     ppppp
     pppppp
    ppppppp
    """,
    order=("p",),
    is_centred=True,
)

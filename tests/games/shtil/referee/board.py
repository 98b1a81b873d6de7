"""The fields as pictures, and what can be said about a cell without knowing whose turn it is."""

Cell = tuple[int, int]
Grid = dict[Cell, int]

# Top row first, as it looks on the table. One letter a line; "." is open air.
SQUARE = """
aaaaaa
aaaaaa
aaaaaa
aaaaaa
aaaaaa
aaaaaa
"""
ARCH = """
vvvvvv
vvvvvv
vvvvvv
ll..rr
ll..rr
ll..rr
"""
# Drawn flush left: in a record column 0 is the first cell of a row.
# Reading: the pyramid's rows are centred on the table only; a cell is numbered from the left end of its row.
PYRAMID = """
a
aa
aaa
aaaa
aaaaa
aaaaaa
aaaaaaa
"""
PICTURES = {"standard": SQUARE, "sun-moon": SQUARE, "competitive": SQUARE, "arch": ARCH, "pyramid": PYRAMID}


def read_picture(picture: str) -> dict[str, list[Cell]]:
    """Each line's cells in line order."""
    lines: dict[str, list[Cell]] = {}
    for row, letters in enumerate(reversed(picture.split())):
        for col, letter in enumerate(letters):
            if letter != ".":
                lines.setdefault(letter, []).append((row, col))
    return lines


class Board:
    """Where the cells of one mode are."""

    def __init__(self, mode: str) -> None:
        self.lines = read_picture(PICTURES[mode])
        self.cells = [cell for line in self.lines.values() for cell in line]
        self.rows = sorted({row for row, _ in self.cells})
        self.line_names = {cell: name for name, line in self.lines.items() for cell in line}

    def line_of(self, cell: Cell) -> list[Cell]:
        return self.lines[self.line_names[cell]]

    def row(self, row: int) -> list[Cell]:
        return [cell for cell in self.cells if cell[0] == row]

    def neighbours(self, cell: Cell) -> list[Cell]:
        line = self.line_of(cell)
        here = line.index(cell)
        return [line[there] for there in (here - 1, here + 1) if 0 <= there < len(line)]

    def bounds(self, grid: Grid, cell: Cell) -> tuple[int, int]:
        """The numbers that an island in this cell must lie strictly between."""
        line = self.line_of(cell)
        here = line.index(cell)
        before = [grid[other] for other in line[:here] if other in grid]
        after = [grid[other] for other in line[here + 1 :] if other in grid]
        return max(before, default=0), min(after, default=81)

    def cost(self, grid: Grid, cell: Cell, number: int) -> int:
        """The smaller difference to an occupied neighbour, 0 with none; the arch's pillars are free."""
        if self.line_names[cell] in "lr":
            return 0
        return min((abs(number - grid[near]) for near in self.neighbours(cell) if near in grid), default=0)

    def has_room(self, grid: Grid) -> bool:
        """Whether numbers alone still allow every line to be completed."""
        for line in self.lines.values():
            last, empty = 0, 0
            for number in [*(grid.get(cell) for cell in line), 81]:
                if number is None:
                    empty += 1
                elif number - last - 1 < empty:
                    return False
                else:
                    last, empty = number, 0
        return True

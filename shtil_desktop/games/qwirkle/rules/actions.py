"""What a seat can decide. A lay or a trade is listed without its tiles: which ones, `completions` tells."""

from __future__ import annotations

from shtil_desktop.games.base import Action
from shtil_desktop.games.qwirkle.rules.board import cell_at, position_of
from shtil_desktop.games.qwirkle.rules.tiles import Tile
from shtil_desktop.games.values import value

Placement = tuple[Tile, int, int]
"""A tile and the x and y of its cell."""


@value
class Lay(Action):
    """Lay tiles on the board, in any order."""

    tiles: tuple[Placement, ...] = ()

    @classmethod
    def of(cls, placed: tuple[tuple[int, Tile], ...]) -> Lay:
        """From cells and tiles, in reading order."""
        return cls(tuple((tile, *position_of(cell)) for cell, tile in sorted(placed)))

    @property
    def placed(self) -> tuple[tuple[int, Tile], ...]:
        return tuple((cell_at(x, y), tile) for tile, x, y in self.tiles)


@value
class Trade(Action):
    """Trade tiles of the hand for as many from the bag.

    `back` says where in the bag each of them goes. It belongs to chance: a seat decides without it, and it is
    shown to nobody.
    """

    tiles: tuple[Tile, ...] = ()
    back: tuple[int, ...] | None = None

    def seen_by(self, seat: int, decider: int) -> Action:
        return Trade(self.tiles) if seat == decider else Traded(len(self.tiles))


@value
class Traded(Action):
    """What others see of a trade: how many tiles. It can't be carried out."""

    count: int


@value
class Pass(Action):
    """Nothing can be laid, and the bag is empty."""


@value
class Resign(Action):
    """Give up; any seat may, at any time: without a `seat` it is the one to move."""

    seat: int | None = None

"""The player's rack: six slots, in an order that is hers and outlasts turns, undo and redraws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from shtil_desktop.games.qwirkle.rules.tiles import SIDE, Tile, colour_of, shape_of

EMPTY = (None,) * SIDE


class Rack:
    """Which tile stands in which slot; the rules know only which tiles the hand holds."""

    __slots__ = ("slots",)

    def __init__(self, tiles: Iterable[Tile] = ()) -> None:
        self.slots: list[Tile | None] = list(EMPTY)
        self.take(tiles)

    def take(self, hand: Iterable[Tile]) -> list[int]:
        """Hold exactly this hand: what stays keeps its slot, what is new fills the gaps; the new slots."""
        hand = list(hand)
        missing = Counter(hand)
        for slot, tile in enumerate(self.slots):
            if tile is None or not missing[tile]:
                self.slots[slot] = None
            else:
                missing[tile] -= 1
        new = []
        for tile in hand:  # in the order in which they came
            if missing[tile]:
                missing[tile] -= 1
                slot = self.slots.index(None)
                self.slots[slot] = tile
                new.append(slot)
        return new

    @property
    def tiles(self) -> list[Tile]:
        """From left to right."""
        return [tile for tile in self.slots if tile is not None]

    def move(self, slot: int, to: int) -> None:
        """Take a tile out and put it in elsewhere; those between make room.

        >>> rack = Rack([1, 2, 3])
        >>> rack.move(0, 2)
        >>> rack.slots
        [2, 3, 1, None, None, None]
        """
        self.slots.insert(to, self.slots.pop(slot))

    def sort_by_colour(self) -> None:
        self._sort(lambda tile: (colour_of(tile), shape_of(tile)))

    def sort_by_shape(self) -> None:
        self._sort(lambda tile: (shape_of(tile), colour_of(tile)))

    def _sort(self, key: Callable[[Tile], tuple[int, int]]) -> None:
        tiles = sorted(self.tiles, key=key)
        self.slots = [*tiles, *EMPTY[len(tiles) :]]

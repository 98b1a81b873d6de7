"""Small positions for tests, drawn in text: two letters a tile, a dot for an empty cell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from shtil_desktop.games.qwirkle.rules.actions import Lay
from shtil_desktop.games.qwirkle.rules.board import Board, cell_at
from shtil_desktop.games.qwirkle.rules.deal import Deal, Options
from shtil_desktop.games.qwirkle.rules.game import Qwirkle
from shtil_desktop.games.qwirkle.rules.tiles import BY_NAME, COPIES, KINDS, Tile


def tiles(text: str) -> list[Tile]:
    return [BY_NAME[name] for name in text.split()]


def board(*rows: str) -> Board:
    """The first row is y 0, its first tile x 0."""
    made = Board()
    for y, row in enumerate(rows):
        for x, name in enumerate(row.split()):
            if name != ".":
                made.lay(cell_at(x, y), BY_NAME[name])
    return made


def placed(text: str) -> tuple[tuple[int, Tile], ...]:
    """Tiles with their cells: "Ro 3,0  Rs 4,0"."""
    words = text.split()
    pairs = zip(words[::2], words[1::2], strict=True)
    return tuple((cell_at(*map(int, at.split(","))), BY_NAME[name]) for name, at in pairs)


def lay(text: str) -> Lay:
    return Lay.of(placed(text))


def dealt(hands: Sequence[str], bag: str = "") -> Deal:
    """These hands; the bag begins with these tiles, the rest follows in order."""
    given, first = [tiles(hand) for hand in hands], tiles(bag)
    left = Counter({tile: COPIES for tile in range(KINDS)})
    for tile in [*first, *(tile for hand in given for tile in hand)]:
        left[tile] -= 1
    assert min(left.values()) >= 0, "more than three of a kind"
    return Deal(tuple(map(tuple, given)), (*first, *left.elements()))


def new_game(*hands: str, bag: str = "", number: int = 7) -> Qwirkle:
    return Qwirkle(Options(len(hands)), number, dealt(hands, bag))


def late_game(*hands: str, rows: Sequence[str] = ("Ro",), bag: str = "", turn: int = 0) -> Qwirkle:
    """A game in which only these tiles are left in hands and bag."""
    game = Qwirkle(Options(len(hands)), 7)
    game.board = board(*rows)
    game.hands = [tiles(hand) for hand in hands]
    game.bag = tiles(bag)
    game.turn = turn
    return game

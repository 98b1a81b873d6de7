"""Luck told apart from skill: what a seat's tiles were worth beside what it might have drawn as well."""

from __future__ import annotations

from typing import Final

from shtil_desktop.games.qwirkle.crew.imagined_board import ImaginedBoard
from shtil_desktop.games.qwirkle.rules.game import Qwirkle
from shtil_desktop.games.qwirkle.rules.tiles import Tile, kinds_in
from shtil_desktop.games.rng import Rng

DRAWS: Final = 40
"""Other tiles that might have come instead."""


def luck_of(game: Qwirkle, kept: list[Tile], dice: Rng) -> float:
    """Points that the most a seat can score now is above or below what its draws would give on average.

    It is the turn of the seat that drew; `kept` is what it held before. Any hidden tile might have come.
    """
    seat = game.turn
    hand = game.hands[seat]
    drawn = len(hand) - len(kept)
    if drawn <= 0:
        return 0.0
    board = ImaginedBoard.of(game.board)
    pool = sorted([*hand[len(kept) :], *game.bag, *_others(game, seat)])
    total = 0
    for _ in range(DRAWS):
        dice.shuffle(pool)
        total += board.best(kinds_in([*kept, *pool[:drawn]]))[0]
    return board.best(kinds_in(hand))[0] - total / DRAWS


def _others(game: Qwirkle, seat: int) -> list[Tile]:
    return [tile for other, hand in enumerate(game.hands) if other != seat for tile in hand]

"""The end of a game of two with an empty bag and open hands: what every lay leads to, exactly."""

from __future__ import annotations

from typing import Final

from shtil_desktop.games.base import Action
from shtil_desktop.games.qwirkle.crew.endgame import Search, TooLong
from shtil_desktop.games.qwirkle.crew.imagined_board import ImaginedBoard
from shtil_desktop.games.qwirkle.crew.mates import lay_of
from shtil_desktop.games.qwirkle.crew.packed_lays import Found, Steps
from shtil_desktop.games.qwirkle.crew.situation import greed
from shtil_desktop.games.qwirkle.rules.actions import Pass
from shtil_desktop.games.qwirkle.rules.game import Qwirkle
from shtil_desktop.games.qwirkle.rules.tiles import kinds_in

MOST_POSITIONS: Final = 500
"""Of an end that is to be a problem: it must be quick to judge."""


def margin(game: Qwirkle, seat: int) -> int:
    """By how many points a seat is ahead of the other one."""
    return game.scores[seat] - game.scores[1 - seat]


def lays_of(game: Qwirkle) -> list[Found]:
    """What the seat to move can lay, greed's choice first."""
    board = ImaginedBoard.of(game.board)
    return sorted(board.lays(kinds_in(game.hands[game.turn])), key=greed)


def gains(game: Qwirkle) -> list[tuple[int, Found]]:
    """Every lay with the lead that it gains to the end; `TooLong` if that is too much to search."""
    mine, theirs = game.hands[game.turn], game.hands[1 - game.turn]
    search = Search(ImaginedBoard.of(game.board))
    found = []
    for lay in lays_of(game):
        found.append((search.gain_of(lay, mine, theirs), lay))
        if search.positions > MOST_POSITIONS:
            raise TooLong
    return found


def best_action(game: Qwirkle) -> Action:
    """What gains most for the seat to move; a pass if nothing fits."""
    steps = _best(game)[1]
    return lay_of(steps) if steps else Pass()


def _best(game: Qwirkle) -> tuple[int, Steps]:
    search = Search(ImaginedBoard.of(game.board))
    return search.best(game.hands[game.turn], game.hands[1 - game.turn])


def best_margin(game: Qwirkle, seat: int) -> int:
    """By how many points a seat ends ahead if both play the rest as well as can be."""
    if game.result is not None:
        return margin(game, seat)
    most, steps = _best(game)
    if steps:
        return margin(game, seat) + (most if game.turn == seat else -most)
    after = game.copy()
    after.apply(Pass())
    return best_margin(after, seat)


def best_line(game: Qwirkle) -> list[Action]:
    """How both play on to the end."""
    line = []
    after = game.copy()
    while after.result is None:
        action = best_action(after)
        after.apply(action)
        line.append(action)
    return line

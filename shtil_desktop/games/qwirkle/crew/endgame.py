"""The end of a game of two: with an empty bag the other hand is known.

With few tiles left it is proved what best play of both leads to. With more the other seat is taken for a
greedy one, and the best answer to that is looked for.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from shtil_desktop.games.qwirkle.crew.imagined_board import ImaginedBoard
from shtil_desktop.games.qwirkle.crew.packed_lays import NOTHING, Found, Steps
from shtil_desktop.games.qwirkle.crew.situation import Situation, greed, without
from shtil_desktop.games.qwirkle.rules.game import GOING_OUT
from shtil_desktop.games.qwirkle.rules.tiles import Tile, kinds_in

MOST_TILES: Final = 7
"""In both hands together: up to here every end is played through."""
MOST_POSITIONS: Final = 20_000
"""No end met so far took as many; past it the search gives up rather than keep a player waiting."""
FAR: Final = 10_000
WIDTH: Final = 4
"""So many of the later lays, the best by points, are looked at in an answer to greed."""


class TooLong(Exception):
    """The search was given up."""


def can_prove(situation: Situation) -> bool:
    return situation.seats == 2 and not situation.bag and sum(situation.hand_sizes) <= MOST_TILES


def prove(situation: Situation) -> tuple[int, Steps]:
    """The lead that best play of both gains from here on, and the lay that leads to it."""
    return Search(situation.board).best(situation.hand, situation.unseen.tiles())


def end_of_two(situation: Situation, lays: list[Found]) -> Steps:
    """What to lay when all tiles are known."""
    if can_prove(situation):
        with suppress(TooLong):
            return prove(situation)[1]
    gains = gains_on_greed(situation, lays)
    return lays[gains.index(max(gains))][1]


def is_open(situation: Situation) -> bool:
    """Whether all tiles are known."""
    return situation.seats == 2 and not situation.bag


def gains_on_greed(situation: Situation, lays: list[Found]) -> list[int]:
    """What each lay gains to the end if the other seat always takes most points."""
    theirs = situation.unseen.tiles()
    return [_gain_on_greed(situation.board, lay, situation.hand, theirs) for lay in lays]


def _gain_on_greed(board: ImaginedBoard, lay: Found, mine: list[Tile], theirs: list[Tile]) -> int:
    """What a lay leads to, one without steps being a pass."""
    points, steps = lay
    left = without(mine, steps)
    if not left:
        return points + GOING_OUT
    after = board.copy()
    after.lay(steps)
    reply, answer = after.best(kinds_in(theirs))
    if not answer and not steps:
        return 0
    held = without(theirs, answer)
    if not held:
        return points - reply - GOING_OUT
    after.lay(answer)
    lays = sorted(after.lays(kinds_in(left)), key=greed)[:WIDTH] or [NOTHING]
    return points - reply + max([_gain_on_greed(after, one, left, held) for one in lays])


class Search:
    """Alpha and beta; positions met again by another order of the same lays are looked up."""

    def __init__(self, board: ImaginedBoard) -> None:
        self._board = board
        self._known: dict[tuple[object, ...], tuple[int, int]] = {}
        self.positions = 0

    def best(self, mine: list[Tile], theirs: list[Tile]) -> tuple[int, Steps]:
        lays = sorted(self._board.lays(kinds_in(mine)), key=greed)
        most = -FAR
        chosen: Steps = ()
        for lay in lays:
            gain = self._gain(self._board, frozenset(), lay, mine, theirs, most, FAR)
            if gain > most:
                most, chosen = gain, lay[1]
        return most, chosen

    def gain_of(self, lay: Found, mine: list[Tile], theirs: list[Tile]) -> int:
        """The lead that a lay gains to the end, exactly."""
        return self._gain(self._board, frozenset(), lay, mine, theirs, -FAR, FAR)

    def _gain(
        self,
        board: ImaginedBoard,
        laid: frozenset[int],
        lay: Found,
        mine: list[Tile],
        theirs: list[Tile],
        alpha: int,
        beta: int,
    ) -> int:
        """What a lay leads to: exact between alpha and beta, else a bound."""
        points, steps = lay
        left = without(mine, steps)
        if not left:
            return points + GOING_OUT
        after = board.copy()
        after.lay(steps)
        return points - self._lead(
            after, laid.union(steps), theirs, left, points - beta, points - alpha, False
        )

    def _lead(
        self,
        board: ImaginedBoard,
        laid: frozenset[int],
        mine: list[Tile],
        theirs: list[Tile],
        alpha: int,
        beta: int,
        has_passed: bool,
    ) -> int:
        key = (laid, len(mine), tuple(sorted(mine)), has_passed)
        low, high = self._known.get(key, (-FAR, FAR))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        self.positions += 1
        if self.positions > MOST_POSITIONS:
            raise TooLong
        lays = sorted(board.lays(kinds_in(mine)), key=greed)
        if not lays:
            if has_passed:
                return 0
            return -self._lead(board, laid, theirs, mine, -beta, -alpha, True)
        most = -FAR
        for lay in lays:
            most = max(most, self._gain(board, laid, lay, mine, theirs, max(alpha, most), beta))
            if most >= beta:
                break
        self._known[key] = (most if most > alpha else low, most if most < beta else high)
        return most

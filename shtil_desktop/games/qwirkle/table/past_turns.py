"""The turns so far, read from a view: who laid what for how many points, and what is new to the player."""

from __future__ import annotations

from shtil_desktop.games.qwirkle.rules.actions import Lay, Pass, Trade, Traded
from shtil_desktop.games.qwirkle.rules.arrangement import Score, ScoredLine, judge
from shtil_desktop.games.qwirkle.rules.board import Board
from shtil_desktop.games.qwirkle.rules.lines import QWIRKLE
from shtil_desktop.games.qwirkle.rules.view import View
from shtil_desktop.games.values import value


@value
class PastTurn:
    seat: int
    cells: tuple[int, ...] = ()
    lines: tuple[ScoredLine, ...] = ()
    points: int = 0
    traded: int = 0
    """How many tiles."""
    is_pass: bool = False

    @property
    def has_qwirkle(self) -> bool:
        return any(line.points == QWIRKLE for line in self.lines)


def past_turns(view: View) -> list[PastTurn]:
    """Every turn of the game, in order; giving up is none."""
    board, found = Board(), []
    for seat, action in view.history:
        match action:
            case Lay():
                judged = judge(board, action.placed)
                for cell, tile in action.placed:
                    board.lay(cell, tile)
                cells = tuple(cell for cell, _ in action.placed)
                if isinstance(judged, Score):
                    found.append(PastTurn(seat, cells, judged.lines, judged.points))
            case Trade():
                found.append(PastTurn(seat, traded=len(action.tiles)))
            case Traded():
                found.append(PastTurn(seat, traded=action.count))
            case Pass():
                found.append(PastTurn(seat, is_pass=True))
    return found


def last_of_each(turns: list[PastTurn]) -> dict[int, PastTurn]:
    """By seat, its latest turn."""
    return {turn.seat: turn for turn in turns}


def new_tiles(turns: list[PastTurn], player: int) -> dict[int, int]:
    """By cell, who laid the tile there since the player's last turn."""
    found: dict[int, int] = {}
    for turn in reversed(turns):
        if turn.seat == player:
            break
        found.update(dict.fromkeys(turn.cells, turn.seat))
    return found

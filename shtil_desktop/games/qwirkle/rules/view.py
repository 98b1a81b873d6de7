"""What one seat knows: the board, its own hand, everyone's points, and how many tiles the others hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from shtil_desktop.games.base import Action, Decision, IllegalAction
from shtil_desktop.games.qwirkle.rules.actions import Lay, Pass, Resign, Trade
from shtil_desktop.games.qwirkle.rules.arrangement import (
    Fault,
    Judgement,
    Placed,
    cell_refusal,
    fault_of,
    judge,
    judge_first,
)
from shtil_desktop.games.qwirkle.rules.board import Board
from shtil_desktop.games.qwirkle.rules.lays import Scored, all_lays, has_lay
from shtil_desktop.games.qwirkle.rules.outcome import QwirkleOutcome
from shtil_desktop.games.qwirkle.rules.refusals import Refusal
from shtil_desktop.games.qwirkle.rules.tiles import BITS, COPIES, KINDS, Tile

if TYPE_CHECKING:
    from shtil_desktop.games.qwirkle.rules.game import Qwirkle


@dataclass(frozen=True, slots=True)
class View:
    """A snapshot: it holds no reference to the game, so nothing hidden can be reached from it."""

    seat: int
    board: Board
    hand: tuple[Tile, ...]
    """In the order in which the tiles came."""
    scores: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    bag_size: int
    announced: tuple[int, ...]
    idle: int
    """Turns without a lay, one after another."""
    history: tuple[tuple[int, Action], ...]
    """Everything done so far, as this seat saw it."""
    legal: tuple[Action, ...]
    decision: Decision | None
    outcome: QwirkleOutcome | None

    @classmethod
    def of(cls, game: Qwirkle, seat: int) -> View:
        return cls(
            seat=seat,
            board=game.board.copy(),
            hand=tuple(game.hands[seat]),
            scores=tuple(game.scores),
            hand_sizes=tuple(map(len, game.hands)),
            bag_size=len(game.bag),
            announced=game.dealt.announced,
            idle=game.idle,
            history=tuple((who, action.seen_by(seat, who)) for who, action in game.actions),
            legal=tuple(game.legal_actions()) if game.result is None and game.turn == seat else (),
            decision=game.decision,
            outcome=game.result,
        )

    @property
    def seats(self) -> int:
        return len(self.scores)

    def unseen(self) -> list[int]:
        """By kind: how many tiles are in the bag or in other hands."""
        counts = [COPIES] * KINDS
        for tile in self.board.tiles.values():
            counts[tile] -= 1
        for tile in self.hand:
            counts[tile] -= 1
        return counts

    def lays(self) -> list[Scored]:
        """Everything that the hand can lay, with its points."""
        return all_lays(self.board, self.hand)

    def judge(self, placed: Placed) -> Judgement:
        """What loose tiles score as they lie, or why they may not lie so."""
        found = judge(self.board, placed)
        if isinstance(found, Refusal) or self.board.tiles:
            return found
        return judge_first(self.hand, placed) or found

    def fault(self, placed: Placed, refused: Refusal) -> Fault:
        """Return where tiles lie wrong that `judge` refused, given in the order of laying."""
        return fault_of(self.board, self.hand, placed, refused)

    def cells_for(self, tile: Tile, loose: Placed = ()) -> dict[int, int]:
        """The cells where a tile may go beside what lies loose already, with the points of the whole."""
        if loose or not self.board.tiles:
            return self._cells_beside(tile, loose)
        points = self.board.points_at
        return {cell: points(cell) for cell, kinds in self.board.open.items() if kinds & BITS[tile]}

    def _cells_beside(self, tile: Tile, loose: Placed) -> dict[int, int]:
        """Whatever can be completed with more tiles of the hand counts too; its points are those of now."""
        wanted = set(loose)
        found: dict[int, int] = {}
        for _, placed in self.lays():
            if wanted <= set(placed):
                for cell, laid in placed:
                    if laid == tile and (cell, laid) not in wanted:
                        found.setdefault(cell, _points(judge(self.board, (*loose, (cell, tile)))))
        return found

    def why_not(self, action: Action) -> IllegalAction | None:
        """Why the seat may not do this now; None if it may."""
        reason = self._refusal(action)
        return None if reason is None else IllegalAction(reason)

    def why_not_there(self, cell: int) -> IllegalAction | None:
        """Why no tile can lie on a cell, not even loose; None if one can."""
        reason = cell_refusal(self.board, cell)
        return None if reason is None else IllegalAction(reason)

    def _refusal(self, action: Action) -> Refusal | None:
        if self.outcome is not None:
            return Refusal.GAME_OVER
        decides = self.decision is not None and self.decision.seat == self.seat
        if isinstance(action, Resign):
            is_own = action.seat == self.seat or (decides and action.seat is None)
            return None if is_own else Refusal.WRONG_SEAT
        if not decides:
            return Refusal.WRONG_SEAT
        match action:
            case Lay():
                judged = self._lacks(tile for tile, _, _ in action.tiles) or self.judge(action.placed)
                return judged if isinstance(judged, Refusal) else None
            case Trade():
                return self._trade_refusal(action)
            case Pass():
                can_lay = has_lay(self.board, self.hand)
                return Refusal.CAN_LAY if can_lay else Refusal.CAN_TRADE if self.bag_size else None
        return Refusal.WRONG_SEAT

    def _trade_refusal(self, trade: Trade) -> Refusal | None:
        if not self.board.tiles:
            return Refusal.FIRST_MUST_LAY
        if len(trade.tiles) > self.bag_size:
            return Refusal.BAG_TOO_SMALL
        return self._lacks(trade.tiles)

    def _lacks(self, tiles: Iterable[Tile]) -> Refusal | None:
        wanted = Counter(tiles)
        if not wanted:
            return Refusal.NOTHING_CHOSEN
        return Refusal.NOT_IN_HAND if wanted - Counter(self.hand) else None


def _points(judged: Judgement) -> int:
    return 0 if isinstance(judged, Refusal) else judged.points

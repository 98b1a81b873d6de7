"""A seat's view made ready for thinking: what it can lay, what it doesn't see, what the others kept."""

from __future__ import annotations

from dataclasses import dataclass

from shtil_desktop.games.qwirkle.crew.evaluation import evaluate, features, weights_for
from shtil_desktop.games.qwirkle.crew.imagined_board import ImaginedBoard, first_sets
from shtil_desktop.games.qwirkle.crew.packed_lays import TILE, Found, Steps, steps_of
from shtil_desktop.games.qwirkle.crew.unseen_tiles import Unseen
from shtil_desktop.games.qwirkle.rules.actions import Lay
from shtil_desktop.games.qwirkle.rules.game import GOING_OUT
from shtil_desktop.games.qwirkle.rules.lays import all_lays
from shtil_desktop.games.qwirkle.rules.tiles import COPIES, KINDS, SIDE, Tile, kinds_in
from shtil_desktop.games.qwirkle.rules.view import View


@dataclass(frozen=True, slots=True)
class LastLay:
    """What another seat laid when it was last its turn: with what it kept it could do no better."""

    seat: int
    board: ImaginedBoard
    """Before that lay."""
    tiles: tuple[Tile, ...]
    points: int
    kept: int


@dataclass(frozen=True, slots=True)
class Situation:
    seat: int
    board: ImaginedBoard
    hand: list[Tile]
    unseen: Unseen
    bag: int
    hand_sizes: tuple[int, ...]
    scores: tuple[int, ...]

    @classmethod
    def of(cls, view: View) -> Situation:
        return cls(
            seat=view.seat,
            board=ImaginedBoard.of(view.board),
            hand=list(view.hand),
            unseen=Unseen(view.unseen()),
            bag=view.bag_size,
            hand_sizes=view.hand_sizes,
            scores=view.scores,
        )

    @property
    def seats(self) -> int:
        return len(self.scores)

    def others(self) -> list[int]:
        """The other seats, in the order of their turns."""
        return [(self.seat + by) % self.seats for by in range(1, self.seats)]

    def drawn_after(self, left: list[Tile]) -> int:
        return min(SIDE - len(left), self.bag)

    def features_after(self, steps: Steps) -> list[float] | None:
        """Of the position after a lay; None if the lay ends the game."""
        left = without(self.hand, steps)
        drawn = self.drawn_after(left)
        if not left and not drawn:
            return None
        board = self.board.copy()
        board.lay(steps)
        next_hand = self.hand_sizes[(self.seat + 1) % self.seats]
        return features(board, left, self.unseen, drawn, next_hand)

    def worth(self, lay: Found) -> float:
        """Points of a lay, and what is to be expected after it by the evaluation alone."""
        points, steps = lay
        found = self.features_after(steps)
        if found is None:
            return float(points + GOING_OUT)
        bag = self.bag - min(SIDE - len(self.hand) + len(steps), self.bag)
        return points + evaluate(weights_for(self.seats, bag), found)


def without(hand: list[Tile], steps: Steps) -> list[Tile]:
    left = hand[:]
    for step in steps:
        left.remove(step & TILE)
    return left


def lays_of(view: View) -> list[Found]:
    """Everything that can be laid, best first as greed sees it; of first moves one for each set."""
    if not view.board.tiles:
        found = first_sets(kinds_in(view.hand))
    else:
        found = [(points, steps_of(cells)) for points, cells in all_lays(view.board, view.hand)]
    found.sort(key=greed)
    return found


def greed(lay: Found) -> tuple[int, int, Steps]:
    """Most points, then most tiles, then the smallest (y, x, tile)."""
    points, steps = lay
    return -points, -len(steps), steps


def last_lays(view: View) -> list[LastLay]:
    """What the other seats laid last, next seat first; the first move of a game was not theirs to choose."""
    board = ImaginedBoard({}, {})
    sizes = [SIDE] * view.seats
    bag = COPIES * KINDS - SIDE * view.seats
    last: dict[int, LastLay | None] = {}
    for seat, action in view.history:
        last[seat] = None
        if isinstance(action, Lay):
            steps = steps_of(action.placed)
            kept = sizes[seat] - len(steps)
            if board.rim and kept:
                before, tiles = board.copy(), tuple(step & TILE for step in steps)
                last[seat] = LastLay(seat, before, tiles, before.points_of(steps), kept)
            board.lay(steps)
            drawn = min(SIDE - kept, bag)
            sizes[seat], bag = kept + drawn, bag - drawn
    others = ((view.seat + by) % view.seats for by in range(1, view.seats))
    return [found for seat in others if (found := last.get(seat)) is not None]

"""A game read afterwards: points lost a move, the curve of the lead, the dearest moves, and the luck."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from shtil_desktop.games.base import Action
from shtil_desktop.games.cancelling import IsCancelled, never
from shtil_desktop.games.float_sum import float_sum
from shtil_desktop.games.qwirkle.review.lost_points import JudgedMove, best_lay, judge_move
from shtil_desktop.games.qwirkle.review.luck import luck_of
from shtil_desktop.games.qwirkle.rules.actions import Lay, Resign, Trade
from shtil_desktop.games.qwirkle.rules.game import Qwirkle
from shtil_desktop.games.qwirkle.rules.tiles import Tile
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.values import replace

DEAREST: Final = 3
"""So many moves are shown with what was better."""


@dataclass(frozen=True, slots=True)
class Draw:
    """What came from the bag, in points beside the average, when the seat's next turn began."""

    number: int
    """The action before which it counted, from 0."""
    seat: int
    luck: float


@dataclass(frozen=True, slots=True)
class Review:
    """What is known of a game so far; it grows until `done` is `total`."""

    seat: int
    """Whose moves are judged."""
    scores: tuple[tuple[int, ...], ...] = ()
    """Of all seats, at the beginning and after each action."""
    moves: tuple[JudgedMove, ...] = ()
    draws: tuple[Draw, ...] = ()
    done: int = 0
    total: int = field(default=0)

    @property
    def curve(self) -> tuple[int, ...]:
        """The lead over the best of the others, at the beginning and after each action."""
        return tuple(
            scores[self.seat] - max(score for seat, score in enumerate(scores) if seat != self.seat)
            for scores in self.scores
        )

    @property
    def lost(self) -> float:
        """Points lost in all."""
        return float_sum(move.lost for move in self.moves)

    @property
    def lost_a_move(self) -> float:
        return self.lost / len(self.moves) if self.moves else 0.0

    @property
    def dearest(self) -> tuple[JudgedMove, ...]:
        """The moves that cost most, dearest first."""
        costly = [move for move in self.moves if move.lost > 0]
        return tuple(sorted(costly, key=lambda move: (-move.lost, move.number))[:DEAREST])

    def luck(self, seat: int) -> float:
        """What all draws of a seat were worth beside average ones."""
        return float_sum(draw.luck for draw in self.draws if draw.seat == seat)


def review(
    game: Qwirkle,
    seat: int,
    tell: Callable[[Review], None] = lambda review: None,
    is_cancelled: Callable[[], bool] = lambda: False,
) -> Review:
    """Read a game from its deal to its last action; `tell` gets the review as it grows.

    Scores and luck are known first, the points lost come move by move.
    """
    actions = game.actions
    found, moments = _retold(game, seat)
    own = [(number, moment) for number, moment in moments if moment.turn == seat]
    found = replace(found, total=len(own))
    tell(found)
    for done, (number, moment) in enumerate(own, start=1):
        if is_cancelled():
            return found
        move = judge_action(moment, number, actions[number][1])
        moves = found.moves if move is None else (*found.moves, move)
        found = replace(found, moves=moves, done=done)
        tell(found)
    return found


def _retold(game: Qwirkle, seat: int) -> tuple[Review, list[tuple[int, Qwirkle]]]:
    """Play the game again: its scores, the luck of every draw, and each moment with a decision."""
    again = Qwirkle(game.options, game.number, game.dealt)
    dice = Rng("review", "luck", game.options.key, game.number)
    kept: list[list[Tile]] = [[] for _ in range(game.seats)]
    scores, draws, moments = [tuple(again.scores)], [], []
    for number, (who, action) in enumerate(game.actions):
        if not isinstance(action, Resign):
            moments.append((number, again.copy()))
            draws.append(Draw(number, who, luck_of(again, kept[who], dice)))
            kept[who] = _kept(again.hands[who], action)
        again.apply(action)
        scores.append(tuple(again.scores))
    return Review(seat, tuple(scores), (), tuple(draws)), moments


def _kept(hand: list[Tile], action: Action) -> list[Tile]:
    """In their order: what is drawn comes behind them."""
    left = hand[:]
    gone: tuple[Tile, ...] = ()
    if isinstance(action, Lay):
        gone = tuple(tile for tile, _, _ in action.tiles)
    elif isinstance(action, Trade):
        gone = action.tiles
    for tile in gone:
        left.remove(tile)
    return left


def judge_action(
    moment: Qwirkle, number: int, action: Action, is_cancelled: IsCancelled = never
) -> JudgedMove | None:
    after = moment.copy()
    after.apply(action)
    points = after.scores[moment.turn] - moment.scores[moment.turn]
    if after.result is not None and isinstance(action, Lay) and not after.hands[moment.turn]:
        points -= 6
    words = moment.options.key, moment.number
    return judge_move(moment.view(moment.turn), number, action, points, *words, is_cancelled=is_cancelled)


def best_action(moment: Qwirkle, number: int, is_cancelled: IsCancelled = never) -> Action | None:
    """The lay that others are held against at a moment."""
    words = moment.options.key, moment.number
    return best_lay(moment.view(moment.turn), number, *words, is_cancelled=is_cancelled)

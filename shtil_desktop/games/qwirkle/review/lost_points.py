"""What a decision cost: the best action minus the one that was played, over the next round.

Both are tried out in the same imagined worlds, drawn from what the seat could know. The best is chosen on
one half of them and measured on the other: chosen and measured on the same, luck would pass for skill.
Where two seats are left with few tiles nothing has to be imagined: every end is played through.
"""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from shtil_desktop.games.base import Action
from shtil_desktop.games.cancelling import IsCancelled, never, stop_if
from shtil_desktop.games.float_sum import float_sum
from shtil_desktop.games.qwirkle.crew.endgame import Search, TooLong, can_prove, prove
from shtil_desktop.games.qwirkle.crew.hint import hint
from shtil_desktop.games.qwirkle.crew.hint_reasons import Reason, Why, explain
from shtil_desktop.games.qwirkle.crew.lookahead import Plan, Start, Trial, look_ahead, trials_of
from shtil_desktop.games.qwirkle.crew.mates import POOL, lay_of
from shtil_desktop.games.qwirkle.crew.packed_lays import Found, steps_of
from shtil_desktop.games.qwirkle.crew.situation import Situation, lays_of
from shtil_desktop.games.qwirkle.crew.worlds import World, imagine
from shtil_desktop.games.qwirkle.rules.actions import Lay, Trade
from shtil_desktop.games.qwirkle.rules.view import View
from shtil_desktop.games.rng import Rng

FLAGGED: Final = 2.0
"""Points lost from which on a move is marked: less may be the luck of the imagined worlds, and is none."""
CHOOSING: Final = Plan(candidates=12, samples=48, stages=3, play_out=6)
MEASURING: Final = 96
"""Worlds in which the best is held against what was played."""


@dataclass(frozen=True, slots=True)
class JudgedMove:
    """A lay or a trade beside the best lay of that moment."""

    number: int
    """Its place among the actions of the game, from 0."""
    seat: int
    played: Action
    points: int
    best: Action
    best_points: int
    lost: float
    """Points over the next round, or by the end of the game; 0 if nothing clearly better was found."""
    reason: Reason | None = None
    """Why the best would have been better; None if it was played."""
    is_proven: bool = False
    """Whether `lost` is what it costs to the end of the game, exactly."""
    is_to_the_end: bool = False
    """Whether `lost` is by the end of the game, be it exact or not; else over the next round."""

    @property
    def is_flagged(self) -> bool:
        return self.lost >= FLAGGED


def is_near_the_end(situation: Situation) -> bool:
    """Whether imagined games are played to their end, not only for a round."""
    return situation.bag <= CHOOSING.play_out


def judge_move(
    view: View, number: int, played: Action, points: int, *words: object, is_cancelled: IsCancelled = never
) -> JudgedMove | None:
    """None where the seat had no choice. `points` is what the action scored.

    `words` name the game: what a hint says here costs nothing, so that following it is never a mistake.
    """
    lays = lays_of(view)
    if not isinstance(played, Lay | Trade) or not lays or (len(lays) == 1 and isinstance(played, Lay)):
        return None
    situation = Situation.of(view)
    if isinstance(played, Lay) and can_prove(situation):
        with suppress(TooLong):
            return _judge_end(situation, lays, view.seat, number, played, points)
    dice = _dice(number, *words)
    best = _choose(situation, lays, imagine(situation, dice, CHOOSING.samples), is_cancelled)
    action = lay_of(best.lay[1])
    if is_same(best.lay, points, played):
        return JudgedMove(number, view.seat, played, points, played, points, 0.0)
    worlds = imagine(situation, dice, MEASURING)
    to_the_end = is_near_the_end(situation)
    better = Start.after(situation, best.lay, to_the_end)
    actual = _start(situation, played, points, to_the_end)
    lost = float_sum(_ahead(better, actual, world, is_cancelled) for world in worlds) / len(worlds)
    if lost < FLAGGED or _is_hinted(view, number, played, points, *words):
        return JudgedMove(number, view.seat, played, points, played, points, 0.0)
    other: Found = (points, steps_of(played.placed)) if isinstance(played, Lay) else (0, ())
    reason = explain(view.board, situation, best.lay, other, is_instead=True)
    return JudgedMove(
        number, view.seat, played, points, action, best.lay[0], lost, reason, is_to_the_end=to_the_end
    )


def _judge_end(
    situation: Situation, lays: list[Found], seat: int, number: int, played: Lay, points: int
) -> JudgedMove:
    """With all tiles known, and few of them: what best play of both leads to, or `TooLong`."""
    hands = situation.hand, situation.unseen.tiles()
    search = Search(situation.board)
    gain, steps = search.best(*hands)
    lost = gain - search.gain_of((points, steps_of(played.placed)), *hands)
    if lost <= 0:
        return JudgedMove(
            number, seat, played, points, played, points, 0.0, is_proven=True, is_to_the_end=True
        )
    best_points = next(lay[0] for lay in lays if lay[1] == steps)
    reason = Reason(Why.PROVEN, {"gain": gain})
    return JudgedMove(
        number,
        seat,
        played,
        points,
        lay_of(steps),
        best_points,
        float(lost),
        reason,
        is_proven=True,
        is_to_the_end=True,
    )


def best_lay(view: View, number: int, *words: object, is_cancelled: IsCancelled = never) -> Lay | None:
    """What `judge_move` holds any other move of this moment against; None if nothing can be laid."""
    lays = lays_of(view)
    if not lays:
        return None
    situation = Situation.of(view)
    if can_prove(situation):
        with suppress(TooLong):
            return lay_of(prove(situation)[1])
    worlds = imagine(situation, _dice(number, *words), CHOOSING.samples)
    return lay_of(_choose(situation, lays, worlds, is_cancelled).lay[1])


def _dice(number: int, *words: object) -> Rng:
    """The same for every move that is judged at a moment."""
    return Rng("review", "qwirkle", *words, number)


def _ahead(better: Start, actual: Start, world: World, is_cancelled: IsCancelled) -> float:
    stop_if(is_cancelled)
    return better.play(world) - actual.play(world)


def _is_hinted(view: View, number: int, played: Action, points: int, *words: object) -> bool:
    """Return whether a hint asked for at this moment says the same."""
    found = hint(view, (*words, view.seat, number))
    if found is None or not isinstance(found.action, Lay):
        return False
    return is_same((found.points, steps_of(found.action.placed)), points, played)


def is_same(best: Found, points: int, played: Action) -> bool:
    """Whether the played lay is the best one, or the same first set laid another way."""
    if not isinstance(played, Lay):
        return False
    if best[1] == steps_of(played.placed):
        return True
    tiles = Counter(tile for tile, _, _ in played.tiles)
    return (
        points == best[0]
        and tiles == Counter(tile for tile, _, _ in lay_of(best[1]).tiles)
        and _is_first(played)
    )


def _is_first(played: Lay) -> bool:
    return any((x, y) == (0, 0) for _, x, y in played.tiles)


def _choose(situation: Situation, lays: list[Found], worlds: list[World], is_cancelled: IsCancelled) -> Trial:
    *_, alive = look_ahead(situation, trials_of(situation, lays[:POOL]), worlds, CHOOSING, is_cancelled)
    return alive[0]


def _start(situation: Situation, played: Action, points: int, to_the_end: bool) -> Start:
    if isinstance(played, Lay):
        return Start.after(situation, (points, steps_of(played.placed)), to_the_end)
    assert isinstance(played, Trade)
    left = list((Counter(situation.hand) - Counter(played.tiles)).elements())
    return Start(situation, 0, left, situation.board.copy(), to_the_end)

"""Hints and reviews of positions as they come up in play, held to rules over their parts.

`python -m tests.robustness.advice --hints 200 --reviews 30`: so many of each game. The rules are about
facts, not about sentences: a reason is true of the position and of the move that it compares with, nothing
speaks of later islands on the last one, and no review calls a mistake what a hint says there, or what lies
within its noise.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final

from shtil_desktop.games import GAMES, face_of, load
from shtil_desktop.games.base import IllegalAction, Result
from shtil_desktop.games.problems import Verdict
from shtil_desktop.games.qwirkle.crew.hint_reasons import CLEARLY
from shtil_desktop.games.qwirkle.crew.hint_reasons import Why as QwirkleWhy
from shtil_desktop.games.qwirkle.review.mistakes import mistakes_of
from shtil_desktop.games.qwirkle.rules.actions import Lay
from shtil_desktop.games.record import write
from shtil_desktop.games.shkap.crew.hint_reasons import Why as ShkapWhy
from shtil_desktop.games.shkap.crew.worlds.knowledge import has_horizon
from shtil_desktop.games.shtil.crew.hint_reasons import Why as ShtilWhy
from shtil_desktop.games.shtil.rules.actions import PlayIsland
from tests.games.kinds import all_kinds
from tests.robustness.places import LOSSES, finished_match

LATER: Final = {
    ShkapWhy.CARDS_ARE_WORTH_MORE,
    ShkapWhy.NO_ROUTE,
    ShkapWhy.NOTHING_THROWN,
    ShkapWhy.THROWN_BEHIND,
    ShkapWhy.MAKES_ROUTE,
    ShkapWhy.BETTER_HAND,
    ShkapWhy.SURPRISE,
    ShkapWhy.KEEP_MARKS,
    ShkapWhy.CLEARS_THE_HAND,
    ShkapWhy.LAND_TO_DISCARD,
}
"""Reasons of Shkap that speak of later islands."""
NOISE: Final = {"shtil": 0, "qwirkle": 20, "shkap": 3}
"""What a decision must cost at least to be called a mistake: tenths of points, tenths of coins."""


class Context:
    """What a job is given: nobody listens, and nobody calls it off."""

    def report(self, found: Any) -> None: ...

    def is_cancelled(self) -> bool:
        return False


def job(game: str, name: str, *arguments: Any) -> Any:
    return load(face_of(game).jobs[name])(Context(), *arguments)


def positions(game: str, seed: int) -> Iterator[Any]:
    """Moments of matches between computer players, one here and one there, for ever."""
    dice, face = Random(f"{game} {seed}"), face_of(game)
    kinds = [kind for name, kind in all_kinds() if name == game]
    while True:
        played = face.new_game(dice.choice(kinds), dice.randrange(10_000))
        while (decision := played.decision) is not None:
            for seat in played.talk_wanted():
                mate: Any = face.mate(face.simplest_level, dice.random())
                played.say(seat, mate.say(played.view(seat)))
            if dice.random() < 0.1:
                yield played
            level = dice.choice(face.levels[:2])
            played.apply(face.mate(level, dice.random()).decide(played.view(decision.seat)))


# Rules

Faults = Iterator[str]


def faults_of_hint(played: Any, judges: bool = True) -> Faults:
    """What is wrong with the hint at this moment."""
    game, seat = played.id, played.decision.seat
    view, number = played.view(seat), len(played.actions)
    hint = job(game, "hint", view, (played.options.key, played.number, seat, number))
    if hint is None:
        yield "there is a decision and no hint"
        return
    if hint.action is None:
        return
    try:
        played.copy().apply(hint.action)
    except IllegalAction as error:
        yield f"the hint can't be played: {error}"
        return
    yield from RULES[game](played, view, hint)
    if judges and game in ("qwirkle", "shkap"):
        found = job(game, "judge", write(played), number, hint.action, LOSSES[game])
        if found.verdict is Verdict.LOSES:
            yield f"the review calls the hint a mistake: {hint.action}"


def _qwirkle(played: Any, view: Any, hint: Any) -> Faults:
    why, facts, action = hint.reason.why, hint.reason.facts, hint.action
    if why is QwirkleWhy.NOTHING_FITS and any(isinstance(one, Lay) for one in view.legal):
        yield "it says that nothing fits"
    if not isinstance(action, Lay):
        return
    scores = sorted((points for points, _ in view.lays()), reverse=True)
    others = scores[1:] if hint.points == scores[0] else scores
    if why is QwirkleWhy.MOST_POINTS and others and hint.points - others[0] < CLEARLY:
        yield f"clearly more, with {hint.points} against {others[0]}"
    if why is QwirkleWhy.MORE_POINTS and hint.points - hint.runner_up_points != facts["more"]:
        yield "it compares with another move than the one that is shown"
    if why is QwirkleWhy.ONLY_LAY and len(scores) > 1:
        yield f"nothing else fits, and there are {len(scores)}"
    if why is QwirkleWhy.SHEDS_DOUBLE:
        if _count(view.hand, facts["tile"]) < 2 or facts["tile"] not in _tiles(action):
            yield "no double is laid"
        if hint.runner_up is not None and facts["tile"] in _tiles(hint.runner_up):
            yield "the next best sheds that double, too"
    if why is QwirkleWhy.KEEPS_QWIRKLE and facts["tile"] not in _left(view.hand, action):
        yield "it keeps what it lays"
    if why is QwirkleWhy.GOES_OUT and (view.bag or len(action.tiles) != len(view.hand)):
        yield "it doesn't go out"
    if hint.ahead is not None and hint.ahead < 0:
        yield "the next best is better"


def _tiles(lay: Lay) -> list[int]:
    return [tile for tile, _, _ in lay.tiles]


def _count(tiles: Sequence[int], tile: int) -> int:
    return sum(one == tile for one in tiles)


def _left(hand: Sequence[int], lay: Lay) -> list[int]:
    left = list(hand)
    for tile in _tiles(lay):
        left.remove(tile)
    return left


def _shkap(played: Any, view: Any, hint: Any) -> Faults:
    why = hint.reason.why
    if why in LATER and not has_horizon(view):
        yield f"{why} speaks of later islands on the last one"
    if why is ShkapWhy.BEST_END:
        mine = [end for end in hint.reason.ends if hint.path and end.chest == hint.path[-1].to]
        if not mine:
            yield "the end that is meant is not among those that are named"
    for name in ("often", "kept_help", "fresh_help"):
        if not 0 <= hint.reason.facts.get(name, 0) <= 100:
            yield f"{name} is no share"
    if hint.best.spread and abs(sum(hint.best.spread) - 1) > 0.01:
        yield "the chances don't make one"


def _shtil(played: Any, view: Any, hint: Any) -> Faults:
    why = hint.reason.why if hint.reason is not None else None
    places = [one for one in view.legal if isinstance(one, PlayIsland)]
    if why in (ShtilWhy.NOTHING_FITS, ShtilWhy.NOTHING_BESIDE, ShtilWhy.FINISH_WAITS) and places:
        yield f"{why}, and {len(places)} placements are legal"
    if why is ShtilWhy.ONLY_MOVE and len(view.legal) > 1:
        yield f"the only move of {len(view.legal)}"
    if why is ShtilWhy.WINS_NOW:
        after = played.copy()
        after.apply(hint.action)
        if after.result is None:
            yield "it doesn't win now"
    for chance in (hint.chance, hint.runner_up_chance):
        if chance is not None and not 0 <= chance <= 1:
            yield f"{chance} is no chance"


RULES: Final[dict[str, Callable[[Any, Any, Any], Faults]]] = {
    "shtil": _shtil,
    "qwirkle": _qwirkle,
    "shkap": _shkap,
}


def faults_of_review(game: str, number: int) -> Faults:
    """What is wrong with the review of a finished match."""
    match = finished_match(game, number)
    more = (True,) if game == "shtil" else ()
    found = job(game, "review", write(match.game), match.player, *more)
    yield from REVIEW_RULES[game](match.game, found)


def _qwirkle_review(played: Any, found: Any) -> Faults:
    for move in found.moves:
        if move.is_flagged and move.lost * 10 < NOISE["qwirkle"]:
            yield f"{move.lost} points are within the noise"
        if move.is_flagged and move.best == move.played:
            yield "the better move is the one that was played"
    for mistake in mistakes_of(found):
        if mistake.amount < NOISE["qwirkle"]:
            yield f"{mistake.amount} tenths of a point are listed as a mistake"


def _shkap_review(played: Any, found: Any) -> Faults:
    for island in found.islands:
        for judged in island.judged:
            if judged.is_marked and judged.better == judged.action:
                yield "the better choice is the one that was made"
            if judged.is_marked and judged.lost * 10 < NOISE["shkap"]:
                yield f"{judged.lost} coins are within the noise"
    if found.got > found.possible and not any(island.missed for island in found.islands):
        yield "more was taken than was possible"


def _shtil_review(played: Any, found: Any) -> Faults:
    last, lost = found.last_winnable, found.first_lost
    if last is not None and lost is not None and last >= lost:
        yield f"winnable after {last} and lost after {lost}"
    if played.result.result_for(0) is Result.WON and lost is not None:
        yield "a voyage that was won was lost on the way"


REVIEW_RULES: Final[dict[str, Callable[[Any, Any], Faults]]] = {
    "shtil": _shtil_review,
    "qwirkle": _qwirkle_review,
    "shkap": _shkap_review,
}


def check_hints(game: str, count: int, seed: int, judges: bool = True) -> list[str]:
    found = []
    for at, played in enumerate(positions(game, seed)):
        if at == count:
            break
        where = f"{game} {played.options.key} {played.number}, action {len(played.actions)}"
        found += [f"{where}: {fault}" for fault in faults_of_hint(played, judges)]
    return found


def check_reviews(game: str, count: int, seed: int) -> list[str]:
    numbers = range(1000 * seed, 1000 * seed + count)
    return [f"review of {game} {at}: {fault}" for at in numbers for fault in faults_of_review(game, at)]


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.robustness.advice", description=__doc__)
    parser.add_argument("--hints", type=int, default=200)
    parser.add_argument("--reviews", type=int, default=30)
    parser.add_argument("--game", choices=tuple(GAMES), help="this one alone")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(argv)
    faults = []
    for game in GAMES:
        if chosen.game in (None, game):
            faults += check_hints(game, chosen.hints, chosen.seed)
            faults += check_reviews(game, chosen.reviews, chosen.seed)
            print(
                f"{game}: {chosen.hints} hints, {chosen.reviews} reviews, {len(faults)} faults so far",
                flush=True,
            )
    print(*faults, f"{len(faults)} faults, seed {chosen.seed}", sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

"""Making problems from games of simple seats. A number makes the same problem everywhere: work is counted."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Final

from shtil_desktop.games.base import Action
from shtil_desktop.games.problems import HARDEST, Problem, entry_of
from shtil_desktop.games.qwirkle.crew.endgame import TooLong
from shtil_desktop.games.qwirkle.crew.levels import sign_on
from shtil_desktop.games.qwirkle.crew.mates import lay_of
from shtil_desktop.games.qwirkle.crew.packed_lays import Found
from shtil_desktop.games.qwirkle.problems.ends import best_line, gains, lays_of, margin
from shtil_desktop.games.qwirkle.problems.kinds import BEST, ENDGAME, KINDS
from shtil_desktop.games.qwirkle.rules.arrangement import Score, judge
from shtil_desktop.games.qwirkle.rules.deal import Options
from shtil_desktop.games.qwirkle.rules.game import Qwirkle
from shtil_desktop.games.rng import Rng

LEVELS: Final = ("greedy", "beginner")
"""Of the seats: those that no tuning changes."""
SEATS: Final = (2, 2, 3, 4)
HIGHEST: Final = 1_000_000
"""Of the deals' numbers."""
TRIES: Final = 40
"""Games played for a problem as hard as is wanted, before an easier one will do."""
FEWEST_TILES: Final = 8
"""On the board, where the best move is asked for."""
FEWEST_LAYS: Final = 12
CLOSE: Final = 2
"""Points behind the best: so near another lay must come, else there is nothing to look for."""
MOST_TILES: Final = 6
"""In both hands of an endgame together."""
FEW: Final = 2
"""First lays that win most in an endgame: no more than these."""
FEWEST_CHOICES: Final = 4


def make(number: int) -> Problem:
    """The problem of a number: the first that is as hard as is wanted, or after many tries the nearest."""
    kind, wanted = KINDS[number % len(KINDS)], 1 + number // len(KINDS) % HARDEST
    best: Problem | None = None
    for attempt in count():
        if best is not None and (best.difficulty == wanted or attempt >= TRIES):
            return best
        for problem in _problems(kind, number, Rng("problems", "qwirkle", number, attempt)):
            if best is None or _is_nearer(problem, best, wanted):
                best = problem
    raise AssertionError


def _is_nearer(problem: Problem, other: Problem, wanted: int) -> bool:
    return abs(problem.difficulty - wanted) < abs(other.difficulty - wanted)


def _problems(kind: str, number: int, dice: Rng) -> Iterator[Problem]:
    if kind == BEST:
        game = Qwirkle(Options(SEATS[dice.below(len(SEATS))]), dice.below(HIGHEST))
        positions = _play(game, dice)
        moment = dice.below(len(positions))
        found = best_move(number, positions[moment])
    else:
        game = Qwirkle(Options(2), dice.below(HIGHEST))
        ends = (one for one in _play(game, dice) if not one.bag and _is_open_end(one))
        found = next((problem for one in ends if (problem := endgame(number, one)) is not None), None)
    if found is not None:
        yield found


def _play(game: Qwirkle, dice: Rng) -> list[Qwirkle]:
    """The positions of a whole game."""
    levels = [LEVELS[dice.below(len(LEVELS))] for _ in range(game.seats)]
    positions = []
    while game.result is None:
        positions.append(game.copy())
        mate = sign_on(levels[game.turn], "problems", game.number, game.turn, len(positions))
        game.apply(mate.decide(game.view(game.turn)))
    return positions


# The best move


def best_move(number: int, game: Qwirkle) -> Problem | None:
    """A problem if one lay alone scores most, and others come near."""
    if len(game.board.tiles) < FEWEST_TILES:
        return None
    lays = lays_of(game)
    if len(lays) < FEWEST_LAYS or lays[0][0] == lays[1][0]:
        return None
    most, steps = lays[0]
    close = sum(points >= most - CLOSE for points, _ in lays[1:])
    if not close:
        return None
    action = lay_of(steps)
    score = judge(game.board, action.placed)
    assert isinstance(score, Score)
    measures = {
        "lays": len(lays),
        "close": close,
        "tiles": len(steps),
        "lines": len(score.lines),
    }
    return _problem(number, BEST, game, [action], [action], measures, {"points": most})


# The endgame


def _is_open_end(game: Qwirkle) -> bool:
    return sum(map(len, game.hands)) <= MOST_TILES and all(game.hands)


def endgame(number: int, game: Qwirkle) -> Problem | None:
    """A problem if few lays are best, and greed's is not among them."""
    if len(lays_of(game)) < FEWEST_CHOICES:
        return None
    try:
        found = gains(game)
        most = max(gain for gain, _ in found)
        right = [lay for gain, lay in found if gain == most]
        greedy = found[0][0]
        if len(right) > FEW or greedy == most:
            return None
        line = best_line(game)
    except TooLong:
        return None
    measures = {
        "lays": len(found),
        "winning": len(right),
        "tempting": _tempting(found, right),
        "decisions": len(line),
        "cost": most - greedy,
    }
    facts = {"margin": margin(game, game.turn) + most}
    return _problem(number, ENDGAME, game, [lay_of(lay[1]) for lay in right], line, measures, facts)


def _tempting(found: list[tuple[int, Found]], right: list[Found]) -> int:
    """Wrong lays that score at least as much at once as any right one."""
    at_once = max(points for points, _ in right)
    return sum(lay not in right and lay[0] >= at_once for _, lay in found)


def _problem(
    number: int,
    kind: str,
    game: Qwirkle,
    right: list[Action],
    line: list[Action],
    measures: dict[str, int],
    facts: dict[str, int],
) -> Problem:
    end = game.copy()
    for action in line:
        end.apply(action)
    record, before = end.to_record(), len(game.actions)
    return Problem(
        game="qwirkle",
        id=f"{kind}-{number}",
        kind=kind,
        options={"seats": game.seats},
        number=game.number or 0,
        actions=tuple(record["actions"][:before]),
        solutions=tuple(entry_of(game, action) for action in right),
        line=tuple(record["actions"][before:]),
        outcome=record["outcome"],
        difficulty=difficulty(kind, measures),
        measures=measures,
        facts=facts,
    )


BOUNDS: Final = {BEST: (10, 12, 14, 16), ENDGAME: (7, 9, 11, 13)}
"""For each kind the first sum of each difficulty from 2 on."""
MANY_LAYS: Final = 25


def difficulty(kind: str, measures: dict[str, int]) -> int:
    """From 1 to 5: how much there is to look at, how near the wrong ones come, how far ahead to think."""
    total = min(measures["lays"] // MANY_LAYS, 4)
    if kind == BEST:
        total += 2 * measures["tiles"] + measures["lines"] + min(measures["close"], 6)
    else:
        total += 2 * measures["decisions"] + min(measures["tempting"], 6) - min(measures["cost"], 3)
    return 1 + sum(total >= bound for bound in BOUNDS[kind])

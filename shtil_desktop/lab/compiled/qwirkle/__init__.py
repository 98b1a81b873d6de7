"""Qwirkle's computer seats once more in C: the same decisions much faster, for measuring."""

from __future__ import annotations

from ctypes import POINTER, Structure, c_byte, c_char_p, c_double, c_int
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from shtil_desktop.games.base import Action
from shtil_desktop.games.qwirkle.crew import endgame, mates, worlds
from shtil_desktop.games.qwirkle.crew.lookahead import Plan
from shtil_desktop.games.qwirkle.crew.weights import WEIGHTS
from shtil_desktop.games.qwirkle.rules.actions import Lay, Pass, Trade
from shtil_desktop.games.qwirkle.rules.deal import Options, deal
from shtil_desktop.games.qwirkle.rules.game import Qwirkle
from shtil_desktop.lab.compiled import compiled
from shtil_desktop.lab.matches import Played, played

SOURCES: Final = ("board.c", "lays.c", "evaluation.c", "mates.c", "game.c", "fit.c")
MOST_LOGGED: Final = 4096
KINDS_OF_MATES: Final = {"greedy": 0, "beginner": 1, "amateur": 2, "expert": 3, "master": 3}

Decision = tuple[int, tuple[tuple[int, int], ...]]
"""How many tiles were laid, or traded if less than none, and the cells and tiles of a lay."""


class _Plan(Structure):
    _fields_ = [
        *((name, c_int) for name in ("candidates", "samples", "stages", "play_out", "end_samples", "proves")),
        ("prior", c_double),
    ]


class _Mate(Structure):
    _fields_ = [
        *((name, c_int) for name in ("kind", "among", "pool", "tries", "most_tiles", "width")),
        ("plan", _Plan),
    ]


@cache
def library() -> Any:
    there = Path(str(files(__package__)))
    loaded = compiled([*(there / name for name in SOURCES), there.parent / "dice.c"])
    loaded.set_weights.argtypes = [POINTER(c_double)]
    loaded.gather.argtypes = [c_int, c_char_p, c_int, c_int, c_int, c_double, POINTER(c_double)]
    loaded.play_qwirkle.argtypes = [
        *(c_int, POINTER(c_byte), POINTER(_Mate), POINTER(c_char_p), c_char_p),
        *(POINTER(c_int), POINTER(c_int), c_int),
    ]
    return loaded


def _mate(level: str, seats: int) -> _Mate:
    """With the constants of the crew, wherever they stand."""
    chosen = mates.Master if level == "master" else mates.Expert
    plan: Plan = chosen.plan.with_seats(seats)
    return _Mate(
        KINDS_OF_MATES[level],
        mates.AMONG,
        mates.POOL,
        worlds.TRIES,
        endgame.MOST_TILES,
        endgame.WIDTH,
        _Plan(
            plan.candidates,
            plan.samples,
            plan.stages,
            plan.play_out,
            plan.end_samples or plan.samples,
            chosen.proves,
            plan.prior,
        ),
    )


def play(levels: tuple[str, ...], number: int) -> tuple[tuple[int, ...], list[Decision]]:
    """The deal of a number between these levels, a seat each: scores and decisions."""
    seats = len(levels)
    options = Options(seats)
    dealt = deal(options, number)
    tiles = [tile for hand in dealt.hands for tile in hand] + list(dealt.bag)
    weights = [weight for rows in WEIGHTS.values() for row in rows for weight in row]
    words = [
        f"crew/qwirkle/{level}/{options.key}/{number}/{seat}".encode() for seat, level in enumerate(levels)
    ]
    scores, log = (c_int * seats)(), (c_int * MOST_LOGGED)()
    loaded = library()
    loaded.set_weights((c_double * len(weights))(*weights))
    count = loaded.play_qwirkle(
        seats,
        (c_byte * len(tiles))(*tiles),
        (_Mate * seats)(*(_mate(level, seats) for level in levels)),
        (c_char_p * seats)(*words),
        f"qwirkle/trade/{number}".encode(),
        scores,
        log,
        MOST_LOGGED,
    )
    return tuple(scores), _decisions(log, count)


def _decisions(log: Any, count: int) -> list[Decision]:
    found: list[Decision] = []
    at = 0
    for _ in range(count):
        size = log[at]
        laid = log[at + 1 : at + 1 + 2 * max(0, size)]
        found.append((size, tuple(zip(laid[::2], laid[1::2], strict=True))))
        at += 1 + len(laid)
    return found


def play_seat(seats: int, level: str, against: str, number: int, seat: int) -> Played:
    """One deal with one seat of `level`, as `matches.play_seat` plays it; the rules judge every action."""
    levels = tuple(level if at == seat else against for at in range(seats))
    scores, decisions = play(levels, number)
    game = Qwirkle(Options(seats), number)
    for count, laid in decisions:
        game.apply(_action(game, count, laid))
    assert game.result is not None and game.result.scores == scores
    return played(game.result.winners, scores, seat)


def _action(game: Qwirkle, count: int, laid: tuple[tuple[int, int], ...]) -> Action:
    if count < 0:
        return Trade(tuple(sorted(game.hands[game.turn])[:-count]))
    return Lay.of(laid) if count else Pass()

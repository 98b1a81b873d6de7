"""Matches between rivals: one seat of some level, the same other level in all the other seats.

Each deal is played once from every seat, so that nobody owes a win to the better hand. A shared win counts
its share. Any game of the house that rivals play can be measured so.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from math import sqrt
from typing import Any, Final

from shtil_desktop.games import face_of, load
from shtil_desktop.games.face import AnyGame, GameFace
from shtil_desktop.lab.command_options import processes

OFTEN: Final = 1.959964
"""Standard errors either side of the mean that hold 95 of 100."""
OPPONENTS: Final = ("greedy", "sailor")
"""What levels are measured against: the first of these that the game has, else its simplest level."""
SHTIL_ONLY: Final = ("removed", "reefs", "monsters", "storms", "wilds")


@dataclass(frozen=True, slots=True)
class Played:
    """One game as one of its seats saw it."""

    share: float
    """Of the win: 1, or a part of it if others have as many points."""
    own: int
    others: float
    """Points: the mean of the other seats'."""
    seconds: tuple[float, ...]
    """Of processor time, for each decision of that seat."""
    record: str = ""


def read_options(chosen: argparse.Namespace) -> Any:
    """The options that the command line asks for; `ValueError` if the game has no such mode or seats."""
    asked = {"mode": chosen.mode, "seats": chosen.seats}
    return face_of(chosen.game).read_options({name: word for name, word in asked.items() if word is not None})


def play_out(game: AnyGame, mate: Callable[[int, int], Any]) -> dict[int, list[float]]:
    """Play a game to its end, each decision by the mate for that seat and moment; the time of each seat."""
    seconds: dict[int, list[float]] = {seat: [] for seat in range(game.seats)}
    moves = 0
    while (decision := game.decision) is not None:
        seat = decision.seat
        view = game.view(seat)
        began = time.process_time()
        action = mate(seat, moves).decide(view)
        seconds[seat].append(time.process_time() - began)
        game.apply(action)
        moves += 1
    return seconds


def play_seat(game: str, options: Any, level: str, against: str, number: int, seat: int) -> Played:
    """One deal with one seat of `level`."""
    face = face_of(game)
    table = face.new_game(options, number)

    def mate(at: int, moves: int) -> Any:
        return face.mate(level if at == seat else against, options.key, number, at, moves)

    seconds = play_out(table, mate)
    assert table.result is not None and table.result.scores is not None
    record = json.dumps(table.to_record())
    return played(table.result.winners, table.result.scores, seat, seconds[seat], record)


def played(
    winners: tuple[int, ...],
    scores: tuple[int, ...],
    seat: int,
    seconds: Iterable[float] = (),
    record: str = "",
) -> Played:
    share = 1 / len(winners) if seat in winners else 0.0
    others = [score for at, score in enumerate(scores) if at != seat]
    return Played(share, scores[seat], sum(others) / len(others), tuple(seconds), record)


Play = Callable[[int, int], Played]
"""Plays the deal of a number with one seat of the level that is measured."""


def play_deal(play: Play, seats: int, number: int) -> list[Played]:
    """A deal from every seat."""
    return [play(number, seat) for seat in range(seats)]


def play_deals(play: Play, seats: int, numbers: range, jobs: int = 1) -> Iterator[list[Played]]:
    one = partial(play_deal, play, seats)
    jobs = processes(jobs, len(numbers))
    if jobs == 1:
        yield from map(one, numbers)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(one, numbers)


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of some games.

    >>> [round(bound, 3) for bound in interval(0.8, 100)]
    [0.711, 0.867]
    """
    spread = OFTEN * OFTEN / games
    middle = (share + spread / 2) / (1 + spread)
    half = OFTEN * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def figures(deals: list[list[Played]]) -> dict[str, Any]:
    """What the deals show of the level that was measured."""
    games = [game for deal in deals for game in deal]
    share = sum(game.share for game in games) / len(games)
    seconds = sorted(second for game in games for second in game.seconds)
    return {
        "deals": len(deals),
        "games": len(games),
        "share": share,
        "interval": list(interval(share, len(games))),
        "by_deals": _spread([sum(game.share for game in deal) / len(deal) for deal in deals]),
        "by_seat": [sum(seat) / len(deals) for seat in zip(*_shares(deals), strict=True)],
        "points": sum(game.own for game in games) / len(games),
        "others_points": sum(game.others for game in games) / len(games),
        "decisions": len(seconds),
        "milliseconds": _milliseconds(seconds),
    }


def _shares(deals: list[list[Played]]) -> Iterator[list[float]]:
    return ([game.share for game in deal] for deal in deals)


def _spread(shares: list[float]) -> float:
    """Half the 95 % interval with the deal as the unit: games of one deal have something in common."""
    mean = sum(shares) / len(shares)
    return OFTEN * sqrt(sum((share - mean) ** 2 for share in shares)) / len(shares)


def _milliseconds(seconds: list[float]) -> dict[str, float]:
    if not seconds:
        return {}
    at = {"median": 0.5, "95 %": 0.95, "most": 1.0}
    found = {
        name: 1000 * seconds[min(len(seconds) - 1, int(part * len(seconds)))] for name, part in at.items()
    }
    return {"mean": 1000 * sum(seconds) / len(seconds), **found}


def sentences(found: dict[str, Any]) -> str:
    low, high = found["interval"]
    lines = [
        f"{found['game']}, {_mode(found)}{found['seats']} seats, "
        f"{found['level']} against {found['against']}: "
        f"{found['deals']} deals from every seat, {found['games']} games",
        f"win share {100 * found['share']:.1f} %, 95 % interval {100 * low:.1f} to {100 * high:.1f} %"
        f" (by deals ±{100 * found['by_deals']:.1f})",
        f"points {found['points']:.1f}, the others {found['others_points']:.1f}",
    ]
    if found["milliseconds"]:
        times = ", ".join(f"{name} {value:.1f}" for name, value in found["milliseconds"].items())
        lines.append(f"{found['decisions']} decisions, milliseconds of processor time: {times}")
    return "\n".join(lines)


def _mode(found: dict[str, Any]) -> str:
    return f"{found['mode']}, " if "mode" in found else ""


def simulate(chosen: argparse.Namespace) -> int:
    """Play and print, as `shtil-lab simulate --game` does."""
    _refuse_ignored(chosen)
    try:
        face = face_of(chosen.game)
        options = read_options(chosen)
        (level,) = chosen.level or [face.simplest_level]
        usual = next((name for name in OPPONENTS if _is_level(face, name)), face.simplest_level)
        against = chosen.against or usual
        for name in (level, against):
            face.mate(name, "is there such a level?")
    except (KeyError, ValueError) as error:
        return int(chosen.complain(f"no such game, mode, level or number of seats: {error}"))
    seats = face.new_game(options, chosen.number).seats
    play: Play = partial(play_seat, chosen.game, options, level, against)
    if chosen.compiled:
        play = partial(_compiled(chosen), seats, level, against)
    numbers = range(chosen.number, chosen.number + chosen.games)
    with ExitStack() as stack:
        file = stack.enter_context(chosen.records.open("w", encoding="utf-8")) if chosen.records else None
        deals = []
        for deal in play_deals(play, seats, numbers, chosen.jobs):
            deals.append(deal)
            if file:
                file.writelines(f"{game.record}\n" for game in deal)
    names = {"game": chosen.game, "seats": seats, "level": level, "against": against}
    if chosen.mode is not None:
        names["mode"] = chosen.mode
    found = {**names, "first": chosen.number, **figures(deals)}
    print(json.dumps(found) if chosen.json else sentences(found))
    return 0


def _refuse_ignored(chosen: argparse.Namespace) -> None:
    """Complain of what would be left out without a word."""
    if foreign := [name for name in SHTIL_ONLY if getattr(chosen, name)]:
        chosen.complain(f"--{foreign[0]} is an option of Shtil's")
    if len(chosen.level or ()) > 1:
        chosen.complain("one level is measured at a time; --against names that of all other seats")
    if chosen.compiled and chosen.records:
        chosen.complain("games in C leave no records")


def _is_level(face: GameFace, name: str) -> bool:
    """Also of those that no player is offered."""
    try:
        face.mate(name, "is there such a level?")
    except (KeyError, ValueError):
        return False
    return True


def _compiled(chosen: argparse.Namespace) -> Callable[..., Played]:
    """The same games in C, where there are any: without the time of a decision."""
    try:
        found: Callable[..., Played] = load(f"shtil_desktop.lab.compiled.{chosen.game}:play_seat")
    except ImportError:
        chosen.complain(f"{chosen.game} is not compiled")
        raise
    return found

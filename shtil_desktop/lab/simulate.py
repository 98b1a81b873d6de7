"""`shtil-lab simulate`: games between computer seats, and how often they are won."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TextIO

from shtil_desktop.games.base import Result
from shtil_desktop.games.shtil.crew import LEVELS, Mate, sign_on
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.shtil.rules.record import write
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.typed_numbers import positive
from shtil_desktop.lab import matches
from shtil_desktop.lab.command_options import (
    SHTIL,
    add_game,
    add_jobs,
    add_number,
    add_options,
    check_mode,
    options_of,
    processes,
)


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """One game: its result for the crew, or for seat 0 among rivals."""

    result: str
    moves: int
    seconds: float
    record: str


def register(commands: Any) -> None:
    parser = commands.add_parser("simulate", help="let computer players play, and count their wins")
    add_options(parser, any_game=True)
    add_number(parser, "the first deal's number")
    parser.add_argument(
        "--games",
        type=positive,
        default=100,
        metavar="G",
        help="number of games; of deals, if the players are opponents (default: 100)",
    )
    parser.add_argument(
        "--level",
        type=lambda text: text.split(","),
        metavar="LEVEL",
        help=f"{', '.join(LEVELS)}; separate several by commas, one for each seat in turn; "
        "other games have other levels (default: the simplest)",
    )
    add_game(parser)
    words = "level of all other seats, if the players are opponents (default: greedy, or sailor in Shkap)"
    parser.add_argument("--against", metavar="LEVEL", help=words)
    parser.add_argument("--compiled", action="store_true", help="use the C engine, where the game has one")
    add_jobs(parser)
    parser.add_argument("--records", type=Path, metavar="FILE.jsonl", help="write every game as a record")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run, complain=parser.error)


def run(chosen: argparse.Namespace) -> int:
    if chosen.game != SHTIL:
        return matches.simulate(chosen)
    levels = chosen.level or ["deckhand"]
    if unknown := [level for level in levels if level not in LEVELS]:
        chosen.complain(f"no level {unknown[0]!r}; there are {', '.join(LEVELS)}")
    check_mode(chosen)
    options = options_of(chosen)
    play = partial(play_deal, options, levels)
    numbers = range(chosen.number, chosen.number + chosen.games)
    reports = []
    with ExitStack() as stack:
        file = stack.enter_context(chosen.records.open("w", encoding="utf-8")) if chosen.records else None
        for report in _with_progress(_played(play, numbers, chosen.jobs, stack), chosen.games):
            reports.append(report)
            if file:
                file.write(report.record + "\n")
    figures = summary(options, levels, chosen.number, reports)
    print(json.dumps(figures) if chosen.json else _sentences(figures))
    return 0


def play_deal(options: Options, levels: list[str], number: int) -> PlayedDeal:
    """Play one deal to its end."""
    game = Shtil(options, number)
    began = time.perf_counter()
    moves = play_out(game, levels)
    seconds = time.perf_counter() - began
    assert game.result is not None
    return PlayedDeal(game.result.result_for(0).value, moves, seconds, write(game))


def play_out(game: Shtil, levels: list[str]) -> int:
    """Let mates of these levels, round the table, play the voyage to its end; the number of decisions."""

    def mate(seat: int, moves: int) -> Mate:
        return sign_on(levels[seat % len(levels)], game.options.key, game.number, seat, moves)

    return play_with(game, mate)


def play_with(game: Shtil, mate: Callable[[int, int], Mate]) -> int:
    """Play the voyage to its end, each decision by the mate for that seat and moment; their number."""
    moves = 0
    while (decision := game.decision) is not None:
        if decision.ask is Ask.SPLIT:
            for seat in range(game.seats):
                if seat != decision.seat:
                    game.say(seat, mate(seat, moves).say(game.view(seat)))
        game.apply(mate(decision.seat, moves).decide(game.view(decision.seat)))
        moves += 1
    return moves


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate."""
    return matches.interval(wins / games, games)


def summary(options: Options, levels: list[str], first: int, reports: list[PlayedDeal]) -> dict[str, Any]:
    games, moves = len(reports), sum(report.moves for report in reports)
    wins = sum(report.result == Result.WON.value for report in reports)
    low, high = interval(wins, games)
    return {
        "kind": options.key,
        "level": ",".join(levels),
        "first": first,
        "games": games,
        "wins": wins,
        "draws": sum(report.result == Result.DRAW.value for report in reports),
        "rate": wins / games,
        "interval": [low, high],
        "plies": moves,
        "plies_per_game": moves / games,
        "seconds_per_move": sum(report.seconds for report in reports) / max(moves, 1),
    }


def _sentences(figures: dict[str, Any]) -> str:
    low, high = figures["interval"]
    draws = f", {figures['draws']} draws" if figures["draws"] else ""
    return (
        f"{figures['kind']}, {figures['level']}: {figures['games']} games, {figures['wins']} wins{draws}\n"
        f"rate {100 * figures['rate']:.1f} %, 95 % interval {100 * low:.1f} to {100 * high:.1f} %\n"
        f"{figures['plies']} plies, {figures['plies_per_game']:.1f} a game, "
        f"{1000 * figures['seconds_per_move']:.3f} ms a move"
    )


def _played(play: partial[PlayedDeal], numbers: range, jobs: int, stack: ExitStack) -> Iterator[PlayedDeal]:
    jobs = processes(jobs, len(numbers))
    if jobs == 1:
        return map(play, numbers)
    pool = stack.enter_context(multiprocessing.get_context("spawn").Pool(jobs))
    return pool.imap(play, numbers, chunksize=max(1, min(50, len(numbers) // (4 * jobs))))


def _with_progress(reports: Iterator[PlayedDeal], games: int) -> Iterator[PlayedDeal]:
    """Pass the reports on, with a bar where someone watches."""
    stream = sys.stderr
    wins = 0
    for done, report in enumerate(reports, start=1):
        wins += report.result == Result.WON.value
        if stream.isatty():
            _draw_bar(stream, done, games, wins)
        yield report
    if stream.isatty():
        stream.write("\n")


def _draw_bar(stream: TextIO, done: int, games: int, wins: int) -> None:
    filled = 30 * done // games
    stream.write(f"\r[{'#' * filled}{'.' * (30 - filled)}] {done}/{games}, {100 * wins / done:.1f} % won ")
    stream.flush()

"""`shtil-lab compare`: two levels on the same deals; each is kept, so a long run can be broken off."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from math import comb
from pathlib import Path
from typing import Any

from shtil_desktop.games.base import Result
from shtil_desktop.games.shtil.crew import LEVELS
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.typed_numbers import positive
from shtil_desktop.lab.command_options import add_number, add_options, options_of
from shtil_desktop.lab.compiled import NotCompiled
from shtil_desktop.lab.compiled.shtil.admirals import LEVELS as COMPILED
from shtil_desktop.lab.compiled.shtil.admirals import CompiledAdmirals
from shtil_desktop.lab.simulate import interval, play_deal


@dataclass(frozen=True, slots=True)
class Pair:
    """One deal: whether each level won it, and the processor time of the first one's voyage."""

    number: int
    one: bool
    other: bool
    seconds: float
    moves: int


def register(commands: Any) -> None:
    parser = commands.add_parser("compare", help="compare two levels on the same deals")
    add_options(parser)
    add_number(parser, "the first deal's number")
    parser.add_argument(
        "--games", type=positive, default=100, metavar="G", help="number of deals (default: 100)"
    )
    parser.add_argument("--level", choices=list(LEVELS), default="admiral", help="the level to judge")
    parser.add_argument("--beside", choices=list(LEVELS), default="captain", help="the level to compare with")
    parser.add_argument(
        "--kept",
        type=Path,
        metavar="FILE.jsonl",
        help="save the result of every deal there, and resume from it",
    )
    parser.add_argument(
        "--compiled",
        action="store_true",
        help="use the C engine: same results, much faster; only admiral and captain, standard voyage",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    options = options_of(chosen)
    play = _player(options, chosen)
    numbers = range(chosen.number, chosen.number + chosen.games)
    kept = {pair.number: pair for pair in _kept(chosen.kept)} if chosen.kept else {}
    for number in numbers:
        if number not in kept:
            kept[number] = play_pair(play, chosen.level, chosen.beside, number)
            if chosen.kept:
                with chosen.kept.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(kept[number])) + "\n")
    figures = summary([kept[number] for number in numbers])
    named = {"kind": options.key, "level": chosen.level, "beside": chosen.beside, "first": chosen.number}
    print(json.dumps(named | figures) if chosen.json else _sentences(named | figures))
    return 0


def _kept(file: Path) -> Iterator[Pair]:
    if file.exists():
        for line in file.read_text(encoding="utf-8").splitlines():
            yield Pair(**json.loads(line))


Player = Callable[[str, int], tuple[bool, int]]
"""Plays the deal of a number with this level at every seat: whether it is won, and how many moves it took."""


def _player(options: Options, chosen: argparse.Namespace) -> Player:
    if not chosen.compiled:
        return partial(_play, options)
    for level in (chosen.level, chosen.beside):
        if level not in COMPILED:
            raise NotCompiled(f"a {level} is not compiled")
    return CompiledAdmirals(options).sail


def _play(options: Options, level: str, number: int) -> tuple[bool, int]:
    report = play_deal(options, [level], number)
    return report.result == Result.WON.value, report.moves


def play_pair(play: Player, level: str, beside: str, number: int) -> Pair:
    began = time.process_time()
    is_won, moves = play(level, number)
    seconds = time.process_time() - began
    return Pair(number, is_won, play(beside, number)[0], round(seconds, 3), moves)


def summary(pairs: list[Pair]) -> dict[str, Any]:
    games = len(pairs)
    one, other = sum(pair.one for pair in pairs), sum(pair.other for pair in pairs)
    one_alone = sum(pair.one and not pair.other for pair in pairs)
    other_alone = sum(pair.other and not pair.one for pair in pairs)
    return {
        "games": games,
        "wins": one,
        "interval": list(interval(one, games)),
        "wins_beside": other,
        "interval_beside": list(interval(other, games)),
        "alone": one_alone,
        "alone_beside": other_alone,
        "by_chance": by_chance(one_alone, other_alone),
        "seconds_per_game": sum(pair.seconds for pair in pairs) / games,
        "seconds_per_move": sum(pair.seconds for pair in pairs) / max(1, sum(pair.moves for pair in pairs)),
    }


def by_chance(alone: int, alone_beside: int) -> float:
    """How likely equal levels would be at least so far apart on deals that only one of them won.

    >>> by_chance(9, 1), by_chance(3, 3)
    (0.021484375, 1.0)
    """
    apart = alone + alone_beside
    tail = sum(comb(apart, count) for count in range(min(alone, alone_beside) + 1))
    return float(min(1.0, 2 * tail / 2**apart))


def _sentences(figures: dict[str, Any]) -> str:
    def rate(name: str, wins: str, bounds: str) -> str:
        low, high = (100 * bound for bound in figures[bounds])
        share = 100 * figures[wins] / figures["games"]
        return f"{figures[name]}: {figures[wins]} wins, {share:.1f} % ({low:.1f} to {high:.1f})"

    return (
        f"{figures['kind']}, {figures['games']} deals from {figures['first']} on\n"
        f"{rate('level', 'wins', 'interval')}\n{rate('beside', 'wins_beside', 'interval_beside')}\n"
        f"won alone: {figures['alone']} and {figures['alone_beside']}; equal levels would be as far apart "
        f"with probability {figures['by_chance']:.3f}\n"
        f"{figures['level']}: {figures['seconds_per_game']:.2f} s of processor time a game, "
        f"{1000 * figures['seconds_per_move']:.0f} ms a move"
    )

"""`shtil-lab tune`: search for better captain weights in one kind of voyage and write them to a file."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from dataclasses import asdict
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.crew.judgement.weights import Weights, weights_for
from shtil_desktop.games.shtil.crew.seats.captain import Captain
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.typed_numbers import measure, natural, number, positive
from shtil_desktop.games.values import replace
from shtil_desktop.lab.command_options import add_jobs, add_options, options_of, processes
from shtil_desktop.lab.compiled.shtil import CompiledCaptains
from shtil_desktop.lab.learning.evolution import Evolution, Vector
from shtil_desktop.lab.simulate import interval, play_with

CREDIT = 0.1
"""What a lost game counts that filled the whole grid; a won one counts 1."""
SMALLEST = 0.3
"""The unit of a weight that is about nothing."""
CELLS = 36
HELD_OUT = 5_000_000
"""The first deal that no tuning sees."""
FIRST = 1_000_000
NOT_NEGATIVE = ("squeeze_slope", "single_slope", "pair_slope", "price", "wild")
DIGITS = 4


def register(commands: Any) -> None:
    parser = commands.add_parser("tune", help="search for better weights for the captain")
    add_options(parser)
    parser.add_argument(
        "--games", type=positive, default=500, metavar="G", help="deals for each candidate (default: 500)"
    )
    parser.add_argument(
        "--population",
        type=positive,
        default=12,
        metavar="P",
        help="candidates in a generation (default: 12)",
    )
    parser.add_argument(
        "--generations", type=positive, default=20, metavar="N", help="generations (default: 20)"
    )
    parser.add_argument(
        "--sigma",
        type=measure,
        default=0.3,
        metavar="S",
        help="initial step size of the search (default: 0.3)",
    )
    parser.add_argument("--seed", type=natural, default=1, help="random seed (default: 1)")
    parser.add_argument(
        "--only", type=_names, metavar="NAMES", help="weights to tune, separated by commas (default: all)"
    )
    parser.add_argument(
        "--set", type=_settings, default={}, metavar="NAME=X,...", help="initial values of these weights"
    )
    parser.add_argument(
        "--check", type=positive, default=1000, metavar="G", help="deals of the final check (default: 1000)"
    )
    add_jobs(parser)
    parser.add_argument(
        "--compiled",
        action="store_true",
        help="use the C engine: same results, much faster; standard voyage only",
    )
    parser.add_argument("--begin", type=Path, metavar="FILE", help="file of initial weights")
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FILE.json", help="file for the best weights"
    )
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    options = options_of(chosen)
    start = _read(chosen.begin) if chosen.begin else weights_for(options)
    start = replace(start, **chosen.set)
    player = partial(sail, CompiledCaptains(options)) if chosen.compiled else partial(play, options)
    with ExitStack() as stack:
        spread = _spreader(1 if chosen.compiled else processes(chosen.jobs, chosen.games), stack)
        found = seek(player, start, chosen, options, spread)
        figures = _compare(player, start, found, chosen.check, spread)
    _write(chosen.out, found, figures, _command(options, chosen))
    print(json.dumps(figures))
    return 0


Spread = Callable[[partial[float], Iterable[int]], list[float]]
Player = Callable[[Weights, int], float]
"""Plays the deal of a number with these weights; what that counts."""


def _spreader(jobs: int, stack: ExitStack) -> Spread:
    """A map over deals, by several processes if so asked."""
    if jobs == 1:
        return lambda play, numbers: list(map(play, numbers))
    pool = stack.enter_context(multiprocessing.get_context("spawn").Pool(jobs))
    return lambda play, numbers: pool.map(play, numbers, chunksize=20)


def seek(
    player: Player, start: Weights, chosen: argparse.Namespace, options: Options, spread: Spread
) -> Weights:
    """Generation after generation, each on deals of its own."""
    names = chosen.only or list(Weights.names())
    units = [max(abs(getattr(start, name)), SMALLEST) for name in names]
    origin = [getattr(start, name) / unit for name, unit in zip(names, units, strict=True)]
    make = partial(_weights, start, names, units)
    evolution = Evolution(origin, chosen.sigma, chosen.population, Random(chosen.seed))
    for generation in range(chosen.generations):
        deals = range(FIRST + generation * chosen.games, FIRST + (generation + 1) * chosen.games)
        goodness = [_mean(spread(partial(player, make(one)), deals)) for one in evolution.ask()]
        evolution.tell(goodness)
        _tell(generation, goodness, evolution.sigma)
        _write(chosen.out, make(evolution.mean), {"generations": generation + 1}, _command(options, chosen))
    return make(evolution.mean)


def _weights(start: Weights, names: list[str], units: Vector, values: Vector) -> Weights:
    changed = {
        name: float(f"{_bounded(name, value * unit):.{DIGITS}g}")
        for name, unit, value in zip(names, units, values, strict=True)
    }
    return replace(start, **changed)


def _bounded(name: str, value: float) -> float:
    return abs(value) if name in NOT_NEGATIVE else value


def play(options: Options, weights: Weights, number: int) -> float:
    """One deal, played by captains with these weights: 1 if won, else a little for how far it got."""
    game = Shtil(options, number)
    captain = Captain(Rng(0), weights)
    play_with(game, lambda seat, moves: captain)
    assert game.result is not None
    if game.result.winners:
        return 1.0
    return CREDIT * len(game.sea.islands()) / game.sea.layout.size


def sail(fleet: CompiledCaptains, weights: Weights, number: int) -> float:
    """The same by compiled captains."""
    empty = fleet.sail(number, weights)
    return 1.0 if empty < 0 else CREDIT * (1 - empty / CELLS)


def _compare(player: Player, start: Weights, found: Weights, games: int, spread: Spread) -> dict[str, object]:
    """Both sets on the same deals, which the tuning has not seen."""
    deals = range(HELD_OUT, HELD_OUT + games)
    before = sum(one >= 1 for one in spread(partial(player, start), deals))
    after = sum(one >= 1 for one in spread(partial(player, found), deals))
    low, high = interval(after, games)
    return {
        "first_deal": HELD_OUT,
        "games": games,
        "rate": round(after / games, 4),
        "interval": [round(low, 4), round(high, 4)],
        "rate_at_the_beginning": round(before / games, 4),
    }


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _tell(generation: int, goodness: Vector, sigma: float) -> None:
    best, mean = max(goodness), _mean(goodness)
    sys.stderr.write(f"generation {generation + 1}: best {best:.4f}, mean {mean:.4f}, step {sigma:.3f}\n")
    sys.stderr.flush()


def _command(options: Options, chosen: argparse.Namespace) -> str:
    words = ["shtil-lab tune", f"--mode {options.mode.value}", f"--seats {options.seats}"]
    words += [f"--{name} {getattr(options, name)}" for name in ("removed", "monsters", "wilds")]
    words += [f"--{name}" for name in ("reefs", "storms") if getattr(options, name)]
    words += [f"--{name} {getattr(chosen, name)}" for name in ("games", "population", "generations")]
    words += [f"--sigma {chosen.sigma}", f"--seed {chosen.seed}"]
    if chosen.only:
        words.append(f"--only {','.join(chosen.only)}")
    if chosen.set:
        words.append("--set " + ",".join(f"{name}={value}" for name, value in chosen.set.items()))
    if chosen.compiled:
        words.append("--compiled")
    if chosen.begin:
        words.append(f"--begin {chosen.begin.name}")
    return " ".join(word for word in words if not word.endswith(" 0"))


def _read(path: Path) -> Weights:
    return Weights.read(json.loads(path.read_text(encoding="utf-8"))["weights"])


def _write(path: Path, weights: Weights, figures: dict[str, object], command: str) -> None:
    content = {"made_by": command, "figures": figures, "weights": asdict(weights)}
    path.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


def _names(text: str) -> list[str]:
    names = text.split(",")
    unknown = [name for name in names if name not in Weights.names()]
    if unknown:
        raise argparse.ArgumentTypeError(f"no weight {unknown[0]!r}; there are {', '.join(Weights.names())}")
    return names


def _settings(text: str) -> dict[str, float]:
    pairs = [pair.partition("=") for pair in text.split(",")]
    return dict(
        zip(_names(",".join(name for name, _, _ in pairs)), (number(v) for _, _, v in pairs), strict=True)
    )

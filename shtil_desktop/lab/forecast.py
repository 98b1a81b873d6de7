"""`shtil-lab forecast`: learn a barometer for stormy seas from voyages in C. Needs numpy and a compiler."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from shtil_desktop.crew.barometer import Barometer
from shtil_desktop.crew.figures import NAMES
from shtil_desktop.crew.weights import weights_for
from shtil_desktop.games.shtil import Options
from shtil_desktop.lab.compiled import Fleet, NotCompiled
from shtil_desktop.lab.kinds import add_number, add_options, options_of, positive

MISUSED: Final = 2
HELD_BACK: Final = 10
"""Every tenth voyage is not learned from: it says how good the chances are."""
BATCH: Final = 1024
PACE: Final = 3e-3
"""Of learning at first; it falls to nothing."""
DIGITS: Final = 4


def register(commands: Any) -> None:
    parser = commands.add_parser("forecast", help="learn the chance of winning in stormy seas")
    add_options(parser)
    add_number(parser, "the first deal's number")
    parser.add_argument("--games", type=positive, default=60_000, metavar="G", help="voyages a round")
    parser.add_argument("--rounds", type=positive, default=3, metavar="R", help="each by the last one's")
    parser.add_argument("--venture", type=float, default=0.02, metavar="X", help="moves left to chance")
    parser.add_argument("--noted", type=float, default=0.3, metavar="X", help="positions learned from")
    parser.add_argument("--neurons", type=positive, default=24, metavar="N")
    parser.add_argument("--epochs", type=positive, default=4, metavar="E")
    parser.add_argument("--trust", type=float, default=0.5, metavar="X", help="in the moves' values")
    parser.add_argument("--begin", type=Path, metavar="FILE", help="the barometer of the first round")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.json")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    options = options_of(chosen)
    try:
        fleet = Fleet(options, _begin(chosen.begin))
    except NotCompiled as error:
        sys.stderr.write(f"shtil-lab: {error}\n")
        return MISUSED
    told: list[dict[str, float]] = []
    for at in range(chosen.rounds):
        first = chosen.number + at * chosen.games
        rows = sail(fleet, options, range(first, first + chosen.games), chosen)
        record, figures = learn(rows, chosen.neurons, chosen.epochs)
        told.append(figures)
        print(json.dumps(figures), flush=True)
        fleet = Fleet(options, Barometer.read(record))
        _write(chosen.out, {"made_by": _command(options, chosen, at + 1), "rounds": told, **record})
    return 0


def _begin(file: Path | None) -> Barometer | None:
    return Barometer.read(json.loads(file.read_text(encoding="utf-8"))) if file else None


def sail(fleet: Fleet, options: Options, numbers: range, chosen: argparse.Namespace) -> Any:
    """The figures of positions after moves; before them the deal, and whether it was won in the end."""
    import numpy as np

    weights, parts = replace(weights_for(options), trust=chosen.trust), []
    for number in numbers:
        is_won, figures = fleet.log(number, weights, chosen.venture, chosen.noted)
        rows = np.frombuffer(figures, dtype=np.float32).reshape(-1, len(NAMES))
        ends = np.tile(np.array([number % HELD_BACK, is_won], dtype=np.float32), (len(rows), 1))
        parts.append(np.concatenate([ends, rows], axis=1))
    return np.concatenate(parts)


def learn(rows: Any, neurons: int, epochs: int) -> tuple[dict[str, Any], dict[str, float]]:
    """A network for the rows, and how good it is on those held back."""
    import numpy as np

    is_learned = rows[:, 0] != 0
    won, figures = rows[:, 1], rows[:, 2:]
    spread = np.maximum(figures.std(0), 0.05)
    middle = figures.mean(0)
    scaled = (figures - middle) / spread
    network = _fit(scaled[is_learned], won[is_learned], neurons, epochs)
    ends = won[~is_learned]
    chances = 1 / (1 + np.exp(-_look(network, scaled[~is_learned])[2]))
    told = {
        "positions": int(is_learned.sum()),
        "won": round(float(ends.mean()), 4),
        "explained": round(1 - float(((ends - chances) ** 2).mean() / ends.var()), 4),
    }
    into = network[0] / spread[:, None]
    base = network[1] - middle @ into
    return {
        "figures": {name: _rounded(row) for name, row in zip(NAMES, into, strict=True)},
        "base": _rounded(base),
        "heard": _rounded(network[2]),
        "level": _rounded(network[3])[0],
    }, told


def _look(network: list[Any], figures: Any) -> tuple[Any, Any, Any]:
    import numpy as np

    sums = figures @ network[0] + network[1]
    active = np.maximum(sums, 0)
    return sums, active, active @ network[2] + network[3][0]


def _fit(figures: Any, won: Any, neurons: int, epochs: int) -> list[Any]:
    """Adam on the likelihood, in small batches, ever more slowly."""
    import numpy as np

    dice = np.random.default_rng(1)
    count, width = figures.shape
    share = won.mean()
    network = [
        dice.standard_normal((width, neurons)) / np.sqrt(width),
        np.full(neurons, 0.1),
        dice.standard_normal(neurons) * 0.1,
        np.array([np.log(share / (1 - share))]),
    ]
    network = [part.astype(np.float32) for part in network]
    slopes, squares = [part * 0 for part in network], [part * 0 for part in network]
    steps = epochs * (count // BATCH)
    for step in range(steps):
        if step % (count // BATCH) == 0:
            order = dice.permutation(count)
        at = step % (count // BATCH) * BATCH
        batch = order[at : at + BATCH]
        sums, active, found = _look(network, figures[batch])
        errors = (1 / (1 + np.exp(-found)) - won[batch]) / BATCH
        back = np.outer(errors, network[2]) * (sums > 0)
        gradients = figures[batch].T @ back, back.sum(0), active.T @ errors, errors.sum(keepdims=True)
        pace = PACE * 0.5 * (1 + np.cos(np.pi * step / steps))
        for part, gradient, slope, square in zip(network, gradients, slopes, squares, strict=True):
            slope += 0.1 * (gradient - slope)
            square += 0.001 * (gradient * gradient - square)
            scale = np.sqrt(square / (1 - 0.999 ** (step + 1))) + 1e-8
            part -= (pace * slope / (1 - 0.9 ** (step + 1)) / scale).astype(np.float32)
    return network


def _rounded(values: Any) -> list[float]:
    return [float(f"{value:.{DIGITS}g}") for value in values]


def _command(options: Options, chosen: argparse.Namespace, rounds: int) -> str:
    words = ["shtil-lab forecast", f"--seats {options.seats}"]
    words += [f"--{name}" for name in ("reefs", "storms") if getattr(options, name)]
    words += [f"--{name} {count}" for name in ("monsters", "wilds") if (count := getattr(options, name))]
    words += [f"--number {chosen.number}", f"--games {chosen.games}", f"--rounds {rounds}"]
    learning = ("venture", "noted", "neurons", "epochs", "trust")
    words += [f"--{name} {getattr(chosen, name)}" for name in learning]
    words += [f"--begin {chosen.begin.name}"] if chosen.begin else []
    return " ".join(words)


def _write(path: Path, record: dict[str, Any]) -> None:
    """One line for each figure."""
    text = json.dumps(record, indent=1)
    path.write_text(_joined(text) + "\n", encoding="utf-8")


def _joined(text: str) -> str:
    """Lists of numbers brought back to one line each."""
    lines: list[str] = []
    inside = False
    for line in text.splitlines():
        if inside:
            lines[-1] += line.strip() + (" " if line.endswith(",") else "")
            inside = not line.strip().startswith("]")
        else:
            lines.append(line)
            inside = line.endswith("[") and '"rounds"' not in line
    return "\n".join(line.rstrip() for line in lines)

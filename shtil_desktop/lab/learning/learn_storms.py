"""`shtil-lab learn-storms`: learn a storm network from moves played out in C. Needs a compiler."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from shtil_desktop.games.shtil.crew.judgement.weights import weights_for
from shtil_desktop.games.shtil.crew.networks.storm_network import StormNetwork
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.typed_numbers import amount, positive
from shtil_desktop.games.values import replace
from shtil_desktop.lab.command_options import add_number, add_options, options_of
from shtil_desktop.lab.compiled.shtil.storm_training import StormTraining


def register(commands: Any) -> None:
    parser = commands.add_parser("learn-storms", help="learn the chance of winning with storms")
    add_options(parser)
    add_number(parser, "the first deal's number")
    parser.add_argument(
        "--games", type=positive, default=5_000, metavar="G", help="deals in each round (default: 5000)"
    )
    parser.add_argument(
        "--rounds",
        type=positive,
        default=3,
        metavar="R",
        help="number of rounds; each starts from the network of the last (default: 3)",
    )
    parser.add_argument(
        "--voyages",
        type=positive,
        default=24,
        metavar="V",
        help="voyages simulated for each move (default: 24)",
    )
    parser.add_argument(
        "--epochs", type=positive, default=12, metavar="E", help="training epochs (default: 12)"
    )
    parser.add_argument(
        "--trust",
        type=amount,
        default=0.1,
        metavar="X",
        help="weight of the simulated values of moves (default: 0.1)",
    )
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.json", help="file for the network")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    options = options_of(chosen)
    weights = replace(weights_for(options), trust=chosen.trust)
    forecasting = StormTraining(options, weights, chosen.voyages)
    told: list[dict[str, float]] = []
    storm_network = None
    for at in range(chosen.rounds):
        first = chosen.number + at * chosen.games
        won = sum(forecasting.sail(number, storm_network) for number in range(first, first + chosen.games))
        explained, between = forecasting.study(chosen.epochs)
        told.append(
            {
                "won": round(won / chosen.games, 4),
                "choices": forecasting.choices,
                "explained": explained,
                "between moves": between,
            }
        )
        print(json.dumps(told[-1]), flush=True)
        record = forecasting.learned()
        storm_network = StormNetwork.read(record)
        write_storm_network(
            chosen.out, {"made_by": _command(options, chosen, at + 1), "rounds": told, **record}
        )
    return 0


def _command(options: Options, chosen: argparse.Namespace, rounds: int) -> str:
    words = ["shtil-lab learn-storms", *kind_words(options)]
    words += [f"--number {chosen.number}", f"--games {chosen.games}", f"--rounds {rounds}"]
    words += [f"--{name} {getattr(chosen, name)}" for name in ("voyages", "epochs", "trust")]
    return " ".join(words)


def kind_words(options: Options) -> list[str]:
    """The options on the command line that make this kind of voyage."""
    words = [f"--seats {options.seats}"]
    words += [f"--{name}" for name in ("reefs", "storms") if getattr(options, name)]
    return words + [
        f"--{name} {count}" for name in ("monsters", "wilds") if (count := getattr(options, name))
    ]


def write_storm_network(path: Path, record: dict[str, Any]) -> None:
    """One line for each row of weights."""
    text = json.dumps(record, indent=1)
    path.write_text(_joined(text) + "\n", encoding="utf-8")


def _joined(text: str) -> str:
    """Lists of numbers brought back to one line each."""
    lines: list[str] = []
    inside = False
    for line in text.splitlines():
        bare = line.strip()
        if inside:
            lines[-1] += bare + (" " if bare.endswith(",") else "")
            inside = not bare.startswith("]")
        else:
            lines.append(line)
            inside = bare == "[" or bare == '"tell": ['
    return "\n".join(line.rstrip() for line in lines)

"""`shtil-lab learn-wins`: learn the chance of winning from a position, by captains' voyages in C."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, Final

from shtil_desktop.games.shtil.crew.judgement.weights import weights_for
from shtil_desktop.games.shtil.crew.networks.win_network import file_name
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.typed_numbers import positive
from shtil_desktop.lab.command_options import add_number, add_options, options_of
from shtil_desktop.lab.compiled.shtil.win_training import BAND, WinTraining

HELD_BACK: Final = 0.05
"""The share of the voyages, the last ones, that is not learned from: it says how good the chances are."""


def register(commands: Any) -> None:
    parser = commands.add_parser("learn-wins", help="learn the chance of winning from a position")
    add_options(parser)
    add_number(parser, "the first deal's number")
    parser.add_argument(
        "--games", type=positive, default=400_000, metavar="G", help="number of games (default: 400000)"
    )
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="folder for the network")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    options = options_of(chosen)
    learned = learn(options, chosen.number, chosen.games)
    file: Path = chosen.out / file_name(options)
    file.write_text(as_text(learned), encoding="utf-8")
    for cells, explained in learned["explained"].items():
        print(f"{cells} cells: {explained:.3f} of the variance explained")
    return 0


def learn(options: Options, first: int, games: int) -> dict[str, Any]:
    learning = WinTraining(options, weights_for(options))
    learned_from = games - int(games * HELD_BACK)
    for at in range(games):
        learning.sail(first + at, at / learned_from, at >= learned_from)
    command = f"shtil-lab learn-wins --seats {options.seats} --removed {options.removed} --number {first}"
    explained = {
        f"{BAND * band + 1} to {BAND * band + BAND}": share for band, share in enumerate(learning.explained())
    }
    return {"made_by": f"{command} --games {games}", "explained": explained} | learning.network()


def as_text(record: dict[str, Any]) -> str:
    """As JSON, a line for each row of a layer."""
    lines = []
    for name, part in record.items():
        text = json.dumps(part, ensure_ascii=False)
        if isinstance(part, list) and isinstance(part[0], list):
            text = "[\n  " + ",\n  ".join(map(json.dumps, part)) + "\n ]"
        lines.append(f' "{name}": {text}')
    return "{\n" + ",\n".join(lines) + "\n}\n"

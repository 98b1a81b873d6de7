"""`shtil-lab practise-storms`: a storm network learns from how whole voyages end, in C. Needs a compiler."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, Final

from shtil_desktop.games.shtil.crew.judgement.weights import weights_for
from shtil_desktop.games.shtil.crew.networks.storm_network import StormNetwork
from shtil_desktop.games.typed_numbers import measure, positive
from shtil_desktop.lab.command_options import add_jobs, add_number, add_options, options_of, processes
from shtil_desktop.lab.compiled.shtil import library, options_in_c
from shtil_desktop.lab.compiled.shtil.storm_practice import Practice, PractisingCrew, crew
from shtil_desktop.lab.learning.learn_storms import kind_words, write_storm_network

TOLD: Final = 50
"""Batches after which it is told how many were won, and what was learned is kept."""


def register(commands: Any) -> None:
    parser = commands.add_parser("practise-storms", help="train a storm network on whole voyages")
    add_options(parser)
    add_number(parser, "the first deal's number")
    parser.add_argument(
        "--begin", type=Path, required=True, metavar="FILE.json", help="network to start from"
    )
    parser.add_argument(
        "--batches", type=positive, default=1000, metavar="B", help="number of batches (default: 1000)"
    )
    parser.add_argument(
        "--deals", type=positive, default=512, metavar="D", help="deals in each batch (default: 512)"
    )
    parser.add_argument(
        "--step",
        type=measure,
        default=0.0005,
        metavar="X",
        help="largest change of a weight in one step (default: 0.0005)",
    )
    parser.add_argument(
        "--sharpness",
        type=measure,
        default=20.0,
        metavar="X",
        help="sharpness of the softmax over moves (default: 20)",
    )
    add_jobs(parser)
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FILE.json", help="file for the trained network"
    )
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    options = options_of(chosen)
    library()
    options_in_c(options)
    known = json.loads(chosen.begin.read_text(encoding="utf-8"))
    practice = Practice(
        options,
        weights_for(options),
        StormNetwork.read(known),
        *(chosen.number, chosen.batches, chosen.deals, chosen.step, chosen.sharpness),
    )
    with crew(practice, processes(chosen.jobs, chosen.deals)) as sailing:
        _practise(sailing, practice, known, chosen)
    return 0


def _practise(
    sailing: PractisingCrew, practice: Practice, known: dict[str, Any], chosen: argparse.Namespace
) -> None:
    rounds, won = list(known["rounds"]), 0
    for done in range(practice.batches):
        won += sailing.practise(done)
        since = done % TOLD + 1
        if since < TOLD and done + 1 < practice.batches:
            continue
        told = {"batches": done + 1, "won": round(won / since / practice.deals, 4)}
        print(json.dumps(told), flush=True)
        won = 0
        made_by = f"{_command(practice, done + 1)}; it began with what this had made: {known['made_by']}"
        write_storm_network(chosen.out, {"made_by": made_by, "rounds": [*rounds, told], **sailing.learned()})


def _command(practice: Practice, batches: int) -> str:
    words = ["shtil-lab practise-storms", *kind_words(practice.options), f"--number {practice.number}"]
    words += [f"--{name} {getattr(practice, name)}" for name in ("batches", "deals", "step", "sharpness")]
    early = f" (stopped after {batches})" if batches < practice.batches else ""
    return " ".join(words) + early

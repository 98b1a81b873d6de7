"""`shtil-lab deal`: a numbered deal as a record."""

from __future__ import annotations

import argparse
from typing import Any

from shtil_desktop.games.shtil.rules.record import write
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.lab.kinds import add_number, add_options, options_of


def register(commands: Any) -> None:
    parser = commands.add_parser("deal", help="print a numbered deal as a record")
    add_options(parser)
    add_number(parser, "the deal's number")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    print(write(Shtil(options_of(chosen), chosen.number)))
    return 0

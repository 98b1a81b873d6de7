"""`shtil-lab deal`: a numbered deal as a record."""

from __future__ import annotations

import argparse
from typing import Any

from shtil_desktop.games import face_of
from shtil_desktop.games.record import write
from shtil_desktop.lab.command_options import SHTIL, add_game, add_number, add_options, check_mode, options_of
from shtil_desktop.lab.matches import read_options


def register(commands: Any) -> None:
    parser = commands.add_parser("deal", help="print a numbered deal as a record")
    add_game(parser)
    add_options(parser, any_game=True)
    add_number(parser, "the deal's number")
    parser.set_defaults(run=run, complain=parser.error)


def run(chosen: argparse.Namespace) -> int:
    if chosen.game == SHTIL:
        check_mode(chosen)
        options = options_of(chosen)
    else:
        options = _options_of_another_game(chosen)
    print(write(face_of(chosen.game).new_game(options, chosen.number)))
    return 0


def _options_of_another_game(chosen: argparse.Namespace) -> Any:
    try:
        return read_options(chosen)
    except (KeyError, ValueError) as error:
        return chosen.complain(f"no such game, mode or number of seats: {error}")

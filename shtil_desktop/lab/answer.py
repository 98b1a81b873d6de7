"""`shtil-lab answer`: what a computer seat would do in the games that come in, one a line.

So matches against other programs can be played: they send a record that isn't finished, and get the action
of the seat that decides, as it would stand in the record. The seat goes by its view alone.
"""

from __future__ import annotations

import argparse
import json
import sys
from io import TextIOWrapper
from typing import Any

from shtil_desktop.games import face_of
from shtil_desktop.games.base import IllegalAction, InvalidRecord
from shtil_desktop.games.face import AnyGame, GameFace
from shtil_desktop.games.record import parse
from shtil_desktop.lab.command_options import add_game


def register(commands: Any) -> None:
    words = "read unfinished records, one per line, and print the action of the player to move for each"
    parser = commands.add_parser("answer", help=words)
    add_game(parser)
    parser.add_argument("--level", required=True, metavar="LEVEL", help="level of the computer player")
    parser.set_defaults(run=run, complain=parser.error)


def run(chosen: argparse.Namespace) -> int:
    try:
        face = face_of(chosen.game)
        face.mate(chosen.level, "is there such a level?")
    except KeyError as error:
        return int(chosen.complain(f"no such game or level: {error}"))
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(
            encoding="utf-8", errors="replace"
        )  # a garbled line is answered like any bad one
    for line in sys.stdin:
        if line.strip():
            print(json.dumps(answer(face, chosen.level, line)), flush=True)
    return 0


def answer(face: GameFace, level: str, line: str) -> dict[str, Any]:
    """The next entry of a record; or what is wrong with it, as `error`."""
    try:
        game = face.read_record(parse(line))
    except (InvalidRecord, IllegalAction) as error:
        return {"error": str(error)}
    decision = game.decision
    if decision is None:
        return {"error": "the game is over"}
    return decide(face, level, game, decision.seat)


def decide(face: GameFace, level: str, game: AnyGame, seat: int) -> dict[str, Any]:
    """The same decision as in `simulate` at this moment of this deal."""
    record = game.to_record()
    words = face.read_options(record["options"]).key, record["seed"], seat, len(record["actions"])
    game.apply(face.mate(level, *words).decide(game.view(seat)))
    entry: dict[str, Any] = game.to_record()["actions"][-1]
    return entry

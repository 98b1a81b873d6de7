"""`shtil-lab verify`: whether every record of a file is legal, and what is wrong with those that aren't."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

from shtil_desktop.games import face_of
from shtil_desktop.games.base import IllegalAction, InvalidRecord
from shtil_desktop.games.face import AnyGame
from shtil_desktop.games.record import LARGEST, parse
from shtil_desktop.games.shtil.rules.record import from_record
from shtil_desktop.lab.command_options import SHTIL
from shtil_desktop.play.profile.files import open_plain


def register(commands: Any) -> None:
    parser = commands.add_parser("verify", help="check that every record of a file is legal")
    parser.add_argument("file", type=Path, metavar="FILE.jsonl", help="records, one per line")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    count = faults = 0
    with os.fdopen(open_plain(chosen.file, os.O_RDONLY, follows=True), "rb") as file:
        for count, line in enumerate(_lines(file), start=1):
            fault = find_fault(line)
            if fault is not None:
                faults += 1
                print(f"record {count}{fault}")
    if not count:
        print("there is no record in it")
    if faults or not count:
        return 1
    print(f"{count} {'record' if count == 1 else 'records'}, all legal")
    return 0


def find_fault(line: bytes) -> str | None:
    """What is wrong with a record, to be put after its number; None if nothing is."""
    try:
        read(line)
    except (IllegalAction, InvalidRecord) as error:
        return f"{':' if error.number is None else ','} {error}"
    return None


def read(line: bytes) -> AnyGame:
    """The game of a record, also one that is not offered to players yet."""
    record = parse(line)
    game = record.get("game")
    try:
        face = face_of(game if isinstance(game, str) and game.isidentifier() else SHTIL)
    except KeyError:
        return from_record(record)  # which tells what is wrong with it
    return face.read_record(record)


def _lines(file: BinaryIO) -> Iterator[bytes]:
    """Lines that are not blank; one that is too long to be a record is read no further than that."""
    while line := file.readline(LARGEST + 2):
        if len(line) > LARGEST and not line.endswith(b"\n"):
            _skip_rest(file)
        if line.strip():
            yield line.rstrip(b"\r\n")


def _skip_rest(file: BinaryIO) -> None:
    while (rest := file.readline(LARGEST)) and not rest.endswith(b"\n"):
        pass

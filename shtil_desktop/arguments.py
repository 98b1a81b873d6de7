"""The command line: what may be asked for, and what makes no sense is refused with a sentence."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from shtil_desktop import __version__
from shtil_desktop.games import face_of
from shtil_desktop.games.typed_numbers import whole
from shtil_desktop.games.values import value

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.rules.options import Options
    from shtil_desktop.play.profile.single_instance import Call


def read_arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="shtil", description="Play the quiet card game Shtil.")
    parser.add_argument("--version", action="version", version=f"Shtil Desktop {__version__}")
    face_of("shtil").add_flags(parser)
    parser.add_argument("--seat", type=whole, metavar="N", help="your seat; else the one you chose last")
    parser.add_argument("--number", type=whole, metavar="K", help="the deal's number; without it any deal")
    parser.add_argument("--deal", metavar="CODE", help="set sail at once with a shared deal")
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="open the record of a voyage")
    parser.add_argument("--open", type=Path, metavar="FILE", help="open this record, as FILE alone does")
    parser.add_argument("--lang", choices=("ru", "de", "en"), help="the language of this run")
    parser.add_argument("--theme", choices=("light", "dark", "contrast"), help="the theme of this run")
    parser.add_argument("--speed", choices=("off", "fast", "normal", "slow"), help="the motion of this run")
    parser.add_argument("--profile", type=Path, metavar="FOLDER", help="keep everything in this folder")
    _add_what_is_done_ashore(parser.add_mutually_exclusive_group())
    chosen = parser.parse_args(argv)
    chosen.file = chosen.open or chosen.file
    try:
        chosen_options(chosen)
        if chosen.deal is not None:
            _check_code(chosen.deal)
        if chosen.number is not None and not 0 <= chosen.number < 1 << 63:
            raise ValueError("a deal's number is from 0 to 2^63 - 1")
        if chosen.seat is not None:
            _check_seat(chosen)
    except ValueError as error:
        parser.error(str(error))
    return chosen


def _add_what_is_done_ashore(group: argparse._MutuallyExclusiveGroup) -> None:
    for flag, what, words in (
        ("--self-check", "check", "tell in a few lines what works, for a report"),
        ("--install-desktop", "install", "put Shtil into your menu and let it open .shtil files"),
        ("--remove-desktop", "remove", "take Shtil out of your menu again"),
    ):
        group.add_argument(flag, dest="ashore", action="store_const", const=what, help=words)


def _check_code(text: str) -> None:
    from shtil_desktop.games.shtil.codes import decode

    try:
        decode(text)
    except ValueError as error:
        raise ValueError(f"--deal {text[:40]!r}: {error}") from None


def _check_seat(chosen: argparse.Namespace) -> None:
    if begins_in_harbour(chosen):
        raise ValueError("--seat needs a voyage: --mode, --seats, --number or --deal")
    seats = wanted_deal(chosen).options.seats
    if not 1 <= chosen.seat <= seats:
        raise ValueError(f"--seat {chosen.seat}: this voyage has the seats 1 to {seats}")


def chosen_options(chosen: argparse.Namespace) -> Options | None:
    """The kind of voyage that is asked for, by its mode or by anything that belongs to it."""
    options: Options | None = face_of("shtil").options_from_flags(chosen)
    return options


def begins_in_harbour(chosen: argparse.Namespace) -> bool:
    return chosen.deal is None and chosen.number is None and chosen_options(chosen) is None


@value
class Wanted:
    """The deal to set sail with: without a number any, without a seat the one that was chosen last."""

    options: Options
    number: int | None
    seat: int | None


def wanted_deal(chosen: argparse.Namespace) -> Wanted:
    seat = None if chosen.seat is None else chosen.seat - 1
    if chosen.deal is None:
        return Wanted(chosen_options(chosen) or face_of("shtil").default_options(), chosen.number, seat)
    from shtil_desktop.games.shtil.codes import decode

    shared = decode(chosen.deal)
    return Wanted(shared.options, shared.number, seat)


def call_of(chosen: argparse.Namespace) -> Call:
    """The same wish, for a program that runs already."""
    from shtil_desktop.play.profile.single_instance import Call

    file = None if chosen.file is None else str(chosen.file.absolute())
    if begins_in_harbour(chosen):
        return Call(file)
    from shtil_desktop.games.shtil.codes import encode
    from shtil_desktop.play.match import any_deal

    wanted = wanted_deal(chosen)
    number = any_deal() if wanted.number is None else wanted.number
    return Call(file, encode(wanted.options, number), wanted.seat)

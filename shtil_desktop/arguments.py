"""The command line: what may be asked for, and what makes no sense is refused with a sentence."""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from shtil_desktop import __version__
from shtil_desktop.games import GAMES, face_of
from shtil_desktop.games.typed_numbers import whole
from shtil_desktop.games.values import value

if TYPE_CHECKING:
    from shtil_desktop.play.profile.single_instance import Call

FIRST: Final = next(iter(GAMES))
"""The game that is meant if none is named."""


def read_arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="shtil", description="Play quiet tabletop games.", formatter_class=_Formatter
    )
    parser.add_argument("--version", action="version", version=f"Shtil Desktop {__version__}")
    parser.add_argument("--game", choices=tuple(GAMES), help="start a match of this game")
    game = _named_game(argv)
    face_of(game).add_flags(parser)
    parser.add_argument("--seat", type=whole, metavar="N", help="your seat (default: the last one you chose)")
    parser.add_argument("--number", type=whole, metavar="K", help="deal number (default: random)")
    parser.add_argument("--deal", metavar="CODE", help="start a shared deal")
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a saved match to open")
    parser.add_argument("--open", type=Path, metavar="FILE", help="same as FILE")
    parser.add_argument("--lang", choices=("ru", "de", "en"), help="language, for this run only")
    parser.add_argument(
        "--theme", choices=("light", "dark", "contrast"), help="colour theme, for this run only"
    )
    parser.add_argument(
        "--speed", choices=("off", "fast", "normal", "slow"), help="animation speed, for this run only"
    )
    parser.add_argument(
        "--profile", type=Path, metavar="FOLDER", help="folder for settings, saved games and statistics"
    )
    _add_what_needs_no_window(parser.add_mutually_exclusive_group())
    chosen, unknown = parser.parse_known_args(argv)
    if unknown:
        words = " ".join(unknown)[:200]
        what = "unknown option" if words.startswith("-") else "unexpected argument"
        parser.error(f"{what} for {game}: {words}" if chosen.game else f"{what}: {words}")
    chosen.file = chosen.open or chosen.file
    try:
        _check(chosen)
    except ValueError as error:
        parser.error(str(error))
    return chosen


class _Formatter(argparse.HelpFormatter):
    """The usual one, but the terminal is measured once: the parser makes one for every flag."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, width=_terminal_width())


@cache
def _terminal_width() -> int:
    return shutil.get_terminal_size().columns - 2


def _named_game(argv: Sequence[str] | None) -> str:
    """The game whose flags the command line may have: looked for first, since each game has its own."""
    if not any(word.startswith("--g") for word in (sys.argv[1:] if argv is None else argv)):
        return FIRST
    first = argparse.ArgumentParser(prog="shtil", add_help=False)
    first.add_argument("--game")
    named: str | None = first.parse_known_args(argv)[0].game
    return named if named in GAMES else FIRST


def _add_what_needs_no_window(group: argparse._MutuallyExclusiveGroup) -> None:
    for flag, what, words in (
        ("--self-check", "check", "print a short health check for bug reports"),
        ("--install-desktop", "install", "add Shtil to the application menu and let it open .shtil files"),
        ("--remove-desktop", "remove", "remove Shtil from the application menu"),
    ):
        group.add_argument(flag, dest="task", action="store_const", const=what, help=words)


def _check(chosen: argparse.Namespace) -> None:
    """`ValueError` for what makes no sense together."""
    chosen_options(chosen)
    if chosen.deal is not None:
        _check_code(chosen)
    if chosen.number is not None and not 0 <= chosen.number < 1 << 63:
        raise ValueError("a deal's number is from 0 to 2^63 - 1")
    if chosen.seat is not None:
        _check_seat(chosen)


def _check_code(chosen: argparse.Namespace) -> None:
    from shtil_desktop.games.codes import decode

    try:
        shared = decode(chosen.deal)
    except ValueError as error:
        raise ValueError(f"--deal {chosen.deal[:40]!r}: {error}") from None
    if chosen.number is not None or chosen_options(chosen) is not None:
        raise ValueError("--deal already names the game, its options and the number: leave them out")
    if chosen.game not in (None, shared.game):
        raise ValueError(f"--deal {chosen.deal[:40]!r} is a deal of {shared.game}, not of {chosen.game}")


def _check_seat(chosen: argparse.Namespace) -> None:
    if begins_on_start_page(chosen):
        raise ValueError("--seat needs a match: --game, its options, --number or --deal")
    seats = wanted_deal(chosen).options.seats
    if not 1 <= chosen.seat <= seats:
        raise ValueError(f"--seat {chosen.seat}: this match has the seats 1 to {seats}")


def chosen_options(chosen: argparse.Namespace) -> Any:
    """The kind of match that is asked for by the flags of its game; None if there are none."""
    return face_of(chosen.game or FIRST).options_from_flags(chosen)


def begins_on_start_page(chosen: argparse.Namespace) -> bool:
    asked = (chosen.game, chosen.deal, chosen.number, chosen_options(chosen))
    return all(each is None for each in asked)


@value
class Wanted:
    """The deal to begin with: without a number any, without a seat the one that was chosen last."""

    game: str
    options: Any
    number: int | None
    seat: int | None


def wanted_deal(chosen: argparse.Namespace) -> Wanted:
    seat = None if chosen.seat is None else chosen.seat - 1
    if chosen.deal is None:
        game = chosen.game or FIRST
        return Wanted(game, chosen_options(chosen) or face_of(game).default_options(), chosen.number, seat)
    from shtil_desktop.games.codes import decode

    shared = decode(chosen.deal)
    return Wanted(shared.game, shared.options, shared.number, seat)


def call_of(chosen: argparse.Namespace) -> Call:
    """The same wish, for a program that runs already."""
    from shtil_desktop.play.profile.single_instance import Call

    file = None if chosen.file is None else str(chosen.file.absolute())
    if begins_on_start_page(chosen):
        return Call(file)
    from shtil_desktop.games.codes import encode
    from shtil_desktop.play.match import any_deal

    wanted = wanted_deal(chosen)
    number = any_deal() if wanted.number is None else wanted.number
    return Call(file, encode(wanted.game, wanted.options, number), wanted.seat)

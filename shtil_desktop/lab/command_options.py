"""Options that several commands of the lab have: game, kind of match, deal, processes."""

from __future__ import annotations

import argparse
import os
from typing import Final

from shtil_desktop.games.shtil.rules.options import MONSTERS, REMOVED, WILDS, Mode, Options
from shtil_desktop.games.typed_numbers import natural, positive, whole

SHTIL: Final = "shtil"
MISUSED: Final = 2
"""The exit code when the call itself can't be carried out; 1 means that something checked is wrong."""
MODES: Final = tuple(mode.value for mode in Mode)


def add_options(parser: argparse.ArgumentParser, any_game: bool = False) -> None:
    """Shtil's options; for `any_game` the mode may be one of another game, and is checked by that game."""
    if any_game:
        parser.add_argument(
            "--mode", metavar="MODE", help=f"{', '.join(MODES)}; other games have other modes"
        )
    else:
        parser.add_argument("--mode", choices=MODES, default=Mode.STANDARD.value, help="default: standard")
    parser.add_argument(
        "--seats", type=natural, metavar="N", help="number of players, 1 to 5 (default: 3, competitive 2)"
    )
    parser.add_argument(
        "--removed", type=natural, default=0, choices=REMOVED, help="number of islands removed"
    )
    parser.add_argument("--reefs", action="store_true", help="play with the jagged reef")
    parser.add_argument(
        "--monsters", type=natural, default=0, choices=MONSTERS, help="number of sea monsters"
    )
    parser.add_argument("--storms", action="store_true", help="play with storms and compasses")
    parser.add_argument("--wilds", type=natural, default=0, choices=WILDS, help="number of wild cards")


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--game", default=SHTIL, metavar="GAME", help="which game: shtil, qwirkle or shkap (default: shtil)"
    )


def add_jobs(parser: argparse.ArgumentParser) -> None:
    words = "number of processes, at most one per processor (default: 1)"
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help=words)


def add_number(parser: argparse.ArgumentParser, what: str) -> None:
    parser.add_argument("--number", type=_deal_number, default=1, metavar="K", help=f"{what} (default: 1)")


def check_mode(chosen: argparse.Namespace) -> None:
    """Complain of a mode that Shtil doesn't have."""
    if chosen.mode is not None and chosen.mode not in MODES:
        chosen.complain(f"no mode {chosen.mode!r}; there are {', '.join(MODES)}")


def options_of(chosen: argparse.Namespace) -> Options:
    mode = Mode(chosen.mode or Mode.STANDARD)
    usual = 2 if mode is Mode.COMPETITIVE else 3
    return Options(
        mode=mode,
        seats=usual if chosen.seats is None else chosen.seats,
        removed=chosen.removed,
        reefs=chosen.reefs,
        monsters=chosen.monsters,
        storms=chosen.storms,
        wilds=chosen.wilds,
    )


def processes(wanted: int, tasks: int) -> int:
    """How many to use: more than there are processors, or things to do, would only be in each other's way."""
    can_tell = hasattr(os, "sched_getaffinity")
    processors = len(os.sched_getaffinity(0)) if can_tell else os.cpu_count() or 1
    return max(1, min(wanted, tasks, processors))


def _deal_number(text: str) -> int:
    value = whole(text)
    if not 0 <= value < 1 << 63:
        raise argparse.ArgumentTypeError("must be from 0 to 2^63 - 1")
    return value

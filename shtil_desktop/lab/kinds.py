"""The command-line options that say which kind of voyage is meant."""

from __future__ import annotations

import argparse

from shtil_desktop.games.shtil.options import MONSTERS, REMOVED, WILDS, Mode, Options


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--mode", choices=[mode.value for mode in Mode], default=Mode.STANDARD.value)
    parser.add_argument("--seats", type=int, metavar="N", help="1 to 5; default 3, competitive 2")
    parser.add_argument("--removed", type=int, default=0, choices=REMOVED, help="fewer islands")
    parser.add_argument("--reefs", action="store_true", help="jagged reefs")
    parser.add_argument("--monsters", type=int, default=0, choices=MONSTERS, help="sea monsters")
    parser.add_argument("--storms", action="store_true", help="storm and compass")
    parser.add_argument("--wilds", type=int, default=0, choices=WILDS, help="wild cards")


def add_number(parser: argparse.ArgumentParser, what: str) -> None:
    parser.add_argument("--number", type=_deal_number, default=1, metavar="K", help=f"{what} (default 1)")


def options_of(chosen: argparse.Namespace) -> Options:
    mode = Mode(chosen.mode)
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


def positive(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return value


def _deal_number(text: str) -> int:
    value = int(text)
    if not 0 <= value < 1 << 63:
        raise argparse.ArgumentTypeError("must be from 0 to 2^63 - 1")
    return value

"""`shtil-lab solve`: with every card known, can a position be won? One position, or many counted."""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from shtil_desktop.games.base import IllegalAction, InvalidRecord
from shtil_desktop.games.shtil.rules.record import read, write
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.solver import Cause, Lost, SearchLimits, Unknown, Verdict, Winnable, solve
from shtil_desktop.games.typed_numbers import natural, positive
from shtil_desktop.lab.command_options import MISUSED, add_number, add_options, options_of
from shtil_desktop.play.profile.files import check_plain

STEPS = 100_000
"""Some ten seconds."""


def register(commands: Any) -> None:
    parser = commands.add_parser("solve", help="say whether a position can be won with every card known")
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("--record", type=Path, metavar="FILE", help="a file of one record or more")
    source.add_argument("--deals", type=positive, metavar="G", help="solve G numbered deals and count them")
    parser.add_argument(
        "--at", type=natural, metavar="ACTION", help="number of actions played (default: all)"
    )
    parser.add_argument(
        "--positions", type=positive, metavar="N", help="solve N positions of lost games and count them"
    )
    parser.add_argument(
        "--steps",
        type=positive,
        default=STEPS,
        metavar="N",
        help="most search steps for each position (default: %(default)s)",
    )
    parser.add_argument(
        "--seed", type=natural, default=0, help="random seed of the search and of the choice of positions"
    )
    parser.add_argument("--out", type=Path, metavar="WIN.jsonl", help="write the winning line as a record")
    add_options(parser)
    add_number(parser, "the first deal's number")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    if chosen.deals:
        return _count(_deals(chosen), chosen)
    try:
        if chosen.positions:
            return _count(_middles(chosen), chosen)
        return _solve_one(chosen)
    except (IllegalAction, InvalidRecord) as error:
        print(f"{chosen.record}: {error}")
        return MISUSED


def _solve_one(chosen: argparse.Namespace) -> int:
    whole = read(lines_of(chosen.record)[0])
    if chosen.at is not None and not 0 <= chosen.at <= len(whole.actions):
        print(f"{chosen.record}: there are {len(whole.actions)} actions")
        return MISUSED
    game = whole if chosen.at is None else whole.position_after(chosen.at)
    verdict = _answer(game, chosen)
    print(sentence(game, verdict))
    if chosen.out and isinstance(verdict, Winnable):
        chosen.out.write_text(write(played(game, verdict)) + "\n", encoding="utf-8")
    return 0


def _answer(game: Shtil, chosen: argparse.Namespace) -> Verdict:
    return solve(game, SearchLimits(chosen.steps), chosen.seed)


def lines_of(path: Path) -> list[bytes]:
    """The records of a file; a single one may be spread over several lines."""
    check_plain(path, follows=True)  # a pipe would be waited for, a device has no end
    text = path.read_bytes()
    lines = [line for line in text.splitlines() if line.strip()]
    is_one_a_line = bool(lines) and lines[0].rstrip().endswith(b"}") and lines[0].lstrip().startswith(b"{")
    return lines if is_one_a_line else [text]


def played(game: Shtil, verdict: Winnable) -> Shtil:
    """The voyage with the winning line carried out."""
    won = game.copy()
    for action in verdict.line:
        won.apply(action)
    return won


def sentence(game: Shtil, verdict: Verdict) -> str:
    if isinstance(verdict, Winnable):
        return f"winnable: {len(verdict.line)} more actions win"
    if isinstance(verdict, Unknown):
        return f"unknown: {verdict.doubt.value}"
    return f"lost: {_facts(game, verdict)}"


def _facts(game: Shtil, lost: Lost) -> str:
    cause = lost.cause
    if cause in (Cause.TOO_FEW_NUMBERS, Cause.TOO_FAR, Cause.FINISH_TOO_EARLY):
        numbers = ", ".join(map(str, lost.numbers)) or "none"
        return f"{cause.value}: {_places(game, lost)} ({len(lost.cells)} to fill; left: {numbers})"
    if cause is Cause.TOO_FEW_CARDS:
        return f"{cause.value}: {lost.left} left, at least {lost.needed} needed"
    if cause is Cause.TOO_LATE:
        numbers = ", ".join(map(str, lost.numbers))
        return f"{cause.value}: {_places(game, lost)} (seat {lost.seat} draws {numbers} too late)"
    if cause is Cause.SEAT_RUNS_OUT:
        return f"{cause.value}: seat {lost.seat} has {lost.left} for {lost.needed} turns"
    if cause is Cause.ROW_BARRED:
        return f"{cause.value}: row {lost.row}"
    return cause.value


def _places(game: Shtil, lost: Lost) -> str:
    positions = game.options.layout.positions
    return "row, column " + "; ".join("{}, {}".format(*positions[cell]) for cell in lost.cells)


def _deals(chosen: argparse.Namespace) -> Iterator[Shtil]:
    options = options_of(chosen)
    return (Shtil(options, number) for number in range(chosen.number, chosen.number + chosen.deals))


def _middles(chosen: argparse.Namespace) -> Iterator[Shtil]:
    """Positions from the middle half of lost games, one a game until each has had its turn."""
    games = [game for game in map(read, lines_of(chosen.record)) if _is_lost(game)]
    dice = random.Random(chosen.seed)
    for number in range(chosen.positions if games else 0):
        game = games[number % len(games)]
        length = len(game.actions)
        yield game.position_after(dice.randint(length // 4, 3 * length // 4))


def _is_lost(game: Shtil) -> bool:
    return game.result is not None and not game.result.winners


def _count(games: Iterator[Shtil], chosen: argparse.Namespace) -> int:
    """Solve them all; how many are winnable, lost and unknown, why, and how long it took."""
    verdicts: Counter[str] = Counter()
    causes: Counter[str] = Counter()
    spent = []
    for game in games:
        began = time.perf_counter()
        verdict = _answer(game, chosen)
        spent.append(time.perf_counter() - began)
        verdicts[type(verdict).__name__.lower()] += 1
        if isinstance(verdict, Lost):
            causes[verdict.cause.value] += 1
    print(_figures(verdicts, spent) if spent else "no positions")
    for cause, times in causes.most_common():
        print(f"  {times} lost: {cause}")
    return 0


def _figures(verdicts: Counter[str], spent: list[float]) -> str:
    total = len(spent)
    spent.sort()
    words = [f"{verdicts[kind]} {kind}" for kind in ("winnable", "lost", "unknown")]
    decided = 100 * (total - verdicts["unknown"]) / total
    middle, late, last = (1000 * spent[min(total - 1, total * part // 100)] for part in (50, 95, 100))
    return (
        f"{total} positions: {', '.join(words)}; {decided:.1f} % decided\n"
        f"median {middle:.0f} ms, 95 % within {late:.0f} ms, longest {last:.0f} ms"
    )

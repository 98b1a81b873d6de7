"""`shtil-lab difficulties`: looks for deals of each difficulty, and keeps their numbers in a file."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from shtil_desktop.games.shtil.crew.judgement.weights import weights_for
from shtil_desktop.games.shtil.measured_deals import (
    MeasuredDeals,
    kinds,
    look_on,
    measure_on,
    read,
    to_text,
)
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.typed_numbers import positive
from shtil_desktop.lab.command_options import MODES
from shtil_desktop.lab.compiled import NotCompiled
from shtil_desktop.lab.compiled.shtil import CompiledCaptains

NONE: Final = MeasuredDeals(0, 0, {})
FEW, MANY = 20, 500
"""Deals of one kind that are measured, or looked at, before the next kind has its turn."""


def register(commands: Any) -> None:
    parser = commands.add_parser("difficulties", help="find deals of each difficulty")
    parser.add_argument("--mode", choices=MODES, help="of this mode alone")
    parser.add_argument("--measure", type=positive, default=40, metavar="N", help="measure deals 1 to N all")
    parser.add_argument(
        "--deals", type=positive, default=10_000, metavar="N", help="then those up to N that captains lose"
    )
    parser.add_argument("--minutes", type=positive, metavar="M", help="stop then; the next run goes on")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.json", help="what it knows is kept")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    began = time.monotonic()
    found = read(chosen.out) if chosen.out.exists() else {}
    command = f"shtil-lab difficulties --measure {chosen.measure} --deals {chosen.deals}"
    for options, step in steps(chosen.measure, chosen.deals):
        if chosen.mode not in (None, options.mode.value):
            continue
        if chosen.minutes is not None and time.monotonic() - began > 60 * chosen.minutes:
            break
        before = found.get(options.key, NONE)
        after = step(before) if before.missing else before
        if after != before:
            found[options.key] = after
            chosen.out.write_text(to_text(found, command), encoding="utf-8")
            _tell(options.key, after)
    return 0


Step = Callable[[MeasuredDeals], MeasuredDeals]


def steps(measure: int, deals: int) -> Iterator[tuple[Options, Step]]:
    """Return what is to be done for each kind in turn; what is done already changes nothing."""
    for until in _bounds(measure, FEW):
        for options in kinds():
            yield (
                options,
                lambda known, options=options, until=until: (  # type: ignore[misc]
                    known if known.measured >= until else measure_on(options, known, until)
                ),
            )
    for until in _bounds(deals, MANY):
        for options in kinds():
            yield (
                options,
                lambda known, options=options, until=until: (  # type: ignore[misc]
                    known if known.looked_at >= until else look_on(options, known, until, _losing(options))
                ),
            )


def _bounds(last: int, step: int) -> list[int]:
    return [*range(step, last, step), last]


@cache
def _losing(options: Options) -> Callable[[int], bool] | None:
    """Captains in C, where there are such and a compiler; the very same, but many times as fast."""
    try:
        captains, weights = CompiledCaptains(options), weights_for(options)
        captains.sail(1, weights)
    except NotCompiled:
        return None
    return lambda number: captains.sail(number, weights) >= 0


def _tell(key: str, found: MeasuredDeals) -> None:
    counts = ", ".join(f"{step}: {len(numbers)}" for step, numbers in found.numbers.items())
    sys.stderr.write(f"{key}: {found.measured} deals measured, {found.looked_at} looked at, {counts}\n")

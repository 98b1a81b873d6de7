"""`shtil-lab difficulties`: looks for deals of each difficulty, and keeps their numbers in a file."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any, Final

from shtil_desktop.games.shtil.measured_deals import MeasuredDeals, kinds, look_on, read, to_text
from shtil_desktop.games.typed_numbers import positive

NONE: Final = MeasuredDeals(0, {})
STEP: Final = 100
"""Deals of one kind that are looked at before the next kind has its turn, and the file is written."""


def register(commands: Any) -> None:
    parser = commands.add_parser("difficulties", help="find deals of each difficulty")
    parser.add_argument("--deals", type=positive, default=10_000, metavar="N", help="look at deals 1 to N")
    parser.add_argument("--minutes", type=positive, metavar="M", help="stop then; the next run goes on")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.json", help="what it knows is kept")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    began = time.monotonic()
    found = read(chosen.out) if chosen.out.exists() else {}
    command = f"shtil-lab difficulties --deals {chosen.deals}"
    for until in [*range(STEP, chosen.deals, STEP), chosen.deals]:
        for options in kinds():
            if chosen.minutes is not None and time.monotonic() - began > 60 * chosen.minutes:
                return 0
            before = found.get(options.key, NONE)
            if before.looked_at < until and before.missing:
                found[options.key] = look_on(options, before, until)
                chosen.out.write_text(to_text(found, command), encoding="utf-8")
                _tell(options.key, found[options.key])
    return 0


def _tell(key: str, found: MeasuredDeals) -> None:
    counts = ", ".join(f"{step}: {len(numbers)}" for step, numbers in found.numbers.items())
    sys.stderr.write(f"{key}: {found.looked_at} deals, {counts}\n")

"""Captains in C beside those in Python, decision by decision, in every kind of the standard game.

    python tests/bench/compiled_captains.py [--games 150] [--number 0]

Tells for each kind how many voyages and decisions were held against each other; ends with 1 if any differ.
"""

from __future__ import annotations

import argparse
import sys
from itertools import product
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from shtil_desktop.games.shtil.crew.judgement.weights import weights_for  # noqa: E402
from shtil_desktop.games.shtil.rules.options import Options  # noqa: E402
from shtil_desktop.lab.compiled.shtil import CompiledCaptains  # noqa: E402
from shtil_desktop.lab.compiled.shtil.decisions import (  # noqa: E402
    decisions_of,
    read_decisions,
    sailed_in_python,
)

MIXES: tuple[dict[str, int], ...] = (
    {},
    {"removed": 8},
    {"storms": True},
    {"reefs": True},
    {"monsters": 5},
    {"wilds": 2},
    {"storms": True, "wilds": 2},
    {"reefs": True, "monsters": 5, "storms": True, "wilds": 2},
)


def first_difference(options: Options, number: int) -> tuple[int, int | None]:
    """How many decisions the voyage has in Python, and the first that is another one in C."""
    ours = decisions_of(sailed_in_python(options, number))
    theirs = read_decisions(CompiledCaptains(options).decisions(number, weights_for(options)))
    if ours == theirs:
        return len(ours), None
    pairs = enumerate(zip(ours, theirs, strict=False))
    return len(ours), next((at for at, (one, other) in pairs if one != other), min(len(ours), len(theirs)))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--number", type=int, default=0)
    chosen = parser.parse_args()
    has_differed = False
    for mix, seats in product(MIXES, (1, 3)):
        options, decisions, differing = Options(seats=seats, **mix), 0, []  # type: ignore[arg-type]
        for number in range(chosen.number, chosen.number + chosen.games):
            count, at = first_difference(options, number)
            decisions += count
            if at is not None:
                differing.append(f"deal {number} at decision {at}")
        has_differed |= bool(differing)
        told = ", ".join(differing) or "all the same"
        sys.stdout.write(f"{options.key}: {chosen.games} voyages, {decisions} decisions: {told}\n")
        sys.stdout.flush()
    return int(has_differed)


if __name__ == "__main__":
    sys.exit(main())

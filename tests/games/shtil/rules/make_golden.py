"""Writes the golden deals anew: `python -m tests.games.shtil.rules.make_golden`.

Only before a release that has never dealt them: afterwards a changed deal is a bug, not a new golden file.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from shtil_desktop.games.shtil.rules.options import MONSTERS, REMOVED, WILDS, Mode, Options
from shtil_desktop.games.shtil.rules.voyage import Shtil

GOLDEN = Path(__file__).with_name("golden_deals.json")
NUMBERS = (1, 24)
CREWS = range(1, 6)


def golden_kinds() -> list[Options]:
    """Every mode with every crew, and each expansion with three."""
    modes = (Mode.STANDARD, Mode.ARCH, Mode.SUN_MOON, Mode.PYRAMID)
    kinds = [Options(mode, seats) for mode in modes for seats in CREWS]
    kinds.append(Options(Mode.COMPETITIVE, 2))
    kinds += [Options(seats=3, removed=count) for count in REMOVED if count]
    kinds.append(Options(seats=3, reefs=True))
    kinds += [Options(seats=3, monsters=count) for count in MONSTERS if count]
    kinds.append(Options(seats=3, storms=True))
    kinds += [Options(seats=3, wilds=count) for count in WILDS if count]
    kinds += [Options(seats=seats, reefs=True, monsters=5, storms=True, wilds=2) for seats in CREWS]
    return kinds


def deals() -> dict[str, dict[str, Any]]:
    """Each golden deal as a record names it."""
    return {
        f"{kind.key} #{number}": Shtil(kind, number).to_record()["deal"]
        for kind in golden_kinds()
        for number in NUMBERS
    }


def as_text(golden: dict[str, dict[str, Any]]) -> str:
    """One deal a line, so that a difference shows which one has changed."""
    lines = [f"{json.dumps(name)}: {json.dumps(dealt)}" for name, dealt in golden.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> int:
    GOLDEN.write_text(as_text(deals()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

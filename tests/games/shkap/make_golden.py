"""Writes the golden deals anew: `python -m tests.games.shkap.make_golden`.

Only before a release that has never dealt them: afterwards a changed deal is a bug, not a new golden file.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.rules.options import SEATS, Mode, Options

GOLDEN = Path(__file__).with_name("golden_deals.json")
NUMBERS = (1, 24)


def golden_kinds() -> list[Options]:
    """Both modes with every number of seats."""
    return [Options(mode, seats) for mode in Mode for seats in SEATS]


def deals() -> dict[str, dict[str, Any]]:
    """Each golden deal as a record names it."""
    return {
        f"{kind.key} #{number}": Shkap(kind, number).to_record()["deal"]
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

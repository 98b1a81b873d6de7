"""The golden deals; `python -m tests.games.shtil.rules.make_golden` writes them anew."""

from __future__ import annotations

from pathlib import Path

from shtil_desktop.games.shtil.rules.options import MONSTERS, REMOVED, WILDS, Mode, Options
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.games.golden import GoldenDeals

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


GOLDEN = GoldenDeals(Path(__file__).with_name("golden_deals.json"), Shtil, golden_kinds())

if __name__ == "__main__":
    GOLDEN.write()

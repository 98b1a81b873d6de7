"""The golden deals; `python -m tests.games.shkap.make_golden` writes them anew."""

from __future__ import annotations

from pathlib import Path

from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.rules.options import SEATS, Mode, Options
from tests.games.golden import GoldenDeals

KINDS = [Options(mode, seats) for mode in Mode for seats in SEATS]
GOLDEN = GoldenDeals(Path(__file__).with_name("golden_deals.json"), Shkap, KINDS)
"""Both modes with every number of seats."""

if __name__ == "__main__":
    GOLDEN.write()

"""The golden deals; `python -m tests.games.qwirkle.make_golden` writes them anew."""

from __future__ import annotations

from pathlib import Path

from shtil_desktop.games.qwirkle.rules.deal import SEATS, Options
from shtil_desktop.games.qwirkle.rules.game import Qwirkle
from tests.games.golden import GoldenDeals

GOLDEN = GoldenDeals(
    Path(__file__).with_name("golden_deals.json"), Qwirkle, [Options(seats) for seats in SEATS]
)
"""Every number of seats."""

if __name__ == "__main__":
    GOLDEN.write()

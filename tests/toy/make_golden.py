"""The golden deals; `python -m tests.toy.make_golden` writes them anew."""

from __future__ import annotations

from pathlib import Path

from tests.games.golden import GoldenDeals
from tests.toy.pebbles.rules.options import ROUNDS, SEATS, Options
from tests.toy.pebbles.rules.pebbles import Pebbles

KINDS = [Options(seats, rounds) for seats in SEATS for rounds in ROUNDS]
GOLDEN = GoldenDeals(Path(__file__).with_name("golden_deals.json"), Pebbles, KINDS)

if __name__ == "__main__":
    GOLDEN.write()

"""How long a hint takes: `python tests/bench/hints.py [--voyages 2] [--actions 40] [--every 4]`.

The program's own worker is asked, now and then in captains' voyages of every kind, what the seat that decides
should do. Counted is from the question to the first answer, which the table shows at once, and to the last,
which nothing improves any more. The worker is ready before, as it is when a player first asks.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from shtil_desktop.games.shtil.crew import sign_on
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.play.worker.client import Thinker
from tests.play.worker.asking import ask_game

FIRST_LIMIT, LAST_LIMIT = 100.0, 2000.0
KINDS = {
    "solo": Options(Mode.STANDARD, 1),
    "solo, twelve removed": Options(Mode.STANDARD, 1, removed=12),
    "three seats": Options(Mode.STANDARD, 3),
    "five seats": Options(Mode.STANDARD, 5),
    "all Stormy Seas, solo": Options(Mode.STANDARD, 1, reefs=True, monsters=5, storms=True, wilds=2),
    "all Stormy Seas, three seats": Options(Mode.STANDARD, 3, reefs=True, monsters=5, storms=True, wilds=2),
    "Great Arch, three seats": Options(Mode.ARCH, 3),
    "Sun and Moon, three seats": Options(Mode.SUN_MOON, 3),
    "Pyramid, three seats": Options(Mode.PYRAMID, 3),
    "competitive": Options(Mode.COMPETITIVE, 2),
}


class Wait(NamedTuple):
    """From the question on, in milliseconds."""

    first: float
    last: float


def positions(options: Options, number: int, actions: int, every: int) -> Iterator[Shtil]:
    """Every so many actions from the beginning of a captains' voyage."""
    game = Shtil(options, number)
    for done in range(actions):
        if game.decision is None:
            return
        if done % every == 0:
            yield game
        seat = game.decision.seat
        game.apply(sign_on("captain", options.key, number, seat, done).decide(game.view(seat)))


def ask(thinker: Thinker, game: Shtil) -> Wait:
    """A hint for the seat that decides, thought out to its end."""
    assert game.decision is not None
    seat = game.decision.seat
    view, words = game.view(seat), (game.options.key, game.number, seat, len(game.actions))
    began = time.perf_counter()
    request = ask_game(thinker, "shtil", "hint", view, words, None)
    first: float | None = None
    while True:
        word, found = request.next()
        assert word != "failed", found
        waited = (time.perf_counter() - began) * 1000
        first = waited if first is None else first
        if word == "done":
            return Wait(first, waited)


def get_ready(thinker: Thinker) -> None:
    """Wait until the worker has loaded what a hint needs."""
    thinker.warm_up("shtil")
    ask(thinker, Shtil(Options(Mode.COMPETITIVE, 2), 1))


def line(name: str, waits: list[Wait]) -> str:
    figures = (f"{median(part):8.0f} {max(part):6.0f}" for part in zip(*waits, strict=True))
    return f"{name:<30} {len(waits):9} " + " ".join(figures)


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--voyages", type=int, default=2, help="of each kind, from deal 1 on")
    parser.add_argument("--actions", type=int, default=40, help="of each voyage")
    parser.add_argument("--every", type=int, default=4, help="so many actions a hint is asked for")
    chosen = parser.parse_args()
    thinker = Thinker()
    get_ready(thinker)
    say(f"load {os.getloadavg()[0]:.1f}, milliseconds as median and longest")
    say(f"{'':<30} {'positions':>9} {'first answer':>15} {'last answer':>15}")
    seen: list[Wait] = []
    for name, options in KINDS.items():
        waits = [
            ask(thinker, game)
            for number in range(1, 1 + chosen.voyages)
            for game in positions(options, number, chosen.actions, chosen.every)
        ]
        say(line(name, waits))
        seen += waits
    say(line("all", seen))
    say(f"load {os.getloadavg()[0]:.1f}")
    thinker.close()
    return 0 if all(wait.first <= FIRST_LIMIT and wait.last <= LAST_LIMIT for wait in seen) else 1


if __name__ == "__main__":
    sys.exit(main())

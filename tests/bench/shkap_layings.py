"""Layings of Shkap decided again in several ways, and weighed with what the rivals really laid.

    python tests/bench/shkap_layings.py --seats 2 --rivals sailor --games 100

A captain in seat 0 plays against rivals of a level. At each of its layings every way of thinking chooses a
row; what that row comes to is told in points of the chance to win, beside the captain's choice. Nothing of
the luck of the rest of the game is in it, so that far fewer layings are needed than whole games.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from math import sqrt
from pathlib import Path
from typing import Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shkap.crew.levels import sign_on
from shtil_desktop.games.shkap.crew.routes.hands import KIND_OF, pack
from shtil_desktop.games.shkap.crew.routes.sequences import row_ends
from shtil_desktop.games.shkap.crew.thinking.judgement import SeatJudgement
from shtil_desktop.games.shkap.crew.thinking.landing import layings
from shtil_desktop.games.shkap.crew.thinking.style import ADMIRAL, CAPTAIN
from shtil_desktop.games.shkap.crew.worlds.imagined_worlds import Plan, World
from shtil_desktop.games.shkap.crew.worlds.knowledge import marks_in
from shtil_desktop.games.shkap.crew.worlds.reveal import Scene
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.rules.options import Mode, Options
from shtil_desktop.games.shkap.rules.view import View

PLAYER: Final = 0
FIRST: Final = 1_041_001
LAYINGS: Final = 6
"""In a game."""

Judge = Callable[[View, Rng, World], SeatJudgement]


def _sees_all(view: View, dice: Rng, world: World) -> SeatJudgement:
    judged = SeatJudgement(view, dice, ADMIRAL)
    judged._worlds = [world]
    return judged


WAYS: Final[dict[str, Judge]] = {
    "captain": lambda view, dice, world: SeatJudgement(view, dice, CAPTAIN),
    "60 rows": lambda view, dice, world: SeatJudgement(view, dice, replace(ADMIRAL, remembers=False)),
    "admiral": lambda view, dice, world: SeatJudgement(view, dice, ADMIRAL),
    "240 worlds": lambda view, dice, world: SeatJudgement(view, dice, replace(ADMIRAL, worlds=240)),
    "sees all": _sees_all,
}


def layings_of(seats: int, rivals: str, number: int) -> Iterator[tuple[View, World]]:
    """What the captain knew when it laid, and what the others then did."""
    game = Shkap(Options(Mode.BASE, seats), number)
    view: View | None = None
    moves = 0
    while game.decision is not None:
        seat, ask = game.decision.seat, game.ask
        seen = game.view(seat)
        if ask is Ask.LAY and seat == PLAYER and game.extra is None:
            view = seen
        level = "captain" if seat == PLAYER else rivals
        game.apply(sign_on(level, game.options.key, number, seat, moves).decide(seen))
        moves += 1
        if view is not None and ask is Ask.LAY and game.ask is not Ask.LAY:
            yield view, _done(game, view)
            view = None


def _done(game: Shkap, view: View) -> World:
    found = []
    for seat in view.players:
        if seat == view.seat:
            continue
        hand, row = pack(game.hands[seat]), tuple(KIND_OF[card] for card in game.routes[seat])
        ends = row_ends(view.options.island_set, view.open_islands[0], row) if row else None
        found.append(Plan(seat, ends, marks_in(hand), hand))
    return found


def worth_of_choice(judge: Judge, view: View, world: World, number: int) -> float:
    """What the chosen row comes to in the world as it is."""
    chosen = layings(judge(view, Rng("layings", number, view.at), world))[0]
    weighing = SeatJudgement(view, Rng(0), ADMIRAL)
    scene = Scene(view, world, weighing.utility.weigh)
    ends = row_ends(view.options.island_set, view.open_islands[0], chosen.row)
    return weighing.tally([scene], ends, chosen.kept).worth


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rivals", default="sailor")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=FIRST)
    chosen = parser.parse_args()
    gains: dict[str, list[float]] = {way: [] for way in WAYS}
    for number in range(chosen.first, chosen.first + chosen.games):
        for view, world in layings_of(chosen.seats, chosen.rivals, number):
            worth = {way: worth_of_choice(judge, view, world, number) for way, judge in WAYS.items()}
            for way, gain in gains.items():
                gain.append(100 * LAYINGS * (worth[way] - worth["captain"]))
    for way, gain in gains.items():
        mean = sum(gain) / len(gain)
        half = 1.96 * sqrt(sum((one - mean) ** 2 for one in gain)) / len(gain)
        sys.stdout.write(f"{way:12} {mean:+.1f} ±{half:.1f} points in {LAYINGS} layings ({len(gain)})\n")


if __name__ == "__main__":
    main()

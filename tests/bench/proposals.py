"""Voyages in which a player accepts all that the table proposes, beside captains on the same deals.

    python tests/bench/proposals.py --games 500               # every kind below; --kind for some

The player sits in seat 0 and decides as a captain does what to do; but the cards that pay, those for the
start and for a storm, and the split are what the table has ready, taken with Enter. Her mates are captains. A
fatal proposal is one that leaves a gap without hope where another payment would not.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from shtil_desktop.games.base import Result
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.crew.judgement.hopeless_gaps import gaps_closed_by
from shtil_desktop.games.shtil.crew.judgement.weights import weights_for
from shtil_desktop.games.shtil.crew.seats.captain import Captain
from shtil_desktop.games.shtil.rules.actions import PlayIsland, ShtilAction
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.table.deciding.choices import ShtilChoices
from shtil_desktop.games.shtil.table.deciding.taps import begin
from shtil_desktop.lab.compiled import NotCompiled
from shtil_desktop.lab.compiled.shtil import CompiledCaptains
from shtil_desktop.lab.simulate import interval
from tests.bench.calibration import KINDS as MOST_KINDS

KINDS = {**MOST_KINDS, "sun against moon": Options(Mode.COMPETITIVE, 2)}
PLAYER = 0
FIRST = 70_000_001


def accepted(view: View) -> ShtilAction:
    """What a captain does, with everything that the table proposes for it taken as it is."""
    action = Captain(Rng(0)).decide(view)
    picks = ShtilChoices(view)
    if picks.pending is None and picks.ask is not Ask.SPLIT:
        if not action.price:
            return action
        if isinstance(action, PlayIsland):
            picks.picked = view.hand.index(action.card)
        begin(picks, action.paid(()))
    assert picks.entered is not None
    reply = picks.tap(picks.entered.spot)
    assert isinstance(reply, ShtilAction), reply
    return reply


def is_fatal(view: View, action: ShtilAction) -> bool:
    """Whether it leaves a gap without hope, and another payment would not have."""
    if not getattr(action, "pay", ()) or not gaps_closed_by(view, action):
        return False
    purse = view.purse(action.card if isinstance(action, PlayIsland) else None)
    return any(not gaps_closed_by(view, action.paid(cards)) for cards in combinations(purse, action.price))


def sail(options: Options, number: int, accepts: bool) -> Counter[str]:
    game, captain, seen = Shtil(options, number), Captain(Rng(0)), Counter[str]()
    while (decision := game.decision) is not None:
        if decision.ask is Ask.SPLIT:
            for seat in range(game.seats):
                if seat != decision.seat:
                    game.say(seat, captain.say(game.view(seat)))
        view = game.view(decision.seat)
        if accepts and decision.seat == PLAYER:
            action = accepted(view)
            seen["accepted"] += bool(getattr(action, "pay", ())) or decision.ask is Ask.SPLIT
            seen["fatal"] += options.mode is not Mode.COMPETITIVE and is_fatal(view, action)
        else:
            action = captain.decide(view)
        game.apply(action)
    assert game.result is not None
    seen["won"] += game.result.result_for(PLAYER) is Result.WON
    return seen


def won_by_captains(options: Options, numbers: range) -> int:
    """How many of these deals captains win; in C, which plays the same voyages, if it can."""
    try:
        fleet, weights = CompiledCaptains(options), weights_for(options)
    except NotCompiled:
        return sum(sail(options, number, accepts=False)["won"] for number in numbers)
    return sum(fleet.sail(number, weights) < 0 for number in numbers)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--first", type=int, default=FIRST)
    parser.add_argument("--kind", action="append", choices=list(KINDS))
    chosen = parser.parse_args()
    for kind in chosen.kind or KINDS:
        own, numbers = Counter[str](), range(chosen.first, chosen.first + chosen.games)
        for number in numbers:
            own += sail(KINDS[kind], number, accepts=True)
        captains = won_by_captains(KINDS[kind], numbers)
        low, high = interval(captains, chosen.games)
        sys.stdout.write(
            f"| {kind} | {100 * own['won'] / chosen.games:.1f} | {100 * captains / chosen.games:.1f} "
            f"({100 * low:.1f}–{100 * high:.1f}) | {own['accepted']:,} | {own['fatal']} |\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()

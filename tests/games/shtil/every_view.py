"""Every level asked in every kind of position, real and imagined: it must answer, and with something legal.

    python -m tests.games.shtil.every_view --views 20000 --seed 1

Voyages of every mode and mix are sailed by captains and by seats that do anything at all, so that a view is
now a good one and now a strange one; every other view is of a position that a seat has imagined, some of them
sailed on a few moves, as hints and the review do.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.crew import sign_on
from shtil_desktop.games.shtil.crew.hint import hint
from shtil_desktop.games.shtil.crew.judgement.hopeless_gaps import gaps_closed_by, why_hopeless
from shtil_desktop.games.shtil.crew.playouts.imagined_deal import Imagination
from shtil_desktop.games.shtil.crew.proposal import propose_payment, propose_split, would_cancel
from shtil_desktop.games.shtil.crew.seats.admiral import Admiral
from shtil_desktop.games.shtil.crew.seats.captain import Captain
from shtil_desktop.games.shtil.rules.actions import ShtilAction, Split
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.games.shtil.kinds import ALL_KINDS

LEVELS = ("random", "greedy", "deckhand", "sailor", "captain")
FEW_TURNS = 200
"""For an admiral: it shall choose, not choose well."""
SELDOM = 10
"""One view of so many is put to the admiral and to the hint, which think longest."""
VIEWS_OF_A_VOYAGE = 8


def move_on(game: Shtil, level: str, dice: random.Random) -> None:
    decision = game.decision
    assert decision is not None
    if decision.ask is Ask.SPLIT:
        for seat in range(game.seats):
            if seat != decision.seat and dice.random() < 0.7:
                game.say(seat, sign_on(level, dice.random()).say(game.view(seat)))
    game.apply(sign_on(level, dice.random()).decide(game.view(decision.seat)))


def positions(options: Options, dice: random.Random) -> Iterator[Shtil]:
    """Some positions of a voyage, every other one imagined by a seat of it."""
    game = Shtil(options, dice.randrange(1 << 40))
    wild = dice.choice((0.0, 0.05, 0.3))
    stops = set(dice.sample(range(70), VIEWS_OF_A_VOYAGE))
    for at in range(70):
        if game.decision is None:
            return
        if at in stops:
            yield _imagined(game, dice) if dice.random() < 0.5 else game
        move_on(game, "random" if dice.random() < wild else dice.choice(("captain", "greedy")), dice)


def _imagined(game: Shtil, dice: random.Random) -> Shtil:
    """What a seat makes of it, a few moves later."""
    found = Imagination(game.view(dice.randrange(game.seats))).deal(Rng(dice.random()))
    for _ in range(dice.randrange(5)):
        if found.decision is not None:
            move_on(found, "captain", dice)
    return found if found.decision is not None else game


def check(game: Shtil, is_thorough: bool) -> None:
    """All levels, the proposals, the pledges and now and then admiral and hint; each answer must be legal."""
    decision = game.decision
    assert decision is not None
    view = game.view(decision.seat)
    for level in LEVELS:
        _accept(game, sign_on(level, game.number).decide(view))
    for seat in range(game.seats):
        other = game.view(seat)
        pledged = Captain(Rng(0)).say(other)
        assert 0 <= pledged <= len(other.purse())
        why_hopeless(other)
    for action in view.legal[:40]:
        if action.price:
            paid = action.paid(propose_payment(view, action))
            gaps_closed_by(view, paid)
            _accept(game, paid)
    if decision.ask is Ask.SPLIT:
        _accept(game, Split(propose_split(view)))
    would_cancel(view)
    if is_thorough:
        _accept(game, Admiral(Rng(1), FEW_TURNS).decide(view))
        ask_for_hint(game, decision.seat)


def ask_for_hint(game: Shtil, seat: int) -> None:
    heard = 0

    def is_over() -> bool:
        nonlocal heard
        heard += 1
        return heard > 12

    found = hint(game.view(seat), (game.number,), lambda told: None, is_over)
    assert found is not None and found.action is not None
    assert found.chance is None or 0 <= found.chance <= 1
    _accept(game, found.action)


def _accept(game: Shtil, action: ShtilAction) -> None:
    game.copy().apply(action)


def run(views: int, seed: int, is_told: bool = False) -> Counter[str]:
    """Look at so many views; an exception names the voyage that it came from."""
    dice, seen = random.Random(seed), Counter[str]()
    kinds = ALL_KINDS[:]
    while seen.total() < views:
        dice.shuffle(kinds)
        for options in kinds:
            key = dice.randrange(1 << 40)
            try:
                for game in positions(options, random.Random(key)):
                    check(game, seen.total() % SELDOM == 0)
                    seen[options.key] += 1
            except Exception as error:
                error.add_note(f"{options} with random.Random({key})")
                raise
            if seen.total() >= views:
                break
            if is_told:
                sys.stderr.write(f"\r{seen.total()} views of {len(seen)} kinds ")
    return seen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--views", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    began = time.perf_counter()
    seen = run(chosen.views, chosen.seed, is_told=sys.stderr.isatty())
    minutes = (time.perf_counter() - began) / 60
    sys.stdout.write(
        f"{seen.total()} views of {len(seen)} kinds of voyages in {minutes:.0f} minutes: no exception\n"
    )


if __name__ == "__main__":
    main()

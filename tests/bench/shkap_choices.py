"""Close choices of Shkap's captains played on both ways to the end of the game.

    python tests/bench/shkap_choices.py --games 80

Captains play with 2 seats. Wherever one announces, takes a card or may throw a mark, its choice and the other
one are played on by captains, with the same cards and again with the deck in another order. What each kind of
choice brings is told in points of the chance to win, beside what the captain thought: a chance, too, but for
cards coins.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from random import Random
from typing import Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from shtil_desktop.games.base import Action
from shtil_desktop.games.shkap.crew.captain import Captain
from shtil_desktop.games.shkap.crew.levels import sign_on
from shtil_desktop.games.shkap.crew.routes.hands import KIND_OF
from shtil_desktop.games.shkap.crew.thinking.deeds import takings, throws
from shtil_desktop.games.shkap.crew.thinking.landing import layings, passing
from shtil_desktop.games.shkap.rules.actions import Done, Land, Mark, Pass, Take
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.rules.options import Mode, Options
from shtil_desktop.games.shkap.rules.view import View
from shtil_desktop.games.values import value

FIRST: Final = 1_500_000
CLOSE: Final = 0.08
"""Announcements that are further apart, in the chance to win, are left out."""


@value
class Fork:
    """Two things that could be done, and how much better the captain thinks the one."""

    kind: str
    one: Action
    other: Action
    thought: float


def captain(game: Shkap, moves: int) -> Captain:
    mate = sign_on("captain", game.options.key, game.number, game.decider, moves)
    assert isinstance(mate, Captain)
    return mate


def fork(view: View, mate: Captain) -> Fork | None:
    """None where nothing is to be compared."""
    if view.extra is not None or len(view.legal) == 1 or view.decision is None:
        return None
    is_last = len(view.open_islands) == 1
    judged = mate.judge(view)
    if view.decision.ask is Ask.ANNOUNCE and not is_last:
        thought = layings(judged)[0].tally.worth - passing(judged)
        return Fork("land, not pass", Land(), Pass(), thought) if abs(thought) < CLOSE else None
    if view.decision.ask is Ask.TAKE and not is_last:
        best, *others = takings(judged)
        second = next((one for one in others if _kind(view, one[0]) != _kind(view, best[0])), None)
        return second and Fork("best card, not second", best[0], second[0], best[1] - second[1])
    if view.decision.ask is Ask.MARK:
        found = throws(judged)
        thrown = next((throw for throw in found if isinstance(throw.action, Mark)), None)
        kept = next(throw for throw in found if isinstance(throw.action, Done))
        if thrown is not None:
            return Fork("throw, not keep", thrown.action, Done(), thrown.tally.worth - kept.tally.worth)
    return None


def _kind(view: View, take: Take) -> int | None:
    card = None if take.place is None else view.market[take.place]
    return None if card is None else KIND_OF[card]


def forks(number: int) -> Iterator[tuple[Fork, float]]:
    """Every fork of a game, and how much more of the win the first way brought."""
    game, moves = Shkap(Options(Mode.BASE, 2), number), 0
    while game.decision is not None:
        view = game.view(game.decision.seat)
        found = fork(view, captain(game, moves))
        if found is not None:
            yield found, (_gain(game, found, moves) + _gain(_reshuffled(game, moves), found, moves)) / 2
        game.apply(captain(game, moves).decide(view))
        moves += 1


def _gain(game: Shkap, found: Fork, moves: int) -> float:
    assert game.decider is not None
    return _share(game, found.one, moves) - _share(game, found.other, moves)


def _share(game: Shkap, action: Action, moves: int) -> float:
    """Of the win, for the seat that decides now, if it does this."""
    seat, game = game.decider, game.copy()
    game.apply(action)
    while game.decider is not None:
        moves += 1
        game.apply(captain(game, moves).decide(game.view(game.decider)))
    assert game.result is not None
    return 1 / len(game.result.winners) if seat in game.result.winners else 0.0


def _reshuffled(game: Shkap, moves: int) -> Shkap:
    twin = game.copy()
    Random(f"{game.number} {moves}").shuffle(twin.piles.deck)
    return twin


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument("--first", type=int, default=FIRST)
    chosen = parser.parse_args()
    found: dict[str, list[tuple[float, float]]] = {}
    for number in range(chosen.first, chosen.first + chosen.games):
        for one, gain in forks(number):
            found.setdefault(one.kind, []).append((one.thought, gain))
    for kind, pairs in found.items():
        thought, mean = (sum(values) / len(pairs) for values in zip(*pairs, strict=True))
        half = 1.96 * sqrt(sum((gain - mean) ** 2 for _, gain in pairs)) / len(pairs)
        figures = f"thought {thought:+.3f}, brought {100 * mean:+.1f} ±{100 * half:.1f} points"
        sys.stdout.write(f"{kind:22} {len(pairs):5} times: {figures}\n")


if __name__ == "__main__":
    main()

"""Beam search: the best positions of each turn are played on together."""

from __future__ import annotations

import random
from operator import itemgetter

from shtil_desktop.games.shtil.sea import Ask
from shtil_desktop.games.shtil.state import Shtil
from shtil_desktop.solver.chart import Chart
from shtil_desktop.solver.key import key_of
from shtil_desktop.solver.pilot import Pilot
from shtil_desktop.solver.playout import is_won
from shtil_desktop.solver.proof import why_lost
from shtil_desktop.solver.watch import Watch
from shtil_desktop.solver.worth import fear_of

BRANCHES = 6
"""The actions of a position that are tried."""


def beam(root: Shtil, width: int, dice: random.Random, watch: Watch) -> Shtil | None:
    """A won position, None if the beam has died out."""
    pilot = Pilot(dice, 0.3)
    front = [root]
    while front:
        found: dict[object, tuple[float, Shtil]] = {}
        for game in front:
            for child in _children(game, pilot, watch):
                if is_won(child):
                    return child
                _enter(child, pilot, found)
        best = sorted(found.values(), key=itemgetter(0))[:width]
        front = [game for _, game in best]
    return None


def _children(game: Shtil, pilot: Pilot, watch: Watch) -> list[Shtil]:
    """The positions at the next turn after each of the best actions."""
    ranked = sorted(pilot.rank(game, Chart(game)), key=itemgetter(0))
    children = []
    for _, action in ranked[:BRANCHES]:
        watch.check()
        child = game.copy()
        child.apply(action)
        while child.result is None and child.sea.ask is not Ask.TURN:
            child.apply(pilot.choose(child, Chart(child)))
        children.append(child)
    return children


def _enter(child: Shtil, pilot: Pilot, found: dict[object, tuple[float, Shtil]]) -> None:
    """Keep a position unless it is lost or known."""
    if child.result is not None:
        return
    chart = Chart(child)
    key = key_of(child, chart)
    if key not in found and why_lost(child, chart) is None:
        found[key] = (fear_of(child, chart, pilot), child)

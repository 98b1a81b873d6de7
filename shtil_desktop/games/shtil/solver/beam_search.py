"""Beam search: the best positions of each turn are played on together."""

from __future__ import annotations

import random
from collections.abc import Hashable
from itertools import islice
from operator import itemgetter

from shtil_desktop.games.shtil.rules.actions import UseCompass
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.solver.limits import Watch
from shtil_desktop.games.shtil.solver.loss_proofs import why_lost
from shtil_desktop.games.shtil.solver.move_ranking import Pilot
from shtil_desktop.games.shtil.solver.playouts import is_won
from shtil_desktop.games.shtil.solver.position_key import key_of
from shtil_desktop.games.shtil.solver.position_worth import fear_of
from shtil_desktop.games.shtil.solver.supplies import Chart

Entry = tuple[float, Shtil, Chart]
"""A position with its value, the lower the better."""
BRANCHES = 4
"""The actions of a position that are tried."""


def beam(root: Shtil, width: int, dice: random.Random, watch: Watch) -> Shtil | None:
    """A won position, None if the beam has died out."""
    pilot = Pilot(dice, 0.3)
    front = [root]
    while front:
        found: dict[Hashable, Entry] = {}
        for game in front:
            for child in _children(game, pilot, watch):
                if is_won(child):
                    return child
                if child.result is None:
                    _enter(child, pilot, found)
        best = sorted(found.values(), key=itemgetter(0))
        front = [game for _, game, _ in islice(filter(_is_hopeful, best), width)]
    return None


def _children(game: Shtil, pilot: Pilot, watch: Watch) -> list[Shtil]:
    """The positions at the next turn after each of the best actions."""
    children = []
    for _, action in pilot.rank(game, Chart(game))[:BRANCHES]:
        watch.check()
        child = game.copy()
        child.apply(action)
        while child.result is None and (child.sea.ask is not Ask.TURN or isinstance(action, UseCompass)):
            action = pilot.choose(child, Chart(child))
            child.apply(action)
        children.append(child)
    return children


def _enter(child: Shtil, pilot: Pilot, found: dict[Hashable, Entry]) -> None:
    chart = Chart(child)
    key = key_of(child, chart)
    if key not in found:
        found[key] = (fear_of(child, chart, pilot.noise), child, chart)


def _is_hopeful(entry: Entry) -> bool:
    _, game, chart = entry
    return why_lost(game, chart) is None

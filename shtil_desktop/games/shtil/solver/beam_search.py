"""Beam search: the best positions of each turn are played on together."""

from __future__ import annotations

import random
from collections.abc import Hashable
from itertools import islice
from operator import itemgetter

from shtil_desktop.games.shtil.rules.actions import UseCompass
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.solver.cards_left import CardsLeft
from shtil_desktop.games.shtil.solver.limits import SearchLimits
from shtil_desktop.games.shtil.solver.loss_proofs import why_lost
from shtil_desktop.games.shtil.solver.move_ranking import MoveRanker
from shtil_desktop.games.shtil.solver.playouts import is_won
from shtil_desktop.games.shtil.solver.position_key import key_of
from shtil_desktop.games.shtil.solver.position_worth import fear_of

Entry = tuple[float, Shtil, CardsLeft]
"""A position with its value, the lower the better."""
BRANCHES = 4
"""The actions of a position that are tried."""


def beam(root: Shtil, width: int, dice: random.Random, limits: SearchLimits) -> Shtil | None:
    """A won position, None if the beam has died out."""
    ranker = MoveRanker(dice, 0.3)
    front = [root]
    while front:
        found: dict[Hashable, Entry] = {}
        for game in front:
            for child in _children(game, ranker, limits):
                if is_won(child):
                    return child
                if child.result is None:
                    _enter(child, ranker, found)
        best = sorted(found.values(), key=itemgetter(0))
        front = [game for _, game, _ in islice(filter(_is_hopeful, best), width)]
    return None


def _children(game: Shtil, ranker: MoveRanker, limits: SearchLimits) -> list[Shtil]:
    """The positions at the next turn after each of the best actions."""
    children = []
    for _, action in ranker.rank(game, CardsLeft(game))[:BRANCHES]:
        limits.check()
        child = game.copy()
        child.apply(action)
        while child.result is None and (child.sea.ask is not Ask.TURN or isinstance(action, UseCompass)):
            action = ranker.choose(child, CardsLeft(child))
            child.apply(action)
        children.append(child)
    return children


def _enter(child: Shtil, ranker: MoveRanker, found: dict[Hashable, Entry]) -> None:
    cards_left = CardsLeft(child)
    key = key_of(child, cards_left)
    if key not in found:
        found[key] = (fear_of(child, cards_left, ranker.noise), child, cards_left)


def _is_hopeful(entry: Entry) -> bool:
    _, game, cards_left = entry
    return why_lost(game, cards_left) is None

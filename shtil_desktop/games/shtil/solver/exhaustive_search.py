"""Trying everything: finds a win or proves that there is none, where little is left to be tried."""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator
from itertools import combinations
from operator import itemgetter

from shtil_desktop.games.shtil.rules.actions import ShtilAction, TurnIsland
from shtil_desktop.games.shtil.rules.cards import START, Card
from shtil_desktop.games.shtil.rules.expansions.sun_moon import wanted_side
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.solver.cards_left import CardsLeft
from shtil_desktop.games.shtil.solver.limits import SearchLimits
from shtil_desktop.games.shtil.solver.loss_proofs import why_lost
from shtil_desktop.games.shtil.solver.playouts import is_won
from shtil_desktop.games.shtil.solver.position_features import Noise
from shtil_desktop.games.shtil.solver.position_key import DEAD, key_of, living
from shtil_desktop.games.shtil.solver.position_worth import fear_of


class BudgetSpent(Exception):
    """More positions than the search may look at."""


class ExhaustiveSearch:
    """A search to the end of every line, with a memory of the positions that are lost."""

    def __init__(self, budget: int, limits: SearchLimits) -> None:
        self._left = budget
        self._limits = limits
        self._calm = Noise(random.Random(0))
        self._lost: set[Hashable] = set()

    def search(self, game: Shtil) -> Shtil | None:
        """A won position, None if there is none; `TooMuch` if that can't be said within the budget."""
        children = []
        for action in all_ways(game):
            child = self._step(game, action)
            if is_won(child):
                return child
            if child.result is None and (entry := self._judge(child)) is not None:
                children.append(entry)
        for _, key, child in sorted(children, key=itemgetter(0)):
            if key not in self._lost:
                won = self.search(child)
                if won is not None:
                    return won
                self._lost.add(key)
        return None

    def _step(self, game: Shtil, action: ShtilAction) -> Shtil:
        self._limits.check()
        self._left -= 1
        if self._left < 0:
            raise BudgetSpent
        child = game.copy()
        child.apply(action)
        return child

    def _judge(self, child: Shtil) -> tuple[float, Hashable, Shtil] | None:
        """A position that is worth a look, with its value and key."""
        cards_left = CardsLeft(child)
        key = key_of(child, cards_left)
        if key in self._lost:
            return None
        if why_lost(child, cards_left) is not None:
            self._lost.add(key)
            return None
        return fear_of(child, cards_left, self._calm), key, child


def all_ways(game: Shtil) -> Iterator[ShtilAction]:
    """Every action with every payment that may matter.

    A dead card is worth less than any other: it pays first, and one is like another.
    """
    seat = game.sea.decider
    assert seat is not None
    hand = game.hands[seat]
    is_forced = START in hand and not game.sea.start_lies
    dead = [] if is_forced else _dead(game, hand)
    for action in _unlike(game):
        if action.price and dead:
            yield from _paid(game, action, dead)
        else:
            yield from game.completions(action)


def _unlike(game: Shtil) -> Iterator[ShtilAction]:
    """The legal actions; of islands to turn, one that lies right and one that lies wrong."""
    turned = set()
    for action in game.legal_actions():
        if isinstance(action, TurnIsland):
            side = game.sea.sides[action.cell] == wanted_side(game.sea, action.cell)
            if side in turned:
                continue
            turned.add(side)
        yield action


def _dead(game: Shtil, hand: list[Card]) -> list[Card]:
    marks = living(game, hand, CardsLeft(game))
    return [card for card, mark in zip(hand, marks, strict=True) if mark == DEAD]


def _paid(game: Shtil, action: ShtilAction, dead: list[Card]) -> Iterator[ShtilAction]:
    purse = game.purse(action)
    first = dead[: action.price]
    for card in first:
        purse.remove(card)
    seen = set()
    for rest in combinations(sorted(purse), action.price - len(first)):
        if rest not in seen:
            seen.add(rest)
            yield action.paid((*first, *rest))

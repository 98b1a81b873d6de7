"""Positions for the tests of the computer seats: whole games by greedy seats, now and then by chance."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from shtil_desktop.games.qwirkle.crew.levels import sign_on
from shtil_desktop.games.qwirkle.rules.deal import Options
from shtil_desktop.games.qwirkle.rules.game import LAY, Qwirkle


@cache
def positions(seats: int, number: int, astray: float = 0.3) -> tuple[Qwirkle, ...]:
    """Every moment of a game in which a seat is to decide: to be looked at and copied, not changed."""
    return tuple(_moments(seats, number, astray))


def _moments(seats: int, number: int, astray: float) -> Iterator[Qwirkle]:
    game, rng = Qwirkle(Options(seats), number), Random(number)
    while game.result is None:
        yield game.copy()
        if rng.random() < astray and game.legal_actions()[0] == LAY:
            game.apply(rng.choice(list(game.completions(LAY))))
        else:
            game.apply(sign_on("greedy").decide(game.view(game.turn)))


def late(seats: int, number: int, tiles: int) -> Qwirkle:
    """The first moment of a game with no more than so many tiles in all hands, and an empty bag."""
    for game in positions(seats, number):
        if not game.bag and sum(map(len, game.hands)) <= tiles:
            return game
    raise AssertionError(f"deal {number} ended before")

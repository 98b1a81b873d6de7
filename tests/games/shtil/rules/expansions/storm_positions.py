"""Positions in which a storm is about to come, for the tests of storms and compasses."""

from __future__ import annotations

from typing import Any

from shtil_desktop.games.base import Decision
from shtil_desktop.games.shtil.rules.cards import START, Card
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.games.shtil.rules.positions import island, voyage, with_hand, with_sea

HAND = [30, 1, 2, 70, 80]


def drawing(*deck: Card, seats: int = 3, **extras: Any) -> Shtil:
    """Seat 0 is to move, holds 30, 1, 2, 70, 80 and draws these cards next."""
    return voyage(seats, hands={0: HAND}, decks={0: deck}, storms=True, **extras)


def revealed(storm: Card, *deck: Card, **parts: Any) -> Shtil:
    """Seat 0 of three has played 30 to (2, 0) and drawn the storm; `parts` lie open beside the grid."""
    game = with_sea(drawing(storm, *deck), **parts)
    game.apply(island(game, 30, (2, 0)))
    assert game.decision == Decision(0, Ask.STORM)
    return game


def starting(seats: int = 3, **parts: Any) -> Shtil:
    """Seat 0 is to play a start; `parts` lie open beside the grid."""
    game = voyage(
        seats, decks={0: range(40, 50), 1: range(50, 60)} if seats > 1 else {0: range(40, 50)}, storms=True
    )
    with_hand(game, 0, [START, 1, 2, 3, 4])
    if seats > 1:
        with_hand(game, 1, [11, 12, 13])
    return with_sea(game, **parts)

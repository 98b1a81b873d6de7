"""Mistakes, as every game's review finds them: which decision, and what it cost."""

from __future__ import annotations

from enum import StrEnum

from shtil_desktop.games.values import value


class Loss(StrEnum):
    """What a mistake cost; the amount is told beside it."""

    MATCH = "match"
    """It could be won before, and no more after: there is no amount."""
    CHANCE = "chance"
    """Hundredths of a chance to win."""
    POINTS = "points"
    """Tenths of a point."""
    COINS = "coins"
    """Tenths of a coin."""


@value
class Mistake:
    action: int
    """Its number in the match, from 0: what was played before it is the position."""
    loss: Loss
    amount: int = 0


def worst_first(mistakes: list[Mistake]) -> tuple[Mistake, ...]:
    """
    >>> [one.action for one in worst_first([Mistake(3, Loss.CHANCE, 20), Mistake(9, Loss.MATCH)])]
    [9, 3]
    """
    return tuple(sorted(mistakes, key=lambda one: (one.loss is not Loss.MATCH, -one.amount, one.action)))

"""What can be chosen before a match, and the deal that belongs to a number."""

from __future__ import annotations

from typing import Final

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.values import value

SEATS: Final = (2, 3)
ROUNDS: Final = (4, 8)
FEWEST: Final = 9
"""Pebbles in the smallest pile of a deal."""
PILES: Final = 7
"""So many different piles there are."""
DIE: Final = 3
"""It adds fewer pebbles than this."""


@value
class Options:
    seats: int = 2
    rounds: int = 4

    @property
    def key(self) -> str:
        """Names the kind of match in the words that a deal is drawn by. Frozen."""
        return f"{self.seats}-{self.rounds}"


@value
class Deal:
    pile: int
    first: int


def mismatch(options: Options) -> str | None:
    """What is wrong with the options; None if they make sense."""
    if options.seats not in SEATS:
        return "2 or 3 seats"
    return None if options.rounds in ROUNDS else "4 or 8 rounds"


def deal(options: Options, number: int, first: int | None = None) -> Deal:
    """The deal of a number: the same forever. `first` lets that seat begin instead.

    >>> deal(Options(), 24)
    Deal(pile=10, first=1)
    """
    rng = Rng("pebbles", options.key, number)
    pile, drawn = FEWEST + rng.below(PILES), rng.below(options.seats)
    return Deal(pile, drawn if first is None else first)


def is_possible(options: Options, dealt: Deal) -> bool:
    """Whether a deal could belong to some number."""
    return FEWEST <= dealt.pile < FEWEST + PILES and 0 <= dealt.first < options.seats


def throw_die(number: int | None, action: int) -> int:
    """The pebbles that the die adds, by the number of the deal and of the action that ends the round."""
    return Rng("pebbles", "die", number, action).below(DIE)

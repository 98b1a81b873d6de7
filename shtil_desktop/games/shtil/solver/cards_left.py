"""What is left to sail with, every card known: the ground of proofs and of the move ranker's judgement."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from shtil_desktop.games.shtil.rules.cards import (
    COMPASS,
    FINISH,
    MONSTER,
    START,
    STORMS,
    WILD,
    Card,
)
from shtil_desktop.games.shtil.rules.expansions.sun_moon import wanted_side
from shtil_desktop.games.shtil.rules.line import BEYOND, Gap
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.voyage import Shtil

KINDS: Final = 96
"""More than the highest card."""
STIRRING: Final = (*STORMS, COMPASS)
"""Cards that never reach a hand."""


class CardsLeft:
    """Counts of the cards in hands and decks."""

    __slots__ = ("by_seat", "counts", "empty", "held", "monsters", "storms", "upto", "usable", "wrong")

    def __init__(self, game: Shtil) -> None:
        counts = bytearray(KINDS)
        has_stirring = bool(game.sea.rules.stirring)
        self.by_seat: list[int] = []
        for hand, deck, top in zip(game.hands, game.decks, game.tops, strict=True):
            for card in hand:
                counts[card] += 1
            below = deck[top:]
            for card in below:
                counts[card] += 1
            stirring = sum(map(below.count, STIRRING)) if has_stirring else 0
            self.by_seat.append(len(hand) + len(below) - stirring)
        self.counts = counts
        sea = game.sea
        self.upto = list(accumulate(counts[:BEYOND]))
        """How many islands are left up to each number."""
        self.held = sum(hand.count(MONSTER) for hand in game.hands)
        self.monsters = counts[MONSTER]
        self.storms = sum(counts[storm] for storm in STORMS)
        self.usable = sum(self.by_seat) - self.monsters
        self.empty = sea.rules.size - sum(len(line.numbers) - 2 for line in sea.lines)
        self.wrong = 0
        mode = sea.rules.options.mode
        if mode is Mode.PYRAMID:
            self.monsters = game.explorer[len(sea.explored) :].count(MONSTER) + sea.strike_due
        elif mode is Mode.SUN_MOON:
            self.wrong = sum(sea.sides[cell] != wanted_side(sea, cell) for cell in sea.islands())

    @property
    def wilds(self) -> int:
        return self.counts[WILD]

    @property
    def finishes(self) -> int:
        return self.counts[FINISH]

    @property
    def starts(self) -> int:
        return self.counts[START]

    def between(self, low: int, high: int) -> int:
        """How many islands are left with numbers between these two."""
        return self.upto[high - 1] - self.upto[low]

    def numbers(self, gap: Gap) -> tuple[Card, ...]:
        """The islands left that belong in a gap."""
        counts = self.counts
        return tuple(number for number in range(gap.low + 1, gap.high) if counts[number])

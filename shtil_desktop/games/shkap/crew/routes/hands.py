"""Hands as one number: how many cards of each kind, a byte a kind. Two cards of a kind are the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

from shtil_desktop.games.shkap.rules.cards import CARDS, COUNTS, KINDS, Card, Kind

Hand = int
"""A packed hand; the same form serves for any heap of cards."""
ORDER: Final = (Kind.ACROSS, Kind.UPDOWN, Kind.CROSS, Kind.KNIGHT, Kind.FLAG, Kind.MAP, Kind.MARK)
ACROSS, UPDOWN, CROSS, KNIGHT, FLAG, MAP, MARK = range(len(ORDER))
"""A kind by its place in the packed hand."""
MOVES: Final = (ACROSS, UPDOWN, CROSS, KNIGHT)
BITS: Final = 8
ONE: Final = tuple(1 << BITS * kind for kind in range(len(ORDER)))
KIND_OF: Final = tuple(ORDER.index(KINDS[card]) for card in CARDS)
UNIT: Final = tuple(ONE[KIND_OF[card]] for card in CARDS)
GUARD: Final = sum(0x80 * one for one in ONE)
"""The top bit of every byte: it survives a subtraction where there were enough cards."""
ALL: Final = sum(COUNTS[kind] * one for kind, one in zip(ORDER, ONE, strict=True))
MARKS: Final = 0xFF * ONE[MARK]
_TIMES, _SHIFT = sum(ONE), BITS * (len(ORDER) - 1)


def pack(cards: Iterable[Card]) -> Hand:
    """
    >>> pack([0, 1, 32]) == 2 * ONE[ACROSS] + ONE[CROSS]
    True
    """
    return sum(UNIT[card] for card in cards)


def holds(hand: Hand, need: Hand) -> bool:
    """Whether a hand has all these cards."""
    return ((hand | GUARD) - need) & GUARD == GUARD


def size(hand: Hand) -> int:
    return (hand * _TIMES >> _SHIFT) & 0xFF


def count(hand: Hand, kind: int) -> int:
    return hand >> BITS * kind & 0xFF


def kinds_in(hand: Hand) -> list[int]:
    """The kinds that a hand has, each once."""
    return [kind for kind in range(len(ORDER)) if hand >> BITS * kind & 0xFF]


def parts(hand: Hand) -> list[Hand]:
    """All that can be kept of a hand, nothing and everything included, each once."""
    found = [0]
    for kind in kinds_in(hand):
        found = [part + some * ONE[kind] for part in found for some in range(count(hand, kind) + 1)]
    return found


def units(hand: Hand) -> list[Hand]:
    """A hand as single cards, by kind."""
    return [ONE[kind] for kind in range(len(ORDER)) for _ in range(count(hand, kind))]


@cache
def heaps(number: int) -> tuple[tuple[int, ...], ...]:
    """The counts of every heap of so many cards that the deck could give."""
    most = [COUNTS[kind] for kind in ORDER]
    return tuple(_counts(number, most))


def _counts(number: int, most: Sequence[int]) -> Iterator[tuple[int, ...]]:
    if not most:
        if number == 0:
            yield ()
        return
    for first in range(min(number, most[0]) + 1):
        for rest in _counts(number - first, most[1:]):
            yield (first, *rest)


def packed(counts: Iterable[int]) -> Hand:
    return sum(number * one for number, one in zip(counts, ONE, strict=True))


def pick(hand: Sequence[Card], kinds: Iterable[int]) -> tuple[Card, ...]:
    """Cards of these kinds, in this order, from a hand that has them."""
    left, found = sorted(hand), []
    for kind in kinds:
        card = next(card for card in left if KIND_OF[card] == kind)
        left.remove(card)
        found.append(card)
    return tuple(found)

"""Deals: the first hands, and the bag in the order in which it will be drawn."""

from __future__ import annotations

from collections import Counter

from shtil_desktop.games.qwirkle.rules.tiles import COPIES, KINDS, SIDE, Tile, largest_sets
from shtil_desktop.games.values import value

SEATS = (2, 3, 4)


@value
class Options:
    seats: int = 2

    @property
    def key(self) -> str:
        """Names the kind of game in the words that a deal is shuffled by. Frozen."""
        return f"{self.seats}"


class ImpossibleDeal(ValueError):
    """Hands and bag that can't be."""


@value
class Deal:
    hands: tuple[tuple[Tile, ...], ...]
    bag: tuple[Tile, ...]
    """The first is drawn next."""

    @property
    def first(self) -> int:
        """Who begins: the largest set, of equals the lowest seat."""
        return max(range(len(self.hands)), key=lambda seat: (self.announced[seat], -seat))

    @property
    def announced(self) -> tuple[int, ...]:
        """The size of each hand's largest set."""
        return tuple(largest_sets(hand)[0].bit_count() for hand in self.hands)


def deal(options: Options, number: int) -> Deal:
    """The deal of a number: the same forever."""
    from shtil_desktop.games.rng import Rng  # not for the options alone, which the start page needs

    tiles = [tile for tile in range(KINDS) for _ in range(COPIES)]
    Rng("qwirkle", options.key, number).shuffle(tiles)
    dealt = SIDE * options.seats
    hands = tuple(tuple(tiles[at : at + SIDE]) for at in range(0, dealt, SIDE))
    return Deal(hands, tuple(tiles[dealt:]))


def check(options: Options, dealt: Deal) -> None:
    """Raise `ImpossibleDeal` unless hands and bag hold every tile."""
    if len(dealt.hands) != options.seats or any(len(hand) != SIDE for hand in dealt.hands):
        raise ImpossibleDeal("each seat has a hand of six tiles")
    counts = Counter(dealt.bag)
    for hand in dealt.hands:
        counts.update(hand)
    if any(counts[tile] != COPIES for tile in range(KINDS)) or len(counts) != KINDS:
        raise ImpossibleDeal("there are three tiles of each kind")


def places_in_bag(number: int | None, action: int, bag: int, count: int) -> tuple[int, ...]:
    """Where traded tiles go in a bag of this size, by the number of the deal and of the action."""
    from shtil_desktop.games.rng import Rng

    rng = Rng("qwirkle", "trade", number, action)
    return tuple(rng.below(bag - count + i + 1) for i in range(count))

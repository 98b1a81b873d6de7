"""Deals: cards, islands, who begins, and the orders in which discards will be shuffled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shkap.rules.cards import CARDS, Card
from shtil_desktop.games.shkap.rules.island.islands import island_set
from shtil_desktop.games.shkap.rules.options import Options
from shtil_desktop.games.values import value

MARKET: Final = 4
RESHUFFLES: Final = 8


class ImpossibleDeal(ValueError):
    """Cards or islands that can't be."""


@value
class Deal:
    first: int
    hands: tuple[tuple[Card, ...], ...]
    market: tuple[Card, ...]
    deck: tuple[Card, ...]
    """The first is on top."""
    reshuffles: tuple[tuple[Card, ...], ...]
    """All cards in eight orders: a discard that becomes the deck takes the order of the next list."""
    islands: tuple[int, ...]
    """In the order of play; the last is for a tie."""


def deal(options: Options, number: int) -> Deal:
    """The deal of a number: the same forever."""
    rng = Rng("shkap", options.key, number)
    first = rng.below(options.seats)
    cards = _shuffled(rng, CARDS)
    islands = _shuffled(rng, island_set(options.island_set))[: options.islands + 1]
    size = options.first_cards
    dealt = size * options.seats
    return Deal(
        first=first,
        hands=tuple(tuple(cards[at : at + size]) for at in range(0, dealt, size)),
        market=tuple(cards[dealt : dealt + MARKET]),
        deck=tuple(cards[dealt + MARKET :]),
        reshuffles=tuple(tuple(_shuffled(rng, CARDS)) for _ in range(RESHUFFLES)),
        islands=tuple(islands),
    )


def _shuffled(rng: Rng, items: Iterable[int]) -> list[int]:
    found = list(items)
    rng.shuffle(found)
    return found


def check(options: Options, dealt: Deal) -> None:
    """Raise `ImpossibleDeal` unless every card is there once and the islands are all different."""
    everything = sorted([*dealt.market, *dealt.deck, *(card for hand in dealt.hands for card in hand)])
    if not 0 <= dealt.first < options.seats:
        raise ImpossibleDeal("no such first player")
    if [len(hand) for hand in dealt.hands] != [options.first_cards] * options.seats:
        raise ImpossibleDeal("wrong hands")
    if len(dealt.market) != MARKET or everything != list(CARDS):
        raise ImpossibleDeal("each card is there once")
    if len(dealt.reshuffles) != RESHUFFLES or any(sorted(o) != list(CARDS) for o in dealt.reshuffles):
        raise ImpossibleDeal("wrong reshuffles")
    known = island_set(options.island_set)
    ids = dealt.islands
    if len(ids) != options.islands + 1 or len(set(ids)) != len(ids) or any(one not in known for one in ids):
        raise ImpossibleDeal("wrong islands")

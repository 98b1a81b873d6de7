"""Deck, discard and market: where cards come from and where they go."""

from __future__ import annotations

from collections.abc import Iterable

from shtil_desktop.games.base import Event
from shtil_desktop.games.shkap.rules.cards import Card
from shtil_desktop.games.shkap.rules.deal import Deal
from shtil_desktop.games.shkap.rules.events import DeckReshuffled, MarketRefilled


class Piles:
    """The common cards. The discard is shuffled only when a card must be drawn and the deck is empty."""

    __slots__ = ("deck", "discard", "market", "reshuffles", "shuffled")

    def __init__(self, dealt: Deal) -> None:
        self.deck: list[Card] = list(dealt.deck)
        """The first is on top."""
        self.discard: list[Card] = []
        self.market: list[Card | None] = list(dealt.market)
        self.reshuffles = dealt.reshuffles
        self.shuffled = 0
        """How often the discard has become the deck."""

    def copy(self) -> Piles:
        twin: Piles = object.__new__(Piles)
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.market = self.market[:]
        twin.reshuffles = self.reshuffles
        twin.shuffled = self.shuffled
        return twin

    def __eq__(self, other: object) -> bool:
        same = ("deck", "market", "shuffled", "reshuffles")
        if not isinstance(other, Piles) or any(getattr(self, n) != getattr(other, n) for n in same):
            return False
        return sorted(self.discard) == sorted(other.discard)

    __hash__ = None  # type: ignore[assignment]

    @property
    def can_draw(self) -> bool:
        return bool(self.deck or self.discard)

    @property
    def has_cards(self) -> bool:
        """Whether anything is left to be taken."""
        return self.can_draw or any(card is not None for card in self.market)

    def throw(self, cards: Iterable[Card]) -> None:
        self.discard += cards

    def draw(self, events: list[Event]) -> Card | None:
        """The top card; None if deck and discard are empty."""
        if not self.deck and self.discard:
            there = set(self.discard)
            order = self.reshuffles[self.shuffled % len(self.reshuffles)]
            self.deck = [card for card in order if card in there]
            self.discard = []
            self.shuffled += 1
            events.append(DeckReshuffled(len(self.deck)))
        return self.deck.pop(0) if self.deck else None

    def refill(self, events: list[Event]) -> None:
        """Fill the empty places of the market, left to right, as far as cards go."""
        for place, card in enumerate(self.market):
            if card is None and (drawn := self.draw(events)) is not None:
                self.market[place] = drawn
                events.append(MarketRefilled(place, drawn))

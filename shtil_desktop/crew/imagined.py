"""A whole position made up from a view: what the seat can't see is dealt at random, as it might well lie."""

from __future__ import annotations

from typing import Final

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil import Shtil, View
from shtil_desktop.games.shtil.cards import FINISH, START, Card
from shtil_desktop.games.shtil.deal import HAND, Deal, pack
from shtil_desktop.games.shtil.options import Mode, Options

FRESH: Final = 1
"""Cards of another hand that came after its last turn: a start among the others would have been played."""


def can_imagine(options: Options) -> bool:
    """Whether everything that left the decks of such a voyage can be told from a view."""
    is_known = options.mode in (Mode.STANDARD, Mode.ARCH)
    return is_known and not (options.monsters or options.storms or options.wilds)


class Imagination:
    """What a view leaves open, ready to be dealt many times."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._options = view.sea.rules.options
        seen = {number for line in view.sea.lines for number in line.numbers}
        unseen = [card for card in pack(self._options) if card not in seen]
        for card in (*view.hand, *view.discards):
            if card != START:
                unseen.remove(card)
        if view.sea.finish_lies:
            unseen.remove(FINISH)
        self._unseen = unseen
        self._initial = len(pack(self._options)) - self._options.removed - HAND * self._options.seats

    def deal(self, rng: Rng) -> Shtil:
        """A position that looks to the seat just as its view does."""
        view, options = self._view, self._options
        cards = self._unseen[:]
        rng.shuffle(cards)
        removed = _take_islands(cards, options.removed)
        starts = self._place_starts(rng) if options.has_start else {}
        hands, discards, decks = [], [], []
        for seat in range(options.seats):
            place, at = starts.get(seat, (None, 0))
            piles = []
            for size, pile in (
                (view.hand_sizes[seat], "hand"),
                (view.discard_sizes[seat], "discards"),
                (view.deck_sizes[seat], "deck"),
            ):
                if seat == view.seat and pile != "deck":
                    piles.append(list(view.hand if pile == "hand" else view.discards))
                    continue
                taken = _take(cards, size - (place == pile))
                if place == pile:
                    taken.insert(at, START)
                piles.append(taken)
            hands.append(piles[0])
            discards.append(piles[1])
            decks.append(piles[2])
        return self._position(hands, discards, decks, removed)

    def _place_starts(self, rng: Rng) -> dict[int, tuple[str, int]]:
        """Where the starts lie that the seat can't see: by seat the pile, and the place in it."""
        view = self._view
        away = self._who_started(rng) if view.sea.start_lies else None
        is_seen = START in view.hand or START in view.discards
        found = {}
        for seat in range(self._options.seats):
            if seat == away or (seat == view.seat and is_seen):
                continue
            found[seat] = self._place_own(rng) if seat == view.seat else self._place_other(seat, rng)
        return found

    def _who_started(self, rng: Rng) -> int:
        """One of those whose start may lie there: the own one the likelier, the smaller the own deck."""
        view = self._view
        others = [seat for seat in range(self._options.seats) if seat != view.seat]
        is_own_seen = START in view.hand or START in view.discards
        own_deck = view.deck_sizes[view.seat]
        if not others:
            return view.seat
        if not is_own_seen and rng.below(self._per_deck + own_deck * len(others)) < self._per_deck:
            return view.seat
        return others[rng.below(len(others))]

    @property
    def _per_deck(self) -> int:
        return self._initial // self._options.seats + 1

    def _place_own(self, rng: Rng) -> tuple[str, int]:
        places = self._view.deck_sizes[self._view.seat]
        if self._options.seats == 1:  # in the upper half of what the deck once was
            drawn = self._initial + 1 - places
            places = min(places, (self._initial + 1) // 2 + 1 - drawn)
        return "deck", rng.below(places)

    def _place_other(self, seat: int, rng: Rng) -> tuple[str, int]:
        view = self._view
        deck, hand, discards = view.deck_sizes[seat], view.hand_sizes[seat], view.discard_sizes[seat]
        if not view.sea.start_lies:
            hand, discards = (min(hand, FRESH), 0) if deck else (hand, 0 if hand else discards)
        at = rng.below(deck + hand + discards)
        if at < deck:
            return "deck", at
        return ("hand", at - deck) if at < deck + hand else ("discards", at - deck - hand)

    def _position(
        self,
        hands: list[list[Card]],
        discards: list[list[Card]],
        decks: list[list[Card]],
        removed: list[Card],
    ) -> Shtil:
        """As if it had been dealt like this: how the voyage came here is not imagined."""
        view = self._view
        game: Shtil = object.__new__(Shtil)
        game.number = 0
        game.sea = view.sea.copy()
        game.hands = hands
        game.decks = tuple(map(tuple, decks))
        game.dealt = Deal(tuple(map(tuple, hands)), game.decks, view.sea.turn, tuple(removed))
        game.tops = [0] * len(decks)
        game.discards = discards
        game.unseen = ((),) * self._options.seats
        game.explorer = ()
        game.past = None
        game.result = view.outcome
        game.opening_events = []
        return game


def _take(cards: list[Card], count: int) -> list[Card]:
    """The last cards, taken away."""
    at = len(cards) - count
    taken = cards[at:]
    del cards[at:]
    return taken


def _take_islands(cards: list[Card], count: int) -> list[Card]:
    """Only islands are removed; the cards are in no order, so the first ones will do."""
    taken = [card for card in cards if card < START][:count]
    for card in taken:
        cards.remove(card)
    return taken

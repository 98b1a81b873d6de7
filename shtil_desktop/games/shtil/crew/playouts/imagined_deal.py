"""A whole position made up from a view: what the seat can't see is dealt at random, as it might well lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.rules.cards import (
    COMPASS,
    COMPASSES,
    EXPLORER_DECK,
    FINISH,
    LAST_ISLAND,
    MONSTER,
    ORANGE,
    PURPLE,
    START,
    STORMS,
    WILD,
    YELLOW,
    Card,
)
from shtil_desktop.games.shtil.rules.deal import HAND, pack
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.games.shtil.rules.voyage import Shtil

FRESH: Final = 1
"""Cards of another hand that came after its last turn: a start among the others would have been played."""
TRIES: Final = 200
"""Deals looked at for one that gives the seat the same answers, where other hands have a say in them."""


def unseen_cards(view: View) -> list[Card]:
    """The cards that are somewhere out of the seat's sight, without the starts."""
    sea = view.sea
    options: Options = sea.rules.options
    cards = Counter(pack(options))
    if options.mode is Mode.SUN_MOON:
        cards[COMPASS] = COMPASSES - sum(sea.turnings) + sea.turnings[view.seat]
    for line in sea.lines:
        cards.subtract(line.numbers[1:-1])
    cards.update(number for cell in sea.wild_cells if (number := sea.number_at(cell)) is not None)
    cards[WILD] -= len(sea.wild_cells) + sea.start_is_wild
    cards.subtract((*view.hand, *view.discards, *sea.row))
    if options.mode is Mode.PYRAMID:  # its monsters and storms belong to the explorer deck
        cards.subtract(card for card in sea.gone if card <= LAST_ISLAND)
    else:
        cards.subtract(sea.gone)
        cards[FINISH] -= sea.finish_lies
    if options.storms:
        cards[YELLOW] -= sum(sea.yellows)
        cards[ORANGE] -= sum(sea.oranges)
        cards[PURPLE] -= len(sea.purples)
        cards.subtract(storm for _, storm in sea.waiting)
    del cards[START]
    return list(cards.elements())


class PileKind(Enum):
    HAND = "hand"
    DISCARDS = "discards"
    DECK = "deck"
    BLIND = "blind"
    """What the seat itself gave unseen, under a yellow storm."""

    __hash__ = object.__hash__


@dataclass(slots=True)
class Pile:
    """Cards out of sight at one place, and how many are still missing there."""

    kind: PileKind
    seat: int
    room: int
    cards: list[Card] = field(default_factory=list)

    def add(self, *cards: Card) -> None:
        self.cards += cards
        self.room -= len(cards)


class Imagination:
    """What a view leaves open, ready to be dealt many times."""

    def __init__(self, view: View) -> None:
        self._view = view
        options: Options = view.sea.rules.options
        self._options = options
        unseen = unseen_cards(view)
        self._plain = [card for card in unseen if card <= LAST_ISLAND or card in (FINISH, WILD)]
        self._stirring = [card for card in unseen if card in STORMS or card == COMPASS]
        self._monsters = [card for card in unseen if card == MONSTER]
        self._explorer = list((Counter(EXPLORER_DECK) - Counter(view.sea.explored)).elements())
        compasses = COMPASSES if options.mode is Mode.SUN_MOON else 0
        self._initial = len(pack(options)) - options.removed - HAND * options.seats + compasses
        # With monsters in other hands a start, a split or a finish is possible or not: that tells something.
        self._is_told = bool(options.monsters) and options.seats > 1 and view.decision is not None

    def deal(self, rng: Rng) -> Shtil:
        """A position that looks to the seat just as its view does."""
        if self._options.mode is Mode.COMPETITIVE:
            return self._deal_rivals(rng)
        game = self._deal_crew(rng)
        if self._is_told:
            for _ in range(TRIES):
                if self._agrees(game):
                    break
                game = self._deal_crew(rng)
        return game

    def _agrees(self, game: Shtil) -> bool:
        """Whether the seat may do what it may; while another one decides, that one can do something."""
        legal = tuple(game.legal_actions())
        return legal == self._view.legal if self._view.legal else bool(legal)

    def _deal_crew(self, rng: Rng) -> Shtil:
        plain = self._plain[:]
        rng.shuffle(plain)
        removed = _take_islands(plain, self._options.removed) if self._options.removed else []
        piles = self._piles()
        starts = self._place_starts(rng) if self._options.has_start else {}
        for pile in piles:
            pile.room -= starts.get(pile.seat, (None, 0))[0] is pile.kind
        self._scatter(self._stirring, self._may_stir, piles, rng)
        self._scatter(self._monsters, self._may_hide, piles, rng)
        for pile in piles:
            is_mixed = bool(pile.cards)
            pile.add(*_take(plain, pile.room))
            if is_mixed and pile.kind is PileKind.DECK:
                rng.shuffle(pile.cards)
            kind, at = starts.get(pile.seat, (None, 0))
            if kind is pile.kind:
                pile.cards.insert(at, START)
        return self._position(piles, removed, rng)

    def _piles(self) -> list[Pile]:
        """All that is out of sight; what others discarded openly lies there already."""
        view = self._view
        found = []
        for seat in range(self._options.seats):
            deck = Pile(PileKind.DECK, seat, view.deck_sizes[seat])
            if seat == view.seat:
                blind = view.discard_sizes[seat] - len(view.discards)
                found += [deck, Pile(PileKind.BLIND, seat, blind)] if blind else [deck]
                continue
            discards = Pile(PileKind.DISCARDS, seat, view.discard_sizes[seat])
            discards.add(*[COMPASS] * view.sea.turnings[seat])
            found += [Pile(PileKind.HAND, seat, view.hand_sizes[seat]), discards, deck]
        return found

    def _may_stir(self, pile: Pile) -> bool:
        """Storms and compasses wait in the decks; an opening hand may hold storms until it is opened."""
        if pile.kind is PileKind.HAND:
            return pile.seat in (self._view.sea.opening or ())
        return pile.kind is not PileKind.DISCARDS

    def _may_hide(self, pile: Pile) -> bool:
        """A monster is never discarded, and a hand that owes cards for the start has these beside it."""
        if pile.kind is not PileKind.HAND:
            return pile.kind is not PileKind.DISCARDS
        owed = self._view.sea.owed
        return pile.room > (owed[pile.seat] if owed else 0)

    def _scatter(
        self, cards: list[Card], is_able: Callable[[Pile], bool], piles: list[Pile], rng: Rng
    ) -> None:
        """Each to a place among those that it may have; if there is none, others gave it unseen."""
        for card in cards:
            able = [pile for pile in piles if is_able(pile)]
            among = able if any(pile.room > 0 for pile in able) else piles
            at = rng.below(sum(pile.room for pile in among))
            for pile in among:
                if at < pile.room:
                    pile.add(card)
                    break
                at -= pile.room

    def _place_starts(self, rng: Rng) -> dict[int, tuple[PileKind, int]]:
        """Where the starts lie that the seat can't see: by seat the pile, and the place in it."""
        view, sea = self._view, self._view.sea
        away = None
        if sea.start_lies and not sea.start_is_wild:
            away = self._who_started(rng) if sea.starter is None else sea.starter
        is_seen = START in view.hand or START in view.discards
        found = {}
        for seat in range(self._options.seats):
            if seat == away or (seat == view.seat and is_seen):
                continue
            place = self._place_own(rng) if seat == view.seat else self._place_other(seat, rng)
            if place is not None:
                found[seat] = place
        return found

    def _who_started(self, rng: Rng) -> int:
        """If that is not known, one of those who may have."""
        view = self._view
        is_own_seen = START in view.hand or START in view.discards
        seats = [seat for seat in range(self._options.seats) if seat != view.seat or not is_own_seen]
        return seats[rng.below(len(seats))]

    def _place_own(self, rng: Rng) -> tuple[PileKind, int] | None:
        view = self._view
        places = view.deck_sizes[view.seat]
        blind = view.discard_sizes[view.seat] - len(view.discards)
        if self._options.seats == 1:  # in the upper half of what the deck once was
            drawn = self._initial + 1 - places
            places = min(places, max(0, (self._initial + 1) // 2 + 1 - drawn))
        if not places + blind:
            return None
        at = rng.below(places + blind)
        return (PileKind.DECK, at) if at < places else (PileKind.BLIND, at - places)

    def _place_other(self, seat: int, rng: Rng) -> tuple[PileKind, int] | None:
        view = self._view
        deck, hand, discards = view.deck_sizes[seat], view.hand_sizes[seat], view.discard_sizes[seat]
        discards -= view.sea.turnings[seat]
        if not view.sea.start_lies:
            hand, discards = (min(hand, FRESH), 0) if deck else (hand, 0 if hand else discards)
        if not deck + hand + discards:
            return None
        at = rng.below(deck + hand + discards)
        if at < deck:
            return PileKind.DECK, at
        return (PileKind.HAND, at - deck) if at < deck + hand else (PileKind.DISCARDS, at - deck - hand)

    def _deal_rivals(self, rng: Rng) -> Shtil:
        """The rival has what both saw it take, as far as it does not lie, and some of what nobody saw."""
        view = self._view
        rival = 1 - view.seat
        lying = {number for line in view.sea.lines for number in line.numbers}
        known = [card for card in view.sea.shown[rival] if card not in lying]
        unseen = [card for card in self._plain if card not in known]
        rng.shuffle(unseen)
        held, given = view.hand_sizes[rival], view.discard_sizes[rival]
        theirs = known + _take(unseen, held + given - len(known))
        rng.shuffle(theirs)
        piles = [
            Pile(PileKind.HAND, rival, 0, theirs[:held]),
            Pile(PileKind.DISCARDS, rival, 0, theirs[held:]),
            Pile(PileKind.DECK, 0, 0, unseen),
        ]
        return self._position(piles, [], rng)

    def _position(self, piles: Iterable[Pile], removed: list[Card], rng: Rng) -> Shtil:
        """As if it had been dealt like this: how the voyage came here is not imagined."""
        view = self._view
        seats = self._options.seats
        hands: list[list[Card]] = [[] for _ in range(seats)]
        discards: list[list[Card]] = [[] for _ in range(seats)]
        decks: list[tuple[Card, ...]] = [()] * (1 if self._options.mode is Mode.COMPETITIVE else seats)
        unseen: list[tuple[Card, ...]] = [()] * seats
        hands[view.seat], discards[view.seat] = list(view.hand), list(view.discards)
        for pile in piles:
            if pile.kind is PileKind.HAND:
                hands[pile.seat] = pile.cards
            elif pile.kind is PileKind.DISCARDS:
                discards[pile.seat] = pile.cards
            elif pile.kind is PileKind.DECK:
                decks[pile.seat] = tuple(pile.cards)
            else:
                unseen[pile.seat] = tuple(pile.cards)
        return Shtil.from_position(
            view.sea.copy(),
            hands,
            tuple(decks),
            discards=discards,
            unseen=tuple(unseen),
            explorer=self._explorer_deck(rng),
            removed=tuple(removed),
            result=view.outcome,
        )

    def _explorer_deck(self, rng: Rng) -> tuple[Card, ...]:
        if self._options.mode is not Mode.PYRAMID:
            return ()
        rest = self._explorer[:]
        rng.shuffle(rest)
        return (*self._view.sea.explored, *rest)


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

"""The deal: every card's place before the first turn, by number or from a record."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Final

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.rules.cards import (
    COMPASS,
    COMPASSES,
    EXPLORER_DECK,
    FINISH,
    FINISHES,
    ISLANDS,
    MONSTER,
    START,
    STORM_DECK,
    WILD,
    Card,
)
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.values import value

HAND: Final = 5
"""Cards in a hand at the beginning, and its limit while no yellow storm lies."""
Cards = tuple[Card, ...]


@value
class Deal:
    """Hands and decks (top card first), and what else lies ready. Rivals have one common deck."""

    hands: tuple[Cards, ...]
    decks: tuple[Cards, ...]
    first: int
    removed: Cards = ()
    reef: int | None = None
    supply: int = 0
    row: Cards = ()
    explorer: Cards = ()


class ImpossibleDeal(ValueError):
    """A deal that the options can't give."""


def deal(options: Options, number: int, first: int | None = None) -> Deal:
    """Deal `number` of these options, the same forever; `first` lets that seat begin.

    >>> deal(Options(Mode.STANDARD, seats=3), 1).hands[0]
    (35, 82, 66, 61, 10)
    """
    rng = Rng("shtil", options.key, number)
    if options.mode is Mode.COMPETITIVE:
        dealt = _competitive(rng)
    elif options.mode is Mode.SUN_MOON:
        dealt = _sun_moon(options, rng)
    else:
        dealt = _own_decks(options, rng)
    if first is None:
        return dealt
    return Deal(
        dealt.hands, dealt.decks, first, dealt.removed, dealt.reef, dealt.supply, dealt.row, dealt.explorer
    )


def pack(options: Options) -> list[Card]:
    """The cards that are shuffled before dealing: no starts, nor what is added to the decks later."""
    cards: list[Card] = list(ISLANDS)
    if options.mode not in (Mode.COMPETITIVE, Mode.PYRAMID):
        cards += [FINISH] * FINISHES
    cards += [MONSTER] * options.monsters + [WILD] * options.wilds
    if options.storms:
        cards += STORM_DECK
    return cards


def _own_decks(options: Options, rng: Rng) -> Deal:
    cards = pack(options)
    removed: Cards = ()
    if options.removed:
        islands = list(ISLANDS)
        rng.shuffle(islands)
        removed = tuple(sorted(islands[: options.removed]))
        cards = [card for card in cards if card not in removed]
    rng.shuffle(cards)
    piles = _dealt_out(cards, options.seats)
    first = _one_of_the_fewest(piles, rng)
    decks = [pile[HAND:] for pile in piles]
    if options.has_start:
        _add_starts(decks, rng)
    reef = rng.below(len(options.layout.rows)) if options.reefs else None
    explorer: list[Card] = []
    if options.mode is Mode.PYRAMID:
        explorer = list(EXPLORER_DECK)
        rng.shuffle(explorer)
    return Deal(
        hands=tuple(tuple(pile[:HAND]) for pile in piles),
        decks=tuple(map(tuple, decks)),
        first=first,
        removed=removed,
        reef=reef,
        supply=COMPASSES if options.storms else 0,
        explorer=tuple(explorer),
    )


def _sun_moon(options: Options, rng: Rng) -> Deal:
    cards = pack(options)
    rng.shuffle(cards)
    dealt = HAND * options.seats
    hands = [cards[HAND * seat : HAND * (seat + 1)] for seat in range(options.seats)]
    rest = cards[dealt:] + [COMPASS] * COMPASSES
    rng.shuffle(rest)
    decks = _dealt_out(rest, options.seats)
    first = _one_of_the_fewest(decks, rng)
    _add_starts(decks, rng)
    return Deal(tuple(map(tuple, hands)), tuple(map(tuple, decks)), first)


def _competitive(rng: Rng) -> Deal:
    cards: list[Card] = list(ISLANDS)
    rng.shuffle(cards)
    hands = (tuple(cards[:HAND]), tuple(cards[HAND : 2 * HAND]))
    row, deck = cards[2 * HAND : 3 * HAND], cards[3 * HAND :]
    return Deal(hands, (tuple(deck),), rng.below(2), row=tuple(row))


def _dealt_out(cards: list[Card], seats: int) -> list[list[Card]]:
    """One card to each seat in turn until none is left."""
    return [cards[seat::seats] for seat in range(seats)]


def _one_of_the_fewest(piles: list[list[Card]], rng: Rng) -> int:
    fewest = min(map(len, piles))
    candidates = [seat for seat, pile in enumerate(piles) if len(pile) == fewest]
    return candidates[rng.below(len(candidates))]


def _add_starts(decks: list[list[Card]], rng: Rng) -> None:
    """A start somewhere in each deck; alone, in its upper half."""
    for deck in decks:
        places = _upper_half(len(deck)) if len(decks) == 1 else len(deck)
        deck.insert(rng.below(places + 1), START)


def _upper_half(cards: int) -> int:
    return (cards + 1) // 2


def check(options: Options, dealt: Deal) -> None:
    """Raise `ImpossibleDeal` unless these options can give this deal."""
    seats = options.seats
    _demand(
        len(dealt.hands) == seats and all(len(hand) == HAND for hand in dealt.hands), "hands of five cards"
    )
    _demand(len(dealt.decks) == (1 if options.mode is Mode.COMPETITIVE else seats), "a deck for each seat")
    _demand(0 <= dealt.first < seats, "a first seat at the table")
    _demand(len(dealt.removed) == options.removed, "as many removed islands as the options say")
    _demand(dealt.supply == (COMPASSES if options.storms else 0), "six compasses with storms, else none")
    _demand((dealt.reef is not None) == options.reefs, "a reef if the options say so")
    _demand(dealt.reef is None or 0 <= dealt.reef < len(options.layout.rows), "a reef on a row")
    explorer = EXPLORER_DECK if options.mode is Mode.PYRAMID else ()
    _demand(Counter(dealt.explorer) == Counter(explorer), "an explorer deck in the pyramid alone")
    _demand(
        len(dealt.row) == (HAND if options.mode is Mode.COMPETITIVE else 0),
        "a row of five in the competitive game",
    )
    expected = Counter(pack(options))
    if options.has_start:
        expected[START] = seats
    if options.mode is Mode.SUN_MOON:
        expected[COMPASS] = COMPASSES
    dealt_cards = Counter(chain(*dealt.hands, *dealt.decks, dealt.removed, dealt.row))
    _demand(dealt_cards == expected, "every card once")
    _demand(all(card in ISLANDS for card in dealt.removed), "only islands removed")
    sizes = [len(deck) for deck in dealt.decks]
    _demand(max(sizes) - min(sizes) <= 1, "decks as even as can be")
    _demand(
        not any(card in (START, COMPASS) for hand in dealt.hands for card in hand),
        "no start or compass in a first hand",
    )
    if options.has_start:
        _demand(all(deck.count(START) == 1 for deck in dealt.decks), "a start in each deck")
        if seats == 1:
            deck = dealt.decks[0]
            _demand(deck.index(START) <= _upper_half(len(deck) - 1), "the start in the upper half")


def _demand(fulfilled: bool, what: str) -> None:
    if not fulfilled:
        raise ImpossibleDeal(f"there must be {what}")

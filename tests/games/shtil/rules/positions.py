"""Positions for the rule tests: legal deals with chosen cards, and voyages brought to a chosen point."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from shtil_desktop.games.base import Event, IllegalAction
from shtil_desktop.games.shtil.rules.actions import PlayIsland, ShtilAction
from shtil_desktop.games.shtil.rules.cards import COMPASS, COMPASSES, EXPLORER_DECK, START, Card, is_island
from shtil_desktop.games.shtil.rules.deal import HAND, Deal, pack
from shtil_desktop.games.shtil.rules.events import CardsDrawn
from shtil_desktop.games.shtil.rules.layouts import Position
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.voyage import Shtil

Cards = Sequence[Card]


def make_deal(
    options: Options,
    hands: Mapping[int, Cards] | None = None,
    decks: Mapping[int, Cards] | None = None,
    *,
    first: int = 0,
    reef: int = 0,
    row: Cards = (),
    explorer: Cards = (),
    removed: Cards = (),
) -> Deal:
    """A deal that begins with these cards in the seats' hands and on top of their decks.

    The rest is filled up in the order of the pack, islands first and storms last; a start that is not named
    lies as deep in its deck as it may.

    >>> dealt = make_deal(Options(seats=2), {1: [7, 9]}, {0: [80]})
    >>> dealt.hands, dealt.decks[0][:3]
    (((1, 2, 3, 4, 5), (7, 9, 6, 8, 10)), (80, 11, 12))
    """
    hands, decks = hands or {}, decks or {}
    named = [*_all(hands), *_all(decks), *row, *removed]
    rest = _Rest(options, named)
    gone = rest.fill(removed, options.removed)
    full_hands = [rest.fill(hands.get(seat, ()), HAND) for seat in range(options.seats)]
    open_row = rest.fill(row, HAND) if options.mode is Mode.COMPETITIVE else ()
    return Deal(
        hands=tuple(full_hands),
        decks=tuple(_decks(options, rest, decks)),
        first=first,
        removed=gone,
        reef=reef if options.reefs else None,
        supply=COMPASSES if options.storms else 0,
        row=open_row,
        explorer=_completed(explorer) if options.mode is Mode.PYRAMID else (),
    )


class _Rest:
    """The cards of the pack that are not named yet."""

    def __init__(self, options: Options, named: Iterable[Card]) -> None:
        self.cards = pack(options) + [COMPASS] * (COMPASSES if options.mode is Mode.SUN_MOON else 0)
        for card in named:
            if card != START:
                self.cards.remove(card)

    def fill(self, cards: Cards, size: int) -> tuple[Card, ...]:
        missing = size - len(cards)
        taken, self.cards = self.cards[:missing], self.cards[missing:]
        return (*cards, *taken)


def _decks(options: Options, rest: _Rest, decks: Mapping[int, Cards]) -> list[tuple[Card, ...]]:
    count = 1 if options.mode is Mode.COMPETITIVE else options.seats
    tops = [[card for card in decks.get(seat, ()) if card != START] for seat in range(count)]
    total = len(rest.cards) + sum(map(len, tops))
    found = []
    for seat, top in enumerate(tops):
        # One card to each seat in turn: the first seats have one more. Removed cards count for nobody.
        dealt_before = HAND if options.mode not in (Mode.SUN_MOON, Mode.COMPETITIVE) else 0
        whole = total + dealt_before * count
        size = whole // count + (seat < whole % count) - dealt_before
        deck = list(rest.fill(top, size))
        if options.has_start:
            named = decks.get(seat, ())
            deepest = (size + 1) // 2 if count == 1 else size
            deck.insert(named.index(START) if START in named else deepest, START)
        found.append(tuple(deck))
    return found


def _completed(explorer: Cards) -> tuple[Card, ...]:
    rest = list(EXPLORER_DECK)
    for card in explorer:
        rest.remove(card)
    return (*explorer, *rest)


def _all(piles: Mapping[int, Cards]) -> list[Card]:
    return [card for pile in piles.values() for card in pile]


def voyage(
    seats: int = 3,
    mode: Mode = Mode.STANDARD,
    *,
    hands: Mapping[int, Cards] | None = None,
    decks: Mapping[int, Cards] | None = None,
    first: int = 0,
    reef: int = 0,
    row: Cards = (),
    explorer: Cards = (),
    **extras: Any,
) -> Shtil:
    """A voyage from a deal with these cards; `extras` are the options beside mode and seats."""
    options = Options(mode, seats, **extras)
    dealt = make_deal(options, hands, decks, first=first, reef=reef, row=row, explorer=explorer)
    return Shtil(options, 0, dealt)


def with_grid(game: Shtil, grid: Mapping[Position, int], moon: Iterable[Position] = ()) -> Shtil:
    """Lay these numbers on the grid; those at `moon` show the moon. They leave the decks."""
    for place, number in grid.items():
        cell = cell_at(game, place)
        game.sea.line_at(cell).place(number, cell)
    for place in moon:
        game.sea.sides[cell_at(game, place)] = 1
    _leave_decks(game, grid.values())
    return game


def with_hand(game: Shtil, seat: int, cards: Cards) -> Shtil:
    """Let the seat hold just these cards. Islands among them leave the decks; what it held is gone."""
    game.hands[seat] = list(cards)
    _leave_decks(game, cards)
    return game


def with_deck(game: Shtil, seat: int, cards: Cards) -> Shtil:
    """Let just these cards be left in the seat's deck (0 for the common one), top card first."""
    decks = list(game.decks)
    decks[seat] = (*decks[seat][: game.tops[seat]], *cards)
    game.decks = tuple(decks)
    return game


def with_discards(game: Shtil, seat: int, cards: Cards) -> Shtil:
    """Let the seat have discarded just these cards. Islands among them leave the decks."""
    game.discards[seat] = list(cards)
    _leave_decks(game, cards)
    return game


def with_sea(game: Shtil, **parts: Any) -> Shtil:
    """Set what lies open beside the grid: `start_lies`, `compasses`, `yellows`, `purples` and so on."""
    for name, value in parts.items():
        setattr(game.sea, name, value)
    return game


def _leave_decks(game: Shtil, cards: Iterable[Card]) -> None:
    gone = {card for card in cards if is_island(card)}
    for seat, deck in enumerate(game.decks):
        with_deck(game, seat, [card for card in deck[game.tops[seat] :] if card not in gone])


def full_rows(*rows: int, step: int = 2) -> dict[Position, int]:
    """Islands in every cell of these rows: the line counts up by `step` from 1 in the first cell.

    >>> full_rows(1)[1, 0], full_rows(1, step=1)[1, 5]
    (13, 12)
    """
    return {(row, col): 1 + step * (6 * row + col) for row in rows for col in range(6)}


def cell_at(game: Shtil, place: Position) -> int:
    return game.options.layout.cell_at[place]


def island(
    game: Shtil, number: int, place: Position, pay: Cards = (), card: Card | None = None
) -> PlayIsland:
    """The placement of an island, or of a `card` named `number`, paid with `pay`."""
    card = number if card is None else card
    return PlayIsland(card, cell_at(game, place), number, len(pay), tuple(pay))


def grid_of(game: Shtil) -> dict[Position, int]:
    """The occupied cells and their numbers."""
    numbers = zip(game.options.layout.positions, game.sea.numbers(), strict=True)
    return {place: number for place, number in numbers if number is not None}


def listed(game: Shtil, kind: type[ShtilAction]) -> list[Any]:
    """The legal actions of one kind."""
    return [action for action in game.legal_actions() if type(action) is kind]


def prices(game: Shtil, card: Card, number: int | None = None) -> dict[Position, int]:
    """Every cell where the card may be placed, as `number` if it is a wild, and the price."""
    positions, wanted = game.options.layout.positions, card if number is None else number
    return {
        positions[action.cell]: action.price
        for action in listed(game, PlayIsland)
        if (action.card, action.number) == (card, wanted)
    }


def refusal(game: Shtil, action: ShtilAction) -> Refusal:
    """Why the action is refused; it must have changed nothing."""
    before, decks, views = game.copy(), game.decks, [game.view(seat) for seat in range(game.seats)]
    with pytest.raises(IllegalAction) as caught:
        game.apply(action)
    assert game == before
    assert (game.actions, game.decks, game.explorer) == (before.actions, decks, before.explorer)
    assert [game.view(seat) for seat in range(game.seats)] == views
    assert isinstance(caught.value.reason, Refusal)
    return caught.value.reason


def is_legal(game: Shtil, action: ShtilAction) -> bool:
    """Whether the action is listed, in its unpaid form, and a copy of the voyage carries it out."""
    unpaid = action.paid(()) if action.pay else action
    if unpaid not in game.legal_actions():
        return False
    game.copy().apply(action)
    return True


def of_kind(events: Iterable[Event], *kinds: type[Event]) -> list[Event]:
    """The events of these kinds, in their order."""
    return [event for event in events if type(event) in kinds]


def merged(events: Iterable[Event]) -> list[Event]:
    """The events with a seat's draws in a row told as one: how they are told apart is not a rule."""
    found: list[Event] = []
    for event in events:
        last = found[-1] if found else None
        if isinstance(event, CardsDrawn) and isinstance(last, CardsDrawn) and last.seat == event.seat:
            found[-1] = CardsDrawn(event.seat, last.cards + event.cards)
        else:
            found.append(event)
    return found


def names_of(events: Iterable[Event]) -> list[str]:
    """The kinds of the events, to assert their order."""
    return [type(event).__name__ for event in events]

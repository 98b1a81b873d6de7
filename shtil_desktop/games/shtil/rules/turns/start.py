"""The start: eight cards from all hands together, shared out by the seat that plays it."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import TYPE_CHECKING

from shtil_desktop.games.base import IllegalAction
from shtil_desktop.games.shtil.rules.actions import Give, PlayStart, ShtilAction, Split
from shtil_desktop.games.shtil.rules.cards import START, WILD, count_discardable
from shtil_desktop.games.shtil.rules.events import BlindDiscarded, CardsDiscarded, SharesSet, StartPlayed
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.turns.rules_in_force import Events, Rules
from shtil_desktop.games.shtil.rules.turns.turn import discard, end_action, proceed, require_card, take_one

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.rules.voyage import Shtil

TO_GIVE = 8
BLIND = 2
"""Cards that a seat under a yellow storm gives unseen, from its deck."""


def join(rules: Rules) -> None:
    rules.handlers[PlayStart] = (Ask.TURN, play_start)
    rules.handlers[Split] = (Ask.SPLIT, split)
    rules.handlers[Give] = (Ask.GIVE, give)
    rules.listers[Ask.SPLIT].append(list_splits)
    rules.listers[Ask.GIVE].append(list_gifts)
    rules.finish_needs.append(start_lies)


def start_lies(game: Shtil) -> Refusal | None:
    return None if game.sea.start_lies else Refusal.NO_START


def can_start(game: Shtil, wild: bool = False) -> bool:
    """Whether hands and decks hold the eight cards that a start of the seat to move costs."""
    seat = game.sea.turn
    hand = list(game.hands[seat])
    hand.remove(WILD if wild else START)
    others = (game.hands[other] for other in range(game.seats) if other != seat)
    given = count_discardable(hand) + sum(map(count_discardable, others))
    return given + sum(_from_deck(game, other) for other in range(game.seats)) >= TO_GIVE


def _extra_draws(game: Shtil) -> int:
    return {1: 8, 2: 2}.get(game.seats, 0)


def _from_deck(game: Shtil, seat: int) -> int:
    """Cards that a seat's deck adds to the eight, drawn or given unseen."""
    blind = BLIND if game.sea.yellows[seat] else 0
    return min(game.deck_size(seat), max(_extra_draws(game), blind))


def play_start(game: Shtil, action: PlayStart, events: Events) -> None:
    sea = game.sea
    seat = sea.turn
    card = require_card(game, seat, START, action.wild)
    if sea.start_lies:
        raise IllegalAction(Refusal.START_LIES)
    if action.wild and game.start_is_forced():
        raise IllegalAction(Refusal.START_FORCED)
    if not can_start(game, action.wild):
        raise IllegalAction(Refusal.START_TOO_EARLY)
    game.hands[seat].remove(card)
    sea.start_lies, sea.starter, sea.start_is_wild = True, seat, action.wild
    events.append(StartPlayed(seat, action.wild))
    for hook in sea.rules.after_start:
        hook(game, events)
    blind = [0] * game.seats
    for other in sea.clockwise(seat):
        blind[other] = _give_blind(game, other, events)
        _draw_extra(game, other, _extra_draws(game) - blind[other], events)
    sea.blind = tuple(blind)
    _ask_for_cards(game, events)


def _give_blind(game: Shtil, seat: int, events: Events) -> int:
    if not game.sea.yellows[seat]:
        return 0
    top = game.tops[seat]
    cards = game.decks[seat][top : top + BLIND]
    game.tops[seat] = top + len(cards)
    unseen = list(game.unseen)
    unseen[seat] += cards
    game.unseen = tuple(unseen)
    if cards:
        events.append(BlindDiscarded(seat, len(cards)))
    return len(cards)


def _draw_extra(game: Shtil, seat: int, count: int, events: Events) -> None:
    """Draw further cards; what stirs is laid aside and doesn't count."""
    wanted = len(game.hands[seat]) + count
    while len(game.hands[seat]) < wanted and game.deck_size(seat):
        take_one(game, seat, events)


def _ask_for_cards(game: Shtil, events: Events) -> None:
    sea = game.sea
    total = min(TO_GIVE, sum(sea.blind) + sum(map(game.discardable, range(game.seats))))
    if game.seats == 1:
        sea.owed = _still_owed(game, (total,))
        _after_giving(game, events)
    else:
        sea.to_split = total
        proceed(game, events)


def _still_owed(game: Shtil, shares: tuple[int, ...]) -> tuple[int, ...]:
    """What the hands have yet to give; () once nothing is."""
    owed = tuple(share - blind for share, blind in zip(shares, game.sea.blind, strict=True))
    return owed if any(owed) else ()


def list_splits(game: Shtil, seat: int, actions: list[ShtilAction]) -> None:
    least = game.sea.blind
    most = tuple(blind + game.discardable(other) for other, blind in enumerate(least))
    actions += _splits(game.sea.to_split or 0, least, most)


@cache
def _splits(total: int, least: tuple[int, ...], most: tuple[int, ...]) -> tuple[Split, ...]:
    """Every way to share out `total` within the bounds of each seat; the same few cases come often."""
    ranges = [range(low, high + 1) for low, high in zip(least, most, strict=True)]
    return tuple(Split(shares) for shares in product(*ranges) if sum(shares) == total)


def list_gifts(game: Shtil, seat: int, actions: list[ShtilAction]) -> None:
    actions.append(Give(game.sea.owed[seat]))


def split(game: Shtil, action: Split, events: Events) -> None:
    sea, shares = game.sea, action.shares
    is_payable = len(shares) == game.seats and all(
        blind <= share <= blind + game.discardable(seat)
        for seat, (share, blind) in enumerate(zip(shares, sea.blind, strict=False))
    )
    if not is_payable or sum(shares) != sea.to_split:
        raise IllegalAction(Refusal.WRONG_SHARES, total=sea.to_split or 0)
    sea.to_split = None
    sea.pledges = (None,) * game.seats
    sea.owed = _still_owed(game, shares)
    events.append(SharesSet(sea.turn, shares))
    _after_giving(game, events)


def give(game: Shtil, action: Give, events: Events) -> None:
    sea = game.sea
    seat = sea.decider
    assert seat is not None
    discard(game, seat, action.pay, sea.owed[seat])
    events.append(CardsDiscarded(seat, action.pay))
    owed = (*sea.owed[:seat], 0, *sea.owed[seat + 1 :])
    sea.owed = owed if any(owed) else ()
    _after_giving(game, events)


def _after_giving(game: Shtil, events: Events) -> None:
    """Once the last card is given the action is over, and all draw up."""
    sea = game.sea
    if sea.owed:
        return proceed(game, events)
    sea.blind = (0,) * game.seats
    return end_action(game, events, drawing=tuple(sea.clockwise(sea.turn)))

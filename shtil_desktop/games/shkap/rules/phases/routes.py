"""Laying routes face down, and throwing marks at those who have landed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import TYPE_CHECKING

from shtil_desktop.games.base import Action, Event, IllegalAction
from shtil_desktop.games.shkap.rules.actions import Done, Lay, Mark
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.cards import is_mark
from shtil_desktop.games.shkap.rules.checks import check_route, mark_refusal
from shtil_desktop.games.shkap.rules.events import MarksDone, MarkThrown, RouteLaid, RoutesCounted
from shtil_desktop.games.shkap.rules.phases.walking import reveal_next

if TYPE_CHECKING:
    from shtil_desktop.games.shkap.rules.game import Shkap

LAY, DONE = Lay(), Done()


def list_routes(game: Shkap, seat: int) -> list[Action]:
    """Just the opening: there are too many routes to list them."""
    return [LAY]


def all_routes(game: Shkap, seat: int) -> Iterator[Action]:
    """Every route that the seat may lay, the short ones first."""
    cards = game.route_cards(seat)
    for length in range(1, len(cards) + 1):
        for route in permutations(cards, length):
            yield Lay(route)


def lay(game: Shkap, seat: int, action: Lay, events: list[Event]) -> None:
    cards, hand = action.cards, game.hands[seat]
    check_route(hand, cards)
    game.routes[seat] = cards
    game.hands[seat] = [card for card in hand if card not in cards]
    events.append(RouteLaid(seat, cards))
    players = game.players
    later = players[players.index(seat) + 1 :]
    following = next((other for other in later if game.landed[other]), None)
    if following is not None:
        game.ask_for(Ask.LAY, following)
        return
    events.append(RoutesCounted(tuple(map(len, game.routes))))
    game.ask_for(Ask.MARK, players[0])


def list_marks(game: Shkap, seat: int) -> list[Action]:
    marks = [card for card in game.hands[seat] if is_mark(card)]
    targets = [other for other in game.players if game.landed[other] and other != seat]
    return [*(Mark(card, at) for card in marks for at in targets), DONE]


def throw_mark(game: Shkap, seat: int, action: Mark, events: list[Event]) -> None:
    """The same seat goes on until it is done."""
    refusal = mark_refusal(seat, game.hands[seat], game.landed, action.card, action.at)
    if refusal is not None:
        raise IllegalAction(refusal)
    game.hands[seat].remove(action.card)
    game.thrown.append(action.card)
    game.marks[action.at] += 1
    events.append(MarkThrown(seat, action.at, action.card))


def end_marks(game: Shkap, seat: int, action: Done, events: list[Event]) -> None:
    events.append(MarksDone(seat))
    following = game.next_player(seat)
    if following is not None:
        game.ask_for(Ask.MARK, following)
    else:
        reveal_next(game, events)

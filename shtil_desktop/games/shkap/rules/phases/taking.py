"""Taking cards, from the market or the deck: after a pass, and on some cells of an island."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shtil_desktop.games.base import Action, Event, IllegalAction
from shtil_desktop.games.shkap.rules.actions import Take
from shtil_desktop.games.shkap.rules.cards import Card
from shtil_desktop.games.shkap.rules.checks import take_refusal
from shtil_desktop.games.shkap.rules.events import CardTaken, MarketRefilled
from shtil_desktop.games.shkap.rules.phases.announcing import after_announcement
from shtil_desktop.games.shkap.rules.phases.walking import walk_on

if TYPE_CHECKING:
    from shtil_desktop.games.shkap.rules.game import Shkap


def list_takes(game: Shkap, seat: int) -> list[Action]:
    places: list[Action] = [Take(place) for place, card in enumerate(game.piles.market) if card is not None]
    return [*places, Take()] if game.piles.can_draw else places


def take(game: Shkap, seat: int, action: Take, events: list[Event]) -> None:
    """One card; then the next, or whatever the taking has interrupted goes on."""
    if action.place is None:
        card = take_from_deck(game, seat, events)
    else:
        card = take_from_market(game, seat, action.place, events)
    game.hands[seat].append(card)
    if game.asks_to_take(seat, game.taking - 1):
        return
    if game.walk is None:
        after_announcement(game, seat, events)
    else:
        walk_on(game, game.walk, events)


def take_from_deck(game: Shkap, seat: int, events: list[Event]) -> Card:
    card = game.piles.draw(events)
    if card is None:
        raise IllegalAction(take_refusal(None, game.piles.market))
    events.append(CardTaken(seat, None, card))
    return card


def take_from_market(game: Shkap, seat: int, place: int, events: list[Event]) -> Card:
    market = game.piles.market
    card = market[place] if 0 <= place < len(market) else None
    if card is None:
        raise IllegalAction(take_refusal(place, market))
    market[place] = None
    game.taken[seat] = (*game.taken[seat], card)
    events.append(CardTaken(seat, place, card))
    refill_place(game, place, events)
    return card


def refill_place(game: Shkap, place: int, events: list[Event]) -> None:
    """A taken card is replaced at once; places that were empty before stay so until the island ends."""
    drawn = game.piles.draw(events)
    if drawn is not None:
        game.piles.market[place] = drawn
        events.append(MarketRefilled(place, drawn))

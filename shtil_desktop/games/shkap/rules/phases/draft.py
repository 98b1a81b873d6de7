"""The draft of the Archipelago: each seat keeps a card and hands the rest of its pack to the left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shtil_desktop.games.base import Action, Event, IllegalAction
from shtil_desktop.games.shkap.rules.actions import Keep
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.cards import Card
from shtil_desktop.games.shkap.rules.events import CardKept, PacksPassed
from shtil_desktop.games.shkap.rules.phases.course import begin_island, hold_packs
from shtil_desktop.games.shkap.rules.refusals import Refusal

if TYPE_CHECKING:
    from shtil_desktop.games.shkap.rules.game import Shkap


def list_keeps(game: Shkap, seat: int) -> list[Action]:
    return [Keep(card) for card in game.packs[seat]]


def keep(game: Shkap, seat: int, action: Keep, events: list[Event]) -> None:
    if action.card not in game.packs[seat]:
        raise IllegalAction(Refusal.NOT_IN_PACK)
    move_to_hand(game, seat, action.card, events)
    following = game.next_player(seat)
    if following is not None:
        game.ask_for(Ask.KEEP, following)
        return
    game.packs = [game.packs[(other - 1) % game.seats] for other in range(game.seats)]
    events.append(PacksPassed())
    if len(game.packs[0]) > 1:
        hold_packs(game)
    else:
        keep_last_cards(game, events)


def keep_last_cards(game: Shkap, events: list[Event]) -> None:
    """A single card is kept without a choice, and the draft is over."""
    for seat in game.players:
        move_to_hand(game, seat, game.packs[seat][0], events)
    begin_island(game, events)


def move_to_hand(game: Shkap, seat: int, card: Card, events: list[Event]) -> None:
    game.packs[seat] = [other for other in game.packs[seat] if other != card]
    game.hands[seat].append(card)
    events.append(CardKept(seat, card))

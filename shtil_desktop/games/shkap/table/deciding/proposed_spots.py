"""What is to be touched for a proposed action."""

from __future__ import annotations

from collections.abc import Sequence

from shtil_desktop.games.base import Action
from shtil_desktop.games.shkap.rules import actions as do
from shtil_desktop.games.shkap.rules.cards import Card
from shtil_desktop.games.shkap.table.places import (
    DECK,
    cell_spot,
    hand_spot,
    market_spot,
    pack_spot,
    seat_spot,
)
from shtil_desktop.table.places import Spot


def spots_to_touch(action: Action | None, hand: Sequence[Card]) -> list[Spot]:
    """Cards, cells and pirates; what a button does is said in words."""
    match action:
        case do.Keep(card):
            return [pack_spot(card)]
        case do.Take(place):
            return [DECK if place is None else market_spot(place)]
        case do.Lay(cards):
            return [hand_spot(card) for card in cards if card in hand]
        case do.Mark(card, at):
            return [hand_spot(card), seat_spot(at)]
        case do.Step(to):
            return [cell_spot(to)]
    return []

"""A move tried once more, without what chance brings by it: whoever takes it back would know what comes."""

from __future__ import annotations

from typing import Final

from shtil_desktop.games.base import Event
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.cards import HIDDEN
from shtil_desktop.games.shtil.rules.events import CardsDrawn, ExplorerTurned, RowRefilled
from shtil_desktop.games.shtil.rules.voyage import Shtil

BY_CHANCE: Final = (CardsDrawn, ExplorerTurned, RowRefilled)


def try_without_luck(before: Shtil, action: ShtilAction) -> tuple[list[Event], Shtil]:
    """What a move leads to while nobody draws: no card of a deck comes to a hand or into play.

    Decks of blank cards do that by the rules themselves: no storm comes up, and no compass.
    """
    after = before.copy()
    after.decks = tuple((HIDDEN,) * len(deck) for deck in before.decks)
    turned = len(before.sea.explored)
    after.explorer = before.explorer[:turned] + (HIDDEN,) * (len(before.explorer) - turned)
    events = [event for event in after.apply(action) if not isinstance(event, BY_CHANCE)]
    _put_back(after)
    return events, after


def _put_back(game: Shtil) -> None:
    """Blank cards go back to the decks that they came from."""
    sea = game.sea
    for seat, hand in enumerate(game.hands):
        game.hands[seat] = [card for card in hand if card != HIDDEN]
        drawn = len(hand) - len(game.hands[seat])
        if drawn:
            game.tops[seat] -= drawn
    if HIDDEN in sea.row:
        game.tops[0] -= sea.row.count(HIDDEN)
        sea.row = tuple(card for card in sea.row if card != HIDDEN)
    sea.explored = tuple(card for card in sea.explored if card != HIDDEN)

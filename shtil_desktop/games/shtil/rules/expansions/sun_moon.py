"""Sun and Moon: islands lie as the hands face; a card turns an island, a compass turns all hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shtil_desktop.games.base import IllegalAction
from shtil_desktop.games.shtil.rules.actions import ShtilAction, TurnIsland
from shtil_desktop.games.shtil.rules.cards import COMPASS, Card
from shtil_desktop.games.shtil.rules.events import CardsDiscarded, HandsTurned, IslandTurned
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.sea import Ask, Sea, changed
from shtil_desktop.games.shtil.rules.turns.rules_in_force import Events, Rules
from shtil_desktop.games.shtil.rules.turns.turn import discard, end_action, refuse_if_start_is_forced

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.rules.voyage import Shtil

MOON_ROWS = 3
"""The lower rows must show the moon, the upper ones the sun."""


def join(rules: Rules) -> None:
    rules.handlers[TurnIsland] = (Ask.TURN, turn_island)
    rules.listers[Ask.TURN].append(list_turns)
    rules.finish_needs.append(sides_are_right)
    rules.stirring[COMPASS] = turn_hands


def wanted_side(sea: Sea, cell: int) -> int:
    """0 for the sun, 1 for the moon."""
    return int(sea.rules.row_of[cell] < MOON_ROWS)


def wrong_sides(sea: Sea) -> list[int]:
    """The cells whose islands have to be turned before a finish may be played."""
    return [cell for cell in sea.islands() if sea.sides[cell] != wanted_side(sea, cell)]


def sides_are_right(game: Shtil) -> Refusal | None:
    return Refusal.WRONG_SIDES if wrong_sides(game.sea) else None


def turn_hands(game: Shtil, seat: int, card: Card, events: Events) -> None:
    """A drawn compass is discarded, and all hands face the other way."""
    game.sea.facing ^= 1
    game.sea.turnings = changed(game.sea.turnings, seat, 1)
    game.discards[seat].append(card)
    events.append(HandsTurned(seat, bool(game.sea.facing)))


def list_turns(game: Shtil, seat: int, actions: list[ShtilAction]) -> None:
    if game.hands[seat]:
        actions += [TurnIsland(cell) for cell in game.sea.islands()]


def turn_island(game: Shtil, action: TurnIsland, events: Events) -> None:
    sea, cell = game.sea, action.cell
    seat = sea.turn
    refuse_if_start_is_forced(game)
    if not 0 <= cell < sea.layout.size:
        raise IllegalAction(Refusal.NO_SUCH_CELL)
    if sea.number_at(cell) is None:
        raise IllegalAction(Refusal.CELL_EMPTY)
    discard(game, seat, action.pay, action.price)
    sea.sides[cell] ^= 1
    events += [CardsDiscarded(seat, action.pay), IslandTurned(seat, cell)]
    end_action(game, events)

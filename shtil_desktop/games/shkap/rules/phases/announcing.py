"""Announcing: each seat lands or passes, and whoever passes takes two cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from shtil_desktop.games.base import Action, Event, IllegalAction
from shtil_desktop.games.shkap.rules.actions import Land, Pass
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.events import Announced
from shtil_desktop.games.shkap.rules.phases.course import leave_island
from shtil_desktop.games.shkap.rules.refusals import Refusal

if TYPE_CHECKING:
    from shtil_desktop.games.shkap.rules.game import Shkap

TAKEN_FOR_A_PASS: Final = 2
LAND, PASS = Land(), Pass()


def list_announcements(game: Shkap, seat: int) -> list[Action]:
    return [LAND, PASS] if game.route_cards(seat) else [PASS]


def land(game: Shkap, seat: int, action: Land, events: list[Event]) -> None:
    if not game.route_cards(seat):
        raise IllegalAction(Refusal.NOTHING_TO_LAY)
    game.landed[seat] = True
    events.append(Announced(seat, True))
    after_announcement(game, seat, events)


def pass_by(game: Shkap, seat: int, action: Pass, events: list[Event]) -> None:
    game.landed[seat] = False
    events.append(Announced(seat, False))
    if not game.asks_to_take(seat, TAKEN_FOR_A_PASS):
        after_announcement(game, seat, events)


def after_announcement(game: Shkap, seat: int, events: list[Event]) -> None:
    """The next seat announces; after the last those who landed lay, or the island is left."""
    following = game.next_player(seat)
    if following is not None:
        game.ask_for(Ask.ANNOUNCE, following)
    elif any(game.landed):
        game.ask_for(Ask.LAY, next(other for other in game.players if game.landed[other]))
    else:
        leave_island(game, events)

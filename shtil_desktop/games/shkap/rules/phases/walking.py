"""The reveal: one route after another is turned over and walked, then the coins are shared out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shtil_desktop.games.base import Action, Event
from shtil_desktop.games.shkap.rules.actions import Step
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.events import RouteRevealed, Walked, WalkEnded
from shtil_desktop.games.shkap.rules.island.walk import Walk, cards_to_take, start_of
from shtil_desktop.games.shkap.rules.phases.coins import share_out
from shtil_desktop.games.shkap.rules.phases.course import leave_island

if TYPE_CHECKING:
    from shtil_desktop.games.shkap.rules.game import Shkap


def list_steps(game: Shkap, seat: int) -> list[Action]:
    assert game.walk is not None
    return [*game.walk.choices(game.island)]


def reveal_next(game: Shkap, events: list[Event]) -> None:
    """The next seat that has landed turns its route over; after the last one coins are paid."""
    walked = {walk.seat for walk in game.walks}
    seat = next((one for one in game.players if game.landed[one] and one not in walked), None)
    if seat is None:
        pay(game, events)
        leave_island(game, events)
        return
    route = game.routes[seat]
    events.append(RouteRevealed(seat, route, start_of(game.island, route)))
    choose_or_end(game, Walk.begin(game.island, seat, route, game.marks[seat]), events)


def step(game: Shkap, seat: int, action: Step, events: list[Event]) -> None:
    walk, island = game.walk, game.island
    assert walk is not None
    walk.check(island, action)
    game.walk = walk.after(island, action)
    events.append(Walked(seat, walk.card, action.to, action.exit, game.walk.steps))
    if not game.asks_to_take(seat, cards_to_take(island, action)):
        walk_on(game, game.walk, events)


def walk_on(game: Shkap, walk: Walk, events: list[Event]) -> None:
    """To the next choice, or to the end of the walk."""
    choose_or_end(game, walk.go_on(game.island), events)


def choose_or_end(game: Shkap, walk: Walk, events: list[Event]) -> None:
    if walk.stop is None:
        game.walk = walk
        game.ask_for(Ask.STEP, walk.seat)
        return
    game.walk = None
    game.walks = (*game.walks, walk)
    events.append(WalkEnded(walk.seat, walk.stop, walk.cell, walk.steps, walk.unused))
    reveal_next(game, events)


def pay(game: Shkap, events: list[Event]) -> None:
    """Coins of the extra island are kept apart from the others."""
    won = share_out(game.island, game.walks)
    events += won
    if game.extra is None:
        for one in won:
            game.coins[one.seat] += one.coins
        return
    got = {one.seat: one.coins for one in won}
    game.extra = tuple(None if old is None else got.get(seat, 0) for seat, old in enumerate(game.extra))

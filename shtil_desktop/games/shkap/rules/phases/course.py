"""The course of a game: from the deal to the first island, from island to island, and to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shtil_desktop.games.base import Event
from shtil_desktop.games.shkap.rules import events as ev
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.cards import Card
from shtil_desktop.games.shkap.rules.options import BLOCK, HAND, PACK
from shtil_desktop.games.shkap.rules.outcome import Ending, ShkapOutcome, leaders

if TYPE_CHECKING:
    from shtil_desktop.games.shkap.rules.game import Shkap


def begin(game: Shkap, events: list[Event]) -> None:
    """Once everything is dealt."""
    if game.options.has_draft:
        hold_packs(game)
    else:
        begin_island(game, events)


def hold_packs(game: Shkap) -> None:
    """Every seat looks at its pack, and the first keeps a card."""
    game.held = [(*known, tuple(pack)) for known, pack in zip(game.held, game.packs, strict=True)]
    game.ask_for(Ask.KEEP, game.first)


def begin_island(game: Shkap, events: list[Event]) -> None:
    events.append(ev.IslandBegan(game.island.id, game.first, game.extra is not None))
    game.ask_for(Ask.ANNOUNCE, game.players[0])


def leave_island(game: Shkap, events: list[Event]) -> None:
    """Routes and marks go to the discard; what follows depends on how many islands are behind."""
    game.piles.throw(card for route in game.routes for card in route)
    game.piles.throw(game.thrown)
    game.clear_island()
    game.at += 1
    if game.extra is not None:
        end_after_extra(game, events)
    elif game.at == game.options.islands:
        end_or_break_tie(game, events)
    elif game.options.has_draft and game.at == BLOCK:
        begin_second_block(game, events)
    else:
        go_to_next_island(game, events)


def go_to_next_island(game: Shkap, events: list[Event]) -> None:
    game.piles.refill(events)
    if not game.options.has_draft:
        for seat in game.players:
            draw_up(game, seat, events)
    game.first = (game.first + 1) % game.seats
    if not game.options.has_draft and game.at + 1 < game.options.islands:
        events.append(ev.IslandsOpened(game.dealt.islands[game.at + 1 : game.at + 2]))
    begin_island(game, events)


def draw_up(game: Shkap, seat: int, events: list[Event]) -> None:
    """To five cards; a larger hand stays as it is."""
    game.hands[seat] += draw_for(game, seat, HAND - len(game.hands[seat]), events)


def draw_for(game: Shkap, seat: int, count: int, events: list[Event]) -> list[Card]:
    """So many cards from the deck for a seat, or as many as there are."""
    drawn: list[Card] = []
    while len(drawn) < count and (card := game.piles.draw(events)) is not None:
        drawn.append(card)
    if drawn:
        events.append(ev.CardsDealt(seat, len(drawn), tuple(drawn)))
    return drawn


def discard_hands(game: Shkap, events: list[Event]) -> None:
    """All hands, openly; then the empty places of the market are refilled."""
    events.append(ev.HandsDiscarded(tuple(map(tuple, game.hands))))
    for hand in game.hands:
        game.piles.throw(hand)
    game.hands = [[] for _ in game.hands]
    game.taken = [()] * game.seats
    game.piles.refill(events)


def begin_second_block(game: Shkap, events: list[Event]) -> None:
    """The closed islands of the Archipelago are opened, and there is another draft."""
    discard_hands(game, events)
    game.first = (game.first + 1) % game.seats
    events.append(ev.IslandsOpened(game.open_islands))
    for seat in game.players:
        game.packs[seat] = draw_for(game, seat, PACK, events)
    begin(game, events)


def end_or_break_tie(game: Shkap, events: list[Event]) -> None:
    tied = leaders(dict(enumerate(game.coins)))
    if len(tied) == 1:
        end(game, ShkapOutcome(tied, Ending.COINS, tuple(game.coins)), events)
        return
    discard_hands(game, events)
    game.extra = tuple(0 if seat in tied else None for seat in range(game.seats))
    clockwise = [(game.first + i) % game.seats for i in range(1, game.seats + 1)]
    game.first = next(seat for seat in clockwise if seat in tied)
    for seat in game.players:
        draw_up(game, seat, events)
    events.append(ev.IslandsOpened(game.open_islands))
    begin_island(game, events)


def end_after_extra(game: Shkap, events: list[Event]) -> None:
    assert game.extra is not None
    best = leaders({seat: coins for seat, coins in enumerate(game.extra) if coins is not None})
    reason = Ending.EXTRA_ISLAND if len(best) == 1 else Ending.SHARED
    end(game, ShkapOutcome(best, reason, tuple(game.coins), game.extra), events)


def resign(game: Shkap, seat: int, events: list[Event]) -> None:
    """The richest of the others win."""
    others = {other: coins for other, coins in enumerate(game.coins) if other != seat}
    end(game, ShkapOutcome(leaders(others), Ending.RESIGNED, tuple(game.coins)), events)


def end(game: Shkap, outcome: ShkapOutcome, events: list[Event]) -> None:
    game.result = outcome
    game.decider = None
    events.append(ev.GameEnded(outcome))

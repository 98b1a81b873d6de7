"""The Pyramid: after each island the explorer deck's top card is carried out; a finish must come up there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shtil_desktop.games.base import IllegalAction
from shtil_desktop.games.shtil.rules.actions import Discard, Explore, PlayFinish, ShtilAction, Strike
from shtil_desktop.games.shtil.rules.cards import COMPASS, FINISH, MONSTER, STORMS
from shtil_desktop.games.shtil.rules.events import (
    CardsDiscarded,
    CompassFrom,
    CompassWon,
    ExplorerTurned,
    FinishOpened,
)
from shtil_desktop.games.shtil.rules.expansions.monsters import list_strikes, strike
from shtil_desktop.games.shtil.rules.expansions.storms import reveal
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.turns.rules_in_force import Events, Rules
from shtil_desktop.games.shtil.rules.turns.turn import (
    crew_has_won,
    discard,
    discard_two,
    end,
    end_action,
    list_discard,
    list_islands,
    proceed,
)

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.rules.voyage import Shtil


def join(rules: Rules) -> None:
    del rules.handlers[PlayFinish]
    rules.handlers[Discard] = (Ask.TURN, discard_unless_full)
    rules.handlers[Explore] = (Ask.TURN, explore)
    rules.handlers[Strike] = (Ask.STRIKE, suffer_strike)
    rules.listers[Ask.TURN] = [list_islands, list_discard_or_explore]
    rules.listers[Ask.STRIKE].append(list_strikes)
    rules.after_island.append(turn_explorer_card)


def must_explore(game: Shtil) -> bool:
    """The pyramid is full and no finish lies open."""
    return game.sea.is_full and not game.sea.finish_lies


def list_discard_or_explore(game: Shtil, seat: int, actions: list[ShtilAction]) -> None:
    if not must_explore(game):
        list_discard(game, seat, actions)
    elif game.discardable(seat) >= Explore.price:
        actions.append(Explore())


def discard_unless_full(game: Shtil, action: Discard, events: Events) -> None:
    if must_explore(game):
        raise IllegalAction(Refusal.MUST_EXPLORE)
    discard_two(game, action, events)


def explore(game: Shtil, action: Explore, events: Events) -> None:
    seat = game.sea.turn
    if not must_explore(game):
        raise IllegalAction(Refusal.NOT_FULL_YET)
    discard(game, seat, action.pay, action.price)
    events.append(CardsDiscarded(seat, action.pay))
    turn_explorer_card(game, None, events)
    end_action(game, events)


def turn_explorer_card(game: Shtil, cell: int | None, events: Events) -> None:
    """Turn the top card over and carry it out; a pyramid that is complete already needs none."""
    sea = game.sea
    if win_if_complete(game, events) or len(sea.explored) == len(game.explorer):
        return
    seat, card = sea.turn, game.explorer[len(sea.explored)]
    sea.explored += (card,)
    events.append(ExplorerTurned(seat, card))
    if card in STORMS:
        reveal(game, seat, card, events)
    elif card == MONSTER:
        sea.strike_due = True
    elif card == COMPASS:
        sea.compasses += 1
        events.append(CompassWon(seat, CompassFrom.EXPLORER))
    elif card == FINISH and not sea.finish_lies:
        sea.finish_lies = True
        events.append(FinishOpened())
        win_if_complete(game, events)


def win_if_complete(game: Shtil, events: Events) -> bool:
    if not (game.sea.is_full and game.sea.finish_lies):
        return False
    end(game, crew_has_won(game), events)
    return True


def suffer_strike(game: Shtil, action: Strike, events: Events) -> None:
    strike(game, action.cell, events)
    game.sea.strike_due = False
    proceed(game, events)

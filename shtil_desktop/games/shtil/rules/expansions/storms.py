"""Storm and compass: storms come the moment they are revealed, the team's compasses drive them away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shtil_desktop.games.base import IllegalAction
from shtil_desktop.games.shtil.rules.actions import (
    CancelStorm,
    ShtilAction,
    TakeOrange,
    TakePurple,
    TakeYellow,
    Trade,
    UseCompass,
)
from shtil_desktop.games.shtil.rules.cards import MONSTER, ORANGE, PURPLE, STORMS, WILD, YELLOW, Card
from shtil_desktop.games.shtil.rules.events import (
    CardsDiscarded,
    CompassFrom,
    CompassWon,
    StormCame,
    StormCancelled,
    StormRemoved,
    StormRevealed,
)
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.sea import YELLOW_HAND, Ask, Sea, changed
from shtil_desktop.games.shtil.rules.turns.rules_in_force import Events, Rules
from shtil_desktop.games.shtil.rules.turns.turn import (
    discard,
    end_action,
    lose_if_stuck,
    proceed,
    refuse_if_start_is_forced,
)

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.rules.voyage import Shtil

SMALLEST_TRADE = 3


def join(rules: Rules) -> None:
    rules.handlers[CancelStorm] = (Ask.STORM, cancel_storm)
    rules.handlers[TakeYellow] = (Ask.STORM, take_yellow)
    rules.handlers[TakePurple] = (Ask.STORM, take_purple)
    rules.handlers[TakeOrange] = (Ask.STORM, take_orange)
    rules.handlers[UseCompass] = (Ask.TURN, use_compass)
    rules.listers[Ask.STORM].append(list_storm_answers)
    rules.before_turn.append(list_compasses)
    rules.bars += [purple_bar, orange_bar]
    if rules.options.storms:
        rules.handlers[Trade] = (Ask.TURN, trade)
        rules.listers[Ask.TURN].append(list_trade)
        rules.stirring.update(dict.fromkeys(STORMS, reveal))
        rules.after_start.append(win_compass_by_start)
        rules.after_island.append(win_compass_by_row)


def purple_bar(sea: Sea, seat: int, number: int, cell: int) -> Refusal | None:
    return Refusal.STORM_ROW if sea.rules.row_of[cell] in sea.purples else None


def orange_bar(sea: Sea, seat: int, number: int, cell: int) -> Refusal | None:
    if sea.oranges[seat] and not sea.line_at(cell).has_neighbour(cell):
        return Refusal.NEEDS_NEIGHBOUR
    return None


def reveal(game: Shtil, seat: int, storm: Card, events: Events) -> None:
    """The storm waits for the decision of the seat that met it."""
    game.sea.waiting += ((seat, storm),)
    events.append(StormRevealed(seat, storm))


def list_storm_answers(game: Shtil, seat: int, actions: list[ShtilAction]) -> None:
    sea = game.sea
    storm = sea.waiting[0][1]
    if storm == YELLOW:
        actions.append(TakeYellow(yellow_price(game, seat)))
    elif storm == PURPLE:
        rows = sea.open_rows()
        actions += [TakePurple(row) for row in rows] if rows else [TakePurple(None)]
    else:
        actions.append(TakeOrange())
    actions += [CancelStorm(wild) for wild in _compass_kinds(game, seat)]


def list_compasses(game: Shtil, seat: int, actions: list[ShtilAction]) -> None:
    for wild in _compass_kinds(game, seat):
        actions += [UseCompass(storm, at, wild) for storm, at in game.sea.storms()]


def list_trade(game: Shtil, seat: int, actions: list[ShtilAction]) -> None:
    if trade_refusal(game, seat) is None:
        actions.append(Trade())


def _compass_kinds(game: Shtil, seat: int) -> list[bool]:
    """Whether a compass may be spent, and whether a wild as one."""
    return [False] * (game.sea.compasses > 0) + [True] * (WILD in game.hands[seat])


def yellow_price(game: Shtil, seat: int) -> int:
    """Cards to discard down to three; monsters stay whatever happens."""
    return max(0, min(len(game.hands[seat]) - YELLOW_HAND, game.discardable(seat)))


def trade_refusal(game: Shtil, seat: int) -> Refusal | None:
    hand = game.hands[seat]
    if not game.sea.supply:
        return Refusal.NO_SUPPLY
    if MONSTER in hand:
        return Refusal.CANNOT_PAY_WITH
    return Refusal.HAND_TOO_SMALL if len(hand) < SMALLEST_TRADE else None


def cancel_storm(game: Shtil, action: CancelStorm, events: Events) -> None:
    seat, storm = game.sea.waiting[0]
    _spend_compass(game, seat, action.wild)
    game.sea.gone += (storm,)
    events.append(StormCancelled(seat, storm, action.wild))
    _settled(game, events)


def take_yellow(game: Shtil, action: TakeYellow, events: Events) -> None:
    seat = _revealed(game, YELLOW)
    discard(game, seat, action.pay, yellow_price(game, seat))
    lay_storm(game.sea, seat, YELLOW)
    events.append(StormCame(seat, YELLOW))
    if action.pay:
        events.append(CardsDiscarded(seat, action.pay))
    _settled(game, events)


def take_purple(game: Shtil, action: TakePurple, events: Events) -> None:
    sea, row = game.sea, action.row
    seat = _revealed(game, PURPLE)
    if row is None:
        if sea.open_rows():
            raise IllegalAction(Refusal.NO_SUCH_ROW)
    elif not 0 <= row < len(sea.layout.rows):
        raise IllegalAction(Refusal.NO_SUCH_ROW)
    elif sea.is_row_full(row):
        raise IllegalAction(Refusal.ROW_FULL)
    lay_storm(sea, seat, PURPLE, row)
    events.append(StormCame(seat, PURPLE, row))
    _settled(game, events)


def take_orange(game: Shtil, action: TakeOrange, events: Events) -> None:
    seat = _revealed(game, ORANGE)
    lay_storm(game.sea, seat, ORANGE)
    events.append(StormCame(seat, ORANGE))
    _settled(game, events)


def use_compass(game: Shtil, action: UseCompass, events: Events) -> None:
    sea = game.sea
    if (action.storm, action.at) not in sea.storms():
        raise IllegalAction(Refusal.NO_SUCH_STORM)
    _spend_compass(game, sea.turn, action.wild)
    drive_away(sea, action.storm, action.at)
    events.append(StormRemoved(sea.turn, action.storm, action.at, action.wild))
    lose_if_stuck(game, events)


def lay_storm(sea: Sea, seat: int, storm: Card, row: int | None = None) -> None:
    """Before the seat, or on the row; a purple one that has none is gone."""
    if storm == YELLOW:
        sea.yellows = changed(sea.yellows, seat, 1)
    elif storm == ORANGE:
        sea.oranges = changed(sea.oranges, seat, 1)
    elif row is None:
        sea.gone += (PURPLE,)
    else:
        sea.purples = tuple(sorted((*sea.purples, row)))


def drive_away(sea: Sea, storm: Card, at: int) -> None:
    """A storm in play leaves the game."""
    if storm == YELLOW:
        sea.yellows = changed(sea.yellows, at, -1)
    elif storm == ORANGE:
        sea.oranges = changed(sea.oranges, at, -1)
    else:
        rows = list(sea.purples)
        rows.remove(at)
        sea.purples = tuple(rows)
    sea.gone += (storm,)


def trade(game: Shtil, action: Trade, events: Events) -> None:
    seat = game.sea.turn
    refuse_if_start_is_forced(game)
    if (refusal := trade_refusal(game, seat)) is not None:
        raise IllegalAction(refusal)
    cards = tuple(game.hands[seat])
    discard(game, seat, cards, len(cards))
    events.append(CardsDiscarded(seat, cards))
    win_compass(game, seat, CompassFrom.TRADE, events)
    end_action(game, events)


def win_compass(game: Shtil, seat: int, by: CompassFrom, events: Events) -> None:
    """From the supply to the team's pool, while there are any."""
    if game.sea.supply:
        game.sea.supply -= 1
        game.sea.compasses += 1
        events.append(CompassWon(seat, by))


def win_compass_by_start(game: Shtil, events: Events) -> None:
    win_compass(game, game.sea.turn, CompassFrom.START, events)


def win_compass_by_row(game: Shtil, cell: int, events: Events) -> None:
    """A row completed with six consecutive numbers."""
    sea = game.sea
    row = sea.rules.row_of[cell]
    cells = sea.layout.rows[row]
    if sea.is_row_full(row):
        low, high = sea.number_at(cells[0]), sea.number_at(cells[-1])
        if low is not None and high is not None and high - low == len(cells) - 1:
            win_compass(game, sea.turn, CompassFrom.ROW, events)


def _revealed(game: Shtil, storm: Card) -> int:
    """The seat whose revealed storm is of this kind."""
    seat, revealed = game.sea.waiting[0]
    if revealed != storm:
        raise IllegalAction(Refusal.NO_SUCH_STORM)
    return seat


def _settled(game: Shtil, events: Events) -> None:
    game.sea.waiting = game.sea.waiting[1:]
    proceed(game, events)


def _spend_compass(game: Shtil, seat: int, wild: bool) -> None:
    if wild:
        if WILD not in game.hands[seat]:
            raise IllegalAction(Refusal.NO_WILD)
        game.hands[seat].remove(WILD)
        game.sea.gone += (WILD,)
    elif game.sea.compasses:
        game.sea.compasses -= 1
    else:
        raise IllegalAction(Refusal.NO_COMPASS)

"""Jagged reefs: one row is barred, and the reef moves every turn unless two cards hold it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shtil_desktop.games.base import IllegalAction
from shtil_desktop.games.shtil.rules.actions import HoldReef, MoveReef, ShtilAction
from shtil_desktop.games.shtil.rules.events import CardsDiscarded, ReefHeld, ReefLeft, ReefMoved
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.sea import Ask, Sea
from shtil_desktop.games.shtil.rules.turns.rules_in_force import Events, Rules
from shtil_desktop.games.shtil.rules.turns.turn import discard, proceed

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.rules.voyage import Shtil

ROWS_TO_END = 4
"""Full rows that drive the reef away for good."""


def join(rules: Rules) -> None:
    rules.handlers[MoveReef] = (Ask.REEF, move_reef)
    rules.handlers[HoldReef] = (Ask.REEF, hold_reef)
    rules.listers[Ask.REEF].append(list_reef_steps)
    rules.bars.append(reef_bar)
    rules.after_island.append(leave_if_rows_are_full)
    rules.after_action.append(expect_reef_step)


def reef_bar(sea: Sea, seat: int, number: int, cell: int) -> Refusal | None:
    return Refusal.REEF_ROW if sea.rules.row_of[cell] == sea.reef else None


def leave_if_rows_are_full(game: Shtil, cell: int, events: Events) -> None:
    sea = game.sea
    if sea.reef is not None and len(sea.layout.rows) - len(sea.open_rows()) >= ROWS_TO_END:
        sea.reef = None
        events.append(ReefLeft())


def expect_reef_step(game: Shtil) -> None:
    game.sea.reef_due = game.sea.reef is not None


def list_reef_steps(game: Shtil, seat: int, actions: list[ShtilAction]) -> None:
    actions += [MoveReef(row) for row in game.sea.open_rows() if row != game.sea.reef]
    if game.discardable(seat) >= HoldReef.price:
        actions.append(HoldReef())


def move_reef(game: Shtil, action: MoveReef, events: Events) -> None:
    sea, row = game.sea, action.row
    if not 0 <= row < len(sea.layout.rows):
        raise IllegalAction(Refusal.NO_SUCH_ROW)
    if row == sea.reef:
        raise IllegalAction(Refusal.REEF_STAYS)
    if sea.is_row_full(row):
        raise IllegalAction(Refusal.ROW_FULL)
    sea.reef = row
    sea.reef_due = False
    events.append(ReefMoved(sea.turn, row))
    proceed(game, events)


def hold_reef(game: Shtil, action: HoldReef, events: Events) -> None:
    seat = game.sea.turn
    discard(game, seat, action.pay, action.price)
    game.sea.reef_due = False
    events += [CardsDiscarded(seat, action.pay), ReefHeld(seat)]
    proceed(game, events)

"""Wild cards: an island with a number of one's choice, a start, a finish or a compass (see the storms)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shtil_desktop.games.shtil.rules.actions import WILD_PLACEMENTS, PlayFinish, PlayStart, ShtilAction
from shtil_desktop.games.shtil.rules.cards import ISLANDS, WILD
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.turns.placement import offer
from shtil_desktop.games.shtil.rules.turns.rules_in_force import Rules
from shtil_desktop.games.shtil.rules.turns.start import can_start
from shtil_desktop.games.shtil.rules.turns.turn import finish_refusal

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.rules.voyage import Shtil


def join(rules: Rules) -> None:
    rules.listers[Ask.TURN].append(list_wild)


def list_wild(game: Shtil, seat: int, actions: list[ShtilAction]) -> None:
    if WILD not in game.hands[seat]:
        return
    offer(game.sea, seat, ISLANDS, game.discardable(seat) - 1, WILD_PLACEMENTS, actions)
    if not game.sea.start_lies and can_start(game, wild=True):
        actions.append(PlayStart(wild=True))
    if finish_refusal(game) is None:
        actions.append(PlayFinish(wild=True))

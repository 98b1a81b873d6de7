"""Sea monsters: never discarded, only set upon an island; no finish while one is held.

Held monsters are laid open when a finish is tried. The try costs nothing, so it is made for every seat
that could.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from shtil_desktop.games.base import IllegalAction
from shtil_desktop.games.shtil.rules.actions import ShtilAction, Strike
from shtil_desktop.games.shtil.rules.cards import FINISH, MONSTER, WILD
from shtil_desktop.games.shtil.rules.events import MonstersShown, MonsterStruck
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.sea import Ask, changed
from shtil_desktop.games.shtil.rules.turns.rules_in_force import Events, Rules
from shtil_desktop.games.shtil.rules.turns.turn import end_action, finish_refusal, refuse_if_start_is_forced

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.rules.voyage import Shtil


def join(rules: Rules) -> None:
    rules.handlers[Strike] = (Ask.TURN, play_monster)
    rules.listers[Ask.TURN].append(list_monsters)
    rules.finish_needs.append(no_monster_held)
    rules.at_turn_begin.append(show_monsters)


def no_monster_held(game: Shtil) -> Refusal | None:
    return Refusal.MONSTER_HELD if any(MONSTER in hand for hand in game.hands) else None


def show_monsters(game: Shtil, events: Events) -> None:
    """Lay all held monsters open if the seat to move would play a finish but for them."""
    sea = game.sea
    hand = game.hands[sea.turn]
    if not (FINISH in hand or WILD in hand) or finish_refusal(game) is not Refusal.MONSTER_HELD:
        return
    held = tuple(hand.count(MONSTER) for hand in game.hands)
    if held != sea.monsters_shown:
        sea.monsters_shown = held
        events.append(MonstersShown(sea.turn, held))


def list_monsters(game: Shtil, seat: int, actions: list[ShtilAction]) -> None:
    if MONSTER in game.hands[seat]:
        list_strikes(game, seat, actions)


def list_strikes(game: Shtil, seat: int, actions: list[ShtilAction]) -> None:
    actions += [Strike(cell) for cell in game.sea.islands()]


def play_monster(game: Shtil, action: Strike, events: Events) -> None:
    seat = game.sea.turn
    if MONSTER not in game.hands[seat]:
        raise IllegalAction(Refusal.NO_MONSTER)
    refuse_if_start_is_forced(game)
    strike(game, action.cell, events)
    game.hands[seat].remove(MONSTER)
    if game.sea.monsters_shown[seat]:  # monsters are alike: the one that lies open is the one that strikes
        game.sea.monsters_shown = changed(game.sea.monsters_shown, seat, -1)
    end_action(game, events)


def strike(game: Shtil, cell: int, events: Events) -> None:
    """A monster and the island at `cell` leave the game."""
    sea = game.sea
    if not 0 <= cell < sea.layout.size:
        raise IllegalAction(Refusal.NO_SUCH_CELL)
    if sea.number_at(cell) is None:
        raise IllegalAction(Refusal.CELL_EMPTY)
    number = sea.line_at(cell).remove(cell)
    card = WILD if cell in sea.wild_cells else number
    sea.sides[cell] = 0
    sea.wild_cells = tuple(other for other in sea.wild_cells if other != cell)
    sea.gone += (card, MONSTER)
    events.append(MonsterStruck(sea.turn, cell, card))

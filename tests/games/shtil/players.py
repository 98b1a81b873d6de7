"""Players for tests: they know little of the game's sense, but reach its corners."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from itertools import zip_longest
from random import Random
from typing import Any

from shtil_desktop.games.base import Game
from shtil_desktop.games.shtil.rules.actions import (
    Discard,
    HoldReef,
    PlayFinish,
    PlayIsland,
    ShtilAction,
    Strike,
    Trade,
    TurnIsland,
)
from shtil_desktop.games.shtil.rules.cards import FINISH, LAST_ISLAND, START, WILD, Card, is_island
from shtil_desktop.games.shtil.rules.deal import HAND, Deal, deal
from shtil_desktop.games.shtil.rules.expansions.sun_moon import wanted_side
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.voyage import Shtil

CAPRICE = 0.05
"""How often an orderly player does just anything."""


class Style(Enum):
    """How to choose among the legal actions."""

    EVEN = "each action alike"
    VARIED = "each kind of action alike"
    ORDERLY = "islands about where they belong, so that the grid fills up"


def choose(game: Game[Any, Any, Any], rng: Random, style: Style) -> Any:
    """A legal action, paid for."""
    actions = game.legal_actions()
    if style is Style.ORDERLY and isinstance(game, Shtil) and rng.random() > CAPRICE:
        return _orderly(game, rng, actions)
    if style is Style.EVEN:
        return pay(game, rng, rng.choice(actions))
    kind = rng.choice(sorted({type(action).__name__ for action in actions}))
    return pay(game, rng, rng.choice([action for action in actions if type(action).__name__ == kind]))


def pay(game: Any, rng: Random, action: Any) -> Any:
    """The action with a random payment from the purse, if it has a price."""
    return action.paid(rng.sample(game.purse(action), action.price)) if action.price else action


def _orderly(game: Shtil, rng: Random, actions: list[ShtilAction]) -> ShtilAction:
    """What strains the grid least, paid for with what is worth least."""
    best = min(actions, key=lambda action: _strain(game, action) + rng.random())
    if not best.price:
        return best
    purse = sorted(game.purse(best), key=lambda card: _worth(game, card) + rng.random())
    return best.paid(purse[: best.price])


def _strain(game: Shtil, action: ShtilAction) -> float:
    sea = game.sea
    match action:
        case PlayFinish():
            return -10
        case PlayIsland(card, cell, number, price):
            return _distance(game, number, cell) + 2 * price + 4 * (card == WILD)
        case TurnIsland(cell):
            return 2 if sea.sides[cell] != wanted_side(sea, cell) else 50
        case Discard():
            return 6
        case Strike():
            return 5
        case HoldReef() | Trade():
            return 30
    return 1


def _distance(game: Shtil, number: int, cell: int) -> float:
    """How far the cell is from where the number belongs, and more if its gap could not be filled any more."""
    spec = game.sea.layout.lines[game.sea.layout.line_of[cell]]
    ideal = spec.first + (number - 0.5) / LAST_ISLAND * (spec.last - spec.first + 1) - 0.5
    gap = game.sea.line_at(cell).gap(number)
    is_tight = number - gap.low <= cell - gap.first or gap.high - number <= gap.last - cell
    wrong_side = game.options.mode is Mode.SUN_MOON and game.sea.facing != wanted_side(game.sea, cell)
    return abs(cell - ideal) + 10 * is_tight + 4 * wrong_side


def _worth(game: Shtil, card: Card) -> float:
    if card == START:
        return 0 if game.sea.start_lies else 9
    if card in (FINISH, WILD):
        return 8
    gaps = [line.gap(card) for line in game.sea.open_lines() if is_island(card)]
    cells = [cell for gap in gaps for cell in range(gap.first, gap.last + 1)]
    return 7 - min((_distance(game, card, cell) for cell in cells), default=7)


def kind_deal(options: Options, number: int) -> Deal:
    """The numbered deal with its islands in a friendly order: every other cell's first, then those between.

    Random players hardly ever fill the grid of an ordinary deal, and the rules of the end need testing too.
    """
    dealt = deal(options, number)
    size = options.layout.size
    held = {card for pile in (*dealt.hands, *dealt.decks, dealt.row) for card in pile if is_island(card)}
    cells = [*range(0, size, 2), *range(1, size, 2)]
    wanted = [round((cell + 0.5) * LAST_ISLAND / size + 0.5) for cell in cells]
    useful = [island for island in wanted if island in held]
    spare = sorted(held - set(useful))
    early, late = useful[: size // 2], useful[size // 2 :]
    queue = iter(early + [card for pair in zip_longest(late, spare) for card in pair if card])
    piles = [[*hand, *deck] for hand, deck in zip_longest(dealt.hands, dealt.decks, fillvalue=())]
    for at in range(max(map(len, piles))):
        for pile in piles:
            if at < len(pile) and is_island(pile[at]):
                pile[at] = next(queue)
    hands = tuple(tuple(pile[:HAND]) for pile in piles)
    decks = tuple(tuple(pile[HAND:]) for pile in piles)[: len(dealt.decks)]
    return replace(dealt, hands=hands, decks=decks, row=tuple(queue))

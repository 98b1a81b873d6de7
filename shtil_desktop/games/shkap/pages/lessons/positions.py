"""The positions that lessons are played on, written in a few words and played out by the rules.

An action is a word and what belongs to it: `land`, `pass`, `done`, `take deck`, `take 2`, `mark 1` (at that
seat), `step 0,2`, `step 3,3 3,1` (into a cave and out of another), `lay flag across` (by kinds, or by numbers
of cards).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from shtil_desktop.games.base import Action
from shtil_desktop.games.shkap.rules import actions as do
from shtil_desktop.games.shkap.rules.cards import CARDS, KINDS, Card, Kind, is_mark
from shtil_desktop.games.shkap.rules.deal import RESHUFFLES, Deal
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.rules.island.islands import Cell, island_set
from shtil_desktop.games.shkap.rules.options import Mode, Options

PLAIN: Final[dict[str, Action]] = {"land": do.Land(), "pass": do.Pass(), "done": do.Done()}


def read_position(plain: Mapping[str, Any]) -> Shkap:
    """A base game with these hands, or a numbered deal; and what has been done in it."""
    seats = plain["seats"] if "deal" in plain else len(plain["hands"])
    options = Options(Mode.BASE, seats)
    if "deal" in plain:
        game = Shkap(options, plain["deal"])
    else:
        game = Shkap(options, None, _prepared_deal(options, plain))
    for text in plain["done"]:
        game.apply(read_action(game, text))
    return game


def _prepared_deal(options: Options, plain: Mapping[str, Any]) -> Deal:
    """These hands, market and islands; the other cards follow by number, the other islands too."""
    left = list(CARDS)
    hands = tuple(_pick(left, hand) for hand in plain["hands"])
    market = _pick(left, plain["market"])
    deck = (*_pick(left, plain.get("deck", ())), *left)
    islands = [*plain["islands"], *(one for one in island_set(1) if one not in plain["islands"])]
    return Deal(
        first=plain["first"],
        hands=hands,
        market=market,
        deck=tuple(deck),
        reshuffles=(tuple(CARDS),) * RESHUFFLES,
        islands=tuple(islands[: options.islands + 1]),
    )


def _pick(left: list[Card], names: Iterable[str]) -> tuple[Card, ...]:
    """A card for each name, by kind or number, out of those that are left."""
    picked = []
    for name in names:
        card = int(name) if name.isdigit() else next(card for card in left if KINDS[card] is Kind(name))
        left.remove(card)
        picked.append(card)
    return tuple(picked)


def read_action(game: Shkap, text: str) -> Action:
    """What the deciding seat does, as a lesson writes it."""
    word, *rest = text.split()
    if word in PLAIN:
        return PLAIN[word]
    match word:
        case "take":
            return do.Take(None if rest[0] == "deck" else int(rest[0]))
        case "step":
            return do.Step(*map(_cell, rest))
    hand = list(game.hands[_decider(game)])
    match word:
        case "lay":
            return do.Lay(_pick(hand, rest))
        case "mark":
            return do.Mark(next(card for card in hand if is_mark(card)), int(rest[0]))
    raise ValueError(text)


def _decider(game: Shkap) -> int:
    assert game.decider is not None
    return game.decider


def _cell(text: str) -> Cell:
    row, column = text.split(",")
    return int(row), int(column)


def kinds_of(cards: Sequence[Card]) -> list[Kind]:
    """All that a player can tell of cards: two of a kind are the same."""
    return [KINDS[card] for card in cards]

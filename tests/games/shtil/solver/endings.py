"""Small endings of real voyages: played on by the move ranker, then most of what is left is taken away."""

from __future__ import annotations

import random
from collections.abc import Iterator

from shtil_desktop.games.shtil.rules.cards import FINISH, ISLANDS, MONSTER, START, Card
from shtil_desktop.games.shtil.rules.expansions.sun_moon import wanted_side
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.solver.cards_left import CardsLeft
from shtil_desktop.games.shtil.solver.move_ranking import MoveRanker


def endings(options: Options, count: int, seed: int) -> Iterator[Shtil]:
    """Positions with one to four empty cells and a handful of cards."""
    dice = random.Random(f"{options.key} {seed}")
    made = 0
    while made < count:
        game = _played_on(options, dice)
        if game is not None:
            lifted = [_lift_island(game, dice) for _ in range(dice.choice((0, 0, 1, 2)))]
            _set_right(game, dice)
            ending = _thinned_out(game, lifted, dice)
            if ending.legal_actions():
                made += 1
                yield ending


def _played_on(options: Options, dice: random.Random) -> Shtil | None:
    """A voyage shortly before its end, None if it ended too soon."""
    game = Shtil(options, dice.getrandbits(30))
    ranker = MoveRanker(dice, 2 * dice.random())
    empty = dice.randint(1, 2)
    while game.result is None:
        cards_left = CardsLeft(game)
        if cards_left.empty <= empty and game.sea.ask is Ask.TURN:
            return game
        game.apply(ranker.choose(game, cards_left))
    return None


def _lift_island(game: Shtil, dice: random.Random) -> Card:
    """Take an island off the grid, so that gaps lie anywhere, in the pillars too."""
    cell = dice.choice(game.sea.islands())
    game.sea.sides[cell] = 0
    return game.sea.line_at(cell).remove(cell)


def _set_right(game: Shtil, dice: random.Random) -> None:
    """In Sun and Moon all islands but a few lie the right way."""
    if game.options.mode is Mode.SUN_MOON:
        for cell in game.sea.islands():
            game.sea.sides[cell] = wanted_side(game.sea, cell) ^ (dice.random() < 0.02)


def _thinned_out(game: Shtil, lifted: list[Card], dice: random.Random) -> Shtil:
    """The same with few cards in hands and decks, those that fit rather than others."""
    most = 6 if game.options.mode is Mode.SUN_MOON else 8 + game.seats  # turning makes many positions
    hands, decks = [], []
    for seat, deck in enumerate(game.decks):
        cards = [*game.hands[seat], *deck[game.tops[seat] :]]
        if seat == game.sea.turn:
            cards += lifted
        cards.sort(key=lambda card: dice.random() - 0.7 * _is_useful(game, card))
        kept = cards[: -(-most // game.seats)]
        dice.shuffle(kept)
        size = dice.randint(min(1, len(kept)), min(4, len(kept)))
        hands.append([card for card in kept[:size] if _may_be_held(card)])
        decks.append(tuple(kept[size:]))
        if game.options.has_start and START not in kept:
            game.sea.start_lies = game.sea.start_lies or dice.random() < 0.8
    return Shtil.from_position(
        game.sea, hands, tuple(decks), discards=game.discards, unseen=game.unseen, explorer=game.explorer
    )


def _is_useful(game: Shtil, card: Card) -> bool:
    if card in ISLANDS:
        gaps = [line.gap(card) for line in game.sea.lines]
        return any(gap.first <= gap.last for gap in gaps)
    return card == FINISH


def _may_be_held(card: Card) -> bool:
    """Storms and compasses stir when they are drawn."""
    return card <= MONSTER + 1

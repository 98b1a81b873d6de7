"""Deals, tables in the middle of a game and whole random games for the referee's own tests."""

from collections import Counter
from random import Random
from typing import Any

from tests.games.qwirkle.referee.board import COPIES, HAND, KINDS, Board, Laid
from tests.games.qwirkle.referee.table import Action, Table

Record = dict[str, Any]


def make_deal(rng: Random, seats: int) -> dict[str, Any]:
    tiles = KINDS * COPIES
    rng.shuffle(tiles)
    hands = [[tiles.pop() for _ in range(HAND)] for _ in range(seats)]
    return {"hands": hands, "bag": tiles}


def deal_hands(*hands: str) -> dict[str, Any]:
    """A deal with these hands, written with spaces between the tiles; the rest is in the bag in order."""
    split = [hand.split() for hand in hands]
    rest = Counter(KINDS * COPIES) - Counter(tile for hand in split for tile in hand)
    return {"hands": split, "bag": list(rest.elements())}


def open_table(*hands: str) -> Table:
    return Table(len(hands), deal_hands(*hands))


def draw_board(picture: str) -> Board:
    """A board from its rows, top row first, its left upper cell being 0, 0; `..` is an empty cell."""
    rows = enumerate(picture.strip().splitlines())
    cells = {(x, y): tile for y, row in rows for x, tile in enumerate(row.split())}
    return {cell: tile for cell, tile in cells.items() if tile != ".."}


def set_up(picture: str, *hands: str, bag: str = "") -> Table:
    """A table in the middle of a game, seat 0 to move; the tiles need not add up."""
    table = Table(len(hands), make_deal(Random(1), len(hands)))
    table.board = draw_board(picture)
    table.hands = [hand.split() for hand in hands]
    table.bag = bag.split()
    table.turn = 0
    return table


def lay(*tiles: Laid, seat: int = 0) -> Action:
    return {"seat": seat, "do": "lay", "tiles": [list(laid) for laid in tiles]}


def trade(tiles: str, *back: int, seat: int = 0) -> Action:
    return {"seat": seat, "do": "trade", "tiles": tiles.split(), "back": list(back)}


def do(what: str, seat: int = 0) -> Action:
    return {"seat": seat, "do": what}


def random_trade(rng: Random, table: Table, seat: int) -> Action:
    count = rng.randint(1, min(len(table.hands[seat]), len(table.bag)))
    left = len(table.bag) - count
    back = [rng.randint(0, left + i) for i in range(count)]
    return trade(" ".join(rng.sample(table.hands[seat], count)), *back, seat=seat)


def random_action(rng: Random, table: Table) -> Action:
    """Any lay, now and then a trade instead, a pass only when nothing else is left."""
    assert table.turn is not None
    lays = sorted(sorted(each) for each in table.lays(table.turn))
    if table.may_trade() and (not lays or rng.random() < 0.1):
        return random_trade(rng, table, table.turn)
    if lays:
        tiles = rng.choice(lays)
        rng.shuffle(tiles)
        return lay(*tiles, seat=table.turn)
    return do("pass", table.turn)


def make_record(seats: int, deal: dict[str, Any], actions: list[Action], outcome: Any) -> Record:
    return {
        "format": "shtil-record",
        "version": 2,
        "game": "qwirkle",
        "options": {"seats": seats},
        "seed": None,
        "deal": deal,
        "actions": actions,
        "outcome": outcome,
    }


def random_game(seed: int, seats: int) -> Record:
    """A record of a game played to its end."""
    rng = Random(seed)
    deal = make_deal(rng, seats)
    table = Table(seats, deal)
    actions = []
    while table.outcome is None:
        actions.append(random_action(rng, table))
        table.apply(actions[-1])
    return make_record(seats, deal, actions, table.outcome)

"""Random games judged twice: by the engine and by the independent referee.

`python -m tests.games.qwirkle.two_referees --games 20000 --jobs 2` judges that many, with 2, 3 and 4 seats.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from typing import Any

from shtil_desktop.games.base import Action
from shtil_desktop.games.qwirkle.rules.actions import Lay, Resign
from shtil_desktop.games.qwirkle.rules.board import position_of
from shtil_desktop.games.qwirkle.rules.deal import SEATS, Options
from shtil_desktop.games.qwirkle.rules.game import GOING_OUT, Qwirkle
from shtil_desktop.games.qwirkle.rules.lays import all_lays
from shtil_desktop.games.qwirkle.rules.record import to_entry
from shtil_desktop.games.qwirkle.rules.tiles import NAMES
from tests.games.qwirkle.referee.record import Refused
from tests.games.qwirkle.referee.table import Table
from tests.games.qwirkle.subject import QwirkleSubject
from tests.games.two_referees import Disagreement, engine_verdict, exchanged, expect, main

Entry = dict[str, Any]
RESIGNING = 1 / 2000
TRADING = (0.05, 0.05, 0.3, 0.9)
"""How often a seat trades though it could lay, by the number of the game."""


def judge(number: int, listing: float = 0.03, spoiling: float = 0.1) -> Counter[str]:
    """Play one game under both; at these shares of the turns compare all lays, and try a spoilt action."""
    rng = Random(f"two referees/qwirkle/{number}")
    subject = QwirkleSubject(TRADING[number % len(TRADING)])
    game = Qwirkle(Options(SEATS[number % len(SEATS)]), number)
    table = Table(game.seats, game.to_record()["deal"])
    seen: Counter[str] = Counter(games=1)
    try:
        while game.result is None:
            compare(game, table)
            if rng.random() < listing:
                seen["lists of lays"] += compare_lays(game, table)
            if rng.random() < spoiling:
                seen["spoilt actions"] += try_spoilt(subject, game, table, rng)
            action = Resign() if rng.random() < RESIGNING else subject.choose(game, rng)
            game.apply(action)
            table.apply(entry_of(*game.actions[-1]))
            seen[f"do {type(action).__name__.lower()}"] += 1
        compare(game, table)
        record = game.to_record()
        expect("the record's outcome", record["outcome"], Table.from_record(record).outcome)
        seen["spoilt records"] += try_spoilt_record(record, rng)
    except Exception as error:
        done = len(game.actions)
        raise Disagreement(f"{game.seats} seats, deal {number}, after {done} actions: {error!r}") from error
    seen[game.result.reason.value] += 1
    return seen


def entry_of(seat: int, action: Action) -> Entry:
    return {"seat": seat, **to_entry(action)}


def compare(game: Qwirkle, table: Table) -> None:
    """The same position in both."""
    board = {position_of(cell): NAMES[tile] for cell, tile in game.board.tiles.items()}
    hands = [sorted(NAMES[tile] for tile in hand) for hand in game.hands]
    pairs: dict[str, tuple[Any, Any]] = {
        "board": (board, table.board),
        "hands": (hands, [sorted(hand) for hand in table.hands]),
        "bag": ([NAMES[tile] for tile in game.bag], table.bag),
        "scores": (game.scores, table.scores),
        "outcome": (game.to_record()["outcome"], table.outcome),
    }
    if game.result is None:
        pairs["turn"] = (game.turn, table.turn)
    for name, (mine, other) in pairs.items():
        expect(name, mine, other)


def compare_lays(game: Qwirkle, table: Table) -> int:
    """Everything that can be laid, with its points, and whether one may trade or pass."""
    mine = {}
    hand = game.hands[game.turn]
    for points, placed in all_lays(game.board, hand):
        laid = frozenset((NAMES[tile], *position_of(cell)) for cell, tile in placed)
        goes_out = not game.bag and len(placed) == len(hand)
        mine[laid] = points + (GOING_OUT if goes_out else 0)
    if mine.keys() != table.lays(game.turn):
        raise Disagreement("the lays")
    for laid, points in mine.items():
        if table.points_of({"seat": game.turn, "do": "lay", "tiles": [list(one) for one in laid]}) != points:
            raise Disagreement(f"the points of {sorted(laid)}")
    kinds = {type(action).__name__ for action in game.legal_actions()}
    if (table.may_trade(), table.may_pass()) != ("Trade" in kinds, "Pass" in kinds):
        raise Disagreement("trade or pass")
    return 1


def try_spoilt(subject: QwirkleSubject, game: Qwirkle, table: Table, rng: Random) -> int:
    """Both judge an action alike that is probably wrong."""
    action = rng.choice([one for one in subject.spoilt(game, rng) if isinstance(one, Lay)])
    is_refused = False
    try:
        table.points_of(entry_of(game.turn, action))
    except Refused:
        is_refused = True
    if is_refused == game.is_legal(action):
        raise Disagreement(f"{action} is {'refused' if is_refused else 'accepted'} by the referee alone")
    return 1


def try_spoilt_record(record: dict[str, Any], rng: Random) -> int:
    """Two actions change places: both accept the record, or both refuse it at the same action."""
    spoilt = exchanged(record, rng)
    expect("refused action of a spoilt record", engine_verdict(Qwirkle, spoilt), referee_verdict(spoilt))
    return 1


def referee_verdict(record: dict[str, Any]) -> int | None:
    try:
        Table.from_record(record)
    except Refused as error:
        return error.number
    return None


if __name__ == "__main__":
    sys.exit(main(judge, __doc__))

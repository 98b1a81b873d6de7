"""Random games judged twice: by the engine and by the independent referee.

`python -m tests.games.qwirkle.two_referees --games 20000 --jobs 2` judges that many, with 2, 3 and 4 seats.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any

from shtil_desktop.games.base import Action, IllegalAction, InvalidRecord
from shtil_desktop.games.qwirkle.rules.actions import Lay, Resign
from shtil_desktop.games.qwirkle.rules.board import position_of
from shtil_desktop.games.qwirkle.rules.deal import SEATS, Options
from shtil_desktop.games.qwirkle.rules.game import Qwirkle
from shtil_desktop.games.qwirkle.rules.lays import all_lays
from shtil_desktop.games.qwirkle.rules.record import to_entry
from shtil_desktop.games.qwirkle.rules.tiles import NAMES
from tests.games.qwirkle.referee.record import Refused
from tests.games.qwirkle.referee.table import Table
from tests.games.qwirkle.subject import QwirkleSubject

Entry = dict[str, Any]
RESIGNING = 1 / 2000
TRADING = (0.05, 0.05, 0.3, 0.9)
"""How often a seat trades though it could lay, by the number of the game."""


class Disagreement(AssertionError):
    """The engine and the referee differ."""


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
        if Table.from_record(record).outcome != record["outcome"]:
            raise Disagreement("the record's outcome")
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
        if mine != other:
            raise Disagreement(f"{name}: {mine} and {other}")


def compare_lays(game: Qwirkle, table: Table) -> int:
    """Everything that can be laid, with its points, and whether one may trade or pass."""
    mine = {}
    for points, placed in all_lays(game.board, game.hands[game.turn]):
        laid = frozenset((NAMES[tile], *position_of(cell)) for cell, tile in placed)
        mine[laid] = points
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
    actions = record["actions"]
    at = rng.randrange(len(actions) - 1) if len(actions) > 1 else 0
    changed = [*actions[:at], *actions[at : at + 2][::-1], *actions[at + 2 :]]
    spoilt = record | {"actions": changed, "outcome": record["outcome"]}
    verdicts: list[int | None] = []
    try:
        Qwirkle.from_record(spoilt)
        verdicts.append(None)
    except (IllegalAction, InvalidRecord) as error:
        verdicts.append(error.number)
    try:
        Table.from_record(spoilt)
        verdicts.append(None)
    except Refused as error:
        verdicts.append(error.number)
    if verdicts[0] != verdicts[1]:
        raise Disagreement(f"a spoilt record: action {verdicts[0]} and {verdicts[1]}")
    return 1


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args(arguments)
    numbers = range(chosen.first, chosen.first + chosen.games)
    seen: Counter[str] = Counter()
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for one in pool.map(judge, numbers, chunksize=20):
            seen.update(one)
    sys.stdout.write("".join(f"{count:>10,}  {name}\n" for name, count in sorted(seen.items())))
    sys.stdout.write("no disagreement\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Random games judged twice: by the engine and by the independent referee.

`python -m tests.games.shkap.two_referees --games 20000 --jobs 2` judges that many, in both modes.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from shtil_desktop.games.base import Action
from shtil_desktop.games.shkap.rules.actions import Kept, Laid
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.rules.options import SEATS, Mode, Options
from shtil_desktop.games.shkap.rules.record import to_entry
from tests.games.shkap.referee import Refused, Table
from tests.games.shkap.subject import ShkapSubject
from tests.games.two_referees import Disagreement, engine_verdict, exchanged, expect, main

Entry = dict[str, Any]
KINDS = [(mode, seats) for mode in Mode for seats in SEATS]


def judge(number: int, spoiling: float = 0.1) -> Counter[str]:
    """Play one game under both; at this share of the actions a spoilt one is tried."""
    rng = Random(f"two referees/shkap/{number}")
    subject = ShkapSubject()
    game = Shkap(Options(*KINDS[number % len(KINDS)]), number)
    record = game.to_record()
    table = Table(record["options"], record["deal"])
    seen: Counter[str] = Counter(games=1)
    try:
        while game.result is None:
            compare(game, table)
            if rng.random() < spoiling:
                seen["spoilt actions"] += try_spoilt(subject, game, table, rng)
            action = subject.choose(game, rng)
            game.apply(action)
            table.apply(entry_of(*game.actions[-1]))
            seen[f"do {type(action).__name__.lower()}"] += 1
        expect("outcome", game.to_record()["outcome"], table.outcome)
        seen["spoilt records"] += try_spoilt_record(game.to_record(), rng)
    except Exception as error:
        kind, done = game.options.key, len(game.actions)
        raise Disagreement(f"{kind}, deal {number}, after {done} actions: {error!r}") from error
    seen[game.result.reason.value] += 1
    return seen


def entry_of(seat: int, action: Action) -> Entry:
    return {"seat": seat, **to_entry(action)}


def compare(game: Shkap, table: Table) -> None:
    """The same position in both, and the same question to the same seat."""
    assert game.decision is not None
    pairs: dict[str, tuple[Any, Any]] = {
        "decider": (game.decider, table.decider),
        "question": (game.decision.ask.name.lower(), table.asks),
        "hands": (sorted_all(game.hands), sorted_all(table.hands)),
        "packs": (sorted_all(game.packs), sorted_all(table.packs)),
        "market": (list(game.piles.market), list(table.market)),
        "deck": (list(game.piles.deck), list(table.deck)),
        "discard": (sorted(game.piles.discard), sorted(table.discard)),
        "coins": (list(game.coins), list(table.coins)),
        "marks": (list(game.marks), [len(cards) for cards in table.marks]),
        "first player": (game.first, table.first),
        "island": (game.island.id, table.island),
        "routes": ([list(route) for route in game.routes], [list(route) for route in table.routes]),
    }
    for name, (mine, other) in pairs.items():
        expect(name, mine, other)


def sorted_all(piles: Sequence[Sequence[int]]) -> list[list[int]]:
    return [sorted(pile) for pile in piles]


def try_spoilt(subject: ShkapSubject, game: Shkap, table: Table, rng: Random) -> int:
    """Both judge an action alike that is probably wrong."""
    assert game.decider is not None
    some = [one for one in subject.spoilt(game, rng) if not isinstance(one, Kept | Laid)]
    tried = 0
    for action in some[:5]:
        entry = entry_of(game.decider, action)
        if entry["do"] != "resign" and game.is_legal(action) != table.is_legal(entry):
            raise Disagreement(f"{action} is judged in two ways")
        tried += 1
    return tried


def try_spoilt_record(record: dict[str, Any], rng: Random) -> int:
    """Two actions change places: both accept the record, or both refuse it at the same action."""
    spoilt = exchanged(record, rng)
    expect("refused action of a spoilt record", engine_verdict(Shkap, spoilt), referee_verdict(spoilt))
    return 1


def referee_verdict(record: dict[str, Any]) -> int | None:
    try:
        Table.from_record(record)
    except Refused as error:
        return error.number
    return None


if __name__ == "__main__":
    sys.exit(main(judge, __doc__))

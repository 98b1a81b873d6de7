"""Random voyages judged twice: by the engine and by the independent referee.

`python -m tests.games.shtil.two_referees --games 20000 --jobs 2` judges that many, of every kind.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from shtil_desktop.games.shtil.rules.actions import Resign, ShtilAction
from shtil_desktop.games.shtil.rules.cards import NAMES
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.record_entries import to_entry
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.games.shtil.kinds import ALL_KINDS
from tests.games.shtil.players import Style, choose, kind_deal
from tests.games.shtil.referee import Illegal, Table, begin, replay
from tests.games.shtil.spoiling import Entry, spoil
from tests.games.two_referees import Disagreement, Record, engine_verdict, expect, main

STYLES = (Style.VARIED, Style.ORDERLY, Style.EVEN, Style.ORDERLY)


@dataclass(frozen=True, slots=True)
class Pace:
    """How closely to look, as the share of steps or of voyages."""

    listing: float = 1 / 30
    """Steps at which all legal actions are compared."""
    most_listed: int = 600
    """Those with more are left out: a wild can be anything anywhere."""
    spoiling: float = 1 / 15
    """Steps at which a spoilt action is tried."""
    resigning: float = 1 / 1000
    """Steps at which the voyage is given up."""
    reordering: float = 1.0
    """Voyages whose record is spoilt afterwards."""


def judge(number: int, options: Options, pace: Pace) -> Counter[str]:
    """Play one voyage under both; what was seen on the way."""
    rng = Random(f"two referees/{options.key}/{number}")
    style = STYLES[number % len(STYLES)]
    is_kind = style is Style.ORDERLY and rng.random() < 0.8
    game = Shtil(options, number, kind_deal(options, number) if is_kind else None)
    table = begin(game.to_record())
    seen: Counter[str] = Counter(voyages=1)
    try:
        while game.result is None:
            compare(game, table)
            look_closer(game, table, rng, pace, seen)
            is_giving_up = rng.random() < pace.resigning
            entry = step(game, table, Resign() if is_giving_up else choose(game, rng, style))
            seen[f"do {entry['do']}{' wild' * entry.get('wild', False)}"] += 1
        compare(game, table)
        record = game.to_record()
        if rng.random() < pace.reordering:
            replay(record)
            spoil_order(record, rng, seen)
    except Exception as error:
        done = game.to_record()["actions"]
        raise Disagreement(f"{options.key}, deal {number}, after {len(done)} actions: {error}") from error
    seen[f"{game.result.result_for(0).value} {game.result.reason.value}"] += 1
    seen["actions"] += len(record["actions"])
    return seen


def step(game: Shtil, table: Table, action: ShtilAction) -> Entry:
    decision = game.decision
    assert decision is not None
    entry = {"seat": decision.seat, **to_entry(action, game.options.layout)}
    game.apply(action)
    table.step(entry)
    return entry


def compare(game: Shtil, table: Table) -> None:
    """Both must see the same table, ask the same seat the same thing, or see the same end."""
    decision = game.decision
    asked = (None, None) if decision is None else (decision.seat, decision.ask.value)
    expect("who is asked for what", asked, (table.decider, table.wants))
    expect("outcome", game.to_record()["outcome"] if decision is None else None, table.outcome)
    sea = game.sea
    expect("hands", [named(hand) for hand in game.hands], table.hands)
    numbers = zip(sea.layout.positions, sea.numbers(), strict=True)
    expect("grid", {place: number for place, number in numbers if number is not None}, table.grid)
    expect("reef", sea.reef, table.reef)
    expect("storms", [sea.yellows, sea.oranges], [tuple(table.yellows), tuple(table.oranges)])
    expect("purple rows", list(sea.purples), sorted(table.purples))
    expect("monsters laid open", list(sea.monsters_shown), table.shown)
    expect("compasses", (sea.compasses, sea.supply), (table.pool, table.supply))
    sizes = [game.discard_size(seat) for seat in range(game.seats)]
    expect("discard piles", sizes, [len(pile) for pile in table.discards])
    expect("row", named(sea.row), table.row)


def named(cards: Sequence[int]) -> list[int | str]:
    return [NAMES.get(card, card) for card in cards]


def look_closer(game: Shtil, table: Table, rng: Random, pace: Pace, seen: Counter[str]) -> None:
    if rng.random() < pace.listing:
        compare_lists(game, table, pace, seen)
    if rng.random() < pace.spoiling:
        spoil_action(game, table, rng, seen)


def compare_lists(game: Shtil, table: Table, pace: Pace, seen: Counter[str]) -> None:
    """All that the engine lists, paid in every way, against all that the referee finds by trying."""
    listed = game.legal_actions()
    if len(listed) > pace.most_listed:
        return
    layout = game.options.layout
    ours = [freeze(to_entry(paid, layout)) for action in listed for paid in game.completions(action)]
    theirs = [freeze(entry) for entry in table.legal_actions()]
    expect("listed twice", len(set(ours)), len(ours))
    only_ours, only_theirs = set(ours) - set(theirs), set(theirs) - set(ours)
    expect("legal actions", sorted(only_ours, key=str)[:3], sorted(only_theirs, key=str)[:3])
    seen["lists"] += 1


def freeze(entry: Entry) -> tuple[Any, ...]:
    """An entry without its seat, comparable whatever the order of its keys and cards."""
    return tuple(
        (key, tuple(sorted(value, key=str)) if key in ("pay", "cards") else str(value))
        for key, value in sorted(entry.items())
        if key != "seat"
    )


def spoil_action(game: Shtil, table: Table, rng: Random, seen: Counter[str]) -> None:
    """An action with one thing wrong, as the next one of the record, must meet the same verdict."""
    record = game.to_record()
    decision = game.decision
    assert decision is not None
    action = choose(game, rng, Style.VARIED)
    entry = spoil({"seat": decision.seat, **to_entry(action, game.options.layout)}, rng, game.seats)
    record["actions"].append(entry)
    number = len(record["actions"])
    is_legal = engine_verdict(Shtil, record) is None
    if is_legal == refuses(table, entry, number):
        raise Disagreement(f"{entry}: {'legal' if is_legal else 'illegal'} to the engine alone")
    seen["spoilt actions legal" if is_legal else "spoilt actions"] += 1


def refuses(table: Table, entry: Entry, number: int) -> bool:
    """Whether the referee refuses the entry, as this action of the record; the table stays as it is."""
    if table.is_legal(entry):
        return False
    try:
        table.step(entry)
    except Illegal as refusal:
        expect("number of the refused action", number, refusal.action)
    return True


def spoil_order(record: Record, rng: Random, seen: Counter[str]) -> None:
    """An action left out, doubled, exchanged with the next, or a sudden end: the same verdict from both."""
    actions = record["actions"]
    at = rng.randrange(len(actions))
    spoilers = {
        "left out": [*actions[:at], *actions[at + 1 :]],
        "doubled": [*actions[: at + 1], *actions[at:]],
        "exchanged": [*actions[:at], *actions[at : at + 2][::-1], *actions[at + 2 :]],
        "given up": [*actions[:at], {"seat": actions[at]["seat"], "do": "resign"}, *actions[at:]],
        "goes on": [*actions, actions[-1]],
    }
    how = rng.choice(list(spoilers))
    spoilt = {**record, "actions": spoilers[how]}
    verdict = engine_verdict(Shtil, spoilt)
    expect(f"refused action of a record with one {how}", verdict, referee_verdict(spoilt))
    if how in ("given up", "goes on"):
        expect("after the end", len(actions) + 1 if how == "goes on" else at + 2, verdict)
    seen["spoilt records"] += verdict is not None


def referee_verdict(record: Record) -> int | None:
    try:
        replay(record)
    except Illegal as refusal:
        return refusal.action
    return None


TURNS = {Mode.STANDARD: 1, Mode.COMPETITIVE: 20}
"""How often a kind comes, by its mode: the variants, being few, come more often."""
SPREAD = [kind for kind in ALL_KINDS for _ in range(TURNS.get(kind.mode, 8))]
Random(1).shuffle(SPREAD)


def kind_of(number: int) -> Options:
    """The kind that the voyage of this number has, so that many numbers make voyages of all kinds."""
    return SPREAD[(number - 1) % len(SPREAD)]


def judge_number(number: int, pace: Pace = Pace()) -> Counter[str]:
    return judge(number, kind_of(number), pace)


if __name__ == "__main__":
    sys.exit(main(judge_number, __doc__))

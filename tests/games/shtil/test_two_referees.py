"""Random voyages of every kind, judged by the engine and by the independent referee at once.

With `SHTIL_VOYAGES=20000` in the environment it judges that many, and more closely. So does
`python -m tests.games.shtil.two_referees`, with a share for each processor.
"""

from __future__ import annotations

import os
from collections import Counter
from functools import partial
from random import Random

import pytest

from shtil_desktop.games.shtil.rules.actions import Discard, Resign
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.games.shtil.kinds import ALL_KINDS
from tests.games.shtil.referee import begin
from tests.games.shtil.two_referees import (
    Pace,
    compare,
    compare_lists,
    judge,
    judge_number,
    kind_of,
    referee_verdict,
    step,
)
from tests.games.two_referees import Disagreement, engine_verdict, judge_in_turn

WANTED = int(os.environ.get("SHTIL_VOYAGES", "0"))
PACE = Pace() if WANTED else Pace(listing=1 / 80, spoiling=1 / 40, reordering=0.3)
SHARES = 4
VOYAGES = range(1, (WANTED or 1000) + 1)
COMMON = {"play", "discard", "start", "split", "give", "reef", "monster", "storm", "compass", "trade", "turn"}


@pytest.mark.parametrize("share", range(SHARES))
def test_engine_and_referee_agree(share):
    size = len(VOYAGES) // SHARES
    judge_one = partial(judge_number, pace=PACE)
    seen = judge_in_turn(judge_one, VOYAGES[share * size : (share + 1) * size])
    assert {f"do {what}" for what in COMMON} <= seen.keys()
    assert {"lost no-move", "won finish", "spoilt actions legal"} <= seen.keys()
    assert seen["lists"] > 50
    assert seen["spoilt actions"] > 10 * seen["spoilt actions legal"] > 0
    assert seen["spoilt records"] > 30


def test_spread_covers_every_kind():
    assert {kind_of(number) for number in range(1, 501)} == set(ALL_KINDS)


@pytest.mark.parametrize(
    ("options", "numbers", "corner"),
    [
        (Options(Mode.PYRAMID, 2), range(1, 60, 2), "won finish"),
        (Options(Mode.COMPETITIVE, 2), range(30), "do swap"),
        (Options(Mode.COMPETITIVE, 2), range(30), "do pass"),
        (Options(Mode.COMPETITIVE, 2), range(30), "won grid-full"),
        (Options(Mode.COMPETITIVE, 2), range(30), "won hands-empty"),
        (Options(Mode.STANDARD, 3, wilds=2), range(1, 40, 2), "do finish wild"),
        (Options(Mode.STANDARD, 4, monsters=3, wilds=2), range(1, 200, 2), "won finish"),
        (Options(Mode.STANDARD, 3, reefs=True), range(1, 40, 2), "won finish"),
        (Options(Mode.STANDARD, 2, storms=True, wilds=2), range(40), "do storm wild"),
        (Options(Mode.SUN_MOON, 4), range(1, 200, 2), "won finish"),
    ],
    ids=lambda value: value.key if isinstance(value, Options) else str(value).replace(" ", "-"),
)
def test_agreement_reaches_a_rare_corner(options, numbers, corner):
    pace = Pace(listing=0, spoiling=0, reordering=0)
    assert any(corner in judge(number, options, pace) for number in numbers)


def test_resigned_contest_names_the_rival():
    game = Shtil(Options(Mode.COMPETITIVE, 2), 1)
    table = begin(game.to_record())
    step(game, table, Resign())
    compare(game, table)


@pytest.mark.parametrize(
    "extra", [{"cancel": False}, {"wild": False}, {"cancel": True, "row": 0}, {"cancel": 1}, {"wild": True}]
)
def test_both_refuse_a_storm_answered_twice(extra):
    games = (Shtil(Options(Mode.STANDARD, 2, storms=True), number) for number in range(1, 100))
    record = next(game for game in games if game.sea.waiting).to_record()
    answer = begin(record).legal_actions()[0]
    record["actions"] = [{**answer, **extra}]
    assert engine_verdict(Shtil, record) == referee_verdict(record) == 1


def test_comparison_sees_a_difference():
    game = Shtil(Options(Mode.STANDARD, 2), 1)
    table = begin(game.to_record())
    table.hands[1] = table.hands[1][::-1]
    with pytest.raises(Disagreement, match="hands"):
        compare(game, table)
    table.hands = [list(hand) for hand in game.hands]
    hand = table.hands[table.todo[0][1]]
    hand[0] = next(card for card in range(1, 81) if card not in hand)
    with pytest.raises(Disagreement, match="legal actions"):
        compare_lists(game, table, Pace(), Counter())


def test_verdict_is_the_number_of_the_wrong_action():
    game, rng = Shtil(Options(Mode.ARCH, 3), 1), Random(1)
    for _ in range(4):
        game.apply(Discard(tuple(rng.sample(game.purse(Discard()), 2))))
    record = game.to_record()
    record["actions"][2]["cards"] = record["actions"][0]["cards"]
    assert engine_verdict(Shtil, record) == referee_verdict(record) == 3

"""Engine and independent referee agree; `python -m tests.games.qwirkle.two_referees` is the long run."""

from collections import Counter

from tests.games.qwirkle.two_referees import judge


def test_both_referees_agree():
    seen: Counter[str] = Counter()
    for number in range(8):
        seen.update(judge(number, listing=0.1, spoiling=0.3))
    assert seen["lists of lays"] > 20 and seen["spoilt actions"] > 30 and seen["spoilt records"] == 8
    assert {"do lay", "do trade", "out", "stuck"} <= seen.keys()

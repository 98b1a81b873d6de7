"""Engine and independent referee agree; `python -m tests.games.shkap.two_referees` is the long run."""

from collections import Counter

from tests.games.shkap.two_referees import judge


def test_both_referees_agree():
    seen: Counter[str] = Counter()
    for number in range(24):
        seen.update(judge(number, spoiling=0.3))
    assert seen["spoilt actions"] > 500 and seen["spoilt records"] == 24
    asked = ("keep", "land", "pass", "take", "lay", "mark", "done", "step")
    assert {f"do {name}" for name in asked} <= seen.keys()
    assert {"coins", "shared"} <= seen.keys()

"""A slice of `python -m tests.robustness.advice`, and that it would notice."""

from __future__ import annotations

from itertools import islice

import pytest

from shtil_desktop.games import GAMES
from shtil_desktop.games.qwirkle.crew.hint_reasons import Reason
from shtil_desktop.games.qwirkle.crew.hint_reasons import Why as QwirkleWhy
from shtil_desktop.games.shkap.crew.hint_reasons import Reason as ShkapReason
from shtil_desktop.games.shkap.crew.hint_reasons import Why as ShkapWhy
from shtil_desktop.games.shkap.crew.worlds.knowledge import has_horizon
from shtil_desktop.games.values import replace
from tests.robustness import advice


@pytest.mark.parametrize("game", GAMES)
def test_hints_and_reviews_are_true(game):
    assert advice.check_hints(game, 10, seed=3, judges=False) == []
    assert advice.check_reviews(game, 1, seed=3) == []


def test_a_hint_of_qwirkle_that_claims_too_much_is_noticed(monkeypatch):
    def is_close(played):
        scores = sorted((points for points, _ in played.view(played.turn).lays()), reverse=True)
        return len(scores) > 20 and scores[0] - scores[1] < 2

    played = next(filter(is_close, islice(advice.positions("qwirkle", 3), 500)))
    true = advice.job("qwirkle", "hint", played.view(played.turn), (1,))
    for why, facts in (
        (QwirkleWhy.MOST_POINTS, {}),
        (QwirkleWhy.ONLY_LAY, {}),
        (QwirkleWhy.MORE_POINTS, {"more": 99}),
    ):
        false = replace(true, reason=Reason(why, facts))
        monkeypatch.setattr(advice, "job", lambda *_, false=false: false)
        assert list(advice.faults_of_hint(played, judges=False))


def test_a_hint_of_shkap_that_speaks_of_later_islands_on_the_last_one_is_noticed(monkeypatch):
    def is_last(played):
        view = played.view(played.decision.seat)
        return not has_horizon(view) and len(view.legal) > 1

    played = next(filter(is_last, islice(advice.positions("shkap", 3), 500)))
    true = advice.job("shkap", "hint", played.view(played.decision.seat), (1,))
    false = replace(true, reason=ShkapReason(ShkapWhy.BETTER_HAND, {}))
    monkeypatch.setattr(advice, "job", lambda *_: false)
    assert list(advice.faults_of_hint(played, judges=False))

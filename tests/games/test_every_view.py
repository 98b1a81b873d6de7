"""Nobody is ever at a loss for an answer: a slice of the long run."""

from __future__ import annotations

from tests.games.shtil.every_view import run


def test_every_level_answers_in_real_and_imagined_positions():
    seen = run(160, seed=20)
    assert seen.total() >= 160 and len(seen) > 15

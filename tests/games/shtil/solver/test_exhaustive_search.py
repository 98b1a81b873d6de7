"""Not one wrong verdict: the solver and its proofs against a plain search of everything."""

from __future__ import annotations

import pytest

from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.solver import Unknown, Winnable, solve
from shtil_desktop.games.shtil.solver.loss_proofs import why_lost
from tests.games.shtil.kinds import FEW_KINDS
from tests.games.shtil.solver.endings import endings
from tests.games.shtil.solver.plain import PlainSearch, TooLarge

CREWS = [kind for kind in FEW_KINDS if kind.mode is not Mode.COMPETITIVE]
POSITIONS = 250
"""A plain search of more would take too long here."""


@pytest.mark.parametrize("options", CREWS, ids=lambda options: options.key)
def test_no_verdict_differs_from_the_plain_search(options: Options):
    compared = 0
    for game in endings(options, 5, seed=1):
        search = PlainSearch(POSITIONS)
        try:
            can_win = search.is_winnable(game)
        except TooLarge:
            continue
        verdict = solve(game)
        assert not isinstance(verdict, Unknown)
        assert isinstance(verdict, Winnable) == can_win
        for position, is_winnable in search.seen:
            assert not is_winnable or why_lost(position) is None
        compared += 1
    assert compared >= 2

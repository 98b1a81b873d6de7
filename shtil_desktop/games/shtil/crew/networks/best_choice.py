"""The ways on from a choice, as views of what each leads to, and which of them the network speaks for."""

from __future__ import annotations

from math import inf
from typing import Final

from shtil_desktop.games.shtil.crew.judgement.evaluation import Evaluation
from shtil_desktop.games.shtil.crew.judgement.expected_cards import ExpectedCards
from shtil_desktop.games.shtil.crew.judgement.gap_difficulty import GapDifficulty
from shtil_desktop.games.shtil.crew.networks.storm_features import read_figures
from shtil_desktop.games.shtil.crew.networks.storm_network import GapMemory
from shtil_desktop.games.shtil.rules.view import View

JUDGEMENT: Final = 0.15
"""What the plain judgement counts beside the odds, but for the moves of a turn."""
SAME: Final = 1e-5
"""Odds no further apart are equal: they differ by the order in which sums were added up, if at all."""
Ways = list[tuple[float, View]]
"""What speaks against each beforehand, and what the seat would see."""


def best_way(judged: Evaluation, ways: Ways, is_reef_near: bool = False) -> int:
    """The place of the way with the best odds, less what speaks against it; the first among equals."""
    if len(ways) == 1:
        return 0
    best, most = 0, -inf
    known: GapMemory = {}  # most gaps are the same on all ways
    for at, (against, view) in enumerate(ways):
        value = foretell(judged, view, is_reef_near, known) - against
        if value > most + SAME:
            best, most = at, value
    return best


def foretell(
    judged: Evaluation, view: View, is_reef_near: bool = False, known: GapMemory | None = None
) -> float:
    """What the storm network of the one who judges says to a view."""
    assert judged.storm_network is not None
    expected = ExpectedCards(view)
    figures = read_figures(view, GapDifficulty(expected, judged.weights), expected, is_reef_near)
    return judged.storm_network.foretell(figures, known)

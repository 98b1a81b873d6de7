"""Shkap's learned files: what they are made by."""

from __future__ import annotations

from shtil_desktop.games.shkap.crew.routes.hands import KNIGHT, MAP, ONE
from shtil_desktop.games.shkap.crew.values.kept_hands import small_hands
from shtil_desktop.lab.learning.learn_hands import learn


def test_knights_are_learned_to_be_worth_keeping_and_maps_are_not():
    """On three islands, none of which asks for a map."""
    found = learn(1, [1, 7, 14], seats=[2])
    worth = dict(zip(small_hands(), found["2/1"], strict=True))
    assert worth[0] == 0
    assert worth[ONE[KNIGHT]] > 0.3 > 0 > worth[ONE[MAP]]
    assert len(found) == 4

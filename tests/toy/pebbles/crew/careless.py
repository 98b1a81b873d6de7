"""The careless mate takes whatever comes to its mind."""

from __future__ import annotations

from shtil_desktop.games.base import Action
from shtil_desktop.games.rng import Rng
from tests.toy.pebbles.rules.view import View


class Careless:
    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def decide(self, view: View) -> Action:
        return view.legal[self._rng.below(len(view.legal))]

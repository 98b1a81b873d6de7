"""A seat that does anything legal, each action as likely as another."""

from __future__ import annotations

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.rules.actions import PlayIsland, ShtilAction
from shtil_desktop.games.shtil.rules.view import View


class RandomSeat:
    def __init__(self, dice: Rng) -> None:
        self._dice = dice

    def decide(self, view: View) -> ShtilAction:
        action = view.legal[self._dice.below(len(view.legal))]
        if not action.price:
            return action
        purse = view.purse(action.card if isinstance(action, PlayIsland) else None)
        self._dice.shuffle(purse)
        return action.paid(purse[: action.price])

    def say(self, view: View) -> int:
        return self._dice.below(len(view.purse()) + 1)

"""The captain: a few good rows, each tried in imagined worlds, and every card kept or thrown on purpose."""

from __future__ import annotations

from shtil_desktop.games.base import Action
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shkap.crew.judgement import CAPTAIN, Judgement, Style
from shtil_desktop.games.shkap.crew.pirate import Pirate, lay_row
from shtil_desktop.games.shkap.crew.values.drafting import best_keep
from shtil_desktop.games.shkap.rules.actions import Land, Pass
from shtil_desktop.games.shkap.rules.view import View


class Captain(Pirate):
    style: Style = CAPTAIN

    def __init__(self, dice: Rng, style: Style | None = None) -> None:
        super().__init__(dice)
        self.style = style or self.style

    def judge(self, view: View) -> Judgement:
        return Judgement(view, self.dice, self.style)

    def keep(self, view: View) -> Action:
        return best_keep(view, self.dice, self.style.fills)

    def announce(self, view: View) -> Action:
        judged = self.judge(view)
        trials = judged.layings()
        return Land() if trials and trials[0].value >= judged.passing() else Pass()

    def lay(self, view: View) -> Action:
        return lay_row(view, self.judge(view).layings()[0].row)

    def take(self, view: View) -> Action:
        return self.judge(view).takings()[0][0]

    def throw(self, view: View) -> Action:
        return self.judge(view).throws()[0][0]

    def step(self, view: View) -> Action:
        return self.judge(view).steps()[0][0]

"""The captain: a few good rows, each tried in imagined worlds, and every card kept or thrown on purpose."""

from __future__ import annotations

from shtil_desktop.games.base import Action
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shkap.crew.pirate import Pirate, lay_row
from shtil_desktop.games.shkap.crew.thinking.deeds import takings, throws, ways
from shtil_desktop.games.shkap.crew.thinking.judgement import SeatJudgement
from shtil_desktop.games.shkap.crew.thinking.landing import layings, passing
from shtil_desktop.games.shkap.crew.thinking.style import CAPTAIN, PlayStyle
from shtil_desktop.games.shkap.crew.values.drafting import best_keep
from shtil_desktop.games.shkap.rules.actions import Land, Pass
from shtil_desktop.games.shkap.rules.view import View


class Captain(Pirate):
    style: PlayStyle = CAPTAIN

    def __init__(self, dice: Rng, style: PlayStyle | None = None) -> None:
        super().__init__(dice)
        self.style = style or self.style

    def judge(self, view: View) -> SeatJudgement:
        return SeatJudgement(view, self.dice, self.style)

    def keep(self, view: View) -> Action:
        return best_keep(view, self.dice, self.style.fills)

    def announce(self, view: View) -> Action:
        judged = self.judge(view)
        return Land() if layings(judged)[0].tally.worth >= passing(judged) else Pass()

    def lay(self, view: View) -> Action:
        return lay_row(view, layings(self.judge(view))[0].row)

    def take(self, view: View) -> Action:
        return takings(self.judge(view))[0][0]

    def throw(self, view: View) -> Action:
        return throws(self.judge(view))[0].action

    def step(self, view: View) -> Action:
        return ways(self.judge(view))[0].step

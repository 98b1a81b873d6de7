"""Choices of Shkap tried again, in words: what is asked, and how many coins a choice is likely to cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.base import Action
from shtil_desktop.games.mistakes import Mistake
from shtil_desktop.games.problems import Judgement
from shtil_desktop.games.shkap.pages.review.words import about_coins
from shtil_desktop.games.shkap.review.knowable import Judged
from shtil_desktop.games.shkap.rules.actions import Land
from shtil_desktop.games.shkap.rules.game import Shkap

if TYPE_CHECKING:
    from shtil_desktop.games.shkap.crew.hint import Hint
    from shtil_desktop.table.items.hint_panel import HintText

translate = QCoreApplication.translate


class ShkapDrillParts:
    def match_name(self, day: str) -> str:
        return translate("shkap drills", "Expedition of {day}").format(day=day)

    def asked(self, mistake: Mistake, position: Shkap) -> str:
        seat = position.decider
        legal = () if seat is None else position.view(seat).legal
        if any(isinstance(action, Land) for action in legal):
            text = translate(
                "shkap drills", "Land or pass? Your choice here cost {coins}, by what you could know."
            )
        else:
            text = translate(
                "shkap drills", "Your route here cost {coins}, by what you could know. Lay a better one."
            )
        return text.format(coins=about_coins(mistake.amount / 10))

    def refutation(self, mistake: Mistake, position: Shkap, action: Action, judgement: Judgement) -> str:
        found = judgement.refutation
        assert isinstance(found, Judged)
        text = translate("shkap drills", "By what you can know, another choice is worth {coins} more.")
        return text.format(coins=about_coins(found.lost))

    def praise(self, mistake: Mistake) -> str:
        return translate("shkap drills", "No other choice was found that is clearly worth more.")

    def nudge(self, action: Action) -> str:
        from shtil_desktop.games.shkap.pages.problems.advice import nudge

        return nudge(action)

    def hint(self, position: Shkap, action: Action, names: Sequence[str]) -> tuple[Hint, HintText]:
        from shtil_desktop.games.shkap.pages.problems.advice import as_hint

        return as_hint(position, action, names)

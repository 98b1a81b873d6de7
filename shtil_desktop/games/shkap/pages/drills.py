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
from shtil_desktop.games.shkap.rules.actions import Land, Lay
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.values import replace

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
                "shkap drills", "Land or pass? Given what you could know, your choice here cost {coins}."
            )
        else:
            text = translate(
                "shkap drills", "Given what you could know, your route here cost {coins}. Lay a better one."
            )
        return text.format(coins=about_coins(mistake.amount / 10))

    def refutation(self, mistake: Mistake, position: Shkap, action: Action, judgement: Judgement) -> str:
        found = judgement.refutation
        assert isinstance(found, Judged)
        text = translate("shkap drills", "Given what you can know, another choice is worth {coins} more.")
        return text.format(coins=about_coins(found.lost))

    def why(self, position: Shkap, action: Action) -> str:
        """Why a route is laid that leads to no chest."""
        if not isinstance(action, Lay) or leads_to_a_chest(position, action):
            return ""
        if has_route(position):
            return translate(
                "shkap drills", "No chest is worth the walk: the cards are laid just to get rid of them."
            )
        return translate(
            "shkap drills", "There is no route to a chest: the cards are laid just to get rid of them."
        )

    def praise(self, mistake: Mistake, judgement: Judgement | None) -> str:
        return translate("shkap drills", "No other choice was found that is clearly worth more.")

    def nudge(self, action: Action) -> str:
        from shtil_desktop.games.shkap.pages.problems.advice import nudge

        return nudge(action)

    def hint(self, position: Shkap, action: Action, names: Sequence[str]) -> tuple[Hint, HintText]:
        from shtil_desktop.games.shkap.pages.problems.advice import as_hint

        found, told = as_hint(position, action, names)
        return found, replace(told, reason=self.why(position, action))


def leads_to_a_chest(position: Shkap, action: Lay) -> bool:
    from shtil_desktop.games.shkap.crew.routes.hands import KIND_OF
    from shtil_desktop.games.shkap.crew.routes.sequences import row_ends

    row = tuple(KIND_OF[card] for card in action.cards)
    return bool(row_ends(position.options.island_set, position.open_islands[0], row))


def has_route(position: Shkap) -> bool:
    """Whether any cards of the hand of the seat that decides lead to a chest."""
    from shtil_desktop.games.shkap.crew.routes.hands import pack
    from shtil_desktop.games.shkap.crew.routes.search import candidates

    assert position.decider is not None
    hand = pack(position.hands[position.decider])
    return bool(candidates(position.options.island_set, position.open_islands[0], hand))

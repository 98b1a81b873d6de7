"""Decisions of Shtil tried again, in words: what is asked, what a move costs, and by whose knowledge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.base import Action
from shtil_desktop.games.mistakes import Loss, Mistake
from shtil_desktop.games.problems import Judgement
from shtil_desktop.games.shtil.crew.hint import lost_reason
from shtil_desktop.games.shtil.review.chance_verdict import BetterChance
from shtil_desktop.games.shtil.review.luckless_try import try_without_luck
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.table.hints.reason_words import reason_text
from shtil_desktop.table.words.counted_words import counted, sentence_case

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.crew.hint import Hint
    from shtil_desktop.table.items.hint_panel import HintText

translate = QCoreApplication.translate


class ShtilDrillParts:
    def match_name(self, day: str) -> str:
        return translate("shtil drills", "Voyage of {day}").format(day=day)

    def asked(self, mistake: Mistake, position: Shtil) -> str:
        if mistake.loss is Loss.MATCH:
            return translate(
                "shtil drills",
                "Find a move after which the voyage can still be won. You see what could be seen then;"
                " your move is judged with all cards known.",
            )
        return translate(
            "shtil drills",
            "Find a better move. You see what could be seen then, and your move is judged by that alone.",
        )

    def refutation(self, mistake: Mistake, position: Shtil, action: Action, judgement: Judgement) -> str:
        """With hidden cards known only that it is lost is told, and why only where everybody could see it."""
        found = judgement.refutation
        if isinstance(found, BetterChance):
            points = round(100 * found.lead)
            text = translate(
                "shtil drills",
                "On deals that fit what you see, another move’s chance of winning is %n point(s) higher.",
                "",
                points,
            )
            return counted(text, points)
        told = translate("shtil drills", "As the cards were dealt, the voyage can’t be won after this.")
        seat = position.decision.seat if position.decision is not None else 0
        _, after = try_without_luck(position, action)  # type: ignore[arg-type]
        seen = lost_reason(after.view(seat)) if after.result is None else None
        return told if seen is None else f"{told} {sentence_case(reason_text(seen)).rstrip('.')}."

    def why(self, position: Shtil, action: Action) -> str:
        return ""

    def praise(self, mistake: Mistake, judgement: Judgement | None) -> str:
        if mistake.loss is Loss.MATCH:
            return translate("shtil drills", "After this the voyage can still be won.")
        return translate("shtil drills", "No other move was found that wins clearly more often.")

    def nudge(self, action: Action) -> str:
        from shtil_desktop.games.shtil.pages.problems.advice import nudge

        return nudge(action)

    def hint(self, position: Shtil, action: Action, names: Sequence[str]) -> tuple[Hint, HintText]:
        from shtil_desktop.games.shtil.pages.problems.advice import as_hint

        return as_hint(position, action, names)

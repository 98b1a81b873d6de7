"""Moves of Qwirkle tried again, in words: what is asked, and how much a move loses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.base import Action, Event
from shtil_desktop.games.mistakes import Mistake
from shtil_desktop.games.problems import Judgement
from shtil_desktop.games.qwirkle.pages.review.words import move_text, points_lost
from shtil_desktop.games.qwirkle.review.lost_points import JudgedMove
from shtil_desktop.games.qwirkle.rules.events import TilesDrawn
from shtil_desktop.games.qwirkle.rules.game import Qwirkle
from shtil_desktop.games.qwirkle.table.words.tile_words import points_text

if TYPE_CHECKING:
    from shtil_desktop.games.qwirkle.crew.hint import Hint
    from shtil_desktop.table.items.hint_panel import HintText

translate = QCoreApplication.translate


class QwirkleDrillParts:
    def match_name(self, day: str) -> str:
        return translate("qwirkle drills", "Game of {day}").format(day=day)

    def asked(self, mistake: Mistake, position: Qwirkle) -> str:
        if is_end(position):
            text = translate(
                "qwirkle drills",
                "Your move here cost you {points} by the end of the game. Find a better one.",
            )
            return text.format(points=points_text(round(mistake.amount / 10)))
        if ends_are_imagined(position):
            text = translate(
                "qwirkle drills",
                "Your move here cost you about {points} by the end of the game. Find a better one.",
            )
            return text.format(points=points_lost(mistake.amount / 10))
        text = translate(
            "qwirkle drills",
            "Your move here lost about {points} over the next round. Find a better one.",
        )
        return text.format(points=points_lost(mistake.amount / 10))

    def refutation(self, mistake: Mistake, position: Qwirkle, action: Action, judgement: Judgement) -> str:
        found = judgement.refutation
        assert isinstance(found, JudgedMove)
        if found.is_proven:
            text = translate(
                "qwirkle drills",
                "Calculated to the end of the game, the best move is worth {points} more.",
            )
            return text.format(points=points_text(round(found.lost)))
        if found.is_to_the_end:
            text = translate(
                "qwirkle drills",
                "By the end of the game the best move gains about {points} more, going by what you see.",
            )
            return text.format(points=points_lost(found.lost))
        text = translate(
            "qwirkle drills",
            "Over the next round the best move gains about {points} more, going by what you see.",
        )
        return text.format(points=points_lost(found.lost))

    def why(self, position: Qwirkle, action: Action) -> str:
        return ""

    def praise(self, mistake: Mistake, judgement: Judgement | None) -> str:
        found = None if judgement is None else judgement.refutation
        if isinstance(found, JudgedMove):
            text = translate("qwirkle drills", "{points} from the best: {best}.")
            best = move_text(found.best, found.best_points)
            return text.format(points=points_text(round(found.lost)), best=best)
        return translate("qwirkle drills", "No other move was found that gains clearly more.")

    def nudge(self, action: Action) -> str:
        from shtil_desktop.games.qwirkle.pages.problems.advice import nudge

        return nudge(action)

    def hint(self, position: Qwirkle, action: Action, names: Sequence[str]) -> tuple[Hint, HintText]:
        from shtil_desktop.games.qwirkle.pages.problems.advice import as_hint

        return as_hint(position, action)


def is_end(position: Qwirkle) -> bool:
    """Whether what a move costs is worked out to the end of the game."""
    from shtil_desktop.games.qwirkle.crew.endgame import can_prove
    from shtil_desktop.games.qwirkle.crew.situation import Situation

    return can_prove(Situation.of(position.view(position.turn)))


def ends_are_imagined(position: Qwirkle) -> bool:
    """Whether what a move costs is estimated to the end of the game, not only over a round."""
    from shtil_desktop.games.qwirkle.crew.situation import Situation
    from shtil_desktop.games.qwirkle.review.lost_points import is_near_the_end

    return is_near_the_end(Situation.of(position.view(position.turn)))


def without_drawn(events: list[Event], after: Qwirkle) -> tuple[list[Event], Qwirkle]:
    """The bag is told by no try: the places of what was drawn stay empty."""
    shown = after.copy()
    for event in events:
        if isinstance(event, TilesDrawn):
            hand = shown.hands[event.seat]
            shown.hands[event.seat] = hand[: len(hand) - event.count]
    return [event for event in events if not isinstance(event, TilesDrawn)], shown

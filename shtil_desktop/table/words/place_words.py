"""Who came in which place, where each plays for points of their own."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.base import Outcome

translate = QCoreApplication.translate


def place_text(outcome: Outcome, scores: Sequence[int], seat: int) -> str:
    """The place of a seat: the winners are first, whatever else decided between them and their equals."""
    if seat in outcome.winners:
        is_alone = len(outcome.winners) == 1
        return translate("words", "first") if is_alone else translate("words", "tied for first")
    better = sum(score > scores[seat] for score in scores)
    places = (translate("words", "second"), translate("words", "third"), translate("words", "fourth"))
    return places[min(max(better, 1), len(places)) - 1]

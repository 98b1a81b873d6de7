"""Qwirkle's rule book: where it lies, the pictures in it, and which chapter tells of what is on the table."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from shtil_desktop import program_files
from shtil_desktop.games.qwirkle.pages.rule_pictures import PictureSpec, RulePicture
from shtil_desktop.games.qwirkle.rules.arrangement import Score
from shtil_desktop.games.qwirkle.rules.outcome import Ending
from shtil_desktop.games.qwirkle.rules.refusals import Refusal
from shtil_desktop.games.qwirkle.table.deciding.choices import QwirkleChoices
from shtil_desktop.games.qwirkle.table.deciding.turn import Turn
from shtil_desktop.games.qwirkle.table.words.prompts import has_qwirkle
from shtil_desktop.play.session import Session
from shtil_desktop.table.theme import Palette

ENDINGS: Final = {Ending.OUT: "end", Ending.STUCK: "stuck", Ending.RESIGNED: "result"}
FAULTS: Final = {
    Refusal.SAME_TILE_TWICE: "lines",
    Refusal.NO_COMMON_PROPERTY: "lines",
    Refusal.NOT_THE_LARGEST_SET: "first-turn",
    Refusal.NOT_AT_THE_START: "first-turn",
}


class QwirkleRuleBook:
    @property
    def folder(self) -> Path:
        return program_files.resources("qwirkle") / "rules"

    def picture(self, spec: Mapping[str, Any], palette: Palette) -> RulePicture:
        return RulePicture(PictureSpec.of(spec), palette)


def chapter_of(session: Session, choices: Any) -> str:
    """The anchor for a game, at the decision that is being made up."""
    outcome = session.game.result
    if outcome is not None:
        return ENDINGS[outcome.reason]
    if not isinstance(choices, QwirkleChoices) or not choices.turn.is_open:
        return "turn"
    return _turn_chapter(choices.turn)


def _turn_chapter(turn: Turn) -> str:
    """What the turn is about: a trade, a fault, a score, the first line, a pass, or a tile to lay."""
    if turn.is_trading:
        return "trade"
    judged = turn.judgement
    if isinstance(judged, Refusal):
        return FAULTS.get(judged, "lay")
    if isinstance(judged, Score):
        return "qwirkle" if has_qwirkle(judged.lines) else "score"
    if not turn.view.board.tiles:
        return "first-turn"
    if turn.must_pass:
        return "pass"
    if turn.picked is not None:
        return "lay"
    return "turn" if turn.can_trade else "end"

"""A decision of a match as an exercise: once more from the same seat, with the same cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games import face_of, load
from shtil_desktop.games.base import Action
from shtil_desktop.games.mistakes import Mistake
from shtil_desktop.games.problems import Judgement, Verdict
from shtil_desktop.games.record import to_text
from shtil_desktop.play.match import Match, Seat
from shtil_desktop.table.words.counted_words import strung
from shtil_desktop.table.words.locale_words import day_text
from shtil_desktop.windows.pages.game_pages import pages_of
from shtil_desktop.windows.pages.review.mistakes import loss_text
from shtil_desktop.windows.pages.training.exercise.exercise import Exercise, Job
from shtil_desktop.windows.pages.training.mistakes.drill_parts import DrillParts

if TYPE_CHECKING:
    from shtil_desktop.play.profile.training.drills import Drill
    from shtil_desktop.table.game_table import GameTable
    from shtil_desktop.table.items.hint_panel import HintText

translate = QCoreApplication.translate
Note = Callable[[bool], "Drill | None"]
"""Keeps whether it was solved; the drill as it is then, if that is known."""


def drill_title(game: str, played: datetime, action: int) -> str:
    """“Voyage of 12 November, action 23”."""
    parts = pages_of(game).drills()
    assert parts is not None, game
    text = translate("training", "{match}, action\xa0{number}")
    day = day_text(played.astimezone().date())
    return text.format(match=parts.match_name(day), number=action + 1)


def return_text(drill: Drill, is_found: bool, is_solved: bool) -> str:
    """Say when it comes back and why, or that it is done.

    `is_found` is the first verdict of a sitting, which the drill need not count; `is_solved` the latest.
    """
    if drill.is_done:
        return translate("training", "Solved often enough: it won’t come back.")
    if drill.is_new or drill.was_found != is_found:
        text = translate("training", "Practice: comes back on {day}.")
    elif is_found:
        text = translate("training", "Solved: comes back on {day}.")
    elif is_solved:
        text = translate("training", "Not right away: comes back on {day}.")
    else:
        text = translate("training", "Missed: comes back on {day}.")
    return text.format(day=day_text(drill.due).replace(" ", "\N{NO-BREAK SPACE}"))


class DrillExercise(Exercise):
    """One decision. Only the first verdict of a sitting is kept: what follows is practice."""

    def __init__(self, match: Match, mistake: Mistake, note: Note | None = None) -> None:
        """Without `note` nothing is kept of it."""
        self.game, self.mistake = match.game.id, mistake
        self._match, self._note = match, note
        self._drill: Drill | None = None
        """As it was kept, after the first verdict."""
        self._is_found = self._is_solved = False
        """The first and the latest verdict; a hint counts as a miss."""
        self._record = to_text(match.game.to_record())
        self._position: Any = match.game.position_after(mistake.action)
        self._seat: int = match.game.actions[mistake.action][0]

    @property
    def _parts(self) -> DrillParts:
        parts = pages_of(self.game).drills()
        assert parts is not None, self.game
        return parts

    def is_of(self, match: str, action: int) -> bool:
        return (self._match.id, self.mistake.action) == (match, action)

    # The position

    def position(self) -> Any:
        return self._position.copy()

    def match(self, position: Any) -> Match:
        """Whoever decided sits in the player's place: a mate's decision is tried from the mate's seat."""
        usual = face_of(self.game).usual_level
        seating = [
            Seat(one.name, one.level or usual) if seat != self._seat else Seat(one.name)
            for seat, one in enumerate(self._match.seating)
        ]
        return Match(position, self._seat, tuple(seating))

    # Words

    def title(self) -> str:
        played = self._match.finished or self._match.started
        return drill_title(self.game, played, self.mistake.action)

    def asked(self) -> str:
        return self._parts.asked(self.mistake, self._position)

    def about(self) -> str:
        kind = pages_of(self.game).kind_name(self._match.options)
        cost = translate("training", "the original move: {loss}")
        return strung((kind, cost.format(loss=loss_text(self.mistake.loss, self.mistake.amount))))

    def refutation(self, position: Any, action: Action, judgement: Judgement) -> str:
        return self._parts.refutation(self.mistake, position, action, judgement)

    def why(self, position: Any, action: Action) -> str:
        return self._parts.why(position, action)

    def praise(self, judgement: Judgement | None) -> str:
        return self._parts.praise(self.mistake, judgement)

    # The worker

    def judge(self, done: Sequence[Action], action: Action) -> Job:
        at, loss = self.mistake.action, self.mistake.loss
        return ("game", self.game, "judge", self._record, at, action, loss)

    def is_solved_by(self, verdict: Verdict) -> bool:
        return verdict in (Verdict.SOLVES, Verdict.KEEPS)

    @property
    def goes_on(self) -> bool:
        return False

    # Help: what the review holds for better, found once more by the same search

    @property
    def gives_hints(self) -> bool:
        return "advise" in face_of(self.game).jobs

    def advise(self, done: Sequence[Action]) -> Job:
        return ("game", self.game, "advise", self._record, self.mistake.action, self.mistake.loss)

    def nudge(self, position: Any, action: Action) -> str:
        return self.why(position, action) or self._parts.nudge(action)

    def hint(self, position: Any, action: Action) -> tuple[Any, HintText]:
        kit: GameTable = load(face_of(self.game).table)
        return self._parts.hint(position, action, kit.words.names(self.match(position)))

    # What is kept

    def note_wrong_move(self) -> None:
        self._keep(False)

    def note_hint(self) -> None:
        self._keep(False)

    def note_solution(self) -> None:
        self._keep(True)

    def _keep(self, is_solved: bool) -> None:
        self._is_solved = is_solved
        note, self._note = self._note, None
        if note is not None:
            self._is_found = is_solved
            self._drill = note(is_solved)

    def kept(self) -> str:
        return "" if self._drill is None else return_text(self._drill, self._is_found, self._is_solved)

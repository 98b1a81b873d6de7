"""What is told when a match has ended, and what can be done then; what is known of it may come later."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games import face_of
from shtil_desktop.play.session import Session

if TYPE_CHECKING:
    from shtil_desktop.table.controller import TableController
    from shtil_desktop.table.game_table import EndText

translate = QCoreApplication.translate


class MatchEnd:
    """Puts the words, buttons and figures of the end on the table, and carries out what is chosen there."""

    def __init__(self, controller: TableController) -> None:
        self._controller = controller
        self._choices: list[Callable[[], object]] = []
        self._record: Any = None
        """What the statistics have to tell about the match."""

    def tell(self, session: Session) -> None:
        """It is over: how, and what can be done now."""
        controller, scene = self._controller, self._controller.scene
        ending = scene.words.ending(session)
        guide = controller.guide
        choices = guide.choices() if guide is not None else self._usual_choices(session, ending)
        self._choices = [*(act for _, act in choices), controller.watch_wanted.emit]
        scene.end.show(ending, [text for text, _ in choices], session)
        self._tell_figures()
        controller.ended.emit()

    def choose(self, choice: int) -> None:
        """The player has pressed one of the buttons, or the link behind them."""
        self._choices[choice]()

    def _tell_figures(self, *, is_heard: bool = True) -> None:
        """What the match came to; a lesson is not counted."""
        controller = self._controller
        if controller.guide is None and controller.session is not None:
            controller.scene.end.show_figures(controller.session, self._record, is_heard=is_heard)

    def take_difficulty(self, match: str, difficulty: int) -> None:
        """It is known how hard the deal of this match is, which has ended."""
        session = self._controller.session
        if session is not None and session.match.id == match:
            session.match.difficulty = difficulty
            if self._controller.scene.end.is_shown:
                self._tell_figures(is_heard=False)

    def take_record(self, record: Any) -> None:
        """The statistics have something to tell about the match."""
        self._record = record
        if self._controller.scene.end.is_shown:
            self._tell_figures()

    def _usual_choices(self, session: Session, ending: EndText) -> list[tuple[str, Callable[[], object]]]:
        """What can be done after a match that was no lesson."""
        controller = self._controller
        elsewhere = (
            ending.new_match or translate("TableController", "New game"),
            controller.new_match_wanted.emit,
        )
        if session.match.daily is not None:
            elsewhere = (translate("TableController", "Calendar"), controller.calendar_wanted.emit)
        review = (translate("TableController", "Review"), controller.review_wanted.emit)
        choices: list[tuple[str, Callable[[], object]]] = [
            (translate("TableController", "Another deal"), controller.another_wanted.emit),
            *([review] if "review" in face_of(session.game.id).jobs else []),
            (translate("TableController", "Same deal again"), controller.restart),
            elsewhere,
        ]
        if controller.can_undo:
            choices.append((translate("TableController", "Undo"), controller.undo))
        return choices

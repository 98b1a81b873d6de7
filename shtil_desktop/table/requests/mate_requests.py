"""The mates are asked, by the worker or by a lesson; what they decide is handed on when its time has come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from shtil_desktop.play.session import Question
from shtil_desktop.play.worker.ticket import Failure, Ticket
from shtil_desktop.table.motion import timings
from shtil_desktop.table.requests.worker_requests import WorkerRequests
from shtil_desktop.table.roles import Guide


class MateRequests(QObject):
    """What computer seats are asked for now. It plays nothing itself."""

    decided = Signal(object, object)
    """A question, and what the mate has decided or said."""
    short_handed = Signal(bool)
    """No worker thinks for the mates, and the simplest one decides here for all of them; or one is back."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pace = timings.PAUSE
        """Milliseconds that a mate takes at least."""
        self._asked: list[Ticket] = []
        self._answers: list[tuple[Question, Any]] = []
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._hand_on)

    def ask(self, questions: Sequence[Question], worker: WorkerRequests) -> None:
        """By the worker; a word before another one decides is not waited for."""
        for ticket in self._asked:
            ticket.drop()
        self._asked = [self._ask(question, worker) for question in questions]
        if questions and not questions[0].is_talk:
            self._pause.start(self.pace)

    def _ask(self, question: Question, worker: WorkerRequests) -> Ticket:
        return worker.ask(
            self,
            "say" if question.is_talk else "decide",
            question.game,
            question.level,
            question.view,
            question.words,
            done=lambda decided: self._take(question, decided),
            failed=lambda failure: self._stand_in(question, failure),
        )

    def ask_guide(self, questions: Sequence[Question], guide: Guide) -> None:
        """In a lesson the other seats do what it has prepared, and nobody thinks."""
        asked = [(question, guide.answer(question)) for question in questions]
        self._answers = [(question, value) for question, value in asked if value is not None]
        if self._answers:
            self._pause.start(self.pace)

    def _take(self, question: Question, decided: Any) -> None:
        self.short_handed.emit(False)
        self._answer(question, decided)

    def _stand_in(self, question: Question, failure: Failure) -> None:
        """Have the simplest mate decide for one who can't, here and now."""
        if failure.lacks_worker:
            self.short_handed.emit(True)
        self._answer(question, question.makeshift())

    def _answer(self, question: Question, decided: Any) -> None:
        self._answers.append((question, decided))
        if not self._pause.isActive():
            self._hand_on()

    @property
    def are_awaited(self) -> bool:
        """Whether a question is still to be answered."""
        return any(ticket.is_open for ticket in self._asked)

    def _hand_on(self) -> None:
        answers, self._answers = self._answers, []
        for question, value in answers:
            self.decided.emit(question, value)

    def forget(self) -> None:
        """Nobody waits for the mates' answers any more."""
        self._pause.stop()
        for ticket in self._asked:
            ticket.cancel()
        self._asked.clear()
        self._answers.clear()

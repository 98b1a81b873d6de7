"""The mates are asked, by the worker or by a lesson; what they decide is handed on when its time has come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from shtil_desktop.play.session import Question
from shtil_desktop.table.motion import timings
from shtil_desktop.table.roles import Guide, Thinking


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
        self._asked: dict[int, Question] = {}
        self._answers: list[tuple[Question, Any]] = []
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._hand_on)

    def ask(self, questions: Sequence[Question], thinker: Thinking) -> None:
        """By the worker; a word before another one decides is not waited for."""
        self._asked = {thinker.ask_mate(question): question for question in questions}
        if questions and not questions[0].is_talk:
            self._pause.start(self.pace)

    def ask_guide(self, questions: Sequence[Question], guide: Guide) -> None:
        """In a lesson the other seats do what it has prepared, and nobody thinks."""
        asked = [(question, guide.answer(question)) for question in questions]
        self._answers = [(question, value) for question, value in asked if value is not None]
        if self._answers:
            self._pause.start(self.pace)

    def hear(self, answer: Any) -> bool:
        """Take an answer of the worker in; False if it is not for us."""
        question = self._asked.pop(answer.request, None) if answer.is_last else None
        if question is not None:
            self._answers.append((question, self._decided(question, answer)))
        return question is not None

    def _decided(self, question: Question, answer: Any) -> Any:
        """What a mate has decided; one who can't is stood in for by the simplest, here and now."""
        if answer.error is None:
            self.short_handed.emit(False)
            return answer.value
        if answer.lacks_worker:
            self.short_handed.emit(True)
        return question.makeshift()

    @property
    def are_awaited(self) -> bool:
        """Whether a question is still to be answered."""
        return bool(self._asked)

    def hand_on(self) -> None:
        """What is decided already, unless its time is still to come."""
        if self._answers and not self._pause.isActive():
            self._hand_on()

    def _hand_on(self) -> None:
        answers, self._answers = self._answers, []
        for question, value in answers:
            self.decided.emit(question, value)

    def rest(self) -> None:
        """Nothing is handed on before somebody is asked again."""
        self._pause.stop()

    def forget(self, thinker: Thinking | None) -> None:
        """Nobody waits for the mates' answers any more."""
        self.rest()
        if thinker is not None:
            for request in self._asked:  # and no more: pages ask the same worker
                thinker.cancel(request)
        self._asked.clear()
        self._answers.clear()

"""Mates of any game who answer at once, in the process of the test."""

from __future__ import annotations

import socket
from dataclasses import dataclass
from typing import Any

from shtil_desktop.games import face_of, load
from shtil_desktop.play.session import Question
from shtil_desktop.play.worker.client import Answer
from shtil_desktop.play.worker.jobs import JOBS, do_games_job


@dataclass(frozen=True, slots=True)
class QuickDesk:
    """Where a job reports to that is done at once."""

    request: int
    answers: list[Answer]

    def report(self, value: Any) -> None:
        self.answers.append(Answer(self.request, value, is_last=False))

    def is_cancelled(self) -> bool:
        return False


class QuickThinker:
    """Answers at once, in this process, and rings like the real one."""

    def __init__(self) -> None:
        self._bell, self._ringer = socket.socketpair()
        self._answers: list[Answer] = []
        self._number = 0

    def fileno(self) -> int:
        return self._bell.fileno()

    def ask_mate(self, question: Question) -> int:
        self._number += 1
        face = face_of(question.game)
        level = question.level if face.has_level(question.level) else face.simplest_level
        mate: Any = face.mate(level, *question.words)
        value: Any = mate.say(question.view) if question.is_talk else mate.decide(question.view)
        self._answers.append(Answer(self._number, value))
        self._ringer.send(b"!")
        return self._number

    def ask_game(self, game: str, job: str, *arguments: Any) -> int:
        """A job of the worker, in this process: all that it reports, and its last answer."""
        self._number += 1
        context = QuickDesk(self._number, self._answers)
        value = do_games_job(context, game, job, *arguments)
        self._answers.append(Answer(self._number, value))
        self._ringer.send(b"!")
        return self._number

    def ask(self, kind: str, *arguments: Any) -> int:
        """A job of the house, in the same way."""
        self._number += 1
        context = QuickDesk(self._number, self._answers)
        self._answers.append(Answer(self._number, load(JOBS[kind])(context, *arguments)))
        self._ringer.send(b"!")
        return self._number

    def is_waited_for(self, request: int) -> bool:
        return any(answer.request == request for answer in self._answers)

    def ask_quietly(self, game: str, job: str, *arguments: Any) -> int:
        return self.ask_game(game, job, *arguments)

    def cancel(self, request: int) -> None:
        self._answers = [answer for answer in self._answers if answer.request != request]

    def warm_up(self, game: str) -> None:
        """It is always ready."""

    def poll(self) -> list[Answer]:
        if self._answers:
            self._bell.recv(4096)
        answers, self._answers = self._answers, []
        return answers

    def cancel_all(self) -> None:
        self.poll()

    def close(self) -> None:
        self._bell.close()
        self._ringer.close()

"""What the page of an exercise says at each moment, and what its buttons offer then."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.values import value
from shtil_desktop.windows.pages.training.exercise.exercise import Exercise
from shtil_desktop.windows.pages.training.exercise.plate import ExercisePlate, Tone

translate = QCoreApplication.translate


class State(Enum):
    """What the page waits for."""

    ASKED = "the player's move"
    JUDGING = "a verdict"
    REPLYING = "another seat's move"
    WRONG = "that the player takes it back"
    UNKNOWN = "that she takes it back, or goes on"
    SOLVED = "that she goes on to another"
    SHOWING = "the next move of the solution"
    SHOWN = "that she tries it herself"
    STUCK = "a worker"


UNDER_WAY = (State.ASKED, State.JUDGING, State.REPLYING)
AFTER_A_MOVE = (State.WRONG, State.UNKNOWN, State.STUCK)
"""The player's last move can be taken back."""
TOLD = (*AFTER_A_MOVE, State.SOLVED, State.SHOWN)
"""There is something to be read, and one thing to do next."""


@value
class Told:
    """A verdict in a few words, what else is said, and quietly what is kept of it; all may be empty."""

    tone: Tone = Tone.PLAIN
    verdict: str = ""
    words: str = ""
    kept: str = ""


def told_text(state: State, exercise: Exercise) -> Told:
    if state is State.WRONG:
        return Told(Tone.WRONG, translate("ExercisePage", "That’s not it"), kept=exercise.kept())
    if state is State.SOLVED:
        return Told(Tone.RIGHT, translate("ExercisePage", "Solved!"), kept=exercise.kept())
    if state is State.UNKNOWN:
        return Told(Tone.UNKNOWN, translate("ExercisePage", "Hard to say"), unsure_text(exercise))
    if state is State.SHOWN:
        words = translate("ExercisePage", "That was it. Now try it yourself.")
        return solution_told(words, exercise.kept())
    if state is State.STUCK:
        return Told(Tone.UNKNOWN, translate("ExercisePage", "No verdict right now"))
    return Told()


def unsure_text(exercise: Exercise) -> str:
    if exercise.goes_on:
        return translate(
            "ExercisePage", "The program couldn’t work out what this move does. Undo it, or play on."
        )
    return translate(
        "ExercisePage", "The program couldn’t work out what this move does. Undo it, and try another."
    )


def kept_told(words: str) -> Told:
    """After a move that was right, and not the last one."""
    return Told(Tone.RIGHT, translate("ExercisePage", "Good. Play on"), words)


def hint_told(words: str) -> Told:
    return Told(Tone.HINT, translate("ExercisePage", "A hint"), words)


def solution_told(words: str, kept: str = "") -> Told:
    return Told(Tone.HINT, translate("ExercisePage", "The solution"), words, kept)


def waiting_told() -> Told:
    """An answer takes longer than a blink."""
    return Told(Tone.PLAIN, "", translate("ExercisePage", "One moment…"))


def still_working_told() -> Told:
    """An answer takes more than three seconds."""
    return Told(Tone.PLAIN, "", translate("ExercisePage", "Still working…"))


def no_hint_told() -> Told:
    return Told(
        Tone.UNKNOWN,
        translate("ExercisePage", "No hint right now"),
        translate("ExercisePage", "The program couldn’t work out a good move here."),
    )


def no_solution_told() -> Told:
    return Told(
        Tone.UNKNOWN,
        translate("ExercisePage", "No solution right now"),
        translate("ExercisePage", "The program couldn’t work out a good move here."),
    )


def failed_told(lacks_worker: bool) -> Told:
    """There is no hint and no solution."""
    return Told(Tone.UNKNOWN, translate("ExercisePage", "No hint right now"), failure_text(lacks_worker))


def failure_text(lacks_worker: bool) -> str:
    """Why there is no verdict, reply or hint."""
    if lacks_worker:
        return translate(
            "ExercisePage", "The program can’t start the process that judges moves. Please try again later."
        )
    return translate("ExercisePage", "The calculation was cut short. Please try again.")


# Buttons


def main_text(state: State, *, has_more: bool) -> str:
    """The one thing to do now; empty if it is on the table."""
    if state in AFTER_A_MOVE:
        return translate("ExercisePage", "&Undo")
    if state is State.SOLVED and has_more:
        return translate("ExercisePage", "&Next")
    if state is State.SOLVED:
        return translate("ExercisePage", "&Back")
    return translate("ExercisePage", "&Try it myself") if state is State.SHOWN else ""


def offer_buttons(
    plate: ExercisePlate, state: State, exercise: Exercise, *, has_moved: bool, hints: int
) -> None:
    """The quiet buttons, as far as they make sense now; `hints` is how many were given in this position."""
    is_under_way = state in UNDER_WAY
    plate.hint.setText(
        translate("ExercisePage", "Show the mo&ve") if hints else translate("ExercisePage", "H&int")
    )
    plate.hint.setVisible(is_under_way and exercise.gives_hints and hints < 2)
    plate.hint.setEnabled(state is State.ASKED)
    plate.solution.setText(translate("ExercisePage", "Show the &solution"))
    plate.solution.setVisible(exercise.has_solution and (is_under_way or state is State.WRONG))
    plate.solution.setEnabled(state in (State.ASKED, State.WRONG))
    plate.on.setText(translate("ExercisePage", "&Play on"))
    plate.on.setVisible(state is State.UNKNOWN and exercise.goes_on)
    plate.again.setText(translate("ExercisePage", "Start &over"))
    can_repeat = exercise.goes_on or state in (State.SHOWING, State.SOLVED)
    plate.again.setVisible(can_repeat and state is not State.SHOWN)
    is_waiting = state in (State.JUDGING, State.REPLYING)
    plate.again.setEnabled((has_moved and not is_waiting) or state is State.SHOWING)

"""How long training takes to open and to judge: `python tests/bench/training.py [problems a game]`.

Each game's page is opened twice beside the page of settings, and first moves of problems are judged by a real
worker, from the move to the verdict on the page. Times are those of the wall clock and, in brackets, of the
processor for the window's own part.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from random import Random
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shtil_desktop import games
from shtil_desktop.play.profile.settings import AnimationSpeed, Settings
from shtil_desktop.play.profile.training.database import Training
from shtil_desktop.play.worker.client import Thinker
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.requests.worker_requests import WorkerRequests
from shtil_desktop.windows.background.background_training import BackgroundTraining
from shtil_desktop.windows.main_window import MainWindow


def tell(*words: str) -> None:
    sys.stdout.write(" ".join(words) + "\n")
    sys.stdout.flush()


def timed(work: Callable[[], object]) -> str:
    began, cpu = time.perf_counter(), time.process_time()
    work()
    wall, spent = time.perf_counter() - began, time.process_time() - cpu
    return f"{wall * 1000:.0f} ms ({spent * 1000:.0f})"


def open_settings(window: MainWindow) -> None:
    from shtil_desktop.windows.pages.settings_page import SettingsPage

    window.cover(SettingsPage(window.colours, window.settings))
    window.repaint()


def open_page(window: MainWindow, training: BackgroundTraining, game: str) -> None:
    from shtil_desktop.windows.pages.training.page import TrainingPage
    from shtil_desktop.windows.pages.training.problems.problems_section import ListPlace

    window.cover(TrainingPage(window.colours, training, ListPlace(game)))
    window.repaint()


def first_moves(position: Any, dice: Random) -> Iterator[Any]:
    """Some legal moves by chance."""
    openings = position.legal_actions()
    dice.shuffle(openings)
    for opening in openings[:3]:
        yield from islice(position.completions(opening), 1)


def judged(
    window: MainWindow, worker: WorkerRequests, training: BackgroundTraining, game: str, count: int
) -> list[float]:
    """Seconds from a move to what the page says of it."""
    from shtil_desktop.windows.pages.training.exercise.exercise_page import ExercisePage
    from shtil_desktop.windows.pages.training.exercise.exercise_words import UNDER_WAY, State
    from shtil_desktop.windows.pages.training.problems.problem_exercise import ProblemExercise

    shipped = games.load(games.face_of(game).problems).shipped()
    dice, found = Random(1), []
    for problem in shipped[:: max(1, len(shipped) // count)][:count]:
        page = ExercisePage(window.colours, ProblemExercise(problem, 1, training), Speed.OFF)
        page.use(worker)
        window.cover(page)
        for action in first_moves(page.position, dice):
            page.flow.restart()
            began = time.perf_counter()
            page.decide(action)
            while page.state in UNDER_WAY and page.state is not State.ASKED:
                QTest.qWait(1)
            found.append(time.perf_counter() - began)
    return sorted(found)


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    QApplication(sys.argv[:1])
    window = MainWindow(None, Settings(speed=AnimationSpeed.OFF))
    window.resize(1366, 768)
    window.show()
    thinker = Thinker()
    worker = WorkerRequests(thinker)
    window.controller.take_on(worker)
    training = BackgroundTraining(Training(None))
    training.refresh()  # in the program a thread opens the file
    tell("settings, first and again:", *(timed(partial(open_settings, window)) for _ in range(2)))
    for game in games.GAMES:
        tell(
            f"{game}, first and again:",
            *(timed(partial(open_page, window, training, game)) for _ in range(2)),
        )
    for game in games.GAMES:
        seconds = judged(window, worker, training, game, count)
        last = seconds[int(len(seconds) * 0.99)]
        tell(
            f"{game}: {len(seconds)} moves, median {statistics.median(seconds) * 1000:.0f} ms,"
            f" 99 of 100 within {last * 1000:.0f} ms, the longest {seconds[-1] * 1000:.0f} ms"
        )
    thinker.close()


if __name__ == "__main__":
    main()

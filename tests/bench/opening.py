"""How long the window answers nothing while many records are opened, and how long all of them take.

    PYTHONPATH=. python tests/bench/opening.py [--files 500] [--kept 0] [--fsync 0]

`--kept` voyages lie in the folder before, `--fsync` makes each wait for the disk so many milliseconds longer.
The longest time is taken by a timer that is due every two milliseconds, less the time for which the window's
thread waited for a processor.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import shiboken6
from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from shtil_desktop.games.shtil.game import SHTIL
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.match import Match, seating_of
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.settings import AnimationSpeed, Language, Settings
from shtil_desktop.play.profile.statistics.database import Statistics
from shtil_desktop.play.session import Session
from shtil_desktop.windows.background.background_statistics import BackgroundStatistics
from shtil_desktop.windows.background.background_tasks import BackgroundTasks
from shtil_desktop.windows.background.window_writer import WindowWriter
from shtil_desktop.windows.language import Translations
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.navigator import Navigator
from tests.bench.saving import Watch
from tests.games.shtil.players import Style, choose


def records(folder: Path, first: int, count: int) -> list[Path]:
    """Whole voyages alone, one deal after the other."""
    paths = []
    for number in range(first, first + count):
        session = Session(
            Match.begin(SHTIL, Options(Mode.STANDARD, 1), number, seating_of(1, 0, "", [])), None
        )
        dice = Random(number)
        while session.game.result is None:
            session.play(choose(session.game, dice, Style.ORDERLY))
        paths.append(folder / f"20250101-000000-{number:08}.shtil")
        paths[-1].write_text(f"{session.record}\n", encoding="utf-8")
    return paths


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=500)
    parser.add_argument("--kept", type=int, default=0)
    parser.add_argument("--fsync", type=float, default=0, help="milliseconds")
    chosen = parser.parse_args()
    application = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for part in ("matches", "new"):
            (folder / part).mkdir()
        records(folder / "matches", 100_000, chosen.kept)
        paths = records(folder / "new", 1, chosen.files)
        real = os.fsync

        def slow(handle: int) -> None:
            time.sleep(chosen.fsync / 1000)
            real(handle)

        os.fsync = slow  # type: ignore[assignment]
        open_all(application, folder, paths)
    return 0


def open_all(application: QApplication, folder: Path, paths: list[Path]) -> None:
    writer, tasks, statistics = WindowWriter(), BackgroundTasks(), Statistics(None)
    store = Store(folder / "matches", writer=writer)
    window = MainWindow(store, Settings(speed=AnimationSpeed.OFF))
    translations, background = Translations(application, Language.EN), BackgroundStatistics(statistics)
    navigator = Navigator(window, translations, store, background, tasks=tasks)
    window.resize(1366, 768)
    window.show()
    navigator.show_start_page()
    loop, done = QEventLoop(), list[str]()
    navigator.opened_files.finished.connect(done.append)
    for _ in range(20):
        loop.processEvents()
    watch, begun = Watch(), time.perf_counter()
    before_the_last = 0.0
    window.dropped.emit(paths)
    while not done:
        before_the_last = watch.longest
        loop.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 2)
    sys.stdout.write(
        f"{len(paths)} files: {time.perf_counter() - begun:.1f} s, the window answers nothing for"
        f" {1000 * before_the_last:.0f} ms at most\n"
    )
    tasks.close()
    writer.close()
    statistics.close()
    shiboken6.delete(window)  # before the application goes


if __name__ == "__main__":
    sys.exit(main())

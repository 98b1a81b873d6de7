"""What the program's first picture need not wait for: the news, the mates, the matches not yet counted."""

from __future__ import annotations

import contextlib
import gc
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer

from shtil_desktop import program_files
from shtil_desktop.play.profile.matches.index import Index
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.worker.client import Thinker
from shtil_desktop.table.requests.worker_requests import WorkerRequests
from shtil_desktop.table.view import give_speech
from shtil_desktop.windows.background.background_statistics import BackgroundStatistics
from shtil_desktop.windows.background.background_tasks import BackgroundTasks
from shtil_desktop.windows.background.background_training import BackgroundTraining
from shtil_desktop.windows.background.deal_inquiries import DealInquiries
from shtil_desktop.windows.background.index_updater import IndexUpdater
from shtil_desktop.windows.background.window_writer import WindowWriter
from shtil_desktop.windows.navigator import Navigator
from shtil_desktop.windows.platform.second_start import SecondStarts
from shtil_desktop.windows.startup.opening import show_start_page

if TYPE_CHECKING:
    from shtil_desktop.play.profile.known_deals import KnownDeals
    from shtil_desktop.play.profile.statistics.database import Statistics
    from shtil_desktop.play.profile.training.database import Training
    from shtil_desktop.windows.main_window import MainWindow
    from shtil_desktop.windows.startup.opening import Opening

AFTERWARDS: Final = 100
"""Milliseconds from when all is ready to what nobody waits for."""


def complete(opening: Opening, stack: contextlib.ExitStack) -> None:
    """Build all that is behind the picture; the stack holds what is to be done at the end of the program."""
    program = opening.program
    window, style, paths = program.window, program.style, program.paths
    # Ctrl+C ends the program, not whatever Qt has just called in it: at most the last action is lost.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    # First of all: whatever fails below, a second start is answered.
    second_starts = SecondStarts(program.instance, window)
    with _on_its_own():
        style.ask_system()
    window.complete()
    give_speech()
    _complete_start_page(opening)
    with _on_its_own():
        program.instance.tidy(paths.config, paths.data, paths.matches, *paths.own_folders)
    navigator, index_updater = _build_navigator(opening, stack)
    with _on_its_own():
        _start_worker(window, navigator, index_updater, stack)
    with _on_its_own():
        navigator.file_notices.tell_of_start(paths, program.mended)
        navigator.file_notices.heed_language(program.translations)
    if program.file is not None:
        with _on_its_own():
            navigator.open_file(program.file)
    with _on_its_own():
        opening.picture.grant(navigator.go)
        if opening.start is not None and opening.placeholder is not None:
            opening.placeholder.give_way(opening.start)
    _open_door(second_starts, navigator)
    gc.freeze()
    gc.enable()
    QTimer.singleShot(AFTERWARDS, window, lambda: _finish(opening, index_updater, navigator.training.kept))


def _build_navigator(opening: Opening, stack: contextlib.ExitStack) -> tuple[Navigator, IndexUpdater]:
    """The pages, and what is asked and kept for them while the window goes on."""
    program, window, paths = opening.program, opening.program.window, opening.program.paths
    writer = window.writer = WindowWriter(window)
    stack.callback(writer.close)
    store = window.store = Store(paths.matches, Index(paths.matches, paths.index), writer)
    if window.controller.session is not None:
        window.controller.session.keep_in(store)
    tasks = BackgroundTasks(window)
    stack.callback(tasks.close)
    statistics = BackgroundStatistics(lambda: _statistics(paths.statistics), tasks, window)
    stack.callback(statistics.close)
    training = BackgroundTraining(lambda: _training(paths.training), tasks, window)
    stack.callback(training.close)
    index_updater = IndexUpdater(store, statistics, tasks, window)
    stack.callback(index_updater.keep)
    deals = DealInquiries(lambda: _known_deals(paths.deals), tasks, window)
    stack.callback(deals.close)
    navigator = Navigator(
        window, program.translations, store, statistics, paths.data, index_updater, training, deals, tasks
    )
    index_updater.done.connect(navigator.start_page.refresh)
    program.style.changed.connect(navigator.wear)
    if opening.start is not None:
        navigator.start_page.manage(opening.start)
        with _on_its_own():
            navigator.start_page.refresh()
    return navigator, index_updater


def _start_worker(
    window: MainWindow, navigator: Navigator, index_updater: IndexUpdater, stack: contextlib.ExitStack
) -> None:
    """Somebody thinks for mates, hints and reviews from now on."""
    thinker = Thinker()
    stack.callback(thinker.close)
    stack.callback(window.controller.let_go)
    worker = WorkerRequests(thinker, window)
    window.controller.take_on(worker)
    navigator.worker = index_updater.worker = worker


def _complete_start_page(opening: Opening) -> None:
    """Paint what the first picture lacked, or put the page in the place of its picture."""
    if opening.start is not None:
        opening.start.complete()
    elif opening.kept_picture is not None:
        opening.start = show_start_page(opening.program.window)


def _finish(opening: Opening, index_updater: IndexUpdater, training: BackgroundTraining) -> None:
    """What nobody waits for who already plays."""
    from shtil_desktop.windows.platform.memory_release import MemoryRelease

    window = opening.program.window
    with _on_its_own():
        window.controller.warm_up()
    with _on_its_own():
        _follow_reduced_motion(window)
    with _on_its_own():
        _give_icon(window)
        MemoryRelease(window.pages)
    with _on_its_own():
        index_updater.begin()
    with _on_its_own():
        training.refresh()
    with _on_its_own():
        _keep_picture(opening)


def _keep_picture(opening: Opening) -> None:
    """Keep the start page's picture for the next start, if it is still shown."""
    start, kept = opening.start, opening.kept_picture
    if start is not None and kept is not None and start.isVisible():
        kept.keep(start)


def _statistics(path: Path) -> Statistics:
    """Called in the thread that asks them."""
    from shtil_desktop.play.profile.statistics.database import Statistics

    return Statistics(path, opens_later=True)


def _training(path: Path) -> Training:
    """Called in the thread that asks it."""
    from shtil_desktop.play.profile.training.database import Training

    return Training(path)


def _known_deals(path: Path) -> KnownDeals:
    """Called in the thread that asks them."""
    from shtil_desktop.play.profile.known_deals import KnownDeals

    return KnownDeals(path)


@contextlib.contextmanager
def _on_its_own() -> Iterator[None]:
    """If this part fails, that is written down and told, and all others come all the same."""
    try:
        yield
    except Exception as error:
        sys.excepthook(type(error), error, error.__traceback__)


def _give_icon(window: MainWindow) -> None:
    """Give the window its icon, in the sizes of title bars, task bars and switchers."""
    from PySide6.QtGui import QIcon

    icon = QIcon()
    for size in (16, 32, 48, 128):
        icon.addFile(str(program_files.resources() / "icons" / f"shtil-{size}.png"))
    window.setWindowIcon(icon)


def _open_door(second_starts: SecondStarts, navigator: Navigator) -> None:
    """Whatever else is started for, or opened on a Mac, comes to this window."""
    second_starts.called.connect(navigator.receive)
    if sys.platform == "darwin":
        from PySide6.QtWidgets import QApplication

        from shtil_desktop.windows.platform.mac import MacApplication

        application = QApplication.instance()
        assert isinstance(application, MacApplication)
        application.file_wanted.connect(lambda file: navigator.open_file(Path(file)))
        application.listen()


def _follow_reduced_motion(window: MainWindow) -> None:
    from shtil_desktop.windows.platform.reduced_motion import ReducedMotion

    reduced_motion = ReducedMotion(window)
    reduced_motion.told.connect(window.keep_still)
    reduced_motion.ask()

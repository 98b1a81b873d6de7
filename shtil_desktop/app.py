"""The composition root: reads the command line, builds the window, starts Qt."""

from __future__ import annotations

import argparse
import builtins
import contextlib
import gc
import os
import sys
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from shtil_desktop import __version__, places
from shtil_desktop.arguments import begins_on_start_page, call_of, read_arguments, wanted_deal
from shtil_desktop.games.values import value

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from shtil_desktop.play.profile.known_deals import KnownDeals
    from shtil_desktop.play.profile.paths import Paths
    from shtil_desktop.play.profile.settings import Mended, Settings
    from shtil_desktop.play.profile.single_instance import SingleInstance
    from shtil_desktop.play.profile.statistics.database import Statistics
    from shtil_desktop.play.profile.training.database import Training
    from shtil_desktop.table.empty_table import EmptyTable
    from shtil_desktop.windows.background.bookkeeper import Bookkeeper
    from shtil_desktop.windows.language import Translations
    from shtil_desktop.windows.main_window import MainWindow
    from shtil_desktop.windows.navigator import Navigator
    from shtil_desktop.windows.platform.crash_handler import CrashHandler
    from shtil_desktop.windows.platform.second_start import SecondStarts
    from shtil_desktop.windows.start.games_page import GamesPage
    from shtil_desktop.windows.start.page import StartPage
    from shtil_desktop.windows.startup.first_picture import FirstPicture
    from shtil_desktop.windows.style import Style


AFTERWARDS: Final = 100
"""Milliseconds from when all is ready to what nobody waits for."""


@value
class Opening:
    """What is to be told and shown once the first picture is there."""

    picture: FirstPicture
    mended: Mended
    file: Path | None
    instance: SingleInstance


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; Qt is imported only when a window is really wanted."""
    gc.disable()  # until the first picture: there is nothing to collect yet
    chosen = read_arguments(argv)
    places.drop_relative_folders(os.environ)
    if chosen.task is not None:
        return _do_without_a_game(chosen)
    application = _launch_qt()
    application.setApplicationName("shtil-desktop")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(places.DESKTOP_ID)  # so that a dock finds our icon
    return _run(application, chosen)


def _do_without_a_game(chosen: argparse.Namespace) -> int:
    """What the command line asks for without a game."""
    if chosen.task == "check":
        from shtil_desktop.desktop.self_check import self_check

        return self_check(chosen.profile)
    from shtil_desktop.desktop import menu

    code, words = menu.install() if chosen.task == "install" else menu.remove()
    if sys.stdout is not None:
        sys.stdout.write(f"{words}\n")
    return code


def _launch_qt() -> QApplication:
    try:
        from PySide6.QtWidgets import QApplication
    except ImportError as error:
        sys.exit(f"Shtil could not load Qt: {error}")
    # PySide's own import reads the source of every later module, looking for its features: we use none.
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
    if sys.platform == "darwin":
        from shtil_desktop.windows.platform.mac import MacApplication

        return MacApplication(["shtil"])
    return QApplication(["shtil"])


def _run(application: QApplication, chosen: argparse.Namespace) -> int:
    from shtil_desktop.play.profile.paths import find_paths
    from shtil_desktop.play.profile.single_instance import SingleInstance
    from shtil_desktop.windows.platform.crash_handler import CrashHandler

    os.umask(0o077)  # what we write, and what a library writes for us, is the player's alone
    crash_handler = CrashHandler()
    with crash_handler.at_start():
        paths = find_paths(chosen.profile)
        instance = SingleInstance(paths.data)
        if not instance.take():
            return _call_the_other(application, instance, paths, chosen)
        crash_handler.keep_log_in(paths.logs)
        return _open(application, chosen, paths, instance, crash_handler)


def _open(
    application: QApplication,
    chosen: argparse.Namespace,
    paths: Paths,
    instance: SingleInstance,
    crash_handler: CrashHandler,
) -> int:
    from shtil_desktop.play.profile.settings import Mended, load_settings
    from shtil_desktop.windows.language import Translations
    from shtil_desktop.windows.main_window import MainWindow
    from shtil_desktop.windows.startup.first_picture import FirstPicture
    from shtil_desktop.windows.style import Style

    mended = Mended()
    kept = load_settings(paths.settings, mended)
    settings = _for_this_run(kept, chosen)
    translations = Translations(application, settings.language)
    style = Style(application, paths.data, settings.theme)
    window = MainWindow(None, settings, album=paths.album, is_first_picture=True)
    window.wear(style.palette)
    style.changed.connect(window.wear)
    window.settings_changed.connect(lambda changed: style.choose(changed.theme))
    window.settings_changed.connect(lambda changed: translations.choose(changed.language))
    window.settings_changed.connect(
        lambda changed: _keep(paths.settings, _without_run(changed, kept, chosen, window.picked))
    )
    window.take_place()
    start = bare = None
    if begins_on_start_page(chosen):
        start = _show_start_page(window)
    else:
        wanted = wanted_deal(chosen)
        bare = window.show_empty_table(wanted.game, wanted.options)
    window.show()
    crash_handler.tell_in(lambda: window.notices)
    news = Opening(FirstPicture(window, start), mended, chosen.file, instance)
    with contextlib.ExitStack() as stack:
        stack.callback(instance.leave)
        if bare is not None:
            news.picture.painted.connect(lambda: _begin_match(window, bare, chosen))
        if chosen.profile is not None:
            news.picture.painted.connect(lambda: _keep_qt_in(paths.config))
        news.picture.painted.connect(
            lambda: _complete(window, start, translations, style, paths, stack, news)
        )
        return application.exec()


def _keep_qt_in(folder: Path) -> None:
    """Qt's file dialog remembers its folders and columns: in the profile too, if one is asked for."""
    from PySide6.QtCore import QSettings

    for form in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
        QSettings.setPath(form, QSettings.Scope.UserScope, str(folder))


def _show_start_page(window: MainWindow) -> StartPage | GamesPage:
    """Show the start page as it is before there is any news."""
    from datetime import date

    from shtil_desktop.windows.start import make_start_page
    from shtil_desktop.windows.start.news import News

    start = make_start_page(window.colours, News(date.today()), is_first_picture=True)
    window.show_start_page(start)
    return start


def _begin_match(window: MainWindow, bare: EmptyTable, chosen: argparse.Namespace) -> None:
    """Now that the table is seen, the voyage comes to it."""
    from shtil_desktop.table.view import give_speech

    give_speech()
    wanted = wanted_deal(chosen)
    window.new_matches.begin(wanted.game, wanted.options, wanted.number, wanted.seat)
    bare.give_way(window.view)
    window.repaint()  # before the rest is fetched: the cards are on their way


def _for_this_run(settings: Settings, chosen: argparse.Namespace) -> Settings:
    """The settings with what the command line says instead."""
    from shtil_desktop.play.profile.settings import Language, Speed, Theme

    if chosen.lang is not None:
        settings = settings.with_(language=Language(chosen.lang))
    if chosen.theme is not None:
        settings = settings.with_(theme=Theme(chosen.theme))
    return settings if chosen.speed is None else settings.with_(speed=Speed(chosen.speed))


def _without_run(
    settings: Settings, kept: Settings, chosen: argparse.Namespace, picked: Collection[str]
) -> Settings:
    """What is to be remembered: a choice of the command line is for one run, one of the player's is not."""
    for name, for_run in (("language", chosen.lang), ("theme", chosen.theme), ("speed", chosen.speed)):
        if for_run is not None and name not in picked:
            settings = settings.with_(**{name: getattr(kept, name)})
    return settings


def _complete(
    window: MainWindow,
    start: StartPage | GamesPage | None,
    translations: Translations,
    style: Style,
    paths: Paths,
    stack: contextlib.ExitStack,
    news: Opening,
) -> None:
    """What the first picture need not wait for: the news, the table, the mates, voyages not yet counted."""
    import signal

    from PySide6.QtCore import QTimer

    from shtil_desktop.play.profile.matches.index import Index
    from shtil_desktop.play.profile.matches.store import Store
    from shtil_desktop.play.worker.client import Thinker
    from shtil_desktop.table.view import give_speech
    from shtil_desktop.windows.background.background_tasks import BackgroundTasks
    from shtil_desktop.windows.background.bookkeeper import Bookkeeper
    from shtil_desktop.windows.background.deal_desk import DealDesk
    from shtil_desktop.windows.background.statistics_desk import StatisticsDesk
    from shtil_desktop.windows.background.training_desk import TrainingDesk
    from shtil_desktop.windows.navigator import Navigator
    from shtil_desktop.windows.platform.second_start import SecondStarts

    # Ctrl+C ends the program, not whatever Qt has just called in it; all that counts is on disk.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    # First of all: whatever fails below, a second start is answered.
    second_starts = SecondStarts(news.instance, window)
    with _on_its_own():
        style.ask_system()
    window.complete()
    give_speech()
    if start is not None:
        start.complete()
    with _on_its_own():
        news.instance.tidy(paths.config, paths.data, paths.matches, *paths.own_folders)
    store = window.keeper = Store(paths.matches, Index(paths.matches, paths.index))
    if window.controller.session is not None:
        window.controller.session.keep_in(store)
    tasks = BackgroundTasks(window)
    stack.callback(tasks.close)
    statistics = StatisticsDesk(lambda: _statistics(paths.statistics), tasks, window)
    stack.callback(statistics.close)
    training = TrainingDesk(lambda: _training(paths.training), tasks, window)
    stack.callback(training.close)
    bookkeeper = Bookkeeper(store, statistics, tasks, window)
    stack.callback(bookkeeper.keep)
    deals = DealDesk(lambda: _known_deals(paths.deals), tasks, window)
    stack.callback(deals.close)
    navigator = Navigator(window, translations, store, statistics, paths.data, bookkeeper, training, deals)
    bookkeeper.done.connect(navigator.tell)
    style.changed.connect(navigator.wear)
    if start is not None:
        navigator.manage(start)
        with _on_its_own():
            navigator.tell()
    with _on_its_own():
        thinker = Thinker()
        stack.callback(thinker.close)
        stack.callback(window.controller.let_go)
        window.controller.take_on(thinker)
        navigator.thinker = bookkeeper.thinker = thinker
        window.controller.answered.connect(bookkeeper.listen)
    with _on_its_own():
        navigator.file_notices.tell_of_start(paths, news.mended)
        navigator.file_notices.heed_language(translations)
    if news.file is not None:
        with _on_its_own():
            navigator.open_file(news.file)
    with _on_its_own():
        news.picture.grant(navigator.go)
    _open_door(second_starts, navigator)
    gc.freeze()
    gc.enable()
    QTimer.singleShot(AFTERWARDS, window, lambda: _finish(window, bookkeeper))


def _finish(window: MainWindow, bookkeeper: Bookkeeper) -> None:
    """What nobody waits for who already plays."""
    from shtil_desktop.windows.platform.memory_release import MemoryRelease

    with _on_its_own():
        _follow_reduced_motion(window)
    with _on_its_own():
        _give_icon(window)
        MemoryRelease(window.pages)
    with _on_its_own():
        bookkeeper.begin()


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
        icon.addFile(str(places.resources() / "icons" / f"shtil-{size}.png"))
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


def _call_the_other(
    application: QApplication, instance: SingleInstance, paths: Paths, chosen: argparse.Namespace
) -> int:
    """Another program has this profile: it comes to the front, and does what this one was started for."""
    from shtil_desktop.play.profile.settings import load_settings
    from shtil_desktop.windows.language import Translations
    from shtil_desktop.windows.platform.second_start import call_first

    Translations(application, _for_this_run(load_settings(paths.settings), chosen).language)
    return call_first(instance, call_of(chosen))


def _follow_reduced_motion(window: MainWindow) -> None:
    from shtil_desktop.windows.platform.reduced_motion import ReducedMotion

    reduced_motion = ReducedMotion(window)
    reduced_motion.told.connect(window.keep_still)
    reduced_motion.ask()


def _keep(path: Path, settings: Settings) -> None:
    """Settings that can't be written are no reason to fail."""
    from shtil_desktop.play.profile.settings import save_settings

    with contextlib.suppress(OSError):
        save_settings(path, settings)

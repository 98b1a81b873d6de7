"""The composition root: reads the command line, builds the window, starts Qt."""

from __future__ import annotations

import argparse
import builtins
import contextlib
import gc
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from shtil_desktop import __version__, places

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from shtil_desktop.games.shtil.options import Options
    from shtil_desktop.voyage.paths import Paths
    from shtil_desktop.voyage.settings import Mended, Settings
    from shtil_desktop.windows.harbour import Harbour
    from shtil_desktop.windows.language import Translations
    from shtil_desktop.windows.main_window import MainWindow
    from shtil_desktop.windows.style import Style

MODES = ("standard", "arch", "sun-moon", "pyramid", "competitive")


@dataclass(frozen=True, slots=True)
class Opening:
    """What is to be told and shown once the first picture is there."""

    mended: Mended
    file: Path | None


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; Qt is imported only when a window is really wanted."""
    chosen = read_arguments(argv)
    if chosen.ashore is not None:
        return _stay_ashore(chosen)
    gc.disable()  # until the first picture: there is nothing to collect yet
    application = _launch_qt()
    application.setApplicationName("shtil-desktop")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(places.DESKTOP_ID)  # so that a dock finds our icon
    return _run(application, chosen)


def _stay_ashore(chosen: argparse.Namespace) -> int:
    """What the command line asks for without a game."""
    if chosen.ashore == "check":
        from shtil_desktop.shore.selfcheck import self_check

        return self_check(chosen.profile)
    from shtil_desktop.shore import menu

    code, words = menu.install() if chosen.ashore == "install" else menu.remove()
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
    return QApplication(["shtil"])


def _begins_in_harbour(chosen: argparse.Namespace) -> bool:
    return chosen.deal is None and chosen.mode is None and chosen.number is None


def _run(application: QApplication, chosen: argparse.Namespace) -> int:
    from shtil_desktop.voyage.paths import find_paths
    from shtil_desktop.voyage.settings import Mended, load_settings
    from shtil_desktop.windows.language import Translations
    from shtil_desktop.windows.main_window import MainWindow
    from shtil_desktop.windows.style import Style

    paths = find_paths(chosen.profile)
    mended = Mended()
    kept = load_settings(paths.settings, mended)
    settings = _for_this_run(kept, chosen)
    translations = Translations(application, settings.language)
    style = Style(application, paths.data, settings.theme)
    window = MainWindow(None, settings, album=paths.album)
    window.wear(style.palette)
    style.changed.connect(window.wear)
    window.settings_changed.connect(lambda changed: style.choose(changed.theme))
    window.settings_changed.connect(lambda changed: translations.choose(changed.language))
    window.settings_changed.connect(
        lambda changed: _keep(paths.settings, _without_run(changed, kept, chosen))
    )
    window.take_place()
    harbour = None
    if _begins_in_harbour(chosen):
        harbour = _moor(window)
    else:
        _set_sail(window, chosen)
    news = Opening(mended, chosen.file)
    with contextlib.ExitStack() as stack:
        _when_painted(lambda: _complete(window, harbour, translations, style, paths, stack, news))
        return application.exec()


def _moor(window: MainWindow) -> Harbour:
    """Show the harbour as it is before there is any news."""
    from datetime import date

    from shtil_desktop.windows.harbour import Harbour, News

    harbour = Harbour(window.colours, News(date.today()), is_first_picture=True)
    window.moor(harbour)
    window.show()
    return harbour


def _set_sail(window: MainWindow, chosen: argparse.Namespace) -> None:
    from shtil_desktop.table.view import give_speech
    from shtil_desktop.voyage.codes import decode

    give_speech()
    window.show()  # first, so that the table is laid out once, for the size that it has
    if chosen.deal is not None:
        shared = decode(chosen.deal)
        window.set_sail(shared.options, shared.number)
    else:
        window.set_sail(_options(chosen), chosen.number)


def _for_this_run(settings: Settings, chosen: argparse.Namespace) -> Settings:
    """The settings with what the command line says instead."""
    from shtil_desktop.voyage.settings import Language, Speed, Theme

    if chosen.lang is not None:
        settings = settings.with_(language=Language(chosen.lang))
    if chosen.theme is not None:
        settings = settings.with_(theme=Theme(chosen.theme))
    return settings if chosen.speed is None else settings.with_(speed=Speed(chosen.speed))


def _without_run(settings: Settings, kept: Settings, chosen: argparse.Namespace) -> Settings:
    """What is to be remembered: a choice of the command line is for one run."""
    if chosen.lang is not None and settings.language.value == chosen.lang:
        settings = settings.with_(language=kept.language)
    if chosen.theme is not None and settings.theme.value == chosen.theme:
        settings = settings.with_(theme=kept.theme)
    if chosen.speed is not None and settings.speed.value == chosen.speed:
        settings = settings.with_(speed=kept.speed)
    return settings


def _when_painted(act: Callable[[], None]) -> None:
    from PySide6.QtCore import QTimer

    QTimer.singleShot(50, act)


def _complete(
    window: MainWindow,
    harbour: Harbour | None,
    translations: Translations,
    style: Style,
    paths: Paths,
    stack: contextlib.ExitStack,
    news: Opening,
) -> None:
    """What the first picture need not wait for: the news, the table, the mates, voyages not yet counted."""
    from shtil_desktop.table.view import give_speech
    from shtil_desktop.voyage.statistics import Statistics
    from shtil_desktop.voyage.store import Store
    from shtil_desktop.voyage.thinker import Thinker
    from shtil_desktop.windows.quay import Quay

    gc.freeze()
    gc.enable()
    give_speech()
    if harbour is not None:
        harbour.complete()
    store = window.keeper = Store(paths.voyages)
    if window.helm.session is not None:
        window.helm.session.keep_in(store)
    statistics = Statistics(paths.statistics)
    stack.callback(statistics.close)
    quay = Quay(window, translations, store, statistics, paths.first_voyage)
    style.changed.connect(quay.wear)
    if harbour is not None:
        quay.manage(harbour)
        quay.tell()
    thinker = Thinker()
    stack.callback(thinker.close)
    stack.callback(window.helm.let_go)
    window.helm.take_on(thinker)
    quay.thinker = thinker
    _heed_stillness(window)
    with contextlib.suppress(OSError):
        statistics.catch_up(store)
    quay.troubles.tell_of_start(paths, news.mended)
    quay.tell()
    if news.file is not None:
        quay.open_file(news.file)


def _heed_stillness(window: MainWindow) -> None:
    from shtil_desktop.windows.stillness import Stillness

    stillness = Stillness(window)
    stillness.told.connect(window.keep_still)
    stillness.ask()


def _keep(path: Path, settings: Settings) -> None:
    """Settings that can't be written are no reason to fail."""
    from shtil_desktop.voyage.settings import save_settings

    with contextlib.suppress(OSError):
        save_settings(path, settings)


def read_arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="shtil", description="Play the quiet card game Shtil.")
    parser.add_argument("--version", action="version", version=f"Shtil Desktop {__version__}")
    parser.add_argument("--mode", choices=MODES, help="set sail at once, in this mode")
    parser.add_argument("--seats", type=int, choices=range(1, 6), help="default 3, competitive 2")
    parser.add_argument("--number", type=int, metavar="K", help="the deal's number; without it any deal")
    parser.add_argument(
        "--removed", type=int, default=0, metavar="N", help="fewer islands: 4, 6, 8, 10 or 12"
    )
    parser.add_argument("--reefs", action="store_true", help="jagged reefs")
    parser.add_argument("--monsters", type=int, default=0, metavar="N", help="sea monsters: 3, 4 or 5")
    parser.add_argument("--storms", action="store_true", help="storm and compass")
    parser.add_argument("--wilds", type=int, default=0, metavar="N", help="wild cards: 1 or 2")
    parser.add_argument("--deal", metavar="CODE", help="set sail at once with a shared deal")
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="open the record of a voyage")
    parser.add_argument("--open", type=Path, metavar="FILE", help="the same")
    parser.add_argument("--lang", choices=("ru", "de", "en"), help="the language of this run")
    parser.add_argument("--theme", choices=("light", "dark", "contrast"), help="the theme of this run")
    parser.add_argument("--speed", choices=("off", "fast", "normal", "slow"), help="the motion of this run")
    parser.add_argument("--profile", type=Path, metavar="FOLDER", help="keep everything in this folder")
    _add_what_is_done_ashore(parser.add_mutually_exclusive_group())
    chosen = parser.parse_args(argv)
    chosen.file = chosen.open or chosen.file
    try:
        if any((chosen.mode, chosen.seats, chosen.removed, chosen.reefs, chosen.monsters)) or (
            chosen.storms or chosen.wilds
        ):
            _options(chosen)
        if chosen.deal is not None:
            _check_code(chosen.deal)
        if chosen.number is not None and not 0 <= chosen.number < 1 << 63:
            raise ValueError("a deal's number is from 0 to 2^63 - 1")
    except ValueError as error:
        parser.error(str(error))
    return chosen


def _add_what_is_done_ashore(group: argparse._MutuallyExclusiveGroup) -> None:
    for flag, what, words in (
        ("--self-check", "check", "tell in a few lines what works, for a report"),
        ("--install-desktop", "install", "put Shtil into your menu and let it open .shtil files"),
        ("--remove-desktop", "remove", "take Shtil out of your menu again"),
    ):
        group.add_argument(flag, dest="ashore", action="store_const", const=what, help=words)


def _check_code(text: str) -> None:
    from shtil_desktop.voyage.codes import decode

    decode(text)


def _options(chosen: argparse.Namespace) -> Options:
    from shtil_desktop.games.shtil.options import Mode, Options

    mode = Mode(chosen.mode or MODES[0])
    usual = 2 if mode is Mode.COMPETITIVE else 3
    return Options(
        mode=mode,
        seats=chosen.seats or usual,
        removed=chosen.removed,
        reefs=chosen.reefs,
        monsters=chosen.monsters,
        storms=chosen.storms,
        wilds=chosen.wilds,
    )

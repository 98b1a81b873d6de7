"""The composition root: reads the command line, builds the window, starts Qt."""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from shtil_desktop import __version__

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from shtil_desktop.games.shtil.options import Options
    from shtil_desktop.voyage.settings import Settings
    from shtil_desktop.windows.main_window import MainWindow

MODES = ("standard", "arch", "sun-moon", "pyramid", "competitive")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; Qt is imported only when a window is really wanted."""
    chosen = _read_arguments(argv)
    try:
        from PySide6.QtWidgets import QApplication
    except ImportError as error:
        sys.exit(f"Shtil could not load Qt: {error}")
    application = QApplication(["shtil"])
    application.setApplicationName("shtil-desktop")
    application.setApplicationDisplayName("Shtil")
    application.setApplicationVersion(__version__)
    return _run(application, chosen)


def _run(application: QApplication, chosen: argparse.Namespace) -> int:
    from shtil_desktop.table.view import give_speech
    from shtil_desktop.voyage.paths import find_paths
    from shtil_desktop.voyage.settings import load_settings
    from shtil_desktop.voyage.store import Store
    from shtil_desktop.windows.main_window import MainWindow
    from shtil_desktop.windows.style import Style

    give_speech()
    paths = find_paths(chosen.profile)
    settings = load_settings(paths.settings)
    style = Style(application, paths.data, settings.theme)
    window = MainWindow(Store(paths.voyages), settings)
    window.wear(style.palette)
    style.changed.connect(window.wear)
    window.settings_changed.connect(lambda changed: style.choose(changed.theme))
    window.settings_changed.connect(lambda changed: _keep(paths.settings, changed))
    window.take_place()
    window.show()  # first, so that the table is laid out once, for the size that it has
    window.set_sail(_options(chosen), chosen.number)
    with contextlib.ExitStack() as stack:
        _when_painted(lambda: _complete(window, stack))
        return application.exec()


def _when_painted(act: Callable[[], None]) -> None:
    from PySide6.QtCore import QTimer

    QTimer.singleShot(50, act)


def _complete(window: MainWindow, stack: contextlib.ExitStack) -> None:
    """What the first picture need not wait for: the mates."""
    from shtil_desktop.voyage.thinker import Thinker

    thinker = Thinker()
    stack.callback(thinker.close)
    stack.callback(window.helm.let_go)
    window.helm.take_on(thinker)


def _keep(path: Path, settings: Settings) -> None:
    """Settings that can't be written are no reason to fail."""
    from shtil_desktop.voyage.settings import save_settings

    with contextlib.suppress(OSError):
        save_settings(path, settings)


def _read_arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="shtil", description="Play the quiet card game Shtil.")
    parser.add_argument("--version", action="version", version=f"Shtil Desktop {__version__}")
    parser.add_argument("--mode", choices=MODES, default=MODES[0])
    parser.add_argument("--seats", type=int, choices=range(1, 6), help="default 3, competitive 2")
    parser.add_argument("--number", type=int, metavar="K", help="the deal's number; without it any deal")
    parser.add_argument(
        "--removed", type=int, default=0, metavar="N", help="fewer islands: 4, 6, 8, 10 or 12"
    )
    parser.add_argument("--reefs", action="store_true", help="jagged reefs")
    parser.add_argument("--monsters", type=int, default=0, metavar="N", help="sea monsters: 3, 4 or 5")
    parser.add_argument("--storms", action="store_true", help="storm and compass")
    parser.add_argument("--wilds", type=int, default=0, metavar="N", help="wild cards: 1 or 2")
    parser.add_argument("--profile", type=Path, metavar="FOLDER", help="keep everything in this folder")
    chosen = parser.parse_args(argv)
    try:
        _options(chosen)
        if chosen.number is not None and not 0 <= chosen.number < 1 << 63:
            raise ValueError("a deal's number is from 0 to 2^63 - 1")
    except ValueError as error:
        parser.error(str(error))
    return chosen


def _options(chosen: argparse.Namespace) -> Options:
    from shtil_desktop.games.shtil.options import Mode, Options

    mode = Mode(chosen.mode)
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

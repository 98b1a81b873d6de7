"""The composition root: reads the command line, builds the window, starts Qt."""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from shtil_desktop import __version__

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.options import Options
    from shtil_desktop.table.helm import Thinking
    from shtil_desktop.voyage.session import Keeper, Session
    from shtil_desktop.windows.main_window import MainWindow

NAMES = ("Anna", "Boris", "Clara", "David")
MODES = ("standard", "arch", "sun-moon", "pyramid", "competitive")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; Qt is imported only when a window is really wanted."""
    chosen = _read_arguments(argv)
    try:
        from PySide6.QtWidgets import QApplication
    except ImportError as error:
        sys.exit(f"Shtil could not load Qt: {error}")
    from shtil_desktop.voyage.paths import find_paths
    from shtil_desktop.voyage.settings import load_settings, save_settings
    from shtil_desktop.voyage.store import Store
    from shtil_desktop.voyage.thinker import Thinker

    application = QApplication(["shtil"])
    application.setApplicationName("shtil-desktop")
    application.setApplicationDisplayName("Shtil")
    application.setApplicationVersion(__version__)
    paths = find_paths(chosen.profile)
    settings = load_settings(paths.settings)
    thinker = Thinker()
    try:
        window = build_window(thinker, Store(paths.voyages))
        window.remember(settings.geometry)
        window.show()
        window.set_sail(_options(chosen), chosen.number)
        code = application.exec()
        with contextlib.suppress(OSError):  # a place that can't be kept is no reason to fail
            save_settings(paths.settings, settings.with_(geometry=window.place))
    finally:
        thinker.close()
    return code


def build_window(thinker: Thinking, keeper: Keeper | None = None) -> MainWindow:
    """The window with its crew; nothing is shown yet."""
    from shtil_desktop.windows.main_window import MainWindow

    return MainWindow(lambda options, number: _session(options, number, keeper), thinker)


def _session(options: Options, number: int | None, keeper: Keeper | None) -> Session:
    """A new voyage: the player in the first seat, deckhands in the others."""
    import secrets

    from shtil_desktop.voyage.logbook import Sailor, Voyage, crew_of
    from shtil_desktop.voyage.session import Session

    deal = secrets.randbelow(1_000_000) + 1 if number is None else number
    mates = [Sailor(name, "deckhand") for name in NAMES]
    crew = crew_of(options.seats, 0, _player_name(), mates)
    return Session(Voyage.set_sail(options, deal, crew), keeper)


def _player_name() -> str:
    from PySide6.QtCore import QCoreApplication

    return QCoreApplication.translate("app", "You")


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

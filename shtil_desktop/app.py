"""The composition root: reads the command line, builds the window, starts Qt."""

from __future__ import annotations

import argparse
import builtins
import contextlib
import gc
import os
import sys
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from shtil_desktop import __version__, program_files
from shtil_desktop.arguments import begins_on_start_page, call_of, read_arguments, wanted_deal

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from shtil_desktop.play.profile.paths import Paths
    from shtil_desktop.play.profile.settings import Settings
    from shtil_desktop.play.profile.single_instance import SingleInstance
    from shtil_desktop.windows.main_window import MainWindow
    from shtil_desktop.windows.platform.crash_handler import CrashHandler
    from shtil_desktop.windows.startup.opening import Opening


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; Qt is imported only when a window is really wanted."""
    gc.disable()  # until the first picture: there is nothing to collect yet
    chosen = read_arguments(argv)
    program_files.drop_relative_folders(os.environ)
    if chosen.task is not None:
        return _do_without_a_game(chosen)
    application = _launch_qt()
    application.setApplicationName("shtil-desktop")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(program_files.DESKTOP_ID)  # so that a dock finds our icon
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
    from shtil_desktop.windows.startup.opening import Program, begin_match, open_start_page, open_table
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
        lambda changed: _keep(window, paths.settings, _without_run(changed, kept, chosen, window.picked))
    )
    window.take_place()
    program = Program(window, translations, style, paths, instance, mended, chosen.file)
    wanted = None if begins_on_start_page(chosen) else wanted_deal(chosen)
    opening = open_start_page(program) if wanted is None else open_table(program, wanted.game, wanted.options)
    crash_handler.tell_in(lambda: window.notices)
    with contextlib.ExitStack() as stack:
        stack.callback(instance.leave)
        if wanted is not None:
            match = (wanted.game, wanted.options, wanted.number, wanted.seat)
            opening.picture.painted.connect(lambda: begin_match(opening, *match))
        if chosen.profile is not None:
            opening.picture.painted.connect(lambda: _keep_qt_in(paths.config))
        opening.picture.painted.connect(lambda: _complete(opening, stack))
        return application.exec()


def _complete(opening: Opening, stack: contextlib.ExitStack) -> None:
    """Now that something is seen, fetch the rest."""
    from shtil_desktop.windows.startup.completion import complete

    complete(opening, stack)


def _keep_qt_in(folder: Path) -> None:
    """Qt's file dialog remembers its folders and columns: in the profile too, if one is asked for."""
    from PySide6.QtCore import QSettings

    for form in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
        QSettings.setPath(form, QSettings.Scope.UserScope, str(folder))


def _for_this_run(settings: Settings, chosen: argparse.Namespace) -> Settings:
    """The settings with what the command line says instead."""
    from shtil_desktop.play.profile.settings import AnimationSpeed, Language, Theme

    if chosen.lang is not None:
        settings = settings.with_(language=Language(chosen.lang))
    if chosen.theme is not None:
        settings = settings.with_(theme=Theme(chosen.theme))
    return settings if chosen.speed is None else settings.with_(speed=AnimationSpeed(chosen.speed))


def _without_run(
    settings: Settings, kept: Settings, chosen: argparse.Namespace, picked: Collection[str]
) -> Settings:
    """What is to be remembered: a choice of the command line is for one run, one of the player's is not."""
    for name, for_run in (("language", chosen.lang), ("theme", chosen.theme), ("speed", chosen.speed)):
        if for_run is not None and name not in picked:
            settings = settings.with_(**{name: getattr(kept, name)})
    return settings


def _call_the_other(
    application: QApplication, instance: SingleInstance, paths: Paths, chosen: argparse.Namespace
) -> int:
    """Another program has this profile: it comes to the front, and does what this one was started for."""
    from shtil_desktop.play.profile.settings import load_settings
    from shtil_desktop.windows.language import Translations
    from shtil_desktop.windows.platform.second_start import call_first

    Translations(application, _for_this_run(load_settings(paths.settings), chosen).language)
    return call_first(instance, call_of(chosen))


def _keep(window: MainWindow, path: Path, settings: Settings) -> None:
    """Have the settings written; if that can't be done it is no reason to fail."""
    from shtil_desktop.play.profile.settings import save_settings

    window.write(lambda: save_settings(path, settings))

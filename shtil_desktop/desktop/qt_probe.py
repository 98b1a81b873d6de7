"""The part of the self-check that needs Qt, run in a process of its own: Qt may end it at any time."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING, Final

from shtil_desktop import program_files
from shtil_desktop.desktop.findings import Finding, bad, note, ok, short

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

LANGUAGES: Final = ("ru", "de", "en")
UNLOADABLE: Final = "can't be loaded, a library may be missing"
FEWEST_COLOURS: Final = 40
"""A start page that is really painted has hundreds."""


def look(connection: Connection, platform: str, words: str) -> None:
    """Tell one finding after another, then None."""
    _write_last_words_to(words)
    if platform:
        os.environ["QT_QPA_PLATFORM"] = platform
    try:
        for finding in _findings():
            connection.send(finding)
        connection.send(None)
    finally:
        connection.close()


def _write_last_words_to(path: str) -> None:
    """What Qt says before it ends the process goes into a file, not between our lines."""
    file = os.open(path, os.O_WRONLY | os.O_APPEND)
    os.dup2(file, 2)
    os.close(file)


def _findings() -> Iterator[Finding]:
    try:
        from PySide6.QtWidgets import QApplication
    except ImportError as error:
        yield bad("qt", f"{UNLOADABLE}: {error}")
        return
    application = QApplication(["shtil"])
    looks: tuple[tuple[str, Callable[[QApplication], Finding]], ...] = (
        ("qt", look_at_qt),
        ("fonts", look_at_fonts),
        ("translations", lambda _: look_at_translations(program_files.translations())),
        ("theme", look_at_theme),
        ("window", look_at_window),
        ("sound", lambda _: look_at_sound()),
    )
    for subject, at in looks:
        try:
            yield at(application)
        except Exception as error:
            yield bad(subject, f"{type(error).__name__}: {error}")


def look_at_qt(application: QApplication) -> Finding:
    import PySide6
    from PySide6.QtCore import qVersion

    screen = application.primaryScreen()
    size = screen.size()
    where = f"{size.width()}×{size.height()} at {screen.devicePixelRatio():g}"
    return ok(
        "qt", f"{qVersion()}, PySide6 {PySide6.__version__}, platform {application.platformName()}, {where}"
    )


def look_at_fonts(application: QApplication) -> Finding:
    """Whether there are letters to write all three languages with."""
    from PySide6.QtGui import QFontDatabase, QFontInfo, QRawFont

    family = QFontInfo(application.font()).family()
    if QRawFont.fromFont(application.font()).supportsCharacter(ord("Ж")):
        return ok("fonts", f"{family} has Cyrillic")
    others = QFontDatabase.families(QFontDatabase.WritingSystem.Cyrillic)
    if others:
        return ok("fonts", f"{family} has no Cyrillic, {others[0]} will stand in")
    return bad("fonts", f"no font with Cyrillic ({family or 'no font at all'}): install DejaVu or Noto")


def look_at_translations(folder: Path) -> Finding:
    """Whether the compiled texts are there and say something; English only needs its plurals."""
    from PySide6.QtCore import QTranslator

    missing = []
    for language in LANGUAGES:
        translator = QTranslator()
        if not translator.load(f"shtil_{language}", str(folder)) or translator.isEmpty():
            missing.append(language)
    if missing:
        return bad("translations", f"not found: {', '.join(missing)} (looked in {short(folder)})")
    return ok("translations", ", ".join(LANGUAGES))


def look_at_theme(application: QApplication) -> Finding:
    from shtil_desktop.table.theme import DAY, NIGHT
    from shtil_desktop.windows.style_sheet import sheet_of

    empty = [palette.name for palette in (DAY, NIGHT) if not sheet_of(palette, None)]
    if empty:
        return bad("theme", f"no style sheet for {', '.join(empty)}; the window is plain but works")
    return ok("theme", "light and dark")


def look_at_window(application: QApplication) -> Finding:
    """Paint the start page without showing it, and see whether there is a picture."""
    from datetime import date

    from PySide6.QtCore import Qt

    from shtil_desktop.play.profile.settings import Settings
    from shtil_desktop.windows.main_window import MainWindow
    from shtil_desktop.windows.start_page.news import News
    from shtil_desktop.windows.start_page.page import StartPage

    window = MainWindow(None, Settings())
    window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    window.show_start_page(StartPage(window.colours, News(date.today())))
    window.show()
    image = window.grab().toImage()
    seen = {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}
    window.close()
    size = f"{image.width()}×{image.height()}"
    if len(seen) < FEWEST_COLOURS:
        return bad("window", f"the start page is not painted ({size}, {len(seen)} colours)")
    return ok("window", f"the start page is painted, {size}")


def look_at_sound() -> Finding:
    """Sound is a matter of taste: its absence is told, not counted."""
    if find_spec("PySide6.QtMultimedia") is None:
        return note("sound", "none: Qt's part for it (PySide6-Addons) is not there")
    try:
        from PySide6.QtMultimedia import QMediaDevices
    except ImportError as error:
        return note("sound", f"none: {error}")
    devices = len(QMediaDevices.audioOutputs())
    return ok("sound", f"{devices} device(s)") if devices else note("sound", "no device to play on")

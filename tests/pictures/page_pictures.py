"""Pictures of every page in every language, theme and size: `python tests/pictures/page_pictures.py OUT_DIR`.

Names of pages after the folder make only those, names of languages and themes (`de dark`) only these. With
`--sharp` they are 2560×1440 pixels at two to one, else 1024×640 and 1366×768.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["QT_SCALE_FACTOR"] = "2" if "--sharp" in sys.argv else "1"

from PySide6.QtCore import QLocale, QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from shtil_desktop.games.base import Result
from shtil_desktop.games.shtil.new_voyage import NewVoyage
from shtil_desktop.games.shtil.pages.lessons.guide import Tutor
from shtil_desktop.games.shtil.pages.new_voyage.mode_tiles import ModeTile
from shtil_desktop.games.shtil.pages.new_voyage.page import NewVoyagePage
from shtil_desktop.games.shtil.pages.underway import underway as underway_of
from shtil_desktop.games.shtil.rules.actions import Give, PlayIsland
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.profile.settings import AnimationSpeed, Language, Settings, Theme
from shtil_desktop.play.profile.statistics.database import Statistics
from shtil_desktop.play.profile.statistics.figures import PLAYED_ON, Finished
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.background.background_statistics import BackgroundStatistics
from shtil_desktop.windows.language import Translations
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.pages.about import AboutPage
from shtil_desktop.windows.pages.calendar.page import CalendarPage
from shtil_desktop.windows.pages.rules.page import RulesPage
from shtil_desktop.windows.pages.settings_page import SettingsPage
from shtil_desktop.windows.pages.shortcuts_page import ShortcutsPage
from shtil_desktop.windows.pages.statistics.page import StatisticsPage
from shtil_desktop.windows.pages.training.board_pictures import BoardPictures
from shtil_desktop.windows.pages.words import trouble_words
from shtil_desktop.windows.start_page.news import News
from shtil_desktop.windows.start_page.page import StartPage
from shtil_desktop.windows.style import Style
from tests.pictures import (
    difficulty_pages,
    mistake_pages,
    qwirkle_pages,
    shkap_pages,
    training_pages,
    voyage_pages,
)

SIZES = (QSize(1280, 720),) if "--sharp" in sys.argv else (QSize(1024, 640), QSize(1366, 768))

LANGUAGES = (Language.EN, Language.DE, Language.RU)
THEMES = (Theme.LIGHT, Theme.DARK, Theme.CONTRAST)

Choice = TypeVar("Choice", bound=StrEnum)

SETTLING, LONG_TEXT = 30, 400
"""Milliseconds until a page has come to rest; the rules are laid out bit by bit."""


def start_page(palette: Palette) -> QWidget:
    """With a voyage under way."""
    lying = {
        0: 3,
        1: 7,
        4: 12,
        8: 20,
        10: 24,
        13: 30,
        16: 38,
        18: 41,
        20: 46,
        23: 54,
        24: 55,
        27: 62,
        30: 66,
        33: 72,
        35: 79,
    }
    numbers = [lying.get(cell) for cell in range(36)]
    underway = underway_of(Options(Mode.STANDARD, seats=3), 20431, numbers)
    return StartPage(palette, News(date(2026, 11, 16), underway, "shtil"))


def new_voyage(palette: Palette) -> QWidget:
    page = NewVoyagePage(palette, NewVoyage(Options(Mode.STANDARD, seats=5, monsters=4, reefs=True)))
    page.show_chosen(page.chosen, 20431)
    return page


def new_voyage_fewer(palette: Palette) -> QWidget:
    """What does not go together is explained."""
    return NewVoyagePage(palette, NewVoyage(Options(Mode.STANDARD, seats=3, removed=8)))


def new_voyage_rivals(palette: Palette) -> QWidget:
    return NewVoyagePage(palette, NewVoyage(Options(Mode.COMPETITIVE, seats=2)))


def new_voyage_wrong_code(palette: Palette) -> QWidget:
    page = NewVoyagePage(palette, NewVoyage(Options(Mode.STANDARD, seats=2)))
    page.show_chosen(page.chosen, 24)
    page.deal.entry.setText("0848-KYFC-2")
    page.deal.entry.textEdited.emit(page.deal.entry.text())
    return page


def new_voyage_arch(palette: Palette) -> QWidget:
    return NewVoyagePage(palette, NewVoyage(Options(Mode.ARCH, seats=2)))


def settings_page(palette: Palette) -> QWidget:
    return SettingsPage(palette, Settings(numeral_scale=1.3))


def shortcuts_page(palette: Palette) -> QWidget:
    return ShortcutsPage(palette, {"discard": "Backspace"})


def rules(palette: Palette) -> QWidget:
    return RulesPage(palette, QLocale().name()[:2])


def rules_price(palette: Palette) -> QWidget:
    page = RulesPage(palette, QLocale().name()[:2])
    page.show_anchor("price")
    return page


def rules_at(anchor: str) -> Callable[[Palette], QWidget]:
    def make(palette: Palette) -> QWidget:
        page = RulesPage(palette, QLocale().name()[:2])
        page.show_anchor(anchor)
        return page

    return make


def rules_search(palette: Palette) -> QWidget:
    page = RulesPage(palette, QLocale().name()[:2])
    page.search.setText("18")
    return page


def a_voyage(at: int) -> Finished:
    """Of a made-up year."""
    modes = (Mode.STANDARD, Mode.STANDARD, Mode.ARCH, Mode.STANDARD, Mode.SUN_MOON, Mode.PYRAMID)
    is_won = at * 37 % 100 < 30 + at // 2
    lost = tuple(cell % 28 for cell in (at, at * 2, at * at, 20, 21))
    return Finished(
        game="shtil",
        id=str(at),
        finished=datetime(2026, 6, 1, tzinfo=UTC) + timedelta(days=at * 2),
        options=Options(modes[at % 6], 1 + at % 3),
        number=at,
        result=Result.WON if is_won else Result.LOST,
        reason="finish" if is_won else "no-move",
        actions=60 + at * 7 % 30,
        used_undo=at % 5 == 0,
        hints_used=at % 4,
        is_repeat=False,
        daily=None,
        figures={"cards_left": at % 9, "lost_cells": () if is_won else lost},
    )


def sailed(count: int) -> BackgroundStatistics:
    kept = Statistics(None)
    kept.add([a_voyage(at) for at in range(count)])
    return BackgroundStatistics(kept)


def statistics(palette: Palette) -> QWidget:
    return StatisticsPage(palette, sailed(90))


def statistics_played_on(palette: Palette) -> QWidget:
    """Three voyages were played on from a replay: they are counted apart."""
    kept = Statistics(None)
    voyages = [a_voyage(at) for at in range(90)]
    apart = [replace(one, figures={**one.figures, PLAYED_ON: 1}) for one in voyages[:3]]
    kept.add([*apart, *voyages[3:]])
    return StatisticsPage(palette, BackgroundStatistics(kept))


def statistics_empty(palette: Palette) -> QWidget:
    return StatisticsPage(palette, sailed(0))


def statistics_sifted(palette: Palette) -> QWidget:
    """A choice that no voyage matches."""
    page = StatisticsPage(palette, sailed(90))
    page.filters.own[1].setCurrentIndex(5)
    page.refresh()
    return page


def statistics_damaged(palette: Palette) -> QWidget:
    """Some rows can't be read."""
    kept = Statistics(None)
    kept.add([a_voyage(at) for at in range(90)])
    kept._file.do(lambda base: base.execute("UPDATE matches SET hints_used = NULL WHERE number < 3"))
    return StatisticsPage(palette, BackgroundStatistics(kept))


def statistics_reset(palette: Palette) -> QWidget:
    page = StatisticsPage(palette, sailed(90))
    page.reset.click()
    return page


def notices(palette: Palette) -> QWidget:
    """The start page with all that can be wrong with a profile."""
    window = MainWindow(None, Settings(speed=AnimationSpeed.OFF))
    window.wear(palette)
    window.show_start_page(start_page(palette))
    folder = Path.home() / ".local" / "share" / "shtil-desktop"
    for at, say in enumerate(
        (
            lambda: trouble_words.passing_text(folder),
            lambda: trouble_words.broken_text([folder / "voyages" / "20261116-101500-1a2b3c4d.shtil.broken"]),
            lambda: trouble_words.file_trouble_text(Path("holiday.shtil"), ValueError()),
        )
    ):
        window.notices.tell(str(at), say)
    return window


def calendar(palette: Palette) -> QWidget:
    today = date(2026, 11, 16)
    days = [today - timedelta(days=back) for back in range(1, 40) if back % 6]
    return CalendarPage(
        palette, today, {day: Result.LOST if day.day % 5 == 0 else Result.WON for day in days}, {today}
    )


def lesson(palette: Palette, step: int = 4) -> QWidget:
    """The main window with a lesson of the first voyage."""
    window = MainWindow(None, Settings(speed=AnimationSpeed.OFF))
    window.wear(palette)
    tutor = Tutor(window, None)
    window.show_table()
    window.resize(SIZES[0])
    window.show()
    tutor.show_step(step, after_praise=step > 0)
    return window


def lesson_refused(palette: Palette) -> QWidget:
    """Another move than the one that is taught."""
    window = lesson(palette, 10)
    assert isinstance(window, MainWindow)
    window.controller.decide(PlayIsland(65, 27, 65, 1, (28,)))
    return window


def lesson_done(palette: Palette) -> QWidget:
    window = lesson(palette, 9)
    assert isinstance(window, MainWindow)
    window.controller.decide(Give(8, (1, 2, 9, 33, 58, 63, 12, 70)))
    return window


PAGES: dict[str, Callable[[Palette], QWidget]] = {
    "start-page": start_page,
    "new-voyage-fewer": new_voyage_fewer,
    "new-voyage-rivals": new_voyage_rivals,
    "new-voyage-wrong-code": new_voyage_wrong_code,
    "statistics-empty": statistics_empty,
    "statistics-played-on": statistics_played_on,
    "statistics-reset": statistics_reset,
    "statistics-sifted": statistics_sifted,
    "statistics-damaged": statistics_damaged,
    "notices": notices,
    "rules-sun-moon": rules_at("sun-moon"),
    "rules-cards": rules_at("cards"),
    "rules-search": rules_search,
    "new-voyage": new_voyage,
    "new-voyage-arch": new_voyage_arch,
    "settings": settings_page,
    "shortcuts": shortcuts_page,
    "about": AboutPage,
    "statistics": statistics,
    "calendar": calendar,
    "rules": rules,
    "rules-price": rules_price,
    "lesson": lesson,
    "lesson-refused": lesson_refused,
    "lesson-done": lesson_done,
    **difficulty_pages.PAGES,
    **mistake_pages.PAGES,
    **voyage_pages.PAGES,
    **qwirkle_pages.PAGES,
    **shkap_pages.PAGES,
    **training_pages.PAGES,
}


def settle(page: QWidget, milliseconds: int) -> None:
    QTest.qWait(milliseconds)
    while not all(tile.has_picture for tile in page.findChildren(ModeTile)) or any(
        pictures.is_busy for pictures in page.findChildren(BoardPictures)
    ):
        QTest.qWait(SETTLING)


def chosen(all_of_them: tuple[Choice, ...], words: list[str]) -> list[Choice]:
    """The languages or themes that are named, else all."""
    return [one for one in all_of_them if one in words] or list(all_of_them)


def main() -> None:
    words = [word for word in sys.argv[1:] if not word.startswith("--")]
    is_quick = "--quick" in sys.argv
    out, named = Path(words[0] if words else "pages"), words[1:]
    wanted = [name for name in named if name not in (*LANGUAGES, *THEMES)] or list(PAGES)
    most = 1 if is_quick else 3
    languages, themes = chosen(LANGUAGES, named)[:most], chosen(THEMES, named)[:most]
    out.mkdir(parents=True, exist_ok=True)
    application = QApplication(sys.argv[:1])
    style = Style(application, Path(tempfile.gettempdir()) / "shtil-pictures", Theme.LIGHT)
    speech = Translations(application, Language.EN)
    if is_quick:
        voyage_pages.STEPS = 5_000
    for theme in themes:
        style.choose(theme)
        for language in languages:
            speech.choose(language)
            for name in wanted:
                draw(PAGES[name](style.palette), out, f"{name}-{language.value}-{theme.value}")


def draw(page: QWidget, out: Path, name: str) -> None:
    page.show()
    for size in SIZES:
        page.resize(size)
        settle(page, LONG_TEXT if name.startswith("rules") else SETTLING)
        wide = round(size.width() * page.devicePixelRatioF())
        page.grab().save(str(out / f"{name}-{wide}.png"))
    page.deleteLater()


if __name__ == "__main__":
    main()

"""What is chosen in the settings is kept, rows stay where they are, and the defaults can be taken back."""

import argparse

import pytest
from PySide6.QtCore import Qt

from shtil_desktop import app
from shtil_desktop.play.profile.settings import AnimationSpeed, Language, Pace, Settings, Theme
from shtil_desktop.table.theme import DAY
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.pages.settings_page import SPEEDS, THEMES, SettingsPage

FOR_RUN = argparse.Namespace(lang="de", theme="light", speed="off")


class Run:
    """A window that was started with choices for this run alone."""

    def __init__(self, qtbot, kept: Settings) -> None:
        self.kept, self.written = kept, kept
        self.window = MainWindow(None, app._for_this_run(kept, FOR_RUN))
        qtbot.addWidget(self.window)
        self.window.settings_changed.connect(self._write)
        self.page = SettingsPage(DAY, self.window.settings)
        qtbot.addWidget(self.page)
        self.page.changed.connect(self.window.change)
        self.page.picked.connect(self.window.pick)

    def _write(self, settings: Settings) -> None:
        self.written = app._without_run(settings, self.kept, FOR_RUN, self.window.picked)


@pytest.fixture
def run(qtbot):
    return Run(qtbot, Settings())


def test_what_the_command_line_says_is_for_one_run(run):
    run.page.pace.buttons[0].click()
    assert run.written == Settings(pace=Pace.AT_ONCE)


def test_a_theme_chosen_in_the_settings_is_kept_though_it_is_that_of_the_run(run):
    run.page.theme.buttons[THEMES.index(Theme.LIGHT)].click()
    assert run.written.theme is Theme.LIGHT
    assert (run.written.language, run.written.speed) == (Language.SYSTEM, AnimationSpeed.SYSTEM)


def test_the_same_of_speed_and_of_the_menu(run):
    run.page.speed.buttons[SPEEDS.index(AnimationSpeed.OFF)].click()
    run.window.set_theme("light")
    assert (run.written.theme, run.written.speed) == (Theme.LIGHT, AnimationSpeed.OFF)


def test_a_choice_that_comes_back_to_that_of_the_run_is_kept_too(run):
    for theme in (Theme.DARK, Theme.LIGHT):
        run.page.theme.buttons[THEMES.index(theme)].click()
    assert run.written.theme is Theme.LIGHT


def test_the_defaults_are_kept_against_the_command_line(qtbot):
    run = Run(qtbot, Settings(theme=Theme.DARK))
    run.page.usual.click()
    assert run.written.theme is Theme.SYSTEM


def test_the_defaults_can_be_taken_back(qtbot):
    mine = Settings(theme=Theme.CONTRAST, player_name="Vera", numeral_scale=1.4)
    page = SettingsPage(DAY, mine)
    qtbot.addWidget(page)
    page.usual.click()
    assert page.settings == Settings() and "Undo" in page.usual.text()
    page.usual.click()
    assert page.settings == mine and page.usual.text() == "Restore defaults"


def test_after_another_choice_there_is_nothing_to_take_back(qtbot):
    page = SettingsPage(DAY, Settings(player_name="Vera"))
    qtbot.addWidget(page)
    page.usual.click()
    page.theme.buttons[2].click()
    assert page.usual.text() == "Restore defaults"


def test_rows_stay_where_they_are_with_every_choice(qtbot):
    page = SettingsPage(DAY, Settings())
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    page.show()
    qtbot.wait(1)
    row = page.flags["warnings"]
    before = row.mapTo(page, row.rect().topLeft())
    for button in page.speed.buttons:
        button.click()
        qtbot.wait(1)
        assert row.mapTo(page, row.rect().topLeft()) == before


def test_the_settings_are_centred_in_a_large_window(qtbot):
    page = SettingsPage(DAY, Settings())
    qtbot.addWidget(page)
    page.resize(2560, 1440)
    page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    page.show()

    def margins() -> tuple[int, int]:
        left = page.language.mapTo(page, page.language.rect().topLeft()).x()
        return left, 2560 - page.speed.mapTo(page, page.speed.rect().topRight()).x()

    qtbot.waitUntil(lambda: min(margins()) > 250 and abs(margins()[0] - margins()[1]) < 60)
    assert page.language.font().pointSizeF() > 1.5 * page.property("font").pointSizeF()

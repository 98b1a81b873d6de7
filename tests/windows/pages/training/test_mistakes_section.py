"""The player's mistakes on the page of training: today's first, practice before, dropped ones gone."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest
from PySide6.QtCore import Qt

from shtil_desktop.games.mistakes import Loss, Mistake
from shtil_desktop.play.profile.training.drills import new_drill
from shtil_desktop.windows.destinations import Destination
from shtil_desktop.windows.pages.matches.page import MatchesPage
from shtil_desktop.windows.pages.training.exercise.exercise_page import ExercisePage
from shtil_desktop.windows.pages.training.exercise.exercise_words import State
from shtil_desktop.windows.pages.training.page import TrainingPage
from tests.windows.pages.training.drilling import shtil_mistake
from tests.windows.test_navigator import Port, port

__all__ = ["port"]
FOUND = date(2026, 11, 12)


class Trained:
    """A profile with a lost voyage whose mistake was kept, and a clock of our own."""

    def __init__(self, port: Port) -> None:
        self.port, self.day = port, FOUND
        match, self.mistake, self.better = shtil_mistake()
        self.match = replace(match, game=match.game.copy())
        port.store.save(self.match)
        self.training = port.navigator.drills.training
        self.training.today = lambda: self.day
        port.navigator.worker = port.worker
        port.navigator.drills.keep(self.match, (self.mistake, Mistake(0, Loss.CHANCE, 12)))
        port.window.show()

    def later(self, days: int) -> None:
        self.day = FOUND + timedelta(days=days)

    def open(self) -> Any:
        self.port.navigator.go(Destination.TRAINING)
        page = self.port.shown
        assert isinstance(page, TrainingPage)
        return page


@pytest.fixture
def trained(port: Port) -> Trained:
    return Trained(port)


def test_before_their_day_they_wait_and_can_be_practised(trained):
    page = trained.open()
    assert page.section == 0 and page.tabs.buttons[1].text() == "Your mistakes"
    page.show_section(1)
    section = page.sections[0]
    assert len(section.rows) == 2 and section.due == 0
    assert all("comes back on 13 November" in row.about.text() for row in section.rows)
    section.rows[0].again.click()
    assert isinstance(trained.port.shown, ExercisePage)


def test_on_their_day_they_come_first_and_are_asked_again(trained, qtbot):
    trained.later(1)
    page = trained.open()
    assert page.section == 1 and page.tabs.buttons[1].text() == "Your mistakes (2)"
    row = next(row for row in page.sections[0].rows if row.listed.drill.loss is Loss.MATCH)
    assert row.title.text().startswith("Voyage of ") and row.title.text().endswith(
        f"action\xa0{trained.mistake.action + 1}"
    )
    qtbot.mouseClick(row.again, Qt.MouseButton.LeftButton)
    shown = trained.port.shown
    assert isinstance(shown, ExercisePage) and len(shown.position.actions) == trained.mistake.action


def test_ctrl_t_and_enter_open_the_drill_that_is_due(trained, qtbot):
    trained.later(1)
    window = trained.port.window
    page = trained.open()
    assert window.focusWidget() is page.sections[0].rows[0].again
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    shown = trained.port.shown
    assert isinstance(shown, ExercisePage) and len(shown.position.actions) == trained.mistake.action


def test_the_keyboard_stays_in_the_list_when_it_changes(trained):
    trained.later(1)
    page = trained.open()
    section, window = page.sections[0], trained.port.window
    section.rows[0].drop.setFocus()
    section.rows[0].drop.click()
    assert window.focusWidget() is section.rows[0].drop
    page.refresh()
    assert window.focusWidget() is section.rows[0].drop
    section.rows[0].drop.click()
    assert window.focusWidget() is section.empty and section.empty.isVisible()


def test_the_keyboard_follows_to_the_section_that_is_chosen(trained):
    page = trained.open()
    window = trained.port.window
    assert window.focusWidget() is page.problems.list
    page.tabs.buttons[1].click()
    assert window.focusWidget() is page.sections[0].rows[0].again
    page.tabs.buttons[0].click()
    assert window.focusWidget() is page.problems.list


def test_without_mistakes_a_button_leads_to_my_games(port):
    port.window.show()
    port.navigator.go(Destination.TRAINING)
    page = port.shown
    page.show_section(1)
    section = page.sections[0]
    assert section.empty.isVisible() and "three costliest" in section.message.text()
    section.empty.click()
    assert isinstance(port.shown, MatchesPage)


def test_it_says_why_a_drill_comes_back_when_it_does(trained):
    page = trained.open()
    page.show_section(1)

    def said() -> str:
        rows = page.sections[0].rows
        return str(next(row for row in rows if row.listed.drill.loss is Loss.MATCH).about.text())

    def note(is_found: bool) -> None:
        drill = next(one for one in trained.training.drills if one.loss is Loss.MATCH)
        trained.training.note_try(drill, is_found)

    assert said().endswith("new: comes back on 13 November")
    trained.later(1)
    page.refresh()
    assert said().endswith("new")
    note(False)
    assert said().endswith("missed: comes back on 14 November")
    trained.later(2)
    page.refresh()
    assert said().endswith("missed last time")
    note(True)
    assert said().endswith("solved: comes back on 16 November")
    trained.later(4)
    page.refresh()
    assert said().endswith("solved last time")


def test_new_ones_beyond_those_of_a_day_wait(trained, monkeypatch):
    monkeypatch.setattr("shtil_desktop.play.profile.training.drills.MOST_NEW", 1)
    trained.later(1)
    section = trained.open().sections[0]
    assert section.title() == "Your mistakes (1)"
    first, second = section.rows
    assert first.listed.drill.loss is Loss.MATCH and first.about.text().endswith("new")
    assert second.about.text().endswith("new: waits for a day with fewer new ones")


def test_a_try_is_kept_and_leads_to_the_next_of_the_day_and_back(trained, qtbot):
    trained.later(1)
    row = next(row for row in trained.open().sections[0].rows if row.listed.drill.loss is Loss.MATCH)
    row.again.click()
    page = trained.port.shown
    page.flow.decide(trained.better)
    qtbot.waitUntil(lambda: page.state is State.SOLVED)
    kept = next(one for one in trained.training.drills if one.loss is Loss.MATCH)
    assert kept.was_found and kept.due == trained.day + timedelta(days=2)
    assert page.plate.main.text() == "&Next"
    page.plate.main.click()
    shown = trained.port.shown
    assert shown.exercise.mistake.action == 0
    shown.closed.emit()
    assert trained.port.shown.section == 1


def test_each_row_has_a_picture_of_what_lay_on_the_table(trained, qtbot):
    trained.later(1)
    section = trained.open().sections[0]
    first, second = section.rows
    section.grab()
    qtbot.waitUntil(lambda: not section.pictures.is_busy, timeout=600_000)
    assert first.picture.grab().toImage() != second.picture.grab().toImage()


def test_a_dropped_one_is_gone_for_good(trained):
    trained.later(1)
    section = trained.open().sections[0]
    section.rows[0].drop.click()
    assert len(section.rows) == 1
    trained.port.navigator.drills.keep(trained.match, (trained.mistake, Mistake(0, Loss.CHANCE, 12)))
    assert len(section.rows) == 1


def test_the_start_page_mentions_what_is_due_and_nothing_else(trained):
    port = trained.port
    port.navigator.show_start_page()
    assert port.shown.training.note == ""
    trained.later(7)
    port.navigator.show_start_page()
    assert port.shown.training.note == "2\xa0to try again"
    for one in trained.training.drills:
        trained.training.drop(one)
    assert port.shown.training.note == ""


def test_what_makes_no_sense_in_the_file_is_left_out_of_the_list(trained):
    strange = [
        new_drill("shtil", "../../elsewhere", Mistake(3, Loss.MATCH), FOUND),
        new_drill("no game", trained.match.id, Mistake(3, Loss.MATCH), FOUND),
        new_drill("shtil", trained.match.id, Mistake(5000, Loss.MATCH), FOUND),
    ]
    trained.training.keep(strange)
    page = trained.open()
    page.show_section(1)
    section = page.sections[0]
    assert len(section.rows) == 3
    lost = next(row for row in section.rows if row.listed.drill.action == 5000)
    lost.again.click()
    assert trained.port.shown is page and "can no longer be read" in section.message.text()

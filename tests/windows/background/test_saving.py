"""Voyages that can't be saved, as the player sees it: nothing is lost, and she is told and asked."""

from __future__ import annotations

import errno
import os
from datetime import date
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QTimer

from shtil_desktop.games.shtil.rules.actions import Resign
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.record import read
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.settings import AnimationSpeed, Language, Settings
from shtil_desktop.play.profile.statistics.database import Statistics
from shtil_desktop.windows.background.background_statistics import BackgroundStatistics
from shtil_desktop.windows.destinations import Destination
from shtil_desktop.windows.language import Translations
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.navigator import Navigator
from shtil_desktop.windows.pages.matches.model import texts_of
from shtil_desktop.windows.pages.matches.page import MatchesPage
from shtil_desktop.windows.pages.matches.unsaved_page import UnsavedPage
from shtil_desktop.windows.pages.words.trouble_words import reason_text
from shtil_desktop.windows.start_page.page import StartPage
from tests.games.shtil.players import Style, choose
from tests.table.fake_worker import FakeWorker

SOLO = Options(Mode.STANDARD, 1)


class Port:
    """A window with its navigator, on a disk that can be made read-only even for root."""

    def __init__(self, folder, application, monkeypatch) -> None:
        self.folder = folder / "voyages"
        self.is_writable = True
        self.dice = Random(1)
        real = os.replace

        def replacing(source, target):
            if not self.is_writable and Path(target).parent == self.folder:
                raise PermissionError(errno.EPERM, "Operation not permitted")
            real(source, target)

        monkeypatch.setattr(os, "replace", replacing)
        self.store, self.statistics = Store(self.folder), Statistics(folder / "statistics.sqlite")
        self.translations = Translations(application, Language.EN)
        self.worker = FakeWorker()
        self.window = MainWindow(self.store, Settings(speed=AnimationSpeed.OFF), self.worker)
        self.navigator = Navigator(
            self.window, self.translations, self.store, BackgroundStatistics(self.statistics)
        )

    @property
    def shown(self):
        return self.window.pages.currentWidget()

    @property
    def session(self):
        return self.window.controller.session

    @property
    def notice(self) -> str:
        shown = self.window.notices.shown
        return shown["unsaved"].label.text() if "unsaved" in shown else ""

    def play(self, count: int = 1) -> None:
        for _ in range(count):
            self.window.controller.play(choose(self.session.game, self.dice, Style.ORDERLY))

    def sail(self, number: int = 24, count: int = 2) -> str:
        self.window.new_matches.begin("shtil", SOLO, number)
        self.play(count)
        return self.session.match.id

    def on_disk(self, name: str) -> int:
        return len(read((self.folder / f"{name}.shtil").read_bytes()).to_record()["actions"])

    def close(self) -> None:
        self.is_writable = True
        self.navigator.saving.try_again()
        self.window.controller.let_go()
        self.statistics.close()
        self.translations.choose(Language.EN)


@pytest.fixture
def port(tmp_path, qtbot, qapp, monkeypatch):
    port = Port(tmp_path, qapp, monkeypatch)
    qtbot.addWidget(port.window)
    port.window.show()
    port.navigator.show_start_page()
    yield port
    port.close()


def test_going_on_from_the_start_page_keeps_every_move(port):
    name = port.sail(count=2)
    port.is_writable = False
    port.play(3)
    assert port.on_disk(name) == 2
    port.window.wanted.emit(Destination.START_PAGE)
    port.shown.going_on.click()
    assert (port.session.match.id, port.session.length) == (name, 5)
    port.play()
    port.window.wanted.emit(Destination.MATCHES)
    port.shown.go_on_button.click()
    assert (port.session.match.id, port.session.length) == (name, 6)


def test_the_player_is_told_where_and_why_and_the_start_page_says_so_too(port):
    port.sail()
    port.is_writable = False
    port.play()
    assert str(port.folder) in port.notice and reason_text(PermissionError(errno.EPERM, "")) in port.notice
    port.window.wanted.emit(Destination.START_PAGE)
    assert isinstance(port.shown, StartPage)
    assert port.shown.news.underway is not None and port.shown.news.is_unsaved
    assert "not saved" in port.shown.going_on.note
    assert port.notice


def test_a_notice_that_was_read_comes_again_on_the_start_page_but_not_with_every_move(port):
    port.sail()
    port.is_writable = False
    port.play()
    port.window.notices.shown["unsaved"].close_button.click()
    port.play()
    assert port.notice == ""
    port.window.wanted.emit(Destination.START_PAGE)
    assert port.notice


def test_once_a_move_is_written_the_notice_goes(port):
    name = port.sail()
    port.is_writable = False
    port.play(2)
    port.is_writable = True
    port.play()
    assert port.notice == "" and port.on_disk(name) == 5
    port.window.wanted.emit(Destination.START_PAGE)
    assert "not saved" not in port.shown.going_on.note


def test_the_start_page_tries_again_by_itself(port):
    name = port.sail()
    port.is_writable = False
    port.play(2)
    port.is_writable = True
    port.window.wanted.emit(Destination.START_PAGE)
    assert port.notice == "" and port.on_disk(name) == 4
    assert not port.shown.news.is_unsaved and port.session.trouble is None


def test_a_timer_tries_again_while_nobody_moves(port):
    name = port.sail()
    port.is_writable = False
    port.play(2)
    port.window.wanted.emit(Destination.START_PAGE)
    timer = port.navigator.saving.findChild(QTimer)
    assert timer.isActive()
    timer.timeout.emit()
    assert port.notice, "it is still not saved"
    port.is_writable = True
    timer.timeout.emit()
    assert port.notice == "" and port.on_disk(name) == 4
    assert not timer.isActive()
    assert "not saved" not in port.shown.going_on.note


def test_a_match_that_has_ended_is_saved_by_the_timer_alone(port):
    name = port.sail()
    port.is_writable = False
    port.window.controller.play(Resign())
    assert "the program keeps trying" in port.notice
    port.is_writable = True
    port.navigator.saving.findChild(QTimer).timeout.emit()
    assert port.notice == "" and port.on_disk(name) == 3


def test_the_notice_offers_another_try_and_says_when_it_fails(port):
    name = port.sail()
    port.is_writable = False
    port.play()
    port.window.notices.shown["unsaved"].offer_button.click()
    assert port.notice.startswith("Still not saved.")
    port.is_writable = True
    port.window.notices.shown["unsaved"].offer_button.click()
    assert port.notice == "" and port.on_disk(name) == 3


def test_a_new_voyage_leaves_the_unsaved_one_in_memory_and_in_the_list(port):
    first = port.sail(count=2)
    port.is_writable = False
    port.play(2)
    second = port.sail(number=25, count=1)
    assert "2" in port.notice.split("voyages")[0]
    port.window.wanted.emit(Destination.MATCHES)
    assert isinstance(port.shown, MatchesPage)
    listed = {row.name: texts_of(row)[-1] for row in port.store.listing()}
    assert listed.keys() == {first, second} and all("not saved" in text for text in listed.values())
    port.shown.choose(first)
    port.shown.go_on_button.click()
    assert (port.session.match.id, port.session.length) == (first, 4)
    port.is_writable = True
    port.play()
    assert (port.on_disk(first), port.on_disk(second)) == (5, 1)
    assert not any("not saved" in texts_of(row)[-1] for row in port.store.listing())
    assert port.notice == ""


def test_the_same_deal_again_and_the_daily_voyage_lose_nothing(port):
    first = port.sail(count=2)
    port.is_writable = False
    port.play()
    port.window.controller.restart()
    port.play()
    port.window.wanted.emit(Destination.DAILY)
    daily = port.session.match.id
    port.play(2)
    port.window.wanted.emit(Destination.START_PAGE)
    port.sail(number=30, count=1)
    port.window.wanted.emit(Destination.DAILY)
    assert (port.session.match.id, port.session.length) == (daily, 2)
    assert port.session.match.daily == date.today()
    assert len(port.store.load(first).game.to_record()["actions"]) == 3
    port.is_writable = True
    port.play()
    assert port.on_disk(first) == 3 and port.on_disk(daily) == 3


# Before the program ends


def test_the_window_does_not_close_over_moves_that_would_be_lost(port):
    port.sail()
    port.is_writable = False
    port.play()
    port.window.close()
    assert port.window.isVisible() and isinstance(port.shown, UnsavedPage)
    assert str(port.folder) in port.shown.text.text() and "Deal" in port.shown.list.text().title()
    page = port.shown
    port.window.close()
    assert port.shown is page, "asked once"
    assert port.notice == "", "the page says the same"
    page.back.click()
    assert port.window.isVisible() and port.shown is port.window.view
    assert port.notice


def test_who_quits_anyway_quits(port):
    port.sail()
    port.is_writable = False
    port.play()
    port.window.close()
    port.shown.leave.click()
    assert not port.window.isVisible()


def test_another_try_that_works_ends_the_program(port):
    name = port.sail()
    port.is_writable = False
    port.play()
    port.window.close()
    port.shown.again.click()
    assert port.window.isVisible() and "still" in port.shown.message.text()
    port.is_writable = True
    port.shown.again.click()
    assert not port.window.isVisible() and port.on_disk(name) == 3


def test_closing_tries_to_save_first(port):
    name = port.sail()
    port.is_writable = False
    port.play()
    port.is_writable = True
    port.window.close()
    assert not port.window.isVisible() and port.on_disk(name) == 3


def test_a_deal_without_a_move_is_not_worth_a_question(port):
    port.is_writable = False
    port.window.new_matches.begin("shtil", SOLO, 24)
    assert port.notice, "she is told before the first move"
    port.window.close()
    assert not port.window.isVisible()


def test_a_copy_elsewhere_can_be_sailed_on(port, tmp_path):
    port.sail()
    port.is_writable = False
    port.play()
    port.window.close()
    page = port.shown
    page._ask_for_file = lambda name: str(tmp_path / name)
    page.copy.click()
    copy = tmp_path / "standard-24.shtil"
    assert len(read(copy.read_bytes()).to_record()["actions"]) == 3
    assert copy.name in page.message.text() and page.leave.text() == "Quit"
    elsewhere = Store(tmp_path / "another" / "voyages")
    assert not elsewhere.take_in(copy).is_over


def test_copies_of_several_go_to_one_folder(port, tmp_path):
    port.sail(count=1)
    port.is_writable = False
    port.play()
    port.sail(number=25, count=1)
    port.window.close()
    page = port.shown
    page._ask_for_folder = lambda: str(tmp_path)
    page.copy.click()
    assert len(list(tmp_path.glob("*.shtil"))) == 2
    for name in (path.name for path in tmp_path.glob("*.shtil")):
        assert name in page.message.text()


def test_a_copy_that_cannot_be_written_is_told(port, tmp_path):
    port.sail()
    port.is_writable = False
    port.play()
    port.window.close()
    page = port.shown
    page._ask_for_file = lambda name: str(tmp_path / "no folder" / name)
    page.copy.click()
    assert "standard-24.shtil can’t be" in page.message.text() and page.leave.text() == "Quit anyway"
    page._ask_for_file = lambda name: ""
    page.copy.click()
    assert page.leave.text() == "Quit anyway"


def test_the_question_is_asked_in_the_language_of_now(port, qapp):
    port.sail()
    port.is_writable = False
    port.play()
    port.window.close()
    port.translations.choose(Language.DE)
    qapp.processEvents()
    assert "nicht speichern" in port.shown.text.text() and port.shown.leave.text() == "Trotzdem beenden"
    port.shown.back.click()
    assert "nicht speichern" in port.notice
    port.window.wanted.emit(Destination.START_PAGE)
    assert "nicht gespeichert" in port.shown.going_on.note

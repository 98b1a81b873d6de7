"""The statistics from the window's side: never waited for, and nothing is lost when they are held."""

import contextlib
import sqlite3
import threading

import pytest

from shtil_desktop.games.shtil.rules.actions import Resign
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.settings import AnimationSpeed, Language, Settings
from shtil_desktop.play.profile.sqlite_file import FileTrouble, SqliteFile
from shtil_desktop.play.profile.statistics import database
from shtil_desktop.play.profile.statistics.database import Statistics
from shtil_desktop.windows.background import background_statistics
from shtil_desktop.windows.background.background_statistics import BackgroundStatistics
from shtil_desktop.windows.background.background_tasks import BackgroundTasks
from shtil_desktop.windows.destinations import Destination
from shtil_desktop.windows.language import Translations
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.navigator import Navigator
from shtil_desktop.windows.pages.statistics.page import StatisticsPage
from shtil_desktop.windows.start_page.page import StartPage
from tests.table.fake_worker import FakeWorker


class Port:
    """A window with its navigator, as the program has them: the statistics are asked in a thread."""

    def __init__(self, folder, application):
        self.path = folder / "statistics.sqlite"
        self.errands = BackgroundTasks()
        self.background = BackgroundStatistics(Statistics(self.path, opens_later=True), self.errands)
        self.worker = FakeWorker()
        store = Store(folder / "voyages")
        self.window = MainWindow(store, Settings(speed=AnimationSpeed.OFF), self.worker)
        self.navigator = Navigator(
            self.window, Translations(application, Language.EN), store, self.background
        )

    @property
    def shown(self):
        return self.window.pages.currentWidget()

    @property
    def notices(self):
        return list(self.window.notices.shown)

    def end_a_voyage(self, number):
        self.window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), number)
        self.window.controller.play(Resign())

    def counted(self):
        with contextlib.closing(sqlite3.connect(self.path)) as base:
            return sorted(row[0] for row in base.execute("SELECT number FROM matches"))

    def close(self):
        self.window.controller.let_go()
        self.background.close()
        self.errands.close()


@pytest.fixture
def port(tmp_path, qtbot, qapp, monkeypatch):
    monkeypatch.setattr("shtil_desktop.play.profile.sqlite_file.PATIENCE", 0.01)
    monkeypatch.setattr(background_statistics, "AGAIN", 20)
    port = Port(tmp_path, qapp)
    qtbot.addWidget(port.window)
    port.window.show()
    yield port
    port.close()


@contextlib.contextmanager
def held(path):
    """Another program works on the file."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


def test_the_start_page_says_what_the_thread_has_found(port, qtbot):
    port.navigator.show_start_page()
    port.navigator.matches.begin_daily(None, "shtil")
    number = port.window.controller.session.game.number
    port.window.controller.play(Resign())
    port.window.wanted.emit(Destination.START_PAGE)
    qtbot.waitUntil(lambda: "lost" in port.shown.daily.note)
    assert port.counted() == [number]


def test_no_statistics_are_touched_in_the_windows_thread(port, qtbot, monkeypatch):
    threads, do = set(), SqliteFile.do

    def watched(self, work):
        if self._prepare is database._prepare:
            threads.add(threading.current_thread() is threading.main_thread())
        return do(self, work)

    monkeypatch.setattr(SqliteFile, "do", watched)
    port.navigator.show_start_page()
    port.end_a_voyage(7)
    for place in (Destination.STATISTICS, Destination.CALENDAR, Destination.MATCHES, Destination.START_PAGE):
        port.window.wanted.emit(place)
    qtbot.waitUntil(lambda: port.background.standing.matches == 1)
    assert threads == {False}


def test_a_held_file_stops_nothing_and_loses_nothing(port, qtbot):
    port.navigator.show_start_page()
    port.end_a_voyage(7)
    qtbot.waitUntil(lambda: port.background.standing.matches == 1)
    with held(port.path):
        port.end_a_voyage(8)
        port.window.wanted.emit(Destination.START_PAGE)
        assert isinstance(port.shown, StartPage) and port.background.standing.matches == 1
        port.window.wanted.emit(Destination.STATISTICS)
        page = port.shown
        assert isinstance(page, StatisticsPage)
        qtbot.waitUntil(lambda: "can’t be read" in page.message.text())
        qtbot.waitUntil(lambda: port.notices == ["held"])
        port.window.notices.withdraw("held")  # she has read it: not told again at every try
        qtbot.wait(100)
        assert port.notices == []
        port.end_a_voyage(9)
    qtbot.waitUntil(lambda: port.background.standing.matches == 3)
    assert port.counted() == [7, 8, 9]
    assert port.background.trouble is None


def test_a_full_disk_is_not_called_a_file_that_somebody_holds(port):
    look = lambda: port.navigator.file_notices.look_at(port.navigator._store, port.background)  # noqa: E731
    port.background.trouble = FileTrouble(_sqlite_error(sqlite3.SQLITE_FULL))
    look()
    assert "the disk is full" in port.window.notices.texts[0]
    port.window.notices.withdraw("held")
    look()
    assert port.notices == [], "said once"
    port.background.trouble = FileTrouble(_sqlite_error(sqlite3.SQLITE_BUSY))
    look()
    assert "another program is using the file" in port.window.notices.texts[0], "the reason is another one"
    port.background.trouble = None
    look()
    assert port.notices == []


def _sqlite_error(code):
    error = sqlite3.OperationalError("no")
    error.sqlite_errorcode = code
    return error


def test_a_file_held_from_the_start_is_used_once_it_is_free(port, qtbot):
    Statistics(port.path).close()
    with held(port.path):
        port.navigator.show_start_page()
        port.end_a_voyage(7)
        qtbot.waitUntil(lambda: port.notices == ["held"])
    qtbot.waitUntil(lambda: port.background.standing.matches == 1)
    assert port.counted() == [7] and port.background.is_lasting
    assert port.notices == []


def test_what_waits_is_written_at_the_end(tmp_path, qtbot, qapp, monkeypatch):
    monkeypatch.setattr("shtil_desktop.play.profile.sqlite_file.PATIENCE", 0.01)
    port = Port(tmp_path, qapp)
    qtbot.addWidget(port.window)
    Statistics(port.path).close()
    with held(port.path):
        port.end_a_voyage(7)
        qtbot.waitUntil(lambda: port.background.trouble is not None)
    port.close()
    assert port.counted() == [7]


def test_damaged_rows_are_told_once(port, qtbot):
    port.navigator.show_start_page()
    for number in (7, 8):
        port.end_a_voyage(number)
    qtbot.waitUntil(lambda: port.background.standing.matches == 2)
    with contextlib.closing(sqlite3.connect(port.path)) as base, base:
        base.execute("UPDATE matches SET figures = 'many', daily = '0001-01-01' WHERE number = 7")
    port.window.wanted.emit(Destination.START_PAGE)
    qtbot.waitUntil(lambda: port.background.standing.matches == 1)
    assert port.window.notices.texts[0].startswith("1\N{NO-BREAK SPACE}damaged game in the statistics")
    port.window.notices.withdraw("unreadable")
    port.navigator.show_start_page()
    qtbot.wait(50)
    assert port.notices == []


def test_what_fails_unexpectedly_in_the_thread_is_raised_in_the_windows(qtbot, qapp):
    errands = BackgroundTasks()
    found: list[object] = []
    with qtbot.captureExceptions() as raised:
        errands.do(errands, lambda: 1 / 0, found.append, found.append)
        qtbot.waitUntil(lambda: bool(raised))
    assert raised[0][0] is ZeroDivisionError and found == []
    errands.do(errands, lambda: 7, found.append, found.append)
    qtbot.waitUntil(lambda: found == [7])
    errands.close()

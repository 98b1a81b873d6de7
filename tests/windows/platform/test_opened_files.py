"""Records from elsewhere, and what the player is told when something is wrong with her files."""

import errno
import json
import os
import socket
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shtil_desktop.games.shtil.rules.actions import Resign
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.profile.matches import incoming
from shtil_desktop.play.profile.matches.entry import Entry
from shtil_desktop.play.profile.matches.index import look_at
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.paths import Paths, find_paths
from shtil_desktop.play.profile.settings import READERS, Language, Mended, Settings, load_settings
from shtil_desktop.play.profile.statistics.database import Statistics
from shtil_desktop.play.worker.ticket import ignore
from shtil_desktop.table.requests.tied_ticket import TiedTicket
from shtil_desktop.table.theme import NIGHT
from shtil_desktop.windows.background.background_statistics import BackgroundStatistics
from shtil_desktop.windows.background.background_tasks import AtOnce
from shtil_desktop.windows.destinations import Destination
from shtil_desktop.windows.pages.matches.page import MatchesPage
from shtil_desktop.windows.pages.replay.page import ReplayPage
from shtil_desktop.windows.pages.words import trouble_words
from shtil_desktop.windows.start_page.page import StartPage
from tests.games.shtil.table.sailing import new_session
from tests.windows.test_navigator import Port


@pytest.fixture
def port(tmp_path, qtbot, qapp):
    (tmp_path / "voyages").mkdir()
    port = Port(tmp_path, qapp)
    qtbot.addWidget(port.window)
    port.window.show()
    port.navigator.show_start_page()
    yield port
    port.close()


def record(path, options=None, is_over=False):
    session = new_session(options or Options(Mode.STANDARD, 1), 7)
    session.play(session.view().legal[0])
    if is_over:
        session.play(Resign())
    path.write_text(session.record, encoding="utf-8")
    return path


def notice(port):
    (text,) = port.window.notices.texts
    return text


def test_a_finished_record_opens_in_replay(port, tmp_path):
    port.navigator.open_file(record(tmp_path / "won.shtil", is_over=True))
    page = port.shown
    assert isinstance(page, ReplayPage) and page.scene.stage is not None
    assert port.window.notices.texts == []
    assert page.scene.stage.mates[0].name == "Player\xa01"


def test_an_unfinished_record_can_be_sailed_on(port, tmp_path):
    port.window.change(port.window.settings.with_(player_name="Vera"))
    port.navigator.open_file(record(tmp_path / "half.shtil"))
    assert isinstance(port.shown, MatchesPage)
    chosen = port.shown.chosen
    assert isinstance(chosen, Entry) and not chosen.counts
    assert port.store.latest() is None or port.store._current() is None
    port.shown.go_on_button.click()
    session = port.window.controller.session
    assert port.shown is port.window.view
    assert session.length == 1 and session.match.is_foreign
    assert session.match.seating[0].name == "Vera"
    session.play(Resign())
    assert not port.statistics.count(session.match)


def test_an_opened_record_does_not_become_the_voyage_to_go_on_with(port, tmp_path):
    port.window.new_matches.begin("shtil", Options(Mode.ARCH, 1), 24)
    port.window.controller.play(port.window.controller.session.view().legal[0])
    mine = port.window.controller.session.match.id
    port.navigator.open_file(record(tmp_path / "half.shtil"))
    port.shown.closed.emit()
    port.navigator.show_start_page()
    assert "deal\xa024" in port.shown.going_on.note
    assert port.store.latest().id == mine


def test_opened_twice_it_is_kept_once(port, tmp_path):
    path = record(tmp_path / "won.shtil", is_over=True)
    for _ in range(2):
        port.navigator.open_file(path)
    assert len(port.store.names()) == 1


BROKEN = {
    "nonsense": (b"nonsense", "is not a saved game, or it is damaged."),
    "empty": (b"", "is not a saved game, or it is damaged."),
    "binary": (bytes(range(256)), "is not a saved game, or it is damaged."),
    "newer": (
        json.dumps({"format": "shtil-record", "version": 999, "game": "shtil"}).encode(),
        "needs a newer version of the program.",
    ),
    "large": (b" " * (2 << 20), "is not a saved game, or it is damaged."),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_is_told_quietly(port, tmp_path, name):
    content, words = BROKEN[name]
    path = tmp_path / "odd.shtil"
    path.write_bytes(content)
    port.navigator.open_file(path)
    assert isinstance(port.shown, StartPage)
    assert notice(port) == f"odd.shtil {words}"
    assert QApplication.activeModalWidget() is None
    assert path.read_bytes() == content
    assert port.store.names() == []


def test_a_move_against_the_rules_and_a_missing_file_are_told(port, tmp_path):
    path = record(tmp_path / "odd.shtil")
    found = json.loads(path.read_text(encoding="utf-8"))
    found["actions"].append(found["actions"][0])
    path.write_text(json.dumps(found), encoding="utf-8")
    port.navigator.open_file(path)
    assert notice(port) == "odd.shtil can’t be opened: it contains an illegal move."
    path.unlink()
    port.navigator.open_file(path)
    assert notice(port) == "odd.shtil can’t be read: there is no such file or folder."
    port.navigator.open_file(record(path))
    assert port.window.notices.texts == []


def test_a_folder_is_no_record(port, tmp_path):
    port.navigator.open_file(tmp_path)
    assert "can’t be read" in notice(port)


def is_taken_over(widget, data):
    """Whether something that is dragged over a widget may be dropped there."""
    actions, buttons = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    enter = QDragEnterEvent(widget.rect().center(), actions, data, buttons, Qt.KeyboardModifier.NoModifier)
    enter.setAccepted(False)
    QApplication.sendEvent(widget, enter)
    return enter.isAccepted()


def dragged(*paths):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


def drop(window, *paths):
    data = dragged(*paths)
    actions, buttons = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    if not is_taken_over(window, data):
        return False
    event = QDropEvent(
        QPointF(window.rect().center()), actions, data, buttons, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(window, event)
    return event.isAccepted()


def test_a_dropped_record_opens(port, tmp_path):
    assert drop(port.window, record(tmp_path / "won.shtil", is_over=True))
    assert isinstance(port.shown, ReplayPage)


def test_a_record_may_be_dropped_on_the_table_and_on_every_page(port, tmp_path):
    data = dragged(record(tmp_path / "won.shtil", is_over=True))
    port.window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 5)
    assert is_taken_over(port.window.view.viewport(), data)
    for place in (
        Destination.START_PAGE,
        Destination.RULES,
        Destination.STATISTICS,
        Destination.SETTINGS,
        Destination.MATCHES,
    ):
        port.window.wanted.emit(place)
        assert is_taken_over(port.shown, data)


def test_several_dropped_records_are_all_kept(port, tmp_path):
    kinds = (Options(Mode.STANDARD, 1), Options(Mode.ARCH, 1))
    paths = [record(tmp_path / f"{at}.shtil", kind, is_over=True) for at, kind in enumerate(kinds)]
    assert drop(port.window, *paths)
    assert len(port.store.names()) == 2


def test_other_things_are_not_taken(port, tmp_path):
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"")
    assert not drop(port.window, picture)
    assert isinstance(port.shown, StartPage)


# Notices


def test_a_notice_is_put_away_by_mouse_and_by_key(port):
    for put_away in (
        lambda one: one.close_button.click(),
        lambda one: QTest.keyClick(one.close_button, Qt.Key.Key_Return),
        lambda one: QTest.keyClick(one, Qt.Key.Key_Escape),
    ):
        port.window.notices.tell("x", lambda: "Something happened.")
        assert port.window.notices.isVisible()
        port.window.notices.shown["x"].close_button.setFocus()
        put_away(port.window.notices.shown["x"])
        assert not port.window.notices.isVisible()


@pytest.mark.skipif(os.name == "nt", reason="what POSIX has")
@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda path: path.mkdir(), "it is a folder"),
        (lambda path: os.mkfifo(path), "it is a pipe and not a file"),
        (lambda path: socket.socket(socket.AF_UNIX).bind(str(path)), "it is a socket and not a file"),
        (lambda path: path.symlink_to(path), "it is a link that leads back to itself"),
        (lambda path: path.symlink_to("/dev/null"), "it is a device and not a file"),
        (lambda path: path.symlink_to("nowhere"), "there is no such file or folder"),
    ],
    ids=["folder", "pipe", "socket", "loop", "device", "dangling"],
)
def test_what_is_no_file_is_told_as_what_it_is(port, tmp_path, monkeypatch, make, words):
    monkeypatch.chdir(tmp_path)  # the path of a socket may not be long
    make(Path("x.shtil"))
    port.navigator.open_file(tmp_path / "x.shtil")
    assert notice(port) == f"x.shtil can’t be read: {words}."


def test_many_files_that_are_no_voyages_are_one_notice_that_counts(port, tmp_path):
    bad = [tmp_path / f"{number}.shtil" for number in range(257)]
    for path in bad:
        path.write_bytes(b"garbled")
    port.window.dropped.emit(bad)
    assert notice(port) == "257\N{NO-BREAK SPACE}files can’t be opened: 0.shtil, 1.shtil, 2.shtil, 3.shtil…"
    port.window.notices.withdraw("files")
    port.navigator.open_file(bad[5])
    assert notice(port) == "5.shtil is not a saved game, or it is damaged."


def test_files_that_come_one_by_one_are_counted_together(port, tmp_path):
    good = record(tmp_path / "won.shtil", is_over=True)
    for name in ("a.shtil", "b.shtil", "won.shtil", "c.shtil"):
        port.navigator.open_file(tmp_path / name)
    assert notice(port) == "3\N{NO-BREAK SPACE}files can’t be opened: a.shtil, b.shtil, c.shtil"
    good.rename(tmp_path / "a.shtil")
    port.navigator.open_file(tmp_path / "a.shtil")
    assert notice(port) == "2\N{NO-BREAK SPACE}files can’t be opened: b.shtil, c.shtil"


def test_of_many_the_last_voyage_is_shown_once(port, tmp_path):
    shown: list[str] = []
    port.navigator.opened_files.finished.connect(shown.append)
    port.navigator.opened_files.underway.connect(shown.append)
    won, under_way = record(tmp_path / "won.shtil", is_over=True), record(tmp_path / "on.shtil")
    port.window.dropped.emit([won, under_way, tmp_path / "no.shtil"])
    assert len(shown) == 1
    assert isinstance(port.shown, MatchesPage)


def test_a_notice_speaks_the_language_of_now(port, qtbot, tmp_path):
    port.navigator.open_file(tmp_path / "none.shtil")
    english = notice(port)
    port.translations.choose(Language.RU)
    qtbot.waitUntil(lambda: notice(port) != english)
    assert port.window.notices.shown["files"].close_button.text() == "Понятно"
    port.window.wear(NIGHT)


def test_notices_leave_room_for_the_smallest_window(port):
    port.window.resize(1024, 640)
    for at in range(3):
        port.window.notices.tell(str(at), lambda: "What happened, and where the file is now. " * 4)
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    QApplication.processEvents()
    assert port.window.size().width() == 1024
    for one in port.window.notices.shown.values():
        assert one.label.height() >= one.label.heightForWidth(one.label.width())


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768)])
def test_notices_push_nothing_over_each_other_on_the_start_page(port, size):
    port.window.new_matches.begin("shtil", Options(Mode.STANDARD, 3), 24)
    port.navigator.show_start_page()
    port.window.resize(*size)
    for at in range(3):
        port.window.notices.tell(str(at), lambda: "What happened, and where the file is now.")
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    QApplication.processEvents()
    page = port.shown
    assert all(button.isVisible() for button in page.buttons)
    for one, other in combinations(page.buttons, 2):
        assert not one.geometry().intersects(other.geometry())
    for button in page.buttons:
        assert page.rect().contains(button.geometry())


def test_the_latest_notice_is_shown_and_the_others_wait_until_it_is_put_away(port):
    notices = port.window.notices
    for at in range(3):
        notices.tell(str(at), lambda: "Something happened.")
    assert [one.isVisible() for one in notices.shown.values()] == [False, False, True]
    notices.withdraw("2")
    assert [one.isVisible() for one in notices.shown.values()] == [False, True]


def test_a_notice_about_a_file_belongs_to_the_page_that_another_one_opens(port, tmp_path):
    port.window.dropped.emit([tmp_path / "none.shtil", record(tmp_path / "won.shtil", is_over=True)])
    assert isinstance(port.shown, ReplayPage)
    assert "none.shtil" in notice(port)
    port.window.wanted.emit(Destination.SETTINGS)
    assert port.window.notices.texts == []


def test_broken_voyages_are_told_once(port, tmp_path):
    (port.store.folder / "20260101-000000-aaaaaaaa.shtil").write_text("garbled", encoding="utf-8")
    port.store.index.update(port.store.index.load())
    port.navigator.show_start_page()
    text = notice(port)
    assert "1\N{NO-BREAK SPACE}of your game files can’t be read." in text
    assert "20260101-000000-aaaaaaaa.shtil.broken" in text and str(port.store.folder) in text
    port.window.notices.withdraw("broken")
    port.navigator.show_start_page()
    assert port.window.notices.texts == []


def test_damaged_statistics_are_told(tmp_path, qtbot, qapp):
    (tmp_path / "voyages").mkdir()
    (tmp_path / "statistics.sqlite").write_bytes(b"garbled" * 1000)
    port = Port(tmp_path, qapp)
    qtbot.addWidget(port.window)
    port.navigator.show_start_page()
    assert "statistics.sqlite.broken" in notice(port)
    port.close()


def test_statistics_that_cannot_be_written_are_told_once(port):
    port.statistics._file.is_lasting = False
    port.navigator.show_start_page()
    assert notice(port).startswith("The statistics can’t be saved right now.")
    port.window.notices.withdraw("uncounted")
    port.navigator.show_start_page()
    assert port.window.notices.texts == []


def test_a_full_disk_is_told_and_untold(port):
    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    disk = pytest.MonkeyPatch()
    disk.setattr(port.store, "_write", refuse)
    port.window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 7)
    told = notice(port)
    assert told.startswith("This game can’t be saved in ") and "the disk is full" in told
    port.window.controller.play(port.window.controller.session.view().legal[0])
    assert len(port.window.notices.texts) == 1
    assert port.window.controller.session.length == 1
    disk.undo()
    port.window.controller.undo()
    assert port.window.notices.texts == []


def test_a_profile_that_cannot_be_written_is_told(port, tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    paths = find_paths(blocked / "profile")
    assert not paths.is_lasting
    port.navigator.file_notices.tell_of_start(paths, Mended())
    assert str(blocked / "profile") in notice(port)
    assert "nothing will be saved" in notice(port)


def test_every_setting_is_told_by_the_name_a_player_knows():
    file_names = [name for name in READERS if name not in ("language", "theme", "sounds", "warnings")]
    said = trouble_words.settings_mended_text(file_names).rpartition(": ")[2].rstrip(".").split(", ")
    assert len(said) == len(file_names) and not set(said) & set(file_names)


def test_mended_settings_are_told(port, tmp_path):
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"theme": "pink", "speed": 7, "sounds": True}), encoding="utf-8")
    mended = Mended()
    assert load_settings(path, mended) == Settings(sounds=True)
    assert mended.names == ["theme", "speed"]
    lasting = Paths(tmp_path, tmp_path)
    port.navigator.file_notices.tell_of_start(lasting, mended)
    assert notice(port) == "Some settings made no sense and have been reset to defaults: theme, animations."
    path.write_text("{", encoding="utf-8")
    mended = Mended()
    load_settings(path, mended)
    port.navigator.file_notices.tell_of_start(lasting, mended)
    assert str(tmp_path / "settings.json.broken") in notice(port)


def test_sound_files_are_not_spoken_of(port, tmp_path):
    port.navigator.file_notices.tell_of_start(Paths(tmp_path, tmp_path), Mended())
    port.navigator.file_notices.look_at(Store(tmp_path / "voyages"), BackgroundStatistics(Statistics(None)))
    assert [name for name in port.window.notices.shown if name != "uncounted"] == []


REASONS = (errno.ENOSPC, errno.EACCES, errno.EROFS, errno.EBUSY, errno.ENOENT, errno.EISDIR)


@pytest.mark.parametrize("number", REASONS)
def test_common_reasons_are_our_own_words(number):
    assert trouble_words.reason_text(OSError(number, "system's words")) != "system's words"
    assert trouble_words.reason_text(OSError(errno.EIO, "odd")) == "odd"


# Many files


class HeldTasks(AtOnce):
    """Does what it is asked for when the test lets it."""

    def __init__(self) -> None:
        self.waiting: list = []

    def do(self, owner, work, then=ignore, failed=ignore):
        self.waiting.append((owner, work, then, failed))
        return TiedTicket(owner, then, failed)

    def do_next(self) -> None:
        super().do(*self.waiting.pop(0))


@pytest.fixture
def held(port):
    port.navigator.opened_files._tasks = HeldTasks()
    return port.navigator.opened_files._tasks


def records(folder, count):
    """As many different ones."""
    paths = []
    for number in range(count):
        session = new_session(Options(Mode.STANDARD, 1), number)
        session.play(session.view().legal[0])
        paths.append(folder / f"{number}.shtil")
        paths[-1].write_text(session.record, encoding="utf-8")
    return paths


def test_files_are_opened_in_the_background_some_at_a_time(port, held, tmp_path):
    port.window.dropped.emit(records(tmp_path, 20))
    assert port.store.names() == [] and len(held.waiting) == 1, "the window has done nothing itself"
    kept = []
    while held.waiting:
        held.do_next()
        kept.append(len(port.store.names()))
    assert kept == [8, 16, 20]
    assert isinstance(port.shown, MatchesPage)


def test_one_look_at_the_folder_serves_for_all_files(port, tmp_path, monkeypatch):
    looks = []

    def look(folder):
        looks.append(folder)
        return look_at(folder)

    monkeypatch.setattr(incoming, "look_at", look)
    paths = records(tmp_path, 10)
    again = tmp_path / "again.shtil"
    again.write_bytes(paths[3].read_bytes())
    port.window.dropped.emit([*paths, again])
    assert len(looks) == 1
    assert len(port.store.names()) == 10, "what comes twice is kept once"
    port.window.dropped.emit(paths)
    assert len(looks) == 2 and len(port.store.names()) == 10


def test_the_progress_of_many_files_is_told_until_all_are_opened(port, held, tmp_path):
    port.window.dropped.emit(records(tmp_path, 20))
    assert notice(port) == "Opening files: 0 of\N{NO-BREAK SPACE}20"
    held.do_next()
    assert notice(port) == "Opening files: 8 of\N{NO-BREAK SPACE}20"
    held.do_next()
    held.do_next()
    assert port.window.notices.texts == []


def test_few_files_are_opened_without_a_word(port, held, tmp_path):
    port.window.dropped.emit(records(tmp_path, 8))
    assert port.window.notices.texts == []


def test_progress_that_was_put_away_stays_away(port, held, tmp_path):
    port.window.dropped.emit(records(tmp_path, 30))
    port.window.notices.shown["opening"].close_button.click()
    held.do_next()
    assert port.window.notices.texts == []


def test_opening_many_files_can_be_stopped(port, held, tmp_path):
    (tmp_path / "bad.shtil").write_text("garbled")
    port.window.dropped.emit([tmp_path / "bad.shtil", *records(tmp_path, 30)])
    held.do_next()
    before = port.shown
    port.window.notices.shown["opening"].offer_button.click()
    assert port.window.notices.texts == []
    held.do_next()
    assert not held.waiting and len(port.store.names()) == 15, "what was being opened is kept"
    assert port.shown is before and notice(port) == "bad.shtil is not a saved game, or it is damaged."
    port.window.dropped.emit(records(tmp_path, 2))
    held.do_next()
    assert isinstance(port.shown, MatchesPage), "the next ones are opened again"


def test_files_that_come_while_others_are_opened_are_opened_after_them(port, held, tmp_path):
    shown: list[str] = []
    port.navigator.opened_files.underway.connect(shown.append)
    paths = records(tmp_path, 6)
    port.window.dropped.emit(paths[:3])
    port.window.dropped.emit(paths[3:])
    assert len(held.waiting) == 1
    held.do_next()
    held.do_next()
    assert not held.waiting and len(port.store.names()) == 6 and len(shown) == 1


def test_a_record_that_can_not_be_kept_is_told(port, tmp_path, monkeypatch):
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(incoming, "write_whole", full)
    port.navigator.open_file(record(tmp_path / "won.shtil", is_over=True))
    assert "the disk is full" in notice(port) and port.store.names() == []

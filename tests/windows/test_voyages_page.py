"""The kept voyages: what the list says of each, and what can be done with it."""

import json

import pytest
from PySide6.QtCore import Qt

from shtil_desktop.games.shtil import Mode, Options
from shtil_desktop.games.shtil.actions import Resign
from shtil_desktop.table.theme import DAY
from shtil_desktop.voyage.logbook import Voyage, crew_of
from shtil_desktop.voyage.session import Session
from shtil_desktop.voyage.store import Store
from shtil_desktop.windows.main_window import Place
from shtil_desktop.windows.replay_page import ReplayPage
from shtil_desktop.windows.voyages_page import VoyagesPage
from tests.table.sailing import MATES
from tests.windows.test_quay import Port


def keep(store, options, number, is_over=False):
    """A voyage of one action that the store has."""
    voyage = Voyage.set_sail(options, number, crew_of(options.seats, 0, "Vera", MATES), first=0)
    session = Session(voyage, store)
    session.play(Resign() if is_over else session.view().legal[0])
    return voyage.id


@pytest.fixture
def store(tmp_path):
    store = Store(tmp_path / "voyages")
    keep(store, Options(Mode.ARCH, 1), 24)
    keep(store, Options(Mode.STANDARD, 3), 7, is_over=True)
    return store


@pytest.fixture
def file(tmp_path):
    return tmp_path / "voyage.shtil"


@pytest.fixture
def page(qtbot, store, file):
    page = VoyagesPage(DAY, store, lambda name: str(file), lambda: str(file))
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.show()
    return page


def rows(page):
    table = page.table
    return [
        [table.item(row, column).text() for column in range(table.columnCount())]
        for row in range(table.rowCount())
    ]


def choose(page, number):
    page.choose(next(voyage.id for voyage in page.voyages if voyage.number == number))
    return page.chosen


def test_list_says_what_each_voyage_is(page):
    by_deal = {row[1]: row for row in rows(page)}
    assert by_deal["24"][0].startswith("Great Arch\N{NO-BREAK SPACE}· solo")
    assert by_deal["24"][3].startswith("1 of\xa0") and by_deal["24"][4] == "Under way"
    assert by_deal["7"][4] == "Lost"
    assert all(row[2] for row in rows(page))


def test_only_a_voyage_under_way_goes_on(page, qtbot):
    underway = choose(page, 24)
    with qtbot.waitSignal(page.go_on) as told:
        page.sail.click()
    assert told.args == [underway.id]
    over = choose(page, 7)
    assert not page.sail.isEnabled()
    with qtbot.waitSignal(page.replay) as told:
        page.see.click()
    assert told.args == [over.id]


def test_export_and_import_bring_the_same_voyage(page, file):
    voyage = choose(page, 7)
    page.export.click()
    assert file.is_file() and page.message.text() == "Saved: voyage.shtil"
    page.take_in.click()
    assert len(page.voyages) == 2 and page.chosen.id == voyage.id  # it is here already
    page.delete.click()
    page.yes.click()
    assert len(page.voyages) == 1
    page.take_in.click()
    assert len(page.voyages) == 2
    assert page.chosen.id != voyage.id and page.chosen.game == voyage.game
    assert page.message.text() == "Imported: voyage.shtil"


def test_cancelled_dialogs_change_nothing(qtbot, store):
    page = VoyagesPage(DAY, store, lambda name: "", lambda: "")
    qtbot.addWidget(page)
    page.export.click()
    page.take_in.click()
    assert len(page.voyages) == 2 and page.message.text() == ""


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, "can’t be read"),
        (b"hello", "is not a voyage"),
        (b"\xff\x00" * 50, "is not a voyage"),
        (b"[" * 100_000, "is not a voyage"),
    ],
)
def test_bad_file_is_told_in_a_sentence(page, file, content, words):
    if content is not None:
        file.write_bytes(content)
    page.take_in.click()
    assert words in page.message.text() and page.message.isVisible()
    assert len(page.voyages) == 2


def test_newer_record_and_forbidden_move_have_sentences_of_their_own(page, file):
    choose(page, 24)
    page.export.click()
    record = file.read_text(encoding="utf-8")
    file.write_text(record.replace('"version": 1', '"version": 99', 1), encoding="utf-8")
    page.take_in.click()
    assert "newer version" in page.message.text()
    again = json.loads(record)
    again["actions"] *= 2
    file.write_text(json.dumps(again), encoding="utf-8")
    page.take_in.click()
    assert "illegal move" in page.message.text()
    assert len(page.voyages) == 2


def test_file_that_cant_be_written_is_told(page, file):
    file.mkdir()
    page.export.click()
    assert "can’t be saved" in page.message.text()


def test_delete_asks_first(page, store):
    voyage = choose(page, 7)
    page.delete.click()
    assert page.question.isVisible() and "deal\xa07" in page.question_text.text()
    page.no.click()
    assert not page.question.isVisible() and len(store.names()) == 2
    page.delete.click()
    page.yes.click()
    assert voyage.id not in store.names() and len(page.voyages) == 1
    assert page.chosen is not None


def test_another_choice_withdraws_the_question(page):
    choose(page, 7)
    page.delete.click()
    choose(page, 24)
    assert not page.question.isVisible()


def test_empty_list_says_so(qtbot, tmp_path):
    page = VoyagesPage(DAY, Store(tmp_path / "none"))
    qtbot.addWidget(page)
    page.show()
    assert page.nothing.isVisible() and not page.table.isVisible()
    assert not any(button.isEnabled() for button in (page.sail, page.see, page.export, page.delete))


def test_voyage_gone_bad_meanwhile_is_told(page, store, qtbot):
    voyage = choose(page, 24)
    (store.folder / f"{voyage.id}.shtil").write_bytes(b"spilt")
    with qtbot.assertNotEmitted(page.go_on):
        page.sail.click()
    assert "is damaged" in page.message.text() and len(page.voyages) == 1


# Through the quay


@pytest.fixture
def port(tmp_path, qtbot, qapp):
    (tmp_path / "voyages").mkdir()
    port = Port(tmp_path, qapp)
    qtbot.addWidget(port.window)
    port.window.show()
    port.quay.moor()
    yield port
    port.close()


def test_menu_leads_to_the_list_to_a_replay_and_back(port):
    keep(port.store, Options(Mode.ARCH, 1), 24, is_over=True)
    port.window.change(port.window.settings.with_(numeral_scale=1.3))
    ways = port.window.menuBar().actions()[0].menu().actions()
    next(way for way in ways if way.shortcut().toString() == "Ctrl+O").trigger()
    assert isinstance(port.shown, VoyagesPage)
    port.shown.see.click()
    assert isinstance(port.shown, ReplayPage)
    assert port.shown.scene.pictures.numeral_scale == 1.3
    port.shown.closed.emit()
    assert isinstance(port.shown, VoyagesPage)
    port.shown.closed.emit()
    assert port.window.is_moored


@pytest.mark.parametrize("has_voyage", [False, True])
def test_escape_leaves_the_list(port, qtbot, has_voyage):
    if has_voyage:
        keep(port.store, Options(Mode.ARCH, 1), 24)
    port.window.wanted.emit(Place.VOYAGES)
    page = port.shown
    focused = page.table if has_voyage else page.take_in
    assert page.focusWidget() is focused
    qtbot.keyClick(focused, Qt.Key.Key_Escape)
    assert port.window.is_moored and port.shown is not page


def test_list_goes_on_with_the_chosen_voyage(port):
    for number in (24, 7):
        keep(port.store, Options(Mode.STANDARD, 1), number)
    port.window.wanted.emit(Place.VOYAGES)
    choose(port.shown, 24)
    port.shown.sail.click()
    assert port.shown is port.window.view
    assert port.window.helm.session.game.number == 24
    assert port.window.helm.session.length == 1

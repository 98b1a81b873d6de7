"""The kept voyages: what the list says of each, and what can be done with it."""

import json
import os
from datetime import UTC, datetime, timedelta, timezone
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt

from shtil_desktop.games import face_of
from shtil_desktop.games.qwirkle.rules import actions as qwirkle
from shtil_desktop.games.qwirkle.rules.deal import Options as Qwirkle
from shtil_desktop.games.shkap.rules import actions as shkap
from shtil_desktop.games.shkap.rules.options import Options as Expedition
from shtil_desktop.games.shtil.game import SHTIL
from shtil_desktop.games.shtil.rules.actions import Resign
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.match import Match, Seat, seating_of
from shtil_desktop.play.profile.matches.entry import Entry
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.settings import Theme
from shtil_desktop.play.session import Session
from shtil_desktop.table.theme import DAY, contrast
from shtil_desktop.table.words.locale_words import seconds_text
from shtil_desktop.windows.destinations import Destination
from shtil_desktop.windows.pages.game_pages import pages_of
from shtil_desktop.windows.pages.matches.page import MatchesPage
from shtil_desktop.windows.pages.replay.page import ReplayPage
from shtil_desktop.windows.style import Style
from tests.games.shtil.table.sailing import MATES
from tests.play.sailing import sail
from tests.windows.test_navigator import Port


def keep(store, options, number, is_over=False):
    """A voyage of one action that the store has."""
    voyage = Match.begin(SHTIL, options, number, seating_of(options.seats, 0, "Vera", MATES), first=0)
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
    page = MatchesPage(DAY, store, lambda name: str(file), lambda: str(file))
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.show()
    return page


def rows(page):
    model = page.table.model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def choose(page, number):
    page.choose(next(voyage.name for voyage in page.matches if voyage.number == number))
    return page.chosen


def test_list_says_what_each_voyage_is(page):
    by_deal = {row[1]: row for row in rows(page)}
    assert by_deal["24"][0].startswith("Shtil\N{NO-BREAK SPACE}· Great Arch\N{NO-BREAK SPACE}· solo")
    assert by_deal["24"][3].startswith("1 of\xa0") and by_deal["24"][4] == "Under way"
    assert by_deal["7"][4] == "Lost"
    assert all(row[2] for row in rows(page))


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK, Theme.CONTRAST])
def test_the_chosen_row_is_easy_to_read_where_the_keyboard_is(page, qtbot, qapp, tmp_path, theme):
    try:
        style = Style(qapp, tmp_path / "style", theme)
        page.activateWindow()
        page.table.setFocus()
        qtbot.waitUntil(page.table.hasFocus, timeout=600_000)
        row = page.table.visualRect(page.table.currentIndex())
        behind = page.table.viewport().grab().toImage().pixelColor(row.bottomLeft() + QPoint(4, -3))
        assert contrast(behind, style.palette.text) >= 5.5
    finally:
        qapp.setStyleSheet("")


def test_only_a_voyage_under_way_goes_on(page, qtbot):
    underway = choose(page, 24)
    with qtbot.waitSignal(page.go_on) as told:
        page.go_on_button.click()
    assert told.args == [underway.name]
    over = choose(page, 7)
    assert not page.go_on_button.isEnabled()
    with qtbot.waitSignal(page.replay) as told:
        page.see.click()
    assert told.args == [over.name]


def test_export_and_import_bring_the_same_voyage(page, file, store):
    voyage = choose(page, 7)
    game = store.load(voyage.name).game
    page.export.click()
    assert file.is_file() and page.message.text() == "Saved: voyage.shtil"
    page.take_in.click()
    assert len(page.matches) == 2 and page.chosen.name == voyage.name  # it is here already
    page.delete.click()
    page.question.yes.click()
    assert len(page.matches) == 1
    page.take_in.click()
    assert len(page.matches) == 2
    assert page.chosen.name != voyage.name and store.load(page.chosen.name).game == game
    assert page.message.text() == "Imported: voyage.shtil"


def test_cancelled_dialogs_change_nothing(qtbot, store):
    page = MatchesPage(DAY, store, lambda name: "", lambda: "")
    qtbot.addWidget(page)
    page.export.click()
    page.take_in.click()
    assert len(page.matches) == 2 and page.message.text() == ""


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, "can’t be read"),
        (b"hello", "is not a saved game"),
        (b"\xff\x00" * 50, "is not a saved game"),
        (b"[" * 100_000, "is not a saved game"),
    ],
)
def test_bad_file_is_told_in_a_sentence(page, file, content, words):
    if content is not None:
        file.write_bytes(content)
    page.take_in.click()
    assert words in page.message.text() and page.message.isVisible()
    assert len(page.matches) == 2


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
    assert len(page.matches) == 2


def test_file_that_cant_be_written_is_told(page, file):
    file.mkdir()
    page.export.click()
    assert "can’t be saved" in page.message.text()


def test_delete_asks_first(page, store):
    voyage = choose(page, 7)
    page.delete.click()
    assert page.question.isVisible() and "deal\xa07" in page.question.text.text()
    page.question.no.click()
    assert not page.question.isVisible() and len(store.names()) == 2
    page.delete.click()
    page.question.yes.click()
    assert voyage.name not in store.names() and len(page.matches) == 1
    assert page.chosen is not None


def test_another_choice_withdraws_the_question(page):
    choose(page, 7)
    page.delete.click()
    choose(page, 24)
    assert not page.question.isVisible()


def test_empty_list_says_so(qtbot, tmp_path):
    page = MatchesPage(DAY, Store(tmp_path / "none"))
    qtbot.addWidget(page)
    page.show()
    assert page.nothing.isVisible() and not page.table.isVisible()
    assert not any(button.isEnabled() for button in (page.go_on_button, page.see, page.export, page.delete))


def test_voyage_gone_bad_meanwhile_is_told(page, store, qtbot):
    voyage = choose(page, 24)
    (store.folder / f"{voyage.name}.shtil").write_bytes(b"spilt")
    with qtbot.assertNotEmitted(page.go_on):
        page.go_on_button.click()
    assert "is damaged" in page.message.text() and len(page.matches) == 1


def test_the_list_is_in_the_order_of_its_dates(page, store):
    """The file of a voyage may be written long after its end."""
    days = [datetime(2026, 11, day, 12, tzinfo=UTC) for day in (3, 9, 1)]
    for number, day in enumerate(days, start=100):
        voyage = store.load(keep(store, Options(Mode.STANDARD, 1), number, is_over=True))
        voyage.finished = day
        store.save(voyage)
    page.refresh()
    assert [row.number for row in page.matches[-3:]] == [101, 100, 102]
    seconds = [row.seconds for row in page.matches]
    assert seconds == sorted(seconds, reverse=True)
    assert [row[2] for row in rows(page)] == [seconds_text(row.seconds) for row in page.matches]


def test_a_voyage_under_way_has_the_date_of_its_last_move(page, store):
    name = next(row.name for row in page.matches if row.number == 24)
    os.utime(store.folder / f"{name}.shtil", (1e9, 1e9))
    store.index.put(store.load(name))
    page.refresh()
    assert page.matches[-1].name == name and page.matches[-1].seconds == 10**9


@pytest.mark.parametrize("year", [1, 9999])
def test_any_date_can_be_listed(page, store, year):
    voyage = store.load(keep(store, Options(Mode.STANDARD, 1), 100, is_over=True))
    voyage.finished = datetime(year, 1, 1, tzinfo=timezone(timedelta(hours=14 if year == 1 else -14)))
    store.save(voyage)
    page.refresh()
    assert len(rows(page)) == 3
    page.grab()


def test_a_deal_in_which_only_mates_have_moved_is_not_listed(page, store):
    crew = seating_of(3, 0, "Vera", MATES)
    session = Session(Match.begin(SHTIL, Options(Mode.STANDARD, 3), 30, crew, first=1), store)
    sail(session, Random(1), 1)
    page.refresh()
    assert [row.number for row in page.matches if row.number == 30] == []
    assert store.latest().number == 30, "it can be gone on with all the same"
    while not session.can_undo:
        sail(session, Random(1), 1)
    page.refresh()
    assert page.matches[0].number == 30


def test_a_deal_in_which_only_mates_have_moved_is_gone_when_it_is_left(store):
    crew = seating_of(3, 0, "Vera", MATES)
    session = Session(Match.begin(SHTIL, Options(Mode.STANDARD, 3), 30, crew, first=1), store)
    sail(session, Random(1), 1)
    assert session.match.id in store.names()
    keep(store, Options(Mode.ARCH, 1), 31)
    assert session.match.id not in store.names()


def test_what_a_player_did_is_kept_even_if_she_took_it_back(store):
    session = Session(Match.begin(SHTIL, Options(Mode.ARCH, 1), 30, seating_of(1, 0, "Vera", MATES)), store)
    session.play(session.view().legal[0])
    session.undo()
    hinted = Session(Match.begin(SHTIL, Options(Mode.ARCH, 1), 31, seating_of(1, 0, "Vera", MATES)), store)
    hinted.note_hint()
    keep(store, Options(Mode.ARCH, 1), 32)
    assert {30, 31, 32} <= {row.number for row in store.listing()}


def test_what_the_index_does_not_know_is_read_as_it_comes_into_view(qtbot, store, monkeypatch):
    for number in range(100, 180):
        keep(store, Options(Mode.ARCH, 1), number)
    fresh = Store(store.folder)
    read, load = [], fresh.load

    def noted(name):
        read.append(name)
        return load(name)

    monkeypatch.setattr(fresh, "load", noted)
    page = MatchesPage(DAY, fresh)
    qtbot.addWidget(page)
    page.resize(1024, 640)
    assert [row[0] for row in rows(page)] == ["…"] * 82 and all(row[2] for row in rows(page))
    page.show()
    qtbot.waitUntil(lambda: rows(page)[0][0].startswith("Shtil\N{NO-BREAK SPACE}· Great Arch"))
    qtbot.waitUntil(lambda: not page._reading.isActive())
    assert 5 < len(read) < 40 and rows(page)[-1][0] == "…"
    page.table.verticalScrollBar().setValue(page.table.verticalScrollBar().maximum())
    qtbot.waitUntil(lambda: rows(page)[-1][0] != "…")
    page.choose(page.matches[40].name)
    page.delete.click()
    assert isinstance(page.chosen, Entry) and "deal" in page.question.text.text()


def test_one_that_turns_out_to_be_garbled_leaves_the_list(qtbot, store):
    (store.folder / "20990101-000000-aaaaaaaa.shtil").write_bytes(b"spilt")
    fresh = Store(store.folder)
    page = MatchesPage(DAY, fresh)
    qtbot.addWidget(page)
    page.show()
    assert len(page.matches) == 3
    qtbot.waitUntil(lambda: len(page.matches) == 2)
    assert [path.name for path in fresh.broken] == ["20990101-000000-aaaaaaaa.shtil.broken"]


# Through the navigator


@pytest.fixture
def port(tmp_path, qtbot, qapp):
    (tmp_path / "voyages").mkdir()
    port = Port(tmp_path, qapp)
    qtbot.addWidget(port.window)
    port.window.show()
    port.navigator.show_start_page()
    yield port
    port.close()


def test_menu_leads_to_the_list_to_a_replay_and_back(port):
    keep(port.store, Options(Mode.ARCH, 1), 24, is_over=True)
    port.window.change(port.window.settings.with_(numeral_scale=1.3))
    ways = port.window.menuBar().actions()[0].menu().actions()
    next(way for way in ways if way.shortcut().toString() == "Ctrl+O").trigger()
    assert isinstance(port.shown, MatchesPage)
    port.shown.see.click()
    assert isinstance(port.shown, ReplayPage)
    assert port.shown.scene.pictures.numeral_scale == 1.3
    port.shown.closed.emit()
    assert isinstance(port.shown, MatchesPage)
    port.shown.closed.emit()
    assert port.window.is_at_start


def test_whoever_comes_back_from_a_replay_finds_the_list_as_it_was(port, qtbot):
    for number in range(100, 150):
        keep(port.store, Options(Mode.ARCH, 1), number, is_over=True)
    port.window.resize(1024, 640)
    port.window.wanted.emit(Destination.MATCHES)
    page = port.shown
    bar = page.table.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 20)
    bar.setValue(20)
    page.table.setCurrentIndex(page.model.index(24, 0))
    bar.setValue(20)
    before = page.chosen.name
    page.see.click()
    assert isinstance(port.shown, ReplayPage)
    port.shown.closed.emit()
    again = port.shown
    assert isinstance(again, MatchesPage) and again is not page
    qtbot.waitUntil(lambda: again.table.verticalScrollBar().value() == 20)
    assert again.chosen.name == before


@pytest.mark.parametrize("has_voyage", [False, True])
def test_escape_leaves_the_list(port, qtbot, has_voyage):
    if has_voyage:
        keep(port.store, Options(Mode.ARCH, 1), 24)
    port.window.wanted.emit(Destination.MATCHES)
    page = port.shown
    focused = page.table if has_voyage else page.take_in
    assert page.focusWidget() is focused
    qtbot.keyClick(focused, Qt.Key.Key_Escape)
    assert port.window.is_at_start and port.shown is not page


def test_list_goes_on_with_the_chosen_voyage(port):
    for number in (24, 7):
        keep(port.store, Options(Mode.STANDARD, 1), number)
    port.window.wanted.emit(Destination.MATCHES)
    choose(port.shown, 24)
    port.shown.go_on_button.click()
    assert port.shown is port.window.view
    assert port.window.controller.session.game.number == 24
    assert port.window.controller.session.length == 1


def test_a_match_that_was_played_on_says_so_in_any_width(page, store):
    voyage = store.load(choose(page, 24).name)
    copy = voyage.played_on(voyage.game.copy(), 1)
    copy.hints_used = 1  # one that nothing was done in isn't listed
    store.save(copy)
    page.refresh()
    kinds = sorted(row[0] for row in rows(page) if row[1] == "24")
    assert kinds[1] == f"{kinds[0]}\N{NO-BREAK SPACE}· played on"
    page.resize(700, 500)
    for at in page.table.seen():
        wanted = page.table.sizeHintForRow(at)
        assert page.table.rowHeight(at) >= wanted


@pytest.mark.parametrize(
    ("game", "options", "resign"),
    [("qwirkle", Qwirkle(3), qwirkle.Resign()), ("shkap", Expedition(seats=3), shkap.Resign())],
)
def test_of_a_finished_match_the_own_score_is_told_apart_from_the_others(tmp_path, game, options, resign):
    store = Store(tmp_path / "voyages")
    crew = [Seat(name, face_of(game).levels[0]) for name in ("Ada", "Juri")]
    match = Match.begin(face_of(game), options, 7, seating_of(3, 1, "", crew), player=1)
    Session(match, store).play(resign)
    store.finish()
    (entry,) = store.listing()
    assert isinstance(entry, Entry)
    own, *others = (match.game.result.scores[seat] for seat in (1, 2, 0))
    assert pages_of(game).progress_text(entry) == f"You {own} : {others[0]} : {others[1]}"

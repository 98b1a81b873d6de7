"""The main window: voyages, menus, pages, and what it remembers."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QGuiApplication

from shtil_desktop.games.codes import decode
from shtil_desktop.games.shtil.new_voyage import NewVoyage
from shtil_desktop.games.shtil.pages.lessons.lessons import first_voyage
from shtil_desktop.games.shtil.pages.new_voyage.page import NewVoyagePage, Wish
from shtil_desktop.games.shtil.rules.deal import deal
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.profile.settings import AnimationSpeed, Language, Pace, Settings, Theme
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.theme import NIGHT
from shtil_desktop.windows.language import Translations
from shtil_desktop.windows.main_window import MainWindow
from tests.table.fake_worker import FakeWorker


@pytest.fixture
def window(qtbot):
    worker = FakeWorker()
    window = MainWindow(None, Settings(speed=AnimationSpeed.OFF, pace=Pace.AT_ONCE), worker)
    qtbot.addWidget(window)
    window.show()
    yield window
    window.controller.let_go()


def test_it_opens_on_a_voyage(window):
    window.new_matches.begin("shtil", Options(Mode.STANDARD, 3), 24)
    assert window.windowTitle() == "Standard voyage, deal\xa024 – Shtil"
    assert len(window.scene.stage.cells) == 36
    begins = deal(Options(Mode.STANDARD, 3), 24).first
    assert window.controller.session.player == begins
    assert window.scene.stage.mates[begins].name == "You"
    assert window.controller.session.game.number == 24


def test_a_voyage_without_a_number_is_any(window):
    window.new_matches.begin("shtil", Options(Mode.PYRAMID, 2))
    assert window.controller.session.game.number > 0
    assert len(window.scene.stage.cells) == 28


def test_a_new_voyage_is_chosen_on_a_page(window):
    window.new_matches.begin("shtil", Options(Mode.STANDARD, 3), 24)
    window.new_matches.choose()
    page = window.pages.currentWidget()
    assert isinstance(page, NewVoyagePage)
    page.play_wanted.emit(Wish(replace(NewVoyage(), options=Options(Mode.ARCH, 1)), 7))
    assert window.pages.currentWidget() is window.view
    assert window.controller.session.game.options == Options(Mode.ARCH, 1)
    assert window.settings.choices_for("shtil").options.mode is Mode.ARCH


def test_the_page_can_be_left(window):
    window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 24)
    session = window.controller.session
    window.new_matches.choose()
    window.pages.currentWidget().closed.emit()
    assert window.pages.currentWidget() is window.view
    assert window.controller.session is session


def test_undo_waits_for_a_move(window, qtbot):
    window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 5)
    assert not window.menus.undo.isEnabled()
    window.scene.tap(window.scene.choices.open_spots()[0])
    cell = min(window.scene.choices.prices())
    window.controller.play(
        next(a for a in window.scene.choices.view.legal if getattr(a, "cell", None) == cell)
    )
    assert window.menus.undo.isEnabled()
    window.menus.undo.trigger()
    assert not window.menus.undo.isEnabled()
    assert window.menus.redo.isEnabled()


def test_settings_are_told_and_taken(window, qtbot):
    window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 5)
    with qtbot.waitSignal(window.settings_changed) as told:
        window.set_theme("dark")
    assert told.args[0].theme is Theme.DARK
    window.set_speed("slow")
    assert window.scene.animator.speed is Speed.SLOW
    window.wear(NIGHT)
    assert window.scene.pictures.palette is NIGHT


def test_its_place_is_remembered(window, qtbot):
    with qtbot.waitSignal(window.settings_changed) as told:
        window.close()
    assert told.args[0].geometry


def test_the_log_folds_away(window):
    window.resize(1366, 768)
    window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 5)
    assert window.scene.stage.log.isVisible()
    window.menus.log.trigger()
    assert not window.scene.stage.log.isVisible()


def test_the_code_of_a_deal_can_be_shared(window):
    window.new_matches.begin("shtil", Options(Mode.STANDARD, 3, reefs=True), 24)
    window.menus.share.trigger()
    code = QGuiApplication.clipboard().text()
    shared = decode(code)
    assert (shared.options, shared.number) == (Options(Mode.STANDARD, 3, reefs=True), 24)
    assert window.scene.stage.prompt.text == f"Copied: {code}"
    assert not window.scene.stage.prompt.is_reason


def test_cards_that_belong_to_no_number_have_no_code(window):
    QGuiApplication.clipboard().setText("untouched")
    window.controller.begin(first_voyage().session(0, "Vera"))
    window.menus.share.trigger()
    assert QGuiApplication.clipboard().text() == "untouched"
    assert window.scene.stage.prompt.text == "This deal has no code"


def marked(window, title):
    """What a choice of the View menu shows as chosen."""
    menus = [entry.menu() for entry in window.bar_menus[2].actions() if entry.menu() is not None]
    (menu,) = [menu for menu in menus if menu.title() == title]
    return [entry.text() for entry in menu.actions() if entry.isChecked()]


def test_the_menus_show_what_is_chosen_elsewhere(window):
    window.change(window.settings.with_(theme=Theme.DARK, speed=AnimationSpeed.SLOW))
    assert (marked(window, "&Theme"), marked(window, "&Animations")) == (["&Dark"], ["S&low"])


def test_a_folded_log_stays_folded_in_another_language(window):
    window.resize(1366, 768)
    window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 5)
    window.menus.log.trigger()
    window.complete()
    assert not window.menus.log.isChecked()
    assert not window.scene.stage.log.isVisible()


def letter_of(text):
    """The letter that opens a menu or chooses an entry."""
    return text[text.index("&") + 1].casefold()


def letters_of(menu):
    """The letters that choose the entries of a menu, and those of the menus within."""
    entries = [entry for entry in menu.actions() if entry.text()]
    yield menu.title(), [letter_of(entry.text()) for entry in entries]
    for entry in entries:
        if entry.menu() is not None:
            yield from letters_of(entry.menu())


@pytest.fixture
def speech(qapp):
    speech = Translations(qapp, Language.EN)
    yield speech
    speech.choose(Language.EN)


@pytest.mark.parametrize("language", [Language.EN, Language.DE, Language.RU])
def test_every_entry_of_a_menu_has_a_letter_of_its_own(window, speech, language):
    speech.choose(language)
    assert not speech.missing
    window.complete()
    titles = [menu.title() for menu in window.bar_menus]
    assert len({letter_of(title) for title in titles}) == len(titles), titles
    for menu in window.bar_menus:
        for title, letters in letters_of(menu):
            assert len(set(letters)) == len(letters), (title, letters)

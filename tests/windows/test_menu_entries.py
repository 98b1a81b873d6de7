"""Keys and hints from the menus: the player's own keys, kept in her settings, heeded everywhere at once."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest

from shtil_desktop.games.qwirkle.rules.deal import Options as Qwirkle
from shtil_desktop.games.shkap.rules.options import Options as Expedition
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.profile.settings import AnimationSpeed, Settings, load_settings, save_settings
from shtil_desktop.table.input.keys import COMMANDS, Group
from shtil_desktop.windows.destinations import Destination
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.pages.settings_page import SettingsPage
from shtil_desktop.windows.pages.shortcuts_page import ShortcutsPage
from tests.table.fake_worker import FakeWorker
from tests.windows.test_navigator import Port


@pytest.fixture
def port(tmp_path, qtbot, qapp):
    (tmp_path / "voyages").mkdir()
    port = Port(tmp_path, qapp)
    qtbot.addWidget(port.window)
    port.window.show()
    yield port
    port.close()


def entries(window: MainWindow) -> dict[str, QAction]:
    """The menus' entries by their words."""
    return {
        action.text().partition("\t")[0].replace("&", ""): action
        for menu in window.bar_menus
        for action in menu.actions()
        if action.text()
    }


def change(port: Port, name: str, keys: str) -> None:
    port.navigator.go(Destination.SHORTCUTS)
    page = port.shown
    assert isinstance(page, ShortcutsPage)
    page.edits[name].setKeySequence(QKeySequence(keys))
    page.edits[name].editingFinished.emit()
    page.closed.emit()


def test_help_leads_to_the_keys(port):
    port.window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 5)
    entries(port.window)["Keyboard shortcuts…"].trigger()
    assert isinstance(port.shown, ShortcutsPage)
    port.shown.closed.emit()
    assert port.shown is port.window.view


def test_settings_lead_to_the_keys_and_back(port):
    port.navigator.go(Destination.SETTINGS)
    assert port.shown.shortcuts.isVisible()
    port.shown.shortcuts.click()
    assert isinstance(port.shown, ShortcutsPage)
    port.shown.closed.emit()
    assert isinstance(port.shown, SettingsPage)


def test_every_menu_command_is_in_a_menu(port):
    given = {action.shortcut().toString() for action in entries(port.window).values()}
    wanted = {command.usual for command in COMMANDS if command.group is Group.MENU}
    assert wanted - {""} <= given


def test_menus_follow_at_once(port):
    port.window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 5)
    change(port, "undo", "F5")
    assert entries(port.window)["Undo"].shortcut().toString() == "F5"
    change(port, "hint", "?")
    assert port.window.menus.hint.text().endswith("\t?")
    assert port.window.settings.shortcuts == {"undo": "F5", "hint": "?"}
    QTest.keyClick(port.window.view.viewport(), Qt.Key.Key_Question)
    assert port.window.scene.choices.is_asking or port.window.scene.choices.hint


def test_ctrl_y_redoes_as_well_unless_it_is_used_for_something_else(port):
    redo = entries(port.window)["Redo"]
    assert [key.toString() for key in redo.shortcuts()] == ["Ctrl+Shift+Z", "Ctrl+Y"]
    change(port, "rules", "Ctrl+Y")
    assert [key.toString() for key in redo.shortcuts()] == ["Ctrl+Shift+Z"]
    change(port, "rules", "F1")
    port.window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 5)
    controller = port.window.controller
    controller.play(controller.session.game.legal_actions()[0])
    controller.undo()
    QTest.keyClick(port.window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert controller.session.length == 1


def test_menus_that_are_made_anew_keep_the_keys(port):
    change(port, "undo", "F5")
    port.window.complete()
    assert entries(port.window)["Undo"].shortcut().toString() == "F5"


def test_keys_are_kept_in_the_settings_file(port, tmp_path):
    file = tmp_path / "settings.json"
    port.window.settings_changed.connect(lambda settings: save_settings(file, settings))
    change(port, "discard", "Backspace")
    assert json.loads(file.read_text())["shortcuts"] == {"discard": "Backspace"}
    assert load_settings(file).shortcuts == {"discard": "Backspace"}


def test_bad_keys_in_the_file_are_repaired(qtbot):
    worker = FakeWorker()
    settings = Settings(
        speed=AnimationSpeed.OFF, shortcuts={"hint": "Ctrl+Z", "undo": "Nonsense+Q", "dance": "X"}
    )
    window = MainWindow(None, settings, worker)
    qtbot.addWidget(window)
    window.show()
    window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 5)
    assert entries(window)["Undo"].shortcut().toString() == "Ctrl+Z"
    assert window.menus is not None
    assert window.menus.hint.text().endswith("\tH")
    assert [window.scene.keys.of(name) for name in ("hint", "undo")] == ["H", "Ctrl+Z"]
    window.controller.let_go()


def test_the_menu_asks_for_a_hint(port):
    assert not port.window.menus.hint.isEnabled(), "there is no voyage yet"
    port.window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 5)
    assert port.window.menus.hint.isEnabled()
    port.window.menus.hint.trigger()
    assert port.window.scene.choices.is_asking


def test_no_hint_is_asked_for_under_a_page(port):
    port.window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 5)
    port.navigator.go(Destination.SETTINGS)
    assert not port.window.menus.hint.isEnabled()
    port.shown.closed.emit()
    assert port.window.menus.hint.isEnabled()
    port.navigator.show_start_page()
    assert not port.window.menus.hint.isEnabled()


@pytest.mark.parametrize("place", [Destination.RULES, Destination.START_PAGE])
def test_leaving_ends_the_thinking(port, place):
    port.window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 5)
    port.window.menus.hint.trigger()
    assert port.window.controller.adviser.is_thinking
    port.navigator.go(place)
    assert not port.window.controller.adviser.is_thinking
    assert not port.window.scene.choices.is_asking
    assert port.window.controller.session.match.hints_used == 0


def test_letters_reach_the_fields_of_pages(port):
    """H is a key of the table alone: it is not taken from those who write."""
    port.window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 5)
    port.navigator.go(Destination.SETTINGS)
    field = port.shown.name
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_H)
    assert field.text().endswith("h")


def looks(port: Port) -> dict[str, QAction]:
    """What the View menu offers for the table, by its words, as it opens."""
    menu = port.window.bar_menus[2]
    menu.aboutToShow.emit()
    actions = list(menu.actions())
    full = next(at for at, action in enumerate(actions) if action.text() == "&Full screen")
    return {action.text().partition("\t")[0]: action for action in actions[full + 1 :] if action.text()}


def test_the_view_menu_has_what_only_a_key_of_the_game_would_show(port):
    assert looks(port) == {}
    port.window.new_matches.begin("qwirkle", Qwirkle(2), 5)
    port.window.scene.animator.complete()
    found = looks(port)
    assert {"Zoom in", "Zoom out", "Show all tiles"} <= found.keys()
    assert found["Show all tiles"].text() == "Show all tiles\t0"
    stage = port.window.scene.stage
    before = stage.places.tile
    found["Zoom in"].trigger()
    assert stage.places.tile > before
    looks(port)["Show all tiles"].trigger()
    assert stage.places.tile == before
    port.window.new_matches.begin("shkap", Expedition(), 5)
    port.window.scene.animator.complete()
    assert list(looks(port)) == ["Next island"]
    port.navigator.go(Destination.SETTINGS)
    assert looks(port) == {}

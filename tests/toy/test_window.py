"""Pebbles in the program's own window: played by mouse and by keyboard, with one line in the registry."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.settings import AnimationSpeed, Pace, Settings
from shtil_desktop.play.session import Session
from shtil_desktop.table.places import Button, Spot
from shtil_desktop.windows.main_window import MainWindow
from tests.table.fake_worker import FakeWorker
from tests.toy.pebbles.rules.actions import Take
from tests.toy.pebbles.rules.options import Options
from tests.toy.pebbles.table.places import Kind

K = Qt.Key


class Player:
    """The one at the table."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window, self.qtbot = window, qtbot

    @property
    def session(self) -> Session:
        assert self.window.controller.session is not None
        return self.window.controller.session

    def wait(self) -> None:
        """Until it is the player's turn, or all is over."""
        session = self.session
        self.qtbot.waitUntil(lambda: session.is_players_turn or session.decision is None)

    def click(self, spot: Spot) -> None:
        rect = self.window.scene.stage.spot_rects()[spot]
        point = self.window.view.mapFromScene(rect.center())
        QTest.mouseClick(self.window.view.viewport(), Qt.MouseButton.LeftButton, pos=point)

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.window.view.viewport(), key)


@pytest.fixture
def player(pebbles, qtbot, tmp_path) -> Iterator[Player]:
    worker = FakeWorker()
    window = MainWindow(Store(tmp_path), Settings(speed=AnimationSpeed.OFF, pace=Pace.AT_ONCE), worker)
    qtbot.addWidget(window)
    window.resize(1024, 680)
    window.show()
    window.new_matches.begin("pebbles", Options(3, 4), 24)
    player = Player(window, qtbot)
    player.wait()
    yield player
    window.controller.let_go()
    window.controller.session = None  # the window lives a little longer than the registry's line


def test_a_whole_match_by_mouse(player):
    while player.session.decision is not None:
        before = player.session.length
        count = min(2, player.session.view().pile)
        player.click(Spot(Kind.COUNT, count))
        assert player.session.length == before
        player.click(Button.CONFIRM.spot)
        assert player.session.history[before].action == Take(count)
        player.wait()
    end = player.window.scene.stage.end
    assert end.isVisible() and end.title in ("You win", "You lose")


def test_a_whole_match_by_keyboard(player):
    while player.session.decision is not None:
        before = player.session.length
        player.key(K.Key_1)
        player.key(K.Key_Return)
        assert player.session.history[before].action == Take(1)
        player.wait()
    assert player.window.scene.stage.end.isVisible()


def test_esc_puts_back_and_nothing_has_happened(player):
    before = player.session.length
    player.key(K.Key_3, K.Key_Escape)
    assert player.window.scene.choices.chosen is None and player.session.length == before


def test_undo_and_redo(player):
    before = player.session.record
    player.key(K.Key_1, K.Key_Return)
    player.wait()
    after = player.session.record
    player.window.menus.undo.trigger()
    assert player.session.record == before
    player.window.menus.redo.trigger()
    player.wait()
    assert player.session.record == after


def test_a_hint_is_told_and_played(player):
    before = player.session.length
    player.key(K.Key_H)
    player.qtbot.waitUntil(lambda: player.window.scene.choices.hint is not None)
    hint = player.window.scene.choices.hint
    assert player.window.scene.choices.told.move == f"Take {hint.action.count}"
    player.key(K.Key_Return)
    assert player.session.history[before].action == hint.action


def test_the_log_and_the_line_speak_its_words(player):
    lines = [line.text for line in player.window.scene.stage.log.lines]
    assert lines[0] == "Round 1"
    assert player.window.scene.stage.prompt.text == "How many pebbles do you take?"


def test_it_goes_on_after_a_restart(player, tmp_path, qtbot):
    player.key(K.Key_1, K.Key_Return)
    player.wait()
    before = player.session.record
    again = Store(tmp_path).latest()
    assert again is not None
    player.window.new_matches.show(again)
    assert player.session.record == before


def test_its_title_and_another_deal_like_it(player):
    assert player.window.windowTitle().startswith("Pebbles, deal")
    player.window.menus.another.trigger()
    assert player.session.game.id == "pebbles" and player.session.game.options == Options(3, 4)

"""A table with a player of Qwirkle at it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from shtil_desktop.table.controller import TableController
from shtil_desktop.table.scene import TableScene
from shtil_desktop.table.view import TableView
from tests.games.qwirkle.table.sitting import Player
from tests.table.fake_worker import FakeWorker


@pytest.fixture
def player(qtbot: QtBot) -> Iterator[Player]:
    worker = FakeWorker()
    scene = TableScene()
    view = TableView(scene)
    qtbot.addWidget(view)
    controller = TableController(scene, worker)
    controller.mates.pace = 0
    view.resize(1024, 640)
    view.show()
    yield Player(qtbot, view, scene, controller)
    controller.session = None
    controller.let_go()

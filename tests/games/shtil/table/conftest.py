"""A table with a player at it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from shtil_desktop.games.shtil.table.rendering.pictures import Pictures
from shtil_desktop.table.controller import TableController
from shtil_desktop.table.scene import TableScene
from shtil_desktop.table.view import TableView
from tests.games.shtil.table.sailing import Player
from tests.table.fake_worker import FakeWorker


@pytest.fixture
def player(qtbot: QtBot) -> Iterator[Player]:
    worker = FakeWorker()
    scene = TableScene(pictures=Pictures())
    view = TableView(scene)
    qtbot.addWidget(view)
    controller = TableController(scene, worker)
    controller.mates.pace = 0
    view.resize(1024, 640)
    view.show()
    yield Player(qtbot, view, scene, controller, Random(7))
    controller.session = None
    controller.let_go()

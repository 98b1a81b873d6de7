"""Only what has changed is painted anew."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject

from shtil_desktop.games.shtil.crew import sign_on
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.table.rendering.pictures import Pictures
from shtil_desktop.table.motion.timings import Speed
from tests.games.shtil.table.sailing import new_session


@pytest.fixture
def sailing(player):
    """A voyage with some islands on the board, everything painted."""
    session = new_session(Options(Mode.STANDARD, 1), 5)
    mate = sign_on("captain")
    while sum(number is not None for number in session.game.sea.numbers()) < 6:
        session.play(mate.decide(session.view()))
    player.scene.animator.speed = Speed.OFF
    player.controller.begin(session)
    player.scene.layout.pictures_ahead._timer.stop()
    come_to_rest(player)
    return player


def come_to_rest(player):
    """A busy machine may show the window late, and so paint all of it once more."""
    paints = Paints()
    player.view.viewport().installEventFilter(paints)
    player.view.viewport().update()
    player.qtbot.waitUntil(lambda: paints.count > 0)
    count = 0
    while count < paints.count:
        count = paints.count
        player.qtbot.wait(60)
    player.view.viewport().removeEventFilter(paints)


class Paints(QObject):
    """How often a widget was painted."""

    count = 0

    def eventFilter(self, watched, event):
        self.count += event.type() is QEvent.Type.Paint
        return False


@pytest.fixture
def painted(sailing, monkeypatch):
    """The cards whose faces are painted from now on."""
    seen: set[int] = set()
    face = Pictures.face

    def watched(self, card, turned=False):
        seen.add(card)
        return face(self, card, turned)

    monkeypatch.setattr(Pictures, "face", watched)
    return seen


def test_islands_that_lie_still_are_not_painted_when_the_same_is_shown_again(sailing, painted):
    islands = {item.card for item in sailing.scene.stage.islands.values()}
    assert len(islands) >= 6
    for _ in range(5):  # the window system may ask for the whole window once more, at any time
        painted.clear()
        session = sailing.controller.session
        last = sailing.scene.stage.last_place(session.history)
        sailing.scene.show_view(session.view(), last=last)
        sailing.qtbot.wait(30)
        if not painted & islands:
            return
    pytest.fail(f"painted each time: {sorted(painted & islands)}")


def test_a_card_that_turns_or_grows_is_painted(sailing, painted):
    first, second = list(sailing.scene.stage.islands.values())[:2]
    first.setRotation(3)
    second.setScale(1.1)
    sailing.qtbot.waitUntil(lambda: {first.card, second.card} <= painted)


def test_the_log_claims_no_more_than_its_column(sailing):
    stage = sailing.scene.stage
    stage.log.place(sailing.scene.sceneRect().adjusted(900, 40, -20, -20))
    around = stage.log.boundingRect()
    assert around.contains(stage.log.rect)
    assert around.width() - stage.log.rect.width() <= 16

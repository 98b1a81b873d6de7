"""Faces made ahead: all of them, one at a time, and then nothing more."""

from shtil_desktop.games.shtil import Mode, Options
from shtil_desktop.games.shtil.cards import ISLANDS
from shtil_desktop.table import warming
from shtil_desktop.table.timings import Speed


def test_every_face_is_made_while_nothing_moves(player, qtbot, monkeypatch):
    monkeypatch.setattr(warming, "PAUSE", 0)
    monkeypatch.setattr(warming, "STEP", 0)
    player.scene.animator.speed = Speed.FAST
    player.view.resize(700, 420)
    player.sail(Options(Mode.STANDARD, 1), 5)
    warmer, pictures = player.scene._warmer, player.scene.pictures
    assert not pictures.has_face(44)
    qtbot.waitUntil(lambda: not warmer.is_running, timeout=10000)
    assert all(pictures.has_face(card) for card in ISLANDS)

"""Faces made ahead: all of them, one at a time, and then nothing more."""

from shtil_desktop.games.shtil.rules.cards import ISLANDS
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.pictures import pictures_ahead
from shtil_desktop.table.pictures.album import Album


def hurried(player, monkeypatch, speed: Speed) -> None:
    monkeypatch.setattr(pictures_ahead, "PAUSE", 0)
    monkeypatch.setattr(pictures_ahead, "STEP", 0)
    player.scene.animator.speed = speed
    player.view.resize(700, 420)
    player.sail(Options(Mode.STANDARD, 1), 5)


def test_every_face_is_made_while_nothing_moves(player, qtbot, monkeypatch):
    hurried(player, monkeypatch, Speed.FAST)
    ahead, pictures = player.scene.layout.pictures_ahead, player.scene.pictures
    assert not pictures.has_face(44)
    qtbot.waitUntil(lambda: not ahead.is_running)
    assert all(pictures.has_face(card) for card in ISLANDS)


def test_without_motion_they_are_made_ahead_too(player, qtbot, monkeypatch, tmp_path):
    """A whole hand that is traded would be painted all at once."""
    player.scene.pictures.album = Album(tmp_path / "table.album")
    hurried(player, monkeypatch, Speed.OFF)
    assert not player.scene.pictures.has_face(44)
    qtbot.waitUntil(lambda: not player.scene.layout.pictures_ahead.is_running)
    assert all(player.scene.pictures.has_face(card) for card in ISLANDS)


def test_a_still_table_that_nobody_keeps_has_no_hurry(player, monkeypatch):
    hurried(player, monkeypatch, Speed.OFF)
    assert not player.scene.layout.pictures_ahead.is_running

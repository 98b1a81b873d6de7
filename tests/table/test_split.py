"""The start's split on the table: sliders that always sum up, by mouse, finger and keys."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from shtil_desktop.games.shtil import actions as do
from shtil_desktop.table.spots import Button, Kind, Spot
from tests.bench.table_pictures import SUBJECTS, reach

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture(params=["standard-3-split", "standard-5-split", "storms-split", "monsters-split"])
def splitting(player, request):
    session = reach(next(subject for subject in SUBJECTS if subject.name == request.param))
    assert session is not None
    player.helm.set_sail(session)
    return player


def is_legal(player) -> bool:
    picks = player.scene.picks
    return do.Split(tuple(picks.shares)) in picks.view.legal


def on_track(player, row: int, part: float) -> QPoint:
    track = player.scene.stage.split._track(row)
    at = QPointF(track.left() + part * track.width(), track.center().y())
    return player.view.mapFromScene(at)


def test_whatever_is_pressed_and_drawn_the_shares_sum_up(splitting):
    dice, picks = Random(5), splitting.scene.picks
    total = picks.view.sea.to_split
    port, rows = splitting.view.viewport(), splitting.scene.stage.split.rows
    for _ in range(60):
        row, part = dice.randrange(len(rows)), dice.random()
        if dice.random() < 0.5:
            spot = Spot(dice.choice((Kind.SHARE, Kind.LESS)), rows[row].seat)
            splitting.click(spot)
        else:
            QTest.mousePress(port, LEFT, NONE, on_track(splitting, row, part))
            QTest.mouseMove(port, on_track(splitting, row, dice.random()))
            QTest.mouseRelease(port, LEFT, NONE, on_track(splitting, row, 0.5))
        assert sum(picks.shares) == total
        assert is_legal(splitting)


def test_a_knob_is_drawn_to_where_the_pointer_goes(splitting):
    picks, port = splitting.scene.picks, splitting.view.viewport()
    rows = splitting.scene.stage.split.rows
    row = max(range(len(rows)), key=lambda i: rows[i].most)
    seat = rows[row].seat
    found = {split.shares[seat] for split in picks.view.legal if isinstance(split, do.Split)}
    QTest.mousePress(port, LEFT, NONE, on_track(splitting, row, rows[row].share / rows[row].most))
    for part in (-0.1, 1.1, 0.0, 1.0):
        QTest.mouseMove(port, on_track(splitting, row, part) + QPoint(0, 40))
        assert picks.shares[seat] == (max(found) if part >= 1 else min(found))
    QTest.mouseRelease(port, LEFT, NONE, on_track(splitting, row, 1.0))


def test_the_shares_are_set_by_key_and_played(splitting):
    picks = splitting.scene.picks
    open_spots = [spot for spot in picks.open_spots() if spot.kind is Kind.LESS]
    before = list(picks.shares)
    for _ in range(40):
        splitting.key(Qt.Key.Key_Tab)
        spot = splitting.scene.focus_spot
        if spot in open_spots and picks._shared(spot) is not None:
            splitting.key(Qt.Key.Key_Space)
            break
    assert picks.shares != before
    wanted = tuple(picks.shares)
    splitting.click(Button.CONFIRM.spot)
    assert splitting.session.history[-1].action == do.Split(wanted)

"""The start's split on the table: sliders that always sum up, by mouse, finger and keys."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from shtil_desktop.games.shtil.crew.proposal import propose_payment
from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.table.items.card_item import CardMark
from shtil_desktop.games.shtil.table.places import Kind
from shtil_desktop.play.match import Match
from shtil_desktop.play.session import Session
from shtil_desktop.table.places import Button, Spot
from tests.pictures.table_pictures import SUBJECTS, reach

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture(params=["standard-3-split", "standard-5-split", "storms-split", "monsters-split"])
def splitting(player, request):
    player.controller.begin(Session(replace(reached(request.param)), None))
    return player


@cache
def reached(name: str) -> Match:
    """A match before its split: looked for once."""
    session = reach(next(subject for subject in SUBJECTS if subject.name == name))
    assert session is not None
    return session.match


def is_legal(player) -> bool:
    picks = player.scene.choices
    return do.Split(tuple(picks.shares)) in picks.view.legal


def on_track(player, row: int, part: float) -> QPoint:
    track = player.scene.stage.split._track(row)
    at = QPointF(track.left() + part * track.width(), track.center().y())
    return player.view.mapFromScene(at)


def test_whatever_is_pressed_and_drawn_the_shares_sum_up(splitting):
    dice, picks = Random(5), splitting.scene.choices
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


def test_a_card_pressed_while_splitting_says_when_cards_are_chosen(splitting):
    before = list(splitting.scene.choices.shares)
    splitting.click(Spot(Kind.HAND, 0))
    assert splitting.scene.stage.prompt.text.startswith("Split first: once it is confirmed, you choose")
    assert splitting.scene.choices.shares == before


def test_a_knob_is_drawn_to_where_the_pointer_goes(splitting):
    picks, port = splitting.scene.choices, splitting.view.viewport()
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
    picks = splitting.scene.choices
    open_spots = [spot for spot in picks.open_spots() if spot.kind is Kind.LESS]
    before = list(picks.shares)
    for _ in range(40):
        splitting.key(Qt.Key.Key_Tab)
        spot = splitting.scene.focus.spot
        if spot in open_spots and picks.shared(spot) is not None:
            splitting.key(Qt.Key.Key_Space)
            break
    assert picks.shares != before
    wanted = tuple(picks.shares)
    splitting.click(Button.CONFIRM.spot)
    assert splitting.session.history[-1].action == do.Split(wanted)


@pytest.mark.parametrize("is_left_handed", [False, True], ids=["right", "left"])
@pytest.mark.parametrize("size", [(1024, 612), (1180, 640), (1366, 740), (2560, 1400)], ids=str)
def test_the_split_lies_beside_the_board(splitting, size, is_left_handed):
    splitting.scene.layout.set_left_handed(is_left_handed)
    splitting.view.resize(*size)
    stage = splitting.scene.stage
    assert stage.split.isVisible() and stage.split.is_beside
    assert not any(stage.split.rect.intersects(cell) for cell in stage.places.cells)
    assert not any(stage.split.rect.intersects(mate.rect) for mate in stage.mates)
    assert all(mate.rect.height() >= 44 for mate in stage.mates)
    assert not stage.log.isVisible() or not stage.log.rect.intersects(stage.split.rect)
    splitting.click(Button.CONFIRM.spot)
    assert not stage.split.isVisible() and stage.foot == 0 and stage.log.isVisible()
    assert [mate.rect for mate in stage.mates] == list(stage.places.mates)


@pytest.mark.parametrize("size", [(1024, 612), (1366, 740)], ids=str)
def test_hint_log_and_split_share_the_column(splitting, size):
    splitting.view.resize(*size)
    splitting.controller.hint()
    splitting.qtbot.waitUntil(lambda: splitting.scene.choices.hint is not None)
    stage = splitting.scene.stage
    panel = splitting.scene.hints.panel
    taken = [panel.rect, stage.split.rect, *(mate.rect for mate in stage.mates)]
    taken += [stage.log.rect] if stage.log.isVisible() else []
    assert panel.isVisible()
    for one, other in combinations(taken, 2):
        assert not one.intersects(other)


def test_without_room_beside_the_board_the_split_can_be_drawn_aside(splitting):
    splitting.scene.layout.show_log(False)
    stage, port = splitting.scene.stage, splitting.view.viewport()
    split = stage.split
    assert not split.is_beside
    before, shares = QPointF(split.rect.topLeft()), list(splitting.scene.choices.shares)
    begin = splitting.view.mapFromScene(QPointF(split.rect.center().x(), split.rect.top() + 8))
    way = QPoint(60 if split.rect.center().x() < 512 else -60, 25)
    QTest.mousePress(port, LEFT, NONE, begin)
    QTest.mouseMove(port, begin + way)
    QTest.mouseRelease(port, LEFT, NONE, begin + way)
    assert (split.rect.topLeft() - before - QPointF(way)).manhattanLength() < 2.5
    assert splitting.scene.choices.shares == shares
    moved = QPointF(split.rect.topLeft())
    seat = next(spot.index for spot in splitting.scene.choices.open_spots() if spot.kind is Kind.SHARE)
    splitting.click(Spot(Kind.SHARE, seat))
    assert split.rect.topLeft() == moved and splitting.scene.choices.shares != shares
    QTest.mouseMove(port, begin)
    assert split.rect.topLeft() == moved, "it was let go"


def test_the_split_never_leaves_the_table(splitting):
    splitting.scene.layout.show_log(False)
    split = splitting.scene.stage.split
    for corner in (QPointF(-900, -900), QPointF(5000, 5000)):
        split.draw_to(corner)
        assert splitting.scene.sceneRect().contains(split.rect)
    splitting.view.resize(900, 560)
    assert splitting.scene.sceneRect().contains(split.rect)


def test_the_hand_shows_what_each_share_would_take(splitting):
    picks, stage = splitting.scene.choices, splitting.scene.stage
    seat = picks.view.seat
    seen = set()
    for kind in (Kind.LESS,) * 8 + (Kind.SHARE,) * 8:
        if Spot(kind, seat) in picks.open_spots():
            splitting.click(Spot(kind, seat))
        count = picks.shares[seat] - picks.view.sea.blind[seat]
        marked = [i for i, item in enumerate(stage.hand) if item.mark is CardMark.CHOSEN]
        assert len(marked) == count
        cards = propose_payment(picks.view, do.Give(count)) if count else ()
        assert sorted(picks.view.hand[i] for i in marked) == sorted(cards)
        low = stage.places.hand_slots(len(stage.hand))
        assert all((stage.hand[i].y() < low[i][0].y()) == (i in marked) for i in range(len(stage.hand)))
        seen.add(count)
    assert len(seen) > 1

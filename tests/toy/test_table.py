"""Pebbles' own parts of the table: choices, stage, motion and words, without a window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from shtil_desktop.games.base import IllegalAction
from shtil_desktop.play.match import Match, Seat
from shtil_desktop.play.session import Session
from shtil_desktop.table.motion.animator import Animator
from shtil_desktop.table.places import Button, Spot
from shtil_desktop.table.stage import TableSetup
from shtil_desktop.table.theme import CONTRAST, DAY, NIGHT
from tests.toy.pebbles.game import PEBBLES
from tests.toy.pebbles.rules.actions import Take
from tests.toy.pebbles.rules.options import Deal, Options
from tests.toy.pebbles.rules.pebbles import Pebbles
from tests.toy.pebbles.table import TABLE
from tests.toy.pebbles.table.choices import PebblesChoices
from tests.toy.pebbles.table.geometry import arrange
from tests.toy.pebbles.table.places import Kind
from tests.toy.pebbles.table.stage import PebblesStage

ONE, TWO = Spot(Kind.COUNT, 1), Spot(Kind.COUNT, 2)


def choices(pile: int = 9) -> PebblesChoices:
    return TABLE.choices(Pebbles(Options(), None, Deal(pile, 0)).view(0))


@pytest.fixture
def stage(qapp) -> PebblesStage:
    stage = TABLE.stage(QGraphicsScene(), TABLE.pictures(), Options(3), 0, 24)
    stage.lay(TableSetup(QSizeF(1024, 640), 1.0, DAY))
    stage.name_all("Pebbles", ["Vera", "Ada", "Bo"])
    return stage


def test_a_tap_marks_and_a_second_one_takes():
    made = choices()
    assert made.tap(TWO) is None and made.chosen == 2
    assert made.tap(TWO) == Take(2)


def test_enter_takes_what_is_marked_and_esc_puts_it_back():
    made = choices()
    assert not made.is_enabled(Button.CONFIRM)
    made.tap(ONE)
    assert made.entered is Button.CONFIRM and made.tap(Button.CONFIRM.spot) == Take(1)
    assert made.cancel() and made.chosen is None and not made.cancel()


def test_refusals_come_from_the_rules():
    made = choices(pile=1)
    refused = made.tap(TWO)
    assert isinstance(refused, IllegalAction)
    assert TABLE.words.reason(refused) == "Only 1 left in the pile."


@pytest.mark.parametrize("palette", [DAY, NIGHT, CONTRAST], ids=lambda palette: palette.name)
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)], ids=str)
def test_nothing_overlaps_or_leaves_the_window(stage, size, palette):
    for is_left_handed in (False, True):
        stage.lay(TableSetup(QSizeF(*size), 1.0, palette, is_left_handed=is_left_handed))
        places = arrange(QSizeF(*size), 3, True, is_left_handed)
        assert places.log is not None
        rects = [places.pile, *places.seats, *places.counts, places.line, places.log]
        assert not any(a.intersects(b) for i, a in enumerate(rects) for b in rects[i + 1 :])
        assert all(QRectF(0, 0, *size).contains(rect) for rect in rects)


def test_stage_follows_the_view(stage):
    game = Pebbles(Options(3), None, Deal(9, 0))
    for action in (Take(1), Take(2), Take(3, 2), Take(3)):
        game.apply(action)
    stage.sync(game.view(0))
    assert stage.pile.count == 5 and [item.count for item in stage.seats] == [1, 2, 3]
    assert [item.has_chosen for item in stage.seats] == [False, True, False]


def test_motion_takes_every_pebble_off_the_table_again(stage):
    game = Pebbles(Options(3), None, Deal(9, 0))
    game.apply(Take(1))
    game.apply(Take(2))
    before = len(stage.scene.items())
    events = game.apply(Take(3, 2))
    motion = TABLE.motion(stage, Animator(), game.view(0), lambda cue: None)
    for event in events:
        motion.show(event, events)
    motion.finish()
    assert len(stage.scene.items()) == before


def test_log_tells_every_event_and_the_end_who_won():
    session = Session(Match(Pebbles(Options(), 24), 0, (Seat("Vera"), Seat("Ada", "careful"))), None)
    while session.decision is not None:
        session.play(PEBBLES.mate("careful", session.length).decide(session.game.view(session.decision.seat)))
    lines = TABLE.words.teller(session.match).whole(session.opening, session.history)
    assert lines[0].text == "Round 1" and lines[-1].text.endswith("won")
    assert max(line.step for line in lines) == session.length
    end = TABLE.words.ending(session)
    assert end.is_won == (0 in session.game.result.winners)

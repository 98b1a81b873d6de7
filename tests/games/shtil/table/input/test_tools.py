"""Undo and redo on the table itself, for those who play without keys."""

from __future__ import annotations

import pytest

from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.table.places import Fixture, Spot
from shtil_desktop.table.speech import spot_name

UNDO, REDO = Spot(Fixture.TOOL, 0), Spot(Fixture.TOOL, 1)


@pytest.fixture
def solo(player):
    player.sail(Options(Mode.STANDARD, 1), 5)
    return player


def test_a_move_is_taken_back_and_made_again_by_click(solo):
    stage = solo.scene.stage
    assert not {UNDO, REDO} & set(stage.spot_rects())
    solo.gesture(solo.decide())
    assert UNDO in stage.spot_rects() and REDO not in stage.spot_rects()
    solo.click(UNDO)
    assert solo.session.length == 0
    assert UNDO not in stage.spot_rects()
    solo.click(REDO)
    assert solo.session.length == 1


def test_a_lost_voyage_is_taken_back_by_click(player):
    player.sail(Options(Mode.STANDARD, 3), 2)
    player.play_out()
    assert player.scene.stage.end.isVisible()
    before = player.session.length
    player.click(UNDO)
    assert player.session.length < before
    assert not player.scene.stage.end.isVisible()


def test_who_forbids_undo_to_herself_sees_no_button(solo):
    solo.gesture(solo.decide())
    line = solo.scene.stage.free_line
    solo.controller.may_undo = False
    solo.controller.show_tools()
    assert not any(tool.isVisible() for tool in solo.scene.stage.tools)
    assert solo.scene.stage.free_line.width() > line.width()


def test_tools_lie_at_the_other_end_for_a_left_hand(solo):
    solo.gesture(solo.decide())
    stage = solo.scene.stage
    assert stage.tools[0].rect.left() == stage.places.prompt.left()
    solo.scene.layout.set_left_handed(True)
    assert stage.tools[1].rect.right() > stage.places.prompt.center().x()
    assert stage.places.prompt.contains(stage.tools[1].rect)
    for item in (stage.prompt, *(button for button in stage.buttons.values() if button.isVisible())):
        assert not any(item.rect.intersects(tool.rect) for tool in stage.tools)


def test_words_and_tools_do_not_overlap_in_a_narrow_window(solo):
    solo.gesture(solo.decide())
    solo.scene.say("Sie sind am Zug: " + "legen Sie zwei Karten ab, " * 5)
    stage = solo.scene.stage
    assert not any(stage.prompt.rect.intersects(tool.rect) for tool in stage.tools)


def test_tools_tell_their_key(solo):
    solo.gesture(solo.decide())
    assert spot_name(solo.scene, UNDO) == "Undo (Ctrl+Z)"
    assert solo.scene.stage.tools[1].toolTip() == "Redo (Ctrl+Shift+Z)"
    solo.scene.keyboard.set_keys({"undo": "Ctrl+U"})
    solo.controller.show_tools()
    assert solo.scene.stage.tools[0].toolTip() == "Undo (Ctrl+U)"

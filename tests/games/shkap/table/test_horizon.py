"""The islands to come: each can be looked at in the size of the current one; they are read left to right."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtTest import QTest

from shtil_desktop.games.shkap.rules.options import Mode
from shtil_desktop.games.shkap.table.layout.geometry import Needs, arrange
from shtil_desktop.games.shkap.table.places import island_spot, pack_spot
from shtil_desktop.games.shkap.table.words.names_and_counts import island_name
from shtil_desktop.games.shkap.table.words.place_names import tip
from tests.games.shkap.table.sitting import Player


def draft(player: Player) -> list[str]:
    """Sit down to a draft; the names of its islands, the current one first."""
    player.sit_down(Mode.ARCHIPELAGO)
    player.wait()
    first = player.stage.furniture.chart.island
    assert first is not None
    return [island_name(first), *(item.name for item in player.stage.furniture.horizon)]


def large(player: Player) -> str:
    return player.stage.furniture.chart.name


def test_a_click_shows_an_island_of_the_draft_large_and_another_one_ends_it(player):
    names = draft(player)
    for place in range(3):
        player.click(island_spot(place))
        assert large(player) == names[place + 1]
        assert f"island {place + 2} of 8" in player.stage.furniture.chart.caption.replace("\xa0", " ")
    player.click(island_spot(2))
    assert large(player) == names[0]
    player.click(island_spot(0))
    QTest.mouseClick(
        player.view.viewport(),
        Qt.MouseButton.LeftButton,
        pos=player.view.mapFromScene(player.stage.places.sheet.center()),
    )
    assert large(player) == names[0]


def test_a_key_shows_one_island_after_the_other_and_esc_goes_back(player):
    names = draft(player)
    heard: list[str] = []
    player.scene.announced.connect(heard.append)
    for name in (*names[1:], names[0], names[1]):
        player.key(Qt.Key.Key_I)
        assert large(player) == name
    assert any(names[3] in text for text in heard)
    player.key(Qt.Key.Key_Escape)
    assert large(player) == names[0]


def test_a_finger_shows_an_island_large(player):
    names = draft(player)
    window, screen = player.view.windowHandle(), QTest.createTouchDevice()
    at = player.view.viewport().mapTo(player.view, player.point(island_spot(0)))
    for kind in ("press", "release"):
        sequence: Any = QTest.touchEvent(window, screen)
        getattr(sequence, kind)(0, at, window)
        sequence.commit(True)
    assert large(player) == names[1]


def test_a_card_can_be_kept_while_an_island_is_looked_at(player):
    names = draft(player)
    player.click(island_spot(0))
    before = player.session.length
    player.click(pack_spot(player.choices.view.pack[0]))
    assert player.session.length > before
    assert large(player) == names[0]


def test_a_pointer_that_rests_tells_the_whole_name_and_the_chests(player):
    names = draft(player)
    told = tip(player.stage, player.stage.places.horizon[1].center()).replace("\xa0", " ")
    assert told.startswith(f"{names[2]}: island 3 of 8 ")


def test_pictures_are_numbered_in_the_order_of_play(player):
    draft(player)
    assert [item.number for item in player.stage.furniture.horizon] == [2, 3, 4]


def test_islands_and_market_are_read_from_left_to_right_with_either_hand():
    for is_left_handed in (False, True):
        for has_draft in (False, True):
            needs = Needs(3, has_draft, is_left_handed=is_left_handed)
            places = arrange(QSizeF(1366, 740), needs)
            for rects in (places.horizon, places.market):
                order = [(rect.top(), rect.left()) for rect in rects]
                assert order == sorted(order)

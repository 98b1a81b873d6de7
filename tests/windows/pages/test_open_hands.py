"""The hands of a match that is over lie open in its replay and review, in every game."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from shtil_desktop.games.qwirkle.table.places import Place as QwirklePlace
from shtil_desktop.games.shkap.table.places import Place as ShkapPlace
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.table.places import Kind
from shtil_desktop.play.match import Match
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.places import Spot
from shtil_desktop.table.speech import spot_name
from shtil_desktop.table.theme import DAY
from shtil_desktop.windows.pages.game_pages import pages_of
from shtil_desktop.windows.pages.replay.page import ReplayPage
from tests.windows.deals.test_same_deals import played

SEAT = {"shtil": Kind.MATE, "qwirkle": QwirklePlace.SEAT, "shkap": ShkapPlace.SEAT}


def match_of(game: str) -> Match:
    return played(game, Options(Mode.STANDARD, 3) if game == "shtil" else None)


def under_way_of(qtbot: Any, game: str) -> Match:
    match = match_of(game)
    match.game = page_of(qtbot, match).session.position(8)
    assert not match.is_over
    return match


def page_of(qtbot: Any, match: Match, speed: Speed = Speed.OFF) -> ReplayPage:
    page = pages_of(match.game.id).replay_page(DAY, match, speed, lambda match, path: None)
    qtbot.addWidget(page)
    page.resize(1366, 740)
    page.show()
    return page


def shown(page: ReplayPage) -> list[list[int]]:
    """The cards or tiles that the boxes of the seats show face up."""
    stage: Any = page.scene.stage
    if hasattr(stage, "mates"):
        return [list(mate.hand) for mate in stage.mates]
    name = "shown_hand" if page.session.game.id == "qwirkle" else "open_hand"
    return [list(getattr(seat, name)) for seat in stage.furniture.seats]


def held(page: ReplayPage) -> list[list[int]]:
    position = page.session.position(page.number)
    packs = getattr(position, "packs", [[]] * position.seats)
    return [sorted((*hand, *pack)) for hand, pack in zip(position.hands, packs, strict=True)]


@pytest.mark.parametrize("game", SEAT)
def test_at_every_moment_of_a_match_that_is_over(qtbot, game):
    page = page_of(qtbot, match_of(game))
    length = page.session.length
    for number in (0, length // 3, length // 2, length - 1, length):
        page.slider.setValue(number)
        assert shown(page) == held(page)
        page.grab()


@pytest.mark.parametrize("game", SEAT)
def test_after_a_step_that_was_seen_in_motion(qtbot, game):
    page = page_of(qtbot, match_of(game), Speed.FAST)
    page.slider.setValue(5)
    qtbot.keyClick(page.slider, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: not page.scene.animator.is_running)
    assert page.number == 6 and shown(page) == held(page)


@pytest.mark.parametrize("game", SEAT)
def test_a_screen_reader_hears_them(qtbot, game):
    over, under_way = page_of(qtbot, match_of(game)), page_of(qtbot, under_way_of(qtbot, game))
    heard = []
    for page in (over, under_way):
        page.slider.setValue(8)
        heard.append(spot_name(page.scene, Spot(SEAT[game], 1)))
    assert len(heard[0]) > len(heard[1]) > 0


@pytest.mark.parametrize("game", SEAT)
def test_in_a_match_under_way_they_stay_hidden(qtbot, game):
    page = page_of(qtbot, under_way_of(qtbot, game))
    page.slider.setValue(8)
    assert all(not hand for hand in shown(page))


def test_routes_of_pirates_that_lie_face_down_are_open_too(qtbot):
    page = page_of(qtbot, match_of("shkap"))
    positions = map(page.session.position, range(page.session.length))
    number, position = next(
        (number, one) for number, one in enumerate(positions) if one.hidden_routes - {page.session.player}
    )
    page.slider.setValue(number)
    stage: Any = page.scene.stage
    for seat in position.hidden_routes:
        assert stage.furniture.seats[seat].laid == position.routes[seat]

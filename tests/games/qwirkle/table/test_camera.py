"""The board glides and zooms: by itself when it grows, and as the player wishes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QSizeF

from shtil_desktop.games.qwirkle.rules.board import cell_at
from shtil_desktop.games.qwirkle.table.layout.camera import STEP, Camera
from shtil_desktop.games.qwirkle.table.layout.geometry import Places
from shtil_desktop.table.motion.animator import Animator
from shtil_desktop.table.motion.timings import Speed

LINE = [cell_at(x, 0) for x in range(4)]


@pytest.fixture
def camera() -> Camera:
    camera = Camera(2)
    camera.fit(QSizeF(1366, 740))
    camera.see(LINE)
    camera.glide(lambda places, is_last: None, None)
    return camera


def test_point_under_the_pointer_stays_where_it_is(camera):
    at = camera.places.board.center() + QPointF(90, -40)
    before = (at - camera.places.origin) / camera.places.pitch
    camera.zoom(STEP, at)
    after = (at - camera.places.origin) / camera.places.pitch
    assert (after.x(), after.y()) == pytest.approx((before.x(), before.y()))


def test_zoomed_in_and_out_again_nothing_is_wished(camera):
    usual = camera.places
    camera.zoom(STEP)
    assert camera.places.pitch == pytest.approx(usual.pitch * STEP)
    camera.zoom(1 / STEP)
    assert camera.wish.zoom == 1.0 and camera.places.pitch == usual.pitch


def test_a_tile_out_of_sight_ends_the_wish(camera):
    for _ in range(6):
        camera.zoom(STEP, camera.places.middle_of(LINE[0]))
    assert not camera.wish.is_none
    far = [*LINE, *(cell_at(x, 0) for x in range(4, 12))]
    assert not camera.places.shows(far[-1])
    assert camera.see(far) and camera.wish.is_none
    camera.glide(lambda places, is_last: None, None)
    assert all(map(camera.places.shows, far))


def test_a_tile_in_sight_leaves_the_board_where_it_is(camera):
    camera.zoom(STEP)
    before = camera.places.middle_of(LINE[0])
    assert camera.see([*LINE, cell_at(1, 1)])
    camera.glide(lambda places, is_last: None, None)
    assert not camera.wish.is_none
    assert (camera.places.middle_of(LINE[0]) - before).manhattanLength() < 1


def test_the_same_tiles_ask_for_nothing_new(camera):
    assert not camera.see(LINE)


def test_a_glide_shows_places_between_and_ends_at_the_wanted(camera, qtbot):
    animator, seen = Animator(), []
    animator.speed = Speed.FAST

    def lay(places: Places, is_last: bool) -> None:
        seen.append((places.pitch, is_last))

    camera.see([*LINE, *(cell_at(x, 0) for x in range(4, 16))])
    begin, end = camera.places.pitch, camera.wanted.pitch
    with qtbot.waitSignal(animator.finished):
        camera.glide(lay, animator)
    assert seen[-1] == (end, True)
    assert all(end <= pitch <= begin for pitch, _ in seen)
    assert camera.places == camera.wanted


def test_completed_at_once_a_glide_is_over(camera):
    animator = Animator()
    animator.speed = Speed.NORMAL
    camera.see([*LINE, cell_at(20, 0)])
    camera.glide(lambda places, is_last: None, animator)
    animator.complete()
    assert camera.places == camera.wanted

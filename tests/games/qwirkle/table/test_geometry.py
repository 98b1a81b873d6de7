"""The board without edges: all tiles are always in sight, with room to play."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QSizeF

from shtil_desktop.games.qwirkle.rules.board import cell_at, position_of
from shtil_desktop.games.qwirkle.table.layout.geometry import (
    LEAST_TILE,
    BoardWish,
    Bounds,
    Needs,
    Places,
    arrange,
    clamped,
)

SIZES = [QSizeF(1024, 612), QSizeF(1280, 692), QSizeF(1366, 740), QSizeF(1920, 1052), QSizeF(640, 400)]
BOUNDS = [Bounds(), Bounds(-2, 0, 3, 0), Bounds(-4, -5, 6, 4), Bounds(-9, -12, 10, 6), Bounds(-30, 0, 0, 25)]
BIG = Bounds(-9, -9, 9, 8)


def name(size):
    return f"{size.width():.0f}x{size.height():.0f}"


@pytest.fixture(params=SIZES, ids=name)
def size(request):
    return request.param


def all_needs(bounds):
    for seats in (2, 3, 4):
        for log in (True, False):
            for unseen in (True, False):
                yield Needs(seats, bounds, log, unseen)
    yield Needs(2, bounds, has_lesson=True)
    yield Needs(2, bounds, has_prompt=False)
    yield Needs(3, bounds, is_left_handed=True)


def in_sight(places: Places, bounds: Bounds) -> bool:
    """Whether the tiles and one cell around them are shown."""
    corners = [(bounds.left - 1, bounds.top - 1), (bounds.right + 1, bounds.bottom + 1)]
    return all(places.shows(cell_at(*corner)) for corner in corners)


@pytest.mark.parametrize("bounds", BOUNDS, ids=repr)
def test_all_tiles_are_in_sight_with_room_around_them(size, bounds):
    for needs in all_needs(bounds):
        assert in_sight(arrange(size, needs), bounds), needs


@pytest.mark.parametrize("bounds", BOUNDS, ids=repr)
def test_nothing_lies_upon_anything_else(size, bounds):
    for needs in all_needs(bounds):
        places = arrange(size, needs)
        rects = {"seats": places.seats, "board": places.board, "rack": places.rack, "bag": places.bag}
        rects |= {"prompt": places.prompt} if needs.has_prompt else {}
        rects |= {f"tool {i}": rect for i, rect in enumerate(places.tools)}
        rects |= {"unseen": places.unseen} if places.unseen else {}
        rects |= {"log": places.log} if places.log and not places.is_log_low else {}
        for (one, here), (other, there) in combinations(rects.items(), 2):
            assert not here.intersects(there), (one, other, needs)
        for one, here in rects.items():
            assert here.width() > 0 and here.height() > 0, (one, needs)
            assert here.left() >= 0 and here.right() <= places.size.width() + 1, (one, needs)
            assert here.bottom() <= places.size.height() + 1, (one, needs)


def test_seats_and_tiles_lie_in_their_panels(size):
    for needs in all_needs(BIG):
        places = arrange(size, needs)
        assert all(places.seats.contains(box) for box in places.boxes)
        assert all(places.rack.contains(slot) for slot in places.slots)
        assert len(places.slots) == 6 and len(places.boxes) == needs.seats


@pytest.mark.parametrize(("window", "rows"), [(QSizeF(1024, 612), 15), (QSizeF(1366, 740), 18)], ids=str)
def test_tiles_of_a_usual_game_are_never_too_small(window, rows):
    places = arrange(window, Needs(4, Bounds(0, 0, 17, rows - 1)))
    assert places.tile >= LEAST_TILE


def test_a_crowded_board_takes_room_from_the_rack():
    few, many = (arrange(SIZES[0], Needs(2, bounds)) for bounds in (Bounds(0, 0, 3, 3), BIG))
    assert many.board.height() > few.board.height()
    assert many.prompt.top() > many.rack.top()


def test_cells_are_found_under_the_pointer():
    places = arrange(SIZES[2], Needs(2, BIG))
    rng = random.Random(4)
    for _ in range(200):
        x, y = rng.randint(-9, 9), rng.randint(-9, 8)
        off = QPointF(rng.uniform(-0.49, 0.49), rng.uniform(-0.49, 0.49)) * places.pitch
        assert places.position_at(places.middle_of(cell_at(x, y)) + off) == (x, y)


def test_bounds_are_those_of_the_cells():
    cells = [cell_at(-3, 2), cell_at(4, -1), cell_at(0, 0)]
    assert Bounds.of(cells) == Bounds(-3, -1, 4, 2)
    assert {position_of(cell) for cell in cells} == {(-3, 2), (4, -1), (0, 0)}


def test_a_wish_brings_the_board_nearer_and_moves_it():
    needs = Needs(2, BIG)
    far, near = arrange(SIZES[2], needs), arrange(SIZES[2], needs, BoardWish(2.0, 3.0, -1.0))
    assert near.pitch == pytest.approx(2 * far.pitch)
    assert near.position_at(near.board.center()) == (3, -2)


def test_a_wish_is_kept_within_reason(size):
    for bounds in BOUNDS:
        needs = Needs(2, bounds)
        for wish in (
            BoardWish(50.0, 0, 0),
            BoardWish(0.01, 0, 0),
            BoardWish(1.7, 400.0, -400.0),
            BoardWish(1.0, 9.0, 9.0),
        ):
            places = arrange(size, needs, clamped(wish, size, needs))
            usual = arrange(size, needs)
            assert places.tile >= min(usual.tile, LEAST_TILE) - 0.01
            corners = [places.middle_of(cell_at(bounds.left, bounds.top))]
            corners.append(places.middle_of(cell_at(bounds.right, bounds.bottom)))
            left, right = corners[0].x(), corners[1].x()
            assert left < places.board.right() and right > places.board.left()
            assert corners[0].y() < places.board.bottom() and corners[1].y() > places.board.top()


def test_no_wish_stays_no_wish(size):
    assert clamped(BoardWish(), size, Needs(3, BIG)).is_none


def test_left_handed_table_keeps_the_board_the_right_way_round():
    usual, left = (arrange(SIZES[2], Needs(3, BIG, is_left_handed=hand)) for hand in (False, True))
    assert left.seats.left() > left.board.right() > usual.seats.right()
    assert left.middle_of(cell_at(3, 0)).x() > left.middle_of(cell_at(0, 0)).x()

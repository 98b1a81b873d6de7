"""The table's places: nothing overlaps, nothing leaves the window, at any size and in every voyage."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF

from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.table.layout.geometry import Needs, arrange
from shtil_desktop.games.shtil.table.layout.left_handed import mirrored

KINDS = [
    Options(Mode.STANDARD, 1),
    Options(Mode.STANDARD, 1, storms=True),
    Options(Mode.STANDARD, 3),
    Options(Mode.STANDARD, 5, reefs=True, monsters=5, storms=True, wilds=2),
    Options(Mode.ARCH, 2),
    Options(Mode.SUN_MOON, 4),
    Options(Mode.PYRAMID, 5),
    Options(Mode.COMPETITIVE, 2),
]
SIZES = [
    (1024, 612),
    (1024, 1200),
    (1180, 640),
    (1366, 728),
    (1920, 1040),
    (2560, 1400),
    (3440, 1300),
    (1280, 1000),
]


@pytest.fixture(params=KINDS, ids=lambda options: options.key)
def needs(request):
    return Needs.of(request.param)


def places_of(places) -> dict[str, QRectF]:
    """Everything with a place of its own, by name."""
    found = {f"cell {i}": rect for i, rect in enumerate(places.cells)}
    found |= {f"marker {i}": rect for i, rect in enumerate(places.markers)}
    found |= {f"row {i}": rect for i, rect in enumerate(places.row)}
    names = ("start", "finish", "compasses", "explorer", "deck", "discards", "prompt", "hand", "crew", "log")
    found |= {name: getattr(places, name) for name in names if getattr(places, name) is not None}
    if not places.row:
        found["revealed"] = places.revealed
    if places.is_log_low:  # it shares the crew's column with the mates
        del found["crew"]
        found |= {f"mate {i}": rect for i, rect in enumerate(places.mates) if not rect.isEmpty()}
    return found


@pytest.mark.parametrize("is_left_handed", [False, True], ids=["right", "left"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_overlaps_or_leaves_the_window(needs, size, is_left_handed):
    places = arrange(QSizeF(*size), needs)
    places = mirrored(places) if is_left_handed else places
    window = QRectF(0, 0, *size)
    found = places_of(places)
    for name, rect in found.items():
        assert window.contains(rect), name
    for (one, a), (two, b) in combinations(found.items(), 2):
        shared = a.intersected(b)
        assert shared.width() < 1.5 or shared.height() < 1.5, (one, two)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_cards_are_large_enough_to_read(needs, size):
    places = arrange(QSizeF(*size), needs)
    assert places.card.height() >= 50
    assert 1.2 < places.card.width() / places.card.height() < 1.35


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_mates_fit_into_their_panel(needs, size):
    places = arrange(QSizeF(*size), needs)
    for box in () if needs.company.is_alone and not needs.has_compasses else places.mates:
        assert places.crew.contains(box)
        assert box.height() > 60
    for one, two in combinations(places.mates, 2):
        assert not one.intersects(two)


@pytest.mark.parametrize("count", [0, 1, 5, 8, 13])
def test_every_hand_fits(needs, count):
    places = arrange(QSizeF(1024, 612), needs)
    for centre, angle in places.hand_slots(count):
        assert places.hand.left() - 1 <= centre.x() - places.card.width() / 2
        assert centre.x() + places.card.width() / 2 <= places.hand.right() + 1
        assert abs(angle) < 13


def test_the_card_goes_to_the_cell_it_covers_most():
    places = arrange(QSizeF(1366, 728), Needs.of(Options()))
    cells = range(36)
    between = places.cells[7].translated(places.card.width() * 0.45, 0)
    assert places.covered_most(between, cells) == 7
    assert places.covered_most(between.translated(places.card.width() * 0.2, 0), cells) == 8
    assert places.covered_most(places.hand.translated(0, 400), cells) is None


def test_a_narrow_window_has_the_log_below_the_crew(needs):
    low = arrange(QSizeF(1024, 612), needs)
    assert low.log is not None and low.is_log_low and low.log.height() >= 104
    assert low.crew.contains(low.log) and not any(low.log.intersects(box) for box in low.mates)
    beside = arrange(QSizeF(1366, 728), needs)
    assert beside.log is not None and not beside.is_log_low


@pytest.mark.parametrize("size", [(1024, 612), (1366, 728)])
def test_a_log_that_is_not_wanted_is_folded_away(needs, size):
    assert arrange(QSizeF(*size), needs, log_wanted=False).log is None


def test_a_lesson_takes_the_place_of_a_low_log(needs):
    assert arrange(QSizeF(1024, 612), needs, has_lesson=True).log is None


def test_for_a_left_hand_panels_and_piles_change_sides_and_rows_do_not(needs):
    right = arrange(QSizeF(1366, 728), needs)
    left = mirrored(right)
    assert right.log is not None and left.log is not None
    assert left.log.right() < left.frame.left()
    if needs.company.is_alone:  # the log has the voyage's head above it
        assert left.crew.right() < left.frame.left()
    else:
        assert left.frame.right() < left.crew.left()
    if not right.row:
        assert left.discards.right() < left.hand.left() < left.hand.right() < left.deck.left()
    first, second = left.cells[:2]
    assert first.right() < second.left()
    if left.start is not None and left.finish is not None:
        assert left.start.center().x() < left.grid.center().x() < left.finish.center().x()
    assert left.card == right.card


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_markers_of_a_pyramid_stand_beside_their_rows(size):
    needs = Needs.of(Options(Mode.PYRAMID, 3))
    places = arrange(QSizeF(*size), needs)
    for marker, row in zip(places.markers, needs.layout.rows, strict=True):
        first = places.cells[row[0]]
        assert 0 < first.left() - marker.right() < first.width()


def test_five_mates_have_room_for_their_storms_above_a_low_log():
    places = arrange(QSizeF(1024, 612), Needs.of(Options(Mode.STANDARD, 5, storms=True)))
    assert places.is_log_low
    assert min(mate.height() for mate in places.mates) >= 76


@pytest.mark.parametrize("size", [size for size in SIZES if size[0] >= 1180], ids=str)
def test_who_sails_alone_has_one_column_and_the_rest_for_board_and_hand(size):
    alone, with_mate = (arrange(QSizeF(*size), Needs.of(Options(Mode.STANDARD, seats))) for seats in (1, 2))
    assert alone.mates[0].isEmpty()
    assert alone.log is not None and alone.crew.left() == alone.log.left()
    assert alone.crew.bottom() < alone.log.top()
    assert alone.card.height() >= with_mate.card.height()
    assert alone.hand.width() > with_mate.hand.width()


def test_storms_before_a_lone_player_have_their_place():
    for size in SIZES:
        places = arrange(QSizeF(*size), Needs.of(Options(Mode.STANDARD, 1, storms=True)))
        assert places.crew.contains(places.mates[0])


def test_the_crews_column_takes_what_the_board_does_not_need():
    places = arrange(QSizeF(1024, 612), Needs.of(Options(Mode.STANDARD, 5)))
    assert places.crew.width() >= 190
    assert places.card == arrange(QSizeF(1024, 612), Needs.of(Options(Mode.STANDARD, 3))).card

"""An overlapped hand can be read: every index stays in sight, the card under the pointer is seen whole."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPolygonF, QTransform
from PySide6.QtTest import QTest

from shtil_desktop.games.shtil.rules.cards import FINISH, MONSTER
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.table.art.cards.corner_index import corner_index
from shtil_desktop.games.shtil.table.art.cards.faces import FaceStyle, face_image
from shtil_desktop.games.shtil.table.layout.geometry import Needs, Places, arrange
from shtil_desktop.games.shtil.table.layout.left_handed import mirrored
from shtil_desktop.games.shtil.table.places import Kind
from shtil_desktop.games.shtil.table.rendering.pictures import Pictures
from shtil_desktop.games.shtil.table.stage.decision_display import RAISED
from shtil_desktop.table.places import Spot
from shtil_desktop.table.theme import CONTRAST, DAY
from tests.pictures.table_pictures import SUBJECTS, reach

SIZES = [(1024, 612), (1024, 1200), (1180, 640), (1366, 740), (1920, 1040), (2560, 1400), (640, 400)]
KINDS = [
    Options(Mode.STANDARD, 1),
    Options(Mode.STANDARD, 1, storms=True, reefs=True),
    Options(Mode.STANDARD, 2),
    Options(Mode.SUN_MOON, 1),
    Options(Mode.COMPETITIVE, 2),
]


def fitted_pictures(options, size, palette, scale, is_left_handed=False) -> tuple[Pictures, Places, Needs]:
    needs = Needs.of(options)
    places = arrange(QSizeF(*size), needs)
    places = mirrored(places) if is_left_handed else places
    pictures = Pictures(numeral_scale=scale)
    pictures.fit(palette, places, 1.0, needs)
    return pictures, places, needs


def on_table(rect: QRectF, slot, places: Places) -> QPolygonF:
    """A part of a card's face, on a canvas of 100 by 80, where it lies on the table."""
    centre, angle = slot
    wide, high = places.card.width(), places.card.height()
    turn = QTransform().translate(centre.x(), centre.y()).rotate(angle)
    turn = turn.scale(wide / 100, high / 80).translate(-50, -40)
    return turn.map(QPolygonF(rect))


def is_seen(rect: QRectF, i: int, slots, places: Places) -> bool:
    part = on_table(rect, slots[i], places)
    later = (on_table(QRectF(0, 0, 100, 80), slot, places) for slot in slots[i + 1 : i + 4])
    return not any(part.intersects(card) for card in later)


@pytest.mark.parametrize("options", KINDS, ids=lambda options: options.key)
@pytest.mark.parametrize("palette", [DAY, CONTRAST], ids=lambda palette: palette.name)  # night is laid as day
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.6])
def test_no_card_covers_the_index_of_another(qapp, options, palette, scale):
    for size, is_left_handed in product(SIZES, (False, True)):
        pictures, places, needs = fitted_pictures(options, size, palette, scale, is_left_handed)
        for count in range(2, needs.largest_hand + 1):
            is_crowded = not pictures.has_index_room(places.index_room(count))
            style = pictures._style(room=pictures.index_room if is_crowded else None)
            rect = corner_index(44, style).rect
            for parted in (None, 0, count // 2):
                slots = places.hand_slots(count, parted)
                for i in range(count):
                    assert is_seen(rect, i, slots, places), (size, count, parted, i, rect)


@pytest.mark.parametrize("turned", [False, True])
def test_the_index_stays_in_sight_beside_cards_that_are_raised(qapp, turned):
    pictures, places, _ = fitted_pictures(Options(Mode.SUN_MOON, 1), (1024, 612), DAY, 1.6)
    style = pictures._style(turned, pictures.index_room)
    up = QPointF(0, places.card.height() * RAISED)
    for first in (0, 1):
        slots = places.hand_slots(12)
        slots = [(at - up if i % 2 == first else at, angle) for i, (at, angle) in enumerate(slots)]
        for i in range(12):
            assert is_seen(corner_index(44, style).rect, i, slots, places)


def right_of(image: QImage, room: float) -> QImage:
    """The upper half of a face, as far as the next card may cover it, without the edge."""
    left, high = round(room * image.width() / 100), image.height()
    return image.copy(left, high // 10, image.width() * 9 // 10 - left, high // 2)


def test_black_and_white_figures_and_signs_keep_to_the_part_that_is_seen(qapp):
    room = 45.0
    style = FaceStyle(CONTRAST, has_marks=False, room=room)
    for card in (8, 44, 80, FINISH, MONSTER):
        covered = right_of(face_image(card, QSizeF(400, 320), 1.0, style), room)
        colours = {covered.pixel(x, y) for x in range(covered.width()) for y in range(0, covered.height(), 4)}
        assert len(colours) == 1, card
    whole = FaceStyle(CONTRAST, has_marks=False)
    assert face_image(44, QSizeF(400, 320), 1.0, style) != face_image(44, QSizeF(400, 320), 1.0, whole)


def test_figures_are_squeezed_before_they_are_made_smaller(qapp):
    usual = corner_index(44, FaceStyle(numeral_scale=1.6, has_marks=False))
    tight = corner_index(44, FaceStyle(numeral_scale=1.6, has_marks=False, room=usual.rect.right() * 0.8))
    assert tight.height == usual.height and tight.squeeze < 1
    tighter = corner_index(44, FaceStyle(numeral_scale=1.6, has_marks=False, room=28.0))
    assert tighter.height < usual.height and tighter.rect.right() <= 28


@pytest.fixture
def giving(player):
    """Twelve cards in one hand."""
    session = reach(next(subject for subject in SUBJECTS if subject.name == "standard-1-giving"))
    assert session is not None
    player.controller.begin(session)
    assert len(player.scene.stage.hand) == 12
    return player


def point_at(player, place: int) -> None:
    stage = player.scene.stage
    card = stage.hand[place].area
    at = card.topLeft() + QPointF(card.width() * 0.12, card.height() / 2)
    QTest.mouseMove(player.view.viewport(), player.view.mapFromScene(at))


def test_the_cards_part_around_the_one_under_the_pointer(giving):
    stage = giving.scene.stage
    point_at(giving, 4)
    assert stage.hovered == 4
    one, after = stage.hand[4].area, stage.hand[5].area
    assert after.left() >= one.right() - one.width() * 0.03
    giving.scene.mouse.hover(None)
    assert stage.hand[5].area.left() < stage.hand[4].area.right() - one.width() * 0.3


def test_whichever_card_is_pointed_at_stays_under_the_pointer(giving):
    stage, port = giving.scene.stage, giving.view.viewport()
    first, last = stage.hand[0].area, stage.hand[-1].area
    y = round(stage.places.hand.center().y())
    for x in range(round(first.left()) + 3, round(last.right()) - 3, 7):
        at = giving.view.mapFromScene(QPointF(x, y))
        QTest.mouseMove(port, at)
        was = stage.hovered
        QTest.mouseMove(port, at)
        assert stage.hovered == was is not None


def test_a_card_that_is_parted_from_the_others_is_the_one_that_a_click_takes(giving):
    stage = giving.scene.stage
    chosen = list(giving.scene.choices.chosen)
    point_at(giving, 3)
    at = giving.view.mapFromScene(stage.hand[3].area.center() + QPointF(stage.hand[3].rect.width() * 0.3, 0))
    QTest.mouseClick(giving.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert (3 in giving.scene.choices.chosen) != (3 in chosen)


def test_a_card_under_the_pointer_rises_if_it_can_be_picked(player):
    player.sail(Options(Mode.STANDARD, 1), 5)
    stage = player.scene.stage
    before = stage.hand[2].y()
    point_at(player, 2)
    assert stage.hand[2].y() < before
    assert stage.spot_rects()[Spot(Kind.HAND, 2)].bottom() >= before + stage.hand[2].rect.height() / 2 - 1
    player.scene.mouse.hover(None)
    assert stage.hand[2].y() == before

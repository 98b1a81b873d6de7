"""The art: same number, same picture; figures that can be read; shapes that need no colour."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter, QTransform

from shtil_desktop.games.shtil.rules import cards
from shtil_desktop.games.shtil.table.art.board.marks import CellMark
from shtil_desktop.games.shtil.table.art.board.sea import (
    paint_cell,
    paint_dock,
    paint_frame,
    paint_row_marker,
    paint_shadow,
)
from shtil_desktop.games.shtil.table.art.board.ship import paint_open_air
from shtil_desktop.games.shtil.table.art.cards.badge import paint_badge, price_text
from shtil_desktop.games.shtil.table.art.cards.corner_index import LEFT, NUMERAL, SMALL_NUMERAL, TOP
from shtil_desktop.games.shtil.table.art.cards.faces import FaceStyle, face_image
from shtil_desktop.games.shtil.table.art.cards.numerals import bold_font, figure_width
from shtil_desktop.games.shtil.table.art.glyphs import BACK, MOON, REEF, SHAPES, SUN
from shtil_desktop.games.shtil.table.art.islands.land import kind_index
from shtil_desktop.games.shtil.table.art.islands.landmarks import mark_index
from shtil_desktop.games.shtil.table.art.islands.light import light_of
from shtil_desktop.games.shtil.table.rendering.face_cache import FaceCache
from shtil_desktop.table import theme
from shtil_desktop.table.art.plates import paint_focus
from shtil_desktop.table.theme import CONTRAST, DAY, NIGHT, PALETTES, Palette

CELL = QSizeF(104, 82)
SPECIALS = [*cards.NAMES, REEF, BACK]
ALL_FACES = [*cards.ISLANDS, *SPECIALS]

pytestmark = pytest.mark.usefixtures("qapp")


def pixels(image: QImage) -> bytes:
    return bytes(image.constBits())


def grey(image: QImage) -> list[int]:
    """The picture's greys in a 26 by 20 raster."""
    small = image.scaled(
        26, 20, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    return [QColor(small.pixel(x, y)).lightness() for y in range(20) for x in range(26)]


def difference(a: QImage, b: QImage) -> float:
    """Mean difference of two pictures' channels, 0…255."""
    one, two = pixels(a), pixels(b)
    return sum(abs(x - y) for x, y in zip(one, two, strict=True)) / len(one)


def sheet(width: int = 120, height: int = 100) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


@pytest.fixture(scope="session")
def faces(qapp: QGuiApplication) -> Iterator[dict[int, QImage]]:
    yield {card: face_image(card, CELL) for card in ALL_FACES}


@pytest.mark.parametrize("card", [1, 34, 58, 80, cards.MONSTER, cards.PURPLE])
def test_same_number_same_pixels(faces: dict[int, QImage], card: int) -> None:
    assert pixels(faces[card]) == pixels(face_image(card, CELL))


def test_different_cards_have_different_pictures(faces: dict[int, QImage]) -> None:
    for one, two in combinations(ALL_FACES, 2):
        assert difference_of_greys(faces[one], faces[two]) > 2.0, (one, two)


def difference_of_greys(a: QImage, b: QImage) -> float:
    one, two = grey_of(a), grey_of(b)
    return sum(abs(x - y) for x, y in zip(one, two, strict=True)) / len(one)


_greys: dict[int, list[int]] = {}


def grey_of(image: QImage) -> list[int]:
    key = image.cacheKey()
    if key not in _greys:
        _greys[key] = grey(image)
    return _greys[key]


def test_no_two_islands_share_land_and_landmark() -> None:
    assert len({(kind_index(n), mark_index(n)) for n in cards.ISLANDS}) == len(cards.ISLANDS)


@pytest.mark.parametrize("number", cards.ISLANDS)
def test_large_figures_stand_out_from_every_sky(number: int) -> None:
    """Measured on the picture without figures, where the figures will be."""
    image = face_image(number, QSizeF(200, 160), 1.0, FaceStyle(numeral_scale=0.001, has_marks=False))
    ink = light_of(number).ink
    for x, y in spots(number, NUMERAL):
        ground = image.pixelColor(round(x * 2), round(y * 2))
        assert theme.contrast(ink, ground) >= 4.5, (x, y, ground.getRgb())


@pytest.mark.parametrize("number", cards.ISLANDS)
def test_small_figures_stand_out_from_every_sea(number: int) -> None:
    """Glints may pass behind them, so the median counts."""
    image = face_image(number, QSizeF(200, 160), 1.0, FaceStyle(numeral_scale=0.001, has_marks=False))
    grounds = [
        image.pixelColor(round(200 - x * 2), round(160 - y * 2)) for x, y in spots(number, SMALL_NUMERAL)
    ]
    ratios = sorted(theme.contrast(theme.INK_LIGHT, ground) for ground in grounds)
    assert ratios[len(ratios) // 2] >= 4.5


def spots(number: int, height: float) -> list[tuple[float, float]]:
    """A raster over the place of the figures, clear of the tiny figures that the pictures keep."""
    width = height * figure_width(str(number))
    return [(LEFT + width * i / 6, TOP + height * k / 5) for i in range(1, 7) for k in range(1, 6)]


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
@pytest.mark.parametrize("card", [5, 77, cards.START, BACK])
def test_corners_are_transparent(card: int, palette: Palette) -> None:
    image = face_image(card, CELL, 2.0, FaceStyle(palette))
    right, bottom = image.width() - 1, image.height() - 1
    for x, y in ((0, 0), (right, 0), (0, bottom), (right, bottom), (2, 2)):
        assert image.pixelColor(x, y).alpha() == 0
    assert image.pixelColor(right // 2, bottom // 2).alpha() == 255
    assert sum(0 < image.pixelColor(x, 4).alpha() < 255 for x in range(30)) > 0, "the edge is not smooth"


@pytest.mark.parametrize("palette", [DAY, CONTRAST], ids=lambda p: p.name)
@pytest.mark.parametrize("card", [3, 47, 66, cards.FINISH, cards.PURPLE])
def test_turned_is_the_face_on_its_head(card: int, palette: Palette) -> None:
    upright = face_image(card, CELL, 2.0, FaceStyle(palette))
    turned = face_image(card, CELL, 2.0, FaceStyle(palette, turned=True))
    assert difference(turned, upright.transformed(QTransform().rotate(180))) < 1.5
    assert difference(turned, upright) > 8


@pytest.mark.parametrize("palette", [DAY, NIGHT, CONTRAST], ids=lambda palette: palette.name)
def test_where_cards_have_sides_each_has_large_figures(palette: Palette) -> None:
    """61 on its head must not pass for 19: the figures that stand upright are large on either side."""
    style = FaceStyle(palette, has_marks=True)
    plain = FaceStyle(palette, has_marks=False)
    size, corner = QSizeF(200, 160), QRect(14, 12, 70, 52)
    for number in (16, 61, 69):
        turned = face_image(number, size, 1.0, replace(style, turned=True))
        small = face_image(number, size, 1.0, replace(plain, turned=True))
        assert ink(turned.copy(corner)) > 1.5 * ink(small.copy(corner))


def ink(image: QImage) -> float:
    """How many pixels stand out from the ground."""
    values = [
        QColor(image.pixel(x, y)).lightness() for y in range(image.height()) for x in range(image.width())
    ]
    ground = sorted(values)[len(values) // 2]
    return sum(abs(value - ground) > 60 for value in values)


def test_back_looks_the_same_from_both_ends() -> None:
    assert difference(face_image(BACK, CELL, 2), face_image(BACK, CELL, 2, FaceStyle(turned=True))) < 1.5


def test_storms_differ_without_colour(faces: dict[int, QImage]) -> None:
    for one, two in combinations((cards.YELLOW, cards.PURPLE, cards.ORANGE), 2):
        assert shape_difference(faces[one], faces[two]) > 0.15


def test_contrast_marks_all_differ() -> None:
    marked = [*cards.STORMS, cards.MONSTER, cards.START, cards.FINISH, cards.WILD, REEF]
    flat = {card: face_image(card, CELL, 1.0, FaceStyle(CONTRAST)) for card in marked}
    for one, two in combinations(marked, 2):
        assert shape_difference(flat[one], flat[two]) > 0.05, (one, two)


def shape_difference(a: QImage, b: QImage) -> float:
    """Share of the raster where one picture is lighter and the other darker than its own middle."""
    sides = []
    for image in (a, b):
        greys = grey_of(image)
        middle = (min(greys) + max(greys)) / 2
        sides.append([value > middle for value in greys])
    return sum(x != y for x, y in zip(*sides, strict=True)) / len(sides[0])


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_cache_honours_device_pixel_ratio(ratio: float) -> None:
    pixmap = FaceCache().face(12, CELL, ratio)
    assert pixmap.devicePixelRatio() == ratio
    assert (pixmap.width(), pixmap.height()) == (round(104 * ratio + 0.49), round(82 * ratio + 0.49))


def test_cache_renders_once_and_forgets_the_oldest() -> None:
    cache = FaceCache(limit=3)
    first = cache.face(1, CELL)
    assert cache.face(1, CELL).cacheKey() == first.cacheKey()
    assert cache.warm([1, 2, 3], CELL) == 2
    cache.face(1, CELL)
    cache.face(4, CELL)
    assert len(cache) == 3
    assert cache.has(1, CELL) and not cache.has(2, CELL)


def test_cache_keeps_styles_apart() -> None:
    cache = FaceCache()
    styles = [FaceStyle(), FaceStyle(NIGHT), FaceStyle(turned=True), FaceStyle(numeral_scale=1.3)]
    styles.append(FaceStyle(has_marks=False))
    assert len({cache.face(9, CELL, 1.0, style).cacheKey() for style in styles}) == len(styles)


@pytest.mark.parametrize("size", [QSizeF(60, 48), QSizeF(400, 320), QSizeF(75.5, 61.25)])
def test_faces_scale(size: QSizeF) -> None:
    image = face_image(64, size)
    assert image.width() >= size.width() and image.pixelColor(image.rect().center()).alpha() == 255


def test_ramp_keeps_the_colours_of_the_day() -> None:
    assert theme.sky(1).getRgb() == (255, 214, 165, 255)
    assert theme.sky(80).getRgb() == (28, 38, 84, 255)
    for t, *rgb in theme.RAMP:
        colour = theme.along(theme.RAMP, t)
        assert [colour.red(), colour.green(), colour.blue()] == rgb


def test_cell_tints_follow_the_day() -> None:
    assert theme.cell_tint(0.0, dark=False) != theme.cell_tint(1.0, dark=False)
    assert theme.luminance(theme.cell_tint(0.5, dark=False)) > theme.luminance(
        theme.cell_tint(0.5, dark=True)
    )


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_words_and_prices_can_be_read(palette: Palette) -> None:
    for ground in (palette.panel, palette.well, palette.sea_top, palette.sea_bottom):
        assert theme.contrast(palette.text, ground) >= 7
        assert theme.contrast(palette.text_soft, ground) >= 4.5
    for disc in (palette.free, palette.price):
        assert theme.contrast(palette.badge_text, disc) >= 4.5


def test_price_has_a_real_minus_and_free_is_a_nought() -> None:
    assert [price_text(price) for price in (0, 1, 4)] == ["0", "\N{MINUS SIGN}1", "\N{MINUS SIGN}4"]


def test_figures_are_painted_where_tags_of_fonts_have_no_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in PySide before 6.8.3."""

    class Nameless:
        def __init__(self) -> None:
            """Takes no text."""

    monkeypatch.setattr(QFont, "Tag", Nameless)
    assert bold_font().bold()


def test_badges_differ_by_figure() -> None:
    images = []
    for price in range(5):
        image = sheet(40, 40)
        painter = QPainter(image)
        paint_badge(painter, QRectF(0, 0, 40, 40), price, CONTRAST)
        painter.end()
        images.append(pixels(image))
    assert len(set(images)) == 5


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_cell_marks_all_differ(palette: Palette) -> None:
    images = set()
    for mark in CellMark:
        image = sheet()
        painter = QPainter(image)
        paint_cell(painter, QRectF(8, 8, 104, 82), 0.4, palette, mark)
        painter.end()
        images.add(pixels(image))
    assert len(images) == len(CellMark)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_board_parts_paint_inside_their_places(palette: Palette) -> None:
    place = QRectF(20, 20, 80, 60)
    for paint in (
        lambda p: paint_dock(p, place, cards.START, palette),
        lambda p: paint_dock(p, place, cards.FINISH, palette),
        lambda p: paint_row_marker(p, place, REEF, palette),
        lambda p: paint_row_marker(p, place, cards.PURPLE, palette),
        lambda p: paint_open_air(p, place, palette),
        lambda p: paint_frame(p, place, place.adjusted(12, 8, -12, -8), palette),
        lambda p: paint_shadow(p, place, palette, 0.5),
        lambda p: paint_focus(p, place, palette),
    ):
        image = sheet()
        painter = QPainter(image)
        paint(painter)
        painter.end()
        assert any(pixels(image))
        assert image.pixelColor(3, 3).alpha() == 0 and image.pixelColor(117, 97).alpha() == 0


def test_painting_leaves_the_painter_as_it_was() -> None:
    image = sheet()
    painter = QPainter(image)
    before = painter.transform()
    paint_open_air(painter, QRectF(0, 0, 50, 60), NIGHT)
    assert painter.transform() == before and not painter.hasClipping()
    painter.end()


def test_every_special_card_has_a_mark() -> None:
    assert set(cards.NAMES) | {REEF, BACK, SUN, MOON} == set(SHAPES)
    assert QGuiApplication.instance() is not None


@pytest.mark.parametrize("palette", list(theme.PALETTES.values()), ids=lambda one: one.name)
def test_the_words_of_the_main_button_stand_out(palette):
    assert theme.contrast(palette.accent, palette.on_accent) >= 4.5

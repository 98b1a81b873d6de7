"""The tiles: each of the 36 kinds is told apart by every kind of sight, and crisp at any size."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from shtil_desktop.games.qwirkle.rules.tiles import KINDS, Shape
from shtil_desktop.games.qwirkle.table.art.look import LOOKS
from shtil_desktop.games.qwirkle.table.art.shapes import outline_in
from shtil_desktop.games.qwirkle.table.art.tile import mark_ink
from shtil_desktop.games.qwirkle.table.pictures import TilePictures
from shtil_desktop.table.theme import PALETTES, contrast
from tests.games.qwirkle.table.colour_vision import SIGHTS, distance, seen

LEAST_DISTANCE = 13.5
"""In CIEDE2000: far above what two colours side by side need, for tiles that lie far apart."""
LEAST_FOREIGN = 0.15
"""How much of two shapes together belongs to one of them alone."""
SMALLEST_INLAY = 17
LETTERS = tuple("ROYGBP")


def rgb(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
def test_six_colours_are_told_apart_by_every_sight(look, sight):
    colours = [seen(rgb(colour), sight) for colour in look.inlays]
    assert min(distance(one, other) for one, other in combinations(colours, 2)) > LEAST_DISTANCE


def test_distance_is_the_published_one():
    """Pairs 1 and 17 of the data that Sharma, Wu and Dalal published with the formula."""
    assert distance((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert distance((50.0, 2.5, 0.0), (73.0, 25.0, -18.0)) == pytest.approx(27.1492, abs=1e-4)


def test_a_missing_cone_is_simulated():
    """A red and a green that usual eyes tell apart at once, and deuteranopes hardly."""
    red, green = (160, 110, 40), (110, 130, 40)
    assert distance(seen(red), seen(green)) > 20
    assert distance(seen(red, "deuteranopia"), seen(green, "deuteranopia")) < 7


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
def test_inlays_stand_out_from_the_lacquer(look):
    assert min(contrast(colour, look.lacquer) for colour in look.inlays) >= 3.0


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
def test_letters_stand_out_from_their_inlays(look):
    assert min(contrast(mark_ink(colour), colour) for colour in look.inlays) >= 4.3


def covered(shape: Shape) -> QImage:
    """The shape alone, as large as on the smallest tile."""
    image = QImage(SMALLEST_INLAY, SMALLEST_INLAY, QImage.Format.Format_Grayscale8)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rect = QRectF(0, 0, SMALLEST_INLAY, SMALLEST_INLAY).adjusted(1, 1, -1, -1)
    painter.fillPath(outline_in(shape, rect), QColor(255, 255, 255))
    painter.end()
    return image


def pixels(image: QImage) -> list[int]:
    side = range(SMALLEST_INLAY)
    return [image.pixelColor(x, y).red() for y in side for x in side]


def test_six_shapes_are_told_apart_on_the_smallest_tile(qapp):
    found = {shape: pixels(covered(shape)) for shape in Shape}
    for one, other in combinations(Shape, 2):
        pairs = list(zip(found[one], found[other], strict=True))
        foreign = sum(abs(a - b) for a, b in pairs) / sum(max(a, b) for a, b in pairs)
        assert foreign > LEAST_FOREIGN, (one, other)


@pytest.mark.parametrize("letters", [("",) * 6, LETTERS], ids=["plain", "marked"])
@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_every_kind_has_a_picture_of_its_own(qapp, palette, letters):
    pictures = TilePictures(palette, letters=letters)
    images = [pictures.tile(tile, 28.0).toImage() for tile in range(KINDS)]
    assert all(one != other for one, other in combinations(images, 2))


def test_pictures_have_the_pixels_of_the_screen(qapp):
    pictures = TilePictures(ratio=2.0)
    assert pictures.tile(7, 54.0).width() == 108
    assert pictures.tile(7, 54.0).deviceIndependentSize().width() == 54.0


def test_a_changed_look_paints_anew(qapp):
    pictures = TilePictures()
    pictures.fit(pictures.palette, 1.0, 1.0, 40.0)
    plain = pictures.tile(0, 40.0).toImage()
    pictures.has_marks = True
    pictures.fit(pictures.palette, 1.0, 1.0, 40.0)
    assert pictures.letters == LETTERS and pictures.tile(0, 40.0).toImage() != plain


def test_marks_are_on_in_high_contrast(qapp):
    pictures = TilePictures()
    for name, palette in PALETTES.items():
        pictures.fit(palette, 1.0, 1.0, 40.0)
        assert any(pictures.letters) == (name == "contrast")


def test_kept_pictures_are_not_painted_twice(qapp):
    pictures = TilePictures()
    assert pictures.tile(3, 40.0).cacheKey() == pictures.tile(3, 40.0).cacheKey()


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_two_letters_are_read_on_the_waist_of_a_cross_too(qapp, palette):
    """German has no single letters for yellow and green; where they leave the cross its colour goes along."""
    tile, size = 6 * 2 + Shape.CROSS, 30.0
    plain, marked = (
        TilePictures(palette, letters=letters).tile(tile, size).toImage()
        for letters in ((" ",) * 6, ("R", "O", "Ge", "Gr", "B", "L"))
    )
    every = [(x, y) for x in range(plain.width()) for y in range(plain.height())]
    ground = [at for at in every if contrast(plain.pixelColor(*at), QColor("black")) < 3]
    assert sum(contrast(marked.pixelColor(*at), QColor("black")) > 8 for at in ground) >= 4

"""The drawings: islands keep their shape and their signs, cards are told apart, words can be read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

from shtil_desktop.games.shkap.rules.cards import CARDS, KINDS, Kind
from shtil_desktop.games.shkap.rules.island.islands import SEA, SIDE, Island, island_set
from shtil_desktop.games.shkap.table.art.cards import WASHES, paint_card
from shtil_desktop.games.shkap.table.art.chart import Corner, Room, fit, paint_chart, unbroken_parts
from shtil_desktop.games.shkap.table.art.coast import CELL, COAST, MEADOW, outline
from shtil_desktop.games.shkap.table.art.figures import (
    paint_coin,
    paint_first,
    paint_mark,
    paint_pirate,
    paint_trail,
)
from shtil_desktop.games.shkap.table.art.glyphs import Glyph, glyphs_of, paint_legend_glyph
from shtil_desktop.games.shkap.table.art.island import cell_rect, paint_island
from shtil_desktop.games.shkap.table.art.lettering import bold_font, paint_fitted, plain_font
from shtil_desktop.games.shkap.table.art.look import LOOKS
from shtil_desktop.games.shkap.table.art.marks_on_island import Reach, paint_reach
from shtil_desktop.games.shkap.table.art.sheet import paint_ground, paint_horizon, paint_paper
from shtil_desktop.table.theme import DAY, PALETTES, Palette, contrast

ISLANDS = island_set(1)
CELLS = [(row, column) for row in range(SIDE) for column in range(SIDE)]
ONE_OF_EACH = {kind: KINDS.index(kind) for kind in Kind}
pytestmark = pytest.mark.usefixtures("qapp")


def drawn(paint, width: int = 60, height: int = 60) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image


def island_of(*rows: str) -> Island:
    return Island(99, {}, rows)


def test_cells_fill_the_grid():
    rect = QRectF(10, 20, 400, 400)
    assert cell_rect(rect, (0, 0)) == QRectF(10, 20, 80, 80)
    assert cell_rect(rect, (4, 3)) == QRectF(250, 340, 80, 80)


@pytest.mark.parametrize("island", ISLANDS.values(), ids=lambda island: island.id)
def test_coast_goes_around_the_land_and_leaves_the_sea(island):
    for shore in (COAST, MEADOW):
        path = outline(island, shore)
        for row, column in CELLS:
            middle = QPointF((column + 0.5) * CELL, (row + 0.5) * CELL)
            assert path.contains(middle) == (island.sign((row, column)) != SEA)


def test_cells_that_meet_by_a_corner_stay_apart():
    island = island_of("~~~~~", "~.~~~", "~~.~~", "~~~~~", "~~~~~")
    path = outline(island, COAST)
    assert len(path.toSubpathPolygons()) == 2
    for away in (-8, 0, 8):
        assert not path.contains(QPointF(200 + away, 200 - away))
        assert not path.contains(QPointF(200 + away, 200 + away))


def test_a_lake_stays_water():
    island = island_of(".....", ".~.~.", ".....", ".....", ".....")
    assert not outline(island, COAST).contains(QPointF(150, 150))


def test_coast_comes_from_the_number():
    rows = ISLANDS[25].rows
    assert outline(Island(1, {}, rows), COAST) == outline(Island(1, {"en": "other"}, rows), COAST)
    assert outline(Island(1, {}, rows), COAST) != outline(Island(2, {}, rows), COAST)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda palette: palette.name)
@pytest.mark.parametrize("is_small", [False, True])
def test_island_spills_over_by_half_a_cell_at_most(palette, is_small):
    image = drawn(
        lambda painter: paint_island(
            painter, QRectF(40, 40, 100, 100), ISLANDS[25], palette, is_small=is_small
        ),
        180,
        180,
    )
    for i in range(180):
        for x, y in ((i, 28), (i, 151), (28, i), (151, i)):
            assert image.pixelColor(x, y).alpha() == 0
    assert image.pixelColor(90, 90).alpha() == 255


@pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda palette: palette.name)
def test_every_sign_of_a_cell_looks_different(palette):
    seen = []
    for sign in ".123abcLJC+*WB":
        island = island_of(f"{sign}~~~~", *["~~~~~"] * 4)
        for is_small in (False, True):
            seen.append(
                drawn(
                    lambda painter, island=island, is_small=is_small: paint_island(
                        painter, QRectF(30, 30, 200, 200), island, palette, is_small=is_small
                    ),
                    100,
                    100,
                )
            )
    for part in (seen[::2], seen[1::2]):
        assert all(a != b for i, a in enumerate(part) for b in part[i + 1 :])


@pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda palette: palette.name)
def test_every_kind_of_card_looks_different_and_two_of_a_kind_the_same(palette):
    def face(card, **how):
        return drawn(lambda painter: paint_card(painter, QRectF(2, 2, 40, 50), card, palette, **how))

    faces = [face(None), *(face(card) for card in ONE_OF_EACH.values())]
    assert all(a != b for i, a in enumerate(faces) for b in faces[i + 1 :])
    assert face(0) == face(1)
    assert face(0) != face(0, is_dimmed=True)
    assert face(0) != face(0, label="across")
    assert set(WASHES) == {KINDS[card] for card in CARDS}


def test_long_words_are_narrowed_to_the_box_and_not_cut(qapp):
    def width_of(text: str) -> int:
        image = drawn(lambda p: paint_fitted(p, QRectF(10, 5, 70, 20), text, plain_font(12)), 90, 30)
        columns = [x for x in range(90) if any(image.pixelColor(x, y).alpha() > 40 for y in range(30))]
        assert columns[0] >= 9 and columns[-1] <= 80
        return columns[-1] - columns[0]

    assert width_of("Long words here") >= 60 and width_of("Longer words here") >= 60
    assert width_of("W") < 30


@pytest.mark.parametrize("look", LOOKS.values(), ids=lambda look: look.name)
def test_figures_and_words_can_be_read(look):
    assert contrast(look.disc, look.disc_ink) >= 7
    assert contrast(look.card, look.card_ink) >= 7
    assert contrast(look.sea, look.ink) >= 4.5
    for wash in WASHES.values():
        assert contrast(look.card if look.is_flat else look.lit(*wash), look.card_ink) >= 4.5


@pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda palette: palette.name)
def test_everything_paints_something(palette):
    box = QRectF(5, 5, 50, 50)
    points = [QPointF(10, 10), QPointF(40, 10), QPointF(50, 50)]
    for paint in (
        lambda p: paint_coin(p, box, palette),
        lambda p: paint_mark(p, box, palette),
        lambda p: paint_first(p, box, palette),
        lambda p: paint_trail(p, points, palette, 0, 2.0),
        lambda p: paint_ground(p, box, palette),
        lambda p: paint_horizon(p, box, palette),
        lambda p: paint_paper(p, box, palette),
    ):
        assert drawn(paint) != drawn(lambda p: None)


def test_pirates_are_told_apart_by_their_initials_alone():
    def pirate(seat: int, initial: str) -> QImage:
        return drawn(lambda p: paint_pirate(p, QRectF(5, 5, 50, 50), PALETTES["contrast"], seat, initial))

    assert pirate(0, "A") == pirate(1, "A")
    assert pirate(0, "A") != pirate(0, "J")


def test_lit_cells_are_told_apart_without_colour():
    def grey(kind: Reach, text: str = "") -> QImage:
        image = drawn(lambda p: paint_reach(p, QRectF(5, 15, 44, 44), DAY, kind, text))
        return image.convertToFormat(QImage.Format.Format_Grayscale8)

    lit = [grey(kind) for kind in Reach]
    assert all(a != b for i, a in enumerate(lit) for b in lit[i + 1 :])
    assert grey(Reach.CHEST) != grey(Reach.CHEST, "3")


def test_legend_lists_what_is_on_the_island():
    island = island_of("W..2B", "..c..", "J.C.C", "..*..", "~~~~~")
    assert glyphs_of(island) == (
        Glyph.CHEST,
        Glyph.BURIED,
        Glyph.JUNGLE,
        Glyph.CAVE,
        Glyph.TAKE_TWO,
        Glyph.WHITE_FLAG,
        Glyph.BLACK_FLAG,
    )


@pytest.mark.parametrize("size", [24, 48])
def test_legend_glyphs_look_different(size):
    seen = [drawn(lambda p, g=g: paint_legend_glyph(p, QRectF(2, 2, size, size), g, DAY)) for g in Glyph]
    assert all(a != b for i, a in enumerate(seen) for b in seen[i + 1 :])


def test_name_of_an_island_keeps_clear_of_the_land():
    grid = QRectF(132, 31, 400, 400)
    room = Room(QRectF(16, 16, 632, 430), grid, ISLANDS[25].rows)
    low = room.width(Corner.LOW_RIGHT, 60)
    assert grid.left() + 3 * 80 < room.inner.right() - low < grid.left() + 4 * 80
    assert room.width(Corner.LOW_LEFT, 60) < grid.left() - room.inner.left()


@pytest.mark.parametrize("island", [27, 28, 29, 31], ids=lambda number: f"island {number}")
def test_parts_of_a_caption_are_never_cut(island: int):
    room = Room(QRectF(12, 12, 560, 350), QRectF(190, 22, 330, 330), ISLANDS[island].rows)
    caption = unbroken_parts("Insel 3 von 6\xa0· Truhen 2, 2, vergraben 3, 3, 3")
    lines = ((bold_font(14), "Katzenhängematte"), (plain_font(11), caption))
    words = [(font, word) for font, text in lines for word in text.split(" ")]
    assert len(words) == 3
    for corner in Corner:
        box = fit(room, corner, lines, 10.0)
        widest = max(QFontMetricsF(font).horizontalAdvance(word) for font, word in words)
        assert box is None or widest <= box.width()


@pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda palette: palette.name)
@pytest.mark.parametrize(("width", "height"), [(1, 1), (120, 300), (440, 310)])
def test_chart_of_any_size_is_painted(palette: Palette, width: int, height: int):
    cell = max(0.1, min(width, height) * 0.17)
    grid = QRectF(width / 2 - 2.5 * cell, height / 2 - 2.5 * cell, 5 * cell, 5 * cell)
    rect = QRectF(0, 0, width, height)
    for name in ("", "Mermaid's Comb", "Ungewöhnlichlangername" * 3):
        image = drawn(
            lambda p, name=name: paint_chart(p, rect, grid, ISLANDS[27], palette, name, "third island"),
            width,
            height,
        )
        assert image.pixelColor(width // 2, height // 2) != QColor(0, 0, 0, 0)

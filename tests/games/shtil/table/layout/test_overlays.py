"""What lies over the board for a while hides as little of it as can be; and what the crew's head tells."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSizeF

from shtil_desktop.games.shtil.rules.options import REMOVED, Mode, Options
from shtil_desktop.games.shtil.table.words.shtil_words import WORDS
from shtil_desktop.play.profile.settings import Language
from shtil_desktop.table.items.fitted_text import text_width
from shtil_desktop.table.items.overlay import least_hiding
from shtil_desktop.table.items.seat_signs import seat_colour, seat_ink
from shtil_desktop.windows.language import Translations
from tests.pictures.table_pictures import SUBJECTS, reach

BOARD = QRectF(100, 50, 600, 500)


def test_a_sheet_lies_in_the_middle_of_an_empty_board():
    assert least_hiding(QSizeF(400, 200), BOARD, [], []).center() == BOARD.center()


def test_a_sheet_goes_where_no_island_lies():
    below = [QRectF(100 + 100 * i, 300, 90, 240) for i in range(6)]
    place = least_hiding(QSizeF(400, 200), BOARD, below, [])
    assert BOARD.contains(place)
    assert not any(place.intersects(island) for island in below)


def test_a_sheet_rather_hides_islands_than_what_is_to_be_kept_clear():
    islands = [QRectF(100, 60, 600, 200)]
    clear = [QRectF(300, 300, 200, 80)]
    place = least_hiding(QSizeF(500, 180), BOARD, islands, clear)
    assert not place.intersects(clear[0])


@pytest.mark.parametrize("size", [(1024, 612), (1366, 740), (2560, 1400)], ids=str)
def test_the_cell_of_a_wild_and_its_neighbours_stay_to_be_seen(player, size):
    subject = next(subject for subject in SUBJECTS if subject.name == "wilds-naming")
    session = reach(subject)
    assert session is not None
    player.view.resize(*size)
    player.controller.begin(session)
    subject.touch(player.scene)
    stage, cell = player.scene.stage, player.scene.choices.naming
    assert stage.numbers.isVisible()
    assert stage.places.frame.contains(stage.numbers.rect)
    for near in (cell - 1, cell, cell + 1):
        assert not stage.places.cells[near].intersects(stage.numbers.rect)


def test_letters_on_a_seats_colour_can_be_read():
    for seat in range(5):
        assert abs(seat_colour(seat).lightness() - seat_ink(seat).lightness()) > 90


@pytest.mark.parametrize("language", list(Language))
def test_the_head_of_a_voyage_with_fewer_islands_is_their_name_and_fits(player, qapp, language):
    translations = Translations(qapp, language)
    player.view.resize(1024, 612)
    for removed in REMOVED[1:]:
        player.sail(Options(Mode.STANDARD, 3, removed=removed), 24)
        head = player.scene.stage.crew_head
        assert head.text != WORDS.title(Options(Mode.STANDARD, 3))
        assert text_width(head._pictures.font(14, bold=True), head.text) <= head.rect.width()
    translations.choose(Language.EN)


def test_the_head_tells_the_deal_and_how_far_the_sea_is_filled(player):
    player.sail(Options(Mode.STANDARD, 1), 24)
    head = player.scene.stage.crew_head
    assert head.note == "deal\xa024\xa0· 0 of\xa036"
    player.gesture(player.decide())
    assert head.note == "deal\xa024\xa0· 1 of\xa036"
    player.controller.undo()
    assert head.note == "deal\xa024\xa0· 0 of\xa036"

"""Words in the room that they have: figures stay with their words, labels on their piles."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from shtil_desktop.games.shtil.rules.cards import ORANGE, YELLOW
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.shtil.table.items.panels import MateItem
from shtil_desktop.games.shtil.table.rendering.pictures import Pictures
from shtil_desktop.table.items.beacons import BeaconItem
from shtil_desktop.table.items.fitted_text import text_width
from shtil_desktop.table.items.prompt import WRAPPED
from shtil_desktop.table.words.counted_words import bound, unbound

STRANDED = [
    ("Felsen in Reihe 1", "Reihe\xa01"),
    ("Анна: 43 → ряд 3", "ряд\xa03"),
    ("Отдать: Анна 3, Юрий 2", "Юрий\xa02"),
    ("Шанс на победу: 93 %", "победу:\xa093\xa0%"),
]


@pytest.mark.parametrize(("text", "kept"), STRANDED)
def test_no_figure_begins_a_line_without_its_word(text, kept):
    assert kept in bound(text)
    assert unbound(bound(text)) == text


def test_a_figure_that_belongs_to_the_noun_after_it_is_bound_to_that_one_alone():
    assert bound("costs 8\xa0cards") == "costs 8\xa0cards"


def test_a_log_in_a_narrow_column_strands_no_figure(player):
    player.sail(Options(seats=2), 2)
    metrics = QFontMetricsF(player.scene.pictures.font(12.5))
    for text, kept in STRANDED:
        wide = text_width(player.scene.pictures.font(12.5), text) - 2  # one word too many for a line
        one = metrics.boundingRect(QRectF(0, 0, wide, 1000), int(WRAPPED), bound(text))
        assert one.height() > metrics.height() * 1.5
        assert text_width(player.scene.pictures.font(12.5), kept) < wide


def test_a_prompt_keeps_its_size_when_two_lines_have_room_for_it(player):
    player.sail(Options(seats=1), 2)
    prompt = player.scene.stage.prompt
    prompt.show_as(text="Your turn: play a card, discard two, or click an island to turn it")
    high = player.scene.stage.places.prompt.height()
    box = QRectF(0, 0, prompt.wanted_width * 0.6, high)
    font = next(font for font in prompt._small_fonts() if prompt._fits(font, box))
    assert font.pixelSize() == player.scene.pictures.font(15, bold=True).pixelSize()


@pytest.mark.parametrize("storm", [YELLOW, ORANGE])
def test_a_beacon_around_a_storm_leaves_the_words_below_it_alone(qapp, storm):
    pictures = Pictures()
    mate = MateItem(pictures, 1)
    mate.storms = (storm,)
    mate.place(QRectF(0, 0, 152, 90))
    beacon = BeaconItem(pictures)
    beacon.light([(mate.storm_rect(storm), 0.0)])
    assert mate.storm_rect(storm).bottom() + beacon.reach(mate.storm_rect(storm)) <= mate._counts_top + 1


def test_a_low_box_shows_the_hand_beside_the_name(qapp):
    mate = MateItem(Pictures(), 1)
    mate.name, mate.cards = "Juri", 5
    mate.place(QRectF(0, 0, 152, 118))
    assert not mate.is_tight
    mate.place(QRectF(0, 0, 152, 56))
    assert mate.is_tight


def test_counts_are_never_cut_off(qapp):
    mate = MateItem(Pictures(), 1)
    mate.deck, mate.discards = 25, 17
    wide = text_width(Pictures().font(11.5), mate.counts) + 30
    for width, high, lines in ((wide, 118, 1), (wide * 0.7, 118, 2), (wide * 0.7, 50, 1)):
        mate.place(QRectF(0, 0, width, high))
        found = mate._count_lines()
        assert len(found) == lines
        assert all(text_width(Pictures().font(11.5), text) <= width - 18 for text in found)
        assert "25" in " ".join(found) and "17" in " ".join(found)

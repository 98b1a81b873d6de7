"""A pointer that rests on a special card or its place is told what it means."""

from __future__ import annotations

import pytest

from shtil_desktop.games.shtil.rules.cards import COMPASS, NAMES, ORANGE, PURPLE, YELLOW
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.table.art.glyphs import REEF
from shtil_desktop.games.shtil.table.places import Kind
from shtil_desktop.games.shtil.table.words.tooltips import card_tip
from shtil_desktop.table.items.height import Height
from shtil_desktop.table.places import Spot
from tests.pictures.table_pictures import SUBJECTS, reach


def tip(player, spot: Spot) -> str:
    return player.scene.mouse.tip(player.scene.stage.told_rects()[spot].center())


def test_places_and_piles_say_what_they_are_for(player):
    player.sail(Options(Mode.STANDARD, 2, storms=True), 2)
    player.wait()
    assert tip(player, Spot(Kind.FINISH)) == "The finish has to wait until every cell is filled"
    assert tip(player, Spot(Kind.START)).startswith("The start must be played")
    compasses = player.scene.stage.piles.index(player.scene.stage.compasses)
    assert tip(player, Spot(Kind.PILE, compasses)) == card_tip(COMPASS)


def test_the_ends_of_rows_say_what_bars_them(player):
    player.sail(Options(Mode.STANDARD, 1, reefs=True), 2)
    reef = player.scene.choices.view.sea.reef
    assert tip(player, Spot(Kind.ROW, reef)) == "The reef blocks this row"
    free = (reef + 1) % 6
    assert tip(player, Spot(Kind.ROW, free)) == ""
    player.scene.stage.markers[free].show_as(storms=1)
    assert tip(player, Spot(Kind.ROW, free)) == "A purple storm blocks this row"


def test_islands_and_empty_cells_speak_for_themselves(player):
    player.sail(Options(Mode.STANDARD, 1), 5)
    assert tip(player, Spot(Kind.CELL, 0)) == ""
    assert tip(player, Spot(Kind.HAND, 0)) == ""


@pytest.mark.parametrize("card", [YELLOW, ORANGE])
def test_storms_before_a_mate_are_explained(player, card):
    player.sail(Options(Mode.STANDARD, 2, storms=True), 2)
    player.wait()
    player.scene.stage.mates[1].show_as(storms=(card,))
    kind = Kind.YELLOW if card == YELLOW else Kind.ORANGE
    assert tip(player, Spot(kind, 1)) == card_tip(card) != ""


def test_a_card_that_was_turned_over_is_explained(player):
    session = reach(next(subject for subject in SUBJECTS if subject.name == "pyramid-explored"))
    assert session is not None
    player.controller.begin(session)
    assert tip(player, Spot(Kind.REVEALED)).startswith("A monster takes an island")


def test_a_purple_storm_that_is_not_put_anywhere_yet_bars_no_row(player):
    player.sail(Options(Mode.STANDARD, 2, storms=True), 2)
    player.wait()
    stage = player.scene.stage
    stage.revealed = stage.new_card(PURPLE, stage.places.revealed.center(), Height.PILE)
    assert tip(player, Spot(Kind.REVEALED)) == "The purple storm will block the row it is put on"


def test_every_special_card_has_its_sentence():
    silent = {NAMES[card] for card in NAMES if not card_tip(card)}
    assert silent <= {"blank", "hidden"}, silent
    assert card_tip(REEF)

"""The rack keeps the player's own order."""

from __future__ import annotations

from shtil_desktop.games.qwirkle.table.deciding.rack import Rack
from tests.games.qwirkle.rules.positions import tiles


def test_new_tiles_fill_the_gaps_and_the_others_stay():
    rack = Rack(tiles("Ro Rs Rd Rc Rt Rx"))
    new = rack.take(tiles("Rs Rc Rt Rx Bo Bs"))
    assert new == [0, 2]
    assert rack.slots == tiles("Bo Rs Bs Rc Rt Rx")


def test_two_of_a_kind_are_two_tiles():
    rack = Rack(tiles("Ro Ro Rs"))
    assert rack.take(tiles("Ro Rs Ro")) == []
    assert rack.take(tiles("Ro Rs")) == []
    assert rack.tiles == tiles("Ro Rs")


def test_own_order_outlasts_an_undone_turn():
    rack = Rack(tiles("Ro Rs Rd Rc Rt Rx"))
    rack.move(5, 0)
    rack.take(tiles("Rs Rd Rc Rt Rx Bo"))
    rack.take(tiles("Ro Rs Rd Rc Rt Rx"))
    assert rack.slots == tiles("Rx Ro Rs Rd Rc Rt")


def test_moved_tile_lets_the_others_close_up():
    rack = Rack(tiles("Ro Rs Rd Rc Rt Rx"))
    rack.move(4, 1)
    assert rack.slots == tiles("Ro Rt Rs Rd Rc Rx")


def test_sorted_by_colour_and_by_shape():
    rack = Rack(tiles("Bs Ro Bo Rs Yx Yo"))
    rack.sort_by_colour()
    assert rack.slots == tiles("Ro Rs Yo Yx Bo Bs")
    rack.sort_by_shape()
    assert rack.slots == tiles("Ro Yo Bo Rs Bs Yx")


def test_gaps_go_to_the_end_when_sorted():
    rack = Rack(tiles("Bs Ro Bo"))
    rack.take(tiles("Bs Bo"))
    rack.sort_by_colour()
    assert rack.slots == [*tiles("Bo Bs"), None, None, None, None]

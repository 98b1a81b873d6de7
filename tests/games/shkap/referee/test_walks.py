"""The reveal: where every card leads, what every cell does, and how a walk ends."""

import pytest

from tests.games.shkap.referee import Refused
from tests.games.shkap.referee.scenes import choices, go, hush, is_over, lay, scene, tell, throw, walk

MIDDLE = [".....", ".....", "..W..", ".....", "B...1"]


@pytest.mark.parametrize(
    ("card", "cells"),
    [
        ("across", {(2, 1), (2, 3)}),
        ("updown", {(1, 2), (3, 2)}),
        ("cross", {(2, 1), (2, 3), (1, 2), (3, 2)}),
        ("knight", {(0, 1), (0, 3), (1, 0), (1, 4), (3, 0), (3, 4), (4, 1), (4, 3)}),
    ],
)
def test_where_a_card_leads(card, cells):
    assert choices(walk(card, rows=MIDDLE)) == cells


def test_the_sea_and_the_outside_are_never_entered():
    table = walk("cross map", rows=["~W.~~", ".....", ".....", ".....", "B...1"])
    assert choices(table) == {(0, 2), (1, 1)}
    with pytest.raises(Refused):
        go(table, (0, 0))
    with pytest.raises(Refused):
        tell(table, "step", to=[-1, 1])


def test_a_map_does_not_open_the_sea():
    assert choices(walk("map across", rows=["~W...", ".....", ".....", ".....", "B...1"])) == {(0, 2)}


def test_a_knight_leaps_over_anything():
    table = scene("knight", "knight", rows=["W~~..", "~J.~~", "~.~~~", "~~~~~", "B~~~1"])
    tell(table, "land")
    tell(table, "land")
    lay(table, "knight")
    lay(table, "knight")
    hush(table)
    assert choices(table) == {(1, 2), (2, 1)}


def test_the_walk_starts_at_the_white_flag_or_with_a_flag_card_at_the_black_one():
    assert walk("across").at == (0, 0)
    assert walk("flag across").at == (2, 2)


def test_the_flag_is_no_step():
    table = walk("flag across across updown updown", (2, 3), (2, 4), (1, 4), (0, 4))
    assert table.arrivals == [(4, (0, 4), 0)]


@pytest.mark.parametrize("words", ["across flag across", "map flag across", "flag flag across"])
def test_a_flag_anywhere_but_first_is_a_mistake(words):
    table = walk(words, *([(0, 1)] if words.startswith("across") else []))
    assert is_over(table) and table.arrivals == []


def test_flags_on_the_island_are_empty_cells_to_a_walker():
    table = walk("across across across", rows=["WB.1.", *["....."] * 4])
    go(table, (0, 1), (0, 0), (0, 1))
    assert is_over(table) and table.arrivals == []


@pytest.mark.parametrize(("sign", "value"), [("1", 1), ("2", 2), ("3", 3)])
def test_a_chest_ends_the_walk_and_cards_behind_it_have_no_effect(sign, value):
    table = walk("across across flag across map", (0, 1), (0, 2), rows=[f"W.{sign}..", *["..B.."] * 4])
    assert is_over(table) and table.arrivals == [(2, (0, 2), 0)]
    go(table, (1, 0))
    assert table.coins == [value, 0]


@pytest.mark.parametrize(("sign", "value"), [("a", 1), ("b", 2), ("c", 3)])
def test_a_buried_chest_is_a_chest_with_a_map(sign, value):
    table = walk("across map across across", (0, 1), (0, 2), rows=[f"W.{sign}..", *["..B.."] * 4])
    assert is_over(table) and table.arrivals == [(2, (0, 2), 0)]
    go(table, (1, 0))
    assert table.coins == [value, 0]


@pytest.mark.parametrize("words", ["across across across", "map across across across"])
def test_the_walk_ends_before_a_buried_chest_without_a_map(words):
    table = walk(words, (0, 1), rows=["W.c..", *["..B.."] * 4])
    assert choices(table) == {(0, 0), (0, 2)}
    go(table, (0, 2))
    assert is_over(table) and table.arrivals == []


def test_every_entry_of_a_labyrinth_is_one_more_step_and_a_map_does_not_help():
    table = walk("across across across across across", rows=["WL.1.", *["..B.."] * 4])
    go(table, (0, 1), (0, 2), (0, 1), (0, 2), (0, 3))
    assert table.arrivals == [(7, (0, 3), 0)]
    table = walk("map across across across", (0, 1), (0, 2), (0, 3), rows=["WL.1.", *["..B.."] * 4])
    assert table.arrivals == [(4, (0, 3), 0)]


JUNGLE = ["WJ1..", "..B..", *["....."] * 3]


def test_the_jungle_is_entered_only_with_a_map():
    table = walk("cross", rows=JUNGLE)
    assert choices(table) == {(1, 0)}
    with pytest.raises(Refused):
        go(table, (0, 1))
    table = walk("map across across", (0, 1), (0, 2), rows=JUNGLE)
    assert table.arrivals == [(2, (0, 2), 0)]


def test_a_map_works_for_a_knight():
    rows = ["W....", "..J..", ".....", "..B..", "1...."]
    assert choices(walk("knight", rows=rows)) == {(2, 1)}
    assert choices(walk("map knight", rows=rows)) == {(1, 2), (2, 1)}


def test_one_map_is_one_entry():
    rows = ["WJJ1.", "..B..", *["....."] * 3]
    assert choices(walk("map across cross", (0, 1), rows=rows)) == {(0, 0), (1, 1)}
    assert choices(walk("map map across cross", (0, 1), rows=rows)) == {(0, 0), (1, 1)}
    assert choices(walk("map across map cross", (0, 1), rows=rows)) == {(0, 0), (1, 1), (0, 2)}


def test_an_unused_map_is_wasted_and_no_mistake():
    table = walk("map cross cross", (1, 0), rows=JUNGLE)
    assert choices(table) == {(0, 0), (1, 1), (2, 0)}
    table = walk("map map across across map", (0, 1), (0, 2), rows=["W.1..", *["..B.."] * 4])
    assert table.arrivals == [(2, (0, 2), 0)]


def test_a_map_left_over_does_not_serve_the_next_seat():
    table = walk("map", rows=JUNGLE)
    assert is_over(table) and choices(table) == {(1, 0)}


def test_a_map_is_no_step_card():
    table = walk("map across map", (0, 1), rows=["W1...", *["..B.."] * 4])
    assert table.arrivals == [(1, (0, 1), 0)]


def test_a_card_that_leads_nowhere_is_a_mistake():
    table = walk("across updown across", (0, 1), rows=["W...1", ".~B..", *["....."] * 3])
    assert is_over(table) and table.arrivals == []


def test_no_card_left_is_a_mistake():
    table = walk("across across", (0, 1), (0, 2))
    assert is_over(table) and table.arrivals == []
    assert is_over(walk("flag")) and is_over(walk("map"))


CAVES = ["WC.~C", "~.B~.", "~~~~C", "~~~~1", "....."]


def test_a_cave_leads_to_another_cave_by_choice_without_a_step():
    table = walk("across updown", rows=CAVES)
    exits = [entry["exit"] for entry in table.legal()]
    assert exits == [[0, 4], [2, 4]]
    go(table, (0, 1), exit=(2, 4))
    assert table.at == (2, 4)
    go(table, (3, 4))
    assert table.arrivals == [(2, (3, 4), 0)]


def test_coming_out_of_a_cave_triggers_nothing_and_going_in_again_does():
    table = walk("across updown updown across", (0, 1), exit=(2, 4), rows=CAVES)
    assert choices(table) == {(1, 4), (3, 4)}
    go(table, (1, 4))
    go(table, (0, 4), exit=(0, 1))
    assert choices(table) == {(0, 0), (0, 2)}


@pytest.mark.parametrize("exit", [None, [0, 1], [0, 2], [9, 9], [0], "C", [0.0, 4], [True, 4]])
def test_the_leap_to_another_cave_is_compulsory(exit):
    table = walk("across updown", rows=CAVES)
    with pytest.raises(Refused):
        tell(table, "step", to=[0, 1], **({} if exit is None else {"exit": exit}))


def test_an_exit_belongs_to_a_cave_only():
    table = walk("across updown")
    with pytest.raises(Refused):
        tell(table, "step", to=[0, 1], exit=[0, 0])


@pytest.mark.parametrize(("sign", "count"), [("+", 1), ("*", 2)])
def test_taking_is_compulsory_at_each_entry_and_the_walk_goes_on(sign, count):
    table = walk("across across across", rows=[f"W{sign}.1.", *["..B.."] * 4])
    for entry in range(2):
        go(table, (0, 1))
        for left in range(count):
            assert (table.decider, table.asks) == (0, "take")
            tell(table, "take", source="deck" if left else 0)
        assert len(table.hands[0]) == 2 + (entry + 1) * count
        assert None not in table.market
        if entry == 0:
            go(table, (0, 0))
    assert is_over(table) and table.arrivals == []


def test_cards_taken_on_the_way_stay_in_hand_and_cannot_join_the_route():
    table = walk("across", (0, 1), rows=["W+1..", *["..B.."] * 4])
    route = list(table.routes[0])
    taken = table.deck[0]
    tell(table, "take", source="deck")
    assert is_over(table) and taken in table.hands[0] and table.routes[0] == route


def test_a_take_cell_gives_nothing_when_nothing_is_left():
    table = walk("across across", rows=["W*1..", *["..B.."] * 4])
    table.hands[1] += table.deck[1:] + [card for card in table.market if card is not None]
    del table.deck[1:]
    table.market = [None] * 4
    go(table, (0, 1))
    assert [entry["from"] for entry in table.legal()] == ["deck"]
    tell(table, "take", source="deck")
    assert table.asks == "step"
    go(table, (0, 2))
    assert table.arrivals == [(2, (0, 2), 0)]


def test_steps_are_move_cards_labyrinths_and_marks():
    table = scene("across across across", "mark mark cross", rows=["WL.1.", *["..B.."] * 4])
    tell(table, "land")
    tell(table, "land")
    lay(table, "across across across")
    lay(table, "cross")
    tell(table, "done")
    throw(table, at=0)
    throw(table, at=0)
    hush(table)
    go(table, (0, 1), (0, 2), (0, 3))
    assert table.arrivals == [(3 + 1 + 2, (0, 3), 0)]


def test_seats_walk_one_after_another_from_the_first_player():
    table = scene("cross", "cross", "cross", first=1)
    for _ in range(3):
        tell(table, "land")
    for _ in range(3):
        lay(table, "cross")
    hush(table)
    for seat in (1, 2, 0):
        assert (table.decider, table.walker) == (seat, seat)
        go(table, (0, 1))
    assert table.island == table.islands[1]


@pytest.mark.parametrize("to", [[0, 2], [1, 1], [0, 0], [1, 0, 0], [], "01", None, [0, 5], [1.0, 0]])
def test_a_cell_the_card_does_not_lead_to_is_illegal(to):
    table = walk("across across")
    with pytest.raises(Refused):
        tell(table, "step", to=to)
    assert table.at == (0, 0)

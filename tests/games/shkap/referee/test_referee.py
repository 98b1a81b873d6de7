"""The base game, sentence by sentence: components, announcing, laying, marks and coins."""

from collections import Counter

import pytest

from tests.games.shkap.referee import Refused, Table
from tests.games.shkap.referee.components import CARDS, ISLANDS, kind
from tests.games.shkap.referee.scenes import (
    go,
    held,
    hush,
    lay,
    options_for,
    sail_by,
    sail_past_island,
    scene,
    stacked_deal,
    tell,
    throw,
)

# Components


def test_the_sixty_cards():
    counts = {"across": 16, "updown": 16, "cross": 8, "knight": 6, "flag": 5, "map": 5, "mark": 4}
    assert Counter(map(kind, CARDS)) == counts


def test_the_forty_five_islands():
    assert list(ISLANDS) == list(range(1, 46))
    for rows in ISLANDS.values():
        signs = Counter("".join(rows))
        assert [len(row) for row in rows] == [5] * 5 and signs.keys() <= set("~.WB123abcLJC+*")
        assert signs["W"] == signs["B"] == 1 and signs["C"] in (0, 2, 3)
        assert sum(signs[sign] for sign in "123abc") > 0


def test_the_base_setup():
    deal = stacked_deal(["across", "", ""], first=2)
    table = Table(options_for("base", 3), deal)
    assert (table.hands, table.market, table.deck) == (deal["hands"], deal["market"], deal["deck"])
    assert (table.first, table.island, table.coins) == (2, deal["islands"][0], [0, 0, 0])
    assert table.packs == table.routes == table.marks == [[], [], []]
    assert (table.discard, table.landed, table.outcome) == ([], [], None)


# Announcing


def test_seats_announce_clockwise_from_the_first_player():
    table = scene("", "", "", "", first=2)
    for seat in (2, 3, 0, 1):
        assert (table.decider, table.asks) == (seat, "announce")
        assert [entry["do"] for entry in table.legal()] == ["land", "pass"]
        tell(table, "land")
    assert table.landed == [2, 3, 0, 1]


def test_a_passing_seat_takes_two_cards_at_once_from_market_or_deck():
    table = scene("", "")
    top, place = table.deck[:2], table.market[3]
    tell(table, "pass")
    assert (table.decider, table.asks) == (0, "take")
    assert [entry["from"] for entry in table.legal()] == ["deck", 0, 1, 2, 3]
    tell(table, "take", source=3)
    assert table.market[3] == top[0]
    assert (table.decider, table.asks) == (0, "take")
    tell(table, "take", source="deck")
    assert table.hands[0][5:] == [place, top[1]]
    assert (table.decider, table.asks) == (1, "announce")


def test_the_replacement_may_be_the_second_card():
    table = scene("", "", deck="knight")
    tell(table, "pass")
    tell(table, "take", source=1)
    tell(table, "take", source=1)
    assert kind(table.hands[0][-1]) == "knight"


def test_a_passing_seat_lays_no_route():
    table = scene("", "across")
    sail_by(table)
    tell(table, "land")
    assert (table.decider, table.asks) == (1, "lay")
    lay(table, "across")
    assert table.asks == "mark" and table.routes[0] == []


def test_announcing_cannot_be_taken_back():
    table = scene("", "")
    tell(table, "land")
    with pytest.raises(Refused):
        table.apply({"seat": 0, "do": "pass"})


@pytest.mark.parametrize("count", [0, 1, 4])
def test_a_seat_with_nothing_but_marks_must_pass(count):
    table = scene("mark mark mark mark across", "")
    table.hands[0] = held(table, 0, " ".join(["mark"] * count))
    assert [entry["do"] for entry in table.legal()] == ["pass"]
    with pytest.raises(Refused):
        tell(table, "land")
    tell(table, "pass")


def test_one_other_card_is_enough_to_land():
    table = scene("mark mark mark mark flag", "")
    tell(table, "land")


def test_if_nobody_lands_the_next_island_comes():
    table = scene("", "")
    islands = table.islands
    sail_past_island(table)
    assert (table.island, table.asks, table.decider) == (islands[1], "announce", 1)
    assert [len(hand) for hand in table.hands] == [7, 7]


# Laying


def test_seats_lay_one_after_another_from_the_first_player():
    table = scene("across", "updown", "cross", first=1)
    for _ in range(3):
        tell(table, "land")
    for seat in (1, 2, 0):
        assert (table.decider, table.asks) == (seat, "lay")
        tell(table, "lay", cards=table.hands[seat][:1])
    assert [len(route) for route in table.routes] == [1, 1, 1] and table.asks == "mark"


def test_any_cards_but_marks_may_be_laid_sensible_or_not():
    table = scene("map flag map flag mark", "")
    tell(table, "land")
    tell(table, "land")
    cards = held(table, 0, "map flag map flag")
    tell(table, "lay", cards=cards)
    assert table.routes[0] == cards and [kind(card) for card in table.hands[0]] == ["mark"]


def test_what_cannot_be_laid():
    table = scene("across across mark", "updown")
    tell(table, "land")
    tell(table, "land")
    one, two, mark = table.hands[0][:3]
    for cards in (
        [],
        [one, one],
        [mark],
        [one, mark],
        [table.hands[1][0]],
        [60],
        [-1],
        None,
        one,
        [True],
        "0",
    ):
        with pytest.raises(Refused):
            tell(table, "lay", cards=cards)
    tell(table, "lay", cards=[two, one])
    assert table.routes[0] == [two, one]


def test_the_routes_offered():
    table = scene("across across updown mark mark", "")
    tell(table, "land")
    tell(table, "land")
    offered = [entry["cards"] for entry in table.legal()]
    assert Counter(map(len, offered)) == {1: 3, 2: 6, 3: 1}


# Marks


def with_marks() -> Table:
    """Seat 0 passes, 1 and 2 land; all have marks and seat 2 is first."""
    table = scene("mark", "mark across", "mark mark across", first=2)
    tell(table, "land")
    sail_by(table)
    tell(table, "land")
    lay(table, "across")
    lay(table, "across")
    return table


def test_every_seat_has_one_turn_to_throw_passers_too():
    table = with_marks()
    for seat in (2, 0, 1):
        assert (table.decider, table.asks) == (seat, "mark")
        tell(table, "done")
    assert (table.decider, table.asks) == (2, "step")


def test_a_seat_throws_as_many_as_it_likes_and_they_add_up():
    table = with_marks()
    throw(table, at=1)
    assert (table.decider, table.asks) == (2, "mark")
    throw(table, at=1)
    tell(table, "done")
    throw(table, at=1)
    tell(table, "done")
    throw(table, at=2)
    assert [len(heap) for heap in table.marks] == [0, 3, 1]
    assert table.legal() == [{"seat": 1, "do": "done"}]


def test_not_at_oneself_nor_at_a_passer_nor_anything_but_a_mark():
    table = with_marks()
    mark = held(table, 2, "mark")[0]
    for at in (2, 0, 3, -1, None, True, "1", [1]):
        with pytest.raises(Refused):
            tell(table, "mark", card=mark, at=at)
    table.hands[2].append(table.deck.pop(0))
    assert kind(table.hands[2][-1]) != "mark"
    for card in (table.hands[2][-1], held(table, 1, "mark")[0], True, None, 60):
        with pytest.raises(Refused):
            tell(table, "mark", card=card, at=1)
    assert {entry.get("at") for entry in table.legal()} == {1, None}


def test_seats_without_marks_say_done_too():
    table = scene("across", "across")
    table.hands = [[card for card in hand if kind(card) != "mark"] for hand in table.hands]
    tell(table, "land")
    tell(table, "land")
    lay(table, "across")
    lay(table, "across")
    for seat in (0, 1):
        assert table.legal() == [{"seat": seat, "do": "done"}]
        tell(table, "done")
    assert table.asks == "step"


# Coins


def race(
    rows: list[str], *routes: tuple[str, list[tuple[int, int]]], first: int = 0, marked: int = -1
) -> Table:
    """All seats land and walk their routes; the first player may hit one seat with a mark."""
    count = len(routes)
    order = [(first + turn) % count for turn in range(count)]
    hands = [words + " mark" if seat == first else words for seat, (words, _) in enumerate(routes)]
    table = scene(*hands, rows=rows, first=first)
    for _ in order:
        tell(table, "land")
    for seat in order:
        lay(table, routes[seat][0])
    if marked >= 0:
        throw(table, at=marked)
    hush(table)
    for seat in order:
        go(table, *routes[seat][1])
    return table


LINE = ["W.2..", "L1...", "..B..", ".....", "....."]
TWO = ("across across", [(0, 1), (0, 2)])
FOUR = ("across across across across", [(0, 1), (0, 0), (0, 1), (0, 2)])


def test_fewest_steps_take_the_value_and_each_next_one_less_never_below_nothing():
    assert race(LINE, FOUR, TWO).coins == [1, 2]
    assert race(LINE, TWO, TWO, TWO, TWO).coins == [2, 1, 0, 0]
    six = ("updown across", [(1, 0), (1, 1)])
    assert race(LINE, TWO, TWO, TWO, six, first=1).coins == [0, 2, 1, 1]


def test_the_example_of_the_rules():
    rows = ["W..2.", "L....", "...B.", ".....", "....."]
    three = ("across across across", [(0, 1), (0, 2), (0, 3)])
    four = ("flag across across updown updown", [(2, 4), (2, 3), (1, 3), (0, 3)])
    five = ("updown updown across across across", [(1, 0), (0, 0), (0, 1), (0, 2), (0, 3)])
    assert race(rows, three, four, five, marked=1).coins == [2, 1, 0]
    # Without the mark and with the labyrinth on another cell the order is the same, by 3, 4 and 5 steps.
    assert race(["W..2.", ".L...", *rows[2:]], three, four, five).coins == [2, 1, 0]


def test_equal_steps_go_to_the_seat_nearer_to_the_first_player():
    assert race(LINE, TWO, TWO).coins == [2, 1]
    assert race(LINE, TWO, TWO, first=1).coins == [1, 2]
    assert race(LINE, TWO, TWO, TWO, first=2).coins == [1, 0, 2]


def test_a_mark_pushes_a_seat_back():
    assert race(LINE, TWO, TWO, first=1, marked=0).coins == [1, 2]
    assert race(LINE, TWO, TWO, TWO, marked=1).coins == [2, 0, 1]


def test_chests_are_independent():
    rows = ["W.2..", "1....", "..B..", ".....", "....."]
    assert race(rows, TWO, ("updown", [(1, 0)])).coins == [2, 1]


def test_a_mistake_brings_nothing():
    assert race(LINE, ("across across", [(0, 1), (0, 0)]), TWO).coins == [0, 2]

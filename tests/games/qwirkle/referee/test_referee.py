"""The referee is itself tested: a situation for each ruling of the rules page."""

from collections import Counter
from copy import deepcopy
from itertools import combinations, permutations, product
from random import Random

import pytest

from tests.games.qwirkle.referee import Refused, Table
from tests.games.qwirkle.referee.board import Cell, Lay, all_lays, fault_of_lay, largest_set
from tests.games.qwirkle.referee.dealing import (
    deal_hands,
    do,
    lay,
    make_deal,
    make_record,
    open_table,
    random_action,
    set_up,
    trade,
)
from tests.games.qwirkle.referee.table import Action

REDS = "Ro Rs Rd Rc Rt Rx"
LONE = "Ro Ro Ro Bs Bs Bs"
LONE_TOO = "Yd Yd Yd Gc Gc Gc"


def refusal(table: Table, entry: Action) -> str:
    """Why the action is illegal; nothing may change, and asking for its points says the same."""
    before = deepcopy(vars(table))
    with pytest.raises(Refused) as caught:
        table.apply(entry)
    with pytest.raises(Refused, match=caught.value.reason):
        table.points_of(entry)
    assert vars(table) == before
    assert (caught.value.where, caught.value.number) == ("action", table.done + 1)
    return caught.value.reason


# The leaflet's example


def test_the_leaflets_game() -> None:
    deal = deal_hands("Rc Rd Ro Gt Go Yd", "Rs Bs Ps Gx Yc Ot", "Bo Pt Ot Yx Rx Gd", "Gc Gd Ox Od Bc Pt")
    drawn = ["Yo", "Pc", "Bd", "Ys", "Rs", "Rt", "Bx", "Os", "Bs"]
    deal["bag"] = drawn + list((Counter(deal["bag"]) - Counter(drawn)).elements())
    lays: list[list[tuple[str, int, int]]] = [
        [("Rc", 0, 0), ("Rd", 1, 0), ("Ro", 2, 0)],
        [("Rs", 3, 0), ("Bs", 3, 1), ("Ps", 3, 2)],
        [("Bo", 2, 1)],
        [("Gc", 0, -1), ("Gd", 1, -1)],
        [("Gt", -1, -1), ("Go", 2, -1)],
        [("Ys", 3, 3), ("Rs", 4, 3)],
        [("Pt", -1, -2), ("Ot", -1, -3)],
        [("Ox", 0, -3), ("Od", 1, -3)],
        [("Yd", 1, -2), ("Yo", 2, -2)],
        [("Rt", -1, 0)],
        [("Yx", 4, -1), ("Rx", 4, 0), ("Bx", 4, 1)],
        [("Os", 3, 4), ("Bs", 4, 4)],
    ]
    table = Table(4, deal)
    points = []
    for i, tiles in enumerate(lays):
        entry = lay(*tiles, seat=i % 4)
        assert frozenset(tiles) in table.lays(i % 4)
        points.append(table.points_of(entry))
        table.apply(entry)
    assert points == [3, 7, 4, 6, 7, 6, 3, 3, 10, 9, 18, 9]
    assert table.scores == [20, 22, 25, 18]


# The first move


def test_a_second_copy_does_not_count_for_the_largest_set() -> None:
    assert largest_set(["Ro", "Ro", "Ro", "Rs", "Bd", "Gc"]) == 2
    assert largest_set(["Ro", "Bo", "Go", "Rs", "Rd", "Yo"]) == 4
    assert largest_set(LONE.split()) == 1


@pytest.mark.parametrize(
    ("hands", "first"),
    [
        ([LONE, "Rs Rd Bc Go Yt Px"], 1),
        (["Go Gs Bd Rc Yt Px", "Ro Rs Bd Gc Yt Px"], 0),
        ([LONE, "Rs Rd Rt Gc Yx Px", "Yo Ys Yd Gc Bt Px"], 1),
        (["Rs Rd Rt Gx Yx Px", LONE, LONE_TOO, "Yo Ys Yx Yt Gd Px"], 3),
    ],
)
def test_the_largest_set_begins_and_the_lowest_seat_of_equals(hands: list[str], first: int) -> None:
    assert open_table(*hands).turn == first


def test_the_first_lay_is_a_whole_set_over_the_origin() -> None:
    table = open_table("Ro Rs Rd Bd Gd Px", LONE_TOO)
    assert refusal(table, lay(("Ro", 0, 0), ("Rs", 1, 0))) == "the first lay is the largest set"
    assert refusal(table, lay(("Ro", 1, 0), ("Rs", 2, 0), ("Rd", 3, 0))) == "the first lay covers 0, 0"
    assert refusal(table, lay(("Ro", 0, 0), ("Rs", 1, 0), ("Rd", 3, 0))) == "gap"
    assert refusal(table, lay(("Ro", 0, 0), ("Rs", 1, 0), ("Bd", 2, 0))) == "no common property"
    assert refusal(table, trade("Px", 0)) == "the first action is a lay"
    assert refusal(table, do("pass")) == "passing needs an empty bag and no legal lay"
    assert not table.may_trade()
    assert not table.may_pass()
    # Two sets of three, six orders, three places, row or column.
    assert len(table.lays(0)) == 2 * 6 * 3 * 2
    table.apply(lay(("Bd", 0, -1), ("Rd", 0, 0), ("Gd", 0, 1)))
    assert (table.scores, table.turn) == ([3, 0], 1)


def test_a_lone_first_tile_scores_one() -> None:
    table = open_table(LONE, LONE_TOO)
    assert table.lays(0) == {frozenset({("Ro", 0, 0)}), frozenset({("Bs", 0, 0)})}
    table.apply(lay(("Bs", 0, 0)))
    assert table.scores == [1, 0]


def test_an_opening_qwirkle_and_the_draw_after_it() -> None:
    table = open_table(REDS, LONE_TOO)
    drawn, left = table.bag[:6], table.bag[6:]
    table.apply(lay(*((tile, x, 0) for x, tile in enumerate(REDS.split()))))
    assert table.scores == [12, 0]
    assert (table.hands[0], table.bag) == (drawn, left)
    # Emptying the hand while tiles remain in the bag is no end.
    assert table.outcome is None


# Laying


@pytest.mark.parametrize(
    ("picture", "tiles", "reason"),
    [
        ("Ro", [("Rs", 0, 0)], "taken"),
        ("Ro", [("Rs", 1, 0), ("Rd", 1, 0)], "taken"),
        ("Ro", [("Rs", 1, 0), ("Bo", 0, 1)], "not one line"),
        ("Ro", [("Rs", 1, 0), ("Rd", 3, 0)], "gap"),
        ("Ro", [("Rs", 1, 1)], "touches nothing"),
        ("Ro", [("Rs", 0, 2), ("Rd", 0, 3)], "touches nothing"),
        ("Ro", [("Ro", 1, 0)], "same tile twice"),
        ("Ro", [("Bs", 1, 0)], "no common property"),
        # The common property belongs to the whole line.
        ("Ro Rs", [("Bs", 2, 0)], "no common property"),
        # Fits along, not across.
        ("Ro Rs\n.. Rd", [("Ro", 0, 1)], "same tile twice"),
        ("Ro Rs\n.. Bs", [("Bx", 0, 1)], "no common property"),
        # Of two faults the one that the page names first.
        ("Ro Rs\n.. Bs", [("Ro", 0, 1)], "same tile twice"),
        # A tile that joins two runs makes them one line.
        ("Ro .. Ro", [("Rs", 1, 0)], "same tile twice"),
        ("Ro .. Bs", [("Rs", 1, 0)], "no common property"),
        # A seventh tile repeats one of the six.
        (REDS, [("Ro", 6, 0)], "same tile twice"),
        # Laid tiles with an old one between them are one line too.
        ("Rs", [("Ro", -1, 0), ("Ro", 1, 0)], "same tile twice"),
    ],
)
def test_what_can_not_be_laid(picture: str, tiles: list[tuple[str, int, int]], reason: str) -> None:
    table = set_up(picture, " ".join(tile for tile, _, _ in tiles), REDS, bag="Px")
    assert refusal(table, lay(*tiles)) == reason
    assert frozenset(tiles) not in table.lays(0)


@pytest.mark.parametrize(
    ("picture", "tiles", "points"),
    [
        # On both sides of an old tile: the laid tiles need not touch each other.
        ("Rs", [("Ro", -1, 0), ("Rd", 1, 0)], 3),
        # Only one laid tile touches an old one.
        ("Rs", [("Rd", 1, 0), ("Ro", 2, 0), ("Rx", 3, 0)], 4),
        # Around the old ones, across a hole that is filled.
        ("Rs .. Rd", [("Ro", 1, 0), ("Rx", 3, 0)], 4),
        # A tile in two lines counts in both.
        ("Ro Rs\n.. Bs", [("Bo", 0, 1)], 4),
        # Several lines across; the laid tiles' own line once.
        ("Ro Rs Rd", [("Bo", 0, 1), ("Bs", 1, 1), ("Bd", 2, 1)], 9),
        ("Ro Rs Rd Rc Rt", [("Rx", 5, 0)], 12),
        ("Ro Rs Rd Rc Rt", [("Rx", 5, 0), ("Bx", 5, 1)], 14),
    ],
)
def test_what_a_lay_scores(picture: str, tiles: list[tuple[str, int, int]], points: int) -> None:
    table = set_up(picture, " ".join(tile for tile, _, _ in tiles), REDS, bag="Px")
    assert frozenset(tiles) in table.lays(0)
    for order in permutations(tiles):
        again = deepcopy(table)
        assert again.points_of(lay(*order)) == points
        again.apply(lay(*order))
        assert again.scores == [points, 0]


def test_two_qwirkles_in_a_turn_score_twelve_each() -> None:
    column = "\n".join(f".. .. .. .. .. {colour}x" for colour in "OYGBP")
    table = set_up(f"Ro Rs Rd Rc Rt ..\n{column}", "Rx Rx", REDS, bag="Px")
    assert table.points_of(lay(("Rx", 5, 0))) == 24


def test_tiles_must_be_in_the_hand() -> None:
    table = set_up("Ro", "Rs Rd", REDS, bag="Px")
    assert refusal(table, lay(("Rc", 1, 0))) == "not in the hand"
    assert refusal(table, lay(("Rs", 1, 0), ("Rs", -1, 0))) == "not in the hand"
    assert refusal(table, trade("Rs Rs", 0, 0)) == "not in the hand"


def test_drawing_takes_what_the_bag_has() -> None:
    table = set_up("Ro", "Rs Rd Bx Gx Yx Ox", REDS, bag="Px")
    table.apply(lay(("Rs", 1, 0), ("Rd", 2, 0)))
    assert table.hands[0] == ["Bx", "Gx", "Yx", "Ox", "Px"]
    assert table.bag == []


# Trading


def test_a_trade_draws_first_and_returns_to_the_told_places() -> None:
    table = set_up("Ro", "Rs Rd Bx Gx Yx Ox", REDS, bag="Ps Pd Pc Pt")
    table.apply(trade("Bx Rs Ox", 1, 0, 3))
    assert table.hands[0] == ["Rd", "Gx", "Yx", "Ps", "Pd", "Pc"]
    assert table.bag == ["Rs", "Pt", "Bx", "Ox"]
    assert (table.scores, table.turn) == ([0, 0], 1)


def test_a_trade_takes_at_most_what_the_bag_holds() -> None:
    table = set_up("Ro", "Rs Rd Bx Gx Yx Ox", REDS, bag="Ps Pd")
    assert table.may_trade()
    assert refusal(table, trade("Rs Rd Bx", 0, 0, 0)) == "more tiles than in the bag"
    for back in ([1, 0], [0, 2], [-1, 0]):
        assert refusal(table, trade("Rs Rd", *back)) == "no such place in the bag"
    table.apply(trade("Rs Rd", 0, 1))
    assert table.bag == ["Rs", "Rd"]
    table.bag = []
    assert not table.may_trade()
    assert refusal(table, trade("Ro", 0, seat=1)) == "more tiles than in the bag"


# Passing


def test_only_an_empty_bag_and_no_legal_lay_let_a_seat_pass() -> None:
    for hand, bag, may in [("Bs", "", True), ("Bs", "Px", False), ("Bs Rs", "", False)]:
        table = set_up("Ro", hand, REDS, bag=bag)
        assert table.may_pass() is may
        if may:
            table.apply(do("pass"))
            assert table.turn == 1
        else:
            assert refusal(table, do("pass")) == "passing needs an empty bag and no legal lay"


def test_if_any_lay_is_legal_one_of_its_tiles_alone_is_too() -> None:
    rng = Random(5)
    table = Table(3, make_deal(rng, 3))
    for _ in range(12):
        table.apply(random_action(rng, table))
        lays = table.lays(table.turn or 0)
        assert all(any(frozenset({laid}) in lays for laid in each) for each in lays)


# The end


def test_going_out_scores_six_more_and_ends_at_once() -> None:
    table = set_up("Ro Rs", "Rd", REDS)
    table.scores = [4, 10]
    assert table.points_of(lay(("Rd", 2, 0))) == 9
    table.apply(lay(("Rd", 2, 0)))
    assert table.outcome == {"reason": "out", "scores": [13, 10], "winners": [0]}
    assert table.turn is None
    assert table.lays(1) == set()
    assert not table.may_trade() and not table.may_pass()
    for entry in (lay(("Rd", 3, 0), seat=1), do("pass", 1), do("resign", 1), {}):
        assert refusal(table, entry) == "the game is over"


def test_the_last_tile_with_a_tile_in_the_bag_is_no_end() -> None:
    table = set_up("Ro Rs", "Rd", REDS, bag="Px")
    table.apply(lay(("Rd", 2, 0)))
    assert (table.scores, table.outcome, table.hands[0], table.bag) == ([3, 0], None, ["Px"], [])


def test_a_tie_is_a_shared_win() -> None:
    table = set_up("Ro Rs", "Rd", REDS, REDS)
    table.scores = [4, 5, 13]
    table.apply(lay(("Rd", 2, 0)))
    assert table.outcome == {"reason": "out", "scores": [13, 5, 13], "winners": [0, 2]}


def test_passes_of_all_seats_in_a_row_end_the_game() -> None:
    table = set_up("Ro", "Bs", "Rs Yd", "Gx")
    table.apply(do("pass"))
    table.apply(lay(("Rs", 1, 0), seat=1))
    table.apply(do("pass", 2))
    # A blue square fits beside the red one now.
    assert refusal(table, do("pass")) == "passing needs an empty bag and no legal lay"
    table.hands[0] = ["Pc"]
    table.apply(do("pass"))
    assert table.outcome is None
    table.apply(do("pass", 1))
    assert table.outcome == {"reason": "stuck", "scores": [0, 2, 0], "winners": [1]}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_rounds_of_trades_end_the_game(seats: int) -> None:
    table = set_up("Ro", *[REDS] * seats, bag="Px Ps")

    def trade_on(turns: int) -> None:
        for _ in range(turns):
            assert table.outcome is None
            assert table.turn is not None
            table.apply(trade(table.hands[table.turn][0], 0, seat=table.turn))

    trade_on(3 * seats - 1)
    assert table.turn is not None
    hand = table.hands[table.turn]
    hand.append("Rs")
    table.apply(lay(("Rs", 1, 0), seat=table.turn))
    trade_on(3 * seats)
    assert table.outcome is not None
    assert table.outcome["reason"] == "stuck"
    assert max(table.scores) == 2


def test_a_seat_resigns_at_any_time_and_the_best_of_the_others_win() -> None:
    table = set_up("Ro Rs", REDS, REDS, REDS, REDS, bag="Px")
    table.scores = [7, 20, 7, 3]
    assert table.points_of(do("resign", 1)) == 0
    table.apply(do("resign", 1))
    assert table.outcome == {"reason": "resigned", "scores": [7, 20, 7, 3], "winners": [0, 2]}
    before_the_first = open_table(LONE, LONE_TOO)
    before_the_first.apply(do("resign", 0))
    assert before_the_first.outcome == {"reason": "resigned", "scores": [0, 0], "winners": [1]}


def test_only_the_seat_to_move_may_act() -> None:
    table = set_up("Ro", REDS, REDS, bag="Px")
    for entry in (lay(("Rs", 1, 0), seat=1), trade("Rs", 0, seat=1), do("pass", 1)):
        assert refusal(table, entry) == "not this seat's turn"


# All lays


def lays_by_trying_everything(table: Table) -> set[Lay]:
    """All arrangements of all parts of a small hand on all cells near a small board."""
    hand = set(table.hands[0])
    columns, rows = [x for x, _ in table.board], [y for _, y in table.board]
    near = range(-len(hand), len(hand) + 1)
    cells: set[Cell] = {(x + dx, y + dy) for x, y in product(columns, rows) for dx, dy in product(near, near)}
    tries = (
        frozenset((tile, x, y) for tile, (x, y) in zip(tiles, chosen, strict=True))
        for size in range(1, len(hand) + 1)
        for chosen in combinations(sorted(cells - table.board.keys()), size)
        for tiles in permutations(hand, size)
    )
    return {each for each in tries if fault_of_lay(table.board, each) is None}


@pytest.mark.parametrize(
    ("picture", "hand"),
    [
        ("Ro", "Rs Rd"),
        ("Ro .. Rs\n.. .. Bs", "Rd Rc"),
        ("Ro Rs\n.. Bs\n.. Gs", "Go Rt"),
        ("Rx", "Rs Rd Rx"),
        ("Ro Rs", "Bs Gs Rd"),
        ("Ro Bo", "Bs Gs Yc"),
    ],
)
def test_growing_finds_every_lay(picture: str, hand: str) -> None:
    table = set_up(picture, hand, REDS, bag="Px")
    assert table.lays(0) == lays_by_trying_everything(table)


def test_a_second_copy_in_the_hand_makes_no_new_lay() -> None:
    board = {(0, 0): "Ro"}
    assert all_lays(board, ["Rs", "Rs"]) == all_lays(board, ["Rs"])
    assert len(all_lays(board, ["Rs"])) == 4


def test_a_record_without_actions_is_a_table_as_dealt() -> None:
    deal = deal_hands(LONE, LONE_TOO)
    table = Table.from_record(make_record(2, deal, [], None))
    assert (table.hands, table.bag, table.board, table.turn) == (deal["hands"], deal["bag"], {}, 0)
    table.apply(lay(("Ro", 0, 0)))
    assert len(deal["bag"]) == 96

"""The referee is itself tested: hand-made situations from the rules page, and random play in every mode."""

from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from tests.games.shtil.referee import Illegal, Table, begin, replay
from tests.games.shtil.referee.board import Board, Cell, Grid
from tests.games.shtil.referee.deals import Record, make_options, make_record
from tests.games.shtil.referee.setup import EXPLORER, STORMS, Card

Action = dict[str, Any]
SQUARE = Board("standard")


def line_up(*numbers: int | None) -> Grid:
    """A grid from the line's first cells on."""
    return {cell: number for cell, number in zip(SQUARE.cells, numbers, strict=False) if number is not None}


def set_up(
    hands: list[list[Card]],
    grid: Grid | None = None,
    decks: list[list[Card]] | None = None,
    **options: Any,
) -> Table:
    """A table in the middle of a game, seat 0 to move; cards need not add up."""
    record = make_record(Random(1), seats=len(hands), **{**options, "storms": False})
    record["deal"]["first"] = 0
    table = begin(record)
    table.has_storms = options.get("storms", False)
    table.supply = 6 if table.has_storms else 0
    table.hands = [list(hand) for hand in hands]
    if table.mode == "competitive":
        table.decks, table.row = decks or [[]], []
    else:
        table.decks = [list(deck) for deck in decks or [[] for _ in hands]]
    table.grid = dict(grid or {})
    table.sides = dict.fromkeys(table.grid, "sun") if table.mode == "sun-moon" else {}
    table.todo = [("turn", 0, None)]
    table._go_on()
    return table


def play(card: Card, cell: Cell, *pay: Card, seat: int = 0, **more: Any) -> Action:
    return {"seat": seat, "do": "play", "card": card, "cell": list(cell), "pay": list(pay), **more}


def do(what: str, seat: int = 0, **more: Any) -> Action:
    return {"seat": seat, "do": what, **more}


def refusal(table: Table, action: Action) -> str:
    """Why the action is illegal; nothing may change."""
    before = deepcopy(vars(table))
    with pytest.raises(Illegal) as caught:
        table.step(action)
    after = vars(table)
    assert {key: before[key] for key in before if key != "board"} == {
        key: after[key] for key in after if key != "board"
    }
    assert caught.value.action == table.done + 1
    return caught.value.why


def kinds(table: Table) -> set[str]:
    return {action["do"] for action in table.legal_actions()}


# The grid


def test_neighbours_go_across_a_rows_end() -> None:
    assert SQUARE.neighbours((0, 5)) == [(0, 4), (1, 0)]
    assert (1, 0) not in SQUARE.neighbours((0, 0))


def test_arch_has_three_lines_and_open_air() -> None:
    lines = Board("arch").lines
    assert lines["l"] == [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]
    assert lines["r"] == [(0, 4), (0, 5), (1, 4), (1, 5), (2, 4), (2, 5)]
    assert len(lines["v"]) == 18


def test_pyramid_has_28_cells() -> None:
    board = Board("pyramid")
    assert [len(board.row(row)) for row in board.rows] == [7, 6, 5, 4, 3, 2, 1]
    assert board.neighbours((1, 0)) == [(0, 6), (1, 1)]


def test_card_between_two_pays_the_smaller_difference() -> None:
    table = set_up([[46, 1, 2, 3, 4]], line_up(45, None, 49))
    assert refusal(table, play(46, (0, 1))) == "1 cards are needed"
    table.step(play(46, (0, 1), 3))
    assert table.grid[0, 1] == 46
    assert table.discards == [[3]]


def test_cost_counts_across_a_rows_end() -> None:
    assert SQUARE.cost({(0, 5): 20}, (1, 0), 23) == 3
    assert SQUARE.cost({(0, 0): 20}, (1, 0), 23) == 0


def test_line_must_increase() -> None:
    table = set_up([[46, 1, 2, 3, 4]], line_up(45, None, 49))
    assert refusal(table, play(46, (5, 5))) == "the line must increase"
    assert refusal(table, play(46, (0, 0))) == "the cell is taken"
    assert refusal(table, play(46, (6, 0))) == "no such cell"


def test_hand_pays_not_the_deck() -> None:
    table = set_up([[50, 1, 2]], line_up(45, None, None), decks=[[7, 8, 9]])
    assert not table.is_legal(play(50, (0, 1), 1, 2, 7, 8, 9))
    assert not any(action["do"] == "play" and action["cell"] == [0, 1] for action in table.legal_actions())


def test_every_payment_once() -> None:
    table = set_up([[46, "finish", "finish", 3]], line_up(45, None, 49))
    pays = [action["pay"] for action in table.legal_actions() if action.get("cell") == [0, 1]]
    assert pays == [[3], ["finish"]]


# The turn


def test_seat_draws_up_and_the_next_follows() -> None:
    table = set_up([[10, 1, 2, 3, 4], [5, 6, 7, 8, 9]], decks=[[50, 51], []])
    table.step(play(10, (1, 1)))
    assert table.hands[0] == [1, 2, 3, 4, 50]
    assert (table.decider, table.wants) == (1, "turn")
    assert refusal(table, do("discard", 0, cards=[1, 2])) == "another seat decides"


def test_discard_is_two_cards() -> None:
    table = set_up([[10, 1, 2], [5]])
    assert refusal(table, do("discard", cards=[1])) == "2 cards are needed"
    assert refusal(table, do("discard", cards=[1, 1])) == "not in the hand"
    table.step(do("discard", cards=[1, 10]))
    assert table.discards[0] == [1, 10]


def test_finish_needs_a_full_grid_and_a_start() -> None:
    table = set_up([["finish", 80], [1]], line_up(*range(1, 36)))
    assert refusal(table, do("finish")) == "the grid is not full"
    table.grid[5, 5] = 36
    assert refusal(table, do("finish")) == "no start lies"
    table.is_started = True
    table.step(do("finish"))
    assert table.outcome == {"result": "won", "seat": None, "reason": "finish", "scores": None}
    assert table.decider is None and table.wants is None and table.legal_actions() == []
    assert refusal(table, do("resign")) == "the game is over"


def test_empty_hand_loses() -> None:
    table = set_up([[1, 2], []])
    table.step(do("discard", cards=[1, 2]))
    assert table.outcome == {"result": "lost", "seat": 1, "reason": "no-move", "scores": None}


def test_one_playable_card_is_a_turn() -> None:
    assert set_up([[30], [1]]).wants == "turn"
    assert set_up([[30], [1]], line_up(30)).outcome is not None


def test_resigning() -> None:
    table = set_up([[30, 2], [1]])
    assert not table.is_legal(do("resign", 1))
    table.step(do("resign"))
    assert table.outcome == {"result": "lost", "seat": None, "reason": "resigned", "scores": None}


# The start


def test_start_is_forced() -> None:
    table = set_up([["start", 1, 2, 3, 4], [5, 6, 7, 8, 9]])
    assert kinds(table) == {"start"}
    assert refusal(table, do("discard", cards=[1, 2])) == "the start must be played"


def test_start_of_two_seats() -> None:
    table = set_up([["start", 1, 2, 3, 4], [5, 6, 7, 8, 9]], decks=[[20, 21, 22, 23], [30, 31, 32, 33]])
    table.step(do("start"))
    assert table.hands == [[1, 2, 3, 4, 20, 21], [5, 6, 7, 8, 9, 30, 31]]
    assert (table.decider, table.wants) == (0, "split")
    assert refusal(table, do("split", shares=[4, 5])) == "8 cards are to be discarded"
    assert refusal(table, do("split", shares=[8, 0])) == "a hand can't pay this split"
    assert [action["shares"] for action in table.legal_actions()] == [[n, 8 - n] for n in range(1, 7)]
    table.step(do("split", shares=[5, 3]))
    table.step(do("give", cards=[1, 2, 3, 4, 20]))
    assert refusal(table, do("give", 1, cards=[5, 6])) == "3 cards are needed"
    table.step(do("give", 1, cards=[5, 6, 7]))
    assert table.hands == [[21, 22, 23], [8, 9, 30, 31, 32]]
    assert (table.decider, table.wants) == (1, "turn")


def test_seat_without_a_share_is_not_asked() -> None:
    table = set_up([["start", 1, 2, 3, 4], [5, 6, 7, 8, 9], [10, 11, 12, 13, 14]])
    table.step(do("start"))
    table.step(do("split", shares=[0, 5, 3]))
    assert (table.decider, table.wants) == (1, "give")


def test_solo_start_draws_eight() -> None:
    table = set_up([["start", 1, 2]], decks=[list(range(30, 50))])
    table.step(do("start"))
    assert len(table.hands[0]) == 10
    assert (table.decider, table.wants) == (0, "give")
    table.step(do("give", cards=list(range(30, 38))))
    assert table.hands[0] == [1, 2, 38, 39, 40]


def test_start_that_cannot_be_paid_is_not_forced() -> None:
    table = set_up([["start", 1, 2, 3], [5, 6, 7, 8]])
    assert refusal(table, do("start")) == "the start can't be played"
    table.step(do("discard", cards=["start", 1]))


def test_later_starts_are_dead_cards() -> None:
    table = set_up([["start", 1, 2, 3, 4], [5, 6, 7, 8, 9]])
    table.is_started = True
    assert not table.is_legal(do("start"))
    assert table.is_legal(do("discard", cards=["start", 1]))


def test_all_is_given_when_monsters_came_up() -> None:
    table = set_up([["start", 1, 2, 3, 4]], decks=[["monster"] * 5 + [10, 11, 12]])
    table.step(do("start"))
    assert refusal(table, do("give", cards=[1, 2, 3, 4])) == "7 cards are needed"
    table.step(do("give", cards=[1, 2, 3, 4, 10, 11, 12]))
    assert table.hands[0] == ["monster"] * 5


# Reefs and monsters


def test_reef_bars_its_row_then_moves_or_is_paid() -> None:
    table = set_up([[10, 1, 2, 3, 4], [5, 6]], decks=[[50], []], reefs=True)
    table.reef = 2
    assert refusal(table, play(10, (2, 0))) == "the reef bars this row"
    table.step(play(10, (1, 0)))
    assert (table.decider, table.wants) == (0, "reef")
    assert refusal(table, do("reef", row=2)) == "the reef can't go there"
    assert not table.is_legal(do("reef", pay=[50, 1]))
    table.step(do("reef", pay=[1, 2]))
    assert table.hands[0] == [3, 4, 50]
    assert table.reef == 2


def test_reef_must_move_when_two_cards_cannot_be_discarded() -> None:
    table = set_up([[10, "monster", 2], [5, 6]], reefs=True, monsters=3)
    table.reef = 2
    table.step(play(10, (1, 0)))
    assert all("row" in action for action in table.legal_actions())
    assert len(table.legal_actions()) == 5


def test_reef_leaves_when_four_rows_are_full() -> None:
    table = set_up([[24, 1, 2], [5, 6]], line_up(*range(1, 24)), reefs=True)
    table.reef = 5
    table.step(play(24, (3, 5), 1))
    assert table.reef is None
    assert (table.decider, table.wants) == (1, "turn")


def test_monster_takes_an_island_along() -> None:
    table = set_up([["monster", 1], [5, 6]], line_up(40), monsters=3)
    assert refusal(table, do("discard", cards=["monster", 1])) == "monsters can't be discarded"
    assert refusal(table, do("monster", cell=[1, 1])) == "no island there"
    table.step(do("monster", cell=[0, 0]))
    assert table.grid == {} and table.gone == [40, "monster"]


def test_finish_waits_for_the_last_monster() -> None:
    table = set_up([["finish", 1], ["monster"]], line_up(*range(1, 37)), monsters=3)
    table.is_started = True
    assert refusal(table, do("finish")) == "a seat holds a monster"


def test_monsters_alone_lose_on_an_empty_grid() -> None:
    assert set_up([["monster", "finish"], [1]], monsters=3).outcome is not None


# Storms and compasses


def test_opening_storms_come_before_the_first_turn() -> None:
    record = make_record(Random(2), seats=2, storms=True)
    deal = record["deal"]
    cards: list[Card] = [*range(1, 81), *["finish"] * 5]
    deal["hands"] = [["yellow", 1, 2, 3, 4], [5, "orange", "purple", 6, 7]]
    rest = [card for card in cards if card not in (1, 2, 3, 4, 5, 6, 7)] + ["yellow"] * 2 + ["purple"]
    deal["decks"] = [["start", *rest[0::2]], [*rest[1::2], "start"]]
    deal["first"] = 1
    table = begin(record)
    assert (table.decider, table.wants, len(table.hands[1])) == (1, "storm", 3)
    assert refusal(table, do("storm", 1, cancel=True)) == "no compass at hand"
    table.step(do("storm", 1))
    assert refusal(table, do("storm", 1, row=None)) == "the storm needs an open row"
    table.step(do("storm", 1, row=4))
    assert (table.oranges, table.purples, len(table.hands[1])) == ([0, 1], [4], 5)
    assert (table.decider, table.wants) == (0, "storm")
    assert refusal(table, do("storm", 0, cards=[])) == "1 cards are needed"
    table.step(do("storm", 0, cards=[2]))
    assert table.hands[0] == [1, 3, 4]
    assert (table.decider, table.wants) == (1, "turn")


def test_storm_stops_the_draw_then_drawing_goes_on() -> None:
    table = set_up([[1, 2, 3, 4, 50], [6, 7]], decks=[["yellow", 30, "orange", 31], []], storms=True)
    table.step(play(50, (2, 2)))
    assert table.wants == "storm" and table.hands[0] == [1, 2, 3, 4]
    table.step(do("storm", cards=[4]))
    assert table.hands[0] == [1, 2, 3] and table.decks[0] == [30, "orange", 31]


def test_compass_cancels_a_storm_at_its_reveal() -> None:
    table = set_up([[1, 2, 3, 4, 50], [6, 7]], decks=[["yellow", 30], []], storms=True)
    table.pool = 1
    table.step(play(50, (2, 2)))
    table.step(do("storm", cancel=True))
    assert table.pool == 0 and table.yellows == [0, 0] and table.hands[0] == [1, 2, 3, 4, 30]


def test_purple_bars_a_row_until_a_compass_comes() -> None:
    table = set_up([[10, 1, 2], [5]], storms=True)
    table.purples, table.pool = [3], 1
    assert refusal(table, play(10, (3, 0))) == "a purple storm bars this row"
    assert refusal(table, do("compass", storm="purple", row=2)) == "no such storm"
    table.step(do("compass", storm="purple", row=3))
    assert table.wants == "turn" and table.pool == 0
    table.step(play(10, (3, 0)))


def test_purple_without_an_open_row_is_gone() -> None:
    table = set_up([[70, 71], [1, 2]], line_up(*range(1, 37)), decks=[["purple"], []], storms=True)
    table.step(do("discard", cards=[70, 71]))
    table.step(do("storm", row=None))
    assert table.purples == [] and table.gone == ["purple"]


def test_orange_wants_an_occupied_neighbour() -> None:
    table = set_up([[10, 11, 1], [5]], line_up(None, 12), storms=True)
    table.oranges = [1, 0]
    assert refusal(table, play(11, (3, 0))) == "the line must increase"
    assert refusal(table, play(10, (0, 3))) == "the line must increase"
    table.grid = {(3, 3): 12}
    assert refusal(table, play(11, (0, 0))) == "under orange an occupied neighbour is needed"
    table.step(play(11, (3, 2), 1))


def test_yellow_seat_discards_blind_at_a_start() -> None:
    table = set_up(
        [["start", 1, 2, 3, 4], [5, 6, 7]], decks=[[20, 21], ["monster", "purple", 33]], storms=True
    )
    table.yellows = [0, 1]
    table.step(do("start"))
    assert table.hands[1] == [5, 6, 7] and table.discards[1] == ["monster", "purple"] and table.pool == 1
    assert [action["shares"] for action in table.legal_actions()] == [[3, 5], [4, 4], [5, 3], [6, 2]]
    table.step(do("split", shares=[5, 3]))
    table.step(do("give", cards=[1, 2, 3, 4, 20]))
    assert refusal(table, do("give", 1, cards=[5, 6, 7])) == "1 cards are needed"


def test_storms_of_extra_draws_wait_until_all_is_given() -> None:
    decks: list[list[Card]] = [["orange", 20, "purple", 21, 22], [30, 31, 32]]
    table = set_up([["start", 1, 2, 3, 4], [5, 6, 7, 8, 9]], decks=decks, storms=True, reefs=True)
    table.step(do("start"))
    assert table.hands[0] == [1, 2, 3, 4, 20, 21]
    table.step(do("split", shares=[4, 4]))
    table.step(do("give", cards=[1, 2, 3, 4]))
    table.step(do("give", 1, cards=[5, 6, 7, 8]))
    table.step(do("storm", cancel=True))
    assert (table.decider, table.wants, table.oranges) == (0, "storm", [0, 0])
    table.step(do("storm", row=1))
    assert table.wants == "reef" and len(table.hands[0]) == 2
    table.step(do("reef", pay=[20, 21]))
    assert table.hands == [[22], [9, 30, 31, 32]]


def test_row_of_six_in_sequence_wins_a_compass() -> None:
    table = set_up([[6, 1, 2], [9, 9]], line_up(1, 2, 3, 4, 5), storms=True)
    table.step(play(6, (0, 5), 1))
    assert (table.pool, table.supply) == (1, 5)
    table = set_up([[7, 1, 2], [9, 9]], line_up(1, 2, 3, 4, 5), storms=True)
    table.step(play(7, (0, 5), 1, 2))
    assert table.pool == 0


def test_whole_hand_trades_for_a_compass() -> None:
    table = set_up([[1, 2, 3], [9, 9]], decks=[[30], []], storms=True)
    table.step(do("trade"))
    assert (table.pool, table.hands[0], table.discards[0]) == (1, [30], [1, 2, 3])
    assert "at least 3" in refusal(table, do("trade", 1))
    table = set_up([[1, 2, "monster"], [9, 9]], storms=True)
    assert not table.is_legal(do("trade"))
    table = set_up([[1, 2, 3], [9, 9]], storms=True)
    table.supply = 0
    assert not table.is_legal(do("trade"))


def test_seat_is_not_lost_while_a_compass_can_help() -> None:
    table = set_up([[1, 2], []], storms=True)
    table.pool, table.purples = 1, [0]
    table.step(do("discard", cards=[1, 2]))
    assert table.outcome is None and kinds(table) == {"compass"}
    table.step(do("compass", 1, storm="purple", row=0))
    assert table.outcome is not None and table.outcome["seat"] == 1


# Wild cards


def test_wild_is_named_and_pays_by_that_number() -> None:
    table = set_up([["wild", 1, 2], [5]], line_up(45, None, 49), wilds=2)
    assert not table.is_legal(play("wild", (0, 1), 1))
    assert refusal(table, play("wild", (0, 1), **{"as": 45})) == "the line must increase"
    table.step(play("wild", (0, 1), 1, **{"as": 46}))
    assert table.grid[0, 1] == 46


def test_wild_as_start_is_never_forced() -> None:
    table = set_up([["wild", 1, 2, 3, 4], [5, 6, 7, 8, 9]], wilds=1)
    assert {"start", "discard", "play"} <= kinds(table)
    table.step(do("start", wild=True))
    assert table.is_started and "wild" not in table.hands[0]


def test_wild_as_finish_and_as_compass() -> None:
    table = set_up([["wild", 1, 2], [5]], line_up(*range(1, 37)), wilds=1, storms=True)
    table.is_started, table.yellows = True, [0, 1]
    after = deepcopy(table)
    after.step(do("compass", storm="yellow", of=1, wild=True))
    assert after.yellows == [0, 0] and after.hands[0] == [1, 2] and after.wants == "turn"
    table.step(do("finish", wild=True))
    assert table.outcome is not None and table.outcome["result"] == "won"


# Variants


def test_arch_pillars_first_and_free() -> None:
    table = set_up([[50, 51, 3], [1, 2]], {(0, 0): 10}, mode="arch")
    assert refusal(table, play(50, (3, 0))) == "the pillars come first, then the vault"
    assert not table.is_legal(play(50, (0, 2)))
    table.step(play(50, (0, 1)))
    table.step(play(1, (0, 4), seat=1))


def test_arch_vault_follows_the_pillars_and_costs() -> None:
    board = Board("arch")
    grid = {cell: 40 + place for place, cell in enumerate(board.lines["l"])}
    grid |= {cell: 60 + place for place, cell in enumerate(board.lines["r"])}
    table = set_up([[5, 7, "finish"], [8, 9]], grid, mode="arch")
    table.step(play(5, (3, 0)))
    assert refusal(table, play(8, (3, 1), 9, seat=1)) == "3 cards are needed"
    grid |= {cell: 1 + place for place, cell in enumerate(board.lines["v"])}
    table = set_up([["finish"], [8, 9]], grid, mode="arch")
    table.step(do("finish"))


def test_sun_and_moon_compass_turns_every_hand() -> None:
    table = set_up([[10, 1, 2, 3, 4], [5, 6]], decks=[["compass", 20], []], mode="sun-moon")
    table.step(play(10, (1, 0)))
    assert table.sides[1, 0] == "sun" and table.facing == "moon" and table.hands[0][-1] == 20
    table.step(do("turn", 1, card=5, cell=[1, 0]))
    assert table.sides[1, 0] == "moon" and table.discards[1] == [5]


def test_sun_and_moon_finish_needs_the_right_sides() -> None:
    table = set_up([["finish", 70], [5, 6]], line_up(*range(1, 37)), mode="sun-moon")
    table.is_started = True
    assert refusal(table, do("finish")) == "an island lies on the wrong side"
    table.sides = {cell: "sun" if cell[0] >= 3 else "moon" for cell in table.grid}
    table.step(do("finish"))


def test_competitive_forbids_a_hopeless_gap() -> None:
    table = set_up([[2, 40, 41, 1, 80], [50, 51]], mode="competitive")
    assert refusal(table, play(2, (0, 2))) == "the grid could not be completed"
    assert refusal(table, play(80, (5, 4))) == "the grid could not be completed"
    assert "swap" not in kinds(table) and "pass" not in kinds(table)
    table.step(play(80, (5, 5)))


def test_competitive_draws_from_the_far_end_of_the_row() -> None:
    table = set_up([[2, 40, 41, 1, 80], [50, 51]], decks=[[7, 8, 9]], mode="competitive")
    table.row = [20, 21, 22, 23, 24]
    table.step(do("discard", cards=[40, 41]))
    assert table.hands[0] == [2, 1, 80, 20, 21] and table.row == [22, 23, 24, 7, 8]


def test_competitive_swap_only_when_nothing_fits() -> None:
    table = set_up([[2, 3], [50, 51]], line_up(1, 4), decks=[[60]], mode="competitive")
    table.row = [20, 21, 22, 23, 24]
    table.step(do("swap"))
    assert table.hands[0] == [20, 21, 22, 23, 24] and table.row == [60] and table.discards[0] == [2, 3]


def test_competitive_pass_and_end() -> None:
    table = set_up([[2], [50, 51]], line_up(1, 4), mode="competitive")
    assert kinds(table) == {"pass"}
    table.step(do("pass"))
    table.step(do("discard", 1, cards=[50, 51]))
    assert table.outcome == {"result": "won", "seat": 0, "reason": "hands-empty", "scores": [0, -2]}


def test_competitive_score_counts_runs() -> None:
    table = set_up([[2], [50, 51]], line_up(1, 2, 3, 4, 6, 7, 8, 9, None, 11, 12), mode="competitive")
    cells = SQUARE.cells
    table.owners = {cell: 0 for cell in table.grid}
    table.owners[cells[3]] = 1
    table.discards = [[20], []]
    # Nine cards, runs 1-2-3 and 6-7-8-9 (across the row's end), one discard.
    assert table.score(0) == 18 + 3 + 4 - 1
    assert table.score(1) == 2


def test_competitive_tie_goes_to_more_cards_on_the_grid() -> None:
    table = set_up([[71, 78, 80], [50, 51]], line_up(*range(1, 70, 2)), mode="competitive")
    table.owners = {cell: place % 2 for place, cell in enumerate(table.grid)}
    table.discards = [[2, 4], []]
    table.step(play(71, (5, 5), 78, 80))
    assert table.outcome == {"result": "won", "seat": 0, "reason": "grid-full", "scores": [34, 34]}


def test_competitive_full_tie_is_a_draw() -> None:
    table = set_up([[71, 78, 80], [50, 51]], line_up(*range(1, 70, 2)), mode="competitive")
    table.owners = {cell: 1 - place % 2 for place, cell in enumerate(table.grid)}
    table.discards = [[], [2, 4]]
    table.step(play(71, (5, 5), 78, 80))
    assert table.outcome == {"result": "draw", "seat": None, "reason": "grid-full", "scores": [34, 34]}


def test_pyramid_turns_a_card_after_each_island() -> None:
    table = set_up([[10, 1, 2], [5, 6]], mode="pyramid")
    table.explorer = ["monster", "compass", "purple", "finish"]
    table.step(play(10, (0, 0)))
    assert (table.decider, table.wants) == (0, "strike")
    table.step(do("monster", cell=[0, 0]))
    assert table.grid == {}
    table.step(play(5, (6, 0), seat=1))
    assert table.pool == 1
    table.step(play(1, (0, 0)))
    assert table.wants == "storm"
    assert refusal(table, do("storm", row=6)) == "the storm needs an open row"
    table.step(do("storm", row=5))


def test_full_pyramid_explores_until_a_finish_comes() -> None:
    grid = {cell: 1 + place for place, cell in enumerate(Board("pyramid").cells)}
    table = set_up([[50, 51], [60, 61]], grid, mode="pyramid")
    table.explorer = ["blank", "finish", "blank"]
    table.todo = [("turn", 0, None)]
    table._go_on()
    assert kinds(table) == {"explore"}
    table.step(do("explore", cards=[50, 51]))
    table.step(do("explore", 1, cards=[60, 61]))
    assert table.outcome is not None and table.outcome["reason"] == "finish"


# Options, deals, records


@pytest.mark.parametrize(
    "wrong",
    [
        {"mode": "tide"},
        {"seats": 0},
        {"seats": 6},
        {"seats": True},
        {"mode": "competitive", "seats": 3},
        {"removed": 5},
        {"removed": 4, "reefs": True},
        {"removed": 4, "wilds": 1},
        {"mode": "arch", "removed": 4},
        {"mode": "arch", "monsters": 3},
        {"mode": "pyramid", "storms": True},
        {"mode": "sun-moon", "wilds": 2},
        {"monsters": 1},
        {"wilds": 3},
        {"reefs": 1},
    ],
)
def test_options_that_do_not_go_together(wrong: dict[str, Any]) -> None:
    record = make_record(Random(3))
    record["options"] = make_options(**wrong)
    with pytest.raises(Illegal) as caught:
        begin(record)
    assert caught.value.action is None


def spoil_hand_size(deal: dict[str, Any]) -> None:
    deal["decks"][0].insert(0, deal["hands"][0].pop())


def spoil_balance(deal: dict[str, Any]) -> None:
    deal["decks"][0] += [deal["decks"][1].pop(deal["decks"][1].index(card)) for card in islands(deal)[:3]]


def spoil_start(deal: dict[str, Any]) -> None:
    deck, hand = deal["decks"][0], deal["hands"][0]
    place = deck.index("start")
    deck[place], hand[0] = hand[0], deck[place]


def spoil_cards(deal: dict[str, Any]) -> None:
    deal["hands"][0][0] = deal["hands"][1][0]


def spoil_reef(deal: dict[str, Any]) -> None:
    deal["reef"] = 2


def spoil_first(deal: dict[str, Any]) -> None:
    deal["first"] = 3


def islands(deal: dict[str, Any]) -> list[int]:
    return [card for card in deal["decks"][1] if isinstance(card, int)]


@pytest.mark.parametrize(
    "spoil", [spoil_hand_size, spoil_balance, spoil_start, spoil_cards, spoil_reef, spoil_first]
)
def test_wrong_deals_are_refused(spoil: Any) -> None:
    record = make_record(Random(4))
    begin(record)
    spoil(record["deal"])
    with pytest.raises(Illegal) as caught:
        begin(record)
    assert caught.value.action is None


def test_solo_start_lies_in_the_top_half() -> None:
    record = make_record(Random(5), seats=1)
    deck = record["deal"]["decks"][0]
    deck.remove("start")
    deck.insert(40, "start")
    begin(record)
    deck.insert(41, deck.pop(40))
    with pytest.raises(Illegal):
        begin(record)


def test_newer_records_are_refused() -> None:
    for change in ({"version": 2}, {"format": "other"}, {"game": "qwirkle"}):
        with pytest.raises(Illegal):
            begin({**make_record(Random(6)), **change})


def test_replay_names_the_illegal_action_and_checks_the_outcome() -> None:
    record = make_record(Random(7), seats=2)
    seat = record["deal"]["first"]
    record["actions"] = [do("discard", seat, cards=record["deal"]["hands"][seat][:2]), do("resign", seat)]
    with pytest.raises(Illegal) as caught:
        replay(record)
    assert caught.value.action == 2
    record["actions"].pop()
    assert replay(record).done == 1
    record["outcome"] = {"result": "lost", "seat": None, "reason": "resigned", "scores": None}
    with pytest.raises(Illegal):
        replay(record)


def rig_solo_voyage() -> Record:
    """A solo deal that can be won by laying 1-36 in place, every other one first, paying with the rest."""
    record = make_record(Random(8), seats=1)
    spare: list[Card] = list(range(37, 81))
    cards: list[Card] = [*range(1, 20, 2), "start", *spare[:8], *range(21, 36, 2)]
    for number, pay in zip(range(2, 37, 2), spare[8:], strict=False):
        cards += [number, pay]
    cards += ["finish"] * 5 + spare[26:]
    record["deal"]["hands"], record["deal"]["decks"] = [cards[:5]], [cards[5:]]
    return record


def is_wise(action: Action) -> bool:
    """Puts an island where the rigged voyage wants it and parts with nothing that is still needed."""
    parted = [*action.get("pay", []), *action.get("cards", [])]
    in_place = action["do"] != "play" or SQUARE.cells[action["card"] - 1 :][:1] == [tuple(action["cell"])]
    return in_place and action["do"] != "discard" and all(card in range(37, 81) for card in parted)


def test_rigged_solo_voyage_is_won() -> None:
    record = rig_solo_voyage()
    table = begin(record)
    while table.outcome is None:
        wise = [action for action in table.legal_actions() if is_wise(action)]
        action = min(wise, key=lambda action: len(action.get("pay", [])))
        table.step(action)
        record["actions"].append(action)
    record["outcome"] = {"result": "won", "seat": None, "reason": "finish", "scores": None}
    assert [replay(record).grid[cell] for cell in SQUARE.cells] == list(range(1, 37))


# Random play


VOYAGES: list[dict[str, Any]] = [
    *({"seats": seats} for seats in (1, 2, 3, 4, 5)),
    *({"seats": seats, "removed": removed} for seats, removed in ((1, 4), (3, 12))),
    *({"seats": seats, "reefs": True} for seats in (1, 3)),
    *({"seats": seats, "monsters": 5} for seats in (1, 2)),
    *({"seats": seats, "storms": True} for seats in (1, 2, 3, 5)),
    *({"seats": seats, "wilds": 2} for seats in (1, 4)),
    *({"seats": seats, "reefs": True, "monsters": 4, "storms": True, "wilds": 1} for seats in (1, 2, 4)),
    *({"seats": seats, "mode": mode} for seats in (1, 2, 5) for mode in ("arch", "sun-moon", "pyramid")),
    {"seats": 2, "mode": "competitive"},
]


def all_cards(table: Table) -> Counter[Card]:
    """Every card that is somewhere on or off the table; compasses and struck storms come and go apart."""
    piles = [*table.hands, *table.decks, *table.discards, table.row, table.laid, table.gone]
    cards = Counter(card for pile in piles for card in pile)
    cards.update("wild" if cell in table.wild_cells else number for cell, number in table.grid.items())
    return Counter({card: count for card, count in cards.items() if isinstance(card, int) or card == "wild"})


def choose(rng: Random, actions: list[Action]) -> Action:
    """Mostly the cheapest island, so that games get somewhere; else anything."""
    cheap = [action for action in actions if action["do"] == "play" and len(action["pay"]) <= 1]
    return rng.choice(cheap if cheap and rng.random() < 0.7 else actions)


def sail(rng: Random, record: Record) -> Table:
    table = begin(record)
    cards = all_cards(table)
    while table.outcome is None:
        actions = table.legal_actions()
        assert actions, f"stuck at {table.wants}"
        texts = [repr(action) for action in actions]
        assert len(set(texts)) == len(texts)
        assert all(action["seat"] == table.decider for action in actions)
        if rng.random() < 0.1:
            assert table.is_legal(rng.choice(actions))
        action = choose(rng, actions)
        table.step(action)
        record["actions"].append(action)
        if table.outcome is None or table.outcome["reason"] != "finish":
            assert all_cards(table) == cards
    return table


@pytest.mark.parametrize("options", VOYAGES, ids=lambda options: "-".join(map(str, options.values())))
def test_random_voyages_come_to_an_end(options: dict[str, Any]) -> None:
    rng = Random(f"{options} 0")
    record = make_record(rng, **options)
    table = sail(rng, record)
    record["outcome"] = table.outcome
    assert vars(replay(record))["grid"] == table.grid


def test_deals_hold_every_storm_and_explorer_card() -> None:
    assert Counter(STORMS) == {"yellow": 3, "purple": 2, "orange": 1}
    assert len(EXPLORER) == 25

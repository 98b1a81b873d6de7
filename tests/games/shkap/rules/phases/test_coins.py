"""Step 5: coins."""

from shtil_desktop.games.shkap.rules.events import CoinsWon, Stop
from shtil_desktop.games.shkap.rules.island.walk import Walk
from shtil_desktop.games.shkap.rules.phases.coins import share_out
from tests.games.shkap.rules.positions import all_done, announce, island, lay, new_game, throw, walk

PLACE = island("W2.3.", "1.c..")
CELLS = {"1": (1, 0), "2": (0, 1), "3": (0, 3), "c": (1, 2)}


def ended(seat: int, chest: str, steps: int, stop: Stop = Stop.CHEST) -> Walk:
    return Walk(seat, (0,), CELLS[chest], 1, steps, False, stop)


def shares(*walks: Walk) -> dict[int, int]:
    return {won.seat: won.coins for won in share_out(PLACE, walks)}


def test_alone_at_a_chest_a_seat_gets_its_full_value():
    assert shares(ended(0, "1", 9)) == {0: 1}
    assert shares(ended(0, "3", 9)) == {0: 3}
    assert shares(ended(0, "c", 9)) == {0: 3}


def test_the_fewest_steps_take_the_value_the_next_one_less():
    assert shares(ended(0, "3", 5), ended(1, "3", 3), ended(2, "3", 4)) == {1: 3, 2: 2, 0: 1}


def test_never_below_nothing():
    assert shares(ended(0, "1", 2), ended(1, "1", 3), ended(2, "1", 4)) == {0: 1, 1: 0, 2: 0}


def test_the_example_of_the_rules():
    """Three cards; four and a mark; five and a labyrinth."""
    assert shares(ended(2, "2", 5 + 1), ended(0, "2", 3), ended(1, "2", 4 + 1)) == {0: 2, 1: 1, 2: 0}


def test_of_equals_the_one_nearer_to_the_first_player_comes_before():
    assert shares(ended(3, "2", 4), ended(0, "2", 4), ended(1, "2", 3)) == {1: 2, 3: 1, 0: 0}


def test_chests_are_independent():
    assert shares(ended(0, "2", 7), ended(1, "3", 3), ended(2, "1", 3)) == {0: 2, 1: 3, 2: 1}


def test_a_mistake_brings_nothing_wherever_it_happens():
    assert shares(ended(0, "2", 1, Stop.NO_CARD), ended(1, "2", 5)) == {1: 2}
    assert shares(ended(0, "c", 1, Stop.BURIED)) == {}


def test_it_is_told_who_was_there_before():
    won = share_out(PLACE, [ended(0, "3", 5), ended(1, "3", 3)])
    assert won == [CoinsWon(1, (0, 3), 3, 3, ()), CoinsWon(0, (0, 3), 5, 2, (1,))]


def played(first: int, marks_at: int | None = None):
    """Both reach the chest of 2 in two steps: seat 0 by a knight, seat 1 from the black flag."""
    game = new_game("k a x u u", "f u a x u", first=first)
    announce(game, "LL")
    lay(game, *(("k a", "f u a") if first == 0 else ("f u a", "k a")))
    while marks_at is not None and game.decider == marks_at:
        all_done_once(game)
    if marks_at is not None:
        throw(game, marks_at)
    all_done(game)
    walk(game, (3, 1), (3, 2))
    assert game.coins == [0, 0], "coins come after all have walked"
    walk(game, (3, 1), (3, 2))
    return game


def all_done_once(game) -> None:
    game.apply(game.legal_actions()[-1])


def test_equal_steps_in_a_game_favour_the_first_player():
    assert played(0).coins == [2, 1]
    assert played(1).coins == [1, 2]


def test_a_mark_costs_the_first_place():
    assert played(0, marks_at=0).coins == [1, 2]
    assert played(1, marks_at=1).coins == [2, 1]

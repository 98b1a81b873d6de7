"""Step 4: routes are turned over and walked."""

import pytest

from shtil_desktop.games.base import Decision, IllegalAction
from shtil_desktop.games.shkap.rules.actions import Step, Take
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.events import RouteRevealed, Stop, WalkEnded
from shtil_desktop.games.shkap.rules.refusals import Refusal
from tests.games.shkap.rules.positions import (
    all_done,
    announce,
    go,
    island,
    kinds,
    lay,
    new_game,
    set_out,
    walk,
)

PLAIN = island("W....", ".....", "..B..", ".....", ".....")


def refusal(place, letters, step, *cells) -> str:
    with pytest.raises(IllegalAction) as caught:
        go(place, letters, *cells).check(place, step)
    return str(caught.value.reason)


def targets(place, letters, *cells):
    return {step.to for step in go(place, letters, *cells).choices(place)}


# Starting


def test_it_starts_at_the_white_flag():
    assert (set_out(PLAIN, "a").cell, set_out(PLAIN, "a f").cell) == ((0, 0), (0, 0))


def test_or_at_the_black_flag_if_the_first_card_is_a_flag():
    started = set_out(PLAIN, "f a")
    assert started.cell == (2, 2) and started.steps == 0 and started.stop is None


@pytest.mark.parametrize("letters", ["a f", "f f", "m f a"])
def test_a_flag_anywhere_but_first_is_a_mistake(letters):
    cells = [(0, 1)] if letters.startswith("a") else []
    assert go(PLAIN, letters, *cells).stop is Stop.MISPLACED_FLAG


# Move cards


@pytest.mark.parametrize(
    ("letters", "cells"),
    [
        ("f a", {(2, 1), (2, 3)}),
        ("f u", {(1, 2), (3, 2)}),
        ("f c", {(2, 1), (2, 3), (1, 2), (3, 2)}),
        ("f k", {(0, 1), (0, 3), (4, 1), (4, 3), (1, 0), (3, 0), (1, 4), (3, 4)}),
        ("k", {(1, 2), (2, 1)}),
        ("c", {(0, 1), (1, 0)}),
    ],
)
def test_a_seat_chooses_any_cell_that_the_card_leads_to(letters, cells):
    assert targets(PLAIN, letters) == cells


def test_a_cell_that_the_card_does_not_lead_to_is_refused():
    assert refusal(PLAIN, "f a", Step((1, 2))) == Refusal.NOT_LED_THERE
    assert refusal(PLAIN, "f a", Step((2, 4))) == Refusal.NOT_LED_THERE
    assert refusal(PLAIN, "f a", Step((2, 2))) == Refusal.NOT_LED_THERE


def test_sea_and_what_is_outside_are_never_entered():
    place = island("W~...", ".....", "..B..")
    assert targets(place, "c") == {(1, 0)}
    assert refusal(place, "c", Step((0, 1))) == Refusal.SEA
    assert refusal(place, "m c", Step((0, 1))) == Refusal.SEA
    assert refusal(place, "c", Step((-1, 0))) == Refusal.SEA
    assert refusal(place, "c", Step((0, -1))) == Refusal.SEA


def test_a_knight_leaps_over_anything():
    place = island("WJ~~~", "~J3~~", "~~~~B")
    there = go(place, "k", (1, 2))
    assert (there.cell, there.stop, there.steps) == ((1, 2), Stop.CHEST, 1)


def test_flags_are_empty_cells_to_a_walker():
    assert go(PLAIN, "f u u a a c", (1, 2), (0, 2), (0, 1), (0, 0)).stop is None
    place = island("WB1")
    assert go(place, "a a", (0, 1), (0, 2)).stop is Stop.CHEST


def test_a_cell_may_be_entered_again():
    there = go(PLAIN, "a a a a", (0, 1), (0, 0), (0, 1))
    assert (there.cell, there.steps, there.stop) == ((0, 1), 3, None)


# Chests


def test_the_walk_ends_at_the_first_chest_and_cards_behind_it_are_no_steps():
    place = island("W1.2.")
    there = go(place, "a a a u m f", (0, 1))
    assert (there.stop, there.cell, there.steps) == (Stop.CHEST, (0, 1), 1)
    assert kinds(there.unused) == "a a u m f"


def test_a_buried_chest_with_a_map_is_a_chest():
    there = go(island("Wc"), "m a", (0, 1))
    assert (there.stop, there.cell, there.steps) == (Stop.CHEST, (0, 1), 1)


def test_without_a_map_the_walk_ends_before_it():
    there = go(island("Wc"), "a a", (0, 1))
    assert (there.stop, there.cell) == (Stop.BURIED, (0, 0))


def test_a_map_that_came_too_early_does_not_open_a_buried_chest():
    assert go(island("W.c"), "m a a", (0, 1), (0, 2)).stop is Stop.BURIED


# Maps


def test_jungle_only_with_a_map():
    place = island("WJ.", ".")
    assert targets(place, "c") == {(1, 0)}
    assert refusal(place, "c", Step((0, 1))) == Refusal.NEEDS_MAP
    assert targets(place, "m c") == {(1, 0), (0, 1)}
    assert go(place, "m a a", (0, 1)).cell == (0, 1)


def test_a_map_is_no_step_and_serves_one_entry():
    place = island("WJJ")
    there = go(place, "m a a", (0, 1))
    assert there.steps == 1
    assert targets(place, "m a a", (0, 1)) == {(0, 0)}
    assert targets(place, "m a m a", (0, 1)) == {(0, 0), (0, 2)}


def test_an_unused_map_is_wasted_which_is_no_mistake():
    place = island("W.J1")
    assert go(place, "m a a", (0, 1)).stop is None
    assert targets(place, "m a a", (0, 1)) == {(0, 0)}
    assert go(place, "m m a m a a", (0, 1), (0, 2), (0, 3)).stop is Stop.CHEST


def test_two_maps_in_a_row_serve_one_entry():
    place = island("WJJ")
    assert targets(place, "m m a a", (0, 1)) == {(0, 0)}


def test_it_works_for_a_knight_too():
    place = island("W~~", "~~J", "~~~~B")
    assert set_out(place, "k").stop is Stop.NOWHERE
    assert go(place, "m k k", (1, 2)).cell == (1, 2)


# Labyrinths


def test_a_labyrinth_costs_a_step_at_each_entry_and_a_map_does_not_help():
    place = island("WL.")
    assert go(place, "a a a a", (0, 1)).steps == 2
    assert go(place, "a a a a", (0, 1), (0, 2), (0, 1)).steps == 5
    assert go(place, "m a a", (0, 1)).steps == 2


# Caves


def test_a_cave_leads_at_once_to_another_of_your_choice():
    place = island("WC~C1", "~~C~~", "~~~~B")
    started = set_out(place, "a a")
    assert started.choices(place) == [Step((0, 1), (0, 3)), Step((0, 1), (1, 2))]
    there = started.after(place, Step((0, 1), (0, 3))).go_on(place)
    assert (there.cell, there.steps) == ((0, 3), 1)
    assert go_from(there, place, (0, 4)).stop is Stop.CHEST


def go_from(there, place, cell):
    there.check(place, Step(cell))
    return there.after(place, Step(cell)).go_on(place)


def test_the_leap_is_compulsory_and_leads_to_another_cave():
    place = island("WC~C1")
    assert refusal(place, "a", Step((0, 1))) == Refusal.NEEDS_EXIT
    assert refusal(place, "a", Step((0, 1), (0, 1))) == Refusal.NO_SUCH_EXIT
    assert refusal(place, "a", Step((0, 1), (0, 4))) == Refusal.NO_SUCH_EXIT
    assert refusal(PLAIN, "a", Step((0, 1), (0, 1))) == Refusal.NO_SUCH_EXIT


def test_coming_out_of_a_cave_triggers_nothing():
    place = island("WC~C1")
    there = set_out(place, "a a").after(place, Step((0, 1), (0, 3))).go_on(place)
    assert there.cell == (0, 3) and there.stop is None and there.steps == 1


def test_a_cave_may_be_entered_again():
    place = island("WC.C1")
    there = set_out(place, "a a a").after(place, Step((0, 1), (0, 3))).go_on(place)
    there = go_from(there, place, (0, 2))
    assert there.choices(place) == [Step((0, 1), (0, 3)), Step((0, 3), (0, 1))]


# Mistakes


def test_a_card_that_leads_nowhere_is_a_mistake():
    assert set_out(island("W~", "."), "a u").stop is Stop.NOWHERE
    assert set_out(island("WJ"), "a").stop is Stop.NOWHERE


def test_no_card_left_is_a_mistake():
    assert go(PLAIN, "a", (0, 1)).stop is Stop.NO_CARD
    assert set_out(PLAIN, "f").stop is Stop.NO_CARD
    assert set_out(PLAIN, "m").stop is Stop.NO_CARD
    assert go(PLAIN, "a m", (0, 1)).stop is Stop.NO_CARD


def test_marks_received_are_steps():
    assert go(island("W.1"), "a a", (0, 1), (0, 2), marks=2).steps == 4


# In a game


def on_41(*hands: str, deck: str = "", first: int = 0):
    """All land on island 41 and nobody throws a mark; the routes are the hands up to the first mark."""
    game = new_game(*hands, deck=deck, first=first)
    announce(game, "L" * len(hands))
    order = [(first + i) % len(hands) for i in range(len(hands))]
    lay(game, *(hands[seat].split("x")[0] for seat in order))
    return game, all_done(game)


def test_seats_walk_one_after_another_from_the_first_player():
    game, events = on_41("k a u u x", "f u a x x", first=1)
    assert game.decision == Decision(1, Ask.STEP)
    revealed = [event for event in events if isinstance(event, RouteRevealed)]
    assert [(event.seat, event.start) for event in revealed] == [(1, (4, 1))]
    events = walk(game, (3, 1), (3, 2))
    assert WalkEnded(1, Stop.CHEST, (3, 2), 2, ()) in events
    assert game.decision == Decision(0, Ask.STEP)


def test_a_later_seat_sees_how_the_earlier_ones_ended():
    game, _ = on_41("f u a x x", "k a u u x")
    walk(game, (3, 1), (3, 2))
    (ended,) = game.view(1).walks
    assert (ended.seat, ended.stop, ended.steps) == (0, Stop.CHEST, 2)


def test_the_whole_row_is_turned_over():
    game, _ = on_41("f u a a x", "k a u u x")
    seen = game.view(1).walk
    assert seen is not None and kinds(seen.route) == "f u a a"


def test_a_take_cell_gives_a_card_at_once_that_cannot_join_the_route():
    game, _ = on_41("a a a a x", "k a u u x", deck="k")
    walk(game, (1, 1), (1, 2))
    assert game.decision == Decision(0, Ask.TAKE) and game.taking == 1
    with pytest.raises(IllegalAction):
        game.apply(Step((1, 3)))
    game.apply(Take())
    assert game.decision == Decision(0, Ask.STEP)
    assert kinds(game.hands[0]) == "x k" and kinds(game.routes[0]) == "a a a a"


def test_taking_is_compulsory_at_each_entry():
    game, _ = on_41("a a a a x", "k a u u x")
    walk(game, (1, 1), (1, 2))
    assert all(isinstance(action, Take) for action in game.legal_actions())
    game.apply(Take(0))
    walk(game, (1, 3), (1, 2))
    assert game.ask is Ask.TAKE
    game.apply(Take(1))
    assert len(game.hands[0]) == 3 and game.walks[0].stop is Stop.NO_CARD


def test_two_cards_on_the_other_take_cell():
    game = new_game("f a a x x", "u u u u u", islands=(22, 41, 34, 1, 12, 14, 29))
    announce(game, "Lp")
    lay(game, "f a a")
    all_done(game)
    walk(game, (1, 2))
    assert game.taking == 2
    game.apply(Take())
    assert game.decision == Decision(0, Ask.TAKE) and game.taking == 1
    game.apply(Take())
    assert game.decision == Decision(0, Ask.STEP)
    walk(game, (1, 3))
    assert game.coins == [2, 0]


def test_a_walk_without_a_choice_ends_by_itself():
    """Routes that fail at their first card ask for no step."""
    game, events = on_41("m m x x x", "f f x a a")
    stops = [(event.seat, event.stop) for event in events if isinstance(event, WalkEnded)]
    assert stops == [(0, Stop.NO_CARD), (1, Stop.MISPLACED_FLAG)]
    assert game.at == 1 and game.coins == [0, 0]

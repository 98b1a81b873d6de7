"""Where a route can lead, and what came of an island."""

from random import Random

import pytest

from shtil_desktop.games.shkap.rules import events as ev
from shtil_desktop.games.shkap.rules.actions import Done, Step
from shtil_desktop.games.shkap.rules.events import Stop
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.rules.island.islands import Island
from shtil_desktop.games.shkap.rules.island.preview import Preview, best_end, pay_now, preview, preview_walk
from shtil_desktop.games.shkap.rules.island.results import past_results
from shtil_desktop.games.shkap.rules.island.walk import Walk
from shtil_desktop.games.shkap.rules.options import Mode, Options
from tests.games.shkap.rules.positions import (
    Supply,
    all_done,
    announce,
    go,
    island,
    lay,
    new_game,
    set_out,
)
from tests.games.shkap.subject import ShkapSubject

PLAIN = island("W..3", "J..", ".C.C2", "L")


def look(place: Island, letters: str, marks: int = 0) -> Preview:
    return preview(place, Supply().pick(letters), marks)


def test_no_card_leads_nowhere_yet():
    nothing = look(PLAIN, "")
    assert nothing.frontier == {(0, 0): 0} and nothing.mistake is None and nothing.ends == ()


def test_every_cell_after_each_card():
    found = look(PLAIN, "a a u")
    assert found.after == ({(0, 1): 1}, {(0, 0): 2, (0, 2): 2}, {(1, 2): 3})


def test_chests_with_their_fewest_steps_and_ways():
    found = look(PLAIN, "a a a u")
    assert [(end.chest, end.coins, end.steps, end.used) for end in found.ends] == [((0, 3), 3, 3, 3)]
    assert found.ends[0].path == (Step((0, 1)), Step((0, 2)), Step((0, 3)))
    assert found.thrown_from == 3 and found.mistake is None


def test_a_cave_leads_out_of_another_one():
    found = look(PLAIN, "a u u")
    assert found.after[2] == {(0, 1): 3, (2, 3): 3}


def test_marks_are_steps_from_the_start():
    assert look(PLAIN, "a a a", marks=2).ends[0].steps == 5


def test_what_wants_a_map_is_told_and_opens_with_one():
    assert look(PLAIN, "u").barred == (frozenset({(1, 0)}),)
    opened = look(PLAIN, "m u")
    assert opened.after == ({(0, 0): 0}, {(1, 0): 1}) and not any(opened.barred)


def test_a_card_that_leads_nowhere_is_a_mistake_at_its_place():
    found = look(island("W.", "~~"), "a u a")
    assert found.mistake is not None
    assert (found.mistake.at, found.mistake.stop, found.mistake.cells) == (1, Stop.NOWHERE, ((0, 1),))


def test_a_late_flag_is_a_mistake():
    found = look(PLAIN, "a f")
    assert found.mistake is not None and (found.mistake.at, found.mistake.stop) == (1, Stop.MISPLACED_FLAG)


def test_no_card_left_is_the_last_thing_to_be_told():
    found = look(PLAIN, "a a")
    assert found.mistake is not None and (found.mistake.at, found.mistake.stop) == (2, Stop.NO_CARD)


def test_a_buried_chest_without_a_map_ends_the_way_at_that_card():
    place = island("Wa")
    found = look(place, "a")
    assert found.mistake is not None and (found.mistake.at, found.mistake.stop) == (0, Stop.BURIED)
    assert found.barred == (frozenset({(0, 1)}),)
    assert look(place, "m a").ends[0].coins == 1


def test_a_flag_first_starts_at_the_black_flag():
    place = island("W..", "~~~", "2.B")
    assert look(place, "f").frontier == {(2, 2): 0}
    assert look(place, "f a a").ends[0].steps == 2


def test_the_rest_of_a_walk():
    there = go(PLAIN, "a a a", (0, 1))
    found = preview_walk(PLAIN, there)
    assert [(end.chest, end.steps) for end in found.ends] == [((0, 3), 3)]
    assert found.ends[0].path == (Step((0, 2)), Step((0, 3)))


def test_an_end_pays_less_behind_those_who_walked_before():
    place = island("3W2")
    found = preview_walk(place, set_out(place, "a"))
    before = (Walk(1, (0,), (0, 0), 1, 1, stop=Stop.CHEST), Walk(2, (0,), (0, 0), 1, 1, stop=Stop.CHEST))
    assert [pay_now(end, before) for end in found.ends] == [1, 2]
    best = best_end(found.ends, before)
    assert best is not None and best.chest == (0, 2)


def test_what_came_of_an_island():
    game = new_game("k a m u x", "f u a c x")
    announce(game, "LL")
    lay(game, "k a", "f u a")
    game.apply(game.legal_actions()[0])  # a mark at seat 1
    game.apply(Done())
    all_done(game)
    assert past_results(game.view(0)) == []
    while game.at == 0:
        game.apply(game.legal_actions()[0])
    (first,) = past_results(game.view(0))
    assert first.island == game.dealt.islands[0] and first.seats[1].marks == 1
    assert first.seats[0].lands and first.seats[0].stop is not None


@pytest.mark.parametrize(("mode", "seats"), [(Mode.BASE, 3), (Mode.ARCHIPELAGO, 4)])
def test_the_results_of_all_islands_are_the_events_told_again(mode, seats):
    subject, rng = ShkapSubject(), Random(5)
    for number in range(3):
        game = Shkap(Options(mode, seats), number)
        events = list(game.opening_events)
        while game.decision is not None:
            events += game.apply(subject.choose(game, rng))
        results = past_results(game.view(0))
        assert [one.island for one in results] == [
            event.island for event in events if isinstance(event, ev.IslandBegan)
        ]
        told = [
            (event.seat, event.steps, event.coins, event.behind)
            for event in events
            if isinstance(event, ev.CoinsWon)
        ]
        assert sorted(told) == sorted(
            (seat, one.steps, one.coins, one.behind)
            for result in results
            for seat, one in result.seats.items()
            if one.stop is ev.Stop.CHEST
        )

"""Where a route can lead, and what came of an island."""

from shtil_desktop.games.shkap.rules.actions import Done, Step
from shtil_desktop.games.shkap.rules.events import Stop
from shtil_desktop.games.shkap.rules.islands import Island
from shtil_desktop.games.shkap.rules.preview import Preview, best_end, pay_now, preview, preview_walk
from shtil_desktop.games.shkap.rules.results import island_results
from shtil_desktop.games.shkap.rules.walk import Walk
from tests.games.shkap.rules.positions import (
    Supply,
    all_done,
    announce,
    go,
    island,
    lay,
    new_game,
    set_out,
    walk,
)

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
    events = list(game.opening_events)
    events += announce(game, "LL")
    events += lay(game, "k a", "f u a")
    events += [*game.apply(game.legal_actions()[0]), *game.apply(Done())]  # a mark at seat 1
    events += all_done(game)
    while not island_results(events)[0].is_over:
        events += walk(game, game.legal_actions()[0].to)
    first, second = island_results(events)
    assert first.island == game.dealt.islands[0] and first.is_over and not second.is_over
    assert first.seats[1].marks == 1 and first.seats[0].lands and first.seats[0].stop is not None
    assert sum(seat.coins for seat in first.seats.values()) == sum(game.coins)

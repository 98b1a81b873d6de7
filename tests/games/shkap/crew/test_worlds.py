"""What strong pirates imagine goes with what they know, and is reckoned as the rules do."""

from __future__ import annotations

from math import isclose
from random import Random

import pytest

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shkap.crew.levels import sign_on
from shtil_desktop.games.shkap.crew.pirate import table_of
from shtil_desktop.games.shkap.crew.routes.hands import ALL, KIND_OF, ONE, holds, pack, size
from shtil_desktop.games.shkap.crew.routes.sequences import row_ends
from shtil_desktop.games.shkap.crew.routes.terrain import bit
from shtil_desktop.games.shkap.crew.values.kept_hands import kept, small_hands
from shtil_desktop.games.shkap.crew.values.prospects import Draws, expected, next_island
from shtil_desktop.games.shkap.crew.worlds.imagined_worlds import imagine
from shtil_desktop.games.shkap.crew.worlds.knowledge import unseen_cards
from shtil_desktop.games.shkap.crew.worlds.minds import CaptainsMind
from shtil_desktop.games.shkap.crew.worlds.reveal import share_out
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.events import Stop
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.rules.island.islands import island_set
from shtil_desktop.games.shkap.rules.island.walk import Walk
from shtil_desktop.games.shkap.rules.options import Mode, Options
from shtil_desktop.games.shkap.rules.phases.coins import share_out as share_out_by_rules


def routes_here(view):
    """Of the current island, which there always is."""
    table = table_of(view)
    assert table is not None
    return table


def positions(mode, seats, number, level="sailor"):
    game, moment = Shkap(Options(mode, seats), number), 0
    while game.decision is not None:
        seat = game.decision.seat
        yield game, seat
        game.apply(sign_on(level, number, seat, moment).decide(game.view(seat)))
        moment += 1


@pytest.mark.parametrize("mode", Mode)
def test_unseen_cards_are_those_that_are_hidden(mode):
    for game, seat in positions(mode, 3, 4):
        hidden = [*game.piles.deck]
        for other in range(3):
            if other != seat:
                hidden += [*game.hands[other], *game.packs[other]]
                hidden += game.routes[other] if other in game.hidden_routes else ()
        assert unseen_cards(game.view(seat)) == pack(hidden)


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize(("level", "remembers"), [("sailor", False), ("captain", True)])
def test_imagined_hands_are_as_large_as_the_real_ones_and_of_unseen_cards(mode, level, remembers):
    for game, seat in positions(mode, 4, 9, level):
        view = game.view(seat)
        table = table_of(view)
        if game.packs[0] or table is None:
            continue
        for world in imagine(view, table, Rng(1), 2, remembers):
            assert holds(unseen_cards(view), sum(plan.hand for plan in world))
            for plan in world:
                held = [*game.hands[plan.seat], *game.routes[plan.seat]]
                assert size(plan.hand) == len(held)
                assert holds(plan.hand, pack(view.taken[plan.seat]))


def test_what_a_captain_does_with_its_cards_is_foreseen():
    goes = []
    for number in range(3):
        for game, seat in positions(Mode.BASE, 2, number, "captain"):
            other = 1 - seat
            if game.ask is not Ask.LAY or not game.routes[other] or game.extra is not None:
                continue
            view = game.view(seat)
            table, row = routes_here(view), tuple(KIND_OF[card] for card in game.routes[other])
            hand = pack([*game.hands[other], *game.routes[other]])
            route, _ = CaptainsMind(view, table).choose(hand, lambda: 0.0)
            chests = {end.chest for end in row_ends(1, table.terrain.id, row)}
            goes.append(route is not None and route.chest in chests)
    assert len(goes) > 10 and sum(goes) > 0.75 * len(goes)


def test_a_captain_keeps_a_knight_and_no_map_for_an_island_without_obstacles():
    for game, seat in positions(Mode.BASE, 2, 1):
        ground = routes_here(view := game.view(seat)).terrain
        if game.ask is Ask.ANNOUNCE and not ground.jungle | ground.buried:
            break
    mind, knight, chart, mark = CaptainsMind(view, routes_here(view)), ONE[3], ONE[5], ONE[6]
    assert mind.would_keep(knight) and mind.would_keep(knight + mark)
    assert not mind.would_keep(chart) and not mind.would_keep(knight + chart)


def test_coins_are_shared_out_as_by_the_rules():
    rng, island = Random(1), island_set(1)[9]
    cells = [cell for sign in "23" for cell in island.find(sign)]
    for _ in range(200):
        order = rng.sample(range(4), 4)
        walks = [Walk(seat, (0,), rng.choice(cells), 1, rng.randint(1, 4), stop=Stop.CHEST) for seat in order]
        there = [(walk.seat, bit(walk.cell), walk.steps, island.coins_at(walk.cell)) for walk in walks]
        assert share_out(there) == {won.seat: won.coins for won in share_out_by_rules(island, walks)}


def test_draws_have_chances_that_make_one():
    draws = Draws(ALL)
    for number in range(6):
        found = draws.of(number)
        assert isclose(sum(chance for _, chance in found), 1)
        assert all(size(heap) == number for heap, _ in found)
    assert isclose(dict(draws.of(1))[ONE[2]], 8 / 60)


def test_a_prospect_is_the_mean_over_all_draws():
    worth = next_island(1, 3).worth
    deck = pack([0, 1, 16, 32, 40])
    hand = pack([2, 17, 18, 33])
    by_hand = (
        2 * worth(hand + ONE[0]) + worth(hand + ONE[1]) + worth(hand + ONE[2]) + worth(hand + ONE[3])
    ) / 5
    assert isclose(expected(worth, hand, Draws(deck)), by_hand)


def test_a_knight_is_worth_keeping_for_an_unknown_island_and_a_map_is_not():
    for seats in (2, 3, 4):
        table = kept(seats, 1)
        assert table.best(ONE[3]) > 0.5
        assert table.best(ONE[5]) == table.best(0) == 0


def test_kept_hands_are_all_in_the_file():
    assert len(small_hands()) == len(set(small_hands()))
    assert max(map(size, small_hands())) == 5

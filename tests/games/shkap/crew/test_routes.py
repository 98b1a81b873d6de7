"""Routes as pirates see them are walked card by card with the rules themselves."""

from __future__ import annotations

from random import Random

import pytest

from shtil_desktop.games.shkap.crew.routes.hands import (
    ACROSS,
    FLAG,
    GUARD,
    KIND_OF,
    MAP,
    MARK,
    ONE,
    holds,
    pack,
    parts,
    pick,
    size,
)
from shtil_desktop.games.shkap.crew.routes.making import find_routes
from shtil_desktop.games.shkap.crew.routes.search import candidates
from shtil_desktop.games.shkap.crew.routes.sequences import row_ends
from shtil_desktop.games.shkap.crew.routes.tables import LETTERS, route_table, written_route
from shtil_desktop.games.shkap.crew.routes.terrain import bit, terrain
from shtil_desktop.games.shkap.rules.cards import CARDS
from shtil_desktop.games.shkap.rules.events import Stop
from shtil_desktop.games.shkap.rules.island.islands import island_set
from shtil_desktop.games.shkap.rules.island.walk import Walk, cards_to_take


def walked_ends(island, cards):
    """Every end of a row by the rules: chest, steps and cards taken."""
    found, open_walks = set(), [(Walk.begin(island, 0, cards, 0), 0)]
    while open_walks:
        walk, taken = open_walks.pop()
        if walk.stop is Stop.CHEST:
            found.add((bit(walk.cell), walk.steps, taken))
        elif walk.stop is None:
            for step in walk.choices(island):
                more = taken + cards_to_take(island, step)
                open_walks.append((walk.after(island, step).go_on(island), more))
    return found


def row(letters):
    return tuple(LETTERS.index(letter) for letter in letters)


@pytest.mark.parametrize("seed", range(8))
def test_ends_of_a_row_are_those_of_the_rules(seed):
    rng = Random(seed)
    for _ in range(25):
        island = island_set(1)[rng.randint(1, 45)]
        cards = tuple(rng.sample([card for card in CARDS if KIND_OF[card] != MARK], rng.randint(1, 5)))
        walked = walked_ends(island, cards)
        ends = row_ends(1, island.id, tuple(KIND_OF[card] for card in cards))
        assert {(end.chest, end.steps, end.taken) for end in ends} <= walked
        for chest, steps, taken in walked:
            assert any(e.chest == chest and e.steps <= steps and e.taken >= taken for e in ends)


@pytest.mark.parametrize("island_id", [2, 17, 41])
def test_file_holds_what_is_found(island_id):
    found = [written_route(route) for route in find_routes(terrain(1, island_id))]
    assert found == [written_route(route) for route in route_table(1, island_id).routes]


def test_every_route_of_the_file_leads_where_it_says():
    for island_id in island_set(1):
        for route in route_table(1, island_id).routes:
            ends = row_ends(1, island_id, route.row)
            assert any((e.chest, e.steps, e.taken) == (route.chest, route.steps, route.taken) for e in ends)


@pytest.mark.parametrize("island_id", [1, 11, 28])
def test_no_short_route_is_missing(island_id):
    """Whatever three cards reach, a route of the table reaches with some of them in as few steps."""
    rng, island = Random(island_id), island_set(1)[island_id]
    cards = [card for card in CARDS if KIND_OF[card] != MARK]
    for _ in range(150):
        some = tuple(rng.sample(cards, 3))
        hand = pack(some)
        for chest, steps, _ in walked_ends(island, some):
            known = route_table(1, island_id).routes
            assert any(r.chest == chest and r.steps <= steps and holds(hand, r.need) for r in known)


def test_candidates_are_rows_of_the_hand_that_reach_a_chest():
    hand = pack([0, 1, 16, 32, 46])
    found = candidates(1, 1, hand)
    assert found
    for one in found:
        assert holds(hand, one.need) and size(one.need) == len(one.row)
        assert any(end.used == len(one.row) for end in row_ends(1, 1, one.row))


def test_flag_behind_the_first_card_ends_the_row():
    """The black flag of island 41 is one cell away from a chest of 2 by a knight's leap or two arrows."""
    assert row_ends(1, 41, row("fk")) or row_ends(1, 41, row("fuac"))
    assert row_ends(1, 41, row("mf")) == () and row_ends(1, 41, row("f")) == ()


def test_packed_hands():
    hand = pack([0, 1, 55])
    assert size(hand) == 3 and holds(hand, 2 * ONE[ACROSS]) and not holds(hand, ONE[FLAG])
    assert sorted(parts(hand)) == sorted({a * ONE[ACROSS] + m * ONE[MAP] for a in range(3) for m in range(2)})
    assert pick((1, 55, 0), (MAP, ACROSS)) == (55, 0)
    assert GUARD & hand == 0

"""Components: cards, islands and the deal."""

from collections import Counter
from typing import Any

import pytest

from shtil_desktop.games.shkap.rules.cards import CARDS, COUNTS, KINDS, STEPS, Kind, is_move
from shtil_desktop.games.shkap.rules.deal import ImpossibleDeal, deal
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.rules.island.islands import SIDE, island_set
from shtil_desktop.games.shkap.rules.options import Mode, Options
from tests.games.shkap.rules.positions import ISLANDS, dealt, new_game

EVERY_KIND = [Options(mode, seats) for mode in Mode for seats in (2, 3, 4)]
SET = island_set(1)


def test_sixty_cards_of_seven_kinds():
    assert Counter(KINDS) == COUNTS
    assert [COUNTS[kind] for kind in Kind] == [16, 16, 8, 6, 5, 4, 5]
    assert len(CARDS) == 60


@pytest.mark.parametrize(
    ("numbers", "kind"),
    [
        (range(0, 16), "across"),
        (range(16, 32), "updown"),
        (range(32, 40), "cross"),
        (range(40, 46), "knight"),
        (range(46, 51), "flag"),
        (range(51, 55), "mark"),
        (range(55, 60), "map"),
    ],
)
def test_numbers_of_a_kind(numbers, kind):
    assert {KINDS[number] for number in numbers} == {Kind(kind)}


def test_four_kinds_are_move_cards():
    assert {KINDS[card] for card in CARDS if is_move(card)} == {"across", "updown", "cross", "knight"}


def test_where_move_cards_lead():
    assert set(STEPS[Kind.ACROSS]) == {(0, -1), (0, 1)}
    assert set(STEPS[Kind.UPDOWN]) == {(-1, 0), (1, 0)}
    assert set(STEPS[Kind.CROSS]) == {(0, -1), (0, 1), (-1, 0), (1, 0)}
    leaps = STEPS[Kind.KNIGHT]
    assert len(set(leaps)) == 8 and all(sorted((abs(a), abs(b))) == [1, 2] for a, b in leaps)


# Islands


def test_there_are_45_islands():
    assert list(SET) == list(range(1, 46))
    assert len({one.rows for one in SET.values()}) == 45


@pytest.mark.parametrize("one", SET.values(), ids=lambda one: one.names["en"])
def test_an_island_is_whole(one):
    assert len(one.rows) == SIDE and all(len(row) == SIDE for row in one.rows)
    signs = Counter("".join(one.rows))
    assert set(signs) <= set("~.WB123abcLJC+*")
    assert signs["W"] == signs["B"] == 1
    assert signs["C"] in (0, 2, 3)
    assert any(signs[chest] for chest in "123")
    assert one.sign(one.start) == "W" and one.sign(one.black_flag) == "B"


def test_names_are_in_three_languages_and_all_different():
    for language in ("en", "ru", "de"):
        names = [one.names[language].strip() for one in SET.values()]
        assert all(names) and len(set(names)) == 45
    assert all(set(one.names) == {"en", "ru", "de"} for one in SET.values())


def test_row_0_is_at_the_top_and_outside_is_sea():
    first = SET[1]
    assert first.start == (0, 3) and first.sign((1, 0)) == "2"
    assert {first.sign(cell) for cell in ((-1, 0), (0, -1), (5, 0), (0, 5))} == {"~"}


def test_coins_of_chests():
    assert [SET[1].coins_at((1, 0)), SET[5].coins_at((0, 3)), SET[5].coins_at((3, 4))] == [2, 1, 3]
    assert SET[20].coins_at((0, 2)) == 2
    assert SET[1].coins_at((0, 0)) == 0


# The deal


@pytest.mark.parametrize("options", EVERY_KIND, ids=lambda options: options.key)
def test_a_deal_holds_every_card_once(options):
    given = deal(options, 3)
    size = 5 if options.mode is Mode.BASE else 9
    assert [len(hand) for hand in given.hands] == [size] * options.seats
    assert len(given.market) == 4
    everything = [*given.market, *given.deck, *(card for hand in given.hands for card in hand)]
    assert sorted(everything) == list(range(60))
    assert len(given.islands) == len(set(given.islands)) == (7 if options.mode is Mode.BASE else 9)
    assert len(given.reshuffles) == 8 and all(sorted(order) == list(range(60)) for order in given.reshuffles)


def test_a_random_seat_has_the_marker():
    assert {deal(Options(Mode.BASE, 4), number).first for number in range(40)} == {0, 1, 2, 3}


def test_deals_of_different_numbers_differ_and_those_of_a_number_do_not():
    options = Options(Mode.BASE, 2)
    assert deal(options, 1) == deal(options, 1) != deal(options, 2)


def test_a_new_game_begins_without_coins_and_with_two_islands_open():
    game = new_game("a a a a a", "u u u u u", first=1)
    assert game.coins == [0, 0] and game.first == 1
    assert game.open_islands == ISLANDS[:2] and game.island.id == ISLANDS[0]
    assert [len(hand) for hand in game.hands] == [5, 5]
    assert len(game.piles.market) == 4 and len(game.piles.deck) == 46 and game.piles.discard == []


GOOD: dict[str, Any] = {"hands": ["a a a a a", "u u u u u"], "market": "a a u u", "deck": ""}


@pytest.mark.parametrize(
    "changes",
    [
        {"first": 2},
        {"first": -1},
        {"hands": ["a a a a a"]},
        {"hands": ["a a a a", "u u u u u"]},
        {"hands": ["a a a a a a", "u u u u u"]},
        {"market": "a a u"},
        {"islands": ISLANDS[:6]},
        {"islands": ISLANDS[:8]},
        {"islands": (*ISLANDS[:6], ISLANDS[0])},
        {"islands": (*ISLANDS[:6], 46)},
        {"islands": (*ISLANDS[:6], 0)},
    ],
    ids=str,
)
def test_a_deal_that_cannot_be_is_refused(changes):
    Shkap(Options(Mode.BASE, 2), 1, dealt(**GOOD))
    with pytest.raises(ImpossibleDeal):
        Shkap(Options(Mode.BASE, 2), 1, dealt(**{**GOOD, **changes}))

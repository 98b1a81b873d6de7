"""Tiles, hands, and who begins with what."""

from collections import Counter

import pytest

from shtil_desktop.games.base import IllegalAction
from shtil_desktop.games.qwirkle.rules.actions import Lay, Trade
from shtil_desktop.games.qwirkle.rules.deal import Deal, ImpossibleDeal, Options, check, deal
from shtil_desktop.games.qwirkle.rules.events import SetAnnounced
from shtil_desktop.games.qwirkle.rules.refusals import Refusal
from shtil_desktop.games.qwirkle.rules.tiles import BY_NAME
from tests.games.qwirkle.rules.positions import dealt, lay, new_game

SIX_REDS = "Ro Rs Rd Rc Rt Rx"
PAIRS = "Ro Rs Bd Bc Yt Yx"
MIXED = "Go Os Pd Bo Os Go"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_deal_holds_three_of_each_of_36_kinds(seats):
    found = deal(Options(seats), 5)
    counts = Counter(found.bag)
    for hand in found.hands:
        counts.update(hand)
    assert counts == dict.fromkeys(range(36), 3)
    assert [len(hand) for hand in found.hands] == [6] * seats


def test_a_deal_with_a_wrong_tile_is_refused():
    good = deal(Options(2), 5)
    with pytest.raises(ImpossibleDeal):
        check(Options(2), Deal(good.hands, (good.bag[1], *good.bag[1:])))
    with pytest.raises(ImpossibleDeal):
        check(Options(3), good)


def test_the_largest_set_begins():
    assert new_game(PAIRS, SIX_REDS).turn == 1


def test_a_second_copy_does_not_count_for_a_set():
    assert dealt(["Ro Ro Ro Rs Bd Yt", "Ys Yd Yc Bo Bo Go"]).announced == (2, 3)


def test_of_equals_the_lowest_seat_begins():
    assert new_game(MIXED, PAIRS, "Gs Gd Pc Pt Ox Oo").turn == 0


def test_everyone_announces():
    game = new_game(PAIRS, SIX_REDS)
    announced = [event for event in game.opening_events if isinstance(event, SetAnnounced)]
    assert announced == [SetAnnounced(0, 2), SetAnnounced(1, 6)]


def test_the_first_move_lays_a_set_of_the_announced_size():
    game = new_game("Ro Rs Rd Bc Yt Gx", PAIRS)
    with pytest.raises(IllegalAction) as caught:
        game.apply(lay("Ro 0,0 Rs 1,0"))
    assert caught.value.reason is Refusal.NOT_THE_LARGEST_SET
    game.apply(lay("Ro 0,0 Rs 1,0 Rd 2,0"))
    assert game.scores[0] == 3


def test_the_first_move_may_lay_any_of_equal_sets():
    game = new_game("Ro Rs Bo Yx Gt Pc", "Os Od Pc Pt Gx Bd")
    lays = [action for action in game.completions(Lay()) if isinstance(action, Lay)]
    sets = {frozenset(tile for tile, _, _ in action.tiles) for action in lays}
    assert sets == {frozenset(map(BY_NAME.get, pair)) for pair in (("Ro", "Rs"), ("Ro", "Bo"))}


def test_the_first_move_covers_the_first_cell():
    game = new_game("Ro Rs Rd Bc Yt Gx", PAIRS)
    with pytest.raises(IllegalAction) as caught:
        game.apply(lay("Ro 1,0 Rs 2,0 Rd 3,0"))
    assert caught.value.reason is Refusal.NOT_AT_THE_START
    game.apply(lay("Ro 0,-1 Rs 0,0 Rd 0,1"))


def test_the_first_move_is_no_trade():
    game = new_game(PAIRS, MIXED)
    assert game.legal_actions() == [Lay()]
    with pytest.raises(IllegalAction) as caught:
        game.apply(Trade((BY_NAME["Ro"],)))
    assert caught.value.reason is Refusal.FIRST_MUST_LAY


def test_a_lone_first_tile_is_laid_and_scores_one():
    lone = "Ro Ro Ro Bs Bs Bs"
    other = "Yd Yd Yd Gc Gc Gc"
    game = new_game(lone, other)
    assert game.dealt.announced == (1, 1)
    game.apply(lay("Bs 0,0"))
    assert game.scores == [1, 0]


def test_turns_go_clockwise():
    game = new_game(PAIRS, SIX_REDS, MIXED)
    game.apply(lay("Ro 0,0 Rs 1,0 Rd 2,0 Rc 3,0 Rt 4,0 Rx 5,0"))
    assert game.turn == 2

"""Step 1: land or pass, and two cards for a pass."""

import pytest

from shtil_desktop.games.base import Decision, IllegalAction
from shtil_desktop.games.shkap.rules.actions import Done, Land, Lay, Pass, Take
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.events import CardTaken, IslandBegan, MarketRefilled
from shtil_desktop.games.shkap.rules.refusals import Refusal
from tests.games.shkap.rules.positions import ISLANDS, announce, kinds, new_game

THREE = ("a a a a a", "u u u u u", "c c c c c")


def refusal(game, action) -> str:
    with pytest.raises(IllegalAction) as caught:
        game.apply(action)
    return str(caught.value.reason)


def test_seats_announce_from_the_first_player_clockwise():
    game = new_game(*THREE, first=2)
    asked = []
    for _ in range(3):
        asked.append(game.decision)
        game.apply(Land())
    assert asked == [Decision(seat, Ask.ANNOUNCE) for seat in (2, 0, 1)]
    assert game.landed == [True, True, True]


def test_an_announcement_is_all_that_may_be_said():
    game = new_game(*THREE)
    assert game.legal_actions() == [Land(), Pass()]
    for action in (Lay((0,)), Take(), Done()):
        assert refusal(game, action) == Refusal.WRONG_MOMENT


def test_it_cannot_be_taken_back():
    game = new_game(*THREE)
    game.apply(Pass())
    assert refusal(game, Land()) == Refusal.WRONG_MOMENT
    game.apply(Take())
    game.apply(Take())
    assert game.landed[0] is False and game.decider == 1


def test_a_passing_seat_takes_two_cards_at_once():
    game = new_game(*THREE, deck="k f m")
    game.apply(Pass())
    for taken in (0, 1):
        assert game.decision == Decision(0, Ask.TAKE) and len(game.hands[0]) == 5 + taken
        game.apply(Take())
    assert game.decision == Decision(1, Ask.ANNOUNCE)
    assert kinds(game.hands[0]) == "a a a a a k f"


def test_each_card_comes_from_the_market_or_the_deck():
    game = new_game(*THREE, market="k f m x")
    game.apply(Pass())
    assert game.legal_actions() == [Take(0), Take(1), Take(2), Take(3), Take()]
    game.apply(Take(2))
    game.apply(Take())
    assert kinds(game.hands[0]).startswith("a a a a a m")


def test_a_market_card_is_replaced_at_once_and_the_replacement_may_be_taken():
    game = new_game(*THREE, market="k f m x", deck="c k")
    game.apply(Pass())
    events = game.apply(Take(1))
    assert kinds(game.piles.market) == "k c m x"
    card = game.piles.market[1]
    assert card is not None and events[-1] == MarketRefilled(1, card)
    game.apply(Take(1))
    assert kinds(game.hands[0]) == "a a a a a f c"
    assert kinds(game.piles.market) == "k k m x"


def test_a_place_that_the_market_has_not_is_refused():
    game = new_game(*THREE)
    game.apply(Pass())
    assert refusal(game, Take(4)) == refusal(game, Take(-1)) == Refusal.NO_SUCH_PLACE


def test_a_seat_that_passes_lays_no_route():
    game = new_game(*THREE)
    announce(game, "LpL")
    assert [game.decider, game.ask] == [0, Ask.LAY]
    game.apply(Lay((game.hands[0][0],)))
    assert [game.decider, game.ask] == [2, Ask.LAY]


@pytest.mark.parametrize("hand", ["x x x x a", "x x x x f"])
def test_one_card_that_is_no_mark_is_enough_to_land(hand):
    game = new_game(hand, "u u u u u")
    assert Land() in game.legal_actions()


@pytest.mark.parametrize("keep", [0, 4])
def test_with_nothing_but_marks_or_nothing_a_seat_must_pass(keep):
    game = new_game("x x x x a", "u u u u u")
    game.hands[0] = game.hands[0][:keep]
    assert game.legal_actions() == [Pass()]
    assert refusal(game, Land()) == Refusal.NOTHING_TO_LAY
    game.apply(Pass())


def test_if_nobody_lands_the_next_island_follows():
    game = new_game(*THREE)
    events = announce(game, "ppp")
    assert events[-1] == IslandBegan(ISLANDS[1], 1, False)
    assert game.at == 1 and game.ask is Ask.ANNOUNCE


def test_hands_may_exceed_five():
    game = new_game(*THREE)
    announce(game, "pppppp")
    assert [len(hand) for hand in game.hands] == [9, 9, 9]


def test_what_is_taken_from_the_market_is_seen_by_all_and_from_the_deck_by_its_seat():
    game = new_game(*THREE, market="k f m x", deck="c")
    game.apply(Pass())
    open_take = game.apply(Take(0))[0]
    assert isinstance(open_take, CardTaken) and open_take.seen_by(1) == open_take
    hidden = game.apply(Take())[0]
    assert isinstance(hidden, CardTaken) and hidden.card is not None
    assert hidden.seen_by(0) == hidden and hidden.seen_by(1) == CardTaken(0, None, None)

"""Step 2: routes are laid face down."""

import pytest

from shtil_desktop.games.base import Decision, IllegalAction
from shtil_desktop.games.shkap.rules.actions import Lay
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.events import RouteLaid, RoutesCounted
from shtil_desktop.games.shkap.rules.refusals import Refusal
from tests.games.shkap.rules.positions import announce, lay, new_game, route

HANDS = ("a u k f x", "u c m x x", "c c a a a")


def refusal(game, cards) -> str:
    with pytest.raises(IllegalAction) as caught:
        game.apply(Lay(tuple(cards)))
    return str(caught.value.reason)


def ready():
    game = new_game(*HANDS, first=1)
    announce(game, "LLL")
    return game


def test_seats_commit_one_after_another_from_the_first_player():
    game, asked = ready(), []
    while game.ask is Ask.LAY:
        asked.append(game.decider)
        game.apply(Lay((game.hands[game.decider][0],)))
    assert asked == [1, 2, 0]


def test_cards_leave_the_hand_in_the_order_that_they_are_laid():
    game = ready()
    cards = route(game, "m u c")
    lay(game, "m u c", "c", "a")
    assert game.routes[1] == cards
    assert len(game.hands[1]) == 2 and not set(cards) & set(game.hands[1])


def test_any_cards_but_marks_sensible_or_not():
    game = ready()
    game.apply(Lay(route(game, "c m")))
    game.apply(Lay(route(game, "a a a c c")))
    game.apply(Lay(route(game, "k f u a")))
    assert game.ask is Ask.MARK


def test_what_a_route_may_not_be():
    game = ready()
    own = route(game, "u")[0]
    assert refusal(game, ()) == Refusal.EMPTY_ROUTE
    assert refusal(game, (own, own)) == Refusal.SAME_CARD_TWICE
    assert refusal(game, route(game, "u x")) == Refusal.MARK_IN_ROUTE
    assert refusal(game, (game.hands[0][0],)) == Refusal.NOT_IN_HAND
    assert refusal(game, (60,)) == refusal(game, (-1,)) == Refusal.NOT_IN_HAND
    assert game.decision == Decision(1, Ask.LAY) and game.routes == [()] * 3


def test_a_route_is_listed_as_an_opening_that_leads_to_all_of_them():
    game = ready()
    assert game.legal_actions() == [Lay()]
    found = [action for action in game.completions(Lay()) if isinstance(action, Lay)]
    assert len(found) == len(set(found)) == 3 + 6 + 6  # three cards that are no marks
    assert all(game.is_legal(action) for action in found)
    assert not game.is_legal(Lay())


def test_nobody_sees_any_of_it_until_all_are_ready():
    game = ready()
    before = game.view(0)
    (event,) = lay(game, "m u")
    assert isinstance(event, RouteLaid) and len(event.cards) == 2
    assert event.seen_by(1) == event and event.seen_by(0) == RouteLaid(1)
    after = game.view(0)
    assert after.hand_sizes == before.hand_sizes == (5, 5, 5)
    assert after.route_sizes == (0, 0, 0)
    assert game.view(1).hand_sizes == (5, 3, 5) and len(game.view(1).route) == 2


def test_then_everyone_sees_how_many_cards_lie_before_each_seat():
    game = ready()
    events = lay(game, "m u", "c", "k a f")
    assert events[-1] == RoutesCounted((3, 2, 1))
    for seat in range(3):
        view = game.view(seat)
        assert (view.route_sizes, view.hand_sizes) == ((3, 2, 1), (2, 3, 4))


def test_no_change_afterwards():
    game = ready()
    lay(game, "m u", "c", "k a f")
    assert refusal(game, (game.hands[1][0],)) == Refusal.WRONG_MOMENT

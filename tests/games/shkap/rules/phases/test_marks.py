"""Step 3: marks are thrown at those who have landed."""

import pytest

from shtil_desktop.games.base import Decision, IllegalAction
from shtil_desktop.games.shkap.rules.actions import Done, Mark
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.cards import is_mark
from shtil_desktop.games.shkap.rules.events import MarkThrown
from shtil_desktop.games.shkap.rules.refusals import Refusal
from tests.games.shkap.rules.positions import all_done, announce, lay, new_game, throw


def ready():
    """Seats 1 and 2 have landed, seat 0 has passed; seat 1 is the first player."""
    game = new_game("a a a x x", "k a x u u", "c c a a x", first=1)
    announce(game, "LLp")
    lay(game, "k a", "c c")
    return game


def refusal(game, action) -> str:
    with pytest.raises(IllegalAction) as caught:
        game.apply(action)
    return str(caught.value.reason)


def test_every_seat_has_one_turn_passers_too():
    game, asked = ready(), []
    while game.ask is Ask.MARK:
        asked.append(game.decider)
        game.apply(Done())
    assert asked == [1, 2, 0]


def test_as_many_as_it_likes_one_by_one():
    game = ready()
    game.apply(Done())
    game.apply(Done())
    throw(game, 1)
    assert game.decision == Decision(0, Ask.MARK)
    throw(game, 2)
    assert game.marks == [0, 1, 1] and game.legal_actions() == [Done()]


def test_marks_on_one_seat_add_up_as_steps():
    game = ready()
    game.apply(Done())
    throw(game, 1)
    game.apply(Done())
    throw(game, 1)
    throw(game, 1)
    game.apply(Done())
    assert game.walk is not None and (game.walk.seat, game.walk.steps) == (1, 3)


def test_later_seats_see_earlier_throws():
    game = ready()
    (event,) = throw(game, 2)
    assert isinstance(event, MarkThrown) and (event.seat, event.at) == (1, 2)
    assert all(event.seen_by(seat) == event for seat in range(3))
    assert game.view(0).marks == game.view(2).marks == (0, 0, 1)


def test_nobody_gets_a_second_turn():
    game = ready()
    mark = next(card for card in game.hands[1] if is_mark(card))
    game.apply(Done())
    assert refusal(game, Mark(mark, 2)) == Refusal.NOT_IN_HAND
    all_done(game)
    assert refusal(game, Mark(mark, 2)) == Refusal.WRONG_MOMENT
    assert mark in game.hands[1]


def test_seats_without_marks_say_done_too():
    game = new_game("a a a a a", "u u u u u")
    announce(game, "Lp")
    lay(game, "a")
    assert (game.decision, game.legal_actions()) == (Decision(0, Ask.MARK), [Done()])
    game.apply(Done())
    assert (game.decision, game.legal_actions()) == (Decision(1, Ask.MARK), [Done()])


def test_not_at_oneself_not_at_a_passer_and_nothing_but_marks():
    game = ready()
    hand = game.hands[1]
    mark = next(card for card in hand if is_mark(card))
    other = next(card for card in hand if not is_mark(card))
    assert refusal(game, Mark(mark, 1)) == Refusal.NOT_AT_ONESELF
    assert refusal(game, Mark(mark, 0)) == Refusal.HAS_NOT_LANDED
    assert refusal(game, Mark(mark, 3)) == refusal(game, Mark(mark, -1)) == Refusal.HAS_NOT_LANDED
    assert refusal(game, Mark(other, 2)) == Refusal.NOT_A_MARK
    theirs = next(card for card in game.hands[2] if is_mark(card))
    assert refusal(game, Mark(theirs, 2)) == Refusal.NOT_IN_HAND
    assert game.legal_actions() == [Mark(mark, 2), Done()]


def test_a_thrown_mark_leaves_the_hand():
    game = ready()
    throw(game, 2)
    assert not any(is_mark(card) for card in game.hands[1]) and len(game.thrown) == 1

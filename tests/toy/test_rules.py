"""Pebbles: a test for each sentence of its rules, as they stand in `tests/toy/pebbles/__init__.py`."""

from __future__ import annotations

import pytest

from shtil_desktop.games.base import Action, IllegalAction, Result
from tests.toy.make_golden import GOLDEN
from tests.toy.pebbles.rules.actions import Take
from tests.toy.pebbles.rules.events import ChoiceMade, ChoicesRevealed, MatchEnded, PebblesAdded, RoundBegan
from tests.toy.pebbles.rules.options import DIE, FEWEST, PILES, Deal, Options, deal, throw_die
from tests.toy.pebbles.rules.outcome import Ending, Refusal
from tests.toy.pebbles.rules.pebbles import Pebbles


def match(pile: int = 9, seats: int = 2, rounds: int = 4, counts: str = "", die: int = 0) -> Pebbles:
    """After these choices; each round ends with this die."""
    game = Pebbles(Options(seats, rounds), None, Deal(pile, 0))
    for count in counts:
        is_last = sum(chosen is not None for chosen in game.chosen) == seats - 1
        game.apply(Take(int(count), die if is_last else None))
    return game


def refused(game: Pebbles, action: Action) -> IllegalAction:
    with pytest.raises(IllegalAction) as caught:
        game.apply(action)
    return caught.value


def test_everybody_takes_what_differs():
    game = match(counts="13")
    assert game.heaps == [1, 3] and game.pile == 5


def test_equal_choices_cancel():
    assert match(counts="22").heaps == [0, 0]
    assert match(seats=3, counts="313").heaps == [0, 1, 0]


def test_fewest_take_first_and_nobody_more_than_there_is():
    game = match(pile=9, seats=3, counts="132" + "321")  # the second seat begins the second round
    assert game.heaps == [1 + 1, 3 + 0, 2 + 2]
    assert game.pile == 0


def test_one_to_three_pebbles_and_no_more_than_there_are():
    game = match(counts="12" + "12", pile=9)
    assert refused(game, Take(0)).reason is refused(game, Take(4)).reason is Refusal.WRONG_COUNT
    for count in (2, 1):
        game.apply(Take(count, None if count == 2 else 2))
    game = match(counts="32" + "32", pile=11, die=1)
    assert game.pile == 3 and len(game.legal_actions()) == 3
    game.apply(Take(1))
    game.apply(Take(2, 1))
    assert game.pile == 1
    error = refused(game, Take(2))
    assert error.reason is Refusal.NOT_ENOUGH and error.facts == {"left": 1}


def test_choices_are_secret_until_all_have_chosen():
    game = match(counts="3", seats=3)
    assert game.view(0).own == 3
    assert game.view(1).own is None and game.view(1).has_chosen == (True, False, False)
    assert ChoiceMade(0, 3).seen_by(1) == ChoiceMade(0, None)


def test_last_choice_shows_them_all_and_throws_the_die():
    events = match(counts="3").apply(Take(1, 2))
    assert events == [ChoiceMade(1, 1), ChoicesRevealed((3, 1), (3, 1)), PebblesAdded(2), RoundBegan(2, 1)]


def test_the_next_seat_begins_the_next_round():
    game = match(counts="12", seats=2)
    assert game.decision is not None and game.decision.seat == 1


def test_match_ends_after_the_last_round():
    game = match(counts="12" * 4, die=2)
    assert game.result is not None and game.result.reason is Ending.ROUNDS
    assert game.result.scores == (6, 6) and game.result.winners == (0, 1)
    assert refused(game, Take(1)).reason is Refusal.MATCH_OVER


def test_match_ends_with_an_empty_pile():
    game = match(counts="23" + "3", pile=9)
    events = game.apply(Take(1, 0))
    assert isinstance(events[-1], MatchEnded)
    assert game.result is not None and game.result.reason is Ending.EMPTY
    assert [game.result.result_for(seat) for seat in range(2)] == [Result.LOST, Result.WON]


def test_die_that_was_recorded_counts_and_another_is_refused():
    assert match(counts="12", die=2).pile == 8
    assert refused(match(), Take(1, 0)).reason is Refusal.WRONG_DIE
    assert refused(match(counts="1"), Take(1, DIE)).reason is Refusal.WRONG_DIE


def test_die_belongs_to_the_deal_and_the_action():
    games = [Pebbles(Options(), 24) for _ in range(2)]
    for game in games:
        for count in (1, 2, 1, 3):
            game.apply(Take(count))
    assert games[0] == games[1]
    assert [action.die for _, action in games[0].actions if isinstance(action, Take)] == [
        None,
        throw_die(24, 1),
        None,
        throw_die(24, 3),
    ]
    assert len({throw_die(number, 1) for number in range(20)}) == DIE


def test_deals_are_the_golden_ones():
    GOLDEN.check()


def test_deals_differ():
    piles = {deal(Options(), number).pile for number in range(100)}
    assert piles == set(range(FEWEST, FEWEST + PILES))

"""The review: hindsight, what could be known, leftovers, marks and the island that decided."""

from __future__ import annotations

import pickle

import pytest

from shtil_desktop.games.shkap.crew.hint import hint
from shtil_desktop.games.shkap.crew.levels import sign_on
from shtil_desktop.games.shkap.review import knowable
from shtil_desktop.games.shkap.review.hindsight import share
from shtil_desktop.games.shkap.review.retelling import retell
from shtil_desktop.games.shkap.review.review import Review, review
from shtil_desktop.games.shkap.rules.actions import Done, Land, Lay, Pass
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.rules.options import Mode, Options
from tests.games.shkap.rules.positions import all_done, announce, lay, new_game, throw, walk


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch):
    monkeypatch.setattr(knowable, "WORLDS", 6)


def played(mode, seats, number, level="sailor"):
    game, moment = Shkap(Options(mode, seats), number), 0
    while game.decision is not None:
        seat = game.decision.seat
        game.apply(sign_on(level, number, seat, moment).decide(game.view(seat)))
        moment += 1
    return game


@pytest.mark.parametrize(("mode", "seats"), [(Mode.BASE, 2), (Mode.BASE, 4), (Mode.ARCHIPELAGO, 3)])
def test_retold_coins_are_those_of_the_game(mode, seats):
    for number in range(3):
        game = played(mode, seats, number)
        chapters = [chapter for chapter in retell(game) if not chapter.is_extra]
        assert len(chapters) == game.options.islands
        for seat in range(seats):
            assert sum(chapter.coins_of(seat) for chapter in chapters) == game.coins[seat]
        for chapter in chapters:
            paid = {one.seat: one.coins for one in chapter.arrivals if one.seat in share(chapter, 1, [one])}
            assert share(chapter, 1, chapter.arrivals) == paid


@pytest.mark.parametrize(("mode", "seats"), [(Mode.BASE, 3), (Mode.ARCHIPELAGO, 2)])
def test_review_grows_to_its_end_and_can_be_sent(mode, seats):
    game = played(mode, seats, 7)
    told: list[Review] = []
    found = review(game, 1, told.append)
    assert told[-1] == found and found.done == found.total == len(told) - 1
    assert [one.done for one in told] == list(range(len(told)))
    assert pickle.loads(pickle.dumps(found)) == found
    regular = [island for island in found.islands if not island.is_extra]
    assert sum(island.coins for island in regular) == game.coins[1]
    assert found.possible >= found.got
    assert found.coins[len(regular)] == tuple(game.coins)
    assert found.decided in range(len(found.islands))


def test_hindsight_is_never_worse_than_what_was_got():
    for number in range(6):
        for island in review(played(Mode.BASE, 4, number), 0, is_cancelled=lambda: True).islands:
            if island.coins:
                assert island.best is not None and island.best.coins >= island.coins
                assert set(island.best.cards) <= set(island.hand)


def test_review_can_be_cancelled():
    found = review(played(Mode.BASE, 2, 3), 0, is_cancelled=lambda: True)
    assert found.done == 0 < found.total and found.islands[0].judged == ()


def test_a_longer_way_behind_a_rival_is_a_miss_if_the_hand_had_a_shorter_one():
    """Both walk to the chest of 2 from the black flag, seat 1 with a detour behind seat 0's two steps."""
    game = new_game("f u a a a", "f u a a a", market="u u u u")
    announce(game, "LL")
    lay(game, "f u a", "a")
    all_done(game)
    walk(game, (3, 1), (3, 2))
    found = review(game, 1, is_cancelled=lambda: True).islands[0]
    assert found.coins == 0 and found.best is not None
    assert found.best.coins == 1 and found.best.steps == 2 and found.best.chest == (3, 2)
    assert len(found.best.path) == 2


def test_a_mark_that_turned_two_walkers_round_is_told():
    game = new_game("f u a a a", "f u a x a", market="u u u u")
    announce(game, "LL")
    lay(game, "f u a", "f u a")
    game.apply(Done())
    throw(game, 0)
    all_done(game)
    walk(game, (3, 1), (3, 2))
    walk(game, (3, 1), (3, 2))
    effects = review(game, 0, is_cancelled=lambda: True).islands[0].marks
    assert len(effects) == 1
    assert effects[0].without == {0: 2, 1: 1} and effects[0].with_it == {0: 1, 1: 2}


def test_a_thrown_away_chance_is_marked_in_coins():
    """To pass with a sure chest of 2 in two steps costs more than a third of a coin."""
    game = new_game("f u a x x", "m m m m m", market="u u u u")
    game.apply(Pass())
    while game.at == 0:
        game.apply(game.legal_actions()[-1])
    found = review(game, 0).islands[0].judged
    assert found[0].action == Pass() and found[0].better == Land()
    assert found[0].lost > 0.3 and found[0].is_marked


def test_a_row_that_is_the_best_loses_nothing():
    game = new_game("f u a x x", "m m m m m", market="u u u u")
    game.apply(Land())
    while game.decider != 0:
        game.apply(game.legal_actions()[0])
    better = review(_with(game, Lay(tuple(game.hands[0][:3]))), 0).islands[0].judged
    assert better[0].lost == 0 and not better[1].is_marked


@pytest.mark.parametrize("mode", Mode)
def test_who_follows_the_hints_has_made_no_mistake(mode):
    """However few worlds the review looks at, it never holds another choice against what a hint says."""
    judged = 0
    for number in range(4):
        game = Shkap(Options(mode, 3), number)
        while game.decision is not None:
            seat, moment = game.decision.seat, len(game.actions)
            found = hint(game.view(0), (game.options.key, number, 0, moment)) if seat == 0 else None
            mate = sign_on("deckhand", number, seat, moment)
            game.apply(mate.decide(game.view(seat)) if found is None else found.action)
        told = review(game, 0)
        judged += sum(len(island.judged) for island in told.islands)
        assert told.lost == 0
        assert not any(one.is_marked for island in told.islands for one in island.judged)
    assert judged > 20


def _with(game, action):
    game.apply(action)
    return game


def test_leftovers_name_idle_cards_and_cards_that_were_missed():
    idle = missed = 0
    for number in range(12):
        for island in review(played(Mode.BASE, 2, number, "captain"), 0, is_cancelled=lambda: True).islands:
            if island.left is not None:
                assert set(island.left.idle) <= set(island.hand)
                assert bool(island.left.missed) == (island.left.missed_coins > 0)
                idle += len(island.left.idle)
                missed += len(island.left.missed)
    assert idle > 10 and missed > 0

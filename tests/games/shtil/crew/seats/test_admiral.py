"""The admiral: quick moves are legal, the deals are shared, and the captain's move stays without evidence."""

from __future__ import annotations

from random import Random

import pytest

from shtil_desktop.games.base import Result
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.crew import sign_on
from shtil_desktop.games.shtil.crew.judgement.weights import weights_for
from shtil_desktop.games.shtil.crew.playouts.fast_voyage import FastVoyage
from shtil_desktop.games.shtil.crew.playouts.rollout import Rollouts, is_fast, tables_for
from shtil_desktop.games.shtil.crew.seats.admiral import (
    LEAD,
    SURE,
    TRUST,
    Admiral,
    Trial,
    attempts,
    can_try,
    candidates,
    choose,
    still_running,
)
from shtil_desktop.games.shtil.crew.seats.captain import Captain, value_of
from shtil_desktop.games.shtil.rules.actions import Discard, Give
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.games.shtil.players import Style
from tests.games.shtil.rules.positions import full_rows, voyage, with_grid, with_hand, with_sea
from tests.games.shtil.rules.subject import ShtilSubject

FEWER = Options(Mode.STANDARD, 1, removed=12)
FEW_TURNS = 600


def late(options: Options = FEWER, number: int = 3, empty: int = 14) -> Shtil:
    """A captain's voyage with so few cells left."""
    game = Shtil(options, number)
    while game.sea.rules.size - len(game.sea.islands()) > empty or len(game.legal_actions()) < 2:
        assert game.decision is not None
        seat = game.decision.seat
        game.apply(sign_on("captain", 1).decide(game.view(seat)))
    return game


def test_the_first_candidate_is_the_captains_move():
    view = late().view(0)
    captain = Captain(Rng(1))
    found = candidates(captain.judge(view))
    actions = [trial.action for trial in found]
    assert (actions[0], found[0].behind) == (captain.decide(view), 0)
    assert len(actions) == len(set(actions)) > 1


def test_a_payment_is_tried_in_other_ways_too():
    found = [trial.action for trial in candidates(Captain(Rng(1)).judge(late().view(0)))]
    moves = [(type(action), getattr(action, "number", 0), getattr(action, "cell", 0)) for action in found]
    assert len(set(moves)) < len(moves)
    for action in found:
        late().apply(action)


def test_moves_far_behind_are_not_tried():
    judged = Captain(Rng(1)).judge(late().view(0))
    values = sorted(value_of(judged, action) for action in judged.view.legal)
    found = candidates(judged)
    tried = {
        value_of(judged, trial.action.paid(()) if trial.action.price else trial.action) for trial in found
    }
    assert max(tried) <= values[0] + LEAD < values[-1]
    assert {trial.behind for trial in found} == {value - values[0] for value in tried}


def test_every_candidate_is_tried_on_the_same_deals():
    view = late().view(0)
    judged = Captain(Rng(1)).judge(view)
    trials = candidates(judged)
    stages = attempts(trials, view, judged.weights, Rng("stages"), FEW_TURNS)
    next(stages)
    assert len({len(trial.ends) for trial in trials}) == 1
    for _ in stages:
        pass
    assert len(trials[0].ends) == max(len(trial.ends) for trial in trials)


def test_moves_that_fall_behind_are_left_out_but_never_the_captains():
    first, close, behind = (Trial(Discard((n, 80))) for n in (1, 2, 3))
    first.ends, close.ends, behind.ends = [1.0, 0.0] * 10, [0.0, 1.0] * 10, [0.0] * 20
    assert still_running(first, [first, close, behind]) == [first, close]
    first.ends, close.ends = [0.0] * 20, [1.0] * 20
    assert still_running(first, [first, close, behind]) == [first, close]


def test_a_little_behind_is_not_yet_left_out():
    first, other = Trial(Discard((1, 80)), [1.0] * 16), Trial(Discard((2, 80)), [0.0] * 2 + [1.0] * 14)
    assert still_running(first, [first, other]) == [first, other]
    other.ends = [0.0] * 4 + [1.0] * 12
    assert still_running(first, [first, other]) == [first]


def test_a_move_that_never_makes_a_difference_is_left_out():
    first, same = Trial(Discard((1, 80)), [1.0, 0.0] * 5), Trial(Discard((2, 80)), [1.0, 0.0] * 5)
    assert still_running(first, [first, same]) == [first]


def test_the_work_is_bounded_by_counting():
    view = late().view(0)
    judged = Captain(Rng(1)).judge(view)
    trials = candidates(judged)
    for _ in attempts(trials, view, judged.weights, Rng("work"), 300):
        pass
    longest = 60 * len(trials)
    assert sum(len(trial.ends) for trial in trials) < 300 + longest


def test_where_all_voyages_are_won_no_more_are_sailed():
    game = with_sea(with_grid(voyage(1), full_rows(*range(6))), start_lies=True)
    view = with_hand(game, 0, [70, 72, 74, 76, 78]).view(0)
    trials = [Trial(Discard((70, 72))), Trial(Discard((74, 76)))]
    for _ in attempts(trials, view, Captain(Rng(1)).judge(view).weights, Rng(1), 10**6):
        pass
    assert (trials[0].ends, trials[1].ends) == ([1.0] * SURE, [])


@pytest.mark.parametrize("kind", [Options(Mode.STANDARD, 3), Options(Mode.ARCH, 2)], ids=lambda o: o.key)
def test_any_action_can_be_played_out(kind):
    game = Shtil(kind, 3)
    for _ in range(40):
        if game.decision is None:
            break
        seat = game.decision.seat
        action = Captain(Rng(1)).decide(game.view(seat))
        rollouts = Rollouts(kind, weights_for(kind), seat)
        rollouts.begin(game)
        assert 0 <= rollouts.end_after(action) <= 1
        game.apply(action)
        assert rollouts.turns or game.result is not None
    assert is_fast(Options(Mode.STANDARD, 3))
    assert not is_fast(Options(Mode.ARCH, 2))


def test_little_evidence_leaves_the_captains_move():
    first, other = Trial(Discard((1, 2)), [0.0, 1.0] * 5), Trial(Discard((3, 4)), [1.0, 0.0] * 5)
    assert choose([first, other]) is first


def test_much_evidence_outweighs_it():
    first, other = Trial(Discard((1, 2)), [0.0] * 40), Trial(Discard((3, 4)), [1.0] * 20 + [0.0] * 20)
    assert choose([first, other]) is other


def test_the_captains_judgement_counts_beforehand():
    """A lead of 0.1 on twenty deals is enough for a move of equal value, not for one far behind."""
    first, other = Trial(Discard((1, 2)), [0.0] * 20), Trial(Discard((3, 4)), [0.1] * 20)
    assert choose([first, other]) is other
    other.behind = 0.1 / TRUST
    assert choose([first, other]) is first


def test_it_decides_the_same_again_and_legally():
    game = late()
    view = game.view(0)
    action = Admiral(Rng(5), FEW_TURNS).decide(view)
    assert action == Admiral(Rng(5), FEW_TURNS).decide(view)
    game.apply(action)


@pytest.mark.parametrize("options", [FEWER, Options(Mode.STANDARD, 3)], ids=lambda options: options.key)
def test_what_is_hidden_does_not_change_its_decision(options):
    game = late(options, empty=16)
    assert game.decision is not None
    seat = game.decision.seat
    decision = Admiral(Rng(5), FEW_TURNS).decide(game.view(seat))
    twins = [ShtilSubject(Style.EVEN).reshuffled(game, seat, Random(n)) for n in range(3)]
    assert any(twin is not None and twin.decks != game.decks for twin in twins)
    for twin in twins:
        assert twin is None or Admiral(Rng(5), FEW_TURNS).decide(twin.view(seat)) == decision


def test_in_other_waters_it_is_a_captain():
    for options in (Options(Mode.STANDARD, 2, storms=True), Options(Mode.ARCH, 2)):
        game = Shtil(options, 2)
        assert game.decision is not None
        view = game.view(game.decision.seat)
        assert not can_try(view)
        assert Admiral(Rng(1)).decide(view) == Captain(Rng(1)).decide(view)


def giving(options: Options = FEWER, number: int = 3) -> Shtil:
    """A captain's voyage where cards are to be given for the start."""
    game = Shtil(options, number)
    while game.decision is not None and game.decision.ask is not Ask.GIVE:
        game.apply(Captain(Rng(1)).decide(game.view(game.decision.seat)))
    return game


@pytest.mark.parametrize("options", [FEWER, Options(Mode.STANDARD, 3)], ids=lambda options: options.key)
def test_a_gift_is_tried_with_other_cards(options):
    game = giving(options)
    assert game.decision is not None
    seat = game.decision.seat
    view = game.view(seat)
    found = [trial.action for trial in candidates(Captain(Rng(1)).judge(view))]
    assert found[0] == Captain(Rng(1)).decide(view)
    assert len(found) == len(set(found)) > 3
    assert can_try(view)
    for action in found:
        assert isinstance(action, Give)
        assert len(set(found[0].pay) - set(action.pay)) <= 1
        game.copy().apply(action)


@pytest.mark.parametrize("options", [FEWER, Options(Mode.STANDARD, 3)], ids=lambda options: options.key)
def test_a_gift_is_played_out_as_the_game_does_it(options):
    game = giving(options)
    assert game.decision is not None
    seat = game.decision.seat
    tables, network = tables_for(options, weights_for(options))
    for trial in candidates(Captain(Rng(1)).judge(game.view(seat))):
        assert isinstance(trial.action, Give)
        after = game.copy()
        after.apply(trial.action)
        given = FastVoyage(game, tables, network)
        is_open = given.give(seat, trial.action.pay)
        twin = FastVoyage(after, tables, network)
        assert (given.play_out() if is_open else 0.0) == twin.play_out()


def test_what_is_hidden_does_not_change_a_gift():
    game = giving()
    gift = Admiral(Rng(5), FEW_TURNS).decide(game.view(0))
    game.copy().apply(gift)
    twins = [ShtilSubject(Style.EVEN).reshuffled(game, 0, Random(n)) for n in range(3)]
    assert any(twin is not None and twin.decks != game.decks for twin in twins)
    for twin in twins:
        assert twin is None or Admiral(Rng(5), FEW_TURNS).decide(twin.view(0)) == gift


def test_it_plays_a_crews_voyage_to_its_end():
    game = Shtil(Options(Mode.STANDARD, 3), 6)
    while game.decision is not None:
        seat = game.decision.seat
        game.apply(Admiral(Rng(seat), FEW_TURNS // 2).decide(game.view(seat)))
    assert game.result is not None
    assert game.result.result_for(0) in (Result.WON, Result.LOST)

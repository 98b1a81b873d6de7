"""The admiral: quick moves are legal, the deals are shared, and the captain's move stays without evidence."""

from __future__ import annotations

import pytest

from shtil_desktop.crew import sign_on
from shtil_desktop.crew.admiral import (
    EARLY,
    Admiral,
    Trial,
    attempts,
    can_try,
    candidates,
    choose,
    empty_cells,
)
from shtil_desktop.crew.captain import Captain
from shtil_desktop.crew.rollout import is_lost, play_out, quick_move
from shtil_desktop.crew.weights import weights_for
from shtil_desktop.games.base import Result
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil import Mode, Options, Shtil
from shtil_desktop.games.shtil.actions import Discard, PlayFinish, Resign
from shtil_desktop.games.shtil.cards import FINISH
from tests.games.shtil.positions import full_rows, voyage, with_grid, with_hand, with_sea

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


@pytest.mark.parametrize("seats", range(1, 6))
def test_quick_moves_play_a_voyage_to_its_end(seats):
    options = Options(Mode.STANDARD, seats)
    ends = [play_out(Shtil(options, number), weights_for(options)) for number in range(12)]
    assert sum(ends) > 6


def test_the_quick_move_finishes():
    game = with_sea(with_hand(with_grid(voyage(1), full_rows(*range(6))), 0, [FINISH, 80]), start_lies=True)
    assert quick_move(game, weights_for(game.options)) == PlayFinish()


def test_a_gap_without_numbers_is_lost():
    game = with_grid(voyage(1), {(0, 0): 10, (0, 4): 14})
    assert not is_lost(game)
    assert is_lost(with_grid(voyage(1), {(0, 0): 10, (0, 4): 13}))


def test_a_lost_voyage_is_given_up():
    game = with_grid(voyage(1), {(0, 0): 10, (0, 4): 13})
    assert quick_move(game, weights_for(game.options)) == Resign()


def test_the_first_candidate_is_the_captains_move():
    view = late().view(0)
    captain = Captain(Rng(1))
    found = candidates(captain.judge(view))
    assert found[0] == captain.decide(view)
    assert len(found) == len(set(found)) > 1


def test_every_candidate_is_tried_on_the_same_deals():
    view = late().view(0)
    judged = Captain(Rng(1)).judge(view)
    trials = [Trial(action) for action in candidates(judged)]
    stages = attempts(trials, view, judged.weights, Rng("stages"), FEW_TURNS)
    next(stages)
    assert len({len(trial.ends) for trial in trials}) == 1
    for _ in stages:
        pass
    assert len(trials[0].ends) == max(len(trial.ends) for trial in trials)


def test_little_evidence_leaves_the_captains_move():
    first, other = Trial(Discard((1, 2)), [False] * 10), Trial(Discard((3, 4)), [True] * 3 + [False] * 7)
    assert choose([first, other]) is first


def test_much_evidence_outweighs_it():
    first, other = Trial(Discard((1, 2)), [False] * 40), Trial(Discard((3, 4)), [True] * 20 + [False] * 20)
    assert choose([first, other]) is other


def test_it_decides_the_same_again_and_legally():
    game = late()
    view = game.view(0)
    action = Admiral(Rng(5), FEW_TURNS).decide(view)
    assert action == Admiral(Rng(5), FEW_TURNS).decide(view)
    game.apply(action)


def test_early_and_in_other_waters_it_is_a_captain():
    for options in (FEWER, Options(Mode.STANDARD, 2, storms=True), Options(Mode.ARCH, 2)):
        game = Shtil(options, 2)
        assert game.decision is not None
        view = game.view(game.decision.seat)
        assert not can_try(view)
        assert Admiral(Rng(1)).decide(view) == Captain(Rng(1)).decide(view)
    assert empty_cells(Shtil(FEWER, 2).view(0)) > EARLY


def test_it_plays_a_crews_voyage_to_its_end():
    game = Shtil(Options(Mode.STANDARD, 3), 6)
    while game.decision is not None:
        seat = game.decision.seat
        game.apply(Admiral(Rng(seat), FEW_TURNS // 2).decide(game.view(seat)))
    assert game.result is not None
    assert game.result.result in (Result.WON, Result.LOST)

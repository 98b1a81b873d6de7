"""A game read afterwards."""

from __future__ import annotations

from itertools import islice

import pytest

from shtil_desktop.games.problems import position_of
from shtil_desktop.games.qwirkle.crew.hint import hint
from shtil_desktop.games.qwirkle.crew.levels import sign_on
from shtil_desktop.games.qwirkle.crew.lookahead import Plan
from shtil_desktop.games.qwirkle.game import QWIRKLE
from shtil_desktop.games.qwirkle.problems.ends import best_margin
from shtil_desktop.games.qwirkle.problems.game_problems import PROBLEMS
from shtil_desktop.games.qwirkle.review import lost_points, luck
from shtil_desktop.games.qwirkle.review.lost_points import FLAGGED, judge_move
from shtil_desktop.games.qwirkle.review.luck import luck_of
from shtil_desktop.games.qwirkle.review.review import Review, best_action, judge_action, review
from shtil_desktop.games.qwirkle.rules.actions import Lay, Pass, Resign, Trade
from shtil_desktop.games.qwirkle.rules.deal import Options
from shtil_desktop.games.qwirkle.rules.game import LAY, Qwirkle
from shtil_desktop.games.rng import Rng
from tests.games.qwirkle.crew.positions import positions


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    lessen(monkeypatch)


def lessen(patch: pytest.MonkeyPatch) -> None:
    """Fewer worlds; what is tried the same way."""
    patch.setattr(lost_points, "CHOOSING", Plan(4, 4, stages=1, play_out=6))
    patch.setattr(lost_points, "MEASURING", 6)
    patch.setattr(luck, "DRAWS", 5)


@pytest.fixture(scope="module")
def game() -> Qwirkle:
    played = Qwirkle(Options(2), 21)
    while played.result is None:
        level = "beginner" if played.turn == 0 else "greedy"
        played.apply(sign_on(level, 21, len(played.actions)).decide(played.view(played.turn)))
    return played


@pytest.fixture(scope="module")
def told(game) -> list[Review]:
    """A review as it grows."""
    with pytest.MonkeyPatch.context() as patch:
        lessen(patch)
        reviews: list[Review] = []
        assert review(game, 0, reviews.append) == reviews[-1]
    return reviews


def test_scores_are_told_after_each_action(game, told):
    found = told[-1]
    assert len(found.scores) == len(found.curve) == len(game.actions) + 1
    assert found.scores[0] == (0, 0) and found.scores[-1] == tuple(game.scores)
    assert found.curve[-1] == game.scores[0] - game.scores[1]


def test_moves_of_one_seat_are_judged(game, told):
    found = told[-1]
    own = [number for number, (seat, _) in enumerate(game.actions) if seat == 0]
    assert {move.number for move in found.moves} <= set(own)
    assert len(found.moves) > len(own) / 2
    for move in found.moves:
        assert move.played == game.actions[move.number][1]
        assert move.lost >= 0 and (move.lost == 0) == (move.best == move.played)
        assert (move.reason is None) == (move.lost == 0)
        assert move.lost == 0 or move.lost >= FLAGGED or move.is_proven
    assert found.lost == pytest.approx(found.lost_a_move * len(found.moves))


def test_dearest_moves_are_three_and_dearest_first(told):
    found = told[-1]
    costs = sorted((move.lost for move in found.moves), reverse=True)
    assert [move.lost for move in found.dearest] == [cost for cost in costs[:3] if cost]


@pytest.mark.parametrize("seats", [2, 3])
def test_who_follows_the_hints_has_made_no_mistake(seats):
    """However few worlds the review looks at, it never holds another move against what a hint says."""
    game = Qwirkle(Options(seats), 277454)
    while game.result is None and len(game.actions) < 24:
        seat, moves = game.turn, len(game.actions)
        if seat:
            game.apply(sign_on("amateur", moves).decide(game.view(seat)))
        else:
            found = hint(game.view(0), (game.options.key, game.number, 0, moves))
            assert found is not None
            game.apply(found.action)
    told = review(game, 0)
    assert len(told.moves) >= 5
    assert all(move.lost == 0 for move in told.moves) and told.dearest == ()


def test_progress_is_told_until_all_is_done(told):
    found = told[-1]
    assert [one.done for one in told] == list(range(found.total + 1))
    assert told[0].scores == found.scores and told[0].moves == ()


def test_cancelled_review_stops(game):
    found = review(game, 0, is_cancelled=lambda: True)
    assert found.moves == () and found.done == 0 < found.total


def test_review_is_the_same_each_time(game, told):
    assert review(game, 0) == told[-1]


def test_best_move_played_costs_nothing():
    at = next(one.copy() for one in positions(2, 5) if len(one.actions) == 12)
    view = at.view(at.turn)
    for action in at.completions(LAY):
        after = at.copy()
        after.apply(action)
        found = judge_move(view, 12, action, after.scores[at.turn] - at.scores[at.turn], "x")
        if found is not None and found.best == action:
            assert found.lost == 0 and found.reason is None
            return
    raise AssertionError("no lay was held for the best")


def test_laying_little_costs_much(monkeypatch):
    """Where a Qwirkle can be laid, any two points cost more than what is flagged."""
    monkeypatch.setattr(lost_points, "MEASURING", 16)
    for at in positions(2, 3, astray=0):
        view = at.view(at.turn)
        lays = sorted(view.lays())
        if lays and at.board.tiles and lays[-1][0] >= 14 and lays[0][0] <= 3:
            found = judge_move(view, 1, Lay.of(lays[0][1]), lays[0][0], "y")
            assert found is not None and found.lost > FLAGGED and found.is_flagged
            return
    raise AssertionError("no such moment")


def end_of_two(problem: int) -> Qwirkle:
    """An empty bag, and few tiles in both hands."""
    ends = [one for one in PROBLEMS.shipped() if one.kind == "endgame"]
    position = position_of(QWIRKLE, ends[problem])
    assert isinstance(position, Qwirkle)
    return position


@pytest.mark.parametrize("problem", [5, 30, 60])
def test_the_end_of_a_game_of_two_is_judged_exactly(problem):
    position = end_of_two(problem)
    seat, number = position.turn, len(position.actions)
    best = best_margin(position, seat)
    for opening in position.legal_actions():
        for lay in islice(position.completions(opening), 40):
            after = position.copy()
            after.apply(lay)
            found = judge_action(position, number, lay)
            assert found is not None and found.is_proven
            assert found.lost == best - best_margin(after, seat)


def test_the_best_end_is_the_one_that_is_proven():
    position = end_of_two(30)
    best = best_action(position, len(position.actions))
    assert best is not None
    after = position.copy()
    after.apply(best)
    assert best_margin(after, position.turn) == best_margin(position, position.turn)


def test_trade_in_place_of_a_lay_is_judged():
    at = next(one for one in positions(2, 5) if len(one.actions) == 9)
    view = at.view(at.turn)
    found = judge_move(view, 9, Trade(view.hand[:1]), 0, "z")
    assert found is not None and found.best_points > 0 and found.lost > 0


def test_forced_actions_are_not_judged():
    stuck = next(one for one in positions(2, 437, astray=0) if one.legal_actions()[0] == Pass())
    assert judge_move(stuck.view(stuck.turn), 1, Pass(), 0, "z") is None


def test_luck_is_above_average_with_better_tiles_than_most():
    """Of all hands that might have come the best can't be unlucky, nor the worst lucky."""
    at = next(one.copy() for one in positions(2, 5) if len(one.actions) == 16)
    seat = at.turn
    hidden = [*at.hands[seat], *at.bag, *at.hands[1 - seat]]
    values = []
    for start in range(0, 36, 6):
        twin = at.copy()
        twin.hands[seat] = hidden[start : start + 6]
        rest = hidden[:start] + hidden[start + 6 :]
        twin.hands[1 - seat], twin.bag = rest[:6], rest[6:]
        values.append(luck_of(twin, [], Rng("luck")))
    assert min(values) < 0 < max(values)


def test_nothing_drawn_is_no_luck():
    at = next(one for one in positions(2, 5) if not one.bag)
    assert luck_of(at, list(at.hands[at.turn]), Rng("luck")) == 0


def test_game_that_was_resigned_can_be_read():
    game = Qwirkle(Options(3), 5)
    for _ in range(5):
        game.apply(sign_on("greedy").decide(game.view(game.turn)))
    game.apply(Resign(0))
    found = review(game, 0)
    assert len(found.scores) == 7 and found.done == found.total

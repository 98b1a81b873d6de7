"""Mistakes that a review finds, and verdicts on drills: wrong is wrong again, and what was better right."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from shtil_desktop.games import face_of, load
from shtil_desktop.games.mistakes import Loss, Mistake
from shtil_desktop.games.problems import Verdict, position_of
from shtil_desktop.games.qwirkle.review.lost_points import FLAGGED
from shtil_desktop.games.qwirkle.review.mistakes import mistakes_of as mistakes_in_qwirkle
from shtil_desktop.games.qwirkle.review.review import Review as QwirkleReview
from shtil_desktop.games.record import write
from shtil_desktop.games.same_deal import play_out
from shtil_desktop.games.shkap.review.mistakes import mistakes_of as mistakes_in_shkap
from shtil_desktop.games.shkap.review.review import review as review_shkap
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shtil.review.mistakes import mistakes_of as mistakes_in_shtil
from shtil_desktop.games.shtil.review.review import ChanceLost
from shtil_desktop.games.shtil.review.review import Review as ShtilReview
from shtil_desktop.games.shtil.rules.actions import Discard
from shtil_desktop.games.shtil.rules.voyage import Shtil


class JobContext:
    def report(self, value: Any) -> None:
        raise AssertionError

    def is_cancelled(self) -> bool:
        return False


def played(game: str, level: str, number: int) -> Any:
    face = face_of(game)
    match = face.new_game(face.default_options(), number)
    assert play_out(face, match, [level] * match.seats, (), lambda: False)
    return match


def judge(game: str, match: Any, at: int, action: Any) -> Any:
    return load(face_of(game).jobs["judge"])(JobContext(), write(match), at, action)


def test_in_shtil_what_lost_the_voyage_comes_first_and_mates_mistakes_are_theirs():
    voyage = played("shtil", "deckhand", 3)
    assert isinstance(voyage, Shtil)
    own = [at for at, (seat, _) in enumerate(voyage.actions) if seat == 0][:4]
    mates = next(at for at, (seat, _) in enumerate(voyage.actions) if seat == 1)
    review = ShtilReview(
        len(voyage.actions),
        last_winnable=own[3],
        first_lost=own[3] + 1,
        chances_lost=(ChanceLost(own[3], 60), ChanceLost(own[1], 40)),
    )
    assert mistakes_in_shtil(review, voyage, 0) == (
        Mistake(own[3], Loss.MATCH),
        Mistake(own[1], Loss.CHANCE, 40),
    )
    by_a_mate = ShtilReview(len(voyage.actions), last_winnable=mates, first_lost=mates + 1)
    assert mistakes_in_shtil(by_a_mate, voyage, 0) == ()
    open_end = ShtilReview(len(voyage.actions), first_lost=own[3] + 1, last_winnable=own[1])
    assert mistakes_in_shtil(open_end, voyage, 0) == ()


def test_in_shtil_a_drill_is_judged_with_every_card_known():
    problem = load(face_of("shtil").problems).shipped()[40]
    game = position_of(face_of("shtil"), problem)
    verdicts = {
        judge("shtil", game, len(problem.actions), action).verdict
        for listed in game.legal_actions()
        for action in game.completions(listed)
    }
    assert verdicts == {Verdict.KEEPS, Verdict.LOSES}


def test_in_shtil_a_chance_is_judged_by_what_could_be_known():
    voyage, job = played("shtil", "captain", 5), load(face_of("shtil").jobs["judge"])
    wrong = job(JobContext(), write(voyage), 32, Discard((5, 7)), Loss.CHANCE)
    assert wrong.verdict is Verdict.LOSES and wrong.refutation.lead >= 0.5
    assert (
        job(JobContext(), write(voyage), 32, wrong.refutation.action, Loss.CHANCE).verdict is Verdict.SOLVES
    )


def test_in_storms_nobody_claims_to_know_a_chance():
    options = replace(face_of("shtil").default_options(), storms=True)
    game = face_of("shtil").new_game(options, 1)
    while game.decision is not None and game.decision.seat != 0:
        game.apply(face_of("shtil").mate("deckhand", 1).decide(game.view(game.decision.seat)))
    action = face_of("shtil").mate("deckhand", 1).decide(game.view(0))
    judged = load(face_of("shtil").jobs["judge"])(
        JobContext(), write(game), len(game.actions), action, Loss.CHANCE
    )
    assert judged.verdict is Verdict.UNKNOWN


def test_in_qwirkle_marked_moves_are_mistakes_and_wrong_again():
    match = played("qwirkle", "greedy", 3)
    found = None
    for at, (_, action) in enumerate(match.actions):
        verdict = judge("qwirkle", match, at, action)
        if verdict.verdict is Verdict.LOSES:
            found = verdict.refutation
            break
    assert found is not None and found.lost >= FLAGGED
    review = QwirkleReview(found.seat, moves=(found,))
    assert mistakes_in_qwirkle(review) == (Mistake(at, Loss.POINTS, round(10 * found.lost)),)
    assert judge("qwirkle", match, at, found.best).verdict is Verdict.SOLVES


def test_in_shkap_marked_choices_are_mistakes_and_wrong_again():
    match = played("shkap", "deckhand", 3)
    assert isinstance(match, Shkap)
    review = review_shkap(match, 0)
    mistakes = mistakes_in_shkap(review)
    assert mistakes and all(one.loss is Loss.COINS and one.amount >= 3 for one in mistakes)
    assert [one.amount for one in mistakes] == sorted((one.amount for one in mistakes), reverse=True)
    worst = mistakes[0].action
    found = judge("shkap", match, worst, match.actions[worst][1])
    assert found.verdict is Verdict.LOSES
    assert judge("shkap", match, worst, found.refutation.better).verdict is Verdict.SOLVES


def advise(game: str, match: Any, at: int, loss: Loss, context: Any = None) -> Any:
    return load(face_of(game).jobs["advise"])(context or JobContext(), write(match), at, loss)


class NobodyWaits(JobContext):
    def is_cancelled(self) -> bool:
        return True


@pytest.mark.parametrize(("game", "level"), [("qwirkle", "greedy"), ("shkap", "deckhand")])
def test_what_is_advised_is_right(game: str, level: str):
    match = played(game, level, 3)
    at = next(
        at
        for at, (_, action) in enumerate(match.actions)
        if judge(game, match, at, action).verdict is Verdict.LOSES
    )
    better = advise(game, match, at, Loss.POINTS)
    assert judge(game, match, at, better).verdict is Verdict.SOLVES
    assert advise(game, match, at, Loss.POINTS, NobodyWaits()) is None


def test_in_shtil_what_is_advised_keeps_the_voyage_winnable_or_wins_most_often():
    problem = load(face_of("shtil").problems).shipped()[40]
    game, at = position_of(face_of("shtil"), problem), len(problem.actions)
    better = advise("shtil", game, at, Loss.MATCH)
    assert judge("shtil", game, at, better).verdict is Verdict.KEEPS
    assert advise("shtil", game, at, Loss.MATCH, NobodyWaits()) is None
    voyage, job = played("shtil", "captain", 5), load(face_of("shtil").jobs["judge"])
    better = advise("shtil", voyage, 32, Loss.CHANCE)
    assert job(JobContext(), write(voyage), 32, better, Loss.CHANCE).verdict is Verdict.SOLVES
    assert advise("shtil", voyage, 32, Loss.CHANCE, NobodyWaits()) is None


@pytest.mark.parametrize(("game", "level"), [("qwirkle", "greedy"), ("shkap", "deckhand")])
def test_a_verdict_that_nobody_waits_for_is_unknown(game: str, level: str):
    match, job = played(game, level, 3), load(face_of(game).jobs["judge"])
    at = next(at for at, (_, action) in enumerate(match.actions) if judge(game, match, at, action).refutation)
    found = job(NobodyWaits(), write(match), at, match.actions[at][1], Loss.POINTS)
    assert found.verdict is Verdict.UNKNOWN

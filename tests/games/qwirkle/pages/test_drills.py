"""Moves of Qwirkle tried again: what an exact end is called, and what an estimate."""

from __future__ import annotations

from itertools import islice

from shtil_desktop.games.mistakes import Loss, Mistake
from shtil_desktop.games.problems import Judgement, Verdict, position_of
from shtil_desktop.games.qwirkle.game import QWIRKLE
from shtil_desktop.games.qwirkle.jobs import judge_move
from shtil_desktop.games.qwirkle.pages.drills import QwirkleDrillParts
from shtil_desktop.games.qwirkle.problems.game_problems import PROBLEMS
from shtil_desktop.games.qwirkle.review.lost_points import JudgedMove
from shtil_desktop.games.qwirkle.rules.actions import Lay
from shtil_desktop.games.qwirkle.rules.game import Qwirkle
from shtil_desktop.games.record import write

MISTAKE = Mistake(40, Loss.POINTS, 70)


class Context:
    def report(self, found: object) -> None: ...

    def is_cancelled(self) -> bool:
        return False


def position(kind: str) -> Qwirkle:
    found = position_of(QWIRKLE, next(one for one in PROBLEMS.shipped() if one.kind == kind))
    assert isinstance(found, Qwirkle)
    return found


def test_an_end_that_is_played_through_is_told_to_the_point(qtbot):
    told = QwirkleDrillParts().asked(MISTAKE, position("endgame"))
    assert "cost you 7\xa0points by the end of the game" in told
    assert "about 7.0\xa0points over the next round" in QwirkleDrillParts().asked(MISTAKE, position("best"))


def test_so_is_what_refutes_a_move_there(qtbot):
    move = JudgedMove(40, 0, Lay(), 3, Lay(), 5, 24.0, is_proven=True)
    judged = Judgement(Verdict.LOSES, move)
    told = QwirkleDrillParts().refutation(MISTAKE, position("endgame"), Lay(), judged)
    assert "24\xa0points more" in told and "about" not in told


def test_near_the_end_an_estimate_is_by_its_end_too(qtbot):
    near = position("endgame")
    near.bag = [near.hands[near.turn][0]]
    told = QwirkleDrillParts().asked(MISTAKE, near)
    assert "about 7.0\xa0points by the end of the game" in told
    move = JudgedMove(40, 0, Lay(), 3, Lay(), 5, 2.4, is_to_the_end=True)
    judged = Judgement(Verdict.LOSES, move)
    told = QwirkleDrillParts().refutation(MISTAKE, near, Lay(), judged)
    assert told.startswith("By the end of the game") and "about 2.4\xa0points more" in told


def test_a_move_one_point_short_in_a_proven_end_is_not_called_the_best(qtbot):
    end = position("endgame")
    at = len(end.actions)
    lays = [lay for opening in end.legal_actions() for lay in islice(end.completions(opening), 40)]
    judged = [judge_move(Context(), write(end), at, lay) for lay in lays]
    short = next(one for one in judged if one.refutation is not None and one.refutation.lost == 1)
    assert short.verdict is Verdict.SOLVES
    praise = QwirkleDrillParts().praise(MISTAKE, short)
    assert praise.startswith("1\xa0point from the best: ") and "No other move" not in praise
    best = next(one for one in judged if one.refutation is None)
    assert QwirkleDrillParts().praise(MISTAKE, best).startswith("No other move was found")

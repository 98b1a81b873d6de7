"""The hint: what a master would do, beside the next best, with a true reason."""

from __future__ import annotations

from itertools import islice

import pytest

from shtil_desktop.games.base import Action
from shtil_desktop.games.qwirkle.crew import mates
from shtil_desktop.games.qwirkle.crew.hint import Hint, hint
from shtil_desktop.games.qwirkle.crew.hint_reasons import Why, explain, largest_set
from shtil_desktop.games.qwirkle.crew.levels import sign_on
from shtil_desktop.games.qwirkle.crew.lookahead import Plan
from shtil_desktop.games.qwirkle.crew.packed_lays import steps_of
from shtil_desktop.games.qwirkle.crew.situation import Situation
from shtil_desktop.games.qwirkle.rules.actions import Lay, Trade
from shtil_desktop.games.qwirkle.rules.board import Board, cell_at
from shtil_desktop.games.qwirkle.rules.game import LAY, Qwirkle
from shtil_desktop.games.qwirkle.rules.tiles import BY_NAME, Colour
from tests.games.qwirkle.crew.positions import late, positions


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(mates.Master, "plan", Plan(4, 8, stages=2, play_out=6))


def ask(game: Qwirkle, *words: object) -> tuple[Hint, list[Hint]]:
    told: list[Hint] = []
    found = hint(game.view(game.turn), words, told.append)
    assert found is not None
    return found, told


def test_hint_is_what_a_master_does():
    for game in islice(positions(2, 11), 1, None, 5):
        view = game.view(game.turn)
        found, _ = ask(game, "2", 11, game.turn, 7)
        assert found.action == sign_on("master", "2", 11, game.turn, 7).decide(view)


def test_first_answer_comes_before_anything_is_tried():
    game = positions(3, 4)[10]
    found, told = ask(game, 1)
    assert told[0].worlds == 0 and found.worlds > 0
    assert [one.worlds for one in told] == sorted(one.worlds for one in told)
    assert found == told[-1]


def test_points_are_those_of_the_lay_and_the_best_is_ahead():
    for game in islice(positions(2, 12), 1, None, 6):
        found, _ = ask(game, 1)
        if isinstance(found.action, Lay):
            assert found.points == _points(game, found.action)
        if found.runner_up is not None:
            assert found.runner_up_points == _points(game, found.runner_up)
            assert found.runner_up != found.action
            assert found.ahead is not None and found.ahead >= 0


def _points(game: Qwirkle, action: Action) -> int:
    after = game.copy()
    after.apply(action)
    bonus = 6 if after.result is not None and not after.hands[game.turn] else 0
    return after.scores[game.turn] - game.scores[game.turn] - bonus


def test_a_seat_that_does_not_decide_gets_no_hint():
    game = positions(2, 1)[0]
    assert hint(game.view(1 - game.turn), (1,), lambda found: None) is None


def test_a_cancelled_hint_still_answers():
    game = positions(2, 4)[9]
    told: list[Hint] = []
    found = hint(game.view(game.turn), (1,), told.append, lambda: True)
    assert found is not None and len(told) == 1


def test_what_fits_nowhere_is_to_be_traded():
    game = next(game for game in positions(2, 2, astray=0) if game.legal_actions()[0] != LAY)
    found, told = ask(game, 1)
    assert isinstance(found.action, Trade) and found.reason.why is Why.NOTHING_FITS and not told


def test_a_proven_end_says_so():
    game = late(2, 4, 7)
    found, _ = ask(game, 1)
    assert found.reason.why in (Why.PROVEN, Why.GOES_OUT, Why.COMPLETES_QWIRKLE)
    assert found.runner_up is None


def reason(row: str, hand: str, lay: str, other: str, is_instead: bool = False):
    """Why one lay rather than another; a lay is `tile x y` for each of its tiles."""
    board = board_of(row)
    situation, mine, theirs = compared(board, hand, lay, other)
    return explain(board, situation, mine, theirs, is_instead)


def board_of(row: str) -> Board:
    board = Board()
    for x, name in enumerate(row.split()):
        board.lay(cell_at(x, 0), BY_NAME[name])
    return board


def compared(board: Board, hand: str, lay: str, other: str):
    """The situation and two lays in it."""
    game = positions(2, 1)[0]
    view = game.view(game.turn)
    tiles = tuple(BY_NAME[name] for name in hand.split())
    fields = {name: getattr(view, name) for name in view.__slots__}
    situation = Situation.of(type(view)(**{**fields, "board": board, "hand": tiles}))
    return situation, _lay(situation, lay), _lay(situation, other)


def _lay(situation: Situation, words: str) -> tuple[int, tuple[int, ...]]:
    parts = words.split()
    cells = [
        (cell_at(int(x), int(y)), BY_NAME[name])
        for name, x, y in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    ]
    steps = steps_of(cells)
    return situation.board.points_of(steps), steps


def test_reason_completes_a_qwirkle():
    found = reason("Ro Rs Rd Rc Rt", "Rx Go Bs Bd Yc Yc", "Rx 5 0", "Go 0 1")
    assert found.why is Why.COMPLETES_QWIRKLE and found.facts == {"count": 1}


def test_reason_more_points_than_the_other_is_not_the_most_of_all():
    found = reason("Ro Rs Rd", "Rx Go Bs Bd Yc Yc", "Rx 3 0", "Go 0 1")
    assert found.why is Why.MORE_POINTS and found.facts == {"more": 2}


def test_clearly_more_is_said_only_of_a_lay_that_leads_all_others_by_two():
    board = board_of("Ro Rs Rd")
    situation, mine, theirs = compared(board, "Rx Go Bs Bd Yc Yc", "Rx 3 0", "Go 0 1")
    assert explain(board, situation, mine, theirs, most=2).why is Why.MOST_POINTS
    assert explain(board, situation, mine, theirs, most=3).why is Why.MORE_POINTS


def test_reason_leaves_no_five():
    """Four in a row: a fifth would hand the sixth to the next seat."""
    row, hand = "Ro Rs Rd Rc", "Rt Go Bo Yo Ps Pd"
    found = reason(row, hand, "Go 0 1", "Rt 4 0")
    assert found.why is Why.LEAVES_NO_FIVE


def test_reason_keeps_a_set_of_one_colour():
    row, hand = "Ro", "Gs Gd Gc Gx Bo Yo"
    found = reason(row, hand, "Bo 0 1", "Yo 0 1")
    assert found.why is not Why.KEEPS_SET, "both keep it"
    size, group = largest_set([BY_NAME[name] for name in hand.split()])
    assert (size, group) == (4, Colour.GREEN)


def test_what_both_have_in_common_is_no_reason_for_what_was_not_played():
    row, hand = "Ro Rs Rd Rc Rt", "Rx Go Bs Bd Yc Rx"
    assert reason(row, hand, "Rx 5 0", "Rx -1 0").why is Why.COMPLETES_QWIRKLE
    assert reason(row, hand, "Rx 5 0", "Rx -1 0", is_instead=True).why is not Why.COMPLETES_QWIRKLE

"""The hint: the admiral's move, reported at once and improved, with a reason that is true."""

from __future__ import annotations

import pickle
import time

import pytest

from shtil_desktop.crew import admiral, sign_on
from shtil_desktop.crew import hint as hints
from shtil_desktop.crew.captain import Captain
from shtil_desktop.crew.hint import Hint, Reason, Why, explain, hint
from shtil_desktop.games.base import Action
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil import Mode, Options, Shtil
from shtil_desktop.games.shtil.actions import Discard, PlayFinish, PlayIsland
from shtil_desktop.games.shtil.cards import FINISH, START
from shtil_desktop.voyage.jobs import JOBS, find_job
from tests.crew.test_admiral import late
from tests.games.kinds import FEW_KINDS
from tests.games.shtil.positions import full_rows, voyage, with_discards, with_grid, with_hand, with_sea

WORDS = ("hint", 1)


@pytest.fixture(autouse=True)
def few_voyages(monkeypatch):
    monkeypatch.setattr(admiral, "TURNS", 400)
    monkeypatch.setattr(hints, "TURNS", 400)


def ask(game: Shtil) -> tuple[Hint, list[Hint]]:
    assert game.decision is not None
    reported: list[Hint] = []
    found = hint(game.view(game.decision.seat), WORDS, reported.append)
    assert found is not None
    return found, reported


def reason_for(game: Shtil, action: Action) -> Reason | None:
    view = game.view(0)
    return explain(view, Captain(Rng(1)).judge(view), action)


def test_it_is_the_admirals_move():
    for empty in (20, 12, 6):
        game = late(empty=empty)
        assert ask(game)[0].action == sign_on("admiral", *WORDS).decide(game.view(0))


def test_a_first_answer_comes_at_once_and_gets_better():
    game = late()
    view = game.view(0)
    began = time.process_time()
    waited: list[float] = []
    hint(view, WORDS, lambda _: waited.append(time.process_time() - began))
    found, reported = ask(game)
    assert waited[0] < 0.1
    assert reported[0].chance is None
    assert reported[-1] == found
    assert found.chance is not None
    assert 0 < found.chance < 1
    assert found.runner_up not in (None, found.action)
    assert found.runner_up_chance is not None


def test_it_stops_when_nobody_waits():
    reported: list[Hint] = []
    hint(late().view(0), WORDS, reported.append, lambda: True)
    assert len(reported) == 1


@pytest.mark.parametrize("options", FEW_KINDS, ids=lambda options: options.key)
def test_there_is_one_in_every_kind_of_voyage(options, monkeypatch):
    monkeypatch.setattr(hints, "TURNS", 100)
    game = Shtil(options, 8)
    for _ in range(25):
        if game.decision is None:
            break
        found, _ = ask(game)
        assert pickle.loads(pickle.dumps(found)) == found
        game.apply(found.action)


def test_none_is_found_for_a_seat_that_waits():
    game = voyage(2)
    assert hint(game.view(1 - game.sea.turn), WORDS, lambda _: None) is None


def test_the_finish_wins_now():
    game = with_sea(with_hand(with_grid(voyage(1), full_rows(*range(6))), 0, [FINISH, 80]), start_lies=True)
    found, _ = ask(game)
    assert (found.action, found.chance) == (PlayFinish(), 1.0)
    assert found.reason == Reason(Why.WINS_NOW)


def test_a_start_is_forced():
    game = with_hand(voyage(1), 0, [START, 10, 20, 30, 40])
    found, _ = ask(game)
    assert found.reason == Reason(Why.FORCED_START)
    assert found.chance is not None


def test_so_many_numbers_for_so_many_cells():
    game = with_grid(with_hand(voyage(1), 0, [11, 40, 50, 60, 70]), {(0, 0): 10, (0, 4): 14})
    expected = Reason(Why.ONLY_NUMBERS, {"numbers": 3, "cells": 3})
    assert reason_for(game, PlayIsland(11, 1, 11, 1, (70,))) == expected


def test_a_lone_cell_takes_only_what_can_be_paid():
    game = with_grid(with_hand(voyage(1), 0, [11, 70]), {(0, 0): 10, (0, 2): 30})
    assert reason_for(game, PlayIsland(11, 1, 11, 1, (70,))) == Reason(Why.FILLS, {"low": 10, "high": 30})
    game = with_discards(game, 0, [12, 13, 14, 26, 27, 28])
    expected = Reason(Why.ONLY_NUMBERS, {"numbers": 2, "cells": 1})
    assert reason_for(game, PlayIsland(11, 1, 11, 1, (70,))) == expected


def test_free_now_and_dearer_beside_its_neighbour():
    game = with_grid(with_hand(voyage(1), 0, [12, 40, 50, 60, 70]), {(0, 0): 10})
    expected = Reason(Why.FREE_NOW, {"later": 2, "beside": 10})
    assert reason_for(game, PlayIsland(12, 3, 12)) == expected


def test_the_payment_keeps_a_card_for_its_gap():
    game = with_grid(with_hand(voyage(1), 0, [12, 52, 3, 4]), {(0, 0): 10, (3, 4): 51})
    expected = Reason(Why.KEEPS, {"number": 52, "beside": 51})
    assert reason_for(game, PlayIsland(12, 1, 12, 2, (3, 4))) == expected


def test_the_least_useful_two_are_named():
    game = with_hand(voyage(1), 0, [12, 40, 50, 60, 70])
    assert reason_for(game, Discard((40, 50))) == Reason(Why.LEAST_USEFUL, cards=(40, 50))


def test_else_there_is_room_on_both_sides():
    found = reason_for(with_hand(voyage(1), 0, [40, 41, 50, 60, 70]), PlayIsland(40, 17, 40))
    assert found == Reason(
        Why.ROOM, {"numbers_below": 39, "cells_below": 17, "numbers_above": 40, "cells_above": 18}
    )


def test_it_is_a_job_of_the_worker():
    class Desk:
        def __init__(self) -> None:
            self.reports: list[Hint] = []

        def report(self, value: Hint) -> None:
            self.reports.append(value)

        def is_cancelled(self) -> bool:
            return False

    desk, game = Desk(), Shtil(Options(Mode.STANDARD, 2), 3)
    view = game.view(game.sea.turn)
    found = find_job(JOBS["hint"])(desk, view, WORDS)
    assert found == desk.reports[-1]
    assert found.action == sign_on("admiral", *WORDS).decide(view)

"""Verdicts count work, not seconds: how busy the machine is changes nothing that is said."""

from __future__ import annotations

import time
from typing import Any

import pytest

from shtil_desktop.games import face_of, load
from shtil_desktop.games.mistakes import Loss
from shtil_desktop.games.problems import Verdict
from shtil_desktop.games.record import write
from shtil_desktop.games.same_deal import play_out
from shtil_desktop.games.shtil.problems import judging
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.solver.limits import SearchLimits

CLOCKS = ("time", "monotonic", "perf_counter", "process_time", "thread_time")
WEAKEST = {"qwirkle": "beginner", "shkap": "deckhand", "shtil": "deckhand"}
DECISIONS = [
    *(("qwirkle", Loss.POINTS, part) for part in (0.1, 0.4, 0.7, 0.95)),
    *(("shkap", Loss.COINS, part) for part in (0.1, 0.4, 0.7, 0.95)),
    *(("shtil", loss, part) for loss in (Loss.MATCH, Loss.CHANCE) for part in (0.5, 0.9)),
]


class Context:
    def report(self, found: Any) -> None: ...

    def is_cancelled(self) -> bool:
        return False


@pytest.fixture(scope="module")
def matches() -> dict[str, Any]:
    """One match of each game, played by its weakest level."""
    found = {}
    for game, level in WEAKEST.items():
        face = face_of(game)
        match = found[game] = face.new_game(face.default_options(), 7)
        assert play_out(face, match, [level] * match.seats, (), lambda: False)
    return found


@pytest.mark.parametrize(("game", "loss", "part"), DECISIONS)
def test_a_verdict_is_the_same_whatever_the_clock_says(matches, game, loss, part, monkeypatch):
    match, judge = matches[game], load(face_of(game).jobs["judge"])
    at = int(part * len(match.actions))
    asked = Context(), write(match), at, match.actions[at][1], loss
    first = judge(*asked)
    hours = iter(range(0, 10**9, 3600))
    for clock in CLOCKS:
        monkeypatch.setattr(time, clock, lambda: float(next(hours)))
    again = judge(*asked)
    assert again == first and first.verdict is not Verdict.UNKNOWN


def test_a_verdict_takes_no_more_steps_than_it_may(monkeypatch):
    counted: list[SearchLimits] = []

    class Counting(SearchLimits):
        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments)
            counted.append(self)

    monkeypatch.setattr(judging, "SearchLimits", Counting)
    stormy = Shtil(Options(Mode.STANDARD, 3, reefs=True, monsters=5, storms=True, wilds=2), 5)
    found = judging.judge(stormy, next(iter(stormy.legal_actions())), lambda: False)
    assert found.verdict is Verdict.UNKNOWN and counted[0].taken == judging.STEPS + 1

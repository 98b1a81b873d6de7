"""Verdicts of whole voyages: winning lines win, limits are kept, every kind gets an answer."""

from __future__ import annotations

from itertools import count

import pytest

from shtil_desktop.games.shtil.rules.actions import Resign
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.record import read, write
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.solver import Cause, Doubt, Lost, SearchLimits, Unknown, Winnable, solve
from tests.games.shtil.kinds import ALL_KINDS

EASY = Options(Mode.STANDARD, 1)
STORMY = Options(Mode.STANDARD, 3, reefs=True, monsters=5, storms=True, wilds=2)
SURE_KINDS = [
    Options(Mode.STANDARD, 1),
    Options(Mode.STANDARD, 3),
    Options(Mode.STANDARD, 5),
    Options(Mode.STANDARD, 1, removed=12),
    Options(Mode.STANDARD, 3, reefs=True),
    Options(Mode.STANDARD, 3, monsters=5),
    Options(Mode.STANDARD, 2, wilds=2),
    Options(Mode.ARCH, 3),
    Options(Mode.SUN_MOON, 1),
    Options(Mode.PYRAMID, 3),
]


def play(game: Shtil, verdict: Winnable) -> Shtil:
    won = game.copy()
    for action in verdict.line:
        won.apply(action)
    return won


@pytest.mark.parametrize("options", SURE_KINDS, ids=lambda options: options.key)
def test_winning_line_wins_and_its_record_can_be_read(options: Options):
    game = Shtil(options, 1)
    verdict = solve(game)
    assert isinstance(verdict, Winnable)
    won = read(write(play(game, verdict)))
    assert won.result is not None and won.result.winners


def test_line_goes_on_from_the_middle_of_a_voyage():
    game = Shtil(EASY, 2)
    whole = solve(game)
    assert isinstance(whole, Winnable)
    for action in whole.line[:20]:
        game.apply(action)
    rest = solve(game)
    assert isinstance(rest, Winnable)
    won = play(game, rest)
    assert won.result is not None and won.result.winners


def test_solving_leaves_the_voyage_as_it_is():
    game = Shtil(EASY, 3)
    before = game.copy()
    solve(game)
    assert game == before


def test_same_seed_gives_the_same_line():
    game = Shtil(Options(Mode.STANDARD, 3, removed=12), 4)
    assert solve(game, seed=5) == solve(game, seed=5)


def test_search_can_be_called_off():
    asked = count()
    verdict = solve(Shtil(STORMY, 1), SearchLimits(is_cancelled=lambda: next(asked) >= 25))
    assert verdict == Unknown(Doubt.CANCELLED)
    assert next(asked) == 26


def test_rivals_get_no_verdict():
    assert solve(Shtil(Options(Mode.COMPETITIVE, 2), 1)) == Unknown(Doubt.RIVALS)


def test_voyage_that_was_given_up_is_lost():
    game = Shtil(EASY, 1)
    game.apply(Resign())
    assert solve(game) == Lost(Cause.OVER)


def test_voyage_that_was_won_needs_nothing_more():
    game = Shtil(EASY, 1)
    verdict = solve(game)
    assert isinstance(verdict, Winnable)
    assert solve(play(game, verdict)) == Winnable(())


@pytest.mark.parametrize("options", ALL_KINDS[::4], ids=lambda options: options.key)
def test_every_kind_gets_a_verdict(options: Options):
    verdict = solve(Shtil(options, 7), SearchLimits(600))
    assert isinstance(verdict, Winnable | Lost | Unknown)


def test_no_more_steps_are_taken_than_the_limit_allows():
    limits = SearchLimits(40)
    assert solve(Shtil(STORMY, 5), limits) == Unknown(Doubt.STEPS)
    assert limits.taken == 41
    assert solve(Shtil(STORMY, 5), SearchLimits(40), seed=3) == Unknown(Doubt.STEPS)
    assert isinstance(solve(Shtil(EASY, 1), SearchLimits(5000)), Winnable)

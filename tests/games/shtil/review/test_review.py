"""A voyage read afterwards: what lost it, what would have won, and chances that know nothing hidden."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random

import pytest

from shtil_desktop.games.base import Result
from shtil_desktop.games.shtil.crew import sign_on
from shtil_desktop.games.shtil.review.losing_move import (
    QUICK,
    THOROUGH,
    LosingMoveSearch,
    gaps_of,
    positions_of,
)
from shtil_desktop.games.shtil.review.review import KnownResult, Review, review, sailed_otherwise
from shtil_desktop.games.shtil.review.win_curve import WinCurve, spread
from shtil_desktop.games.shtil.rules.actions import Resign
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.record import read, write
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.solver import Cause, Lost, Winnable, solve
from shtil_desktop.lab import main
from shtil_desktop.play.session import Session
from tests.games.shtil.kinds import FEW_KINDS
from tests.games.shtil.players import Style, choose
from tests.games.shtil.solver.endings import endings
from tests.games.shtil.solver.plain import PlainSearch, TooLarge
from tests.play.sailing import new_voyage, sail

CREWS = [kind for kind in FEW_KINDS if kind.mode is not Mode.COMPETITIVE]
SOLO = Options(Mode.STANDARD, 1)


def silent(found: Review) -> None:
    pass


def sailed(options: Options, number: int = 3, actions: int = 1000) -> Shtil:
    session = Session(new_voyage(options, number), None)
    sail(session, Random(5), actions)
    return session.game


def played_by(level: str, options: Options, number: int) -> Shtil:
    game = Shtil(options, number)
    while game.decision is not None:
        seat = game.decision.seat
        game.apply(sign_on(level, number, seat, len(game.actions)).decide(game.view(seat)))
    return game


def ending(game: Shtil) -> Result:
    assert game.result is not None
    return game.result.result_for(0)


def quick(game: Shtil, **wishes) -> Review:
    return review(game, 0, silent, **({"steps": 40_000, "voyages": 1} | wishes))


@pytest.mark.parametrize("options", FEW_KINDS, ids=lambda kind: kind.key)
def test_every_kind_of_voyage_can_be_read(options: Options):
    game = sailed(options)
    found = quick(game, steps=20_000)
    assert found.is_told and found.is_done and found.length == len(game.actions)
    assert len(found.chances) == found.length + 1
    assert bool(found.leads) == (options.mode is Mode.COMPETITIVE) == found.is_rivalry
    if found.line:
        assert found.last_winnable is not None
        won = positions_of(game)[found.last_winnable]
        for action in found.line:
            won.apply(action)
        assert ending(won) is Result.WON
    if ending(game) is Result.LOST:
        assert found.first_lost is not None and found.reason is not None
        assert found.doubtful >= 0


@pytest.mark.parametrize("options", CREWS, ids=lambda options: options.key)
def test_the_losing_action_is_the_one_that_a_plain_search_names(options: Options):
    compared = 0
    for game in endings(options, 4, seed=3):
        positions, dice = [game], Random(1)
        while positions[-1].result is None:
            after = positions[-1].copy()
            after.apply(choose(after, dice, Style.ORDERLY))
            positions.append(after)
        search = PlainSearch(200)
        try:
            truth = [search.is_winnable(position) for position in positions]
        except TooLarge:
            continue
        bounds = LosingMoveSearch(positions)
        bounds.look()
        for _ in bounds.narrow((*QUICK, *THOROUGH), 200_000, lambda: False):
            pass
        assert bounds.is_narrow
        assert bounds.last_winnable == (
            None if True not in truth else max(at for at, can in enumerate(truth) if can)
        )
        assert bounds.first_lost == (truth.index(False) if False in truth else None)
        compared += 1
    assert compared


def test_a_voyage_that_was_won_could_be_won_all_along():
    game = Shtil(SOLO, 5)
    verdict = solve(game)
    assert isinstance(verdict, Winnable)
    for action in verdict.line:
        game.apply(action)
    found = quick(game)
    assert found.last_winnable == found.length and found.first_lost is None and found.reason is None
    assert all(found.known(at) is KnownResult.WINNABLE for at in range(found.length + 1))
    assert found.chances[-1] == 1.0


def test_giving_up_is_what_lost_a_good_voyage():
    game = Shtil(SOLO, 5)
    verdict = solve(game)
    assert isinstance(verdict, Winnable)
    for action in verdict.line[:20]:
        game.apply(action)
    game.apply(Resign())
    found = quick(game)
    assert (found.last_winnable, found.first_lost, found.is_exact) == (20, 21, True)
    assert found.reason is not None and found.reason.lost.cause is Cause.OVER
    assert found.chances[-1] == 0.0
    assert [found.known(at) for at in (0, 20, 21)] == [
        KnownResult.WINNABLE,
        KnownResult.WINNABLE,
        KnownResult.LOST,
    ]


def test_a_reason_names_the_gaps_of_its_moment():
    numbers = iter(range(100, 200))
    found = None
    while found is None or found.reason is None or not found.reason.gaps:
        game = played_by("greedy", Options(Mode.STANDARD, 3), next(numbers))
        found = quick(game) if ending(game) is Result.LOST else None
    position = positions_of(game)[found.reason.at]
    cells = set(found.reason.lost.cells)
    assert found.reason.gaps == gaps_of(position, tuple(cells))
    assert all(position.sea.number_at(cell) is None for cell in cells)
    assert cells <= {cell for gap in found.reason.gaps for cell in range(gap.first, gap.last + 1)}
    assert found.first_lost is not None and found.reason.at >= found.first_lost


def test_places_the_solver_leaves_open_are_said_to_be_open(monkeypatch):
    from shtil_desktop.games.shtil.review import losing_move
    from shtil_desktop.games.shtil.solver import Doubt, Unknown

    game = sailed(SOLO)
    monkeypatch.setattr(losing_move, "solve", lambda *_: Unknown(Doubt.STEPS))
    found = quick(game)
    assert found.last_winnable is None and not found.is_exact and not found.line
    assert found.known(0) is KnownResult.OPEN and found.known(found.length) is KnownResult.LOST


def test_a_reason_that_says_something_is_kept():
    positions = positions_of(sailed(SOLO))
    bounds = LosingMoveSearch(positions)
    bounds._take_lost(30, Lost(Cause.OVER))
    bounds._take_lost(28, Lost(Cause.TOO_FEW_NUMBERS, (3,)))
    bounds._take_lost(25, Lost(Cause.ALL_TRIED))
    assert bounds.first_lost == 25 and bounds.why == (28, Lost(Cause.TOO_FEW_NUMBERS, (3,)))


def test_chances_know_nothing_that_is_hidden_from_the_player():
    game = sailed(Options(Mode.STANDARD, 3), actions=25)
    twin = game.copy()
    twin.hands[1], twin.hands[2] = twin.hands[2][:], twin.hands[1][:]
    assert twin.hands != game.hands and twin.view(0) == game.view(0)
    curves = [WinCurve([one], 0, 6) for one in (game, twin)]
    for curve in curves:
        assert len(list(curve.sail_round(lambda: False))) == 1
    assert curves[0].chances == curves[1].chances != (None,)


def test_the_curve_is_nothing_where_the_numbers_rule_a_win_out():
    game = sailed(Options(Mode.STANDARD, 1), actions=3)
    lost = game.copy()
    lost.discards[0] += range(1, 80)
    curve = WinCurve([game, lost], 0, 6)
    assert curve.chances == (None, 0.0)
    assert len(list(curve.sail_round(lambda: False))) == 1
    assert curve.is_fine and curve.chances[1] == 0


def test_the_curve_is_first_rough_and_even():
    assert sorted(spread(50)) == list(range(50))
    assert spread(1) == [0] and spread(2) == [0, 1]
    first = sorted(spread(65)[:9])
    assert max(b - a for a, b in pairwise(first)) <= 16


def test_of_a_voyage_under_way_only_what_the_player_knows_is_told():
    session = Session(new_voyage(SOLO, 3), None)
    sail(session, Random(5), 10)
    found = quick(read(session.record), knows_cards=False)
    assert found.last_winnable is None and found.first_lost is None and not found.line
    assert len(found.chances) == 11 and None not in found.chances


def test_what_would_have_won_is_a_voyage_that_is_won():
    session = Session(new_voyage(SOLO, 3), None)
    sail(session, Random(5))
    assert ending(session.game) is Result.LOST
    found = quick(session.game)
    other = Session(session.match.otherwise(sailed_otherwise(session.game, found)), None)
    assert ending(other.game) is Result.WON and other.player == session.player
    assert other.history[: found.last_winnable] == session.history[: found.last_winnable]
    assert ending(read(other.record)) is Result.WON
    assert ending(session.match.game) is Result.LOST


def test_rivals_have_points_and_a_lead():
    game = sailed(Options(Mode.COMPETITIVE, 2))
    found = review(game, 1, silent, voyages=1)
    assert game.result is not None and game.result.scores is not None
    scores = game.result.scores
    assert found.leads[0] == 0 and found.leads[-1] == scores[1] - scores[0]
    assert found.chances[-1] == (1.0 if game.result.winners == (1,) else 0.0)
    assert [Review(2, True, leads=(4, 0, -1)).leader(at) for at in range(3)] == [1, 0, -1]
    assert found.first_lost is None and found.reason is None
    assert Review(4, True, leads=(0, 2, -1, 3, 5)).took_the_lead == 3
    assert Review(3, True, leads=(0, 2, 1, 0)).took_the_lead is None


def test_stages_are_told_and_a_cancel_is_heard_at_once():
    game = sailed(Options(Mode.STANDARD, 2))
    heard: list[Review] = []
    found = review(game, 0, heard.append, lambda: len(heard) >= 4)
    assert not found.is_done and 4 <= len(heard) <= 5
    assert heard[0].first_lost is not None and not heard[0].chances


# In the lab


@pytest.fixture
def record(tmp_path):
    path = tmp_path / "voyage.shtil"
    path.write_text(write(sailed(SOLO)) + "\n", encoding="utf-8")
    return path


def test_the_lab_tells_what_lost_a_voyage(record, tmp_path, capsys):
    out = tmp_path / "win.shtil"
    wishes = ["--steps", "50000", "--voyages", "1", "--out", str(out)]
    assert main(["review", str(record), *wishes]) == 0
    told = capsys.readouterr().out
    assert "from here on no play could win" in told and "what would have won" in told and " % " in told
    assert main(["verify", str(out)]) == 0
    assert ending(read(out.read_bytes().strip())) is Result.WON


def test_the_lab_tells_it_as_json_too(record, capsys):
    assert main(["review", str(record), "--steps", "50000", "--voyages", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["first_lost"] == told["last_winnable"] + 1
    assert told["known"].count("winnable") == told["first_lost"]
    assert len(told["chances"]) == told["actions"] + 1 and told["reason"].startswith("lost: ")


def test_the_lab_tells_rivals_points(tmp_path, capsys):
    path = tmp_path / "rivals.shtil"
    path.write_text(write(sailed(Options(Mode.COMPETITIVE, 2))), encoding="utf-8")
    assert main(["review", str(path), "--seat", "1", "--voyages", "1"]) == 0
    assert "lead" in capsys.readouterr().out


def test_the_lab_refuses_what_is_no_record_or_seat(record, tmp_path, capsys):
    assert main(["review", str(record), "--seat", "1"]) == 2
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear crew", encoding="utf-8")
    assert main(["review", str(letter)]) == 2
    assert "not JSON" in capsys.readouterr().out

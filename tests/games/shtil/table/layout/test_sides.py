"""Islands with two sides: whose they are, which lie the wrong way up, and what the runs are worth."""

from __future__ import annotations

import pytest

from shtil_desktop.games.shtil.rules.expansions.competitive import points, runs
from shtil_desktop.games.shtil.rules.expansions.sun_moon import wanted_side
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.table.items.side_signs import Sign
from shtil_desktop.games.shtil.table.places import Kind
from shtil_desktop.games.shtil.table.words.score import score_of, scores_of, signed
from shtil_desktop.table.places import Spot
from shtil_desktop.table.speech import spot_name
from tests.games.shtil.table.sailing import new_session
from tests.pictures.table_pictures import SUBJECTS, Subject, advance, reach


def sail_to(player, name: str):
    subject = next(subject for subject in SUBJECTS if subject.name == name)
    session = reach(subject)
    assert session is not None
    player.controller.begin(session)
    subject.touch(player.scene)
    return session


def test_an_island_that_has_to_be_turned_has_a_sign(player):
    session = sail_to(player, "sun-moon-picked")
    sea, islands = session.game.sea, player.scene.stage.islands
    wrong = {cell for cell in sea.islands() if sea.sides[cell] != wanted_side(sea, cell)}
    assert wrong
    assert {cell for cell, item in islands.items() if item.sign is Sign.TURN} == wrong
    cell = min(wrong)
    point = player.scene.stage.told_rects()[Spot(Kind.CELL, cell)].center()
    assert player.scene.mouse.tip(point).startswith("Wrong side up")
    assert "wrong side up" in spot_name(player.scene, Spot(Kind.CELL, cell))


def test_cells_where_a_picked_card_would_lie_the_wrong_way_say_so(player):
    session = sail_to(player, "sun-moon-picked")
    sea, prices = session.game.sea, player.scene.choices.prices()
    assert prices
    for cell, item in enumerate(player.scene.stage.cells):
        assert item.is_wrong_way == (cell in prices and sea.facing != wanted_side(sea, cell))


def test_other_modes_have_no_signs(player):
    sail_to(player, "standard-3-hint")
    assert {item.sign for item in player.scene.stage.islands.values()} == {None}


def test_rivals_islands_show_whose_they_are(player):
    session = sail_to(player, "competitive-picked")
    sides = session.game.sea.sides
    for cell, item in player.scene.stage.islands.items():
        assert item.sign is (Sign.MOON if sides[cell] else Sign.SUN)


def has_runs(session) -> bool:
    found = [run for seat in (0, 1) for run in runs(session.game.sea, seat)]
    return session.is_players_turn and bool(found)


@pytest.fixture
def running(player):
    session = reach(Subject("runs", Options(Mode.COMPETITIVE, 2), has_runs, level="captain"))
    assert session is not None
    player.controller.begin(session)
    return player


def test_runs_are_outlined_with_their_points(running):
    sea, item = running.session.game.sea, running.scene.stage.runs
    assert sorted(run.points for run in item.runs) == sorted(
        len(run) for seat in (0, 1) for run in runs(sea, seat)
    )
    for run in item.runs:
        for part in run.parts:
            assert item.rect.contains(part)


def test_outlines_of_runs_follow_the_window(running):
    running.view.resize(1300, 800)
    stage = running.scene.stage
    cells = [cell for seat in (0, 1) for run in runs(running.session.game.sea, seat) for cell in run]
    for cell in cells:
        assert any(part.contains(stage.places.cells[cell]) for run in stage.runs.runs for part in run.parts)


def played_out(number: int):
    session = new_session(Options(Mode.COMPETITIVE, 2), number)
    while session.decision is not None:
        advance(session, "deckhand")
    return session


@pytest.mark.parametrize("number", range(1, 7))
def test_the_parts_of_a_score_come_to_its_points(number):
    session = played_out(number)
    for seat, score in enumerate(scores_of(session)):
        assert score.total == session.game.result.scores[seat]
        assert -(score.paid + score.discarded + score.swapped) == len(session.game.discards[seat])
        assert score.parts()[-1][1] == score.total


def test_a_swap_is_told_apart_from_other_discards():
    swaps = [played_out(number) for number in range(1, 13)]
    found = [score for session in swaps for score in scores_of(session)]
    assert any(score.swapped <= -2 for score in found)
    assert any(score.paid for score in found) and any(score.discarded for score in found)


def test_points_before_anything_happened():
    session = new_session(Options(Mode.COMPETITIVE, 2), 1)
    assert score_of(session.game.sea, [], 0).total == points(session.game.sea, 0, 0) == 0
    assert (signed(-5), signed(0), signed(7)) == ("−5", "0", "7")


def test_the_end_shows_what_the_points_are_made_of(player):
    heard: list[str] = []
    player.scene.announced.connect(heard.append)
    player.controller.begin(played_out(3))
    stage = player.scene.stage
    assert stage.scores is not None and stage.scores.isVisible()
    assert stage.scores.scores == scores_of(player.session)
    assert not stage.scores.rect.intersects(stage.places.frame)
    assert not any(stage.scores.rect.intersects(mate.rect) for mate in stage.mates)
    assert any("Points" in text for text in heard)
    player.view.resize(1400, 800)
    assert not stage.scores.rect.intersects(stage.places.frame)
    assert not stage.log.rect.intersects(stage.scores.rect)
    player.controller.undo()
    assert not stage.scores.isVisible()


def test_the_light_of_a_win_passes_over_ones_own_islands(player):
    session = next(
        session for session in map(played_out, range(1, 20)) if session.game.result.winners == (0,)
    )
    player.controller.begin(session)
    sides = session.game.sea.sides
    assert player.scene.stage.veil.islands == tuple(
        cell for cell in session.game.sea.islands() if sides[cell] == 0
    )

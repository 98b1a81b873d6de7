"""The same deal with computer seats, in every game: repeatable, of the same cards, to be called off."""

from __future__ import annotations

from typing import Any

import pytest

from shtil_desktop.games import load
from shtil_desktop.games.face import AnyGame, GameFace
from shtil_desktop.games.record import parse, write
from shtil_desktop.games.same_deal import SameDeal, play_out, play_same_deal
from shtil_desktop.games.shtil.deal_difficulty import ROUND, measure
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.lab.matches import face_of


class Desk:
    """What a job has at hand, with somebody who may call it off."""

    def __init__(self, is_cancelled: bool = False) -> None:
        self._is_cancelled = is_cancelled

    def report(self, value: Any) -> None:
        raise AssertionError

    def is_cancelled(self) -> bool:
        return self._is_cancelled


def never() -> bool:
    return False


def job(face: GameFace, name: str) -> Any:
    return load(face.jobs[name])


def played(face: GameFace, options: Any, number: int, level: str) -> AnyGame:
    game = face.new_game(options, number)
    assert play_out(face, game, [level] * game.seats, ("played",), never)
    return game


@pytest.mark.parametrize(("options", "number"), [(Options(Mode.STANDARD, 2), 7), (Options(Mode.ARCH, 1), 3)])
def test_captains_sail_a_voyages_deal(options: Options, number: int):
    face = face_of("shtil")
    voyage = played(face, options, number, "deckhand")
    found = job(face, "same-deal")(Desk(), write(voyage))
    assert isinstance(found, SameDeal)
    again = face.read_record(parse(found.record))
    assert again.beginning() == voyage.beginning()
    assert again.result == found.outcome
    assert found.levels == ("captain",) * options.seats
    assert job(face, "same-deal")(Desk(), write(voyage)) == found
    assert job(face, "same-deal")(Desk(is_cancelled=True), write(voyage)) is None


@pytest.mark.parametrize(
    ("game", "weak", "strong"), [("qwirkle", "greedy", "amateur"), ("shkap", "deckhand", "sailor")]
)
def test_a_stronger_seat_plays_the_same_deal_against_the_same_opponents(game: str, weak: str, strong: str):
    face = face_of(game)
    match = played(face, face.default_options(), 5, weak)
    found = play_same_deal(face, match, [strong, weak], never)
    assert found is not None and found == play_same_deal(face, match, [strong, weak], never)
    again = face.read_record(parse(found.record))
    assert again.beginning().to_record() == match.beginning().to_record()
    assert again.result == found.outcome


@pytest.mark.parametrize(("game", "weak"), [("qwirkle", "greedy"), ("shkap", "deckhand")])
def test_the_job_puts_the_strongest_level_in_the_players_seat(
    game: str, weak: str, monkeypatch: pytest.MonkeyPatch
):
    face = face_of(game)
    match = played(face, face.default_options(), 5, weak)
    seen = []

    def note(face: GameFace, game: AnyGame, levels: list[str], is_cancelled: Any) -> None:
        seen.append(list(levels))

    monkeypatch.setattr("shtil_desktop.games.same_deal.play_same_deal", note)
    job(face, "same-deal")(Desk(), write(match), (weak, None))
    assert seen == [[weak, face.levels[-1]]]


def test_how_hard_a_deal_is_is_counted_and_comes_out_the_same():
    face, options = face_of("shtil"), Options(Mode.STANDARD, 1)
    found = job(face, "difficulty")(Desk(), options, 2)
    assert found == measure(options, 2, never)
    assert found.voyages["captain"] == 1 and found.voyages["sailor"] % ROUND == 0
    assert found.difficulty == 1
    harder = measure(Options(Mode.STANDARD, 1, removed=8), 3, never)
    assert harder is not None and harder.difficulty >= 3


def test_a_measure_that_is_called_off_or_of_rivals_tells_nothing():
    assert measure(Options(Mode.STANDARD, 1), 1, lambda: True) is None
    assert measure(Options(Mode.COMPETITIVE, 2), 1, never) is None

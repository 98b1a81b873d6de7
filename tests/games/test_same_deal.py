"""The same deal with computer seats, in every game: repeatable, of the same cards, to be called off."""

from __future__ import annotations

from typing import Any

import pytest

from shtil_desktop.games import face_of, load
from shtil_desktop.games.difficulty import DealFound
from shtil_desktop.games.face import AnyGame, GameFace
from shtil_desktop.games.record import parse, write
from shtil_desktop.games.same_deal import SameDeal, play_out, play_same_deal
from shtil_desktop.games.shtil import deal_difficulty
from shtil_desktop.games.shtil.deal_difficulty import ROUND, find_deal, measure
from shtil_desktop.games.shtil.rules.options import Mode, Options

EASY, HARD = Options(Mode.STANDARD, 1), Options(Mode.STANDARD, 1, removed=12)


class JobContext:
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
    voyage, levels = played(face, options, number, "deckhand"), (None, *("sailor",) * (options.seats - 1))
    found = job(face, "same-deal")(JobContext(), write(voyage), levels)
    assert isinstance(found, SameDeal)
    again = face.read_record(parse(found.record))
    assert again.beginning() == voyage.beginning()
    assert again.result == found.outcome
    assert found.levels == ("captain",) * options.seats
    assert job(face, "same-deal")(JobContext(), write(voyage), levels) == found
    assert job(face, "same-deal")(JobContext(is_cancelled=True), write(voyage), levels) is None


def test_among_rivals_the_strongest_level_sits_in_the_players_seat():
    face = face_of("shtil")
    voyage = played(face, Options(Mode.COMPETITIVE, 2), 3, "deckhand")
    found = job(face, "same-deal")(JobContext(), write(voyage), ("sailor", None))
    assert found.levels == ("sailor", "admiral")
    assert found.outcome.scores is not None


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
    job(face, "same-deal")(JobContext(), write(match), (weak, None))
    assert seen == [[weak, face.levels[-1]]]


def test_how_hard_a_deal_is_is_counted_and_comes_out_the_same():
    face, options = face_of("shtil"), Options(Mode.STANDARD, 1)
    found = job(face, "difficulty")(JobContext(), options, 2)
    assert found == measure(options, 2, never)
    assert found.matches["captain"] == 1 and found.matches["sailor"] % ROUND == 0
    assert found.difficulty == 1
    harder = measure(Options(Mode.STANDARD, 1, removed=8), 3, never)
    assert harder is not None and harder.difficulty >= 3


@pytest.mark.parametrize(("options", "difficulty"), [(EASY, 1), (HARD, 5)])
def test_a_deal_of_a_difficulty_is_found_and_measured_to_be_so(options: Options, difficulty: int):
    told: list[int] = []
    found = find_deal(options, difficulty, 1, 60, False, told.append, never)
    assert found is not None and found.number is not None
    assert found.looked_at == found.number and told[0] == 0
    measured = measure(options, found.number, never)
    assert measured is not None and measured.difficulty == difficulty


def test_a_search_counts_what_it_looked_at_in_vain():
    assert find_deal(EASY, 5, 1, 3, False, lambda _: None, never) == DealFound(None, 3)
    assert find_deal(EASY, 5, 1, 3, False, lambda _: None, lambda: True) is None


def test_a_search_in_vain_names_the_closest_deal_with_its_difficulty():
    found = find_deal(EASY, 4, 1, 12, False, lambda _: None, never)
    assert found is not None and found.number is None and found.closest is not None
    measured = {number: measure(EASY, number, never) for number in range(1, 13)}
    difficulties = {number: one.difficulty for number, one in measured.items() if one is not None}
    assert found.difficulty == difficulties[found.closest] == max(difficulties.values())


@pytest.mark.parametrize(("seconds", "is_named"), [(9.0, True), (11.0, False)])
def test_a_search_ends_by_the_clock_and_names_what_was_measured_in_time(seconds: float, is_named: bool):
    told: list[int] = []
    found = find_deal(
        EASY, 4, 1, 1000, False, told.append, never, lambda: seconds if told[-1:] == [5] else 0.0
    )
    assert found is not None and found.number is None and found.looked_at == 6
    assert (found.closest is not None) is is_named


def test_a_deal_that_nobody_has_won_must_be_proven_where_that_is_wanted(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(deal_difficulty.Measurement, "_sail", lambda *_: False)
    monkeypatch.setattr(deal_difficulty, "_is_proven", lambda options, number, _: number == 3)
    assert find_deal(HARD, 5, 1, 9, False, lambda _: None, never) == DealFound(1, 1)
    assert find_deal(HARD, 5, 1, 9, True, lambda _: None, never) == DealFound(3, 3)
    monkeypatch.undo()
    assert deal_difficulty._is_proven(EASY, 2, never)


def test_a_measure_that_is_called_off_or_of_rivals_tells_nothing():
    assert measure(Options(Mode.STANDARD, 1), 1, lambda: True) is None
    assert measure(Options(Mode.COMPETITIVE, 2), 1, never) is None

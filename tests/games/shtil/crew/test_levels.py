"""Every level in every kind of voyage: legal, from the view alone, and the same again."""

from __future__ import annotations

import pickle
import sys
from random import Random

import pytest

from shtil_desktop.games.shtil.crew import LEVELS, sign_on
from shtil_desktop.games.shtil.crew.seats import admiral
from shtil_desktop.games.shtil.crew.seats.deckhand import is_easy
from shtil_desktop.games.shtil.crew.seats.sailor import unsteadiness
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.lab.simulate import play_out
from tests.games.shtil.kinds import FEW_KINDS, PAIRED_KINDS
from tests.games.shtil.players import Style
from tests.games.shtil.rules.subject import ShtilSubject
from tests.processes import finish

THINKERS = ["greedy", "deckhand", "sailor", "captain"]
SUBJECT = ShtilSubject(Style.EVEN)
ONE_OF_EACH = [
    Options(Mode.STANDARD, 1, removed=12),
    Options(Mode.STANDARD, 3, storms=True, wilds=1),
    Options(Mode.STANDARD, 2, reefs=True, monsters=5),
    *(Options(mode, 2) for mode in Mode if mode is not Mode.STANDARD),
]


@pytest.fixture(autouse=True)
def hasty_admiral(monkeypatch):
    """What is asked here holds for few voyages as for many."""
    monkeypatch.setattr(admiral, "TURNS", 100)


def decide(game: Shtil, level: str, seat: int) -> ShtilAction:
    return sign_on(level, game.options.key, game.number, seat, 0).decide(game.view(seat))


@pytest.mark.parametrize("level", THINKERS)
@pytest.mark.parametrize("options", FEW_KINDS, ids=lambda options: options.key)
def test_a_mate_plays_a_voyage_to_its_end(options, level):
    game = Shtil(options, 3)
    assert play_out(game, [level]) == len(game.actions)
    assert game.result is not None


@pytest.mark.parametrize("seats", range(1, 6))
def test_a_captain_plays_every_mixture_of_voyages(seats):
    for options in PAIRED_KINDS:
        if options.seats == seats:
            game = Shtil(options, 7)
            play_out(game, ["captain"])
            assert game.result is not None


@pytest.mark.parametrize("options", FEW_KINDS, ids=lambda options: options.key)
def test_what_is_hidden_does_not_change_a_decision(options):
    """Nor a pledge: every level, asked again and again in a voyage, answers alike whatever lies hidden."""
    rng = Random(options.key)
    game, compared = Shtil(options, 11), 0
    while game.decision is not None:
        seat = game.decision.seat
        if game.decision.ask is Ask.SPLIT:
            compare_pledges(game, rng)
        twin = SUBJECT.reshuffled(game, seat, rng) if rng.random() < 0.5 else None
        if twin is not None:
            for level in LEVELS:
                assert decide(twin, level, seat) == decide(game, level, seat), level
            compared += 1
        game.apply(decide(game, "sailor", seat))
    assert compared > 10


def compare_pledges(game: Shtil, rng: Random) -> None:
    assert game.decision is not None
    for seat in range(game.seats):
        twin = SUBJECT.reshuffled(game, seat, rng)
        if seat != game.decision.seat and twin is not None:
            for level in LEVELS:
                mates = [sign_on(level, game.options.key, seat) for _ in range(2)]
                assert mates[0].say(twin.view(seat)) == mates[1].say(game.view(seat)), level


def test_every_question_of_every_expansion_is_asked_in_these_voyages():
    """So that the comparison above covers them: none of its kinds ends before it gets there."""
    asked = set()
    for options in FEW_KINDS:
        game = Shtil(options, 11)
        while game.decision is not None:
            asked.add(game.decision.ask)
            game.apply(decide(game, "sailor", game.decision.seat))
    assert asked == set(Ask)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", ONE_OF_EACH, ids=lambda options: options.key)
def test_the_same_deal_is_played_the_same_way_again(options, level):
    games = [Shtil(options, 9) for _ in range(2)]
    for game in games:
        play_out(game, [level])
    assert games[0].to_record() == games[1].to_record()


def test_a_view_that_was_sent_to_another_process_is_answered_the_same():
    game = Shtil(Options(Mode.STANDARD, 2), 4)
    view = game.view(game.sea.turn)
    again = pickle.loads(pickle.dumps(view))
    assert sign_on("captain", 1).decide(again) == sign_on("captain", 1).decide(view)


@pytest.mark.parametrize("level", THINKERS)
def test_a_pledge_can_be_kept(level):
    game = Shtil(Options(Mode.STANDARD, 3), 2)
    while game.decision is not None and game.decision.ask is not Ask.SPLIT:
        game.apply(decide(game, "captain", game.decision.seat))
    assert game.decision is not None
    for seat in range(3):
        if seat != game.decision.seat:
            game.say(seat, sign_on(level, 1).say(game.view(seat)))


def test_a_better_level_wins_more():
    def wins(level: str) -> int:
        games = [Shtil(Options(Mode.STANDARD, 1, removed=8), number) for number in range(40)]
        for game in games:
            play_out(game, [level])
        return sum(game.result is not None and bool(game.result.winners) for game in games)

    assert wins("captain") > wins("sailor") > wins("deckhand")


def test_a_sailor_takes_more_care_where_less_is_forgiven():
    plain, fewer, storms = Options(seats=1), Options(seats=1, removed=8), Options(seats=1, storms=True)
    assert unsteadiness(plain) > unsteadiness(fewer) > unsteadiness(storms)
    assert unsteadiness(Options(seats=3)) > unsteadiness(Options(seats=3, storms=True, monsters=5))


def test_a_deckhand_is_in_thought_elsewhere_most_where_greed_would_win():
    easy = [Options(Mode.ARCH, 3), Options(Mode.PYRAMID, 1), Options(seats=3, wilds=2)]
    harsh = [Options(seats=3), Options(seats=3, wilds=2, storms=True), Options(Mode.SUN_MOON, 2)]
    assert all(is_easy(options) for options in easy)
    assert not any(is_easy(options) for options in harsh)


def test_to_know_the_levels_nobody_need_think():
    """Windows and files only ask for names, at every start."""
    code = "import sys, shtil_desktop.games.shtil.crew as crew; print(*crew.LEVELS, *sys.modules)"
    done = finish([sys.executable, "-c", code])
    assert done.returncode == 0, done.stderr
    names = set(done.stdout.split())
    assert "admiral" in names
    thinking = ("seats.admiral", "seats.captain", "judgement.weights")
    assert not {f"shtil_desktop.games.shtil.crew.{name}" for name in thinking} & names

"""F1 opens the rules where they tell of what is on the table."""

from random import Random

import pytest

from shtil_desktop import program_files
from shtil_desktop.games.shtil.pages.chapters import MODES, chapter_of
from shtil_desktop.games.shtil.rules.actions import Resign
from shtil_desktop.games.shtil.rules.cards import FINISH, MONSTER, START, WILD, YELLOW, is_island
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.table.deciding.choices import ShtilChoices
from shtil_desktop.games.shtil.table.places import Kind
from shtil_desktop.play.session import Session
from shtil_desktop.table.places import Spot
from shtil_desktop.windows.pages.rules.text import read_rules
from tests.games.shtil.players import Style, choose
from tests.play.sailing import new_voyage

ANCHORS = read_rules(program_files.resources("shtil") / "rules", "en").anchors
STORMY = Options(Mode.STANDARD, 2, reefs=True, monsters=5, storms=True, wilds=2)
KINDS = [Options(mode, 2) for mode in Mode] + [STORMY, Options(Mode.STANDARD, 1)]
SPECIALS = {START: "start", FINISH: "finish", MONSTER: "monsters", WILD: "wilds"}


def moments(options, number=1):
    """Every decision of a voyage sailed by chance."""
    session, rng = Session(new_voyage(options, number), None), Random(number)
    while session.decision is not None:
        if session.decision.ask is Ask.SPLIT:
            for seat in session.talk_wanted():
                session.say(seat, 1)
        yield session
        session.play(choose(session.game, rng, Style.ORDERLY))
    yield session


@pytest.mark.parametrize("options", KINDS, ids=lambda options: options.key)
def test_every_moment_of_every_mode_has_its_chapter(options):
    for number in range(1, 4):
        for session in moments(options, number):
            assert chapter_of(session, ShtilChoices(session.view())) in ANCHORS
            assert chapter_of(session, None) in ANCHORS


def test_decisions_open_their_own_chapters():
    found = set()
    for number in range(1, 9):
        for session in moments(STORMY, number):
            if session.decision is not None:
                ask = session.decision.ask
                chapter = chapter_of(session, ShtilChoices(session.view()))
                if ask is Ask.REEF:
                    assert chapter == "reefs"
                elif ask in (Ask.SPLIT, Ask.GIVE):
                    assert chapter == "start"
                elif ask is Ask.STORM:
                    is_yellow = session.game.sea.waiting[0][1] == YELLOW
                    assert (chapter == "yellow-storm") == is_yellow and chapter.endswith("-storm")
                found.add(ask)
    assert {Ask.TURN, Ask.REEF, Ask.STORM, Ask.GIVE, Ask.SPLIT} <= found


def test_a_card_in_hand_opens_its_chapter():
    seen = set()
    for number in range(1, 12):
        for session in moments(STORMY, number):
            if (
                session.decision is None
                or not session.is_players_turn
                or session.decision.ask is not Ask.TURN
            ):
                continue
            for place, card in enumerate(session.view().hand):
                picks = ShtilChoices(session.view())
                picks.tap(Spot(Kind.HAND, place))
                chapter = chapter_of(session, picks)
                seen.add(card)
                if not is_island(card):
                    assert chapter == SPECIALS[card]
    assert set(SPECIALS) <= seen


def test_a_payment_opens_the_price_and_a_discard_the_discards():
    session = Session(new_voyage(Options(Mode.STANDARD, 1)), None)
    picks = ShtilChoices(session.view())
    assert chapter_of(session, picks) == "standard-turn"
    picks.tap(Spot(Kind.DISCARDS))
    assert chapter_of(session, picks) == "discard"
    for moment in moments(Options(Mode.STANDARD, 1)):
        dear = [action for action in moment.view().legal if getattr(action, "cell", None) and action.price]
        if dear:
            picks = ShtilChoices(moment.view())
            picks.tap(Spot(Kind.HAND, picks.view.hand.index(dear[0].card)))
            assert chapter_of(moment, picks) == "price"
            picks.tap(Spot(Kind.CELL, dear[0].cell))
            assert picks.pending is not None and chapter_of(moment, picks) == "price"
            return
    raise AssertionError("nothing ever cost anything")


@pytest.mark.parametrize("mode", [Mode.ARCH, Mode.SUN_MOON, Mode.PYRAMID, Mode.COMPETITIVE])
def test_a_plain_turn_opens_the_mode(mode):
    session = Session(new_voyage(Options(mode, 2)), None)
    assert chapter_of(session, ShtilChoices(session.view())) == MODES[mode]


def test_the_end_opens_what_it_was():
    session = Session(new_voyage(Options(Mode.STANDARD, 1)), None)
    session.play(Resign())
    assert chapter_of(session, None) == "losing"
    session = Session(new_voyage(Options(Mode.COMPETITIVE, 2)), None)
    session.play(Resign())
    assert chapter_of(session, None) == "competitive-score"

"""Who has the first turn, and on which side: a matter of seats, never of the cards."""

from dataclasses import replace
from random import Random

import pytest

from shtil_desktop.arguments import call_of, read_arguments, wanted_deal
from shtil_desktop.games.shtil.new_voyage import Begins, NewVoyage, Side
from shtil_desktop.games.shtil.pages.new_voyage.page import NewVoyagePage
from shtil_desktop.games.shtil.pages.new_voyage.wishes import Wish
from shtil_desktop.games.shtil.rules.deal import deal
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.profile.settings import read_settings, to_plain
from shtil_desktop.table.theme import DAY
from tests.games.shtil.players import Style, choose
from tests.windows.test_navigator import port

__all__ = ["port"]

CREWS = [Options(mode, seats) for mode in list(Mode)[:4] for seats in (2, 3, 4, 5)]


@pytest.mark.parametrize("options", CREWS)
def test_the_player_begins_unless_she_wants_otherwise(options):
    for number in range(1, 8):
        voyage = Wish(NewVoyage(options), number).match("")
        assert voyage.game.dealt == deal(options, number)  # no card lies elsewhere, nobody else begins
        assert voyage.game.sea.decider == voyage.player == voyage.game.dealt.first


def test_by_lot_is_the_same_for_everyone_and_fair_in_the_long_run():
    wish = NewVoyage(Options(Mode.STANDARD, 3), begins=Begins.LOT)
    seats = [Wish(wish, number).match("").player for number in range(300)]
    assert seats == [Wish(wish, number).match("Vera").player for number in range(300)]
    assert all(seats.count(seat) > 70 for seat in range(3))
    begun = [seat == deal(wish.options, number).first for number, seat in enumerate(seats)]
    assert 70 < sum(begun) < 130


@pytest.mark.parametrize(("side", "seat"), [(Side.SUN, 0), (Side.MOON, 1)])
def test_a_rival_chooses_her_side_and_begins_on_it(side, seat):
    options = Options(Mode.COMPETITIVE, 2)
    for number in range(1, 6):
        voyage = Wish(NewVoyage(options, side=side), number).match("")
        assert voyage.player == seat == voyage.game.sea.decider
        assert voyage.has_numbered_deal and voyage.game.dealt.hands == deal(options, number).hands
        left = Wish(NewVoyage(options, side=side, begins=Begins.LOT), number).match("")
        assert left.player == seat and left.game.dealt == deal(options, number)


def test_the_mates_sit_around_her():
    wish = NewVoyage(Options(Mode.STANDARD, 3), names=("Ole", "Ida", "", ""))
    voyage = Wish(wish, 24, seat=1).match("Vera")
    assert [sailor.name for sailor in voyage.seating] == ["Ida", "Vera", "Ole"]  # Ole comes after her


def test_the_page_offers_it_where_there_is_a_choice(qtbot):
    page = NewVoyagePage(DAY, NewVoyage(Options(Mode.STANDARD, 1)))
    qtbot.addWidget(page)
    assert page.crew.begins.isHidden() and page.crew.side.isHidden()
    page.crew.seats.buttons[2].click()
    assert not page.crew.begins.isHidden() and page.crew.begins.taken == 0
    page.crew.begins.buttons[1].click()
    page.tiles.tiles[Mode.COMPETITIVE].click()
    page.crew.side.buttons[1].click()
    assert (page.chosen.begins, page.chosen.side) == (Begins.LOT, Side.MOON)


@pytest.mark.parametrize("old", [{"player_first": False}, {"player_first": True}, {}])
def test_settings_of_before_let_the_player_begin(old):
    found = read_settings({"new_voyage": {"mode": "standard", "seats": 3, **old}}).choices_for("shtil")
    assert (found.begins, found.side) == (Begins.PLAYER, Side.SUN)


def test_the_choice_is_remembered():
    kept = NewVoyage(begins=Begins.LOT, side=Side.MOON)
    plain = to_plain(read_settings({}).with_choices("shtil", kept))
    found = read_settings(plain).choices_for("shtil")
    assert found == replace(kept, options=found.options)
    assert plain["new_voyage"]["player_first"] is False  # as an earlier version understands it


def test_a_seat_is_taken_on_the_command_line():
    chosen = read_arguments(["--seats", "3", "--seat", "2", "--number", "5"])
    assert wanted_deal(chosen).seat == 1 and call_of(chosen).seat == 1
    assert wanted_deal(read_arguments(["--seats", "3"])).seat is None


@pytest.mark.parametrize(
    "words", [["--seat", "1"], ["--seats", "3", "--seat", "4"], ["--seats", "3", "--seat", "0"]]
)
def test_a_seat_that_is_not_there_is_refused(words, capsys):
    with pytest.raises(SystemExit):
        read_arguments(words)
    assert "--seat" in capsys.readouterr().err


@pytest.mark.parametrize("options", [Options(Mode.STANDARD, 3, storms=True), *(Options(m, 2) for m in Mode)])
def test_a_voyage_is_sailed_to_its_end_from_the_last_seat(port, qtbot, options):
    seat, rng = options.seats - 1, Random(3)
    port.window.new_matches.begin("shtil", options, 7, seat)
    controller = port.window.controller
    while controller.session.game.result is None:
        for wanted in controller.session.talk_wanted():
            controller.session.say(wanted, 0)
        controller.play(choose(controller.session.game, rng, Style.ORDERLY))
    stage = port.window.scene.stage
    assert controller.session.player == seat and stage.mates[seat].name == "You"
    boxes = [stage.mates[(seat + i) % options.seats].rect.top() for i in range(options.seats)]
    assert boxes == sorted(boxes)  # she is the first in the crew's column
    kept = port.store.load(controller.session.match.id)
    assert kept.player == seat and kept.counts and kept.has_numbered_deal
    port.navigator.replays.show_replay(kept.id)
    page = port.shown
    assert page.session.player == seat and page.teller.who(seat) == "You"
    assert page.session.player == seat
    shown = page.session.position(0).view(seat).hand
    page.slider.setValue(0)
    assert sorted(card.card for card in page.scene.stage.hand) == sorted(shown)

"""Taps become a finished action; nothing happens before."""

from __future__ import annotations

import random

import pytest

from shtil_desktop.games.base import IllegalAction
from shtil_desktop.games.qwirkle.rules.actions import Lay, Pass, Trade
from shtil_desktop.games.qwirkle.rules.arrangement import Score
from shtil_desktop.games.qwirkle.rules.board import CENTRE, cell_at
from shtil_desktop.games.qwirkle.rules.deal import Options
from shtil_desktop.games.qwirkle.rules.game import Qwirkle
from shtil_desktop.games.qwirkle.rules.refusals import Refusal
from shtil_desktop.games.qwirkle.table.choices import Choices, Deed, shown_hint
from shtil_desktop.games.qwirkle.table.rack import Rack
from tests.games.qwirkle.rules.positions import late_game, lay, tiles

HAND = "Rd Rc Bo Gs Gs Px"
OTHER = "Yo Ys Yd Yc Yt Yx"
ROWS = ("Ro Rs",)
BAG = "Oo Os Od"


def choices_of(game: Qwirkle, seat: int = 0) -> Choices:
    return Choices(game.view(seat), Rack())


@pytest.fixture
def choices() -> Choices:
    return choices_of(late_game(HAND, OTHER, rows=ROWS, bag=BAG))


def reason(reply: object) -> Refusal:
    assert isinstance(reply, IllegalAction)
    assert isinstance(reply.reason, Refusal)
    return reply.reason


# Laying


def test_tile_and_cell_lay_a_tile_loose(choices):
    assert choices.tap_slot(0) is None
    assert choices.picked == tiles("Rd")[0]
    assert choices.tap_cell(cell_at(2, 0)) is None
    assert choices.placed == lay("Rd 2,0").placed
    assert choices.picked is None and not choices.is_on_rack(0)


def test_a_picked_tile_lights_the_cells_where_it_may_go(choices):
    choices.tap_slot(0)
    lit = choices.lit_cells()
    assert lit[cell_at(2, 0)] == lit[cell_at(-1, 0)] == 3
    assert cell_at(1, 1) in lit and cell_at(3, 0) not in lit
    choices.tap_slot(0)
    assert choices.lit_cells() == {} and choices.picked is None


def test_lit_cells_go_with_what_lies_loose(choices):
    choices.lay(0, cell_at(2, 0))
    choices.tap_slot(1)
    lit = choices.lit_cells()
    assert lit == {cell_at(3, 0): 4, cell_at(-1, 0): 4, cell_at(2, 1): 5, cell_at(2, -1): 5}


def test_a_lifted_loose_tile_lights_cells_as_if_it_lay_nowhere(choices):
    choices.lay(0, cell_at(2, 0))
    alone = choices.lit_cells()
    assert alone == {}
    choices.tap_cell(cell_at(2, 0))
    assert cell_at(-1, 0) in choices.lit_cells() and cell_at(2, 0) in choices.lit_cells()


def test_points_are_told_live_by_line(choices):
    choices.lay(0, cell_at(2, 0))
    choices.lay(1, cell_at(3, 0))
    judged = choices.judgement
    assert isinstance(judged, Score)
    assert [line.points for line in judged.lines] == [4]
    assert choices.points == 4 and choices.deeds()[0] is Deed.LAY


def test_a_wrong_arrangement_lies_all_the_same_and_says_why(choices):
    choices.lay(2, cell_at(2, 0))
    assert choices.judgement is Refusal.NO_COMMON_PROPERTY
    assert choices.points is None
    assert choices.deeds() == [Deed.TAKE_BACK] and choices.entered is None
    assert reason(choices.confirm()) is Refusal.NO_COMMON_PROPERTY


@pytest.mark.parametrize(
    ("cells", "why"),
    [
        ([(0, (4, 4))], Refusal.TOUCHES_NOTHING),
        ([(0, (2, 0)), (1, (5, 0))], Refusal.GAP),
        ([(0, (2, 0)), (1, (0, 1))], Refusal.NOT_ONE_LINE),
        ([(3, (1, 1)), (4, (1, 2))], Refusal.SAME_TILE_TWICE),
    ],
)
def test_every_reason_is_the_one_of_the_rules(choices, cells, why):
    for slot, at in cells:
        assert choices.lay(slot, cell_at(*at)) is None
    assert choices.judgement is why


def test_a_taken_cell_refuses_and_the_tile_stays_in_the_fingers(choices):
    choices.tap_slot(0)
    assert reason(choices.tap_cell(CENTRE)) is Refusal.TAKEN
    assert choices.picked_slot == 0 and not choices.loose


def test_no_tile_is_laid_beyond_the_world(choices):
    choices.tap_slot(0)
    assert reason(choices.tap_cell(cell_at(108, 0))) is Refusal.TOO_FAR


def test_confirming_makes_the_lay(choices):
    choices.lay(1, cell_at(3, 0))
    choices.lay(0, cell_at(2, 0))
    assert choices.press(Deed.LAY) == lay("Rd 2,0 Rc 3,0")
    assert choices.entered is Deed.LAY


def test_first_move_must_lay_the_largest_set():
    game = Qwirkle(Options(2), 3)
    first = game.turn
    choices = choices_of(game, first)
    choices.lay(0, CENTRE)
    if max(game.dealt.announced) > 1:
        assert choices.judgement is Refusal.NOT_THE_LARGEST_SET
    assert choices.near_cells() >= {cell_at(1, 0), cell_at(0, -1)}


# Moving and taking back


def test_a_loose_tile_is_moved(choices):
    choices.lay(0, cell_at(2, 0))
    choices.tap_cell(cell_at(2, 0))
    choices.tap_cell(cell_at(-1, 0))
    assert choices.placed == lay("Rd -1,0").placed


def test_a_second_tap_on_a_loose_tile_takes_it_back(choices):
    choices.lay(0, cell_at(2, 0))
    choices.tap_cell(cell_at(2, 0))
    choices.tap_cell(cell_at(2, 0))
    assert not choices.loose and choices.is_on_rack(0) and not choices.is_begun


def test_the_empty_slot_calls_its_tile_back(choices):
    choices.lay(0, cell_at(2, 0))
    choices.lay(1, cell_at(3, 0))
    choices.tap_slot(1)
    assert choices.placed == lay("Rd 2,0").placed


def test_a_lifted_tile_is_put_back_on_any_empty_slot(choices):
    choices.lay(0, cell_at(2, 0))
    choices.lay(1, cell_at(3, 0))
    choices.tap_cell(cell_at(2, 0))
    choices.tap_slot(1)
    assert choices.placed == lay("Rc 3,0").placed


def test_laid_upon_a_loose_tile_the_other_goes_back(choices):
    choices.lay(0, cell_at(2, 0))
    choices.lay(1, cell_at(2, 0))
    assert choices.placed == lay("Rc 2,0").placed and choices.is_on_rack(0)


def test_escape_goes_one_step_back_at_a_time(choices):
    choices.lay(0, cell_at(2, 0))
    choices.tap_slot(1)
    assert choices.cancel() and choices.loose and choices.picked is None
    assert choices.cancel() and not choices.loose
    assert not choices.cancel()


def test_take_back_takes_all(choices):
    choices.lay(0, cell_at(2, 0))
    choices.lay(1, cell_at(3, 0))
    assert choices.press(Deed.TAKE_BACK) is None
    assert not choices.loose


# Trading and passing


def test_trading_chooses_tiles_and_confirms(choices):
    assert choices.press(Deed.TRADE) is None
    assert choices.deeds() == [Deed.CANCEL]
    choices.tap_slot(3)
    choices.tap_slot(5)
    choices.tap_slot(5)
    choices.tap_slot(4)
    assert choices.press(Deed.TRADE_NOW) == Trade(tuple(tiles("Gs Gs")))


def test_a_tile_in_the_fingers_is_the_first_to_be_traded(choices):
    choices.tap_slot(2)
    choices.tap_bag()
    assert choices.given == [2]
    assert choices.tap_bag() == Trade(tuple(tiles("Bo")))


def test_tiles_dropped_onto_the_bag_are_traded(choices):
    choices.lay(0, cell_at(2, 0))
    assert choices.give(0) is None
    assert choices.give(0) is None
    assert choices.give(3) is None
    assert choices.given == [0, 3] and not choices.loose


def test_no_more_are_traded_than_the_bag_holds(choices):
    for slot in range(3):
        assert choices.give(slot) is None
    assert reason(choices.give(3)) is Refusal.BAG_TOO_SMALL
    assert choices.given == [0, 1, 2]


def test_an_empty_choice_ends_the_trade(choices):
    choices.tap_bag()
    assert choices.tap_bag() is None
    assert not choices.is_trading


def test_an_empty_bag_does_not_trade():
    choices = choices_of(late_game("Rd Rc", OTHER, rows=ROWS))
    assert reason(choices.tap_bag()) is Refusal.BAG_TOO_SMALL
    assert reason(choices.give(0)) is Refusal.BAG_TOO_SMALL
    assert choices.deeds() == []


def test_first_move_is_no_trade():
    game = Qwirkle(Options(2), 3)
    choices = choices_of(game, game.turn)
    assert reason(choices.tap_bag()) is Refusal.FIRST_MUST_LAY


def test_laying_ends_a_trade_in_the_making(choices):
    choices.give(0)
    choices.lay(1, cell_at(2, 0))
    assert not choices.is_trading and choices.placed == lay("Rc 2,0").placed


def test_passing_is_one_press():
    choices = choices_of(late_game("Gx", "Yo Yx", rows=ROWS))
    assert choices.deeds() == [Deed.PASS] and choices.entered is Deed.PASS
    assert choices.press(Deed.PASS) == Pass()
    assert choices.confirm() == Pass()


def test_a_button_that_is_not_there_does_nothing(choices):
    assert choices.press(Deed.LAY) is None
    assert choices.press(Deed.PASS) is None


# Not one's turn


def test_others_turns_refuse_and_let_the_rack_be_put_in_order():
    choices = choices_of(late_game(HAND, OTHER, rows=ROWS, bag=BAG, turn=1))
    assert reason(choices.tap_slot(0)) is Refusal.WRONG_SEAT
    assert reason(choices.tap_cell(cell_at(2, 0))) is Refusal.WRONG_SEAT
    assert reason(choices.lay(0, cell_at(2, 0))) is Refusal.WRONG_SEAT
    assert reason(choices.give(0)) is Refusal.WRONG_SEAT
    assert choices.deeds() == [] and choices.lit_cells() == {}
    choices.sort(by_shape=True)
    assert choices.rack.slots == tiles("Bo Gs Gs Rd Rc Px")


# The rack


def test_loose_and_picked_tiles_follow_a_new_order(choices):
    choices.lay(0, cell_at(2, 0))
    choices.tap_slot(1)
    choices.move_slot(0, 5)
    assert choices.placed == lay("Rd 2,0").placed
    assert choices.loose[cell_at(2, 0)] == 5 and choices.picked == tiles("Rc")[0]


def test_sorting_keeps_what_lies_loose(choices):
    choices.lay(3, cell_at(1, 1))
    choices.tap_slot(5)
    choices.sort(by_shape=False)
    assert choices.placed == lay("Gs 1,1").placed and choices.picked == tiles("Px")[0]


def test_a_trade_in_the_making_follows_a_new_order(choices):
    choices.give(0)
    choices.give(5)
    choices.sort(by_shape=True)
    assert sorted(map(choices.tile_of, choices.given)) == sorted(tiles("Rd Px"))


# Proposals


def test_a_proposed_lay_is_laid_out(choices):
    assert shown_hint(choices, lay("Rd 2,0 Rc 3,0"))
    assert choices.confirm() == lay("Rd 2,0 Rc 3,0")


def test_a_proposed_trade_is_chosen(choices):
    assert shown_hint(choices, Trade(tuple(tiles("Gs Gs"))))
    assert sorted(choices.given) == [3, 4]


def test_a_proposal_of_other_tiles_is_refused(choices):
    assert not shown_hint(choices, lay("Yo 2,0"))
    assert not shown_hint(choices, Trade(tuple(tiles("Gs Gs Gs"))))


# All of it, by random fingers


@pytest.mark.parametrize("seed", range(4))
def test_random_fingers_never_lose_a_tile_and_only_make_legal_actions(seed):
    rng = random.Random(seed)
    game = Qwirkle(Options(rng.choice((2, 3, 4))), seed)
    game.apply(next(game.completions(game.legal_actions()[0])))
    racks = [Rack() for _ in range(game.seats)]
    done = 0
    for _ in range(200):
        if game.result is not None:
            break
        seat = game.turn
        choices = Choices(game.view(seat), racks[seat])
        action = _fiddle(choices, rng)
        if action is not None:
            game.apply(action)
            done += 1
    assert done > 10


def _fiddle(choices: Choices, rng: random.Random):
    for _ in range(30):
        reply = None
        cells = sorted(choices.near_cells() | choices.loose.keys() | choices.view.board.tiles.keys())
        match rng.choices(range(7), (6, 8, 1, 1, 1, 1, 2))[0]:
            case 0:
                reply = choices.tap_slot(rng.randrange(6))
            case 1:
                reply = choices.tap_cell(rng.choice(sorted(choices.lit_cells()) or cells))
            case 2:
                reply = choices.tap_cell(rng.choice(cells))
            case 3:
                choices.sort(by_shape=rng.random() < 0.5)
            case 4:
                choices.move_slot(rng.randrange(6), rng.randrange(6))
            case 5:
                choices.cancel()
                reply = choices.give(rng.randrange(6)) if rng.random() < 0.3 else None
            case _:
                reply = choices.confirm()
        assert sorted(choices.rack.tiles) == sorted(choices.view.hand)
        assert len(set(choices.loose.values())) == len(choices.loose)
        if isinstance(reply, Lay | Trade | Pass):
            return reply
    return None

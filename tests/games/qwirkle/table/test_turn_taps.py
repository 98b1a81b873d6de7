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
from shtil_desktop.games.qwirkle.table.deciding.rack import Rack
from shtil_desktop.games.qwirkle.table.deciding.turn import Turn
from tests.games.qwirkle.rules.positions import late_game, lay, new_game, tiles

HAND = "Rd Rc Bo Gs Gs Px"
OTHER = "Yo Ys Yd Yc Yt Yx"
ROWS = ("Ro Rs",)
BAG = "Oo Os Od"


def turn_of(game: Qwirkle, seat: int = 0) -> Turn:
    return Turn(game.view(seat), Rack())


@pytest.fixture
def turn() -> Turn:
    return turn_of(late_game(HAND, OTHER, rows=ROWS, bag=BAG))


def reason(reply: object) -> Refusal:
    assert isinstance(reply, IllegalAction)
    assert isinstance(reply.reason, Refusal)
    return reply.reason


# Laying


def test_tile_and_cell_lay_a_tile_loose(turn):
    assert turn.tap_slot(0) is None
    assert turn.picked == tiles("Rd")[0]
    assert turn.tap_cell(cell_at(2, 0)) is None
    assert turn.placed == lay("Rd 2,0").placed
    assert turn.picked is None and not turn.is_on_rack(0)


def test_a_picked_tile_lights_the_cells_where_it_may_go(turn):
    turn.tap_slot(0)
    lit = turn.lit_cells()
    assert lit[cell_at(2, 0)] == lit[cell_at(-1, 0)] == 3
    assert cell_at(1, 1) in lit and cell_at(3, 0) not in lit
    turn.tap_slot(0)
    assert turn.lit_cells() == {} and turn.picked is None


def test_lit_cells_go_with_what_lies_loose(turn):
    turn.lay(0, cell_at(2, 0))
    turn.tap_slot(1)
    lit = turn.lit_cells()
    assert lit == {cell_at(3, 0): 4, cell_at(-1, 0): 4, cell_at(2, 1): 5, cell_at(2, -1): 5}


def test_a_lifted_loose_tile_lights_cells_as_if_it_lay_nowhere(turn):
    turn.lay(0, cell_at(2, 0))
    alone = turn.lit_cells()
    assert alone == {}
    turn.tap_cell(cell_at(2, 0))
    assert cell_at(-1, 0) in turn.lit_cells() and cell_at(2, 0) in turn.lit_cells()


def test_points_are_told_live_by_line(turn):
    turn.lay(0, cell_at(2, 0))
    turn.lay(1, cell_at(3, 0))
    judged = turn.judgement
    assert isinstance(judged, Score)
    assert [line.points for line in judged.lines] == [4]
    assert turn.points == 4 and turn.can_confirm


def test_a_wrong_arrangement_lies_all_the_same_and_says_why(turn):
    turn.lay(2, cell_at(2, 0))
    assert turn.judgement is Refusal.NO_COMMON_PROPERTY
    assert turn.points is None
    assert not turn.can_confirm
    assert reason(turn.confirm()) is Refusal.NO_COMMON_PROPERTY


@pytest.mark.parametrize(
    ("cells", "why"),
    [
        ([(0, (4, 4))], Refusal.TOUCHES_NOTHING),
        ([(0, (2, 0)), (1, (5, 0))], Refusal.GAP),
        ([(0, (2, 0)), (1, (0, 1))], Refusal.NOT_ONE_LINE),
        ([(3, (1, 1)), (4, (1, 2))], Refusal.SAME_TILE_TWICE),
    ],
)
def test_every_reason_is_the_one_of_the_rules(turn, cells, why):
    for slot, at in cells:
        assert turn.lay(slot, cell_at(*at)) is None
    assert turn.judgement is why


def test_a_taken_cell_refuses_and_the_tile_stays_in_the_fingers(turn):
    turn.tap_slot(0)
    assert reason(turn.tap_cell(CENTRE)) is Refusal.TAKEN
    assert turn.picked_slot == 0 and not turn.loose


def test_no_tile_is_laid_beyond_the_world(turn):
    turn.tap_slot(0)
    assert reason(turn.tap_cell(cell_at(108, 0))) is Refusal.TOO_FAR


def test_confirming_makes_the_lay(turn):
    turn.lay(1, cell_at(3, 0))
    turn.lay(0, cell_at(2, 0))
    assert turn.confirm() == lay("Rd 2,0 Rc 3,0")


def test_first_move_must_lay_the_largest_set():
    game = Qwirkle(Options(2), 3)
    first = game.turn
    turn = turn_of(game, first)
    turn.lay(0, CENTRE)
    if max(game.dealt.announced) > 1:
        assert turn.judgement is Refusal.NOT_THE_LARGEST_SET
    assert turn.near_cells() >= {cell_at(1, 0), cell_at(0, -1)}


# Moving and taking back


def test_a_loose_tile_is_moved(turn):
    turn.lay(0, cell_at(2, 0))
    turn.tap_cell(cell_at(2, 0))
    turn.tap_cell(cell_at(-1, 0))
    assert turn.placed == lay("Rd -1,0").placed


def test_a_second_tap_on_a_loose_tile_takes_it_back(turn):
    turn.lay(0, cell_at(2, 0))
    turn.tap_cell(cell_at(2, 0))
    turn.tap_cell(cell_at(2, 0))
    assert not turn.loose and turn.is_on_rack(0) and not turn.is_begun


def test_the_empty_slot_calls_its_tile_back(turn):
    turn.lay(0, cell_at(2, 0))
    turn.lay(1, cell_at(3, 0))
    turn.tap_slot(1)
    assert turn.placed == lay("Rd 2,0").placed


def test_a_lifted_tile_is_put_back_on_any_empty_slot(turn):
    turn.lay(0, cell_at(2, 0))
    turn.lay(1, cell_at(3, 0))
    turn.tap_cell(cell_at(2, 0))
    turn.tap_slot(1)
    assert turn.placed == lay("Rc 3,0").placed


def test_laid_upon_a_loose_tile_the_other_goes_back(turn):
    turn.lay(0, cell_at(2, 0))
    turn.lay(1, cell_at(2, 0))
    assert turn.placed == lay("Rc 2,0").placed and turn.is_on_rack(0)


def test_escape_goes_one_step_back_at_a_time(turn):
    turn.lay(0, cell_at(2, 0))
    turn.tap_slot(1)
    assert turn.cancel() and turn.loose and turn.picked is None
    assert turn.cancel() and not turn.loose
    assert not turn.cancel()


def test_take_back_takes_all(turn):
    turn.lay(0, cell_at(2, 0))
    turn.lay(1, cell_at(3, 0))
    assert turn.cancel()
    assert not turn.loose


# Trading and passing


def test_trading_chooses_tiles_and_confirms(turn):
    assert turn.can_trade and turn.tap_bag() is None
    assert turn.is_trading and not turn.can_confirm
    turn.tap_slot(3)
    turn.tap_slot(5)
    turn.tap_slot(5)
    turn.tap_slot(4)
    assert turn.can_confirm and turn.confirm() == Trade(tuple(tiles("Gs Gs")))


def test_a_tile_in_the_fingers_is_the_first_to_be_traded(turn):
    turn.tap_slot(2)
    turn.tap_bag()
    assert turn.given == [2]
    assert turn.tap_bag() == Trade(tuple(tiles("Bo")))


def test_tiles_dropped_onto_the_bag_are_traded(turn):
    turn.lay(0, cell_at(2, 0))
    assert turn.give(0) is None
    assert turn.give(0) is None
    assert turn.give(3) is None
    assert turn.given == [0, 3] and not turn.loose


def test_no_more_are_traded_than_the_bag_holds(turn):
    for slot in range(3):
        assert turn.give(slot) is None
    assert reason(turn.give(3)) is Refusal.BAG_TOO_SMALL
    assert turn.given == [0, 1, 2]


def test_an_empty_choice_ends_the_trade(turn):
    turn.tap_bag()
    assert turn.tap_bag() is None
    assert not turn.is_trading


def test_an_empty_bag_does_not_trade():
    turn = turn_of(late_game("Rd Rc", OTHER, rows=ROWS))
    assert reason(turn.tap_bag()) is Refusal.BAG_TOO_SMALL
    assert reason(turn.give(0)) is Refusal.BAG_TOO_SMALL
    assert not turn.can_trade


def test_first_move_is_no_trade():
    game = Qwirkle(Options(2), 3)
    turn = turn_of(game, game.turn)
    assert reason(turn.tap_bag()) is Refusal.FIRST_MUST_LAY


def test_laying_ends_a_trade_in_the_making(turn):
    turn.give(0)
    turn.lay(1, cell_at(2, 0))
    assert not turn.is_trading and turn.placed == lay("Rc 2,0").placed


def test_passing_is_one_press():
    turn = turn_of(late_game("Gx", "Yo Yx", rows=ROWS))
    assert turn.must_pass and not turn.can_trade
    assert turn.confirm() == Pass()


def test_nothing_begun_confirms_nothing(turn):
    assert turn.confirm() is None and not turn.can_confirm


# Not one's turn


def test_others_turns_refuse_and_let_the_rack_be_put_in_order():
    turn = turn_of(late_game(HAND, OTHER, rows=ROWS, bag=BAG, turn=1))
    assert reason(turn.tap_slot(0)) is Refusal.WRONG_SEAT
    assert reason(turn.tap_cell(cell_at(2, 0))) is Refusal.WRONG_SEAT
    assert reason(turn.lay(0, cell_at(2, 0))) is Refusal.WRONG_SEAT
    assert reason(turn.give(0)) is Refusal.WRONG_SEAT
    assert not turn.can_trade and turn.lit_cells() == {}
    turn.sort(by_shape=True)
    assert turn.rack.slots == tiles("Bo Gs Gs Rd Rc Px")


# The rack


def test_loose_and_picked_tiles_follow_a_new_order(turn):
    turn.lay(0, cell_at(2, 0))
    turn.tap_slot(1)
    turn.move_slot(0, 5)
    assert turn.placed == lay("Rd 2,0").placed
    assert turn.loose[cell_at(2, 0)] == 5 and turn.picked == tiles("Rc")[0]


def test_sorting_keeps_what_lies_loose(turn):
    turn.lay(3, cell_at(1, 1))
    turn.tap_slot(5)
    turn.sort(by_shape=False)
    assert turn.placed == lay("Gs 1,1").placed and turn.picked == tiles("Px")[0]


def test_a_trade_in_the_making_follows_a_new_order(turn):
    turn.give(0)
    turn.give(5)
    turn.sort(by_shape=True)
    assert sorted(map(turn.tile_of, turn.given)) == sorted(tiles("Rd Px"))


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
        turn = Turn(game.view(seat), racks[seat])
        action = _fiddle(turn, rng)
        if action is not None:
            game.apply(action)
            done += 1
    assert done > 10


def _fiddle(turn: Turn, rng: random.Random):
    for _ in range(30):
        reply = None
        cells = sorted(turn.near_cells() | turn.loose.keys() | turn.view.board.tiles.keys())
        match rng.choices(range(7), (6, 8, 1, 1, 1, 1, 2))[0]:
            case 0:
                reply = turn.tap_slot(rng.randrange(6))
            case 1:
                reply = turn.tap_cell(rng.choice(sorted(turn.lit_cells()) or cells))
            case 2:
                reply = turn.tap_cell(rng.choice(cells))
            case 3:
                turn.sort(by_shape=rng.random() < 0.5)
            case 4:
                turn.move_slot(rng.randrange(6), rng.randrange(6))
            case 5:
                turn.cancel()
                reply = turn.give(rng.randrange(6)) if rng.random() < 0.3 else None
            case _:
                reply = turn.confirm()
        assert sorted(turn.rack.tiles) == sorted(turn.view.hand)
        assert len(set(turn.loose.values())) == len(turn.loose)
        if isinstance(reply, Lay | Trade | Pass):
            return reply
    return None


# The first line


@pytest.fixture
def first() -> Turn:
    return turn_of(new_game("Ro Rd Rx Gd Yx Po", "Gs Yd Gx Bs Bc Rc"))


def test_a_first_line_may_lie_anywhere_and_is_then_in_the_middle(first):
    for slot in range(3):
        first.lay(slot, cell_at(4 + slot, -3))
    assert first.points == 3 and first.can_confirm
    action = first.confirm()
    assert action == lay("Ro 0,0 Rd 1,0 Rx 2,0")
    assert first.view.why_not(action) is None


def test_part_of_the_largest_set_is_no_fault_yet(first):
    first.lay(0, CENTRE)
    assert first.is_unfinished and not first.can_confirm
    first.lay(1, CENTRE + 1)
    assert first.is_unfinished
    first.lay(3, CENTRE + 2)  # a green diamond
    assert not first.is_unfinished


def test_elsewhere_in_a_game_nothing_is_unfinished(turn):
    turn.lay(2, cell_at(2, 0))
    assert isinstance(turn.judgement, Refusal) and not turn.is_unfinished

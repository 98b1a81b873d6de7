"""A turn: lay, trade or pass; what it scores, and what it may not be."""

import pytest

from shtil_desktop.games.base import IllegalAction
from shtil_desktop.games.qwirkle.rules.actions import Lay, Pass, Resign, Trade, Traded
from shtil_desktop.games.qwirkle.rules.arrangement import Score, judge
from shtil_desktop.games.qwirkle.rules.events import TilesDrawn, TilesLaid, TilesTraded
from shtil_desktop.games.qwirkle.rules.refusals import Refusal
from tests.games.qwirkle.rules.positions import board, late_game, lay, placed, tiles

THREE_REDS = ("Ro Rs Rd",)


def refusal(game, action):
    with pytest.raises(IllegalAction) as caught:
        game.apply(action)
    why = game.view(game.turn).why_not(action)
    assert why is not None and why.reason is caught.value.reason
    return caught.value.reason


def points(there, text):
    judged = judge(there, placed(text))
    assert isinstance(judged, Score), judged
    return judged.points


# Laying


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Rc 1,0", Refusal.TAKEN),
        ("Rc 3,0 Rc 3,0", Refusal.TAKEN),
        ("Rc 3,0 Rt 4,1", Refusal.NOT_ONE_LINE),
        ("Rc 3,0 Rt 5,0", Refusal.GAP),
        ("Rc 3,1 Rt 4,1", Refusal.TOUCHES_NOTHING),
        ("Bo 3,0", Refusal.NO_COMMON_PROPERTY),
        ("Rd 3,0", Refusal.SAME_TILE_TWICE),
    ],
)
def test_an_arrangement_is_refused_with_its_reason(text, reason):
    assert judge(board(*THREE_REDS), placed(text)) is reason


def test_corners_do_not_count_as_touching():
    assert judge(board(*THREE_REDS), placed("Rc 3,1")) is Refusal.TOUCHES_NOTHING


def test_laid_tiles_need_not_touch_each_other():
    assert points(board(". Rs .", ". Bs ."), "Ro 0,0 Rd 2,0") == 3


def test_only_one_laid_tile_needs_to_touch():
    assert points(board("Ro"), "Rs 1,0 Rd 2,0 Rc 3,0") == 4


def test_every_line_is_judged_across_too():
    there = board("Ro Rs", ". Bs")
    assert judge(there, placed("Rd 2,0 Rc 2,1")) is Refusal.NO_COMMON_PROPERTY


def test_the_order_of_laying_does_not_matter():
    there = board("Ro")
    assert judge(there, placed("Rd 2,0 Rs 1,0")) == judge(there, placed("Rs 1,0 Rd 2,0"))


def test_tiles_must_be_in_the_hand():
    game = late_game("Rc", "Bo Bs")
    assert refusal(game, lay("Rs 1,0")) is Refusal.NOT_IN_HAND
    assert refusal(game, Lay()) is Refusal.NOTHING_CHOSEN


def test_a_hand_is_filled_up_to_six_or_as_far_as_the_bag_goes():
    game = late_game("Rs Rd Bo Bs Bd Bc", "Yo", bag="Gx")
    events = game.apply(lay("Rs 1,0 Rd 2,0"))
    assert TilesDrawn(0, 1, tuple(tiles("Gx"))) in events
    assert sorted(game.hands[0]) == sorted(tiles("Bo Bs Bd Bc Gx"))


# Scoring


def test_a_line_scores_its_length_with_old_tiles():
    assert points(board(*THREE_REDS), "Rc 3,0") == 4


def test_a_tile_in_two_lines_counts_in_both():
    assert points(board("Ro Rs .", ". . Bd"), "Rd 2,0") == 3 + 2


def test_a_single_tile_is_no_line_across():
    assert points(board("Ro"), "Rs 1,0") == 2


def test_a_qwirkle_scores_twelve():
    assert points(board("Ro Rs Rd Rc Rt"), "Rx 5,0") == 12


def test_several_qwirkles_score_twelve_each():
    there = board("Ro Rs Rd Rc Rt .", *[f". . . . . {name}" for name in ("Ox", "Yx", "Gx", "Bx", "Px")])
    assert points(there, "Rx 5,0") == 24


def test_each_scoring_line_is_told_with_its_own_points():
    game = late_game("Rd Bo", "Yo", rows=("Ro Rs .", ". . Bd"))
    event = game.apply(lay("Rd 2,0"))[0]
    assert isinstance(event, TilesLaid) and event.points == 5
    assert [(len(line.cells), line.points) for line in event.lines] == [(3, 3), (2, 2)]


# Trading and passing


def test_a_trade_draws_first_and_then_returns():
    game = late_game("Rs Rd", "Yo", bag="Gx Gt Gc")
    game.apply(Trade(tuple(tiles("Rs Rd")), (0, 2)))
    assert game.hands[0] == tiles("Gx Gt")
    assert game.bag == tiles("Rs Gc Rd")
    assert game.scores == [0, 0] and game.turn == 1


def test_a_trade_is_allowed_though_a_tile_could_be_laid():
    game = late_game("Rs", "Yo", bag="Gx")
    assert game.legal_actions() == [Lay(), Trade()]


def test_a_trade_is_compulsory_if_nothing_fits():
    game = late_game("Bs", "Yo", bag="Gx")
    assert game.legal_actions() == [Trade()]
    assert refusal(game, Pass()) is Refusal.CAN_TRADE


def test_at_most_as_many_are_traded_as_the_bag_holds():
    game = late_game("Rs Rd", "Yo", bag="Gx")
    assert refusal(game, Trade(tuple(tiles("Rs Rd")))) is Refusal.BAG_TOO_SMALL


def test_nothing_is_traded_with_an_empty_bag():
    game = late_game("Rs", "Yo")
    assert game.legal_actions() == [Lay()]
    assert refusal(game, Trade(tuple(tiles("Rs")))) is Refusal.BAG_TOO_SMALL


@pytest.mark.parametrize("back", [(), (0,), (0, 3), (2, 0), (-1, 0)])
def test_places_in_the_bag_that_can_not_be_are_refused(back):
    game = late_game("Rs Rd", "Yo", bag="Gx Gt Gc")
    with pytest.raises(IllegalAction) as caught:
        game.apply(Trade(tuple(tiles("Rs Rd")), back))
    assert caught.value.reason is Refusal.WRONG_PLACES
    assert game.bag == tiles("Gx Gt Gc")


def test_a_pass_needs_an_empty_bag_and_nothing_to_lay():
    game = late_game("Bs", "Yo Yo")
    assert game.legal_actions() == [Pass()]
    game.apply(Pass())
    assert refusal(game, Pass()) is Refusal.CAN_LAY


def test_undoing_never_changes_where_traded_tiles_go():
    game = late_game("Rs Rd", "Yo", bag="Gx Gt Gc Bx Bt")
    again = game.copy()
    trade = Trade(tuple(tiles("Rs Rd")))
    game.apply(trade)
    again.apply(trade)
    assert game.bag == again.bag and game.actions == again.actions


# Secrets


def test_others_see_how_many_were_traded_and_not_which():
    game = late_game("Rs Rd", "Yo", bag="Gx Gt Gc")
    event, drawn, _ = game.apply(Trade(tuple(tiles("Rs Rd"))))
    assert event.seen_by(1) == TilesTraded(0, 2)
    assert event.seen_by(0) == TilesTraded(0, 2, tuple(tiles("Rs Rd")))
    assert drawn.seen_by(1) == TilesDrawn(0, 2)
    assert game.view(1).history == ((0, Traded(2)),)


def test_where_traded_tiles_went_is_shown_to_nobody():
    game = late_game("Rs Rd", "Yo", bag="Gx Gt Gc")
    game.apply(Trade(tuple(tiles("Rs"))))
    assert game.view(0).history == ((0, Trade(tuple(tiles("Rs")))),)


def test_unseen_tiles_can_be_counted():
    game = late_game("Rs Rs", "Yo", bag="Gx")
    unseen = game.view(0).unseen()
    assert [unseen[tile] for tile in tiles("Rs Ro Gx")] == [1, 2, 3]


def test_any_seat_may_resign_at_any_time():
    game = late_game("Rs", "Yo", "Bs", bag="Gx")
    game.scores = [9, 5, 7]
    game.apply(Resign(0))
    assert game.result is not None
    assert (game.result.winners, game.result.scores) == ((2,), (9, 5, 7))


def test_a_view_lets_its_own_seat_resign_and_no_other():
    game = late_game("Rs", "Yo", bag="Gx")
    assert game.view(0).why_not(Resign()) is game.view(0).why_not(Resign(0)) is None
    assert game.view(1).why_not(Resign(1)) is None
    for seat, action in ((0, Resign(1)), (1, Resign(0)), (1, Resign())):  # without a seat: the one to move
        why = game.view(seat).why_not(action)
        assert why is not None and why.reason is Refusal.WRONG_SEAT


def test_who_resigned_is_part_of_what_was_done():
    game = late_game("Rs", "Yo", bag="Gx")
    game.apply(Resign())
    assert game.actions[-1] == (0, Resign(0))

"""The swift board of the computer seats knows what the rules know."""

from __future__ import annotations

import pytest

from shtil_desktop.games.qwirkle.crew.imagined_board import ImaginedBoard
from shtil_desktop.games.qwirkle.crew.packed_lays import placed, steps_of
from shtil_desktop.games.qwirkle.crew.situation import greed, last_lays
from shtil_desktop.games.qwirkle.rules.actions import Lay
from shtil_desktop.games.qwirkle.rules.arrangement import Score, judge
from shtil_desktop.games.qwirkle.rules.board import Board
from shtil_desktop.games.qwirkle.rules.lays import all_lays
from shtil_desktop.games.qwirkle.rules.tiles import GROUPS, kinds_in, tiles_of
from tests.games.qwirkle.crew.positions import positions


@pytest.mark.parametrize("number", range(1, 7))
def test_best_lay_is_the_greediest_of_all(number):
    for game in positions(2, number):
        hand = game.hands[game.turn]
        lays = [(points, steps_of(cells)) for points, cells in all_lays(game.board, hand)]
        best = ImaginedBoard.of(game.board).best(kinds_in(hand))
        assert best == min(lays, key=greed, default=(0, ()))


@pytest.mark.parametrize("number", range(1, 4))
def test_laid_tiles_change_the_rim_as_they_do_on_the_board(number):
    imagined = ImaginedBoard({}, {})
    for game in positions(3, number):
        if game.past is not None and isinstance(game.past[2], Lay):
            imagined.lay(steps_of(game.past[2].placed))
        truth = ImaginedBoard.of(game.board)
        assert (imagined.rim, imagined.open) == (truth.rim, truth.open)


def test_points_of_a_lay_are_those_of_the_rules():
    for game in positions(2, 9):
        board = ImaginedBoard.of(game.board)
        for points, cells in all_lays(game.board, game.hands[game.turn])[:40]:
            if game.board.tiles:
                assert board.points_of(steps_of(cells)) == points


def test_a_copy_does_not_change_with_its_board():
    *_, game = positions(2, 1)
    board = ImaginedBoard.of(game.board)
    twin = board.copy()
    points, steps = board.best((1 << 36) - 1)
    assert points and placed(steps)
    board.lay(steps)
    assert twin.open == ImaginedBoard.of(game.board).open != board.open


def test_last_lays_tell_what_was_kept_and_what_it_scored():
    for game in positions(3, 5):
        view = game.view(game.turn)
        for last in last_lays(view):
            mine = [action for seat, action in game.actions if seat == last.seat]
            lay = mine[-1]
            assert isinstance(lay, Lay)
            assert sorted(last.tiles) == sorted(tile for tile, _, _ in lay.tiles)
            before = game.board.copy()
            assert last.kept == 6 - len(lay.tiles) or not game.bag
            assert before.tiles.keys() >= {cell for cell, _ in lay.placed}


def test_points_of_a_last_lay_are_those_it_was_given():
    seen = 0
    scores = [0, 0]
    gained = {}
    boards: dict[int, Board] = {}
    for game in positions(2, 8):
        if game.past is not None:
            seat = game.past[1]
            gained[seat] = game.scores[seat] - scores[seat]
        scores = game.scores[:]
        for last in last_lays(game.view(game.turn)):
            seen += 1
            assert last.points == gained[last.seat]
            assert last.board.rim == boards[last.seat].rim
        boards[game.turn] = game.board.copy()
    assert seen > 20


def test_judge_agrees_with_a_lay_of_the_whole_board():
    *_, game = positions(4, 2)
    hand = range(36)
    points, steps = ImaginedBoard.of(game.board).best(kinds_in(hand))
    judged = judge(game.board, placed(steps))
    assert isinstance(judged, Score) and judged.points == points


def test_tiles_in_the_open_go_where_greed_would_have_them():
    """More tiles than a hand may hold: every order, both ends of a line and two ways to go on are tried."""
    for game in positions(4, 3):
        if 1 <= len(game.board.tiles) <= 24:
            for group in GROUPS[::3]:
                lays = [(points, steps_of(cells)) for points, cells in all_lays(game.board, tiles_of(group))]
                assert ImaginedBoard.of(game.board).best(group) == min(lays, key=greed, default=(0, ()))

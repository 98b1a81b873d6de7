"""What mates have done since the player's turn is marked, each by its seat."""

from __future__ import annotations

from shtil_desktop.games.base import Event
from shtil_desktop.games.shtil.rules import events as ev
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.table.places import Kind
from shtil_desktop.games.shtil.table.stage.mate_moves import (
    Deed,
    MateMove,
    moves_since,
    own_last_cell,
)
from shtil_desktop.play.session import SeenAction
from shtil_desktop.table.places import Spot
from shtil_desktop.table.speech import spot_name


def step(seat: int, *events: Event) -> SeenAction:
    return SeenAction(seat, None, events)


def cell(seat: int, at: int, deed: Deed = Deed.PLACED) -> MateMove:
    return MateMove(seat, deed, Spot(Kind.CELL, at))


HISTORY = [
    step(1, ev.IslandPlayed(1, 3, 3, 0, 0)),
    step(0, ev.IslandPlayed(0, 19, 19, 6, 0)),
    step(1, ev.IslandPlayed(1, 30, 30, 12, 0)),
    step(2, ev.IslandTurned(2, 6)),
    step(3, ev.MonsterStruck(3, 20, 44)),
]


def test_every_mate_since_the_players_turn_is_marked():
    assert moves_since(HISTORY, 0) == [cell(1, 12), cell(2, 6, Deed.TURNED), cell(3, 20, Deed.STRUCK)]


def test_before_her_first_turn_all_moves_are_marked():
    assert moves_since(HISTORY[:1], 0) == [cell(1, 0)]


def test_her_own_move_clears_the_marks():
    assert moves_since([*HISTORY, step(0, ev.CardsDiscarded(0, (4, 5)))], 0) == []


def test_her_own_last_cell_is_another_mark():
    assert own_last_cell(HISTORY, 0) == 6


def test_the_reef_is_marked_where_it_lies_now():
    moves = moves_since([step(1, ev.ReefMoved(1, 2)), step(2, ev.ReefMoved(2, 4))], 0)
    assert [(move.seat, move.spot) for move in moves] == [(2, Spot(Kind.ROW, 4))]


def test_marks_are_on_the_table_told_and_taken_back_with_the_moves(player):
    player.sail(Options(Mode.STANDARD, 3), 2)
    for _ in range(4):
        player.wait()
        player.gesture(player.decide())
    player.wait()
    marks = player.scene.stage.mate_marks
    assert marks.moves == tuple(moves_since(player.session.history, 0))
    on_cells = [move for move in marks.moves if move.spot.kind is Kind.CELL]
    assert on_cells
    name = player.scene.stage.mates[on_cells[0].seat].name
    assert spot_name(player.scene, on_cells[0].spot).endswith(f"just placed by {name}")
    player.controller.undo()
    assert marks.moves == tuple(moves_since(player.session.history, 0))


def test_nothing_is_marked_after_the_end(player):
    player.sail(Options(Mode.STANDARD, 3), 2)
    player.play_out()
    assert player.scene.stage.mate_marks.moves == ()

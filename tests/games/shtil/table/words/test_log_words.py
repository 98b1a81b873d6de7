"""The log tells numbers: what was turned, and what the player herself has paid with."""

from __future__ import annotations

from collections.abc import Sequence

from shtil_desktop.games.base import Event
from shtil_desktop.games.shtil.rules import events as ev
from shtil_desktop.games.shtil.rules.cards import HIDDEN, YELLOW
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.table.words.log_words import Teller
from shtil_desktop.play.session import SeenAction
from shtil_desktop.table.items.seat_signs import seat_shape


def told(*steps: Sequence[Event]) -> list[str]:
    teller = Teller(["You", "Ada"], 0, Options(Mode.SUN_MOON, 2).layout)
    played = [SeenAction(0, None, tuple(events)) for events in steps]
    return [line.text.replace("\N{NO-BREAK SPACE}", " ") for line in teller.whole([], played)]


def test_the_players_payment_is_told_card_by_card():
    lines = told([ev.IslandPlayed(0, 19, 19, 6, 2), ev.CardsDiscarded(0, (61, 4))])
    assert lines == ["You: 19 to row 2, cell 1, \N{MINUS SIGN}2 (4, 61)"]


def test_a_mates_payment_stays_hidden():
    lines = told(
        [ev.IslandPlayed(1, 19, 19, 6, 2), ev.CardsDiscarded(1, (HIDDEN, HIDDEN))],
        [ev.CardsDiscarded(1, (HIDDEN, HIDDEN))],
    )
    assert lines == ["Ada: 19 to row 2, cell 1, \N{MINUS SIGN}2", "Ada discarded 2 cards"]


def test_own_discards_are_told_by_number():
    assert told([ev.CardsDiscarded(0, (44, 9))]) == ["You discarded 9, 44"]


def test_an_island_that_is_turned_is_told_by_its_number():
    played = [ev.IslandPlayed(0, 43, 43, 19, 0)]
    turned: list[Event] = [ev.CardsDiscarded(1, (HIDDEN,)), ev.IslandTurned(1, 19)]
    assert told(played, turned)[-1] == "Ada turned 43 in row 4, cell 2"


def test_a_number_that_was_struck_is_forgotten():
    steps = [[ev.IslandPlayed(0, 43, 43, 19, 0)], [ev.MonsterStruck(1, 19, 43)], [ev.IslandTurned(1, 19)]]
    assert told(*steps)[-1] == "Ada turned the island in row 4, cell 2"  # type: ignore[arg-type]


def test_monsters_laid_open_are_told_with_who_holds_them():
    teller = Teller(["Kim", "Ada", "Juri"], 0, Options(Mode.STANDARD, 3, monsters=4).layout)
    text = teller.tell(ev.MonstersShown(1, (1, 0, 2))).replace("\N{NO-BREAK SPACE}", " ")
    assert text == "No finish yet. Monsters in hand: You 1, Juri 2"


def test_a_split_is_told_in_the_order_of_the_panel_the_player_first():
    teller = Teller(["Ada", "Juri", "Kim"], 2, Options(Mode.STANDARD, 3).layout)
    text = teller.tell(ev.SharesSet(2, (2, 3, 4))).replace("\N{NO-BREAK SPACE}", " ")
    assert text == "Split: You 4, Ada 2, Juri 3"


def test_a_storm_that_was_explored_is_not_said_to_have_been_run_into_as_well():
    steps = [ev.ExplorerTurned(0, YELLOW), ev.StormRevealed(0, YELLOW), ev.StormCame(0, YELLOW)]
    assert told(steps) == ["You explored: the yellow storm", "You: the yellow storm is in play"]
    assert told(steps[1:])[0] == "You ran into the yellow storm"


def test_a_hand_shown_to_a_rival_is_told_card_by_card():
    assert told([ev.HandShown(1, (30, 5))]) == ["Ada swapped 5, 30 for the row"]


def test_every_seat_has_a_shape_of_its_own(qapp):
    from PySide6.QtCore import QRectF

    shapes = [seat_shape(seat, QRectF(0, 0, 20, 20)).toFillPolygon() for seat in range(5)]
    corners = [[(round(p.x()), round(p.y())) for p in shape.toList()] for shape in shapes]
    assert all(one != two for i, one in enumerate(corners) for two in corners[:i])

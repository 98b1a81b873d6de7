"""The end of a voyage: a light along the islands, figures beside the board, and what can be done next."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from shtil_desktop.games.base import Result
from shtil_desktop.games.shtil.lost_gaps import facts_of
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.table.items.gap_marks import GapMark
from shtil_desktop.games.shtil.table.places import Kind
from shtil_desktop.games.shtil.table.words.tally_words import Record, tally_parts
from shtil_desktop.play.profile.statistics.figures import Summary
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.places import Fixture, Spot
from shtil_desktop.table.speech import press
from shtil_desktop.table.words.locale_words import percent_text
from tests.games.shtil.table.sailing import Player
from tests.pictures.table_pictures import SUBJECTS, reach
from tests.play.sailing import new_voyage

MOMENT = {Result.WON: "win", Result.LOST: "loss"}
KIND = Summary(12, 8, 0, 3, 5, 50, {"cards_left": 9.5}, 4, 3)


def end(player: Player, result: Result) -> None:
    subject = next(s for s in SUBJECTS if s.name == f"standard-1-{MOMENT[result]}")
    session = reach(subject)
    assert session is not None
    player.controller.begin(session)


def play_to_the_last(player: Player) -> None:
    """All but the last action of a voyage that was won, and then that one with motion."""
    end(player, Result.WON)
    player.controller.undo()
    last = player.session._undone[-1][0].action
    player.scene.animator.speed = Speed.SLOW
    player.controller.play(last)


@pytest.mark.parametrize("mode", [Mode.STANDARD, Mode.ARCH, Mode.PYRAMID])
def test_the_light_passes_start_islands_and_finish_in_the_order_of_the_line(player, mode):
    player.sail(Options(mode, 1), 3)
    stage = player.scene.stage
    cells = stage.places.cells
    stage.veil.show_as(islands=tuple(range(len(cells))))
    stops = stage.veil.stops()
    around = [rect for rect in (stage.places.start, stage.places.finish) if rect is not None]
    assert [rect for rect in stops if rect not in around] == list(cells)
    assert stops[-1] == stage.places.finish


@pytest.mark.parametrize("how", ["key", "click"])
def test_what_skips_the_light_does_no_more(player, how):
    play_to_the_last(player)
    wanted: list[bool] = []
    player.controller.another_wanted.connect(lambda: wanted.append(True))
    assert player.scene.animator.is_running and not player.scene.stage.end.isVisible()
    if how == "key":
        player.key(Qt.Key.Key_Return)
    else:
        player.click(Spot(Kind.CELL, 3))
    assert player.scene.stage.end.isVisible() and player.scene.stage.veil.part == 1.0
    assert not wanted
    player.key(Qt.Key.Key_Return)
    player.key(Qt.Key.Key_Return)
    assert wanted


def test_an_enter_too_many_marks_the_first_choice_and_does_not_deal_anew(player):
    end(player, Result.WON)
    wanted: list[bool] = []
    player.controller.another_wanted.connect(lambda: wanted.append(True))
    player.key(Qt.Key.Key_Return)
    assert not wanted and player.scene.stage.end.focused == Spot(Fixture.CHOICE, 0)
    player.key(Qt.Key.Key_Return)
    assert wanted == [True]


def test_an_enter_that_is_held_down_takes_no_choice(player):
    end(player, Result.WON)
    wanted: list[bool] = []
    player.controller.another_wanted.connect(lambda: wanted.append(True))
    for _ in range(9):
        event = QKeyEvent(
            QKeyEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True
        )
        QApplication.sendEvent(player.view, event)
    assert not wanted and player.scene.stage.end.focused is None


def test_without_motion_the_light_is_there_at_once(player):
    end(player, Result.WON)
    stage = player.scene.stage
    assert stage.veil.is_won and stage.veil.part == 1.0 and not player.scene.animator.is_running
    assert stage.veil.islands == tuple(sorted(stage.islands))
    assert all(item.zValue() > stage.veil.sky.zValue() for item in stage.islands.values())


def test_figures_of_the_voyage_are_told_and_those_of_its_kind_when_they_come(player):
    end(player, Result.WON)
    tally = player.scene.stage.end_marks.tally
    assert tally.isVisible() and [part.title for part in tally.parts] == ["This voyage"]
    player.controller.end.take_record(Record("another voyage", KIND))
    assert len(tally.parts) == 1
    player.controller.end.take_record(Record(player.session.match.id, KIND))
    assert tally.parts[0].title == "This voyage"
    told = dict(tally.parts[1].lines)
    assert (
        told["Win rate"] == percent_text(8 / 12)
        and told["Wins in a row"] == "3"
        and told["Best streak"] == "5"
    )
    player.controller.undo()
    assert not tally.isVisible()


@pytest.mark.parametrize(
    ("options", "title"),
    [
        (Options(Mode.STANDARD, 3), "Standard voyage, 3\xa0players"),
        (Options(Mode.STANDARD, 3, reefs=True, wilds=2), "Standard voyage, 3\xa0players, same expansions"),
        (Options(Mode.STANDARD, 1, removed=4), "Standard voyage, solo, Galatea"),
        (Options(Mode.COMPETITIVE, 2), "Competitive"),
    ],
)
def test_the_figures_name_the_voyages_that_they_count(options, title):
    match = new_voyage(options)
    parts = tally_parts(match, 4, True, Record(match.id, KIND))
    assert parts[-1].title == title


def test_a_daily_tells_its_days_and_leads_to_the_calendar(player):
    end(player, Result.WON)
    voyage = player.session.match
    voyage.daily = date(2026, 11, 17)
    player.controller.tell_again()
    assert "Calendar" in player.scene.stage.end.choices
    parts = tally_parts(voyage, 4, True, Record(voyage.id, KIND, voyage.daily, 3))
    assert parts[0].title == "Daily voyage won" and dict(parts[0].lines) == {"Days in a row": "3"}
    with player.qtbot.waitSignal(player.controller.calendar_wanted):
        press(player.scene, Spot(Fixture.CHOICE, player.scene.stage.end.choices.index("Calendar")))


def test_a_lost_gap_stays_marked_through_another_size_and_language(player):
    end(player, Result.LOST)
    stage = player.scene.stage
    facts = facts_of(player.session.game)
    assert facts is not None
    narrow = facts.narrow
    cells = {cell for gap in narrow for cell in range(gap.first, gap.last + 1)}
    assert cells
    for change in (lambda: None, lambda: player.view.resize(1200, 700), player.controller.tell_again):
        change()
        assert {i for i, item in enumerate(stage.cells) if item.gap is GapMark.LOST} == cells
        assert not any(card.isVisible() for card in stage.hand)


def test_rivals_have_their_score_sheet_and_below_it_the_figures(player):
    subject = next(s for s in SUBJECTS if s.name == "competitive-win")
    session = reach(subject)
    assert session is not None
    player.view.resize(1366, 740)
    player.controller.begin(session)
    stage, tally = player.scene.stage, player.scene.stage.end_marks.tally
    assert stage.scores is not None and stage.scores.isVisible() and tally.isVisible()
    assert stage.scores.rect.bottom() < tally.rect.top() < stage.log.rect.top()
    player.view.resize(1024, 640)  # no column of its own: the score sheet alone
    assert stage.scores.isVisible() and not tally.isVisible()


def test_every_undo_is_counted_and_kept():
    import json

    from shtil_desktop.play.profile.matches.sidecar import restore, to_sidecar
    from tests.games.shtil.table.sailing import new_session

    session = new_session(Options(Mode.STANDARD, 1), 24)
    for _ in range(3):
        session.play(next(action for action in session.view().legal if not action.price))
        session.undo()
    assert session.match.undos_used == 3
    found = to_sidecar(session.match)
    assert restore(session.game, "a", json.dumps(found).encode()).undos_used == 3
    del found["undos_used"]  # as older versions wrote it
    assert restore(session.game, "a", json.dumps(found).encode()).undos_used == 1

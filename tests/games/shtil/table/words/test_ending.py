"""The end: words below the board, and the board to be looked at."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSizeF

from shtil_desktop.games.shtil import lost_gaps
from shtil_desktop.games.shtil.lost_gaps import EndingFacts
from shtil_desktop.games.shtil.rules.line import Gap
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.outcome import Ending, VoyageOutcome
from shtil_desktop.games.shtil.table.items.card_item import CardMark
from shtil_desktop.games.shtil.table.items.veil import VeilItem
from shtil_desktop.games.shtil.table.layout.geometry import Needs, arrange
from shtil_desktop.games.shtil.table.layout.left_handed import mirrored
from shtil_desktop.games.shtil.table.rendering.pictures import Pictures
from shtil_desktop.games.shtil.table.words.log_words import Teller, ending_reason
from shtil_desktop.table.game_table import EndText
from shtil_desktop.table.items.end_panel import EndItem
from tests.games.shtil.table.layout.test_geometry import KINDS, SIZES
from tests.pictures.table_pictures import SUBJECTS, reach

LONG = "Ada kann weder eine Karte spielen noch zwei ablegen. Leer: 1 Feld. Noch auf der Hand: das Ziel."
CHOICES = ("Neue Karten", "Rückblick", "Gleiche Karten noch einmal", "Neue Fahrt", "Zurücknehmen")


@pytest.mark.parametrize("is_left_handed", [False, True], ids=["right", "left"])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("options", KINDS, ids=lambda options: options.key)
def test_the_words_of_the_end_lie_below_the_islands(qapp, options, size, is_left_handed):
    places = arrange(QSizeF(*size), Needs.of(options))
    places = mirrored(places) if is_left_handed else places
    pictures = Pictures(piece=places.card, scale=places.scale)
    end = EndItem(pictures)
    end.show_as(title="Die Fahrt ist verloren", text=LONG, choices=CHOICES)
    end.lay(places.end_room)
    assert QRectF(0, 0, *size).contains(end.rect)
    lowest = max(cell.bottom() for cell in places.cells)
    assert end.rect.top() > lowest - places.card.height() * 0.2
    assert not end.rect.intersects(places.crew) and not end.rect.intersects(places.discards)
    rects = end.choice_rects()
    assert all(end.rect.contains(rect) for rect in rects)
    assert not any(one.intersects(two) for one, two in combinations(rects, 2))
    assert end.choice_at(rects[2].center()) == 2


def test_the_veil_leaves_the_panels_alone(qapp):
    places = arrange(QSizeF(1366, 728), Needs.of(Options(Mode.STANDARD, 3)))
    veil = VeilItem(Pictures())
    veil.lay(places)
    assert places.log is not None
    assert not veil.sky._open_air.contains(places.crew.center())
    assert not veil.sky._open_air.contains(places.log.center())
    assert veil.sky._open_air.contains(places.frame.center())


def test_the_hand_comes_back_with_the_move(player):
    player.sail(Options(Mode.STANDARD, 3), 2)
    player.play_out()
    stage = player.scene.stage
    assert stage.end.isVisible() and not any(card.isVisible() for card in stage.hand)
    player.controller.undo()
    assert not stage.end.isVisible()
    assert stage.hand and all(card.isVisible() for card in stage.hand)


def test_only_the_players_own_share_is_called_her_own(player):
    session = reach(next(subject for subject in SUBJECTS if subject.name == "standard-5-split"))
    assert session is not None
    player.controller.begin(session)
    rows = player.scene.stage.split.rows
    assert [row.is_own for row in rows] == [True, False, False, False, False]
    assert all(row.pledge is not None for row in rows[1:])


def lost(**facts: Any) -> EndingFacts:
    outcome = VoyageOutcome((), Ending.NO_MOVE, stuck=1)
    return EndingFacts(
        outcome, hand=(), refused=(), cards_left=4, **{"empty_cells": (), "narrow": ()} | facts
    )


def told(facts: EndingFacts) -> str:
    return ending_reason(facts, Teller(["You", "Ada"], 0, Options(Mode.SUN_MOON, 2).layout))


def test_the_gap_that_nothing_was_left_for_is_named():
    text = told(lost(empty_cells=(22,), narrow=(Gap(22, 22, 35, 37),)))
    assert "Left empty: 1\N{NO-BREAK SPACE}cell." in text
    assert text.endswith("The gap between\xa035 and\xa037 can’t be filled any more.")


def test_islands_that_lie_the_wrong_way_are_counted():
    assert told(lost(wrong_sides=(3,))).endswith("1\N{NO-BREAK SPACE}island showed the wrong side.")
    assert told(lost(wrong_sides=(3, 4))).endswith("2\N{NO-BREAK SPACE}islands showed the wrong side.")
    assert "side" not in told(lost())


def test_islands_that_lie_the_wrong_way_are_shown_above_the_fog(player, monkeypatch):
    player.sail(Options(Mode.SUN_MOON, 1), 5)
    player.gesture(player.decide())
    stage = player.scene.stage
    cell, island = next(iter(stage.islands.items()))
    monkeypatch.setattr(lost_gaps, "facts_of", lambda game: lost(wrong_sides=(cell,)))
    player.scene.end.show(EndText("Lost", "So it was.", False), ["New voyage"], player.session)
    assert island.mark is CardMark.OPEN
    assert island.zValue() > stage.veil.zValue()
    player.controller.undo()
    player.controller.redo()
    island = stage.islands[cell]
    assert island.mark is not CardMark.OPEN
    assert island.zValue() < stage.veil.zValue()

"""The hint on the table: asked for by key, button or menu, shown on the board, played or waved away."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from shtil_desktop.games.shtil.crew import hint as hints
from shtil_desktop.games.shtil.crew import sign_on
from shtil_desktop.games.shtil.crew.hint import Hint
from shtil_desktop.games.shtil.crew.hint_reasons import Reason, Why
from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.table.hints.display import hint_spots
from shtil_desktop.games.shtil.table.hints.reason_words import FACTUAL, reason_text
from shtil_desktop.games.shtil.table.hints.words import hint_text
from shtil_desktop.games.shtil.table.items.card_item import CardMark
from shtil_desktop.games.shtil.table.places import Kind
from shtil_desktop.table.controller import TableController
from shtil_desktop.table.places import Button, Spot
from shtil_desktop.table.scene import TableScene
from shtil_desktop.table.view import TableView
from shtil_desktop.table.words.locale_words import chance_text, percent_text
from tests.games.shtil.table.input.test_every_mode import KINDS
from tests.games.shtil.table.sailing import Player
from tests.table.fake_worker import FakeWorker

K = Qt.Key


@pytest.fixture
def worker(qapp) -> FakeWorker:
    return FakeWorker(waits=lambda request: True)


@pytest.fixture
def slow(qtbot, worker) -> Iterator[Player]:
    """A player whose adviser thinks as long as the test wants."""
    scene = TableScene()
    view = TableView(scene)
    qtbot.addWidget(view)
    controller = TableController(scene, worker)
    controller.mates.pace = 0
    view.resize(1024, 640)
    view.show()
    yield Player(qtbot, view, scene, controller, Random(7))
    controller.session = None
    controller.let_go()


def picks_of(player: Player) -> Any:
    assert player.scene.choices is not None
    return player.scene.choices


def first_placement(player: Player) -> do.PlayIsland:
    return next(a for a in picks_of(player).view.legal if isinstance(a, do.PlayIsland) and not a.price)


def answer(player: Player, worker: FakeWorker, hint: Hint, is_last: bool = True) -> None:
    request = worker.requests[-1]
    if is_last:
        request.answer(hint)
    else:
        request.tell(hint)
    assert picks_of(player).hint is hint


SOLO = Options(Mode.STANDARD, 1)


def test_h_asks_and_the_move_is_shown(slow, worker):
    slow.sail(SOLO, 5)
    slow.key(K.Key_H)
    view, words, begun = worker.last.arguments
    assert (worker.last.name, begun) == ("hint", None)
    assert view == slow.session.view()
    assert words == (SOLO.key, 5, 0, 0)
    move = first_placement(slow)
    answer(slow, worker, Hint(move, 0.58, reason=Reason(Why.FREE_NOW, {"later": 2, "beside": 10})))
    stage = slow.scene.stage
    assert stage.cells[move.cell].ghost == move.number
    assert len(stage.beacons.beacons) == 2, "the card and its cell"
    assert str(move.number) in slow.text
    panel = slow.scene.hints.panel
    assert panel.isVisible()
    assert "58" in panel.told.chance
    assert panel.told.reason


def test_the_button_asks_too(slow, worker):
    slow.sail(SOLO, 5)
    slow.click(Button.HINT.spot)
    assert worker.last.name == "hint"


@pytest.mark.parametrize("key", [K.Key_Return, K.Key_H])
def test_enter_or_h_again_plays_it(slow, worker, key):
    slow.sail(SOLO, 5)
    slow.key(K.Key_H)
    move = first_placement(slow)
    answer(slow, worker, Hint(move))
    slow.key(key)
    assert slow.session.history[-1].action == move
    assert not slow.scene.hints.is_shown
    assert not slow.scene.stage.beacons.beacons


def test_a_click_plays_it(slow, worker):
    slow.sail(SOLO, 5)
    slow.key(K.Key_H)
    move = first_placement(slow)
    answer(slow, worker, Hint(move))
    slow.click(Button.PLAY_HINT.spot)
    assert slow.session.history[-1].action == move


def test_escape_waves_it_away_and_takes_back_nothing_else(slow, worker):
    slow.sail(SOLO, 5)
    slow.key(K.Key_H)
    move = first_placement(slow)
    answer(slow, worker, Hint(move))
    slow.click(slow.hand_spot(move.card))
    assert picks_of(slow).picked is not None
    slow.key(K.Key_Escape)
    assert picks_of(slow).hint is None
    assert picks_of(slow).picked is not None
    slow.key(K.Key_Escape)
    assert picks_of(slow).picked is None


def test_a_hint_can_be_followed_by_hand(slow, worker):
    slow.sail(SOLO, 5)
    slow.key(K.Key_H)
    move = first_placement(slow)
    answer(slow, worker, Hint(move), is_last=False)
    slow.click(slow.hand_spot(move.card))
    assert picks_of(slow).hint is not None
    answer(slow, worker, Hint(move, 0.5))
    assert picks_of(slow).picked is not None, "a better answer leaves the card in her fingers"
    slow.click(Spot(Kind.CELL, move.cell))
    assert slow.session.history[-1].action == move


def test_asking_again_at_the_same_moment_needs_no_thought(slow, worker):
    slow.sail(SOLO, 5)
    slow.key(K.Key_H)
    hint = Hint(first_placement(slow), 0.5)
    answer(slow, worker, hint)
    asked = worker.last
    slow.key(K.Key_Escape, K.Key_H)
    assert picks_of(slow).hint is hint
    assert worker.last is asked
    assert slow.session.match.hints_used == 1


# What does not count, and what ends it


def test_it_is_counted_once_it_is_seen(slow, worker):
    slow.sail(SOLO, 5)
    slow.key(K.Key_H)
    assert slow.session.match.hints_used == 0
    move = first_placement(slow)
    answer(slow, worker, Hint(move), is_last=False)
    answer(slow, worker, Hint(move, 0.5))
    assert slow.session.match.hints_used == 1


def test_one_that_was_cancelled_is_not_counted(slow, worker):
    slow.sail(SOLO, 5)
    slow.key(K.Key_H, K.Key_Escape)
    assert worker.last.is_cancelled()
    worker.last.answer(Hint(first_placement(slow)))
    assert picks_of(slow).hint is None
    assert slow.session.match.hints_used == 0


def test_nothing_to_say_is_not_counted(slow, worker):
    slow.sail(SOLO, 5)
    slow.key(K.Key_H)
    worker.last.answer(None)
    assert slow.text == "There is no hint to give right now"
    assert slow.session.match.hints_used == 0


def test_a_crash_is_told_and_she_may_ask_again(slow, worker):
    slow.sail(SOLO, 5)
    slow.key(K.Key_H)
    worker.last.fail()
    assert slow.text.startswith("No hint this time")
    assert slow.session.match.hints_used == 0
    slow.key(K.Key_H)
    assert len(worker.requests) == 2 and worker.last.is_open


def test_a_move_ends_the_thinking(slow, worker):
    slow.sail(SOLO, 5)
    slow.key(K.Key_H)
    asked, move = worker.last, first_placement(slow)
    slow.click(slow.hand_spot(move.card))
    slow.click(Spot(Kind.CELL, move.cell))
    assert asked.is_cancelled()
    assert not slow.controller.adviser.is_thinking


def test_undo_ends_it_and_undoes(slow, worker):
    slow.sail(SOLO, 5)
    slow.controller.play(first_placement(slow))
    slow.key(K.Key_H)
    asked = worker.last
    slow.controller.undo()
    assert asked.is_cancelled()
    assert slow.session.length == 0
    slow.controller.redo()
    slow.key(K.Key_H)
    answer(slow, worker, Hint(first_placement(slow)))
    slow.controller.undo()
    assert slow.session.length == 0, "a hint on the board is not in the way"


def test_a_late_answer_to_an_old_question_is_not_shown(slow, worker):
    slow.sail(SOLO, 5)
    slow.key(K.Key_H)
    hint = Hint(first_placement(slow))
    worker.last.send(hint)
    slow.controller.restart()
    worker.deliver()
    assert picks_of(slow).hint is None


def test_what_takes_longer_is_told_to_be_under_way(slow, worker):
    slow.sail(SOLO, 5)
    slow.key(K.Key_H)
    slow.qtbot.waitUntil(lambda: slow.text == "Looking for a good move…")
    slow.click(Button.CANCEL.spot)
    assert worker.last.is_cancelled()
    assert slow.text.startswith("Your turn")


# When there is none


def test_a_mates_turn_has_no_hint(slow, worker):
    slow.sail(Options(Mode.STANDARD, 2), 5)
    slow.controller.play(first_placement(slow))
    before = len(worker.requests)
    slow.key(K.Key_H)
    assert slow.text == "You can get a hint when it is your turn"
    assert len(worker.requests) == before


def test_the_end_has_no_hint(player):
    player.sail(SOLO, 3)
    player.play_out()
    end = player.scene.stage.end
    before = end.text
    player.key(K.Key_H)
    assert end.text.startswith("The voyage is over"), "where it can be read"
    player.scene.line.show_wish()
    assert end.text == before


def test_a_table_without_an_adviser_has_no_button(slow):
    slow.controller.session = None
    slow.scene.gives_hints = False
    slow.sail(SOLO, 5)
    slow.scene.gives_hints = False
    slow.scene.show_view(slow.session.view())
    assert Button.HINT not in picks_of(slow).buttons()


# Payments


def test_while_paying_the_hint_is_about_the_cards(slow, worker):
    slow.sail(SOLO, 5)
    slow.key(K.Key_D)
    slow.key(K.Key_H)
    assert worker.last.arguments[2] == do.Discard()
    hand = picks_of(slow).view.hand
    hint = Hint(do.Discard((hand[4], hand[3])), reason=Reason(Why.LEAST_USEFUL, cards=(hand[3], hand[4])))
    answer(slow, worker, hint)
    assert picks_of(slow).chosen == [4, 3]
    slow.key(K.Key_Return)
    assert slow.session.history[-1].action == hint.action


def test_the_cards_that_pay_are_marked(slow, worker):
    slow.sail(SOLO, 5)
    slow.key(K.Key_H)
    hand = picks_of(slow).view.hand
    answer(slow, worker, Hint(do.Discard((hand[0], hand[2]))))
    marks = [item.mark for item in slow.scene.stage.hand]
    assert [mark is CardMark.CHOSEN for mark in marks] == [True, False, True, False, False]


# Every decision of every mode


@pytest.mark.parametrize("options", [KINDS[0], *KINDS[7:]], ids=lambda options: options.key)
def test_whole_voyages_by_hints_alone(player, options, monkeypatch):
    """Each hint is marked on the board, told in words with a reason, and played by pressing Enter."""
    monkeypatch.setattr(hints, "TURNS", 100)
    player.sail(options, 3)
    seen: set[type[ShtilAction] | None] = set()
    for _ in range(300):
        player.wait()
        if player.session.game.result is not None:
            break
        player.key(K.Key_H)
        player.qtbot.waitUntil(lambda: picks_of(player).hint is not None)
        hint, told = picks_of(player).hint, picks_of(player).told
        assert told.move and told.reason, hint
        assert "{" not in told.spoken and "%n" not in told.spoken and "(s)" not in told.spoken, told
        marks = player.scene.stage.beacons.beacons
        has_mark = marks or picks_of(player).pending or isinstance(hint.action, do.Split | do.Pass)
        assert has_mark, (hint, hint_spots(picks_of(player)))
        seen.add(type(hint.action))
        before = player.session.moment
        player.key(K.Key_Return)
        assert player.session.moment > before, (hint, player.text)
    assert player.session.game.result is not None
    assert player.session.match.hints_used > 5
    assert seen


def test_a_pledge_is_hinted_at_too(player):
    for number in range(1, 40):
        player.sail(Options(Mode.STANDARD, 3), number)
        for _ in range(60):
            player.wait()
            if player.session.game.result is not None or picks_of(player).is_pledging:
                break
            decider = sign_on("captain", number)
            player.controller.play(decider.decide(player.session.view()))
        if player.session.game.result is None and picks_of(player).is_pledging:
            break
    player.key(K.Key_H)
    player.qtbot.waitUntil(lambda: picks_of(player).hint is not None)
    assert picks_of(player).hint.action is None
    assert len(player.scene.stage.beacons.beacons) == 1
    player.key(K.Key_Return)
    player.wait()
    assert not picks_of(player).is_pledging


# Words


def test_there_is_a_sentence_for_every_reason():
    names = "numbers cells later beside number low high numbers_below cells_below numbers_above cells_above"
    facts = dict.fromkeys(f"{names} price row cards empty points needed".split(), 3)
    for why in Why:
        for count in (1, 2):
            told = reason_text(Reason(why, facts, cards=(5, 6)[:count]))
            assert told.endswith("."), why
            assert "{" not in told and "%n" not in told and "(s)" not in told, told


def test_every_reason_with_facts_counts_them():
    only = reason_text(Reason(Why.ONLY_NUMBERS, {"numbers": 3, "cells": 3}))
    assert only.startswith("Only 3\N{NO-BREAK SPACE}numbers")
    assert "1\N{NO-BREAK SPACE}card." in reason_text(Reason(Why.FREE_NOW, {"later": 1, "beside": 9}))
    assert "2\N{NO-BREAK SPACE}cards." in reason_text(Reason(Why.FREE_NOW, {"later": 2, "beside": 9}))
    assert set(FACTUAL) < set(Why)


def test_a_pledge_of_none_says_why(player):
    player.sail(SOLO, 5)
    told = hint_text(Hint(None, pledge=0), picks_of(player).view, ["You"], True)
    assert told.move == "Offer 0\N{NO-BREAK SPACE}cards"
    assert told.reason.startswith("You need every")


def test_chances_are_told_honestly(player):
    player.sail(SOLO, 5)
    view = picks_of(player).view
    move, other = (a for a in view.legal[:2])
    assert chance_text(0.996) == percent_text(0.99), "only what is certain is 100"
    assert chance_text(1.0) == percent_text(1.0)
    assert chance_text(0.001) == percent_text(0.01)
    assert chance_text(0.0) == percent_text(0.0)
    lost = hint_text(
        Hint(move, 0.0, reason=Reason(Why.LOST_GAP, {"low": 49, "high": 56})), view, ["You"], True
    )
    assert lost.chance == "This voyage can’t be won any more"
    assert lost.reason == "Nothing fits between\xa049 and\xa056. Undo takes you back."
    ahead = hint_text(Hint(move, 0.6, other, 0.5), view, ["You"], True)
    assert ahead.otherwise.startswith("Or: ")
    for runner_up in (0.6, 0.59):
        level = hint_text(Hint(move, 0.6, other, runner_up), view, ["You"], True)
        assert level.otherwise.startswith("Perhaps just as good")
    behind = hint_text(Hint(move, 0.4, other, 0.99), view, ["You"], True)
    assert behind.otherwise.startswith("Perhaps even better")
    assert behind.otherwise.endswith(f"({percent_text(0.99)})")
    unknown = hint_text(Hint(move), view, ["You"], False)
    assert unknown.chance == "Still thinking…"
    assert hint_text(Hint(move), view, ["You"], True).chance == ""


def test_the_panel_leaves_room_for_all_its_words(slow, worker):
    """At the smallest size, with a full crew and a long reason."""
    slow.view.resize(1024, 600)
    slow.sail(Options(Mode.STANDARD, 5), 5)
    slow.key(K.Key_H)
    long = Reason(Why.ROOM, {"numbers_below": 21, "cells_below": 11, "numbers_above": 32, "cells_above": 12})
    move = do.PlayIsland(40, 20, 40, 4, (11, 22, 33, 44))
    answer(slow, worker, Hint(move, 0.5, do.PlayIsland(41, 20, 41, 4, (11, 22, 33, 44)), 0.4, long))
    panel, places = slow.scene.hints.panel, slow.scene.stage.places
    assert panel.rect.height() == pytest.approx(panel._height(panel.rect.width()))
    assert places.crew.contains(panel.rect)
    for mate in slow.scene.stage.mates:
        assert not mate.rect.intersects(panel.rect)
        assert mate.rect.height() > 50
    slow.key(K.Key_Escape)
    assert [mate.rect for mate in slow.scene.stage.mates] == list(places.mates)


def test_keys_work_on_a_russian_keyboard(slow, worker):
    slow.sail(SOLO, 5)
    event = QKeyEvent(QEvent.Type.KeyPress, ord("Р"), Qt.KeyboardModifier.NoModifier, "р")
    slow.scene.keyPressEvent(event)
    assert worker.last.name == "hint"


def test_words_too_long_for_the_line_take_two(slow):
    """Between the buttons of a small window nothing is cut off."""
    slow.sail(SOLO, 5)
    prompt = slow.scene.stage.prompt
    words = "Sie sind am Zug: Spielen Sie eine Karte"
    while prompt.rect.width() >= prompt.wanted_width:  # fonts differ from one machine to the next
        words += " oder legen Sie zwei ab"
        slow.scene.say(words)
    box = prompt.rect
    assert any(prompt._fits(font, box) for font in prompt._small_fonts())

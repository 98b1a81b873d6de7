"""A decision tried again: on the table as it was, judged, told what it costs without what can't be known."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from typing import Any

import pytest

from shtil_desktop.games.base import Action
from shtil_desktop.games.mistakes import Loss, Mistake
from shtil_desktop.games.problems import Judgement, Verdict
from shtil_desktop.games.shkap.rules.actions import Lay
from shtil_desktop.games.shtil.rules.actions import Discard, PlayIsland
from shtil_desktop.games.shtil.rules.events import StormRevealed
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.play.match import Match, Seat
from shtil_desktop.play.profile.training.drills import Drill, after_try, new_drill
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.theme import DAY
from shtil_desktop.windows.pages.training.exercise.exercise_page import ExercisePage
from shtil_desktop.windows.pages.training.exercise.exercise_words import State
from shtil_desktop.windows.pages.training.mistakes.drill_exercise import DrillExercise
from tests.table.fake_worker import FakeWorker
from tests.windows.pages.training.drilling import match_of, mistake_in, shtil_mistake

FOUND, DAY_LATER = date(2026, 11, 12), timedelta(days=1)


def drill_of(game: str) -> tuple[Match, Mistake, Action]:
    if game == "shtil":
        return shtil_mistake()
    level, loss = {"qwirkle": ("greedy", Loss.POINTS), "shkap": ("deckhand", Loss.COINS)}[game]
    return match_of(game, level, 3), *mistake_in(game, level, 3, loss)


class Trainee:
    def __init__(self, qtbot: Any, match: Match, mistake: Mistake) -> None:
        self.kept: list[bool] = []
        self.exercise = DrillExercise(match, mistake, self._keep)
        self.page: Any = ExercisePage(DAY, self.exercise, Speed.OFF)
        self.worker = FakeWorker()
        self.page.use(self.worker)
        qtbot.addWidget(self.page)
        self.page.resize(1024, 640)
        self.page.show()

    def _keep(self, is_solved: bool) -> Drill:
        self.kept.append(is_solved)
        return after_try(new_drill("toy", "m", Mistake(3, Loss.MATCH), FOUND), FOUND + DAY_LATER, is_solved)

    def is_at(self, state: State) -> bool:
        return self.page.state is state

    def play(self, action: Action) -> None:
        self.page.decide(action)
        self.hear()

    def hear(self) -> None:
        self.worker.deliver()


@pytest.fixture(params=["shtil", "qwirkle", "shkap"])
def drill(request) -> tuple[Match, Mistake, Action]:
    return drill_of(request.param)


def test_the_same_mistake_is_wrong_again_and_something_better_solves_it(drill, qtbot):
    match, mistake, better = drill
    trainee = Trainee(qtbot, match, mistake)
    page = trainee.page
    assert len(page.position.actions) == mistake.action and trainee.is_at(State.ASKED)
    trainee.play(match.game.actions[mistake.action][1])
    assert trainee.is_at(State.WRONG) and page.plate.words.text() and trainee.kept == [False]
    assert page.plate.kept.text() == "Missed: comes back on 14\xa0November."
    page.plate.main.click()
    assert not page.plate.kept.isVisible()
    trainee.play(better)
    assert trainee.is_at(State.SOLVED) and page.plate.words.text()
    said = page.plate.kept.text()
    assert said == "Not right away: comes back on 14\xa0November." and page.plate.kept.isVisible()
    assert page.plate.kept.text() in page.plate.spoken
    assert trainee.kept == [False]  # only the first verdict of a sitting counts


def test_solved_at_once_it_is_kept_as_solved(drill, qtbot):
    match, mistake, better = drill
    trainee = Trainee(qtbot, match, mistake)
    trainee.play(better)
    assert trainee.kept == [True]


def test_it_shows_what_the_seat_saw_and_no_more(drill, qtbot):
    match, mistake, _ = drill
    trainee = Trainee(qtbot, match, mistake)
    shown = trainee.page.table.match
    assert shown.player == match.player and not trainee.exercise.is_open
    assert trainee.page.flow.open_cards is None
    assert f"action\xa0{mistake.action + 1}" in trainee.page.heading.text()
    assert "the original move: " in trainee.page.plate.about.text()


def test_in_shtil_hidden_cards_are_not_told_and_the_words_say_who_judges(qtbot):
    match, mistake, _ = shtil_mistake()
    trainee = Trainee(qtbot, match, mistake)
    assert "all cards known" in trainee.page.plate.asked.text()
    trainee.play(match.game.actions[mistake.action][1])
    assert trainee.page.plate.words.text().startswith("As the cards were dealt")


def test_what_nobody_could_find_out_in_time_is_said_and_not_counted(qtbot, monkeypatch):
    match, mistake, better = shtil_mistake()
    trainee = Trainee(qtbot, match, mistake)
    monkeypatch.setattr(
        "shtil_desktop.games.shtil.problems.judging.judge",
        lambda *_: Judgement(Verdict.UNKNOWN),
    )
    trainee.play(better)
    assert trainee.is_at(State.UNKNOWN) and trainee.kept == []
    assert not trainee.page.plate.on.isVisible() and "try another" in trainee.page.plate.words.text()


def test_a_mates_decision_is_tried_from_the_mates_seat(qtbot):
    match = match_of("shtil", "deckhand", 3)
    at = next(at for at, (seat, _) in enumerate(match.game.actions) if seat == 1)
    trainee = Trainee(qtbot, match, Mistake(at, Loss.MATCH))
    assert trainee.page.table.match.player == 1


def test_a_hint_nudges_shows_and_plays_what_is_better_and_it_is_not_solved_this_time(drill, qtbot):
    match, mistake, _ = drill
    trainee = Trainee(qtbot, match, mistake)
    page = trainee.page
    assert page.plate.hint.isVisible() and page.plate.solution.isVisible()
    page.plate.hint.click()
    trainee.hear()
    assert trainee.kept == [False] and page.plate.verdict.text() == "→ A hint" and page.plate.words.text()
    while page.scene.choices.hint is None:
        page.flow.hints.give()
    page.flow.hints.give()
    trainee.hear()
    assert trainee.is_at(State.SOLVED) and trainee.kept == [False]


def test_the_solution_of_a_drill_is_its_one_move_and_then_she_tries_it(drill, qtbot):
    match, mistake, _ = drill
    trainee = Trainee(qtbot, match, mistake)
    page = trainee.page
    trainee.play(match.game.actions[mistake.action][1])
    page.plate.solution.click()
    assert trainee.is_at(State.SHOWING) and not page.flow.done
    trainee.hear()
    while trainee.is_at(State.SHOWING):
        page.flow.solution.pause.stop()
        page.flow.solution.show_next()
    assert trainee.is_at(State.SHOWN) and len(page.flow.done) == 1
    assert page.plate.kept.text() == "Missed: comes back on 14\xa0November."
    page.plate.main.click()
    assert trainee.is_at(State.ASKED) and not page.flow.done and trainee.kept == [False]


def test_where_nothing_better_is_found_that_is_said(qtbot, monkeypatch):
    match, mistake, _ = shtil_mistake()
    trainee = Trainee(qtbot, match, mistake)
    page = trainee.page
    monkeypatch.setattr("shtil_desktop.games.shtil.review.better_move.keeping_move", lambda *_: None)
    page.plate.hint.click()
    trainee.hear()
    assert page.plate.verdict.text() == "? No hint right now"
    assert "couldn’t work out a good move" in page.plate.words.text()
    page.plate.solution.click()
    trainee.hear()
    assert trainee.is_at(State.ASKED) and page.plate.verdict.text() == "? No solution right now"


def test_one_decision_has_nothing_to_start_over(drill, qtbot):
    match, mistake, _ = drill
    trainee = Trainee(qtbot, match, mistake)
    assert not trainee.page.plate.again.isVisible()


def test_a_try_tells_nothing_of_the_bag(qtbot):
    match, mistake, _ = drill_of("qwirkle")
    trainee = Trainee(qtbot, match, mistake)
    before = list(match.game.position_after(mistake.action).hands[match.player])
    trainee.play(match.game.actions[mistake.action][1])
    rack = trainee.page.scene.stage.tiles.hand
    shown = [item.tile for item in rack if item is not None]
    assert len(shown) < len(before) and not Counter(shown) - Counter(before)
    trainee.page.plate.main.click()
    rack = trainee.page.scene.stage.tiles.hand
    assert Counter(item.tile for item in rack if item is not None) == Counter(before)


def test_a_try_tells_nothing_of_the_deck(qtbot):
    match = match_of("shtil", "deckhand", 3)
    decisions = [at for at, (seat, _) in enumerate(match.game.actions) if seat == match.player]
    at = next(at for at in decisions if isinstance(match.game.actions[at][1], PlayIsland))
    trainee = Trainee(qtbot, match, Mistake(at, Loss.CHANCE, 12))
    before = list(match.game.position_after(at).hands[match.player])
    trainee.play(match.game.actions[at][1])
    shown = [item.card for item in trainee.page.scene.stage.hand]
    assert len(shown) < len(before) and not Counter(shown) - Counter(before)
    trainee.page.flow.take_back()
    assert Counter(item.card for item in trainee.page.scene.stage.hand) == Counter(before)


def stormy_match() -> tuple[Match, int]:
    """A voyage in which the player discards two cards and then draws a storm; and that action."""
    game = Shtil(Options(seats=1, storms=True), 1)
    while True:
        at, action = len(game.actions), next(iter(game.completions(game.legal_actions()[-1])))
        events = game.apply(action)
        if isinstance(action, Discard) and any(isinstance(event, StormRevealed) for event in events):
            return Match(game, 0, (Seat(""),)), at


def test_neither_do_the_words_of_its_solution(qtbot):
    match, at = stormy_match()
    trainee = Trainee(qtbot, match, Mistake(at, Loss.CHANCE, 12))
    table = trainee.page.table
    position = match.game.position_after(at + 1)
    told = table.words_of_last(position)
    assert told.startswith("You discarded ") and "storm" not in told
    assert trainee.page.scene.stage.revealed is None
    trainee.play(match.game.actions[at][1])
    assert trainee.page.scene.stage.revealed is None


def test_hint_solution_and_praise_say_why_cards_are_laid_that_lead_to_no_chest(qtbot, monkeypatch):
    match = match_of("shkap", "deckhand", 3)
    at, route = next(
        (at, action)
        for at, (seat, action) in enumerate(match.game.actions)
        if seat == match.player and isinstance(action, Lay) and len(action.cards) > 1
    )
    alone, why = Lay(route.cards[:1]), "the cards are laid just to get rid of them"
    knowable = "shtil_desktop.games.shkap.review.knowable"
    monkeypatch.setattr(f"{knowable}.best_choice", lambda *_: alone)
    monkeypatch.setattr(f"{knowable}.judge", lambda *_: None)
    trainee = Trainee(qtbot, match, Mistake(at, Loss.COINS, 12))
    page, told = trainee.page, trainee.page.plate.words
    page.plate.hint.click()
    trainee.hear()
    assert why in told.text()
    page.plate.hint.click()
    assert why in told.text() and page.scene.choices.hint is not None
    page.flow.hints.give()
    trainee.hear()
    assert trainee.is_at(State.SOLVED) and told.text().endswith(f"{why}.")
    page.plate.again.click()
    page.plate.solution.click()
    trainee.hear()
    while trainee.is_at(State.SHOWING):
        page.flow.solution.pause.stop()
        page.flow.solution.show_next()
    assert trainee.is_at(State.SHOWN) and told.text().endswith(f"{why}.")

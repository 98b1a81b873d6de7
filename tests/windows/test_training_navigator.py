"""The ways of training: from the start page to a problem and back, the rules beside it, and its file."""

from typing import Any

import pytest
from PySide6.QtCore import Qt

from shtil_desktop.games.mistakes import Loss, Mistake
from shtil_desktop.games.problems import BadProblem
from shtil_desktop.play.profile.training.database import Training
from shtil_desktop.windows.background.background_training import BackgroundTraining
from shtil_desktop.windows.destinations import Destination, GameDestination
from shtil_desktop.windows.navigator import Navigator
from shtil_desktop.windows.pages.rules.page import RulesPage
from shtil_desktop.windows.pages.training.exercise.exercise_page import ExercisePage
from shtil_desktop.windows.pages.training.exercise.exercise_words import State
from shtil_desktop.windows.pages.training.page import TrainingPage
from tests.windows.pages.training.drilling import match_of
from tests.windows.pages.training.solving import right_move, wrong_move
from tests.windows.test_navigator import Port, port

__all__ = ["port"]


def listed(port: Port) -> Any:
    port.navigator.go(Destination.TRAINING)
    assert isinstance(port.shown, TrainingPage)
    return port.shown


def solving(port: Port, row: int = 0) -> Any:
    page = listed(port)
    page.problem_wanted.emit(page.listed[row])
    assert isinstance(port.shown, ExercisePage)
    found: Any = port.shown
    return found


def test_the_start_page_the_menu_and_a_key_lead_to_it(port, qtbot):
    port.navigator.show_start_page()
    port.window.show()
    port.shown.training.click()
    assert isinstance(port.shown, TrainingPage)
    assert port.window.windowTitle() == "Training – Shtil"
    port.shown.closed.emit()
    port.navigator.go(GameDestination(Destination.TRAINING, "shtil"))
    assert isinstance(port.shown, TrainingPage)


def test_a_problem_is_opened_and_left_and_the_list_is_as_it_was(port, qtbot):
    page = listed(port)
    page.problems.difficulties.buttons[2].click()
    wanted = page.listed[3]
    page.problem_wanted.emit(wanted)
    assert isinstance(port.shown, ExercisePage) and "problem" in port.window.windowTitle()
    port.shown.closed.emit()
    back = port.shown
    assert isinstance(back, TrainingPage) and back.problems.sifting.difficulty == 2
    qtbot.waitUntil(lambda: back.problems.list.chosen == wanted)


def test_previous_and_next_walk_the_list_and_solved_leads_to_an_unsolved_one(port, qtbot):
    problems = list(listed(port).listed)
    page = solving(port, 1)
    page.next_wanted.emit()
    assert port.shown.exercise.problem == problems[2]
    port.shown.previous_wanted.emit()
    port.shown.previous_wanted.emit()
    first = port.shown
    assert first.exercise.problem == problems[0] and not first.earlier.isEnabled()
    port.navigator.training.kept.note_solution("shtil", problems[1].id)
    first.more_wanted.emit()
    assert port.shown.exercise.problem == problems[2]


def test_it_is_judged_by_the_worker_of_the_window(port, qtbot):
    port.navigator.worker = port.worker
    page = solving(port)
    problem = page.exercise.problem
    page.flow.decide(wrong_move(problem, page.flow.position))
    qtbot.waitUntil(lambda: page.flow.state is State.WRONG)
    page.plate.main.click()
    while page.flow.state is State.ASKED:
        page.flow.decide(right_move(problem, page.flow.position))
        qtbot.waitUntil(lambda: page.flow.state not in (State.JUDGING, State.REPLYING))
    assert page.flow.state is State.SOLVED
    assert port.navigator.training.kept.of_problem("shtil", problem.id).wrong == 1


def test_the_rules_open_at_the_fitting_chapter_and_the_problem_waits(port, qtbot):
    port.navigator.worker = port.worker
    page = solving(port)
    problem = page.exercise.problem
    page.flow.decide(wrong_move(problem, page.flow.position))
    qtbot.waitUntil(lambda: page.flow.state is State.WRONG)
    port.navigator.go(Destination.RULES)
    assert isinstance(port.shown, RulesPage)
    port.shown.closed.emit()
    assert port.shown == page and page.flow.done
    page.plate.main.click()
    assert not page.flow.done and page.flow.chapter == "standard-turn"


def test_the_rules_are_those_of_the_game_whose_problems_are_listed(port):
    port.navigator.go(GameDestination(Destination.TRAINING, "shkap"))
    page = port.shown
    port.navigator.go(Destination.RULES)
    assert isinstance(port.shown, RulesPage) and "archipelago" in port.shown.anchors
    port.shown.closed.emit()
    assert port.shown is page


def test_beside_ones_mistakes_the_rules_are_those_of_the_game_of_the_decision(port):
    for game, level in (("shkap", "deckhand"), ("qwirkle", "greedy")):
        match = match_of(game, level, 3)
        port.store.save(match)
        port.navigator.drills.keep(match, (Mistake(0, Loss.COINS, 12),))
    page = listed(port)
    page.show_section(1)
    assert page.spot.game == "shtil" and len(page.sections[0].rows) == 2
    for row in page.sections[0].rows:
        row.again.setFocus()
        port.navigator.go(Destination.RULES)
        assert isinstance(port.shown, RulesPage)
        assert ("archipelago" in port.shown.anchors) is (row.listed.drill.game == "shkap")
        assert "storms" not in port.shown.anchors
        port.shown.closed.emit()
        assert port.shown is page


def test_a_problem_that_can_not_be_played_is_told_of(port, monkeypatch):
    page = listed(port)

    def refuse(face, problem):
        raise BadProblem("it can't be played")

    monkeypatch.setattr("shtil_desktop.games.problems.check", refuse)
    page.problem_wanted.emit(page.listed[0])
    assert port.shown is page and "can’t be opened" in page.problems.message.text()


def test_a_garbled_training_file_is_set_aside_and_told(tmp_path, port):
    path = tmp_path / "training.sqlite"
    path.write_bytes(b"nothing of ours" * 99)
    kept = BackgroundTraining(Training(path))
    navigator = Navigator(
        port.window, port.translations, port.store, port.navigator.statistics, training=kept
    )
    navigator.go(Destination.TRAINING)
    assert any("training was damaged" in text for text in port.window.notices.texts)
    assert len(port.shown.listed) == 248


def test_escape_from_the_list_leads_back_to_the_start_page(port, qtbot):
    port.navigator.show_start_page()
    start = port.shown
    page = listed(port)
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert port.shown is start


@pytest.mark.parametrize("language", ["de", "ru"])
def test_a_change_of_language_is_followed_by_list_and_exercise(port, language):
    from shtil_desktop.play.profile.settings import Language

    page = listed(port)
    before = page.problems.total.text()
    port.translations.choose(Language(language))
    page.retranslate()
    assert page.problems.total.text() != before
    exercise = solving(port)
    asked = exercise.plate.asked.text()
    port.translations.choose(Language.EN)
    exercise.retranslate()
    assert exercise.plate.asked.text() != asked

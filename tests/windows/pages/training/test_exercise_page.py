"""An exercise on the real table: right and wrong moves, hints, the solution, and no worker at hand."""

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QPushButton

from shtil_desktop.games import face_of
from shtil_desktop.games.problems import Judgement, Problem, Verdict, position_of
from shtil_desktop.games.shtil.problems.proof import Refutation
from shtil_desktop.games.shtil.rules.actions import Discard, Trade, UseCompass
from shtil_desktop.games.shtil.solver import Cause, Lost
from shtil_desktop.games.shtil.table.items.gap_marks import GapMark
from shtil_desktop.games.shtil.table.items.panels import MateItem
from shtil_desktop.games.shtil.table.places import Kind
from shtil_desktop.games.shtil.table.rendering.pictures import Pictures
from shtil_desktop.play.profile.settings import Language
from shtil_desktop.play.profile.training.progress import ProblemState
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.places import Button, Spot
from shtil_desktop.table.speech import spot_name
from shtil_desktop.table.theme import CONTRAST, NIGHT
from shtil_desktop.windows.language import Translations
from shtil_desktop.windows.pages.training.exercise.exercise_words import State, offer_buttons
from shtil_desktop.windows.pages.training.exercise.plate import Tone
from tests.table.fake_worker import FakeWorker
from tests.windows.pages.training.solving import Solver, never, problem_of, problems_of, right_move

translate = QCoreApplication.translate
KINDS = [
    ("shtil", "win", {"seats": 1}),
    ("shtil", "win", {"seats": 3}),
    ("qwirkle", "best", {}),
    ("qwirkle", "endgame", {}),
    ("shkap", "shortest", {}),
    ("shkap", "two-chests", {}),
]


@pytest.fixture(params=KINDS, ids=lambda kind: f"{kind[0]} {kind[1]} {kind[2].get('seats', '')}")
def solver(qtbot, request):
    game, kind, options = request.param
    return Solver(qtbot, problem_of(game, kind, **options))


@pytest.fixture
def endgame(qtbot):
    return Solver(qtbot, problem_of("qwirkle", "endgame"))


@pytest.fixture
def voyage(qtbot):
    return Solver(qtbot, problem_of("shtil", "win", seats=1))


def test_it_begins_with_the_position_and_what_is_asked(solver):
    page = solver.page
    assert solver.is_at(State.ASKED) and page.scene.choices.is_asked
    assert page.plate.asked.text() and "difficulty" in page.plate.about.text()
    assert page.heading.text().endswith("problem\xa07")


def test_right_moves_solve_it_at_the_first_try(solver):
    moves = 0
    while solver.is_at(State.ASKED):
        solver.play_right()
        moves += 1
    assert solver.is_at(State.SOLVED) and moves <= len(solver.problem.line)
    assert solver.progress.standing is ProblemState.FIRST_TRY
    plate = solver.page.plate
    assert "first try" in plate.about.text() and plate.picture.isVisible()
    assert "first try" not in plate.spoken  # it isn't said twice
    assert not solver.page.scene.choices.open_spots()


def test_a_wrong_move_is_told_with_what_refutes_it_and_can_be_undone(solver):
    page = solver.page
    solver.play_wrong()
    assert solver.is_at(State.WRONG) and page.plate.verdict.text().startswith("✕")
    assert page.plate.words.text() and not page.scene.choices.open_spots()
    assert page.plate.main.hasFocus() and page.plate.main.text() == "&Undo"
    page.plate.main.click()
    assert solver.is_at(State.ASKED) and not page.flow.done and page.scene.choices.is_asked
    while solver.is_at(State.ASKED):
        solver.play_right()
    assert solver.progress.standing is ProblemState.TRIES and solver.progress.wrong == 1


def lost_cells(solver):
    cells = solver.page.scene.stage.cells
    return {cell for cell, item in enumerate(cells) if item.gap is GapMark.LOST}


def named_cells(solver, action):
    """The cells that the refutation of a move says can't be filled."""
    position = solver.flow.position
    judged = problems_of("shtil").judge(solver.problem, position, action, never)
    if judged.verdict is not Verdict.LOSES or judged.refutation.line:
        return set()
    return set(judged.refutation.lost.cells)


@pytest.mark.parametrize("options", [{"seats": 1}, {"seats": 2}], ids=["alone", "two"])
def test_the_gap_that_refutes_a_move_is_marked_until_it_is_undone(qtbot, options):
    solver = Solver(qtbot, problem_of("shtil", "win", **options))
    position = solver.flow.position
    moves = (next(position.completions(opening)) for opening in position.legal_actions())
    action = next(move for move in moves if named_cells(solver, move))
    cells = named_cells(solver, action)
    solver.play(action)
    assert solver.is_at(State.WRONG) and lost_cells(solver) == cells
    solver.page.resize(1200, 800)
    solver.page.retranslate()
    assert lost_cells(solver) == cells
    spoken = spot_name(solver.page.scene, Spot(Kind.CELL, min(cells)))
    assert "can’t be filled any more" in spoken
    solver.page.plate.main.click()
    assert solver.is_at(State.ASKED) and not lost_cells(solver)


def test_a_gap_that_only_opens_later_in_the_refutation_is_not_marked(qtbot):
    solver = Solver(qtbot, problem_of("shtil", "win", seats=1))
    lost = Lost(Cause.TOO_FEW_NUMBERS, cells=(3, 4))
    solver.page.flow.table.show_refutation(Refutation((Discard((3, 4)),), lost))
    assert not lost_cells(solver)
    solver.page.flow.table.show_refutation(Refutation((), lost))
    assert lost_cells(solver) == {3, 4} - set(solver.page.scene.stage.islands)


def test_a_hint_first_nudges_then_shows_the_move_then_plays_it(solver):
    page = solver.page
    page.flow.hints.give()
    solver.hear()
    assert page.plate.words.text() and page.scene.choices.hint is None
    page.flow.hints.give()
    assert page.scene.choices.hint is not None and page.scene.choices.told is not None
    page.flow.hints.give()
    solver.hear()
    assert len(page.flow.done) >= 1 and (solver.is_at(State.ASKED) or solver.is_at(State.SOLVED))
    while solver.is_at(State.ASKED):
        solver.play_right()
    assert solver.progress.standing is ProblemState.HINT


def test_the_solution_is_played_through_and_counts_as_a_hint(solver):
    page = solver.page
    page.plate.solution.click()
    while solver.is_at(State.SHOWING):
        page.flow.solution.pause.stop()
        page.flow.solution.show_next()
    assert solver.is_at(State.SHOWN) and len(page.flow.done) == len(solver.problem.line)
    page.plate.main.click()
    assert solver.is_at(State.ASKED) and not page.flow.done and solver.progress.used_hint


def test_the_keyboard_is_at_the_table_while_the_solution_plays_and_then_on_what_comes_next(solver):
    page = solver.page
    page.plate.solution.setFocus()
    page.plate.solution.click()
    assert solver.is_at(State.SHOWING) and page.focusWidget() is page.view
    while solver.is_at(State.SHOWING):
        page.flow.solution.pause.stop()
        page.flow.solution.show_next()
    assert page.focusWidget() is page.plate.main and page.plate.main.isVisible()


def test_a_solution_is_not_played_on_while_nobody_looks(voyage):
    page = voyage.page
    page.scene.animator.speed = Speed.NORMAL
    page.plate.solution.click()
    voyage.flow.solution.show_next()
    assert page.scene.is_performing
    page.hide()
    assert not page.scene.is_performing and not voyage.flow.solution.pause.isActive()
    page.show()
    assert voyage.flow.solution.pause.isActive()


def test_who_leaves_before_the_verdict_keeps_no_worker_busy_and_hears_it_on_coming_back(voyage):
    voyage.flow.decide(right_move(voyage.problem, voyage.flow.position))
    voyage.page.hide()
    voyage.hear()
    assert voyage.is_at(State.JUDGING)
    voyage.page.show()
    voyage.hear()
    assert voyage.is_at(State.ASKED) and len(voyage.flow.done) == 1


def test_another_seat_answers_in_an_endgame_and_that_is_told(endgame):
    endgame.play_right()
    page = endgame.page
    assert endgame.is_at(State.ASKED) and len(page.flow.done) == 2
    assert "Ada" in page.plate.words.text()
    page.flow.take_back()
    assert not page.flow.done


def test_undo_by_key_puts_back_first_what_was_begun(voyage, qtbot):
    page = voyage.page
    qtbot.keyClick(page.view, Qt.Key.Key_1)
    assert page.scene.choices.is_begun
    qtbot.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not page.scene.choices.is_begun
    voyage.play_right()
    assert page.flow.done
    qtbot.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not page.flow.done and voyage.is_at(State.ASKED)


def test_escape_leaves_when_nothing_was_begun(voyage, qtbot):
    with qtbot.waitSignal(voyage.page.closed):
        qtbot.keyClick(voyage.page.view, Qt.Key.Key_Escape)


def test_who_moves_for_all_sees_the_cards_of_each_seat_in_turn(qtbot):
    solver = Solver(qtbot, problem_of("shtil", "win", seats=3))
    page = solver.page
    seats = set()
    while solver.is_at(State.ASKED):
        seat = page.flow.position.decision.seat
        seats.add(seat)
        assert sorted(page.scene.choices.view.hand) == sorted(page.flow.position.hands[seat])
        assert page.scene.stage.player == seat
        solver.play_right()
        if solver.is_at(State.ASKED):
            now = page.flow.position.decision.seat
            assert page.plate.words.text() == f"Now to move: Player\xa0{now + 1}"
    assert len(seats) > 1


def test_seats_at_the_side_show_the_faces_of_hands_that_lie_open(qtbot):
    solver = Solver(qtbot, problem_of("shtil", "win", seats=3))
    before = [tuple(sorted(hand)) for hand in solver.flow.position.hands]
    assert [mate.hand for mate in solver.page.scene.stage.mates] == before
    solver.play_right()
    after = [tuple(sorted(hand)) for hand in solver.flow.position.hands]
    assert after != before and [mate.hand for mate in solver.page.scene.stage.mates] == after
    solver.play_wrong()
    after = [tuple(sorted(hand)) for hand in solver.flow.position.hands]
    assert [mate.hand for mate in solver.page.scene.stage.mates] == after


def test_open_hands_at_the_side_are_painted_for_the_part_of_a_card_that_is_seen(qtbot, monkeypatch):
    """In high contrast a number stands in the middle of a card that is seen whole."""
    painted = []
    style = Pictures._style

    def seen(pictures, turned=False, room=None):
        painted.append(room)
        return style(pictures, turned, room)

    solver = Solver(qtbot, problem_of("shtil", "win", seats=3))
    solver.flow.wear(CONTRAST)
    monkeypatch.setattr(Pictures, "_style", seen)
    solver.page.scene.pictures.faces._faces.clear()
    for mate in solver.page.scene.stage.mates:
        mate.update()
    solver.page.grab()
    rooms = [room for room in painted if room is not None]
    assert len(rooms) >= 10 and all(40 < room < 56 for room in rooms)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_numbers_of_hands_that_lie_open_are_not_covered(qtbot, monkeypatch, seats):
    painted = []
    monkeypatch.setattr(MateItem, "_paint_hand", lambda item, painter, at, *sizes: painted.append(sizes))
    solver = Solver(qtbot, problem_of("shtil", "win", seats=seats))
    solver.page.grab()
    assert painted and all(step >= 0.4 * size.width() for step, size in painted)


def test_a_verdict_that_is_not_known_in_time_says_so_and_can_be_played_on(voyage):
    from shtil_desktop.games.problems import Judgement, Verdict

    page = voyage.page
    action = next(page.flow.position.completions(page.flow.position.legal_actions()[0]))
    page.flow.decide(action)
    page.flow.requests.forget()
    page.flow._hear(Judgement(Verdict.UNKNOWN))
    assert voyage.is_at(State.UNKNOWN) and page.plate.verdict.text() == "? Hard to say"
    page.plate.on.click()
    assert voyage.is_at(State.ASKED) and page.flow.done == [action]


def test_without_a_worker_a_sentence_says_so_and_nothing_is_counted(voyage):
    page, worker = voyage.page, FakeWorker(waits=lambda request: True)
    page.use(worker)
    page.flow.decide(next(page.flow.position.completions(page.flow.position.legal_actions()[0])))
    worker.last.fail(lacks_worker=True)
    assert voyage.is_at(State.STUCK) and "can’t start the process" in page.plate.words.text()
    page.plate.main.click()
    assert voyage.is_at(State.ASKED) and not voyage.progress.wrong


def test_who_leaves_cancels_what_is_being_judged(voyage):
    page, worker = voyage.page, FakeWorker(waits=lambda request: True)
    page.use(worker)
    page.flow.decide(next(page.flow.position.completions(page.flow.position.legal_actions()[0])))
    assert not worker.last.is_cancelled()
    page.hide()
    assert worker.last.is_cancelled()


def test_before_there_is_any_worker_it_says_the_same(qtbot):
    solver = Solver(qtbot, problem_of("qwirkle", "best"))
    solver.page.flow.requests._worker = None
    solver.page.flow.hints.give()
    assert "can’t start the process" in solver.page.plate.words.text()
    solver.play_right()
    assert solver.is_at(State.STUCK)


@pytest.fixture
def speech(qapp):
    made = Translations(qapp, Language.EN)
    yield made
    made.choose(Language.EN)


def test_colours_and_language_change_and_a_wrong_move_stays(solver, speech):
    page = solver.page
    solver.play_wrong()
    before, told = list(page.flow.done), page.plate.words.text()
    page.wear(NIGHT)
    speech.choose(Language.DE)
    page.retranslate()
    assert solver.is_at(State.WRONG) and page.flow.done == before
    assert page.plate.verdict.text() == "✕ Das ist es nicht" and page.plate.words.text() != told
    assert not page.scene.choices.open_spots()
    page.plate.main.click()
    assert solver.is_at(State.ASKED) and not page.flow.done


def test_it_is_solved_too_where_another_seat_has_the_last_move(qtbot):
    last = next(
        one
        for one in problems_of("qwirkle").shipped()
        if one.kind == "endgame" and one.line[-1]["seat"] != one.line[0]["seat"]
    )
    solver = Solver(qtbot, last)
    while solver.is_at(State.ASKED):
        solver.play_right()
    assert solver.is_at(State.SOLVED) and solver.flow.position.result is not None
    assert solver.progress.standing is ProblemState.FIRST_TRY


def test_what_nobody_could_judge_is_not_called_solved_when_another_seat_ends_the_game(qtbot, monkeypatch):
    last = next(
        one for one in problems_of("qwirkle").shipped() if one.kind == "endgame" and len(one.line) == 2
    )
    solver = Solver(qtbot, last)
    monkeypatch.setattr(type(problems_of("qwirkle")), "judge", lambda *_: Judgement(Verdict.UNKNOWN))
    solver.play_right()
    assert solver.is_at(State.UNKNOWN)
    solver.page.plate.on.click()
    solver.hear()
    assert solver.is_at(State.UNKNOWN) and solver.progress.standing is not ProblemState.FIRST_TRY


def test_after_the_rules_the_keyboard_is_on_what_is_to_be_done(voyage):
    page = voyage.page
    page.back.setFocus()
    page.setFocus()
    assert page.view.hasFocus()
    voyage.play_wrong()
    page.back.setFocus()
    page.setFocus()
    assert page.plate.main.hasFocus()


def test_another_language_leaves_what_was_begun_and_what_was_told(endgame, voyage, speech, qtbot):
    endgame.play_right()
    assert "Ada" in endgame.page.plate.words.text()
    qtbot.keyClick(voyage.page.view, Qt.Key.Key_1)
    assert voyage.page.scene.choices.is_begun
    speech.choose(Language.DE)
    for one in (endgame, voyage):
        one.page.retranslate()
    assert endgame.page.plate.verdict.text() == "✓ Gut. Spielen Sie weiter"
    assert voyage.page.scene.choices.is_begun and len(endgame.page.flow.done) == 2


def test_a_hint_is_told_in_the_other_language_too(solver, speech):
    page = solver.page
    page.flow.hints.give()
    solver.hear()
    nudge = page.plate.words.text()
    speech.choose(Language.DE)
    page.retranslate()
    assert page.plate.words.text() != nudge and page.plate.hint.text() == "Zug z&eigen"
    page.flow.hints.give()
    shown = page.scene.choices.told.move
    speech.choose(Language.EN)
    page.retranslate()
    assert page.scene.choices.told.move != shown and page.scene.choices.hint is not None


def test_there_is_one_button_for_hints_and_it_says_what_comes_next(solver):
    page = solver.page
    assert Button.HINT not in page.scene.choices.buttons()
    assert page.plate.hint.text() == "H&int" and page.plate.hint.isVisible()
    page.plate.hint.click()
    solver.hear()
    assert page.plate.hint.text() == "Show the mo&ve"
    page.plate.hint.click()
    assert not page.plate.hint.isVisible()  # to play it is offered on the table
    page.scene.cancel()
    assert page.plate.hint.isVisible() and page.plate.hint.text() == "Show the mo&ve"


def test_the_key_for_hints_works_without_its_button(voyage, qtbot):
    qtbot.keyClick(voyage.page.view, Qt.Key.Key_H)
    voyage.hear()
    assert voyage.page.plate.verdict.text() == "→ A hint"


def test_a_card_in_the_fingers_goes_back_when_the_move_is_shown(voyage, qtbot):
    page = voyage.page
    qtbot.keyClick(page.view, Qt.Key.Key_1)
    assert page.scene.choices.is_begun
    for _ in range(2):
        qtbot.keyClick(page.view, Qt.Key.Key_H)
        voyage.hear()
    assert not page.scene.choices.is_begun and page.scene.choices.hint_leads
    assert Button.PLAY_HINT in page.scene.choices.buttons()


def test_tab_goes_on_from_the_table_to_the_plate_and_comes_back(solver, qtbot):
    page = solver.page
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.setFocus()
    places = 0
    while page.focusWidget() is page.view:
        qtbot.keyClick(page.view, Qt.Key.Key_Tab)
        places += 1
        assert places < 100
    assert places == len(page.scene.focus.reachable()) + 1 and page.scene.focus.spot is None
    seen = []
    while page.focusWidget() is not page.view:
        seen.append(page.focusWidget())
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
    buttons = [one for one in seen if one is not page.plate.text]
    assert buttons[:2] == [page.plate.hint, page.plate.solution] and page.back in buttons
    assert page.scene.focus.spot == page.scene.focus.reachable()[0]
    qtbot.keyClick(page.view, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert page.focusWidget() is seen[-1]
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
    assert page.focusWidget() is page.view


def test_words_that_are_too_long_are_scrolled_by_the_keyboard_and_move_nothing(qtbot):
    page = Solver(qtbot, problem_of("shtil", "win", seats=3)).page
    wide = page.flow.open_cards.width()
    assert page.plate.text.focusPolicy() is Qt.FocusPolicy.NoFocus or page.plate.text.bar.isVisible()
    page.plate.tell(Tone.WRONG, "No", "word " * 400)
    qtbot.waitUntil(page.plate.text.bar.isVisible)
    assert page.plate.text.focusPolicy() is Qt.FocusPolicy.StrongFocus
    assert page.flow.open_cards.width() == wide
    page.plate.text.setFocus()
    qtbot.keyClick(page.plate.text, Qt.Key.Key_Down)
    assert page.plate.text.bar.value() == page.plate.text.verticalScrollBar().value() > 0


def test_an_answer_that_takes_a_while_is_waited_for_in_words(voyage):
    page = voyage.page
    page.flow.decide(next(page.flow.position.completions(page.flow.position.legal_actions()[0])))
    page.flow.requests.lingers.emit()
    assert page.plate.words.text() == "One moment…"
    assert page.flow.long_wait.isActive()
    page.flow.long_wait.timeout.emit()
    assert page.plate.words.text() == "Still working…"
    voyage.hear()
    assert page.plate.words.text() != "Still working…" and not page.flow.long_wait.isActive()


@pytest.mark.parametrize("language", [Language.EN, Language.DE, Language.RU])
def test_letters_of_the_plate_are_no_letters_of_the_menus(voyage, speech, language):
    speech.choose(language)
    menus = [translate("MainWindow", text) for text in ("&Game", "&Move", "Vie&w", "&Help")]
    taken = {letter(text) for text in menus}
    page = voyage.page
    for state in State:
        page.flow.has_more = state is State.SOLVED
        page.flow.enter(state)
        for hints in (0, 1):
            offer_buttons(page.plate, state, voyage.page.exercise, has_moved=True, hints=hints)
            shown = [button for button in page.plate.findChildren(QPushButton) if button.isVisible()]
            letters = [letter(button.text()) for button in shown]
            assert len({*letters}) == len(letters) and not taken & {*letters}, (state, letters)


def letter(text: str) -> str:
    return text[text.index("&") + 1].casefold()


def with_most_to_do() -> Problem:
    """No island fits, so that there are long buttons; then the next player has a storm to remove as well."""
    for problem in problems_of("shtil").shipped():
        now, then = position_of(face_of("shtil"), problem), position_of(face_of("shtil"), problem)
        then.apply(right_move(problem, then))
        if deeds_in(now) == {Discard, Trade} and deeds_in(then) == {Discard, UseCompass, Trade}:
            return problem
    raise LookupError


def deeds_in(position: Any) -> set[type]:
    return {type(action) for action in position.legal_actions()}


@pytest.mark.parametrize("language", [Language.RU, Language.DE, Language.EN])
def test_no_word_is_left_out_between_long_buttons(qtbot, speech, language):
    speech.choose(language)
    solver = Solver(qtbot, with_most_to_do())
    for _ in range(2):
        prompt = solver.page.scene.stage.prompt
        assert len(prompt.text) > 60 and prompt.fitted(prompt.rect)[1] == prompt.text
        solver.play_right()

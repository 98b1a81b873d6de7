"""The page of training: every problem with its difficulty and how far it is solved, by mouse and keyboard."""

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPixmap, QPixmapCache

from shtil_desktop import program_files
from shtil_desktop.games.problems import of_the_day
from shtil_desktop.games.values import replace
from shtil_desktop.play.profile.training.database import Training
from shtil_desktop.play.profile.training.progress import ProblemState
from shtil_desktop.table.theme import DAY, NIGHT
from shtil_desktop.windows.background.background_training import BackgroundTraining
from shtil_desktop.windows.pages.training import board_pictures
from shtil_desktop.windows.pages.training.board_pictures import (
    KeptPictures,
    picture_of,
)
from shtil_desktop.windows.pages.training.page import TrainingPage
from shtil_desktop.windows.pages.training.problems.problem_exercise import ProblemPicture
from shtil_desktop.windows.pages.training.problems.problem_set import Sifting
from shtil_desktop.windows.pages.training.problems.problem_tile import PICTURE
from shtil_desktop.windows.pages.training.problems.problems_section import ListPlace
from tests.windows.pages.training.solving import problems_of

TODAY = date(2026, 11, 18)


@pytest.fixture
def training():
    return BackgroundTraining(Training(None), today=lambda: TODAY)


def opened(qtbot, training, game="shtil", spot=None):
    page = TrainingPage(DAY, training, spot or ListPlace(game))
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.show()
    page.setFocus()
    return page


def words_at(page, row):
    tiles = page.problems.list.tiles
    return tiles.data(tiles.index(row), Qt.ItemDataRole.AccessibleTextRole)


@pytest.mark.parametrize(("game", "count"), [("shtil", 248), ("qwirkle", 200), ("shkap", 200)])
def test_all_problems_of_a_game_are_listed_easiest_first(qtbot, training, game, count):
    page = opened(qtbot, training, game)
    shown = page.listed
    assert len(shown) == count
    assert [one.difficulty for one in shown] == sorted(one.difficulty for one in shown)
    assert page.problems.total.text() == f"0 of\xa0{count} solved"
    words = words_at(page, 0)
    assert words.startswith("1, ") and words.endswith("difficulty\xa01 of\xa05, not solved")


def test_another_game_is_a_press_away(qtbot, training):
    page = opened(qtbot, training)
    pill = page.pills.buttons[page.games.index("qwirkle")]
    qtbot.mouseClick(pill, Qt.MouseButton.LeftButton)
    kinds = page.problems.kinds
    assert page.listed[0].game == "qwirkle" and kinds.isVisible()
    assert [kinds.itemText(at) for at in range(kinds.count())] == [
        "All kinds",
        "The best move",
        "The endgame",
    ]


def test_each_says_in_words_how_far_it_is_solved(qtbot, training):
    first, second, third, *_ = problems_of("qwirkle").shipped()
    training.note_solution("qwirkle", first.id)
    training.note_wrong_move("qwirkle", second.id)
    training.note_solution("qwirkle", second.id)
    training.note_hint("qwirkle", third.id)
    training.note_solution("qwirkle", third.id)
    page = opened(qtbot, training, "qwirkle")
    assert [words_at(page, row).rsplit(", ")[-1] for row in range(4)] == [
        "first try",
        "after mistakes",
        "with a hint",
        "not solved",
    ]
    assert page.problems.total.text() == "3 of\xa0200 solved"
    assert page.problems.figures[ProblemState.TRIES].text() == "after mistakes: 1"


def test_each_has_a_small_picture_painted_afterwards_and_a_solved_one_another(qtbot, training):
    first, second, *_ = problems_of("qwirkle").shipped()
    training.note_solution("qwirkle", first.id)
    page = opened(qtbot, training, "qwirkle")
    pictures = page.problems.list.painter.pictures

    def picture(problem, is_solved):
        return pictures.of(ProblemPicture(problem, is_solved, PICTURE, page.devicePixelRatioF()))

    qtbot.waitUntil(lambda: picture(first, True) is not None and picture(second, False) is not None)
    qtbot.waitUntil(lambda: picture(first, False) is not None)
    assert picture(first, True).toImage() != picture(first, False).toImage()
    day = picture(first, True).toImage()
    page.wear(NIGHT)
    qtbot.waitUntil(lambda: picture(first, True) is not None)
    assert picture(first, True).toImage() != day


def test_the_next_page_has_the_pictures_of_this_one_at_once(qtbot, training, monkeypatch):
    monkeypatch.setattr(board_pictures, "KEPT", KeptPictures(1 << 20))
    page = opened(qtbot, training, "shkap")
    page.grab()
    assert page.problems.list.painter.pictures.is_busy
    qtbot.waitUntil(lambda: not page.problems.list.painter.pictures.is_busy)
    page.deleteLater()
    QPixmapCache.clear()  # as Qt does half a minute later, while a problem is solved
    again = opened(qtbot, training, "shkap")
    again.grab()
    assert not again.problems.list.painter.pictures.is_busy


def test_the_pictures_used_last_are_kept_and_no_more_than_there_is_room_for(qapp):
    side = 50
    kept = KeptPictures(3 * side * side * 4)
    for number in range(4):
        kept.keep(str(number), filled(side, number))
        kept.keep(str(number), filled(side, number))
        assert kept.find("0") is not None
    assert [kept.find(str(number)) is not None for number in range(4)] == [True, False, True, True]
    assert kept.bytes == 3 * side * side * 4


def filled(side: int, number: int) -> QPixmap:
    picture = QPixmap(side, side)
    picture.fill(QColor(number, 0, 0))
    return picture


def test_a_damaged_problem_is_listed_without_a_picture(qapp):
    first = problems_of("shtil").shipped()[0]
    damaged = replace(first, id="damaged", actions=first.actions[1:])
    assert picture_of(ProblemPicture(damaged, False, PICTURE, 1.0), DAY).isNull()


def test_it_can_be_sifted_by_kind_difficulty_and_what_is_open(qtbot, training):
    page = opened(qtbot, training, "shkap")
    section = page.problems
    qtbot.keyClick(section.kinds, Qt.Key.Key_End)
    qtbot.mouseClick(section.difficulties.buttons[3], Qt.MouseButton.LeftButton)
    assert {(one.kind, one.difficulty) for one in page.listed} == {("two-chests", 3)}
    count = len(page.listed)
    training.note_solution("shkap", page.listed[0].id)
    section.open_only.click()
    assert len(page.listed) == count - 1
    assert page.spot.sifting == Sifting("two-chests", 3, is_open_only=True)


def test_those_of_shtil_can_be_sifted_by_mode_expansions_and_crew(qtbot, training):
    page = opened(qtbot, training)
    kinds = page.problems.kinds
    names = [kinds.itemText(at) for at in range(kinds.count())]
    assert names == [
        "All kinds",
        "Standard voyage",
        "Fewer islands",
        "Jagged reefs",
        "Sea monsters",
        "Storm and compass",
        "Wild cards",
        "Great Arch",
        "Sun and Moon",
        "Pyramid",
        "Solo",
        "2\xa0players",
        "3\xa0players",
    ]
    counts = {}
    for at, name in enumerate(names):
        kinds.setCurrentIndex(at)
        kinds.activated.emit(at)
        counts[name] = len(page.listed)
        if name == "Wild cards":
            assert all(one.options["wilds"] for one in page.listed)
        if name == "Pyramid":
            assert {one.options["mode"] for one in page.listed} == {"pyramid"}
    assert all(0 < counts[name] < 248 for name in names[1:])
    assert sum(counts[name] for name in names[-3:]) == counts["All kinds"] == 248
    spot = page.spot
    assert page.problems.kinds.currentText() == "3\xa0players"
    assert opened(qtbot, training, spot=spot).problems.kinds.currentText() == "3\xa0players"


def test_the_kinds_unfold_wide_enough_for_the_longest_with_a_tick_before_it(qtbot, training):
    kinds = opened(qtbot, training).problems.kinds
    letters = kinds.view().fontMetrics()
    widest = max(letters.horizontalAdvance(kinds.itemText(at)) for at in range(kinds.count()))
    assert kinds.unfolded_width >= widest + 40


def test_one_comes_back_to_where_one_was(qtbot, training):
    wanted = problems_of("qwirkle").shipped()[150]
    sifting = Sifting(wanted.kind, wanted.difficulty)
    page = opened(qtbot, training, spot=ListPlace("qwirkle", sifting, wanted.id))
    qtbot.waitUntil(lambda: page.problems.list.chosen == wanted)
    assert page.problems.sifting == sifting
    assert page.problems.difficulties.taken == wanted.difficulty


def test_a_click_and_a_key_open_the_problem(qtbot, training):
    page = opened(qtbot, training)
    tiles = page.problems.list
    place = tiles.visualRect(tiles.tiles.index(1)).center()
    with qtbot.waitSignal(page.problem_wanted) as wanted:
        qtbot.mouseClick(tiles.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(place))
    assert wanted.args == [page.listed[1]]
    qtbot.keyClick(tiles, Qt.Key.Key_Right)
    with qtbot.waitSignal(page.problem_wanted) as wanted:
        qtbot.keyClick(tiles, Qt.Key.Key_Return)
    assert wanted.args == [page.listed[2]]
    with qtbot.waitSignal(page.closed):
        qtbot.keyClick(tiles, Qt.Key.Key_Escape)


def test_the_next_unsolved_is_one_press_away(qtbot, training):
    page = opened(qtbot, training)
    training.note_solution("shtil", page.listed[0].id)
    with qtbot.waitSignal(page.problem_wanted) as wanted:
        page.problems.next.click()
    assert wanted.args == [page.listed[1]]


@pytest.mark.parametrize("game", ["shtil", "qwirkle", "shkap"])
def test_the_problem_of_the_day_is_the_same_for_everyone(qtbot, training, game):
    page = opened(qtbot, training, game)
    with qtbot.waitSignal(page.problem_wanted) as wanted:
        page.problems.solve_day.click()
    assert wanted.args == [of_the_day(problems_of(game).shipped(), game, TODAY)]
    assert page.problems.day_title.text() == "Problem of the day"
    assert page.problems.day_words.text().startswith("18 November\n")
    qtbot.waitUntil(lambda: not page.problems.day_picture.pixmap().isNull())


def copied(tmp_path: Path, game: str) -> Path:
    """The files of a game's problems, to be damaged."""
    folder = tmp_path / game / "problems"
    folder.mkdir(parents=True)
    for path in (program_files.resources(game) / "problems").glob("*.jsonl"):
        (folder / path.name).write_bytes(path.read_bytes())
    return folder


@pytest.fixture
def folder(tmp_path, monkeypatch):
    folder = copied(tmp_path, "qwirkle")
    monkeypatch.setattr(type(problems_of("qwirkle")), "folder", folder)
    return folder


def test_of_a_damaged_file_the_others_stay_and_a_sentence_says_so(qtbot, training, folder):
    (folder / "best.jsonl").write_bytes(b'{"id": "best-0", "kind": ')
    page = opened(qtbot, training, "qwirkle")
    assert {one.kind for one in page.listed} == {"endgame"} and len(page.listed) == 100
    assert page.problems.message.isVisible() and "best.jsonl" in page.problems.message.text()


def test_missing_files_are_told_and_nothing_else_fails(qtbot, training, folder):
    for path in folder.glob("*"):
        path.unlink()
    page = opened(qtbot, training, "qwirkle")
    assert not page.listed and "missing" in page.problems.message.text()
    assert not page.problems.next.isEnabled() and not page.problems.day_panel.isVisible()
    page.show_game("shkap")
    assert len(page.listed) == 200 and not page.problems.message.isVisible()


def test_words_and_colours_follow(qtbot, training):
    page = opened(qtbot, training, "shkap")
    page.wear(NIGHT)
    page.retranslate()
    assert page.heading.text() == "Training" and len(page.listed) == 200


def test_other_sections_have_a_place_beside_the_problems(qtbot, training):
    from PySide6.QtWidgets import QLabel

    class Mistakes:
        game = "qwirkle"

        def __init__(self):
            self.widget, self.worn = QLabel(), []

        def title(self):
            return "Your mistakes"

        def wear(self, palette):
            self.worn.append(palette)

        def refresh(self):
            self.widget.setText("none")

        retranslate = refresh

    mistakes = Mistakes()
    page = TrainingPage(DAY, training, ListPlace("shtil"), [mistakes])
    qtbot.addWidget(page)
    page.show()
    assert [button.text() for button in page.tabs.buttons] == ["Problems", "Your mistakes"]
    page.tabs.buttons[1].click()
    assert page.stack.currentWidget() is mistakes.widget and not page.pills.isVisible()
    assert page.game == "qwirkle" and page.spot.game == "shtil"
    page.wear(NIGHT)
    assert mistakes.worn == [NIGHT]

"""Every text in three languages: complete, never cut off, never past the translators."""

import ast
import importlib.util
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from datetime import date
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
from build_steps import texts
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt, QTranslator
from PySide6.QtGui import QFontMetricsF, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QComboBox, QLabel, QPushButton, QScrollArea

from shtil_desktop import program_files
from shtil_desktop.games import face_of, load
from shtil_desktop.games.base import IllegalAction, Result
from shtil_desktop.games.difficulty import DIFFICULTIES, DealFound
from shtil_desktop.games.problems import BadProblem
from shtil_desktop.games.same_deal import play_same_deal
from shtil_desktop.games.shtil.new_voyage import NewVoyage
from shtil_desktop.games.shtil.pages import names
from shtil_desktop.games.shtil.pages.new_voyage.page import NewVoyagePage
from shtil_desktop.games.shtil.pages.review.page import ReviewPage
from shtil_desktop.games.shtil.pages.underway import underway as underway_of
from shtil_desktop.games.shtil.rules.cards import START
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.table.words import prompts
from shtil_desktop.play.profile.matches.index import entry_of
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.matches.unsaved import UnsavedMatches
from shtil_desktop.play.profile.settings import Language, Settings, Theme
from shtil_desktop.play.profile.statistics.database import Statistics
from shtil_desktop.play.profile.training.database import Training
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.theme import DAY
from shtil_desktop.table.words.locale_words import day_text, percent_text
from shtil_desktop.windows.background.background_statistics import BackgroundStatistics
from shtil_desktop.windows.background.background_training import BackgroundTraining
from shtil_desktop.windows.language import Translations
from shtil_desktop.windows.pages.about import AboutPage
from shtil_desktop.windows.pages.calendar.page import CalendarPage
from shtil_desktop.windows.pages.matches.page import MatchesPage
from shtil_desktop.windows.pages.matches.unsaved_page import UnsavedPage
from shtil_desktop.windows.pages.page import ChoiceBox
from shtil_desktop.windows.pages.page_heading import PageHeading
from shtil_desktop.windows.pages.replay.page import ReplayPage
from shtil_desktop.windows.pages.replay.watch_page import WatchPage
from shtil_desktop.windows.pages.rules.page import RulesPage
from shtil_desktop.windows.pages.settings_page import SettingsPage
from shtil_desktop.windows.pages.shortcuts_page import ShortcutsPage
from shtil_desktop.windows.pages.statistics.page import StatisticsPage
from shtil_desktop.windows.pages.training.exercise.exercise_page import ExercisePage
from shtil_desktop.windows.pages.training.exercise.exercise_words import State
from shtil_desktop.windows.pages.training.page import TrainingPage
from shtil_desktop.windows.pages.training.problems.problem_exercise import ProblemExercise
from shtil_desktop.windows.pages.training.problems.problems_section import ListPlace
from shtil_desktop.windows.pages.words.difficulty_words import none_found_text
from shtil_desktop.windows.pages.words.trouble_words import file_trouble_text
from shtil_desktop.windows.start_page.continue_card import ContinueCard
from shtil_desktop.windows.start_page.news import News
from shtil_desktop.windows.start_page.page import StartPage
from shtil_desktop.windows.style import Style
from tests.games.shtil.pages.test_review_page import OPTIONS, found_of
from tests.windows.pages.test_replay_page import sailed

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "shtil_desktop"
SPOKEN = ("ru", "de", "en")
FORMS = {"ru": 3, "de": 2, "en": 2}
FIELD = re.compile(r"\{\w+\}|%n")


def load_qm():
    spec = importlib.util.spec_from_file_location("qm", ROOT / "packaging" / "qm.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


qm = load_qm()


def messages(language):
    root = ElementTree.parse(program_files.translations() / f"shtil_{language}.ts").getroot()
    for context in root.iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name"), message.findtext("source"), message


def forms_of(message):
    translation = message.find("translation")
    return [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]


def finished(language):
    for context, source, message in messages(language):
        if message.find("translation").get("type") is None:
            yield context, source, message


@cache
def read_sources():
    """Every call that marks a text for translation: file, context, call, text; and files that hide one."""
    marks, hiding = [], []
    for path in sorted(SOURCES.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        marks += marks_in(path, tree, "")
        parts = (
            part for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in ast.walk(node)
        )
        if any(isinstance(part, ast.Call) and getattr(part.func, "attr", "") == "tr" for part in parts):
            hiding.append(path.name)
    return marks, hiding


def marked_texts():
    return read_sources()[0]


def marks_in(path, node, context):
    if isinstance(node, ast.ClassDef):
        context = node.name
    if isinstance(node, ast.Call):
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if name == "tr":
            yield path, context, node, node.args[0]
        elif name == "translate" and isinstance(named := getattr(node.args[0], "value", None), str):
            yield path, named, node, node.args[1]
    for child in ast.iter_child_nodes(node):
        yield from marks_in(path, child, context)


@pytest.mark.parametrize("language", SPOKEN)
def test_no_text_is_unfinished(language):
    for _, source, message in messages(language):
        assert message.find("translation").get("type") is None, source
        assert all(forms_of(message)), source


@pytest.mark.parametrize("language", ["ru", "de"])
def test_every_marked_text_is_translated(language):
    known = {(context, source) for context, source, _ in messages(language)}
    for path, context, _, text in marked_texts():
        if isinstance(text, ast.Constant):
            assert (context, text.value) in known, f"{path.name}: run `python3 dev.py translate`"


def test_every_mark_holds_a_plain_text():
    for path, _, node, text in marked_texts():
        assert isinstance(text, ast.Constant) and isinstance(text.value, str), f"{path.name}:{node.lineno}"


def test_no_mark_hides_in_an_f_string():
    assert read_sources()[1] == []


@pytest.mark.parametrize("language", SPOKEN)
def test_fields_survive_translation(language):
    for _, source, message in finished(language):
        for form in forms_of(message):
            assert sorted(FIELD.findall(form)) == sorted(FIELD.findall(source)), source


@pytest.mark.parametrize("language", SPOKEN)
def test_plurals_have_all_their_forms(language):
    plural = [message for _, _, message in finished(language) if message.get("numerus") == "yes"]
    assert plural
    assert all(len(forms_of(message)) == FORMS[language] for message in plural)


@pytest.mark.parametrize(("language", "dash", "other"), [("ru", "—", "–"), ("de", "–", "—")])
def test_each_language_has_its_own_dash(language, dash, other):
    forms = [form for _, _, message in finished(language) for form in forms_of(message)]
    assert any(f" {dash} " in form for form in forms)
    assert [form for form in forms if f" {other} " in form] == []


@pytest.mark.parametrize("language", ["ru", "de"])
def test_texts_use_real_dots_and_quotes(language):
    for _, source, message in finished(language):
        for form in forms_of(message):
            assert "..." not in form and '"' not in form and "'" not in form, source


def test_german_sets_a_space_before_dots():
    """They stand for words that are left out, not for letters."""
    for _, source, message in finished("de"):
        for form in forms_of(message):
            assert not re.search(r"\w…", form), source


def test_source_texts_use_real_apostrophes_and_quotes():
    """They are what is read in English."""
    for path, _, node, text in marked_texts():
        assert not set(text.value) & set("'\""), f"{path.name}:{node.lineno}"


# The compiler


@pytest.mark.parametrize("language", SPOKEN)
def test_compiler_makes_what_qt_makes(language, tmp_path, qapp):
    source = program_files.translations() / f"shtil_{language}.ts"
    theirs = tmp_path / "theirs.qm"
    tool = Path(sys.executable).parent / "pyside6-lrelease"
    subprocess.run([tool, "-silent", source, "-qm", theirs], check=True)
    ours = tmp_path / "ours.qm"
    ours.write_bytes(qm.compile_ts(source.read_text(encoding="utf-8")))
    pair = [QTranslator(), QTranslator()]
    assert pair[0].load(str(theirs)) and pair[1].load(str(ours))
    for context, text, message in finished(language):
        for count in (1, 2, 5, 11, 21, 104) if message.get("numerus") else (-1,):
            said = [each.translate(context, text, "", count) for each in pair]
            assert said[0] == said[1] != "", text


def test_stale_translation_is_compiled_again(tmp_path):
    source = tmp_path / "shtil_de.ts"
    source.write_text(
        (program_files.translations() / "shtil_de.ts").read_text(encoding="utf-8"), encoding="utf-8"
    )
    assert qm.compile_stale(tmp_path) == [tmp_path / "shtil_de.qm"]
    assert qm.compile_stale(tmp_path) == []
    with (tmp_path / "shtil_de.qm").open("rb") as in_use:
        os.utime(source, (2_000_000_000, 2_000_000_000))
        assert qm.compile_stale(tmp_path)
        assert os.fstat(in_use.fileno()).st_nlink == 0  # replaced, never changed under a running program


def test_plural_by_an_expression_is_made_plain_for_lupdate():
    made = texts.plain_copy("x = translate('words', '%n card(s)', '', len(cards))")
    assert made == "x = translate('words', '%n card(s)', '', 1)"


# Spoken


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    folder = tmp_path_factory.mktemp("translations")
    for language in SPOKEN:
        text = (program_files.translations() / f"shtil_{language}.ts").read_text(encoding="utf-8")
        (folder / f"shtil_{language}.qm").write_bytes(qm.compile_ts(text))
    return folder


@pytest.fixture
def speech(qapp, compiled):
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    before = QLocale()
    made = Translations(qapp, Language.EN, compiled)
    yield made
    made.choose(Language.EN)
    for translator in made._installed:
        QCoreApplication.removeTranslator(translator)
    QLocale.setDefault(before)


def test_numbers_find_their_plural(speech):
    assert [names.seats_text(count).split() for count in (1, 3)] == [["1", "player"], ["3", "players"]]
    speech.choose(Language.RU)
    told = [names.seats_text(count).split()[1] for count in (1, 3, 5)]
    assert told == ["игрок", "игрока", "игроков"]
    speech.choose(Language.DE)
    assert [names.seats_text(count).split() for count in (1, 2)] == [["1", "Spieler"], ["2", "Spieler"]]


@pytest.mark.parametrize("language", Language)
def test_a_figure_and_its_noun_stay_on_one_line(speech, language):
    """In the narrow column of kept voyages there was a 2, and on the next line its wild cards."""
    speech.choose(language)
    name = names.voyage_name(Options(Mode.STANDARD, 3, reefs=True, monsters=5, storms=True, wilds=2))
    told = [name, prompts.cards_text(4), names.seats_text(3), percent_text(0.5)]
    told.append(prompts.place_text(Options(Mode.STANDARD, 1).layout, 8))
    for text in told:
        assert not re.search(r"\d [^\W\d]|[^\W\d] \d| [·%]", text), text
    assert name.count("\N{NO-BREAK SPACE}· ") == 5


def test_one_card_stands_in_the_right_case_in_russian(speech):
    """«Отдать 1 карта» is no Russian: a count is not bent by the sentence around it."""
    speech.choose(Language.RU)
    one = prompts.cards_text(1)
    asked = QCoreApplication.translate("words", "Give {cards} for the start").format(cards=one)
    assert asked == "Ваша доля за старт: 1\N{NO-BREAK SPACE}карта"
    yellow = QCoreApplication.translate("words", "Yellow storm: discard {cards}, down to three")
    assert "в сброс 1\N{NO-BREAK SPACE}карта" in yellow.format(cards=one)
    runs_out = QCoreApplication.translate("review", "You have {cards} left for {turns}: not enough to win.")
    assert "у вас только 1\N{NO-BREAK SPACE}карта" in runs_out.format(cards=one, turns="2 хода")


def test_dates_and_shares_are_written_as_in_the_language(speech):
    day = date(2026, 11, 16)
    assert day_text(day) == "16 November" and percent_text(0.5) == "50%"
    speech.choose(Language.RU)
    assert day_text(day) == "16 ноября"
    speech.choose(Language.DE)
    assert day_text(day) == "16. November" and percent_text(0.5) == "50\N{NO-BREAK SPACE}%"


def test_page_speaks_another_language_at_once(speech, qtbot):
    page = StartPage(DAY, News(date(2026, 11, 16)))
    qtbot.addWidget(page)
    speech.choose(Language.DE)
    qtbot.waitUntil(lambda: page.settings.text() == "Einstellungen")


def test_calendar_and_rules_change_with_the_language(speech, qtbot):
    month, rules = CalendarPage(DAY, date(2026, 3, 31), {}), RulesPage(DAY, "en")
    for page in (month, rules):
        qtbot.addWidget(page)
    rules.show()
    rules.show_anchor("reefs")
    speech.choose(Language.DE)
    qtbot.waitUntil(lambda: month.month.title.text() == "März 2026")
    qtbot.waitUntil(lambda: rules.contents.currentItem().text().strip() == "Schroffe Felsen")


# Nothing is cut off


def start_page():
    underway = underway_of(Options(Mode.COMPETITIVE, seats=2), 999_999, [1] * 30 + [None] * 6)
    return StartPage(DAY, News(date(2026, 9, 30), underway, "shtil", is_unsaved=True, drills=99))


def crowded():
    return NewVoyagePage(DAY, NewVoyage(Options(Mode.STANDARD, seats=5, monsters=5, reefs=True)))


def in_vain(difficulty: int):
    page = NewVoyagePage(DAY, NewVoyage(Options(Mode.STANDARD, seats=5), difficulty=difficulty))
    found = DealFound(None, 1000, closest=999_999, difficulty=3)
    page.stop_waiting(none_found_text(difficulty, found), found)
    return page


def variant():
    page = NewVoyagePage(DAY, NewVoyage(Options(Mode.COMPETITIVE, seats=2)))
    page.show_chosen(page.chosen, 999_999)
    return page


def measured():
    page = NewVoyagePage(DAY, NewVoyage(Options(Mode.STANDARD, seats=1, removed=8)))
    page.show_chosen(page.chosen, 999_999)
    page.show_difficulty(5)
    return page


def lost():
    """All that a review can tell of a voyage that could have been won."""
    page = ReviewPage(DAY, sailed(OPTIONS), Speed.OFF)
    page.show()
    page.show_review(found_of(sailed(OPTIONS)))
    return page


def shortcuts():
    page = ShortcutsPage(DAY, {})
    page.edits["hint"].setKeySequence("Ctrl+Z")
    page.edits["hint"].editingFinished.emit()
    return page


def calendar():
    return CalendarPage(DAY, date(2026, 9, 30), {date(2026, 9, 29): Result.WON})


STORMY = Options(Mode.STANDARD, seats=5, monsters=5, reefs=True, storms=True, wilds=2)


class Kept(Store):
    """A store with one long name in it, and no folder."""

    def __init__(self): ...

    def listing(self):
        return [entry_of(sailed(STORMY, actions=20), (0, 0, 0, 0))]


def voyages():
    page = MatchesPage(DAY, Kept())
    page.message.say(file_trouble_text(Path("storm-and-compass.shtil"), IllegalAction(Refusal.WRONG_SEAT)))
    page.delete.click()
    return page


def watch():
    match = sailed(STORMY, actions=20)
    found = play_same_deal(face_of("shtil"), match.game, ["deckhand"] * match.game.seats, lambda: False)
    assert found is not None
    return WatchPage(DAY, match, found, lambda *_: None, Speed.OFF)


def replay():
    page = ReplayPage(DAY, sailed(STORMY, actions=20), Speed.OFF)
    page.slider.setValue(20)
    return page


class Unwritten(Store):
    """A store that could write none of its many voyages."""

    def __init__(self):
        self.folder = Path("/a/folder/of/some/length/that/can/not/be/written/voyages")
        self.unsaved = UnsavedMatches()
        for number in range(8):
            self.unsaved.keep(sailed(STORMY, actions=number + 1), PermissionError(1, ""))


def unsaved():
    return UnsavedPage(DAY, Unwritten())


def exercise():
    """The most that is told beside the table: two players' cards, and a move that is wrong."""
    problems = load(face_of("shtil").problems).shipped()
    problem = next(one for one in problems if one.options.get("seats", 2) == 2)
    page = ExercisePage(DAY, ProblemExercise(problem, 200, BackgroundTraining(Training(None))), Speed.OFF)
    page.flow.enter(State.WRONG, lambda: "!" * 20)
    return page


def training():
    """With a sentence about what is damaged."""
    page = TrainingPage(DAY, BackgroundTraining(Training(None)), ListPlace("shtil"))
    page.tell_damaged(page.listed[0], BadProblem("not JSON"))
    return page


PAGES: dict[str, Callable[[], Any]] = {
    "training": training,
    "exercise": exercise,
    "start page": start_page,
    "new voyage": crowded,
    "variant": variant,
    "measured": measured,
    **{f"search for difficulty {one} in vain": partial(in_vain, one) for one in DIFFICULTIES},
    "settings": lambda: SettingsPage(DAY, Settings()),
    "shortcuts": shortcuts,
    "about": lambda: AboutPage(DAY),
    "rules": lambda: RulesPage(DAY, "en"),
    "statistics": lambda: StatisticsPage(DAY, BackgroundStatistics(Statistics(None))),
    "calendar": calendar,
    "voyages": voyages,
    "replay": replay,
    "unsaved": unsaved,
    "watch": watch,
    "review": lambda: ReviewPage(DAY, sailed(STORMY, actions=20), Speed.OFF),
    "review of a loss": lost,
}


def test_every_page_is_among_those_that_are_looked_at(qtbot):
    """A new page can't be forgotten here; those of the other games are looked at with all games."""
    made = set()
    for make in PAGES.values():
        page = make()
        qtbot.addWidget(page)
        made.add(type(page).__name__)
    known = {"StartPage", "Page"}
    for path in sorted([*(SOURCES / "windows").rglob("*.py"), *SOURCES.glob("games/shtil/pages/**/*.py")]):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            bases = {getattr(base, "id", "") for base in getattr(node, "bases", ())}
            if isinstance(node, ast.ClassDef) and any(base.endswith(("Page", "Replay")) for base in bases):
                known.add(node.name)
    assert known - {"Page", "NewMatchPage", "ChoicesPage", "OpponentsPage", "ReviewedReplay"} == made


def cut_off(page):
    """The texts of a page that have less room than they need."""
    found = []
    kinds = (QLabel, QAbstractButton, QComboBox)
    for widget in (each for kind in kinds for each in page.findChildren(kind)):
        if not widget.isVisible() or not needed(widget):
            continue
        width, height = needed(widget)
        if widget.width() + 1 < width or widget.height() + 1 < height:
            found.append(
                (type(widget).__name__, text_of(widget), widget.width(), width, widget.height(), height)
            )
    return [*found, *too_wide(page)]


def too_wide(page):
    """What can be scrolled down, but is also wider than its window."""
    areas = [area for area in page.findChildren(QScrollArea) if area.isVisible() and area.widget()]
    widths = [(area.widget().minimumSizeHint().width(), area.viewport().width()) for area in areas]
    return [(wide, room) for wide, room in widths if wide > room]


def text_of(widget):
    return widget.currentText() if isinstance(widget, QComboBox) else widget.text()


def needed(widget):
    """The width and height that a widget's text takes up."""
    text = text_of(widget).replace("&&", "&")
    metrics = QFontMetricsF(widget.font())
    if not text:
        return None
    if isinstance(widget, ContinueCard):
        return widget.needed_width(), widget.sizeHint().height()
    if isinstance(widget, QLabel) and widget.wordWrap():
        longest = max(metrics.horizontalAdvance(word) for word in text.split())
        return longest, widget.heightForWidth(widget.width())
    room = {QLabel: 0, PageHeading: 0, QCheckBox: 24, ChoiceBox: 26, QPushButton: 16}.get(type(widget), 8)
    return metrics.horizontalAdvance(text) + room, metrics.height()


@pytest.fixture(scope="module")
def dressed(qapp, tmp_path_factory):
    style = Style(qapp, tmp_path_factory.mktemp("cache"), Theme.LIGHT)
    yield
    style.deleteLater()
    qapp.setStyleSheet("")


@pytest.mark.parametrize("language", [Language.RU, Language.DE, Language.EN])
@pytest.mark.parametrize("name", PAGES)
def test_nothing_is_cut_off_in_the_smallest_window(dressed, speech, qtbot, name, language):
    speech.choose(language)
    page = PAGES[name]()
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    page.show()
    qtbot.wait(1)
    assert page.size().width() == 1024
    assert cut_off(page) == []


@pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard", extend=True)
@pytest.mark.parametrize("language", [Language.RU, Language.DE, Language.EN])
@pytest.mark.parametrize("name", ["new voyage", "settings", "statistics"])
def test_nothing_is_cut_off_in_a_list_that_unfolds(dressed, speech, qtbot, name, language):
    speech.choose(language)
    page = PAGES[name]()
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.show()
    for box in page.findChildren(ChoiceBox):
        box.showPopup()
        assert box.view().viewport().width() >= box.view().sizeHintForColumn(0), box.itemText(0)
        box.hidePopup()


# Nothing goes past the translators

SHOWN_BY = {"setText", "setToolTip", "setPlaceholderText", "setAccessibleName", "setAccessibleDescription"}
SHOWN_BY |= {"setWindowTitle", "addItem", "setItemText", "drawText", "say", "addAction", "addMenu"}
SHOWN_BY |= {"show_as", "setTitle", "setStatusTip", "setHtml", "setMarkdown", "setHeaderLabels"}
OUR_PAGES = sorted(
    path
    for part in ("windows", "table", "games/shtil/table", "games/shtil/pages")
    for path in (SOURCES / part).rglob("[a-z]*.py")
)


def words_past_translators(source):
    """Calls that show a literal with letters in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in SHOWN_BY:
            for argument in (*node.args, *(keyword.value for keyword in node.keywords)):
                parts = argument.values if isinstance(argument, ast.JoinedStr) else [argument]
                for part in parts:
                    text = part.value if isinstance(part, ast.Constant) else ""
                    if isinstance(text, str) and re.search(r"[^\W\d_]{2}", text):
                        yield node.lineno, text


@pytest.mark.parametrize("path", OUR_PAGES, ids=lambda path: path.stem)
def test_no_shown_text_bypasses_translation(path):
    found = {text for _, text in words_past_translators(path.read_text(encoding="utf-8"))}
    assert found - {"Shtil"} == set()


def test_bypass_checker_sees_a_literal():
    assert list(words_past_translators("x.setText('Hello')"))
    assert list(words_past_translators("x.setText(f'{count} cards')"))
    assert list(words_past_translators("x.show_as(caption='Deck')"))
    assert not list(words_past_translators("x.setText('·')\nx.setText(self.tr('Hello'))"))


def test_a_card_needs_no_other_case_in_german(speech):
    """„Start ablegen“ of three cards reads like one: cards stand after a colon there."""
    speech.choose(Language.DE)
    start = prompts.card_name(START)
    for text in ("Discard {cards}", "Give {cards}", "{move}, pay with {cards}"):
        said = QCoreApplication.translate("hint", text).format(move="53", cards=start)
        assert said.endswith(": Start")


@pytest.mark.parametrize(
    ("language", "names"),
    [
        (Language.EN, "Return Space Esc Left Up PgUp"),
        (Language.DE, "Eingabe Leertaste Esc Links Hoch Bild aufwärts"),
        (Language.RU, "Enter Пробел Esc ← ↑ PgUp"),
    ],
)
def test_keys_are_named_in_one_way(speech, language, names):
    """In Russian as they are printed on the keys, in German by their German names."""
    speech.choose(language)
    keys = ("Return", "Space", "Esc", "Left", "Up", "PgUp")
    told = [QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) for key in keys]
    assert " ".join(told) == names

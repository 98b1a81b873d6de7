"""Settings, keys, rules, statistics and the calendar: what they show and what they tell."""

import gc
import re
from datetime import UTC, date, datetime, timedelta

import pytest
from PySide6.QtCore import QSizeF, Qt, QUrl
from PySide6.QtGui import QKeySequence
from shiboken6 import delete

from shtil_desktop import __version__, program_files
from shtil_desktop.games.base import Result
from shtil_desktop.games.shtil.pages.board_picture import BoardPicture, BoardSpec, miniature
from shtil_desktop.games.shtil.pages.settings_sample import sample_cards
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.profile.settings import AnimationSpeed, Language, Settings, Theme
from shtil_desktop.play.profile.statistics.database import Statistics
from shtil_desktop.play.profile.statistics.figures import Finished, Selection
from shtil_desktop.table.theme import CONTRAST, DAY, NIGHT
from shtil_desktop.windows.background.background_statistics import BackgroundStatistics
from shtil_desktop.windows.background.background_tasks import BackgroundTasks
from shtil_desktop.windows.pages.about import AboutPage
from shtil_desktop.windows.pages.calendar.page import CalendarPage
from shtil_desktop.windows.pages.game_pages import all_pages
from shtil_desktop.windows.pages.rules.browser import has_picture
from shtil_desktop.windows.pages.rules.page import RulesPage
from shtil_desktop.windows.pages.rules.text import parse_rules, read_boards, read_rules
from shtil_desktop.windows.pages.settings_page import LANGUAGES, THEMES, SettingsPage
from shtil_desktop.windows.pages.shortcuts_page import ShortcutsPage
from shtil_desktop.windows.pages.statistics.figure_plate import EMPTY, FigurePlate
from shtil_desktop.windows.pages.statistics.page import StatisticsPage

TODAY = date(2026, 11, 16)
RULES = program_files.resources("shtil") / "rules"
PICTURES = re.compile(r"!\[([^\]]*)\]\((board:[\w-]+)\)")


def shown(qtbot, page, width=1024, height=640):
    qtbot.addWidget(page)
    page.resize(width, height)
    page.show()
    return page


# Settings


@pytest.fixture
def settings(qtbot):
    return shown(qtbot, SettingsPage(DAY, Settings()))


def test_settings_page_shows_what_it_is_given(qtbot):
    given = Settings(
        language=Language.DE, theme=Theme.CONTRAST, speed=AnimationSpeed.SLOW, undo_allowed=False
    )
    page = shown(qtbot, SettingsPage(DAY, given))
    assert LANGUAGES[page.language.currentIndex()] is Language.DE
    assert THEMES[page.theme.taken] is Theme.CONTRAST
    assert not page.flags["undo_allowed"].isChecked()
    assert page.settings == given


def test_changed_setting_is_told_at_once(settings, qtbot):
    with qtbot.waitSignal(settings.changed) as told:
        settings.theme.buttons[2].click()
    assert told.args[0] == Settings(theme=Theme.DARK)
    with qtbot.waitSignal(settings.changed) as told:
        settings.flags["left_handed"].click()
    assert told.args[0] == Settings(theme=Theme.DARK, left_handed=True)


def test_figures_grow_in_steps(settings, qtbot):
    with qtbot.waitSignal(settings.changed) as told:
        settings.numerals.setValue(13)
    assert told.args[0].numeral_scale == 1.3 and "130" in settings.numerals_label.text()


def test_name_is_told_when_it_is_written(settings, qtbot):
    settings.name.setFocus()
    qtbot.keyClicks(settings.name, "Vera")
    with qtbot.waitSignal(settings.changed) as told:
        qtbot.keyClick(settings.name, Qt.Key.Key_Return)
    assert told.args[0].player_name == "Vera"


def test_all_as_it_was_keeps_window_and_choices(qtbot):
    page = shown(qtbot, SettingsPage(DAY, Settings(theme=Theme.DARK, geometry="abc")))
    page.usual.click()
    assert page.settings == Settings(geometry="abc")


# Keys


@pytest.fixture
def keys(qtbot):
    return shown(qtbot, ShortcutsPage(DAY, {"gone": "F9"}))


def press(page, name, keys):
    page.edits[name].setKeySequence(QKeySequence(keys))
    page.edits[name].editingFinished.emit()


def test_changed_key_is_told(keys, qtbot):
    with qtbot.waitSignal(keys.changed) as told:
        press(keys, "hint", "F2")
    assert told.args[0] == {"hint": "F2"}


def test_taken_key_is_refused_and_explained(keys, qtbot):
    with qtbot.assertNotEmitted(keys.changed):
        press(keys, "hint", "Ctrl+Z")
    assert "Undo" in keys.warning.text()
    assert keys.edits["hint"].keySequence().toString() == "H"


def test_a_fixed_key_is_refused_and_explained(keys, qtbot):
    with qtbot.assertNotEmitted(keys.changed):
        press(keys, "hint", "Tab")
    assert keys.warning.isVisible()
    assert keys.edits["hint"].keySequence().toString() == "H"


def test_a_key_can_be_pressed(keys, qtbot):
    edit = keys.edits["hint"]
    edit.setFocus()
    with qtbot.waitSignal(keys.changed) as told:
        qtbot.keyClick(edit, Qt.Key.Key_F2)
    assert told.args[0] == {"hint": "F2"}


def test_a_command_can_do_without_a_key(keys, qtbot):
    with qtbot.waitSignal(keys.changed) as told:
        press(keys, "hint", "")
    assert told.args[0] == {"hint": ""}


def test_two_keys_are_swapped_by_way_of_none(keys):
    press(keys, "hint", "")
    press(keys, "discard", "H")
    press(keys, "hint", "D")
    assert keys.own == {"hint": "D", "discard": "H"}
    keys.resets["hint"].click()
    assert "Discard" in keys.warning.text() and keys.own["hint"] == "D", "H is still taken"
    keys.all_usual.click()
    assert keys.own == {} and keys.edits["hint"].keySequence().toString() == "H"


def test_usual_key_comes_back(keys, qtbot):
    press(keys, "hint", "F2")
    keys.resets["hint"].click()
    assert keys.own == {} and keys.edits["hint"].keySequence().toString() == "H"


# About


def test_about_names_version_author_and_licence(qtbot):
    page = shown(qtbot, AboutPage(DAY))
    text = " ".join(label.text() for label in page.paragraphs)
    assert __version__ in text and "James Emmerson" in text and "MIT" in text


# Rules


@pytest.fixture
def rules(qtbot):
    return shown(qtbot, RulesPage(DAY, "en"))


def test_anchor_belongs_to_the_heading_after_it():
    text = parse_rules("<!-- anchor: a -->\n# One\n\ntext\n\n## Two\n\n<!-- anchor: b -->\n## Three\n")
    assert text.anchors == ("a", "", "b") and "anchor" not in text.markdown


def test_unknown_language_reads_english():
    assert read_rules(RULES, "fi") == read_rules(RULES, "en")


class MissingBook:
    """Of a game whose rules are not where they should be."""

    def __init__(self, folder):
        self.folder = folder

    def picture(self, spec, palette):
        raise KeyError(spec)


def test_missing_rules_are_no_crash(qtbot, tmp_path):
    read_boards.cache_clear()
    page = shown(qtbot, RulesPage(DAY, "en", book=MissingBook(tmp_path)))
    assert not page.anchors and not page.show_anchor("price")


def test_rules_open_at_an_anchor(rules, qtbot):
    assert rules.show_anchor("price")
    qtbot.waitUntil(lambda: rules.anchors[rules.contents.currentRow()] == "price")
    assert rules.browser.verticalScrollBar().value() > 0
    assert not rules.show_anchor("nowhere")


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_every_picture_has_its_caption_right_below(qtbot, language):
    page = RulesPage(DAY, language)
    qtbot.addWidget(page)
    captions = dict(PICTURES.findall((RULES / f"{language}.md").read_text(encoding="utf-8")))
    block, found = page.browser.document().begin(), []
    while block.isValid():
        if has_picture(block):
            found.append(block.next().text())
            letters = block.next().begin().fragment().charFormat()
            assert letters.fontItalic() and letters.foreground().color() == DAY.text_soft
        block = block.next()
    assert found == list(captions) and len(found) == len(read_boards(RULES))


def heading_height(page, anchor):
    """Where a heading is below the upper edge."""
    layout = page.browser.document().documentLayout()
    top = layout.blockBoundingRect(dict(page._headings)[anchor]).top()
    return top - page.browser.verticalScrollBar().value()


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("anchor", ["price", "sun-moon", "pyramid", "explorer"])
def test_a_chapter_is_in_sight_wherever_it_is(qtbot, language, anchor):
    """The text is laid out while it is already shown: the place must not be lost on the way."""
    page = RulesPage(DAY, language)
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.show()
    page.show_anchor(anchor)
    qtbot.waitUntil(lambda: -5 <= heading_height(page, anchor) <= 40)
    page.wear(NIGHT)
    qtbot.waitUntil(lambda: -5 <= heading_height(page, anchor) <= 40)
    page._go(page.contents.item(page.anchors.index("deals")))
    qtbot.waitUntil(lambda: heading_height(page, "deals") < page.browser.height())


def test_search_counts_marks_and_narrows_the_contents(rules):
    rules.search.setText("compass")
    hidden = [rules.contents.item(i).isHidden() for i in range(rules.contents.count())]
    assert rules.browser.extraSelections() and any(hidden) and not all(hidden)
    rules.search.setText("xyzzy")
    assert not rules.browser.extraSelections() and rules.found.text()
    rules.search.clear()
    assert not any(rules.contents.item(i).isHidden() for i in range(rules.contents.count()))


def test_return_finds_the_next_place(rules, qtbot):
    rules.search.setText("compass")
    first = rules.browser.textCursor().position()
    qtbot.keyClick(rules.search, Qt.Key.Key_Return)
    assert rules.browser.textCursor().position() != first


def test_other_language_stays_at_the_same_chapter(rules):
    rules.show_anchor("reefs")
    rules.speak("de")
    assert rules.anchors[rules.contents.currentRow()] == "reefs"


@pytest.mark.parametrize("name", sorted(read_boards(RULES)))
def test_every_picture_of_the_rules_can_be_drawn(qapp, name):
    spec = BoardSpec.of(read_boards(RULES)[name])
    image = BoardPicture(spec, 24, DAY).image()
    assert not image.isNull() and image.pixelColor(image.rect().center()).alpha()


def test_board_is_a_resource_of_the_text(rules):
    name = sorted(read_boards(RULES))[0]
    assert rules.browser.loadResource(2, QUrl(f"board:{name}")).width() > 100
    assert rules.browser.loadResource(2, QUrl("board:nothing")).width() == 1


def test_a_board_is_not_painted_again_when_one_comes_back(qapp, monkeypatch):
    painted = []
    monkeypatch.setattr(BoardPicture, "image", lambda *asked: painted.append(asked))
    monkeypatch.setattr("shtil_desktop.windows.pages.rules.browser.PAINTED", {})
    name = sorted(read_boards(RULES))[0]
    for language, times in (("en", 1), ("en", 1), ("de", 2)):
        page = RulesPage(DAY, language)
        page.browser.loadResource(2, QUrl(f"board:{name}"))
        assert len(painted) == times, "words in it are in the language of the text"
        page.deleteLater()


def test_the_sample_of_the_settings_is_not_painted_again(qapp):
    size = QSizeF(40, 50)
    assert sample_cards(size, DAY, 1.0, 1.0).cacheKey() == sample_cards(size, DAY, 1.0, 1.0).cacheKey()
    assert sample_cards(size, DAY, 1.0, 1.2).cacheKey() != sample_cards(size, DAY, 1.0, 1.0).cacheKey()


def test_miniature_has_a_plate_for_each_cell(qapp):
    pixmap = miniature(Options(Mode.PYRAMID, 1).layout, [None] * 28, QSizeF(70, 70), CONTRAST, 2.0)
    assert pixmap.width() == 140


# Statistics


class Sailed(BackgroundStatistics):
    """Voyages in memory; one file can't be written."""

    def __init__(self, voyages):
        self.kept = Statistics(None)
        self.kept.add(voyages)
        self.files = []
        super().__init__(self.kept)

    def export(self, owner, path, then, failed):
        if path.name == "bad.csv":
            failed(OSError("full"))
        else:
            self.files.append(path)
            then()


def one(at, mode=Mode.STANDARD, result=Result.WON, seats=1):
    when = datetime(2026, 11, 1, 12, tzinfo=UTC) + timedelta(days=at)
    lost = () if result is Result.WON else (3, 4)
    counted = {"cards_left": 3, "lost_cells": lost}
    options = Options(mode, seats)
    return Finished(
        str(at), "shtil", when, options, at, result, "finish", 70 + at, False, 0, False, None, counted
    )


@pytest.fixture
def sailed():
    return Sailed(
        [one(0), one(1, result=Result.LOST), one(2, Mode.ARCH, seats=2), one(3, result=Result.LOST)]
    )


@pytest.fixture
def statistics(qtbot, sailed, tmp_path):
    path = str(tmp_path / "out.csv")
    return shown(qtbot, StatisticsPage(DAY, sailed, TODAY, ask_for_file=lambda: path))


def test_statistics_sum_up(statistics):
    assert [figure.text() for figure, _ in statistics.figures.labels][:2] == ["4", "2"]
    assert statistics.own.counts == {3: 2, 4: 2}
    assert statistics.rate.points == [0.5], "of fewer than ten the last one's alone"


def test_no_word_of_the_figures_is_broken_while_others_have_room_to_spare(qtbot):
    plate = FigurePlate(all_pages()["qwirkle"].statistics())
    plate.show_summary(EMPTY)
    metrics = plate.labels[0][1].fontMetrics()
    needed = [metrics.horizontalAdvance(word.text()) for _, word in plate.labels]
    shown(qtbot, plate.widget, sum(needed) + 18 * len(needed) + 60, 90)
    assert all(word.width() >= wide for (_, word), wide in zip(plate.labels, needed, strict=True))


def test_filter_counts_only_what_is_chosen(statistics):
    statistics.filters.own[0].setCurrentIndex(2)
    statistics.refresh()
    assert statistics.figures.labels[0][0].text() == "1"


def test_reset_asks_first(statistics, sailed, qtbot):
    statistics.reset.click()
    assert statistics.focusWidget() is statistics.question.no
    assert sailed.kept.matches() and not statistics.question.isHidden()
    statistics.question.no.click()
    assert sailed.kept.matches() and statistics.question.isHidden()
    statistics.reset.click()
    with qtbot.waitSignal(statistics.forgotten):
        statistics.question.yes.click()
    assert not sailed.kept.matches() and statistics.figures.labels[0][0].text() == "0"


def test_export_writes_and_says_so(statistics, sailed, tmp_path):
    statistics.export.click()
    assert sailed.files == [tmp_path / "out.csv"] and "out.csv" in statistics.message.text()


def test_export_that_fails_is_told(qtbot, sailed):
    page = shown(qtbot, StatisticsPage(DAY, sailed, TODAY, ask_for_file=lambda: "bad.csv"))
    page.export.click()
    assert "full" in page.message.text()


def test_tallies_leave_out_modes_never_sailed(statistics):
    assert [(each.won, each.lost) for _, each in statistics.tally.tallies] == [(1, 2), (1, 0)]
    assert statistics.own.title.endswith("Standard voyage")


def test_a_choice_without_voyages_is_not_told_as_if_none_had_ended(statistics):
    words = "No finished games match this selection."
    charts = (statistics.rate, statistics.tally, statistics.own)
    assert words not in [chart.empty for chart in charts]
    statistics.filters.own[1].setCurrentIndex(5)
    statistics.refresh()
    assert [chart.empty for chart in charts if chart.is_empty] == [words] * 3
    assert statistics.export.isEnabled() and statistics.reset.isEnabled()
    statistics.filters.own[1].setCurrentIndex(0)
    statistics.refresh()
    assert statistics.rate.points


def test_nothing_ended_yet_is_told_whatever_is_chosen(qtbot):
    page = shown(qtbot, StatisticsPage(DAY, Sailed([]), TODAY))
    page.filters.own[1].setCurrentIndex(5)
    page.refresh()
    assert page.rate.empty.startswith("No games finished yet") and not page.reset.isEnabled()


def test_damaged_rows_are_told_on_the_page(statistics, sailed):
    assert statistics.left_out.isHidden()
    sailed.kept._file.do(lambda base: base.execute("UPDATE matches SET hints_used = NULL WHERE number < 2"))
    statistics.refresh()
    assert statistics.left_out.isVisible() and statistics.figures.labels[0][0].text() == "2"
    assert statistics.left_out.text().startswith("2\N{NO-BREAK SPACE}damaged games in the statistics")


def test_figures_of_an_earlier_choice_are_not_shown(qapp):
    answers = []

    class Slow:
        def figures(self, owner, choice, then, failed):
            answers.append((choice, then))

        def reset(self, owner, then, failed): ...

        def export(self, owner, path, then, failed): ...

    page = StatisticsPage(DAY, Slow(), TODAY)
    page.filters.own[0].setCurrentIndex(2)
    page.refresh()
    found = Statistics(None)
    found.add([one(0), one(1, Mode.ARCH)])
    (first, show_first), (last, show_last) = answers[0], answers[-1]
    show_last(found.figures(last))
    assert page.figures.labels[0][0].text() == "1"
    show_first(found.figures(first))
    assert page.figures.labels[0][0].text() == "1"


def test_figures_that_arrive_after_the_page_is_gone_are_dropped(qtbot):
    tasks = BackgroundTasks()
    background = BackgroundStatistics(lambda: Statistics(None), tasks)
    page = StatisticsPage(DAY, background, TODAY)
    page.refresh()
    delete(page)
    told: list[object] = []
    background.figures(background, Selection(), told.append, told.append)
    qtbot.waitUntil(lambda: bool(told))
    background.close()
    tasks.close()


@pytest.mark.parametrize("palette", [DAY, NIGHT, CONTRAST], ids=lambda palette: palette.name)
def test_charts_are_drawn_in_every_theme(statistics, palette):
    statistics.wear(palette)
    for chart in (statistics.rate, statistics.tally, statistics.own):
        image = chart.grab().toImage()
        colours = {image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}
        assert len(colours) > 8


def test_charts_without_figures_say_so(qtbot):
    page = shown(qtbot, StatisticsPage(DAY, Sailed([]), TODAY))
    assert page.rate.is_empty and page.rate.empty and not page.export.isEnabled()
    page.grab()


# Calendar


@pytest.fixture
def calendar(qtbot):
    results = {TODAY - timedelta(days=1): Result.WON, TODAY - timedelta(days=2): Result.LOST}
    return shown(qtbot, CalendarPage(DAY, TODAY, results))


def test_calendar_shows_results_and_streak(calendar):
    by_day = {button.day: button for button in calendar.month.days}
    assert by_day[date(2026, 11, 15)].result is Result.WON
    assert by_day[date(2026, 11, 14)].result is Result.LOST
    assert calendar.streak.text() == "1" and calendar.best.text() == "1"
    assert not by_day[date(2026, 11, 17)].isEnabled()
    calendar.choose(date(2026, 11, 14))
    assert calendar.result.text() == "You lost"


def test_a_day_that_was_left_under_way_is_told_and_gone_on_with(qtbot):
    calendar = shown(qtbot, CalendarPage(DAY, TODAY, {}, {TODAY}))
    assert (calendar.result.text(), calendar.go.text()) == ("under way", "Continue")
    assert next(button for button in calendar.month.days if button.is_today).is_under_way
    calendar.choose(TODAY - timedelta(days=1))
    assert (calendar.result.text(), calendar.go.text()) == ("not played yet", "Play this day")


def test_day_is_chosen_and_sailed(calendar, qtbot):
    next(button for button in calendar.month.days if button.day == date(2026, 11, 3)).click()
    with qtbot.waitSignal(calendar.play_wanted) as told:
        calendar.go.click()
    assert told.args == [date(2026, 11, 3)]


def test_months_turn_back_but_not_into_the_future(calendar):
    assert not calendar.month.next.isEnabled()
    calendar.month.previous.click()
    assert any(button.day == date(2026, 10, 31) and button.isVisible() for button in calendar.month.days)
    calendar.month.next.click()
    assert not calendar.month.next.isEnabled()


def test_arrows_walk_through_the_days(calendar, qtbot):
    qtbot.keyClick(calendar, Qt.Key.Key_Left)
    qtbot.keyClick(calendar, Qt.Key.Key_Up)
    with qtbot.waitSignal(calendar.play_wanted) as told:
        calendar.go.click()
    assert told.args == [date(2026, 11, 8)]


def test_rules_that_are_closed_leave_nothing_behind(qapp):
    """The text changes its size once more while its page goes: that must not hold on to the page."""

    def pages() -> int:
        gc.collect()
        return sum(type(one) is RulesPage for one in gc.get_objects())

    before = pages()
    for _ in range(3):
        page = RulesPage(DAY, "en")
        qapp.processEvents()
        delete(page)
        del page
    qapp.processEvents()
    assert pages() == before

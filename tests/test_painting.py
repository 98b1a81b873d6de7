"""Nothing raises while it is painted, whatever it shows: Qt would be left with a painter that never ends."""

from __future__ import annotations

import importlib
import inspect
import os
import pkgutil
import time
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta, timezone
from math import inf, nan
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

import shtil_desktop.games.shtil.pages
import shtil_desktop.games.shtil.table
import shtil_desktop.table
import shtil_desktop.windows
from shtil_desktop import games
from shtil_desktop.games.base import Result
from shtil_desktop.games.shtil.pages.grid_chart import GridChart
from shtil_desktop.games.shtil.pages.underway import underway as underway_of
from shtil_desktop.games.shtil.rules.options import LAYOUTS, Mode, Options
from shtil_desktop.games.shtil.table.layout.empty_table import ShtilEmptyTable
from shtil_desktop.games.shtil.table.layout.geometry import Needs, arrange
from shtil_desktop.games.shtil.table.rendering.pictures import Pictures
from shtil_desktop.play.profile.statistics.figures import Tally
from shtil_desktop.table.art.icons import Icon
from shtil_desktop.table.items.undo_buttons import Tool
from shtil_desktop.table.places import Button
from shtil_desktop.table.theme import CONTRAST, DAY, NIGHT
from shtil_desktop.windows.pages.calendar.day_button import DayButton
from shtil_desktop.windows.pages.calendar.page import CalendarPage
from shtil_desktop.windows.pages.page import Page
from shtil_desktop.windows.pages.page_heading import PageHeading
from shtil_desktop.windows.pages.statistics.charts import Chart, RateChart, TallyChart
from shtil_desktop.windows.start_page.continue_card import ContinueCard
from shtil_desktop.windows.start_page.news import News
from shtil_desktop.windows.start_page.page import StartPage
from shtil_desktop.windows.start_page.tiles import GameTile, StartPill

LONG = "Ungewöhnlich langes Wort " * 200
HUGE = 10**30
FIRST, LAST = (
    datetime(1, 1, 1, tzinfo=timezone(timedelta(hours=14))),
    datetime(9999, 12, 31, 23, 59, 59, tzinfo=timezone(timedelta(hours=-14))),
)
SIZES = (QSize(0, 0), QSize(1, 1), QSize(40, 2000), QSize(1366, 768))


def ours(package) -> list[type]:
    """All classes of a package."""
    found = []
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        for _, kind in inspect.getmembers(importlib.import_module(module.name), inspect.isclass):
            if kind.__module__ == module.name:
                found.append(kind)
    return found


def paints(kind: type, name: str) -> bool:
    """Whether one of our own classes, and not Qt, paints it."""
    return any(name in vars(each) for each in kind.__mro__ if each.__module__.startswith("shtil_desktop"))


PACKAGES = (games.shtil.table, games.shtil.pages, shtil_desktop.table, shtil_desktop.windows)
KINDS = [kind for package in PACKAGES for kind in ours(package)]
WIDGETS = {kind for kind in KINDS if issubclass(kind, QWidget) and paints(kind, "paintEvent")}
ITEMS = {kind for kind in KINDS if issubclass(kind, QGraphicsItem) and paints(kind, "paint")}


# Widgets


def chart(kind: type[Chart]) -> Chart:
    found = kind(DAY)
    found.say(LONG, LONG)
    return found


def rates(*values: float) -> Callable[[], QWidget]:
    def make() -> QWidget:
        found = chart(RateChart)
        assert isinstance(found, RateChart)
        found.show_rates(values, FIRST, LAST)
        return found

    return make


def tallies(*values: tuple[str, Tally]) -> Callable[[], QWidget]:
    def make() -> QWidget:
        found = chart(TallyChart)
        assert isinstance(found, TallyChart)
        found.show_tallies(values)
        return found

    return make


def counts(values: dict[int, int], mode: Mode = Mode.STANDARD) -> Callable[[], QWidget]:
    def make() -> QWidget:
        found = chart(GridChart)
        assert isinstance(found, GridChart)
        found.show_counts(LAYOUTS[mode], values)
        return found

    return make


def day(which: date, result: Result | None) -> Callable[[], QWidget]:
    def make() -> QWidget:
        button = DayButton(DAY)
        button.day, button.result, button.is_under_way = which, result, True
        return button

    return make


def calendar(today: date) -> Callable[[], QWidget]:
    days = {date.min: Result.WON, date.max: Result.WON, today: Result.LOST}
    return lambda: CalendarPage(CONTRAST, today, days, set(days))


def card() -> QWidget:
    found = ContinueCard(DAY)
    found.say(LONG, f"{LONG}\n" * 9)
    return found


def tile(picture: Icon | None) -> Callable[[], QWidget]:
    def make() -> QWidget:
        found = StartPill(picture, NIGHT) if picture is not None else GameTile("shtil", DAY)
        found.say(LONG, LONG)
        return found

    return make


def page_heading() -> QWidget:
    heading = PageHeading()
    heading.setText(LONG)
    return heading


UNDERWAY = underway_of(Options(Mode.PYRAMID, 5), 2**63 - 1, [None] * 28, is_daily=True)
EXTREMES: dict[type, list[Callable[[], QWidget]]] = {
    Chart: [lambda: chart(Chart)],
    RateChart: [rates(), rates(nan), rates(inf, -inf, nan, 1e308), rates(*[0.5] * 20_000)],
    TallyChart: [
        tallies(),
        tallies((LONG, Tally(1, 0)), ("", Tally())),
        tallies(("x", Tally(HUGE, 1)), (LONG, Tally(10**14, 0, 1))),
        tallies(*[("x", Tally(1, 1, 1))] * 500),
    ],
    GridChart: [
        counts({}),
        counts({-1: 5, 0: HUGE, 35: 1, HUGE: 3}),
        counts({27: -4, 0: 1}, Mode.PYRAMID),
        counts({cell: cell for cell in range(30)}, Mode.ARCH),
    ],
    DayButton: [day(date.min, Result.WON), day(date.max, Result.LOST), day(date.max, None)],
    CalendarPage: [calendar(date.min), calendar(date.max), calendar(date(2026, 11, 18))],
    ContinueCard: [card],
    StartPage: [
        lambda: StartPage(NIGHT, News(date.min)),
        lambda: StartPage(DAY, News(date.max, UNDERWAY, game="shtil", is_unsaved=True)),
    ],
    GameTile: [tile(None)],
    StartPill: [tile(Icon.SUN)],
    Page: [lambda: Page(DAY)],
    PageHeading: [PageHeading, page_heading],
    ShtilEmptyTable: [lambda: ShtilEmptyTable(Pictures(), Options(Mode.STANDARD, 5, storms=True), DAY)],
}
"""What shows figures and names from files, with the oddest that there are."""
PAGES = {kind for kind in WIDGETS if issubclass(kind, Page)}
ELSEWHERE = {
    "ModeTile",
    "ReviewChart",
    "MomentChart",
    "GamePicture",
    "LessonPanel",
    "LostCells",
    "StartPage",
    "ShtilEmptyTable",
    "StartPicture",
    "PlayOnMark",
    "OpenDecks",
    "StandingSign",
    "MistakePicture",
}
"""Shown with what the program itself says, in every page, mode and language of `tests/windows`."""


def test_no_widget_that_paints_itself_is_forgotten():
    known = {kind.__name__ for kind in EXTREMES} | {kind.__name__ for kind in PAGES} | ELSEWHERE
    assert {kind.__name__ for kind in WIDGETS} - known == set(), "give it extremes above"
    assert set(EXTREMES) <= WIDGETS


@pytest.fixture(params=["UTC", "Asia/Tokyo", "Pacific/Kiritimati", "Etc/GMT+12"])
def zone(request, monkeypatch):
    monkeypatch.setitem(os.environ, "TZ", request.param)
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="this system has one time zone")
@pytest.mark.parametrize("kind", EXTREMES, ids=lambda kind: kind.__name__)
def test_extremes_are_painted_without_a_word(kind, zone, qtbot):
    for make in EXTREMES[kind]:
        widget = make()
        qtbot.addWidget(widget)
        with qtbot.captureExceptions() as raised:
            for size in SIZES:
                widget.resize(size)
                widget.grab()
        assert raised == []


def test_the_calendar_walks_to_the_ends_of_time(qtbot):
    for today in (date.min, date.max):
        page = CalendarPage(DAY, today, {})
        qtbot.addWidget(page)
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            qtbot.keyClick(page, key)
        page.month.previous.click()
        page.month.next.click()
        page.grab()


# Items of the table


def pictures() -> Pictures:
    options = Options(Mode.STANDARD, 5, reefs=True, monsters=5, storms=True, wilds=2)
    found = Pictures()
    places = arrange(QRectF(0, 0, 1366, 768).size(), Needs.of(options))
    found.fit(DAY, places, 1.0, Needs.of(options))
    return found


def made(kind: type, look: Pictures) -> QGraphicsItem:
    """One of these, with the plainest of everything that it wants."""
    plain: dict[str, Any] = {
        "card": 7,
        "seat": 1,
        "position": 0.5,
        "tool": Tool.UNDO,
        "button": Button.CONFIRM,
    }
    plain |= {"tool": Tool.UNDO, "button": next(iter(Button)), "stage": SimpleNamespace(pictures=look)}
    given = {}
    for name, parameter in list(inspect.signature(kind).parameters.items()):
        if name == "pictures":
            given[name] = look
        elif parameter.default is inspect.Parameter.empty and parameter.kind is not parameter.VAR_POSITIONAL:
            given[name] = plain[name]
    return kind(**given)


def texts_of(item: QGraphicsItem) -> list[str]:
    return [name for name, value in vars(item).items() if type(value) is str]


def paint(item: QGraphicsItem) -> None:
    image = QImage(400, 300, QImage.Format.Format_ARGB32_Premultiplied)
    with QPainter(image) as painter:
        item.paint(painter, QStyleOptionGraphicsItem(), None)


BARE = {"FlatItem", "OverlayItem", "ScoreItem"}
"""Of the first two only kin are ever made; the last is never shown without the scores of two rivals."""


@pytest.mark.parametrize("kind", sorted(ITEMS, key=str), ids=lambda kind: kind.__name__)
def test_items_are_painted_at_any_size_with_any_words(kind, qtbot):
    look = pictures()
    if kind.__name__ in BARE:
        pytest.skip("never shown like this")
    for text in ("", LONG, "\0\u202e👩‍👩‍👧‍👦"):
        for rect in (QRectF(), QRectF(0, 0, 1, 1), QRectF(0, 0, 3000, 20), QRectF(0, 0, 300, 200)):
            item = made(kind, look)
            if hasattr(item, "place"):
                item.place(rect)
            for name in texts_of(item):
                setattr(item, name, text)
            paint(item)


def test_a_moment_of_any_year_has_words(zone):
    from shtil_desktop.table.words.locale_words import moment_text, seconds_text

    assert all(moment_text(moment) for moment in (FIRST, LAST, datetime(2026, 11, 18, tzinfo=UTC)))
    assert seconds_text(HUGE) and seconds_text(-HUGE)

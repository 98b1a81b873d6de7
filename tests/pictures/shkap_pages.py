"""Shkap's pages, for `page_pictures.py`."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from functools import cache

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget

from shtil_desktop.games.base import Action, Result
from shtil_desktop.games.shkap.game import SHKAP
from shtil_desktop.games.shkap.new_match import NewExpedition
from shtil_desktop.games.shkap.pages import PAGES as SHKAP_PAGES
from shtil_desktop.games.shkap.pages.lessons.guide import ExpeditionGuide
from shtil_desktop.games.shkap.pages.new_match.page import NewExpeditionPage
from shtil_desktop.games.shkap.pages.review.page import ShkapReviewPage
from shtil_desktop.games.shkap.review.review import Review, review
from shtil_desktop.games.shkap.rules.actions import Pass
from shtil_desktop.games.shkap.rules.options import Mode, Options
from shtil_desktop.play.match import Match
from shtil_desktop.play.profile.settings import AnimationSpeed, Settings
from shtil_desktop.play.profile.statistics.database import Statistics
from shtil_desktop.play.profile.statistics.figures import Finished
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.background.background_statistics import BackgroundStatistics
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.pages.rules.page import RulesPage
from shtil_desktop.windows.pages.statistics.page import StatisticsPage
from shtil_desktop.windows.start_page.news import News
from shtil_desktop.windows.start_page.page import StartPage

TODAY = date(2026, 11, 18)


def played(options: Options, number: int, islands: int) -> Match:
    """An expedition that has come so far, or to its end, always the same."""
    match = SHKAP_PAGES.wish(NewExpedition(), options, number).match("")
    game = match.game
    while game.at < islands and game.decision is not None:
        seat = game.decision.seat
        level = "deckhand" if seat == match.player else "captain"
        game.apply(SHKAP.mate(level, number, len(game.actions)).decide(game.view(seat)))
    return match


@cache
def reviewed() -> tuple[Match, Review]:
    match = played(Options(Mode.BASE, 3), 12, 99)
    return match, review(match.game, match.player)


def start_page_shkap(palette: Palette) -> QWidget:
    """The start page with an expedition under way."""
    underway = SHKAP_PAGES.underway(played(Options(Mode.BASE, 4), 25, 3))
    return StartPage(palette, News(TODAY, underway, "shkap"))


def new_expedition(palette: Palette) -> QWidget:
    return NewExpeditionPage(palette, NewExpedition())


def new_archipelago(palette: Palette) -> QWidget:
    chosen = NewExpedition(
        Options(Mode.ARCHIPELAGO, 4), ("admiral", "captain", "deckhand"), ("Ольга", "", "")
    )
    page = NewExpeditionPage(palette, chosen)
    page.show_chosen(page.chosen, 20431)
    return page


def review_page(palette: Palette) -> QWidget:
    match, found = reviewed()
    page = ShkapReviewPage(palette, match)
    page.hear_review(found)
    page.go_to_island(2)
    return page


def an_expedition(at: int) -> Finished:
    """Of a made-up year."""
    options = Options(Mode.ARCHIPELAGO if at % 3 == 0 else Mode.BASE, 2 + at % 3)
    return Finished(
        game="shkap",
        id=str(at),
        finished=datetime(2026, 6, 1, tzinfo=UTC) + timedelta(days=at * 2),
        options=options,
        number=at,
        result=Result.WON if at * 37 % 100 < 30 + at // 2 else Result.LOST,
        reason="coins",
        actions=100 + at * 7 % 20,
        used_undo=at % 5 == 0,
        hints_used=at % 4,
        is_repeat=False,
        daily=None,
        figures={
            "coins": 8 + at % 7,
            "coins_an_island": 120 + at % 60,
            "level": 1 + at % 4,
            "missed": at % 3,
        },
    )


def statistics(palette: Palette) -> QWidget:
    kept = Statistics(None)
    kept.add([an_expedition(at) for at in range(90)])
    return StatisticsPage(palette, BackgroundStatistics(kept), game="shkap")


def rules_at(anchor: str) -> Callable[[Palette], QWidget]:
    def page(palette: Palette) -> QWidget:
        page = RulesPage(palette, QLocale().name()[:2], "shkap")
        page.show_anchor(anchor)
        return page

    return page


def lesson_at(name: str, *tried: Action) -> Callable[[Palette], QWidget]:
    """The main window with a lesson of the first expedition, in which something else was tried."""

    def page(palette: Palette) -> QWidget:
        window = MainWindow(None, Settings(speed=AnimationSpeed.OFF))
        window.wear(palette)
        guide = ExpeditionGuide(window, None)
        window.show_table()
        window.show()
        guide.show_step([one.id for one in guide.course.lessons].index(name))
        for action in tried:
            window.controller.decide(action)
        return window

    return page


PAGES: dict[str, Callable[[Palette], QWidget]] = {
    "start-page-shkap": start_page_shkap,
    "new-shkap": new_expedition,
    "new-shkap-archipelago": new_archipelago,
    "review-shkap": review_page,
    "statistics-shkap": statistics,
    "rules-shkap": rules_at("about"),
    "rules-shkap-map": rules_at("map"),
    "rules-shkap-coins": rules_at("coins"),
    "lesson-shkap": lesson_at("cave"),
    "lesson-shkap-refused": lesson_at("land", Pass()),
    "lesson-shkap-walk": lesson_at("order"),
}

"""Qwirkle's pages, and the start page of several games, for `page_pictures.py`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from functools import cache

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget

from shtil_desktop.games.base import Result
from shtil_desktop.games.qwirkle.game import QWIRKLE
from shtil_desktop.games.qwirkle.new_match import NewQwirkle
from shtil_desktop.games.qwirkle.pages import PAGES as QWIRKLE_PAGES
from shtil_desktop.games.qwirkle.pages.lessons.guide import FirstGameGuide
from shtil_desktop.games.qwirkle.pages.new_match.page import NewQwirklePage
from shtil_desktop.games.qwirkle.pages.review.page import QwirkleReviewPage
from shtil_desktop.games.qwirkle.review.review import Review, review
from shtil_desktop.games.qwirkle.rules.deal import Options
from shtil_desktop.play.match import Match
from shtil_desktop.play.profile.settings import AnimationSpeed, Settings
from shtil_desktop.play.profile.statistics.database import Statistics
from shtil_desktop.play.profile.statistics.figures import Finished
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.background.background_statistics import BackgroundStatistics
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.pages.rules.page import RulesPage
from shtil_desktop.windows.pages.statistics.page import StatisticsPage
from shtil_desktop.windows.start_page.news import DailyState, News
from shtil_desktop.windows.start_page.page import StartPage

TODAY = date(2026, 11, 18)


def played(seats: int, moves: int, number: int = 24) -> Match:
    """A game of which so many turns are played, always the same."""
    match = QWIRKLE_PAGES.wish(NewQwirkle(), Options(seats), number).match("")
    game = match.game
    while len(game.actions) < moves and game.result is None:
        level = "beginner" if game.turn == match.player else "amateur"
        game.apply(QWIRKLE.mate(level, number, len(game.actions)).decide(game.view(game.turn)))
    return match


def start_page_qwirkle(palette: Palette) -> QWidget:
    """With a game of Qwirkle under way."""
    underway = QWIRKLE_PAGES.underway(played(3, 20))
    return StartPage(palette, News(TODAY, underway, "qwirkle", daily=DailyState.LOST))


def start_page_first(palette: Palette) -> QWidget:
    """As it is when nobody has played yet."""
    return StartPage(palette, News(TODAY))


def new_game(palette: Palette) -> QWidget:
    return NewQwirklePage(
        palette, NewQwirkle(Options(3), ("expert", "amateur", "amateur"), ("Ольга", "", ""))
    )


def new_game_of_four(palette: Palette) -> QWidget:
    """With the number of its deal."""
    page = NewQwirklePage(palette, NewQwirkle(Options(4), ("master", "master", "beginner")))
    page.show_chosen(page.chosen, 20431)
    return page


def new_game_wrong_code(palette: Palette) -> QWidget:
    page = NewQwirklePage(palette, NewQwirkle())
    page.show_chosen(page.chosen, 24)
    page.deal.entry.setText("0848-KYFC-2")
    page.deal.entry.textEdited.emit(page.deal.entry.text())
    return page


@cache
def read_game() -> tuple[Match, Review]:
    match = played(3, 200)
    return match, review(match.game, match.player)


def reviewed(palette: Palette) -> QWidget:
    """A finished game that has been read, at its dearest move."""
    match, found = read_game()
    page = QwirkleReviewPage(palette, match, Speed.OFF, seeks_loss=True)
    page.show()
    page.hear_review(found)
    return page


def better(palette: Palette) -> QWidget:
    """What would have been better."""
    page = reviewed(palette)
    assert isinstance(page, QwirkleReviewPage)
    page.show_otherwise(True)
    return page


def half_read(palette: Palette) -> QWidget:
    match, found = read_game()
    page = QwirkleReviewPage(palette, match, Speed.OFF, seeks_loss=True)
    page.show()
    page.hear_review(replace(found, moves=found.moves[:6], done=6))
    return page


def a_game(at: int) -> Finished:
    """Of a made-up year."""
    is_won = at * 37 % 100 < 30 + at // 2
    return Finished(
        game="qwirkle",
        id=str(at),
        finished=datetime(2026, 6, 1, tzinfo=UTC) + timedelta(days=at * 2),
        options=Options(2 + at % 3),
        number=at,
        result=Result.WON if is_won else Result.LOST,
        reason="out",
        actions=50 + at * 7 % 20,
        used_undo=at % 5 == 0,
        hints_used=at % 4,
        is_repeat=False,
        daily=None,
        figures={
            "points": 90 + at * 13 % 80,
            "best_turn": 12 + at % 9,
            "qwirkles": at % 4,
            "level": 1 + at % 4,
            "lost": 60 + (90 - at) * (3 + at % 5) // 3,
        },
    )


def statistics(palette: Palette) -> QWidget:
    kept = Statistics(None)
    kept.add([a_game(at) for at in range(90)])
    return StatisticsPage(palette, BackgroundStatistics(kept), game="qwirkle")


def rules_at(anchor: str) -> Callable[[Palette], QWidget]:
    def page(palette: Palette) -> QWidget:
        page = RulesPage(palette, QLocale().name()[:2], "qwirkle")
        page.show_anchor(anchor)
        return page

    return page


def lesson_at(step: int) -> Callable[[Palette], QWidget]:
    """The main window with a lesson of the first game."""

    def page(palette: Palette) -> QWidget:
        window = MainWindow(None, Settings(speed=AnimationSpeed.OFF))
        window.wear(palette)
        guide = FirstGameGuide(window, None)
        window.show_table()
        window.show()
        guide.show_step(step)
        return window

    return page


PAGES: dict[str, Callable[[Palette], QWidget]] = {
    "start-page-qwirkle": start_page_qwirkle,
    "start-page-first": start_page_first,
    "new-qwirkle": new_game,
    "new-qwirkle-four": new_game_of_four,
    "new-qwirkle-wrong-code": new_game_wrong_code,
    "qwirkle-statistics": statistics,
    "rules-qwirkle": rules_at("about"),
    "rules-qwirkle-lines": rules_at("lines"),
    "lesson-qwirkle": lesson_at(0),
    "lesson-qwirkle-late": lesson_at(5),
    "qwirkle-review": reviewed,
    "qwirkle-review-better": better,
    "qwirkle-review-begun": half_read,
}

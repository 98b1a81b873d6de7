"""Pages that tell how hard a deal is, look for one, or say what others made of it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta

from PySide6.QtWidgets import QWidget

from shtil_desktop.games.base import Result
from shtil_desktop.games.difficulty import DealFound
from shtil_desktop.games.same_deal import play_same_deal
from shtil_desktop.games.shtil.daily import daily_deal
from shtil_desktop.games.shtil.game import SHTIL
from shtil_desktop.games.shtil.new_voyage import NewVoyage
from shtil_desktop.games.shtil.pages.new_voyage.page import NewVoyagePage
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.table.controller import words_of
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.deals.daily_deals import match_of
from shtil_desktop.windows.pages.calendar.page import CalendarPage
from shtil_desktop.windows.pages.words.difficulty_words import none_found_text
from shtil_desktop.windows.start_page.news import News
from shtil_desktop.windows.start_page.page import StartPage

TODAY = date(2026, 11, 16)
HARD = NewVoyage(Options(Mode.STANDARD, seats=3, removed=8), difficulty=4)


def new_voyage_measured(palette: Palette) -> NewVoyagePage:
    """With the number of a deal."""
    page = NewVoyagePage(palette, NewVoyage(Options(Mode.STANDARD, seats=1, removed=8)))
    page.deal.show_number(20431)
    page.show_difficulty(3)
    return page


def new_voyage_measuring(palette: Palette) -> NewVoyagePage:
    page = NewVoyagePage(palette, NewVoyage(Options(Mode.STANDARD, seats=2)))
    page.deal.show_number(7)
    return page


def new_voyage_difficulty(palette: Palette) -> NewVoyagePage:
    return NewVoyagePage(palette, HARD)


def new_voyage_searching(palette: Palette) -> NewVoyagePage:
    page = NewVoyagePage(palette, HARD)
    page.wait()
    page.show_progress(35)
    return page


def new_voyage_in_vain(palette: Palette) -> NewVoyagePage:
    page = NewVoyagePage(palette, HARD)
    found = DealFound(None, 1000)
    page.stop_waiting(none_found_text(4, found), found)
    return page


def new_voyage_closest(palette: Palette) -> NewVoyagePage:
    """A search in vain that has something else to offer."""
    page = NewVoyagePage(palette, NewVoyage(Options(Mode.STANDARD, seats=1, reefs=True), difficulty=5))
    found = DealFound(None, 1000, closest=482913, difficulty=3)
    page.stop_waiting(none_found_text(5, found), found)
    return page


def calendar_same_deal(palette: Palette) -> CalendarPage:
    """A day that was played."""
    day = TODAY - timedelta(days=3)
    page = CalendarPage(palette, TODAY, {day: Result.LOST, day - timedelta(days=1): Result.WON})
    page.choose(day)
    match = match_of("shtil", daily_deal(day))
    found = play_same_deal(SHTIL, match.game, ["captain"], lambda: False)
    page.show_difficulty(day, 4)
    page.show_same_deal(day, lambda: words_of("shtil").same_deal(match, found).line)
    return page


def start_page_difficulty(palette: Palette) -> StartPage:
    return StartPage(palette, News(TODAY, daily_difficulty=3))


PAGES: dict[str, Callable[[Palette], QWidget]] = {
    "new-voyage-measured": new_voyage_measured,
    "new-voyage-measuring": new_voyage_measuring,
    "new-voyage-difficulty": new_voyage_difficulty,
    "new-voyage-searching": new_voyage_searching,
    "new-voyage-in-vain": new_voyage_in_vain,
    "new-voyage-closest": new_voyage_closest,
    "calendar-same-deal": calendar_same_deal,
    "start-page-difficulty": start_page_difficulty,
}

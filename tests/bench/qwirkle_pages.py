"""Qwirkle's pages, and the start page of several games, for `page_pictures.py`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import cache

from PySide6.QtWidgets import QWidget

from shtil_desktop.games.qwirkle.game import QWIRKLE
from shtil_desktop.games.qwirkle.new_match import NewQwirkle
from shtil_desktop.games.qwirkle.pages import PAGES as QWIRKLE_PAGES
from shtil_desktop.games.qwirkle.pages.new_match.page import NewQwirklePage
from shtil_desktop.games.qwirkle.pages.review.page import QwirkleReviewPage
from shtil_desktop.games.qwirkle.review.review import Review, review
from shtil_desktop.games.qwirkle.rules.deal import Options
from shtil_desktop.play.match import Match
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.start import make_start_page
from shtil_desktop.windows.start.news import DailyState, News

TODAY = date(2026, 11, 18)


def played(seats: int, moves: int, number: int = 24) -> Match:
    """A game of which so many turns are played, always the same."""
    match = QWIRKLE_PAGES.wish(NewQwirkle(), Options(seats), number).match("")
    game = match.game
    while len(game.actions) < moves and game.result is None:
        level = "beginner" if game.turn == match.player else "amateur"
        game.apply(QWIRKLE.mate(level, number, len(game.actions)).decide(game.view(game.turn)))
    return match


def games(palette: Palette) -> QWidget:
    """The start page of the whole house, with a game of Qwirkle under way."""
    underway = QWIRKLE_PAGES.underway(played(3, 20))
    return make_start_page(palette, News(TODAY, underway, "qwirkle", daily=DailyState.LOST, matches=62))


def games_first(palette: Palette) -> QWidget:
    """As it is when nobody has played yet."""
    return make_start_page(palette, News(TODAY, lessons=13))


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


PAGES: dict[str, Callable[[Palette], QWidget]] = {
    "games": games,
    "games-first": games_first,
    "new-qwirkle": new_game,
    "new-qwirkle-four": new_game_of_four,
    "new-qwirkle-wrong-code": new_game_wrong_code,
    "qwirkle-review": reviewed,
    "qwirkle-review-better": better,
    "qwirkle-review-begun": half_read,
}

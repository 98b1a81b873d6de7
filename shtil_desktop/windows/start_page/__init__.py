"""The start page: for one game, and for several."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shtil_desktop.windows.pages.game_pages import only_game

if TYPE_CHECKING:
    from shtil_desktop.table.theme import Palette
    from shtil_desktop.windows.start_page.news import News
    from shtil_desktop.windows.start_page.page import GamesPage
    from shtil_desktop.windows.start_page.single_game_page import StartPage


def make_start_page(palette: Palette, news: News, *, is_first_picture: bool = False) -> StartPage | GamesPage:
    """The one for as many games as there are."""
    if only_game() is None:
        from shtil_desktop.windows.start_page.page import GamesPage

        return GamesPage(palette, news, is_first_picture=is_first_picture)
    from shtil_desktop.windows.start_page.single_game_page import StartPage

    return StartPage(palette, news, is_first_picture=is_first_picture)

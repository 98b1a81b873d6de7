"""How the program opens: its first picture, and what goes on from there once that is painted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from shtil_desktop.games.values import state, value
from shtil_desktop.windows.startup.first_picture import FirstPicture

if TYPE_CHECKING:
    from pathlib import Path

    from shtil_desktop.play.profile.paths import Paths
    from shtil_desktop.play.profile.settings import Mended
    from shtil_desktop.play.profile.single_instance import SingleInstance
    from shtil_desktop.table.placeholder import Placeholder
    from shtil_desktop.windows.language import Translations
    from shtil_desktop.windows.main_window import MainWindow
    from shtil_desktop.windows.start_page.kept_picture import KeptPicture
    from shtil_desktop.windows.start_page.page import StartPage
    from shtil_desktop.windows.style import Style


@value
class Program:
    """What is there before anything is seen."""

    window: MainWindow
    translations: Translations
    style: Style
    paths: Paths
    instance: SingleInstance
    mended: Mended
    """What was wrong with the settings."""
    file: Path | None
    """A record that the program was started to open."""


@state
class Opening:
    """What is seen first, and what stands in for it until it is there."""

    program: Program
    picture: FirstPicture
    start: StartPage | None = None
    placeholder: Placeholder | None = None
    kept_picture: KeptPicture | None = None
    """Of the start page, for the next time; None if it begins with a match."""


def open_start_page(program: Program) -> Opening:
    """Show the picture that the start page had the last time, else the page before there is any news."""
    from shtil_desktop.windows.start_page.kept_picture import KeptPicture, StartPicture

    window = program.window
    kept = KeptPicture(program.paths.start_picture, window.colours, program.translations.spoken.value)
    picture = kept.find()
    if picture is None:
        start = show_start_page(window, is_first_picture=True)
        return Opening(program, _shown(window, start), start, kept_picture=kept)
    placeholder = StartPicture(picture)
    window.show_start_page(placeholder)
    return Opening(program, _shown(window), placeholder=placeholder, kept_picture=kept)


def open_table(program: Program, game: str, options: Any) -> Opening:
    """Show the table of a match with nothing on it."""
    placeholder = program.window.show_empty_table(game, options)
    return Opening(program, _shown(program.window), placeholder=placeholder)


def begin_match(opening: Opening, game: str, options: Any, number: int | None, seat: int | None) -> None:
    """Now that the table is seen, the match comes to it."""
    from shtil_desktop.table.view import give_speech

    give_speech()
    window = opening.program.window
    window.new_matches.begin(game, options, number, seat)
    assert opening.placeholder is not None
    opening.placeholder.give_way(window.view)
    window.repaint()  # before the rest is fetched: the cards are on their way


def _shown(window: MainWindow, start: StartPage | None = None) -> FirstPicture:
    window.show()
    return FirstPicture(window, start)


def show_start_page(window: MainWindow, *, is_first_picture: bool = False) -> StartPage:
    """Show the start page as it is before there is any news."""
    from datetime import date

    from shtil_desktop.windows.start_page.news import News
    from shtil_desktop.windows.start_page.page import StartPage

    start = StartPage(window.colours, News(date.today()), is_first_picture=is_first_picture)
    window.show_start_page(start)
    return start

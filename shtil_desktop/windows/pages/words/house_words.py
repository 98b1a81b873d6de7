"""What the house calls things that depend on its games: a voyage where there is only one game that has them.

These are the plain words, for several games. A game that is the only one may have others, in its `GamePages`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from shtil_desktop.table.words.counted_words import counted
from shtil_desktop.windows.pages.game_pages import only_game, pages_of

if TYPE_CHECKING:
    from shtil_desktop.windows.pages.words.file_words import FileWords

translate = QCoreApplication.translate


class HouseWords:
    """Each method is one text, in the language that is spoken now."""

    @property
    def files(self) -> FileWords:
        """About the files of matches."""
        from shtil_desktop.windows.pages.words.file_words import FileWords

        return FileWords()

    # The menus

    def game_menu(self) -> str:
        return translate("house", "&Game")

    def start_page_entry(self) -> str:
        return translate("house", "&Start page")

    def new_match_entry(self) -> str:
        return translate("house", "&New game…")

    def daily_entry(self) -> str:
        return translate("house", "&Daily game")

    def my_matches_entry(self) -> str:
        return translate("house", "&My games…")

    def log_entry(self) -> str:
        return translate("house", "Game &log")

    def lessons_entry(self) -> str:
        return translate("house", "&Learn to play")

    def lessons_title(self) -> str:
        """Of the window, while lessons are given."""
        return translate("house", "First game")

    # The keys

    def play_key(self) -> str:
        """What Enter does at the table."""
        return translate("house", "Play, confirm")

    def hand_keys(self) -> str:
        """The heading above the keys that choose from the hand."""
        return translate("house", "In your hand")

    def card_key(self, place: str) -> str:
        """What the key of one place in the hand chooses."""
        return translate("house", "Card or tile\xa0{place}").format(place=place)

    # The start page

    def start_page(self) -> str:
        return translate("house", "Start page")

    def subtitle(self) -> str:
        """Below the program's name."""
        return translate("house", "quiet games by the sea")

    def go_on(self) -> str:
        return translate("house", "Continue")

    def new_match(self) -> str:
        return translate("house", "New game")

    def new_match_note(self) -> str:
        return translate("house", "options and players")

    def daily(self) -> str:
        return translate("house", "Daily game")

    def resume_lessons(self, step: int, steps: int) -> str:
        text = translate("house", "first game: resume at step\xa0{step} of\xa0{steps}")
        return text.format(step=step, steps=steps)

    def lessons_again(self) -> str:
        return translate("house", "play the first game again")

    def lessons_offer(self) -> str:
        return translate("house", "your first game, in five minutes")

    def drills_due(self, count: int) -> str:
        """Beside the way to training: decisions that are to be tried again; nothing if there are none."""
        return counted(translate("house", "%n to try again", "", count), count) if count else ""

    def nothing_finished(self) -> str:
        return translate("house", "no games finished yet")

    def matches_counted(self, count: int) -> str:
        return counted(translate("house", "%n game(s)", "", count), count)

    def my_matches(self) -> str:
        return translate("house", "My games")

    # The list of matches, and a match seen again

    def match_column(self) -> str:
        return translate("house", "Game")

    def progress_column(self) -> str:
        return translate("house", "Progress")

    def daily_kind(self, day: str, kind: str) -> str:
        return translate("house", "Daily game, {day}: {kind}").format(day=day, kind=kind)

    def no_matches(self) -> str:
        return translate("house", "No games yet. Each one is saved from its first move on.")

    def saved_matches(self) -> str:
        return translate("house", "Saved games")

    def play_on_meaning(self) -> str:
        return translate(
            "house",
            "Starts a separate game and leaves this one as it is. It is counted separately in the "
            "statistics. (Enter)",
        )

    def position(self) -> str:
        return translate("house", "Position in the game")

    # Statistics

    def nothing_counted(self) -> str:
        return translate("house", "No games finished yet.")

    def nothing_matches(self) -> str:
        return translate("house", "No finished games match this selection.")

    def rate_title(self) -> str:
        return translate("house", "Win rate over the last twenty games")

    def matches_unit(self, count: int) -> str:
        """The word below the figure."""
        return counted(translate("house", "game(s)", "", count), count)

    def matches_meaning(self) -> str:
        return translate("house", "All finished games in this selection")

    def wins_meaning(self) -> str:
        return translate("house", "Games won")

    def rate_meaning(self) -> str:
        return translate("house", "Share of games won")

    def unhelped_meaning(self) -> str:
        return translate(
            "house", "Wins out of all games without undo or hints, on a deal you hadn’t seen before"
        )

    def reset_question(self) -> str:
        return translate(
            "house",
            "Delete all finished games, from the calendar too? This can’t be undone; export them first.",
        )


def house_words() -> HouseWords:
    """Those of the only game, or the plain ones."""
    game = only_game()
    return HouseWords() if game is None else pages_of(game).house_words()

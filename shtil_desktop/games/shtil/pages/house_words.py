"""The house's words while Shtil is its only game: a match is a voyage, the start page the harbour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from shtil_desktop.table.words.counted_words import counted
from shtil_desktop.windows.pages.words.house_words import HouseWords

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.pages.file_words import VoyageFileWords

translate = QCoreApplication.translate


class VoyageWords(HouseWords):
    """All else."""

    @property
    def files(self) -> VoyageFileWords:
        from shtil_desktop.games.shtil.pages.file_words import VoyageFileWords

        return VoyageFileWords()

    # The menus

    def game_menu(self) -> str:
        return translate("MainWindow", "&Voyage")

    def start_page_entry(self) -> str:
        return translate("MainWindow", "&Harbour")

    def new_match_entry(self) -> str:
        return translate("MainWindow", "&New voyage…")

    def daily_entry(self) -> str:
        return translate("MainWindow", "&Daily voyage")

    def my_matches_entry(self) -> str:
        return translate("MainWindow", "&My voyages…")

    def log_entry(self) -> str:
        return translate("MainWindow", "Voyage &log")

    def lessons_entry(self) -> str:
        return translate("MainWindow", "&First voyage")

    def lessons_title(self) -> str:
        return translate("MainWindow", "First voyage")

    # The keys

    def play_key(self) -> str:
        return translate("keys", "Play, pay, confirm")

    def hand_keys(self) -> str:
        return translate("ShortcutsPage", "Cards in hand")

    def card_key(self, place: str) -> str:
        return translate("keys", "Card\xa0{place}").format(place=place)

    # The start page

    def start_page(self) -> str:
        return translate("StartPage", "Harbour")

    def subtitle(self) -> str:
        return translate("StartPage", "a quiet voyage among eighty islands")

    def go_on(self) -> str:
        return translate("StartPage", "Continue the voyage")

    def new_match(self) -> str:
        return translate("StartPage", "New voyage")

    def new_match_note(self) -> str:
        return translate("StartPage", "mode, crew, Stormy Seas")

    def daily(self) -> str:
        return translate("StartPage", "Daily voyage")

    def resume_lessons(self, step: int, steps: int) -> str:
        text = translate("StartPage", "first voyage: resume at step\xa0{step} of\xa0{steps}")
        return text.format(step=step, steps=steps)

    def lessons_again(self) -> str:
        return translate("StartPage", "play the first voyage again")

    def lessons_offer(self) -> str:
        return translate("StartPage", "your first voyage, in five minutes")

    def nothing_finished(self) -> str:
        return translate("StartPage", "no voyages finished yet")

    def matches_counted(self, count: int) -> str:
        return counted(translate("StartPage", "%n voyage(s)", "", count), count)

    def my_matches(self) -> str:
        return translate("StartPage", "My voyages")

    # The list of voyages, and a voyage seen again

    def match_column(self) -> str:
        return translate("VoyagesPage", "Voyage")

    def progress_column(self) -> str:
        return translate("VoyagesPage", "Islands")

    def daily_kind(self, day: str, kind: str) -> str:
        return translate("VoyagesPage", "Daily voyage, {day}: {kind}").format(day=day, kind=kind)

    def no_matches(self) -> str:
        return translate("VoyagesPage", "No voyages yet. Each one is saved from its first move on.")

    def saved_matches(self) -> str:
        return translate("VoyagesPage", "Saved voyages")

    def play_on_meaning(self) -> str:
        return translate(
            "ReplayPage",
            "Starts a separate voyage and leaves this one as it is. It is counted separately in the "
            "statistics. (Enter)",
        )

    def position(self) -> str:
        return translate("ReplayPage", "Position in the voyage")

    # Statistics

    def nothing_counted(self) -> str:
        return translate("StatisticsPage", "No voyages finished yet: the sea is patient.")

    def nothing_matches(self) -> str:
        return translate("StatisticsPage", "No finished voyages match this selection.")

    def rate_title(self) -> str:
        return translate("StatisticsPage", "Win rate over the last twenty voyages")

    def matches_unit(self, count: int) -> str:
        return counted(translate("StatisticsPage", "voyage(s)", "", count), count)

    def matches_meaning(self) -> str:
        return translate("StatisticsPage", "All finished voyages in this selection")

    def wins_meaning(self) -> str:
        return translate("StatisticsPage", "Voyages won")

    def rate_meaning(self) -> str:
        return translate("StatisticsPage", "Share of voyages won")

    def unhelped_meaning(self) -> str:
        return translate(
            "StatisticsPage",
            "Wins out of all voyages without undo or hints, on a deal you hadn’t seen before",
        )

    def reset_question(self) -> str:
        return translate(
            "StatisticsPage",
            "Delete all finished voyages, from the calendar too? This can’t be undone; export them first.",
        )

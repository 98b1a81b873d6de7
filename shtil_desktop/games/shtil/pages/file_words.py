"""What the house says of the files of matches while Shtil is its only game.

Whole sentences again, and not the house's with another noun in them: in Russian a voyage is neuter and a game
feminine, so that verbs and pronouns around it change too.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shtil_desktop.table.words.counted_words import counted
from shtil_desktop.windows.pages.words.file_words import FileWords

translate = QCoreApplication.translate


class VoyageFileWords(FileWords):
    """A match's file is a voyage's."""

    def export_title(self) -> str:
        return translate("VoyagesPage", "Export voyage")

    def import_title(self) -> str:
        return translate("VoyagesPage", "Import voyage")

    def dialog_filter(self) -> str:
        return translate("VoyagesPage", "Voyages (*.shtil)")

    def not_a_match(self, file: str) -> str:
        return translate("troubles", "{file} is not a voyage, or it is damaged.").format(file=file)

    def delete_question(self, title: str, number: int | None) -> str:
        """Its number is None where its cards are not those of a number."""
        if number is None:
            return translate("VoyagesPage", "Delete this voyage for good? {voyage}").format(voyage=title)
        text = translate("VoyagesPage", "Delete this voyage for good? {voyage}, deal\xa0{number}")
        return text.format(voyage=title, number=number)

    def not_deleted(self, reason: str) -> str:
        return translate("VoyagesPage", "The voyage can’t be deleted: {reason}.").format(reason=reason)

    def unsaved(self, count: int) -> str:
        if count == 1:
            return translate(
                "UnsavedPage",
                "This voyage can’t be saved in {folder}: {reason}. If you quit now, its last"
                " moves will be lost.",
            )
        text = translate(
            "UnsavedPage",
            "%n voyage(s) can’t be saved in {folder}: {reason}. If you quit now, their last"
            " moves will be lost.",
            "",
            count,
        )
        return counted(text, count)

    def not_saved(self, count: int) -> str:
        if count == 1:
            return translate(
                "troubles",
                "This voyage can’t be saved in {folder}: {reason}."
                " You can play on; the program keeps trying.",
            )
        text = translate(
            "troubles",
            "%n voyage(s) can’t be saved in {folder}: {reason}. You can play on; the program keeps trying.",
            "",
            count,
        )
        return counted(text, count)

    def broken(self, count: int) -> str:
        text = translate(
            "troubles", "%n of your voyage file(s) can’t be read. Kept in {folder}: {names}", "", count
        )
        return counted(text, count)

    def statistics_rebuilt(self, file: str) -> str:
        text = translate(
            "troubles",
            "The statistics were damaged and have been rebuilt from your saved voyages. The"
            " old file is kept as {file}.",
        )
        return text.format(file=file)

    def counted_later(self) -> str:
        return translate(
            "troubles",
            "The statistics can’t be saved right now. Voyages will be counted the next time the program"
            " starts.",
        )

    def counted_soon(self) -> str:
        return translate(
            "troubles",
            "Another program is using the statistics. Your voyage will be counted as soon as they are free.",
        )

    def left_out(self, count: int) -> str:
        text = translate(
            "troubles", "%n damaged voyage(s) in the statistics can’t be read and are left out.", "", count
        )
        return counted(text, count)

    def played_on(self, action: int) -> str:
        if not action:
            return translate(
                "troubles",
                "You play on from the beginning. This voyage is saved alongside the original and "
                "counted separately in the statistics.",
            )
        text = translate(
            "troubles",
            "You play on from action {number}. This voyage is saved alongside the original and "
            "counted separately in the statistics.",
        )
        return text.format(number=action)

    def choices_setting(self) -> str:
        return translate("troubles", "choice of voyage")

    def not_responding(self) -> str:
        return translate(
            "SecondStart",
            "Shtil is already running but not responding. Please close it and start it again;"
            " your voyages are safe.",
        )

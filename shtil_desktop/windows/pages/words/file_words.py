"""What the house says of the files of matches, in the plain words for several games."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shtil_desktop.table.words.counted_words import counted

translate = QCoreApplication.translate


class FileWords:
    """Each method is one text, in the language that is spoken now."""

    # On the pages

    def export_title(self) -> str:
        return translate("house", "Export game")

    def import_title(self) -> str:
        return translate("house", "Import game")

    def dialog_filter(self) -> str:
        return translate("house", "Games (*.shtil)")

    def not_a_match(self, file: str) -> str:
        return translate("house", "{file} is not a saved game, or it is damaged.").format(file=file)

    def delete_question(self, title: str, number: int | None) -> str:
        """Its number is None where its cards are not those of a number."""
        if number is None:
            return translate("house", "Delete this game for good? {title}").format(title=title)
        text = translate("house", "Delete this game for good? {title}, deal\xa0{number}")
        return text.format(title=title, number=number)

    def not_deleted(self, reason: str) -> str:
        return translate("house", "The game can’t be deleted: {reason}.").format(reason=reason)

    def unsaved(self, count: int) -> str:
        """Before the program ends; `{folder}` and `{reason}` are still to be filled in."""
        if count == 1:
            return translate(
                "house",
                "This game can’t be saved in {folder}: {reason}."
                " If you quit now, its last moves will be lost.",
            )
        text = translate(
            "house",
            "%n game(s) can’t be saved in {folder}: {reason}."
            " If you quit now, their last moves will be lost.",
            "",
            count,
        )
        return counted(text, count)

    # In notices

    def not_saved(self, count: int) -> str:
        """While it is played; `{folder}` and `{reason}` are still to be filled in."""
        if count == 1:
            return translate(
                "house",
                "This game can’t be saved in {folder}: {reason}. You can play on; the program keeps trying.",
            )
        text = translate(
            "house",
            "%n game(s) can’t be saved in {folder}: {reason}. You can play on; the program keeps trying.",
            "",
            count,
        )
        return counted(text, count)

    def broken(self, count: int) -> str:
        """`{folder}` and `{names}` are still to be filled in."""
        text = translate(
            "house", "%n of your game file(s) can’t be read. Kept in {folder}: {names}", "", count
        )
        return counted(text, count)

    def statistics_rebuilt(self, file: str) -> str:
        text = translate(
            "house",
            "The statistics were damaged and have been rebuilt from your saved games. The old file is kept"
            " as {file}.",
        )
        return text.format(file=file)

    def counted_later(self) -> str:
        return translate(
            "house",
            "The statistics can’t be saved right now."
            " Games will be counted the next time the program starts.",
        )

    def counted_soon(self) -> str:
        """`{reason}` is still to be filled in."""
        return translate(
            "house",
            "The statistics can’t be saved right now: {reason}. Your game will be counted later.",
        )

    def left_out(self, count: int) -> str:
        text = translate(
            "house", "%n damaged game(s) in the statistics can’t be read and are left out.", "", count
        )
        return counted(text, count)

    def played_on(self, action: int) -> str:
        if not action:
            return translate(
                "house",
                "You play on from the beginning. This game is saved alongside the original and "
                "counted separately in the statistics.",
            )
        text = translate(
            "house",
            "You play on from action {number}. This game is saved alongside the original and counted "
            "separately in the statistics.",
        )
        return text.format(number=action)

    def choices_setting(self) -> str:
        """The setting that remembers the choices for a new match."""
        return translate("house", "new-game choices")

    def not_responding(self) -> str:
        return translate(
            "house",
            "Shtil is already running but not responding. Please close it and start it again;"
            " your games are safe.",
        )

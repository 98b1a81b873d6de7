"""How hard a deal is, in words and marks that don't depend on colour."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.difficulty import HARDEST, DealFound
from shtil_desktop.table.words.counted_words import counted, sentence_case

translate = QCoreApplication.translate


def difficulty_marks(difficulty: int) -> str:
    """As many full marks as it is hard.

    >>> difficulty_marks(2)
    '●●○○○'
    """
    return "●" * difficulty + "○" * (HARDEST - difficulty)


def difficulty_name(difficulty: int) -> str:
    """Among other words in a line."""
    return translate("difficulty", "difficulty\xa0{number} of\xa05").format(number=difficulty)


def difficulty_meaning(difficulty: int) -> str:
    """What the figure stands for: how often it was won."""
    return (
        translate("difficulty", "nearly always won"),
        translate("difficulty", "usually won"),
        translate("difficulty", "won about half the time"),
        translate("difficulty", "usually lost"),
        translate("difficulty", "nearly always lost"),
    )[difficulty - 1]


def difficulty_sentence(difficulty: int) -> str:
    """The figure and what it stands for."""
    return f"{sentence_case(difficulty_name(difficulty))}: {difficulty_meaning(difficulty)}"


def difficulty_reason() -> str:
    """Where the figure comes from."""
    return translate("difficulty", "Measured: how often computer players of three levels win this deal.")


def none_known_text(looked_at: int) -> str:
    """Why a difficulty is not offered."""
    text = translate("difficulty", "None was found among the first %n deal(s) of this kind.", "", looked_at)
    return counted(text, looked_at)


def none_found_text(difficulty: int, found: DealFound | None) -> str:
    """That a search was in vain, and what came closest."""
    if found is None:
        return translate("difficulty", "The program can’t look for deals right now.")
    text = translate(
        "difficulty", "%n deal(s) checked, none of difficulty\xa0{number} found.", "", found.looked_at
    )
    none = counted(text, found.looked_at).format(number=difficulty)
    if found.closest is None:
        rest = translate("difficulty", "Choose another difficulty, or change the options.")
    else:
        rest = translate("difficulty", "The closest has difficulty\xa0{number}.").format(
            number=found.difficulty
        )
    return f"{none} {rest}"

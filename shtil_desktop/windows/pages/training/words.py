"""Words of training that the list and the exercises share."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shtil_desktop.play.profile.training.progress import ProblemState, Progress
from shtil_desktop.table.words.counted_words import counted

translate = QCoreApplication.translate


def difficulty_text(difficulty: int) -> str:
    return translate("training", "difficulty\xa0{number} of\xa05").format(number=difficulty)


def standing_name(standing: ProblemState) -> str:
    """In a word or two."""
    return {
        ProblemState.OPEN: translate("training", "not solved"),
        ProblemState.FIRST_TRY: translate("training", "first try"),
        ProblemState.TRIES: translate("training", "after mistakes"),
        ProblemState.HINT: translate("training", "with a hint"),
    }[standing]


def standing_text(progress: Progress) -> str:
    """Say how far a problem is solved; nothing of one that was never tried."""
    standing = progress.standing
    if standing is ProblemState.FIRST_TRY:
        return translate("training", "solved on the first try")
    if standing is ProblemState.TRIES:
        tries = progress.wrong + 1
        return translate("training", "solved on try\xa0{number}").format(number=tries)
    if standing is ProblemState.HINT:
        return translate("training", "solved with a hint")
    if progress.wrong:
        return counted(translate("training", "%n wrong move(s) so far", "", progress.wrong), progress.wrong)
    return ""

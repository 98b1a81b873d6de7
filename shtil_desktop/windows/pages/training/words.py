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
        ProblemState.OPEN: translate("training", "open"),
        ProblemState.FIRST_TRY: translate("training", "first try"),
        ProblemState.TRIES: translate("training", "with tries"),
        ProblemState.HINT: translate("training", "with a hint"),
    }[standing]


def standing_text(progress: Progress, *, is_sentence: bool = False) -> str:
    """How far a problem is solved; nothing of one that was never tried."""
    standing = progress.standing
    if standing is ProblemState.FIRST_TRY:
        text = translate("training", "solved at the first try")
    elif standing is ProblemState.TRIES:
        tries = progress.wrong + 1
        text = translate("training", "solved at try\xa0{number}").format(number=tries)
    elif standing is ProblemState.HINT:
        text = translate("training", "solved with a hint")
    elif progress.wrong:
        text = counted(translate("training", "%n wrong move(s) so far", "", progress.wrong), progress.wrong)
    else:
        text = ""
    return f"{text[:1].upper()}{text[1:]}." if is_sentence and text else text

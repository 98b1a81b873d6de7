"""What a mode is about, in two sentences: what is done, and what makes it hard."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.shtil.options import Mode

translate = QCoreApplication.translate


def mode_sentences(mode: Mode) -> str:
    return {
        Mode.STANDARD: translate(
            "modes",
            "Fill the sea with islands in rising order, from the bottom left to the top right. "
            "Next to another island, a card costs as many others as the two numbers differ.",
        ),
        Mode.ARCH: translate(
            "modes",
            "First raise two pillars, each in rising order and free of charge. "
            "Then close the vault above them, where an island next to another has its price again.",
        ),
        Mode.SUN_MOON: translate(
            "modes",
            "Islands have two sides, and every compass that is drawn turns all hands over. "
            "At the end the upper half of the sea must show the sun, the lower half the moon.",
        ),
        Mode.PYRAMID: translate(
            "modes",
            "Seven rows that narrow from seven islands to a single one. "
            "Every island uncovers an explorer card, which may help you or bring a storm.",
        ),
        Mode.COMPETITIVE: translate(
            "modes",
            "Two opponents fill the same sea and draw from an open row. "
            "Your islands bring points, long runs of them even more, and each card you discard costs one.",
        ),
    }[mode]

"""What a mode is about, in two sentences: what is done, and what makes it hard."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.shtil.rules.options import Mode

translate = QCoreApplication.translate


def mode_sentences(mode: Mode) -> str:
    return {
        Mode.STANDARD: translate(
            "modes",
            "Fill the grid with islands in rising order, from the bottom left to the top"
            " right. Next to another island, a card costs as many other cards as the"
            " difference between the numbers.",
        ),
        Mode.ARCH: translate(
            "modes",
            "First raise two pillars, each in rising order and free of charge. Then close the"
            " vault above them, where prices apply again.",
        ),
        Mode.SUN_MOON: translate(
            "modes",
            "Islands have two sides, and every compass drawn turns all hands over. At the end"
            " the upper half of the grid must show the sun, the lower half the moon.",
        ),
        Mode.PYRAMID: translate(
            "modes",
            "Seven rows, narrowing from seven islands to a single one. Every island turns"
            " over an explorer card, which may help you or bring a storm.",
        ),
        Mode.COMPETITIVE: translate(
            "modes",
            "Two opponents fill the same grid and draw from an open row. Your islands score"
            " points, long runs even more, and each card you discard costs one.",
        ),
    }[mode]

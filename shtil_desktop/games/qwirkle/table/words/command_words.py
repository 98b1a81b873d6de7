"""What Qwirkle's own keys and tools do, in a word or two."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def command_words(name: str) -> str:
    """What a command of `QwirkleFace.keys` does, in the language that is spoken now."""
    words = {
        "trade": translate("keys", "Trade tiles"),
        "sort-colours": translate("keys", "Sort the rack by colour"),
        "sort-shapes": translate("keys", "Sort the rack by shape"),
        "unseen": translate("keys", "Table of unseen tiles"),
        "marks": translate("keys", "Letters on the tiles"),
        "nearer": translate("keys", "Zoom in"),
        "farther": translate("keys", "Zoom out"),
        "whole-table": translate("keys", "Show all tiles"),
    }
    return words[name]

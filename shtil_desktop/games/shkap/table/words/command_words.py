"""What Shkap's own keys do, in a word or two."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def command_words(name: str) -> str:
    """Return what a command of `ShkapFace.keys` does, in the language that is spoken now."""
    words = {
        "land": translate("shkap", "Land on the island"),
        "pass": translate("shkap", "Pass on the island"),
        "ready": translate("shkap", "Route ready; done with marks"),
        "islands": translate("shkap", "Next island"),
    }
    return words[name]

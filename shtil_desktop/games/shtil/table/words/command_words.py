"""What Shtil's own keys do, in a word or two."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def command_words(name: str) -> str:
    """Return what a command of `ShtilFace.keys` does, in the language that is spoken now."""
    words = {
        "discard": translate("keys", "Discard two"),
        "discards": translate("keys", "Show your discards"),
    }
    return words[name]

"""Names that the program gives to computer seats, as the language writes them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def mate_name(name: str) -> str:
    """A mate's name; one that the player has given stays as it is."""
    return {
        "Ada": translate("words", "Ada"),
        "Juri": translate("words", "Juri"),
        "Mila": translate("words", "Mila"),
        "Otto": translate("words", "Otto"),
    }.get(name, name)

"""From where a match was played on, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shtil_desktop.play.match import Origin

translate = QCoreApplication.translate


def played_on_text(origin: Origin) -> str:
    """In the title of the match."""
    if not origin.action:
        return translate("names", "played on from the beginning")
    return translate("names", "played on from action\xa0{number}").format(number=origin.action)

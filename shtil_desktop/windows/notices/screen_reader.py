"""What is said to those who listen rather than look."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str, *, is_urgent: bool = False) -> None:
    """Have a screen reader, if there is one, say this; what is urgent interrupts it."""
    from shtil_desktop.table.words.counted_words import unbound

    if QAccessible.isActive():
        event = QAccessibleAnnouncementEvent(widget, unbound(text))
        if is_urgent:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)

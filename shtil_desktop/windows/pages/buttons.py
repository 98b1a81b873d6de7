"""What the buttons of all pages share; the start page needs no more of the pages for its first picture."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget


def press_focused(page: QWidget, event: QKeyEvent) -> bool:
    """Let Return press the button that has the keyboard, as Space does; False if there is none."""
    focused = page.focusWidget()
    is_return = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
    if is_return and isinstance(focused, QAbstractButton) and focused.isEnabled():
        focused.click()
        return True
    return False


def give_role(widget: QWidget, role: str) -> None:
    """Name what a widget is, for the style sheet."""
    widget.setProperty("role", role)

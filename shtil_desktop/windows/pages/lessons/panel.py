"""What a lesson says, in a column of the table, and the ways out of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from shtil_desktop.table.theme import Palette, mix
from shtil_desktop.windows.pages.page import give_role, press_focused

SMALLEST_LETTERS = 11  # pixels at scale 1
USUAL_LETTERS = 14.5


class LessonPanel(QWidget):
    """Says a title, a note on what was just done and the task; everything else is on the table."""

    on_wanted = Signal()
    back_wanted = Signal()
    rules_wanted = Signal()
    again_wanted = Signal()
    leave_wanted = Signal()

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colours = palette
        self._room = QRectF()
        self._scale = 1.0
        give_role(self, "clear")
        self.step, self.title, self.note, self.task = (QLabel() for _ in range(4))
        for label in (self.step, self.title, self.note, self.task):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setAccessibleDescription("")
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(6)
        self.on, self.back, self.rules, self.again, self.leave = (QPushButton() for _ in range(5))
        give_role(self.on, "primary")
        self._lay_out()
        for button, signal in (
            (self.on, self.on_wanted),
            (self.back, self.back_wanted),
            (self.rules, self.rules_wanted),
            (self.again, self.again_wanted),
            (self.leave, self.leave_wanted),
        ):
            button.clicked.connect(signal)
            if button is not self.on:  # the keyboard stays at the table
                button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.on.setVisible(False)
        self.retranslate()
        self.wear(palette)

    def _lay_out(self) -> None:
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, 8, 12, 10)
        self._column.setSpacing(6)
        for widget in (self.bar, self.step, self.title, self.note, self.task, self.on):
            self._column.addWidget(widget)
        self._column.addStretch(1)
        self._ways = QGridLayout()
        self._ways.setSpacing(6)
        for at, button in enumerate((self.back, self.rules, self.again, self.leave)):
            self._ways.addWidget(button, at // 2, at % 2)
        self._column.addLayout(self._ways)

    # What it says

    def tell(self, step: int, steps: int, title: str, task: str) -> None:
        """The lesson at hand; an empty task leaves room for the note alone."""
        self.step.setText(self.tr("Step\xa0{step} of\xa0{steps}").format(step=step, steps=steps))
        self.bar.setRange(0, steps)
        self.bar.setValue(step)
        self.title.setText(title)
        self.task.setText(task)
        self.task.setVisible(bool(task))
        self.back.setEnabled(step > 1)
        self._fit()

    def say(self, text: str, is_praise: bool) -> None:
        """A word on what was just done or tried."""
        self.note.setText(text)
        self.note.setVisible(bool(text))
        self._dress_note(is_praise)
        self._fit()

    def offer_to_go_on(self, is_offered: bool) -> None:
        """Whether the next step waits for her to have read this one."""
        self.on.setVisible(is_offered)
        if is_offered and self.isVisible():
            self.on.setFocus()
        self._fit()

    @property
    def spoken(self) -> str:
        """All of it in one breath, for those who listen."""
        parts = (self.step.text(), self.title.text(), self.note.text(), self.task.text())
        return " ".join(text if text.endswith((".", "!", "?")) else f"{text}." for text in parts if text)

    # How it looks

    def fit(self, room: QRectF, scale: float) -> None:
        """Take this room on the table; letters are as large as it allows."""
        self._room, self._scale = room, max(0.9, scale)
        self.setGeometry(room.toAlignedRect())
        self._fit()

    def _fit(self) -> None:
        if self._room.isEmpty():
            return
        for size in range(round(USUAL_LETTERS * self._scale * 2), SMALLEST_LETTERS * 2 - 1, -1):
            self._set_letters(size / 2)
            if self.needed_height() <= self._room.height():
                return

    def _set_letters(self, size: float) -> None:
        plain, large = QFont(self.font()), QFont(self.font())
        plain.setPixelSize(round(size))
        large.setPixelSize(round(size * 1.3))
        large.setBold(True)
        self.title.setFont(large)
        for widget in (self.step, self.note, self.task, *self.buttons):
            widget.setFont(plain)

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        return (self.on, self.back, self.rules, self.again, self.leave)

    def needed_height(self) -> int:
        """Of all that is shown, in the width there is."""
        self._column.invalidate()
        return self._column.totalHeightForWidth(round(self._room.width()))

    def _dress_note(self, is_praise: bool) -> None:
        bar = (self.colours.free if is_praise else self.colours.accent).name()
        self.note.setStyleSheet(f"QLabel {{ border-left: 3px solid {bar}; padding-left: 8px }}")
        self._is_praise = is_praise

    def wear(self, palette: Palette) -> None:
        """Take other colours."""
        self.colours = palette
        self._dress_note(getattr(self, "_is_praise", True))
        ground = mix(palette.panel, palette.text, 0.14).name()
        self.bar.setStyleSheet(
            f"QProgressBar {{ border: none; border-radius: 3px; background: {ground} }}"
            f"QProgressBar::chunk {{ border-radius: 3px; background: {palette.accent.name()} }}"
        )
        self.step.setStyleSheet(f"color: {palette.text_soft.name()}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A quiet line above: the rest is the table's own panel."""
        painter = QPainter(self)
        painter.setPen(self.colours.panel_line)
        painter.drawLine(12, 0, self.width() - 12, 0)
        painter.end()

    # Words and keys

    def retranslate(self) -> None:
        self.on.setText(self.tr("&Continue"))
        self.back.setText(self.tr("&Back"))
        self.rules.setText(self.tr("R&ules"))
        self.again.setText(self.tr("Rest&art"))
        self.leave.setText(self.tr("&Leave"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_focused(self, event):
            super().keyPressEvent(event)

"""What all pages share: a heading, the way back, new words after a change of language, new colours."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from shtil_desktop.table.art.shapes import fill, vertical
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.buttons import give_role as give_role
from shtil_desktop.windows.pages.buttons import press_focused as press_focused
from shtil_desktop.windows.pages.page_heading import PageHeading

SIZED = "letters"
"""The property of a widget whose letters are larger or smaller than the system's: by so much."""


class Page(QWidget):
    """A page of the main window. `closed` asks for the page before it."""

    closed = Signal()

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colours = palette
        self.heading = PageHeading()
        sized(self.heading, 1.7, is_bold=True)
        self.back = QPushButton()
        give_role(self.back, "quiet")
        self.back.clicked.connect(self.closed)
        self.header = QHBoxLayout()
        self.header.setSpacing(12)
        self.header.addWidget(self.back)
        self.header.addWidget(self.heading)
        self.header.addStretch(1)
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(28, 16, 28, 18)
        self.body.setSpacing(12)
        self.body.addLayout(self.header)

    def wear(self, palette: Palette) -> None:
        """Take other colours."""
        self.colours = palette
        self.update()

    def retranslate(self) -> None:
        """Say everything in the language that is spoken now."""
        self.back.setText("← " + self.tr("Back"))
        self.back.setAccessibleName(self.tr("Back"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif not press_focused(self, event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        sky = vertical(0, self.height(), (0.0, self.colours.sea_top), (1.0, self.colours.sea_bottom))
        fill(painter, QRectF(self.rect()), sky)
        painter.end()


def sized(widget: QWidget, scale: float, is_bold: bool = False) -> None:
    """Make a widget's letters larger or smaller than the system's."""
    widget.setProperty(SIZED, scale)
    font = QFont(widget.font())
    font.setPointSizeF(max(8.5, font.pointSizeF() * scale))
    font.setBold(is_bold)
    widget.setFont(font)


def heading(scale: float = 1.7) -> QLabel:
    label = QLabel()
    sized(label, scale, is_bold=True)
    return label


def soft(wraps: bool = True) -> QLabel:
    """A label for quiet explanations."""
    label = QLabel()
    label.setWordWrap(wraps)
    give_role(label, "soft")
    return label


def panel(margin: int = 18) -> tuple[QFrame, QVBoxLayout]:
    """A quiet plate and its column."""
    frame = QFrame()
    return frame, panel_column(frame, margin)


def panel_column(frame: QFrame, margin: int = 18) -> QVBoxLayout:
    """Make a frame a quiet plate, and give it a column."""
    frame.setFrameShape(QFrame.Shape.StyledPanel)
    give_role(frame, "panel")
    column = QVBoxLayout(frame)
    column.setContentsMargins(margin, margin - 4, margin, margin - 4)
    column.setSpacing(8)
    return column


def scrolled(layout: QLayout) -> QScrollArea:
    """A column that scrolls where the window is too low for it."""
    inner = QWidget()
    give_role(inner, "clear")
    inner.setLayout(layout)
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(inner)
    return area


POPUP_FRAME = 42
"""What lies left and right of the texts of a list that unfolds: room for a tick before them among it."""


class ChoiceBox(QComboBox):
    """A list that unfolds as wide as its longest text, where the box itself is narrow."""

    @property
    def unfolded_width(self) -> int:
        return self.view().sizeHintForColumn(0) + POPUP_FRAME

    def showPopup(self) -> None:
        self.view().setMinimumWidth(self.unfolded_width)
        super().showPopup()


class Pills(QWidget):
    """A short row of choices of which one is taken."""

    chosen = Signal(int)

    def __init__(self, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        give_role(self, "clear")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        self.group = QButtonGroup(self)
        self.buttons = [QPushButton() for _ in range(count)]
        for index, button in enumerate(self.buttons):
            button.setCheckable(True)
            give_role(button, "pill")
            self.group.addButton(button, index)
            row.addWidget(button)
        row.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.group.idClicked.connect(self.chosen)

    def set_texts(self, texts: list[str]) -> None:
        for button, text in zip(self.buttons, texts, strict=True):
            button.setText(text)

    def take(self, index: int) -> None:
        self.buttons[index].setChecked(True)

    @property
    def taken(self) -> int:
        return self.group.checkedId()

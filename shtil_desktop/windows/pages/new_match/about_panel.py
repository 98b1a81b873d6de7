"""A game in a picture and a few sentences, with the way to its rules, beside the choices for a new match."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QWidget

from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.game_pages import GamePages
from shtil_desktop.windows.pages.page import give_role, heading, panel_column, soft

PICTURE: Final = 0.54
"""The height of the picture, in widths of it."""
CORNER: Final = 10.0


class AboutPanel(QFrame):
    """`rules_wanted` asks for the rule book."""

    rules_wanted = Signal()

    def __init__(self, pages: GamePages, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.picture = GamePicture(pages, palette)
        self.heading, self.story, self.rules = heading(1.15), soft(), QPushButton()
        give_role(self.rules, "link")
        self.rules.clicked.connect(self.rules_wanted)
        column = panel_column(self)
        column.addWidget(self.picture)
        column.addSpacing(4)
        for widget in (self.heading, self.story):
            column.addWidget(widget)
        column.addWidget(self.rules, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)

    def say(self, name: str, story: str) -> None:
        self.heading.setText(name)
        self.story.setText(story)
        self.rules.setText(self.tr("Rules"))

    def wear(self, palette: Palette) -> None:
        self.picture.wear(palette)


class GamePicture(QWidget):
    """The picture of a game's tile on the start page, as wide as there is room."""

    def __init__(self, pages: GamePages, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pages, self._palette = pages, palette
        self._made: QPixmap | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def wear(self, palette: Palette) -> None:
        self._palette, self._made = palette, None
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(width * PICTURE)

    def sizeHint(self) -> QSize:
        return QSize(260, self.heightForWidth(260))

    def paintEvent(self, event: QPaintEvent) -> None:
        size, ratio = QSizeF(self.size()), self.devicePixelRatioF()
        if self._made is None or self._made.deviceIndependentSize().toSize() != self.size():
            self._made = self._pages.tile(size, self._palette, ratio)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        area = QRectF(QPointF(0, 0), size)
        plate = QPainterPath()
        plate.addRoundedRect(area, CORNER, CORNER)
        painter.setClipPath(plate)
        if not self._made.isNull():
            painter.drawPixmap(area, self._made, QRectF(self._made.rect()))
        painter.end()

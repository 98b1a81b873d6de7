"""What this program is, whose game it is, and under which licence it comes."""

from __future__ import annotations

from PySide6.QtCore import QSizeF, Qt, qVersion
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from shtil_desktop import __version__
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.backdrop import backdrop_pixmap
from shtil_desktop.windows.pages.game_pages import all_pages
from shtil_desktop.windows.pages.page import Page, heading, panel


class AboutPage(Page):
    """A few plain sentences over the still sea."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(palette, parent)
        self._scene: QPixmap | None = None
        self.name = heading(2.2)
        self.paragraphs = [QLabel() for _ in self._texts()]
        frame, column = panel(28)
        frame.setMaximumWidth(620)
        column.setSpacing(12)
        column.addWidget(self.name)
        for paragraph in self.paragraphs:
            paragraph.setWordWrap(True)
            paragraph.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
            column.addWidget(paragraph)
        row = QHBoxLayout()
        row.addWidget(frame, 3)
        row.addStretch(2)
        middle = QVBoxLayout()
        middle.addStretch(1)
        middle.addLayout(row)
        middle.addStretch(2)
        self.body.addLayout(middle, 1)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("About"))
        self.name.setText(self.tr("Shtil"))
        for label, text in zip(self.paragraphs, self._texts(), strict=True):
            label.setText(text.format(version=__version__, qt=qVersion()))

    def _texts(self) -> list[str]:
        return [
            *self._about_games(),
            self.tr("The program is free software under the MIT licence."),
            self.tr("Made with Python and Qt\xa0{qt}. Nothing leaves this computer."),
        ]

    def _about_games(self) -> list[str]:
        """Of every game, whose it is."""
        text = self.tr("{game} is an unofficial implementation of the game by {designer}.")
        whose = [
            f"{text.format(game=pages.name(), designer=pages.designer())} {pages.own_parts()}".rstrip()
            for pages in all_pages().values()
            if pages.designer()
        ]
        return [
            self.tr("Shtil Desktop\xa0{version}: quiet tabletop games to play on your own, offline."),
            "\n".join(whose),
            self.tr(
                "The program uses no art or text from any publisher: it draws everything itself, and "
                "the rules are explained in our own words."
            ),
        ]

    def wear(self, palette: Palette) -> None:
        self._scene = None
        super().wear(palette)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._scene is None or self._scene.deviceIndependentSize() != QSizeF(self.size()):
            self._scene = backdrop_pixmap(QSizeF(self.size()), self.devicePixelRatioF(), self.colours)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._scene)
        painter.end()

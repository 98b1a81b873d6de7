"""Small round buttons beside the rack, for those who play without keys: sort, unseen tiles, letters."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from shtil_desktop.games.qwirkle.rules.tiles import Colour, Shape
from shtil_desktop.games.qwirkle.table.art.shapes import outline_in
from shtil_desktop.games.qwirkle.table.pictures import TilePictures
from shtil_desktop.games.qwirkle.table.words.tile_words import colour_letters
from shtil_desktop.table.items.flat_item import FlatItem
from shtil_desktop.table.theme import mix

TOOLS: Final = ("sort-colours", "sort-shapes", "unseen", "marks")
"""By the command whose key does the same, in the order of the screen."""
THREE: Final = ((0.0, -0.5), (-0.55, 0.42), (0.55, 0.42))
"""Where three small signs stand, in halves of the sign's size."""


class ToolButtonItem(FlatItem):
    def __init__(self, pictures: TilePictures, command: str) -> None:
        super().__init__(pictures)
        self._tiles = pictures
        self.command = command
        self.is_on = False
        """Whether what it switches is on."""
        self.is_hovered = False

    def paint_self(self, painter: QPainter) -> None:
        palette = self._pictures.palette
        ground = mix(palette.panel, palette.accent, 0.45) if self.is_on else palette.panel
        if self.is_hovered:
            ground = mix(ground, QColor(255, 255, 255) if palette.is_dark else palette.text, 0.10)
        painter.setPen(QPen(mix(ground, palette.text, 0.35), 1.0))
        painter.setBrush(ground)
        painter.drawEllipse(self.rect.adjusted(0.5, 0.5, -0.5, -0.5))
        size = self.rect.width() * 0.46
        sign = QRectF(0, 0, size, size)
        sign.moveCenter(self.rect.center())
        {
            "sort-colours": self._paint_colours,
            "sort-shapes": self._paint_shapes,
            "unseen": self._paint_table,
            "marks": self._paint_letter,
        }[self.command](painter, sign)

    def _small(self, sign: QRectF, at: tuple[float, float], share: float) -> QRectF:
        box = QRectF(0, 0, sign.width() * share, sign.width() * share)
        box.moveCenter(sign.center() + QPointF(*at) * (sign.width() / 2))
        return box

    def _paint_colours(self, painter: QPainter, sign: QRectF) -> None:
        painter.setPen(QPen(self._pictures.palette.text, 1.0))
        for at, colour in zip(THREE, (Colour.RED, Colour.YELLOW, Colour.BLUE), strict=True):
            painter.setBrush(self._tiles.look.inlays[colour])
            painter.drawRoundedRect(self._small(sign, at, 0.46), 2, 2)

    def _paint_shapes(self, painter: QPainter, sign: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._pictures.palette.text)
        for at, shape in zip(THREE, (Shape.DIAMOND, Shape.CIRCLE, Shape.SQUARE), strict=True):
            painter.drawPath(outline_in(shape, self._small(sign, at, 0.46)))

    def _paint_table(self, painter: QPainter, sign: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._pictures.palette.text)
        for x in (-0.72, 0.0, 0.72):
            for y in (-0.72, 0.0, 0.72):
                painter.drawRoundedRect(self._small(sign, (x, y), 0.24), 1, 1)

    def _paint_letter(self, painter: QPainter, sign: QRectF) -> None:
        font = self._pictures.font(12, bold=True)
        font.setPixelSize(max(11, round(sign.height() * 0.8)))
        painter.setFont(font)
        painter.setPen(self._pictures.palette.text)
        painter.drawText(self.rect, Qt.AlignmentFlag.AlignCenter, "".join(colour_letters()[::3]))

"""The tiles that have not been seen yet, six by six, with their counts: in the bag or in other hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from shtil_desktop.games.qwirkle.rules.tiles import COPIES, KINDS, SIDE, Shape
from shtil_desktop.games.qwirkle.table.art.shapes import outline_in
from shtil_desktop.games.qwirkle.table.art.tile import mark_ink
from shtil_desktop.games.qwirkle.table.pictures import TilePictures
from shtil_desktop.games.qwirkle.table.words.tile_words import colour_letters
from shtil_desktop.table.items.fitted_text import elided
from shtil_desktop.table.items.flat_item import FlatItem
from shtil_desktop.table.theme import faded

translate = QCoreApplication.translate
PAD: Final = 12.0


class UnseenItem(FlatItem):
    def __init__(self, pictures: TilePictures) -> None:
        super().__init__(pictures)
        self._tiles = pictures
        self.counts: Sequence[int] = (COPIES,) * KINDS
        self.bag = 0
        self.others = 0
        self.setVisible(False)

    def paint_self(self, painter: QPainter) -> None:
        palette, unit = self._pictures.palette, self._pictures.unit
        inner = self.rect.adjusted(PAD * unit, PAD * 0.6 * unit, -PAD * unit, -PAD * 0.6 * unit)
        head, foot = self._pictures.font(14, bold=True), self._pictures.font(11.5)
        top = QRectF(inner.left(), inner.top(), inner.width(), head.pixelSize() * 1.8)
        painter.setPen(palette.text)
        painter.setFont(head)
        title = elided(head, translate("qwirkle", "Unseen tiles"), top.width() - 30 * unit)
        painter.drawText(top, Qt.AlignmentFlag.AlignVCenter, title)
        painter.setFont(self._pictures.font(13))
        painter.setPen(palette.text_soft)
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(top, right, str(sum(self.counts)))
        below = QRectF(
            inner.left(), inner.bottom() - foot.pixelSize() * 1.6, inner.width(), foot.pixelSize() * 1.6
        )
        painter.setFont(foot)
        painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, elided(foot, self.told(), below.width()))
        grid = QRectF(inner.left(), top.bottom(), inner.width(), below.top() - top.bottom() - 3 * unit)
        self._paint_grid(painter, grid)

    def told(self) -> str:
        text = translate("qwirkle", "bag\xa0{bag}, other hands\xa0{hands}")
        return text.format(bag=self.bag, hands=self.others)

    def _paint_grid(self, painter: QPainter, grid: QRectF) -> None:
        wide, high = grid.width() / (SIDE + 1), grid.height() / (SIDE + 1)
        palette, look = self._pictures.palette, self._tiles.look
        sign = min(wide, high) * 0.62
        for shape in Shape:
            box = _box(grid, shape + 1, 0, wide, high, sign * 0.8)
            painter.setPen(QPen(palette.text_soft, 1.3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(outline_in(shape, box))
        for colour in range(SIDE):
            box = _box(grid, 0, colour + 1, wide, high, sign)
            painter.setPen(QPen(look.lacquer, max(2.0, sign * 0.16)))
            painter.setBrush(look.inlays[colour])
            painter.drawRoundedRect(box, sign * 0.2, sign * 0.2)
            self._paint_letter(painter, box, colour)
            for shape in Shape:
                self._paint_count(
                    painter, grid, (shape + 1, colour + 1), (wide, high), self.counts[SIDE * colour + shape]
                )

    def _paint_letter(self, painter: QPainter, box: QRectF, colour: int) -> None:
        font = self._pictures.font(11, bold=True)
        painter.setFont(font)
        painter.setPen(mark_ink(self._tiles.look.inlays[colour]))
        painter.drawText(box.adjusted(-4, -4, 4, 4), Qt.AlignmentFlag.AlignCenter, colour_letters()[colour])

    def _paint_count(
        self, painter: QPainter, grid: QRectF, at: tuple[int, int], size: tuple[float, float], count: int
    ) -> None:
        """Bold where all three are still to come, faint where none is."""
        palette = self._pictures.palette
        cell = QRectF(grid.left() + at[0] * size[0], grid.top() + at[1] * size[1], *size)
        inset = min(size) * 0.06
        plate = cell.adjusted(inset, inset, -inset, -inset)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(palette.text, 0.05 if count else 0.0))
        painter.drawRoundedRect(plate, 4, 4)
        painter.setFont(self._pictures.font(13, bold=count == COPIES))
        painter.setPen(palette.text if count == COPIES else faded(palette.text_soft, 1.0 if count else 0.5))
        text = str(count) if count else "\N{MIDDLE DOT}"
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, text)


def _box(grid: QRectF, column: int, row: int, wide: float, high: float, size: float) -> QRectF:
    box = QRectF(0, 0, size, size)
    box.moveCenter(QPointF(grid.left() + (column + 0.5) * wide, grid.top() + (row + 0.5) * high))
    return box

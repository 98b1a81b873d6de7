"""The lines that loose tiles make: an amber rail around each, and a disc with its points."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from shtil_desktop.games.qwirkle.rules.arrangement import ScoredLine
from shtil_desktop.games.qwirkle.rules.board import position_of
from shtil_desktop.games.qwirkle.table.layout.geometry import Places
from shtil_desktop.games.qwirkle.table.pictures import TilePictures
from shtil_desktop.table.items.flat_item import FlatItem
from shtil_desktop.table.theme import faded

DISC: Final = 0.54
"""The diameter of a disc, in tiles."""


class LinesItem(FlatItem):
    """Above the tiles, on the whole board."""

    def __init__(self, pictures: TilePictures) -> None:
        super().__init__(pictures)
        self.places: Places | None = None
        self.lines: tuple[ScoredLine, ...] = ()
        self.wrong: tuple[int, ...] = ()
        """Tiles that may not lie as they do, or the empty cells of a gap."""
        self.wrong_line: tuple[int, ...] = ()
        """The line that breaks a rule, with its tiles that were there before."""
        self.taken: frozenset[int] = frozenset()

    def boundingRect(self) -> QRectF:
        return self.rect

    def lay(self, places: Places) -> None:
        self.places = places
        self.place(places.board)

    def paint_self(self, painter: QPainter) -> None:
        if self.places is None:
            return
        painter.save()
        painter.setClipRect(self.rect)
        for line in self.lines:
            self._paint_rail(painter, self._around(line.cells), self._pictures.palette.accent, is_wrong=False)
        if self.wrong_line:
            self._paint_rail(
                painter, self._around(self.wrong_line), self._pictures.palette.price, is_wrong=True
            )
        for cell in self.wrong:
            self._paint_wrong(painter, self._around([cell]))
        for line, middle in zip(self.lines, self._disc_places(), strict=True):
            self._paint_disc(painter, middle, line.points)
        painter.restore()

    def _around(self, cells: Iterable[int]) -> QRectF:
        assert self.places is not None
        whole = QRectF()
        for cell in cells:
            whole = whole.united(self.places.cell(cell))
        grow = self.places.pitch * 0.055
        return whole.adjusted(-grow, -grow, grow, grow)

    def _paint_wrong(self, painter: QPainter, rect: QRectF) -> None:
        assert self.places is not None
        colour, radius = self._pictures.palette.price, self.places.tile * 0.2
        painter.setPen(QPen(colour, max(3.0, self.places.tile * 0.08)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, radius, radius)

    def _paint_rail(self, painter: QPainter, rect: QRectF, colour: QColor, is_wrong: bool) -> None:
        assert self.places is not None
        width, radius = max(2.0, self.places.tile * 0.05), self.places.tile * 0.2
        pen = QPen(colour, width)
        if is_wrong:
            pen.setDashPattern([2.4, 1.8])
        else:
            painter.setPen(QPen(faded(colour, 0.22), width * 2.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect, radius, radius)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, radius, radius)

    @property
    def _disc_size(self) -> float:
        assert self.places is not None
        return max(24.0, self.places.tile * DISC)

    def _disc_places(self) -> list[QPointF]:
        """Before the beginning of each line, or behind its end where that is taken or out of sight."""
        found: list[QPointF] = []
        for line in self.lines:
            ends = self._ends(line)
            free = [at for at in ends if self._is_free(at, found)]
            found.append(next(iter(free), ends[0]))
        return found

    def _ends(self, line: ScoredLine) -> list[QPointF]:
        assert self.places is not None
        rect, half = self._around(line.cells), self._disc_size / 2
        is_row = len({position_of(cell)[1] for cell in line.cells}) == 1
        off = half + self.places.pitch * 0.06
        if is_row:
            y = rect.center().y()
            return [QPointF(rect.left() - off, y), QPointF(rect.right() + off, y)]
        x = rect.center().x()
        return [QPointF(x, rect.top() - off), QPointF(x, rect.bottom() + off)]

    def _is_free(self, at: QPointF, others: list[QPointF]) -> bool:
        assert self.places is not None
        half = self._disc_size / 2
        box = QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half)
        if not self.rect.contains(box):
            return False
        return all((at - other).manhattanLength() > 2 * half for other in others)

    def _paint_disc(self, painter: QPainter, middle: QPointF, points: int) -> None:
        palette, size = self._pictures.palette, self._disc_size
        disc = QRectF(0, 0, size, size)
        disc.moveCenter(middle)
        painter.setPen(QPen(palette.badge_ring, max(1.5, size * 0.07)))
        painter.setBrush(palette.free)
        painter.drawEllipse(disc)
        text, font = f"+{points}", self._pictures.font(13, bold=True)
        font.setPixelSize(max(11 if len(text) < 3 else 10, round(size * (0.44 if len(text) < 3 else 0.38))))
        painter.setFont(font)
        painter.setPen(palette.badge_text)
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, text)

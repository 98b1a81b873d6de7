"""Runs of the rivals: each outlined in its side's colour, with the points it is worth."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from shtil_desktop.games.shtil.table.items.side_signs import SIDES, sign_colours
from shtil_desktop.games.shtil.table.layout.geometry import Places
from shtil_desktop.games.shtil.table.rendering.pictures import Pictures
from shtil_desktop.games.values import value
from shtil_desktop.table.art.plates import corner_radius
from shtil_desktop.table.items.fitted_text import text_width
from shtil_desktop.table.items.flat_item import FlatItem

OUT = 0.045  # how far an outline stands out from its cards, in heights of a card

Cells = Sequence[Sequence[Sequence[int]]]
"""The cells of every run of each seat."""


@value
class ShownRun:
    seat: int
    parts: tuple[QRectF, ...]
    """The cells of the run, row by row: it may go on in the next row."""
    points: int


def shown_runs(runs: Cells, places: Places) -> list[ShownRun]:
    """The runs of each seat, by their cells, where they lie."""
    found = []
    for seat, its_runs in enumerate(runs):
        for run in its_runs:
            parts: list[QRectF] = []
            for rect in (places.cells[cell] for cell in run):
                if parts and parts[-1].top() == rect.top():
                    parts[-1] = parts[-1].united(rect)
                else:
                    parts.append(QRectF(rect))
            found.append(ShownRun(seat, tuple(parts), len(run)))
    return found


class RunsItem(FlatItem):
    """All runs at once, above the islands."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__(pictures)
        self.cells: Cells = ()
        self.runs: tuple[ShownRun, ...] = ()

    def lay(self, cells: Cells, places: Places) -> None:
        """These runs are to be seen, on this table."""
        runs = tuple(shown_runs(cells, places))
        self.cells = cells
        if runs == self.runs:
            return
        self.runs = runs
        room, whole = self._pictures.piece.height() * 0.3, QRectF()
        for part in (part for run in runs for part in run.parts):
            whole = whole.united(part.adjusted(-room, -room, room, room))
        self.place(whole)

    def paint_self(self, painter: QPainter) -> None:
        for run in self.runs:
            self._paint_outline(painter, run)
        for run in self.runs:
            self._paint_points(painter, run)

    def _paint_outline(self, painter: QPainter, run: ShownRun) -> None:
        palette, high = self._pictures.palette, self._pictures.piece.height()
        ground, _ = sign_colours(SIDES[run.seat], palette)
        out, width = high * OUT, max(2.5, high * 0.05)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = corner_radius(high) + out
        for part in run.parts:
            for pen in (QPen(palette.badge_ring, width + 2), QPen(ground, width)):
                painter.setPen(pen)
                painter.drawRoundedRect(part.adjusted(-out, -out, out, out), radius, radius)

    def _paint_points(self, painter: QPainter, run: ShownRun) -> None:
        """A label on the lower edge of the longest part: figures stand in the corners of the cards."""
        palette, font = self._pictures.palette, self._pictures.font(13, bold=True)
        ground, ink = sign_colours(SIDES[run.seat], palette)
        text = f"+{run.points}"
        size = QSizeF(text_width(font, text) + font.pixelSize(), font.pixelSize() * 1.5)
        part = max(run.parts, key=QRectF.width)
        label = QRectF(QPointF(0, 0), size)
        label.moveCenter(QPointF(part.center().x(), part.bottom() - size.height() * 0.1))
        painter.setPen(QPen(palette.badge_ring, 1.4))
        painter.setBrush(ground)
        painter.drawRoundedRect(label, size.height() / 2, size.height() / 2)
        painter.setPen(ink)
        painter.setFont(font)
        painter.drawText(label, Qt.AlignmentFlag.AlignCenter, text)

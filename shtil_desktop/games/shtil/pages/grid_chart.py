"""Where on the grid voyages were lost."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QLocale, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QWidget

from shtil_desktop.games.shtil.pages import names
from shtil_desktop.games.shtil.rules.layouts import SEA, Layout
from shtil_desktop.games.shtil.rules.options import LAYOUTS, Mode
from shtil_desktop.play.profile.statistics.figures import Figures
from shtil_desktop.table.art.plates import rounded
from shtil_desktop.table.art.shapes import fill
from shtil_desktop.table.theme import Palette, mix
from shtil_desktop.windows.pages.statistics.charts import MOST_COUNTED, Chart

translate = QCoreApplication.translate


class GridChart(Chart):
    """Where on the grid voyages were lost: the darker a cell and the larger its figure, the oftener."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(palette, parent)
        self.layout_shown: Layout = SEA
        self.counts: dict[int, int] = {}

    @property
    def is_empty(self) -> bool:
        return not self.counts

    def show_counts(self, layout: Layout, counts: Mapping[int, int]) -> None:
        self.layout_shown = layout
        known = {cell: count for cell, count in counts.items() if count > 0 and 0 <= cell < layout.size}
        self.counts = {cell: min(count, MOST_COUNTED) for cell, count in known.items()}
        self.update()

    def paint_figures(self, painter: QPainter, area: QRectF) -> None:
        layout = self.layout_shown
        rows = len(layout.rows)
        columns = max(map(len, layout.rows)) if layout.is_centred else 6
        unit = min(area.width() / columns / 1.25, area.height() / rows)
        wide, high = unit * 1.25, unit
        left = area.center().x() - wide * columns / 2
        top = area.center().y() - high * rows / 2
        most = max(self.counts.values())
        for cell, (row, column) in enumerate(layout.positions):
            shift = (columns - len(layout.rows[row])) / 2 if layout.is_centred else 0.0
            rect = QRectF(left + (column + shift) * wide, top + (rows - 1 - row) * high, wide, high)
            self._paint_cell(painter, rect.adjusted(1.5, 1.5, -1.5, -1.5), self.counts.get(cell, 0), most)

    def _paint_cell(self, painter: QPainter, rect: QRectF, count: int, most: int) -> None:
        ground = mix(self.colours.well, self.colours.panel, 0.3)
        colour = mix(ground, self.colours.price, 0.14 + 0.86 * count / most) if count else ground
        fill(painter, rounded(rect), colour)
        painter.strokePath(rounded(rect), QPen(self.colours.cell_line, 1.0))
        if not count:
            return
        font = QFont(painter.font())
        font.setPixelSize(max(11, round(rect.height() * 0.46)))
        painter.save()
        painter.setFont(font)
        painter.setPen(self.ink_on(colour))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, QLocale().toString(count))
        painter.restore()


class LostCells(GridChart):
    """The chart beside the house's own: it reads what the statistics have counted."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(palette, parent)
        self._found: Figures | None = None

    @property
    def widget(self) -> QWidget:
        return self

    def show_figures(self, found: Figures | None, nothing: str) -> None:
        """`nothing` is said if no voyage is counted."""
        self._found = found
        mode = Mode.STANDARD if found is None else Mode(found.lost_group)
        if found is not None:
            self.show_counts(LAYOUTS[mode], found.lost_at)
        title = translate("StatisticsPage", "Cells left empty in lost voyages: {mode}")
        unlost = translate("StatisticsPage", "No voyages lost here yet.")
        is_unlost = found is None or found.summary.matches or not found.all
        self.say(title.format(mode=names.mode_name(mode)), unlost if is_unlost else nothing)

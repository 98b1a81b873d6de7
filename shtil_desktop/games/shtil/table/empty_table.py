"""The table with nothing on it yet: what is seen of a voyage while its rules and its cards are fetched."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QSizeF
from PySide6.QtGui import QInputEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.shtil.table.art.board.marks import CellMark
from shtil_desktop.games.shtil.table.geometry import Needs, Places, arrange, tints
from shtil_desktop.games.shtil.table.left_handed import mirrored
from shtil_desktop.games.shtil.table.rendering.pictures import Pictures
from shtil_desktop.table.theme import Palette


class BareTable(QWidget):
    """Ground and cells, painted as the scene paints them: that one takes the place of the other is not seen.

    Keys and clicks that come too early are kept for the view that it gives way to.
    """

    def __init__(
        self, pictures: Pictures, options: Options, palette: Palette, is_left_handed: bool = False
    ) -> None:
        super().__init__()
        self._pictures, self._needs, self._palette = pictures, Needs.of(options), palette
        self._is_left_handed = is_left_handed
        self._early: list[QInputEvent] = []

    def _lay(self) -> Places:
        places = arrange(QSizeF(self.size()), self._needs)
        places = mirrored(places) if self._is_left_handed else places
        self._pictures.fit(self._palette, places, self.devicePixelRatioF(), self._needs)
        return places

    def paintEvent(self, event: QPaintEvent) -> None:
        places = self._lay()
        painter = QPainter(self)
        painter.drawPixmap(QPointF(0, 0), self._pictures.ground(places, self._needs))
        for rect, tint in zip(places.cells, tints(self._needs.layout), strict=True):
            painter.drawPixmap(rect.topLeft(), self._pictures.cell(tint, CellMark.NONE))
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._early.append(event.clone())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._early.append(event.clone())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._early.append(event.clone())

    def give_way(self, view: QAbstractScrollArea) -> None:
        """The voyage is there, in this view of the same size."""
        for event in self._early:
            heeding = view.viewport() if isinstance(event, QMouseEvent) else view
            QCoreApplication.sendEvent(heeding, event)
        self.deleteLater()

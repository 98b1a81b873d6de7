"""The light of the end: a sunrise or a fog behind everything, and on a win a light over the islands."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from shtil_desktop.games.shtil.table.art.board.homecoming import paint_lights, paint_rim
from shtil_desktop.games.shtil.table.art.board.mist import paint_fog, paint_sunrise
from shtil_desktop.games.shtil.table.layout.geometry import Places
from shtil_desktop.games.shtil.table.rendering.pictures import Pictures
from shtil_desktop.table.art.plates import panel_radius
from shtil_desktop.table.items.flat_item import FlatItem

RIM = 0.1  # around an island that has been lit, in heights of a card


class SkyItem(FlatItem):
    """Behind cells, cards and piles: none of them turns grey."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__(pictures)
        self.is_won = False
        self.part = 0.0
        self.board = QRectF()
        self._open_air = QPainterPath()
        """All but the panels, which are to be read."""
        self.setVisible(False)

    def lay(self, places: Places) -> None:
        self.board = places.frame
        self._open_air = QPainterPath()
        self._open_air.addRect(QRectF(QPointF(0, 0), places.size))
        for panel in (places.crew, places.log):
            if panel is not None:
                plate = QPainterPath()
                plate.addRoundedRect(panel, panel_radius(panel), panel_radius(panel))
                self._open_air = self._open_air.subtracted(plate)
        self.place(QRectF(QPointF(0, 0), places.size))

    def paint_self(self, painter: QPainter) -> None:
        palette = self._pictures.palette
        if palette.is_flat:
            return  # high contrast has no air
        paint = paint_sunrise if self.is_won else paint_fog
        painter.save()
        painter.setClipPath(self._open_air)
        paint(painter, self.rect, self.board, self.part, palette)
        painter.restore()


class VeilItem(FlatItem):
    """The light over the islands, and the sky that goes with it."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__(pictures)
        self.sky = SkyItem(pictures)
        self.is_won = False
        self.part = 0.0
        self.islands: tuple[int, ...] = ()
        """The cells where islands lie, in the order of their line."""
        self._places: Places | None = None
        self.setVisible(False)

    @property
    def board(self) -> QRectF:
        return self.sky.board

    def lay(self, places: Places) -> None:
        self._places = places
        self.sky.lay(places)
        self.place(QRectF(QPointF(0, 0), places.size))

    def show_as(self, **looks: object) -> None:
        super().show_as(**looks)
        self.sky.show_as(is_won=self.is_won, part=self.part)

    def setVisible(self, is_visible: bool) -> None:
        super().setVisible(is_visible)
        self.sky.setVisible(is_visible)

    def stops(self) -> list[QRectF]:
        """Where the light of a win passes: the start, every island, the finish."""
        places = self._places
        if places is None:
            return []
        cells = [places.cells[cell] for cell in self.islands if cell < len(places.cells)]
        return [rect for rect in (places.start, *cells, places.finish) if rect is not None]

    def paint_self(self, painter: QPainter) -> None:
        if not self.is_won:
            return
        pictures, high = self._pictures, self._pictures.piece.height()
        room = QPointF(high * RIM, high * RIM)

        def stamp(rect: QRectF) -> None:
            painter.drawPixmap(rect.topLeft() - room, self._rim())

        paint_lights(painter, self.stops(), self.part, pictures.palette, high, stamp)

    def _rim(self) -> QPixmap:
        """What stays on an island, painted once: thick soft lines take long."""
        pictures = self._pictures
        room = pictures.piece.height() * RIM
        rect = QRectF(QPointF(room, room), pictures.piece)

        def paint(painter: QPainter) -> None:
            paint_rim(painter, rect, pictures.palette, pictures.piece.height())

        size = QSizeF(rect.width() + 2 * room, rect.height() + 2 * room)
        return pictures.made(("rim",), size, paint)

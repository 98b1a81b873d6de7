"""Shkap's pictures: cards, charts and islands in any size, crisp on any screen, rendered once and kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from shtil_desktop.games.shkap.rules.cards import KINDS, Card
from shtil_desktop.games.shkap.rules.island.islands import Island
from shtil_desktop.games.shkap.table.art.cards import paint_card
from shtil_desktop.games.shkap.table.art.chart import paint_chart
from shtil_desktop.games.shkap.table.art.figures import paint_coin, paint_mark, paint_pirate
from shtil_desktop.games.shkap.table.art.island import paint_island
from shtil_desktop.games.shkap.table.art.sheet import paint_ground, paint_horizon
from shtil_desktop.games.shkap.table.layout.geometry import Places
from shtil_desktop.table.art.plates import paint_panel
from shtil_desktop.table.pictures.table_pictures import TablePictures, blank
from shtil_desktop.table.theme import DAY, Palette

MOST: Final = 500
"""Pictures that are kept."""
SHEET_ROOM: Final = 14.0
"""Around a chart, for its shadow."""
Paint = Callable[[QPainter, QRectF], None]


class ShkapPictures(TablePictures):
    """Pixmaps for one screen and one palette; a change of either forgets them all."""

    painters: ClassVar[str] = "games/shkap/table/art"

    def __init__(self, palette: Palette = DAY, **look: Any) -> None:
        super().__init__(palette, **look)
        self.labels: tuple[str, ...] = ()
        """What each kind of card is called, in the player's language."""

    def fit(
        self, palette: Palette, scale: float, ratio: float, card: QSizeF, labels: tuple[str, ...]
    ) -> None:
        """Paint for this palette and screen from now on; a card in hand has this size."""
        self.palette, self.scale, self.ratio, self.labels = palette, scale, ratio, labels
        self.piece = QSizeF(card)
        self.turn_to(palette.name, ratio, labels)

    def ground(self, places: Places) -> QPixmap:
        """All that never moves: of the last size only."""
        panels = [places.seats, None if places.is_log_low else _united(places.log, places.legend)]
        rects = [panel for panel in panels if panel is not None]
        key = ("ground", places.size.toTuple(), *(rect.getRect() for rect in rects))

        def make() -> QPixmap:
            pixmap = blank(places.size, self.ratio, self.palette.sea_bottom)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_ground(painter, QRectF(QPointF(0, 0), places.size), self.palette)
            for rect in rects:
                paint_panel(painter, rect, self.palette)
            painter.end()
            return pixmap

        return self.made_once(key, make)

    def card(self, card: Card | None, size: QSizeF, is_dimmed: bool = False) -> QPixmap:
        """The face of a card, or the back that all have; small ones have no words."""
        kind = None if card is None else list(dict.fromkeys(KINDS)).index(KINDS[card])
        has_label = kind is not None and size.height() >= 76 and kind < len(self.labels)
        label = self.labels[kind] if has_label and kind is not None else ""

        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_card(painter, rect, card, self.palette, label=label, is_dimmed=is_dimmed)

        return self._picture(("card", kind, size.toTuple(), is_dimmed), size, paint)

    def warm_card(self, card: Card, size: QSizeF) -> bool:
        """Paint one ahead; whether that was needed."""
        count = len(self._made)
        self.card(card, size)
        return len(self._made) != count

    def warm_chart(self, sheet: QRectF, grid: QRectF, island: Island, name: str, caption: str) -> bool:
        count = len(self._made)
        self.chart(sheet, grid, island, name, caption)
        return len(self._made) != count

    def pirate(self, seat: int, initial: str, size: QSizeF) -> QPixmap:
        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_pirate(painter, rect, self.palette, seat, initial)

        return self._picture(("pirate", seat, initial, size.toTuple()), size, paint)

    def coin(self, size: float) -> QPixmap:
        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_coin(painter, rect, self.palette)

        return self._picture(("coin", size), QSizeF(size, size), paint)

    def mark(self, size: float) -> QPixmap:
        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_mark(painter, rect, self.palette)

        return self._picture(("mark", size), QSizeF(size, size), paint)

    def chart(self, sheet: QRectF, grid: QRectF, island: Island, name: str, caption: str) -> QPixmap:
        """The chart with its island, and room around it for the shadow."""
        size = QSizeF(sheet.width() + 2 * SHEET_ROOM, sheet.height() + 2 * SHEET_ROOM)
        inner = QRectF(SHEET_ROOM, SHEET_ROOM, sheet.width(), sheet.height())
        square = grid.translated(inner.topLeft() - sheet.topLeft())

        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_chart(painter, inner, square, island, self.palette, name, caption)

        return self._picture(("chart", island.id, size.toTuple(), name, caption), size, paint)

    def horizon(self, size: QSizeF, island: Island) -> QPixmap:
        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_horizon(painter, rect, self.palette)
            side = rect.height() * 0.78
            square = QRectF(0, 0, side, side)
            square.moveCenter(rect.center())
            paint_island(painter, square, island, self.palette, is_small=True)

        return self._picture(("horizon", island.id, size.toTuple()), size, paint)

    def small_island(self, island: Island, side: float) -> QPixmap:
        """The land alone in a square."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            edge = rect.width() * 0.09
            paint_island(
                painter, rect.adjusted(edge, edge, -edge, -edge), island, self.palette, is_small=True
            )

        return self._picture(("small island", island.id, side), QSizeF(side, side), paint)

    def _picture(self, key: tuple[object, ...], size: QSizeF, paint: Paint) -> QPixmap:
        if len(self._made) >= MOST:
            self._made.clear()
        rect = QRectF(QPointF(0, 0), size)
        return self.made(key, size, lambda painter: paint(painter, rect))


def _united(log: QRectF | None, legend: QRectF | None) -> QRectF | None:
    """Both stand in one panel."""
    if log is None or legend is None:
        return log or legend
    return log.united(legend)

"""The pictures of the rule book, painted with what the table is painted with."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen

from shtil_desktop.games.shkap.pages.rule_pictures import PicturedIsland, PicturedWalk
from shtil_desktop.games.shkap.rules.cards import Card
from shtil_desktop.games.shkap.rules.events import Stop
from shtil_desktop.games.shkap.rules.island.islands import SIDE, Island
from shtil_desktop.games.shkap.table.art.cards import paint_card
from shtil_desktop.games.shkap.table.art.figures import (
    paint_coin,
    paint_first,
    paint_mark,
    paint_pirate,
    paint_trail,
)
from shtil_desktop.games.shkap.table.art.island import cell_rect, paint_island
from shtil_desktop.games.shkap.table.art.look import look_of
from shtil_desktop.games.shkap.table.art.marks_on_island import Reach, paint_reach
from shtil_desktop.table.theme import Palette

CELL: Final = 45.0
SMALL_CELL: Final = 24.0
MARGIN: Final = 23.0
"""Around an island: its coast spills over the grid."""
GAP: Final = 5.0
CARD: Final = QSizeF(74, 94)
ROUTE_CARD: Final = QSizeF(40, 51)
FIGURE: Final = 40.0
TOKEN: Final = 26.0
WHEEL: Final = 20.0
ROW: Final = 82.0
LETTERS: Final = 13
TRAILS_APART: Final = 7.0
BEFORE_CHEST: Final = 0.62
"""How much of the last step's way a trail goes."""


class Picture(ABC):
    """A picture that is yet to be painted."""

    def __init__(self, palette: Palette, size: QSizeF) -> None:
        self.palette = palette
        self.size = size

    def image(self, ratio: float) -> QImage:
        width, height = round(self.size.width() * ratio), round(self.size.height() * ratio)
        image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint(painter)
        painter.end()
        return image

    @abstractmethod
    def paint(self, painter: QPainter) -> None: ...

    def paint_water(self, painter: QPainter, rect: QRectF) -> None:
        """The piece of the chart that an island lies on."""
        look = look_of(self.palette)
        painter.setPen(QPen(look.paper_edge, 2))
        painter.setBrush(look.sea)
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 9, 9)

    def write(self, painter: QPainter, rect: QRectF, text: str, colour: QColor, size: int = LETTERS) -> None:
        font = QFont(painter.font())
        font.setPixelSize(size)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(colour)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


class CardsPicture(Picture):
    """A row of cards with their names."""

    def __init__(self, cards: Sequence[Card], labels: Sequence[str], palette: Palette) -> None:
        super().__init__(palette, QSizeF(len(cards) * (CARD.width() + GAP) + 2, CARD.height() + 6))
        self._cards, self._labels = cards, labels

    def paint(self, painter: QPainter) -> None:
        for at, (card, label) in enumerate(zip(self._cards, self._labels, strict=True)):
            rect = QRectF(QPointF(2 + at * (CARD.width() + GAP), 2), CARD)
            paint_card(painter, rect, card, self.palette, label=label)


class IslandsPicture(Picture):
    """Several islands, seen from afar."""

    def __init__(self, islands: Sequence[Island], palette: Palette) -> None:
        self._side = SMALL_CELL * (SIDE + 1)
        super().__init__(palette, QSizeF(len(islands) * (self._side + GAP), self._side))
        self._islands = islands

    def paint(self, painter: QPainter) -> None:
        for at, island in enumerate(self._islands):
            rect = QRectF(at * (self._side + GAP), 0, self._side, self._side)
            self.paint_water(painter, rect)
            half = SMALL_CELL / 2
            paint_island(
                painter, rect.adjusted(half, half, -half, -half), island, self.palette, is_small=True
            )


class RuleIsland(Picture):
    """One island; beside it the routes that are walked on it, card by card with their steps."""

    def __init__(self, spec: PicturedIsland, palette: Palette) -> None:
        self.spec = spec
        side = CELL * SIDE + 2 * MARGIN
        self._grid = QRectF(MARGIN, MARGIN, CELL * SIDE, CELL * SIDE)
        longest = max((_row_width(each) for each in spec.walks), default=0.0)
        beside = FIGURE + longest + 2 * TOKEN + 4 * GAP if spec.walks else 0
        super().__init__(palette, QSizeF(side + beside, side))
        self._water = QRectF(0, 0, side, side)

    def paint(self, painter: QPainter) -> None:
        self.paint_water(painter, self._water)
        paint_island(painter, self._grid, self.spec.island, self.palette)
        if self.spec.missing is not None:
            rect = cell_rect(self._grid, self.spec.missing)
            paint_reach(painter, rect, self.palette, Reach.NEEDS_MAP, "")
        for cell in {each.walk.cell for each in self.spec.walks if each.walk.stop is Stop.CHEST}:
            paint_reach(painter, cell_rect(self._grid, cell), self.palette, Reach.CHEST, "")
        middle = (len(self.spec.walks) - 1) / 2
        for seat, each in enumerate(self.spec.walks):
            self._paint_trail(painter, seat, each, (seat - middle) * TRAILS_APART)
        top = self._water.center().y() - len(self.spec.walks) * ROW / 2
        for seat, each in enumerate(self.spec.walks):
            self._paint_route(painter, seat, each, top + seat * ROW)

    def _paint_trail(self, painter: QPainter, seat: int, each: PicturedWalk, offset: float) -> None:
        """Leg by leg; it ends before a chest, whose figure is to be read."""
        for leg in each.legs:
            points = [cell_rect(self._grid, cell).center() for cell in leg]
            if each.walk.stop is Stop.CHEST and leg is each.legs[-1] and len(points) > 1:
                points[-1] = points[-2] + (points[-1] - points[-2]) * BEFORE_CHEST
            paint_trail(painter, points, self.palette, seat, offset)

    def _paint_route(self, painter: QPainter, seat: int, each: PicturedWalk, top: float) -> None:
        """The cards in their order, below each the steps so far; marks and coins behind them."""
        left, steps = self._water.right() + 2 * GAP, 0
        middle = top + ROUTE_CARD.height() / 2
        rect = QRectF(left, middle - FIGURE / 2, FIGURE, FIGURE)
        paint_pirate(painter, rect, self.palette, seat, each.initial)
        if seat == self.spec.first and len(self.spec.walks) > 1:
            wheel = QRectF(rect.center().x() - WHEEL / 2, rect.bottom() + 2, WHEEL, WHEEL)
            paint_first(painter, wheel, self.palette)
        left += FIGURE + GAP
        for at, card in enumerate(each.route):
            rect = QRectF(QPointF(left, top), ROUTE_CARD)
            paint_card(painter, rect, card, self.palette, is_dimmed=at >= each.used)
            count = each.counts[at]
            if count is not None:
                steps = self._write_steps(painter, rect, steps, count)
            left += ROUTE_CARD.width() + GAP
        for _ in range(each.marks):
            rect = QRectF(left, middle - TOKEN / 2, TOKEN, TOKEN)
            paint_mark(painter, rect, self.palette)
            below = QRectF(left, top, TOKEN, ROUTE_CARD.height())
            steps = self._write_steps(painter, below, steps, 1)
            left += TOKEN + GAP
        self._paint_coins(painter, each.coins, left + GAP, middle)

    def _write_steps(self, painter: QPainter, above: QRectF, before: int, count: int) -> int:
        """The numbers of the steps below what makes them; how many there are now."""
        numbers = range(before + 1, before + count + 1)
        rect = QRectF(above.left() - GAP, above.bottom() + 1, above.width() + 2 * GAP, 20)
        self.write(painter, rect, "–".join(map(str, numbers)), self.palette.text)
        return before + count

    def _paint_coins(self, painter: QPainter, coins: int, left: float, middle: float) -> None:
        rect = QRectF(left, middle - TOKEN / 2, TOKEN, TOKEN)
        paint_coin(painter, rect, self.palette)
        number = QRectF(rect.right(), rect.top(), TOKEN, TOKEN)
        self.write(painter, number, str(coins), self.palette.text, LETTERS + 4)


def _row_width(each: PicturedWalk) -> float:
    """Of the cards of a route and the marks behind them."""
    return len(each.route) * (ROUTE_CARD.width() + GAP) + each.marks * (TOKEN + GAP)

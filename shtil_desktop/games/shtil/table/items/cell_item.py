"""An empty cell: its tint, whether it is open to the picked card, the price and the ghost of a card."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from shtil_desktop.games.shtil.rules.cards import Card
from shtil_desktop.games.shtil.table.art.board.marks import CellMark
from shtil_desktop.games.shtil.table.items.gap_marks import GapMark, paint_gap
from shtil_desktop.games.shtil.table.items.side_signs import Sign, draw_sign
from shtil_desktop.games.shtil.table.rendering.pictures import Pictures
from shtil_desktop.table.art.plates import paint_focus

GHOST = 0.62


class CellItem(QGraphicsItem):
    def __init__(self, pictures: Pictures, position: float) -> None:
        super().__init__()
        self._pictures = pictures
        self.position = position
        self.mark = CellMark.NONE
        self.gap = GapMark.NONE
        self.price: int | None = None
        self.ghost: Card | None = None
        self.ghost_turned = False
        self.is_dim = False
        self.is_wrong_way = False
        """Whether the picked card would lie here the wrong way up."""
        self.has_focus = False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def rect(self) -> QRectF:
        return QRectF(QPointF(0, 0), self._pictures.card)

    def boundingRect(self) -> QRectF:
        return self._pictures.cell_bounds

    def relaid(self) -> None:
        self.prepareGeometryChange()
        self.update()

    def show_as(self, **looks: object) -> None:
        if any(getattr(self, name) != value for name, value in looks.items()):
            for name, value in looks.items():
                setattr(self, name, value)
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        pictures = self._pictures
        painter.setOpacity(0.42 if self.is_dim else 1.0)
        painter.drawPixmap(QPointF(0, 0), pictures.cell(self.position, self.mark))
        if self.ghost is not None:
            painter.setOpacity(GHOST)
            painter.drawPixmap(QPointF(0, 0), pictures.face(self.ghost, self.ghost_turned))
        painter.setOpacity(1.0)
        if self.gap is not GapMark.NONE and self.ghost is None:
            paint_gap(painter, self.rect, pictures.palette, self.gap)
        if self.price is not None:
            size = pictures.badge_size
            middle = self.rect.center()
            painter.drawPixmap(
                QPointF(middle.x() - size / 2, middle.y() - size / 2), pictures.badge(self.price)
            )
        if self.is_wrong_way:
            draw_sign(painter, self.rect, Sign.TURN, pictures)
        if self.has_focus:
            paint_focus(painter, self.rect, pictures.palette)

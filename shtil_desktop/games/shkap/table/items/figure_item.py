"""A pirate on the island, and coins and marks that fly."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from shtil_desktop.games.shkap.table.pictures import ShkapPictures
from shtil_desktop.table.items.piece import PieceItem


class TokenItem(PieceItem):
    """A small picture whose origin is its middle."""

    def __init__(self, pictures: ShkapPictures, size: QSizeF) -> None:
        super().__init__(pictures)
        self.size = QSizeF(size)

    @property
    def _tokens(self) -> ShkapPictures:
        assert isinstance(self._pictures, ShkapPictures)
        return self._pictures

    @property
    def rect(self) -> QRectF:
        return QRectF(-self.size.width() / 2, -self.size.height() / 2, self.size.width(), self.size.height())

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-1, -1, 1, 1)

    def resize(self, size: QSizeF) -> None:
        if size != self.size:
            self.prepareGeometryChange()
            self.size = QSizeF(size)
            self.update()

    def picture(self) -> QPixmap:
        raise NotImplementedError

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.rect.topLeft(), self.picture())


class FigureItem(TokenItem):
    """A seat's pirate."""

    def __init__(self, pictures: ShkapPictures, seat: int, size: QSizeF) -> None:
        super().__init__(pictures, size)
        self.seat = seat
        self.initial = ""

    def picture(self) -> QPixmap:
        return self._tokens.pirate(self.seat, self.initial, self.size)


class CoinItem(TokenItem):
    def picture(self) -> QPixmap:
        return self._tokens.coin(self.size.width())


class MarkItem(TokenItem):
    def picture(self) -> QPixmap:
        return self._tokens.mark(self.size.width())

"""A piece on the table, a card or a tile: it lives as long as it is shown, and is moved, not rebuilt."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QGraphicsItem

from shtil_desktop.table.pictures.table_pictures import TablePictures


class PieceItem(QGraphicsItem):
    """Its origin is the piece's middle, so that it turns and grows in place; a game's own kind paints it."""

    def __init__(self, pictures: TablePictures, face_up: bool = True) -> None:
        super().__init__()
        self._pictures = pictures
        self.front = 1.0 if face_up else 0.0
        """From 0, face down, to 1, face up; in between it is being turned over."""
        self.is_lifted = False
        self.has_focus = False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def rect(self) -> QRectF:
        """Around its middle."""
        size = self._pictures.piece
        return QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())

    def boundingRect(self) -> QRectF:
        return self.rect

    @property
    def area(self) -> QRectF:
        """Where the piece lies on the table, upright."""
        return self.rect.translated(self.pos())

    def setRotation(self, angle: float) -> None:
        """Only if that changes it: Qt repaints an item even if it is turned to where it is already."""
        if angle != self.rotation():
            super().setRotation(angle)

    def setScale(self, scale: float) -> None:
        """For the same reason."""
        if scale != self.scale():
            super().setScale(scale)

    def relaid(self) -> None:
        """The piece's size has changed."""
        self.prepareGeometryChange()
        self.update()

    def show_as(self, **looks: object) -> None:
        """Change how it looks, and repaint only if something did change."""
        if any(getattr(self, name) != value for name, value in looks.items()):
            for name, value in looks.items():
                setattr(self, name, value)
            self.update()

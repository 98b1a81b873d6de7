"""A board of Qwirkle from afar: every tile as a small dark plate with its shape in its colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from shtil_desktop.games.qwirkle.rules.board import position_of
from shtil_desktop.games.qwirkle.rules.tiles import Tile, colour_of, shape_of
from shtil_desktop.games.qwirkle.table.art.look import LOOKS
from shtil_desktop.games.qwirkle.table.art.shapes import outline_in
from shtil_desktop.table.theme import Palette, mix

MARGIN: Final = 0.07
"""Around the tiles, in sizes of the picture."""
LARGEST: Final = 1 / 7
"""Of a cell, in sizes of the picture: the first tiles don't fill it."""


def miniature(laid: Sequence[tuple[int, Tile]], size: QSizeF, palette: Palette, ratio: float) -> QPixmap:
    """Cells and what lies in them, as large as they fit."""
    pixmap = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    ground = QRectF(QPointF(0, 0), size)
    painter.setBrush(mix(palette.sea_top, palette.sea_bottom, 0.5))
    painter.drawRoundedRect(ground, 8, 8)
    look = LOOKS[palette.name]
    for rect, tile in _placed(laid, ground):
        plate = QPainterPath()
        plate.addRoundedRect(rect, rect.width() * 0.2, rect.width() * 0.2)
        painter.fillPath(plate, look.lacquer)
        inset = rect.width() * 0.2
        box = rect.adjusted(inset, inset, -inset, -inset)
        painter.fillPath(outline_in(shape_of(tile), box), look.inlays[colour_of(tile)])
    painter.end()
    return pixmap


def _placed(laid: Sequence[tuple[int, Tile]], ground: QRectF) -> list[tuple[QRectF, Tile]]:
    """Each tile in its square; the whole in the middle of the ground."""
    if not laid:
        return []
    at = [position_of(cell) for cell, _ in laid]
    left, top = min(x for x, _ in at), min(y for _, y in at)
    wide, high = max(x for x, _ in at) - left + 1, max(y for _, y in at) - top + 1
    side = min(ground.width(), ground.height())
    room = ground.adjusted(side * MARGIN, side * MARGIN, -side * MARGIN, -side * MARGIN)
    pitch = min(room.width() / wide, room.height() / high, side * LARGEST)
    corner = room.center() - QPointF(wide * pitch / 2, high * pitch / 2)
    size = pitch * 0.92
    return [
        (QRectF(corner.x() + (x - left) * pitch, corner.y() + (y - top) * pitch, size, size), tile)
        for (x, y), (_, tile) in zip(at, laid, strict=True)
    ]

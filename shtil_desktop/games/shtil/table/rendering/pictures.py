"""Shtil's cards, cells and ground, rendered once for the size and screen at hand."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any
from zlib import adler32, crc32

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from shtil_desktop.games.shtil.rules.cards import FINISH, HIDDEN, ISLANDS, START
from shtil_desktop.games.shtil.table.art.board.marks import CellMark
from shtil_desktop.games.shtil.table.layout.fan import CANVAS
from shtil_desktop.games.shtil.table.layout.geometry import Needs, Places
from shtil_desktop.table.pictures.table_pictures import TablePictures
from shtil_desktop.table.theme import DAY, Palette

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.table.art.cards.faces import FaceStyle
    from shtil_desktop.games.shtil.table.rendering.face_cache import FaceCache

SHADOW = 0.14  # room around a card for its shadow, in heights


class Pictures(TablePictures):
    """Faces, cells and badges for one card size, one screen and one palette."""

    painters = os.path.dirname(os.path.dirname(__file__))

    shadow_room: float
    card_bounds: QRectF
    cell_bounds: QRectF
    """What a card around its middle and a cell from its corner may paint: asked for many times a frame."""

    def __init__(self, palette: Palette = DAY, **look: Any) -> None:
        super().__init__(palette, **look)
        self.has_marks = False
        self.index_room = CANVAS
        """What the largest hand of this table leaves to be seen of a card."""
        self._painted_faces: FaceCache | None = None
        self._faces: dict[tuple[int, bool], QPixmap] = {}
        self._crowded: dict[tuple[int, bool], QPixmap] = {}
        self._measure()

    def _measure(self) -> None:
        width, height = self.card.width(), self.card.height()
        room = self.shadow_room = round(height * SHADOW)
        self.cell_bounds = QRectF(-room, -room, width + 2 * room, height + 2 * room)
        self.card_bounds = self.cell_bounds.translated(-width / 2, -height / 2)

    def fit(self, palette: Palette, places: Places, ratio: float, needs: Needs) -> None:
        self.palette, self.ratio, self.scale = palette, ratio, places.scale
        self.piece, self.has_marks = QSizeF(places.card), needs.has_marks
        self._measure()
        if (room := places.index_room(needs.largest_hand)) != self.index_room:
            self.index_room = room
            self._crowded.clear()
        width, height = places.card.width(), places.card.height()
        if self.turn_to(palette.name, width, height, ratio, self.has_marks, self.numeral_scale):
            self._faces.clear()
            self._crowded.clear()

    @property
    def card(self) -> QSizeF:
        return self.piece

    @property
    def faces(self) -> FaceCache:
        """Those that had to be painted, of this size and of some before."""
        if self._painted_faces is None:
            from shtil_desktop.games.shtil.table.rendering.face_cache import FaceCache

            self._painted_faces = FaceCache()
        return self._painted_faces

    def face(self, card: int, turned: bool = False) -> QPixmap:
        found = self._faces.get((card, turned))
        if found is None:
            found = self.album.find(_face_name(card, turned))
            if found is None:
                found = self._paint_face(card, turned)
            self._faces[card, turned] = found
        return found

    def crowded_face(self, card: int, turned: bool) -> QPixmap:
        """The face of a card in an overlapped hand: its index is in the part that stays to be seen."""
        if (card, turned) not in self._crowded:
            self._crowded[card, turned] = self._paint_face(card, turned, self.index_room)
        return self._crowded[card, turned]

    def has_index_room(self, room: float) -> bool:
        """Whether so much of a card, in units of its face, shows the index as it is usually painted."""
        if room >= CANVAS:
            return True
        from shtil_desktop.games.shtil.table.art.cards.corner_index import wanted_room

        return room >= wanted_room(self._style())

    def has_face(self, card: int, turned: bool = False) -> bool:
        """Whether it needs no more painting."""
        return (card, turned) in self._faces or self.album.has(_face_name(card, turned))

    def warm(self, card: int, turned: bool) -> bool:
        """Make a face ahead, and take it into the album; False if it is there already."""
        if self.has_face(card, turned):
            return False
        self.album.add(_face_name(card, turned), self.face(card, turned))
        return True

    def ahead(self) -> Iterator[Callable[[], bool]]:
        """Every face that a flight may want, to be made one by one."""
        sides = (False, True) if self.has_marks else (False,)
        for card in (*ISLANDS, START, FINISH):
            for turned in sides:
                yield partial(self.warm, card, turned)

    def _paint_face(self, card: int, turned: bool, room: float | None = None) -> QPixmap:
        return self.faces.face(card, self.card, self.ratio, self._style(turned and card != HIDDEN, room))

    def _style(self, turned: bool = False, room: float | None = None) -> FaceStyle:
        from shtil_desktop.games.shtil.table.art.cards.faces import FaceStyle

        return FaceStyle(self.palette, turned, self.numeral_scale, self.has_marks, room)

    def named(self) -> Iterator[tuple[str, QPixmap]]:
        yield from TablePictures.named(self)
        for which, picture in self._faces.items():
            yield _face_name(*which), picture

    def ground(self, places: Places, needs: Needs) -> QPixmap:
        """All that never moves. Of the last one only: it is large, and belongs to one size of the window."""
        rows, sides = len(needs.layout.rows), needs.has_sides
        seal = repr((places, rows, sides)).encode()
        key = ("ground", len(seal), crc32(seal), adler32(seal))
        return self.made_once(key, lambda: self._paint_ground(places, needs))

    def _paint_ground(self, places: Places, needs: Needs) -> QPixmap:
        from shtil_desktop.games.shtil.table.layout.ground import background

        return background(places, needs, self.palette, self.ratio)

    def small_face(self, card: int, size: QSizeF) -> QPixmap:
        """The face scaled down, which is cheaper than painting it again."""
        key = ("small", card, size.width(), size.height())
        if key not in self._made:
            from PySide6.QtCore import Qt

            smooth = Qt.TransformationMode.SmoothTransformation
            wanted = (size * self.ratio).toSize()
            small = self.face(card).scaled(wanted, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
            small.setDevicePixelRatio(self.ratio)
            self._made[key] = small
        return self._made[key]

    def overlapped_face(self, card: int, size: QSizeF, turned: bool, part: float) -> QPixmap:
        """A small face of which only this part of its width is seen; its index is in there."""
        return self.faces.face(card, size, self.ratio, self._style(turned, part * CANVAS))

    def shadow(self, is_lifted: bool) -> QPixmap:
        """A card's shadow with `SHADOW` heights of room on every side."""
        room = self.shadow_room
        size = QSizeF(self.card.width() + 2 * room, self.card.height() + 2 * room)

        def paint(painter: QPainter) -> None:
            from shtil_desktop.games.shtil.table.art.board.sea import paint_shadow

            rect = QRectF(QPointF(room, room), self.card)
            paint_shadow(painter, rect, self.palette, 1.0 if is_lifted else 0.0)

        return self.made(("shadow", is_lifted), size, paint)

    def cell(self, position: float, mark: CellMark) -> QPixmap:
        def paint(painter: QPainter) -> None:
            from shtil_desktop.games.shtil.table.art.board.sea import paint_cell

            paint_cell(painter, QRectF(QPointF(0, 0), self.card), position, self.palette, mark)

        return self.made(("cell", round(position, 4), mark), self.card, paint)

    def badge(self, price: int) -> QPixmap:
        size = self.badge_size

        def paint(painter: QPainter) -> None:
            from shtil_desktop.games.shtil.table.art.cards.badge import paint_badge

            paint_badge(painter, QRectF(0, 0, size, size), price, self.palette)

        return self.made(("badge", price), QSizeF(size, size), paint)

    @property
    def badge_size(self) -> float:
        return round(self.card.height() * 0.46)


def _face_name(card: int, turned: bool) -> str:
    return f"face {card}{' turned' if turned else ''}"

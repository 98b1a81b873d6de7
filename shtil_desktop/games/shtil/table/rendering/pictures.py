"""Everything that is painted often, rendered once for the size and screen at hand.

What paints is imported when something has to be painted: the program's first pictures are often in the album.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import chain
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPixmap

from shtil_desktop.games.shtil.rules.cards import HIDDEN
from shtil_desktop.games.shtil.table.art.board.marks import CellMark
from shtil_desktop.games.shtil.table.fan import CANVAS
from shtil_desktop.games.shtil.table.geometry import Needs, Places
from shtil_desktop.table.album import Album
from shtil_desktop.table.theme import DAY, Palette

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

    from shtil_desktop.games.shtil.table.art.cards.faces import FaceStyle
    from shtil_desktop.games.shtil.table.rendering.face_cache import FaceCache

CLEAR = QColor(0, 0, 0, 0)
Key = tuple[object, ...]
SHADOW = 0.14  # room around a card for its shadow, in heights


@dataclass(slots=True)
class Pictures:
    """Pixmaps for one card size, one screen and one palette; a change of either forgets the small ones."""

    palette: Palette = DAY
    card: QSizeF = field(default_factory=lambda: QSizeF(104, 82))
    ratio: float = 1.0
    scale: float = 1.0
    has_marks: bool = False
    numeral_scale: float = 1.0
    index_room: float = CANVAS
    """What the largest hand of this table leaves to be seen of a card."""
    album: Album = field(default_factory=Album)
    shadow_room: float = field(init=False)
    card_bounds: QRectF = field(init=False)
    cell_bounds: QRectF = field(init=False)
    """What a card around its middle and a cell from its corner may paint: asked for many times a frame."""
    _painted_faces: FaceCache | None = None
    _look: str = ""
    _made: dict[Key, QPixmap] = field(default_factory=dict)
    _faces: dict[tuple[int, bool], QPixmap] = field(default_factory=dict)
    _crowded: dict[tuple[int, bool], QPixmap] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._measure()

    def _measure(self) -> None:
        width, height = self.card.width(), self.card.height()
        room = self.shadow_room = round(height * SHADOW)
        self.cell_bounds = QRectF(-room, -room, width + 2 * room, height + 2 * room)
        self.card_bounds = self.cell_bounds.translated(-width / 2, -height / 2)

    def fit(self, palette: Palette, places: Places, ratio: float, needs: Needs) -> None:
        self.palette, self.ratio, self.scale = palette, ratio, places.scale
        self.card, self.has_marks = QSizeF(places.card), needs.has_marks
        self._measure()
        if (room := places.index_room(needs.largest_hand)) != self.index_room:
            self.index_room = room
            self._crowded.clear()
        width, height = places.card.width(), places.card.height()
        look = (palette.name, width, height, ratio, self.has_marks, self.numeral_scale)
        if repr(look) != self._look:
            self._look = repr(look)
            self._made.clear()
            self._faces.clear()
            self._crowded.clear()
            self.album.turn_to(self._look)

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

    def warm(self, card: int, turned: bool) -> None:
        """Make a face ahead, and take it into the album."""
        self.album.add(_face_name(card, turned), self.face(card, turned))

    def _paint_face(self, card: int, turned: bool, room: float | None = None) -> QPixmap:
        return self.faces.face(card, self.card, self.ratio, self._style(turned and card != HIDDEN, room))

    def _style(self, turned: bool = False, room: float | None = None) -> FaceStyle:
        from shtil_desktop.games.shtil.table.art.cards.faces import FaceStyle

        return FaceStyle(self.palette, turned, self.numeral_scale, self.has_marks, room)

    def keep_one(self) -> bool:
        """Take one more picture of this look into the album, not all at once: that would be felt."""
        faces = ((_face_name(*which), picture) for which, picture in self._faces.items())
        made = ((repr(key), picture) for key, picture in self._made.items())
        return any(self.album.add(name, picture) for name, picture in chain(made, faces))

    def ground(self, places: Places, needs: Needs) -> QPixmap:
        """All that never moves. Of the last one only: it is large, and belongs to one size of the window."""
        rows, sides = len(needs.layout.rows), needs.has_sides
        key = ("ground", sha256(repr((places, rows, sides)).encode()).hexdigest())
        if key not in self._made:
            for old in [old for old in self._made if old[0] == "ground"]:
                del self._made[old]
            self._made[key] = self.album.find(repr(key)) or self._paint_ground(places, needs)
        return self._made[key]

    def _paint_ground(self, places: Places, needs: Needs) -> QPixmap:
        from shtil_desktop.games.shtil.table.ground import background

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

    def made(self, key: Key, size: QSizeF, paint: Callable[[QPainter], None]) -> QPixmap:
        """The pixmap of this key, painted if there is none yet."""
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = self.album.find(repr(key)) or self._painted(size, paint)
        return found

    def _painted(self, size: QSizeF, paint: Callable[[QPainter], None]) -> QPixmap:
        pixmap = blank(size, self.ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter)
        painter.end()
        return pixmap

    @property
    def unit(self) -> float:
        """A pixel of a table of scale 1, for the room between things; it grows with a large table."""
        return max(1.0, self.scale)

    def font(self, pixels: float, bold: bool = False) -> QFont:
        """The UI font at a size for a table of scale 1; never below 11 pixels."""
        font = QGuiApplication.font()
        font.setPixelSize(max(11, round(pixels * max(0.85, self.scale))))
        font.setBold(bold)
        return font


def _face_name(card: int, turned: bool) -> str:
    return f"face {card}{' turned' if turned else ''}"


def blank(size: QSizeF, ratio: float, colour: QColor = CLEAR) -> QPixmap:
    pixmap = QPixmap(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(colour)
    return pixmap

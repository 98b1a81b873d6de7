"""Everything that is painted often, rendered once for the size and screen at hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import chain

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter, QPixmap

from shtil_desktop.games.shtil.cards import FINISH, HIDDEN, START
from shtil_desktop.table.album import Album
from shtil_desktop.table.art.badge import paint_badge
from shtil_desktop.table.art.board import (
    CellMark,
    paint_cell,
    paint_dock,
    paint_frame,
    paint_sea,
    paint_shadow,
)
from shtil_desktop.table.art.cache import FaceCache
from shtil_desktop.table.art.faces import FaceStyle
from shtil_desktop.table.art.glyphs import MOON, SUN, paint_glyph
from shtil_desktop.table.art.ship import paint_open_air
from shtil_desktop.table.geometry import Needs, Places
from shtil_desktop.table.theme import DAY, Palette, faded

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
    faces: FaceCache = field(default_factory=FaceCache)
    album: Album = field(default_factory=Album)
    shadow_room: float = field(init=False)
    card_bounds: QRectF = field(init=False)
    cell_bounds: QRectF = field(init=False)
    """What a card around its middle and a cell from its corner may paint: asked for many times a frame."""
    _look: str = ""
    _made: dict[Key, QPixmap] = field(default_factory=dict)
    _faces: dict[tuple[int, bool], QPixmap] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._measure()

    def _measure(self) -> None:
        width, height = self.card.width(), self.card.height()
        room = self.shadow_room = round(height * SHADOW)
        self.cell_bounds = QRectF(-room, -room, width + 2 * room, height + 2 * room)
        self.card_bounds = self.cell_bounds.translated(-width / 2, -height / 2)

    def fit(self, palette: Palette, card: QSizeF, ratio: float, scale: float, has_marks: bool) -> None:
        self.palette, self.card, self.ratio, self.scale = palette, QSizeF(card), ratio, scale
        self.has_marks = has_marks
        self._measure()
        look = (palette.name, card.width(), card.height(), ratio, has_marks, self.numeral_scale)
        if repr(look) != self._look:
            self._look = repr(look)
            self._made.clear()
            self._faces.clear()
            self.album.turn_to(self._look)

    def face(self, card: int, turned: bool = False) -> QPixmap:
        found = self._faces.get((card, turned))
        if found is None:
            found = self.album.find(_face_name(card, turned))
            if found is None:
                found = self.faces.face(card, self.card, self.ratio, self._style(card, turned))
            self._faces[card, turned] = found
        return found

    def has_face(self, card: int, turned: bool = False) -> bool:
        """Whether it needs no more painting."""
        return (card, turned) in self._faces or self.album.has(_face_name(card, turned))

    def warm(self, card: int, turned: bool) -> None:
        """Make a face ahead, and take it into the album."""
        self.album.add(_face_name(card, turned), self.face(card, turned))

    def _style(self, card: int, turned: bool) -> FaceStyle:
        return FaceStyle(self.palette, turned and card != HIDDEN, self.numeral_scale, self.has_marks)

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
            kept = self.album.find(repr(key))
            self._made[key] = kept or background(places, needs, self.palette, self.ratio)
        return self._made[key]

    def small_face(self, card: int, size: QSizeF) -> QPixmap:
        """The face made smaller, which is cheaper than painting it anew."""
        key = ("small", card, size.width(), size.height())
        if key not in self._made:
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
            rect = QRectF(QPointF(room, room), self.card)
            paint_shadow(painter, rect, self.palette, 1.0 if is_lifted else 0.0)

        return self.made(("shadow", is_lifted), size, paint)

    def cell(self, position: float, mark: CellMark) -> QPixmap:
        rect = QRectF(QPointF(0, 0), self.card)
        return self.made(
            ("cell", round(position, 4), mark),
            self.card,
            lambda painter: paint_cell(painter, rect, position, self.palette, mark),
        )

    def badge(self, price: int) -> QPixmap:
        size = self.badge_size
        rect = QRectF(0, 0, size, size)
        return self.made(
            ("badge", price),
            QSizeF(size, size),
            lambda painter: paint_badge(painter, rect, price, self.palette),
        )

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

    def font(self, pixels: float, bold: bool = False) -> QFont:
        """The UI font at a size for a table of scale 1; never below 11 pixels."""
        font = QFont(QGuiApplication.font())
        font.setPixelSize(max(11, round(pixels * max(0.85, self.scale))))
        font.setBold(bold)
        return font


def _face_name(card: int, turned: bool) -> str:
    return f"face {card}{' turned' if turned else ''}"


def blank(
    size: QSizeF, ratio: float, colour: QColor | Qt.GlobalColor = Qt.GlobalColor.transparent
) -> QPixmap:
    pixmap = QPixmap(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(colour)
    return pixmap


def background(places: Places, needs: Needs, palette: Palette, ratio: float) -> QPixmap:
    """Sea, panels, frame and docks: all that never moves."""
    pixmap = blank(places.size, ratio, palette.sea_bottom)  # opaque, so that it is copied, not blended
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_sea(painter, QRectF(QPointF(0, 0), places.size), palette)
    for panel in (places.crew, places.log):
        if panel is not None:
            paint_panel(painter, panel, palette)
    paint_frame(painter, places.frame, places.grid, palette, len(needs.layout.rows))
    if places.air is not None:
        paint_open_air(painter, places.air, palette)
    for dock, card in ((places.start, START), (places.finish, FINISH)):
        if dock is not None:
            paint_dock(painter, dock, card, palette)
    if needs.has_sides:
        _paint_sides(painter, places, palette)
    painter.end()
    return pixmap


def paint_panel(
    painter: QPainter,
    rect: QRectF,
    palette: Palette,
    line: QColor | None = None,
    width: float = 1.0,
    opacity: float = 0.92,
) -> None:
    """A quiet plate with a thin line around it."""
    painter.setPen(line or palette.panel_line)
    pen = painter.pen()
    pen.setWidthF(width)
    painter.setPen(pen)
    painter.setBrush(faded(palette.panel, opacity))
    half = width / 2
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), 10, 10)


def _paint_sides(painter: QPainter, places: Places, palette: Palette) -> None:
    """Which side each row must show in the end."""
    for row, marker in enumerate(places.markers):
        size = marker.height() * 0.72
        box = QRectF(0, 0, size, size)
        box.moveCenter(marker.center())
        paint_glyph(painter, box, MOON if row < len(places.markers) // 2 else SUN, palette.text_soft)


def text_width(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def elided(font: QFont, text: str, width: float) -> str:
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)

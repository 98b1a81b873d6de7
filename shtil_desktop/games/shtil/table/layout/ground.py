"""The ground of the table: sea, panels, frame and docks, all that never moves."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from shtil_desktop.games.shtil.rules.cards import FINISH, START
from shtil_desktop.games.shtil.table.art.board.sea import paint_dock, paint_frame, paint_sea
from shtil_desktop.games.shtil.table.art.board.ship import paint_open_air
from shtil_desktop.games.shtil.table.art.glyphs import MOON, SUN, paint_glyph
from shtil_desktop.games.shtil.table.layout.geometry import Needs, Places
from shtil_desktop.table.art.plates import paint_panel
from shtil_desktop.table.pictures.table_pictures import blank
from shtil_desktop.table.theme import Palette


def background(places: Places, needs: Needs, palette: Palette, ratio: float) -> QPixmap:
    """The picture of it, for one size of the window."""
    pixmap = blank(places.size, ratio, palette.sea_bottom)  # opaque, so that it is copied, not blended
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_sea(painter, QRectF(QPointF(0, 0), places.size), palette)
    for panel in (places.crew, None if places.is_log_low else places.log):
        if panel is not None:
            paint_panel(painter, panel, palette)
    steps = [_span(places, row) for row in needs.layout.rows] if needs.layout.is_centred else []
    paint_frame(painter, places.frame, places.grid, palette, len(needs.layout.rows), steps)
    if places.air is not None:
        paint_open_air(painter, places.air, palette)
    for dock, card in ((places.start, START), (places.finish, FINISH)):
        if dock is not None:
            paint_dock(painter, dock, card, palette)
    if needs.has_sides:
        _paint_sides(painter, places, palette)
    painter.end()
    return pixmap


def _span(places: Places, row: Sequence[int]) -> QRectF:
    """The cells of a row."""
    return places.cells[row[0]].united(places.cells[row[-1]])


def _paint_sides(painter: QPainter, places: Places, palette: Palette) -> None:
    """Which side each row must show in the end."""
    for row, marker in enumerate(places.markers):
        size = marker.height() * 0.72
        box = QRectF(0, 0, size, size)
        box.moveCenter(marker.center())
        paint_glyph(painter, box, MOON if row < len(places.markers) // 2 else SUN, palette.text_soft)

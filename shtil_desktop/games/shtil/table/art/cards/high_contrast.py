"""The high-contrast card set: black on white, maximal figures, one bold mark for every special card."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from shtil_desktop.games.shtil.rules import cards
from shtil_desktop.games.shtil.table.art.cards.corner_index import EDGE, LEFT, CardIndex, corner_index
from shtil_desktop.games.shtil.table.art.cards.faces import FaceStyle
from shtil_desktop.games.shtil.table.art.cards.numerals import paint_figures
from shtil_desktop.games.shtil.table.art.glyphs import BACK, MOON, SUN, paint_glyph
from shtil_desktop.table.art.shapes import CANVAS, HEIGHT, WIDTH, fill

BLACK, WHITE = QColor(0, 0, 0), QColor(255, 255, 255)
GAUGE = QRectF(8, 70, 44, 4.5)  # how far the day has gone: a second reading of the number


def paint_flat(painter: QPainter, card: int, style: FaceStyle) -> None:
    """Paints a whole card on the 100 by 80 canvas."""
    if cards.is_island(card):
        _paint_island(painter, card, style)
    else:
        _paint_special(painter, card, style.room)


def _paint_island(painter: QPainter, number: int, style: FaceStyle) -> None:
    fill(painter, CANVAS, WHITE)
    text, index = str(number), corner_index(number, style)
    if style.has_marks:
        _paint_halves(painter, index)
        return
    paint_figures(painter, text, index.left, index.top, index.height, BLACK, squeeze=index.squeeze)
    fill(painter, GAUGE, QColor(205, 205, 205))
    part = GAUGE.width() * number / cards.LAST_ISLAND
    fill(painter, QRectF(GAUGE.left(), GAUGE.top(), part, GAUGE.height()), BLACK)
    painter.save()
    _turn(painter)
    paint_figures(painter, text, 6.5, 5.5, 9.5, BLACK)
    painter.restore()


def _paint_halves(painter: QPainter, index: CardIndex) -> None:
    """A white half for the sun, a black one for the moon: whichever is up is read at its top."""
    fill(painter, QRectF(0, HEIGHT / 2, WIDTH, HEIGHT / 2), BLACK)
    painter.save()
    for mark, ink in ((SUN, BLACK), (MOON, WHITE)):
        paint_figures(painter, index.text, index.left, index.top, index.height, ink, squeeze=index.squeeze)
        paint_glyph(painter, QRectF(74, 9, 18, 18), mark, ink)
        _turn(painter)
    painter.restore()


def _turn(painter: QPainter) -> None:
    painter.translate(WIDTH, HEIGHT)
    painter.rotate(180)


def _paint_edge(painter: QPainter) -> None:
    """A white line inside the edge, so that backs in a fan can be counted."""
    painter.setPen(QPen(WHITE, 2.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(CANVAS.adjusted(4, 4, -4, -4), 6, 6)


def _paint_special(painter: QPainter, card: int, room: float | None) -> None:
    is_dark = card in (*cards.STORMS, cards.MONSTER, BACK)
    fill(painter, CANVAS, BLACK if is_dark else WHITE)
    ink = WHITE if is_dark else BLACK
    if card == BACK:
        _paint_edge(painter)
    if card in (cards.BLANK, BACK):
        painter.setPen(Qt.PenStyle.NoPen)
        paint_glyph(painter, QRectF(32, 22, 36, 36), card, ink)
        return
    if room is None:
        paint_glyph(painter, QRectF(23, 13, 54, 54), card, ink)
    else:
        size = min(54.0, max(16.0, room - 2 * EDGE - LEFT))
        paint_glyph(painter, QRectF(LEFT, 9, size, size), card, ink)

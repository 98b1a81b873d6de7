"""Gaps that can't be filled any more: which cells they are, how they look, and what is said of them."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from shtil_desktop.games.shtil.rules.cards import LAST_ISLAND
from shtil_desktop.games.shtil.rules.line import Gap
from shtil_desktop.games.shtil.table.words.prompts import translate
from shtil_desktop.table.art.plates import corner_radius
from shtil_desktop.table.theme import Palette, faded, mix


class GapMark(Enum):
    """What a cell tells of its gap."""

    NONE = "none"
    CLOSING = "closing"  # what is being chosen now would leave it empty for good
    LOST = "lost"
    KNOWN = "known"  # lost, and the player sails on all the same


def paint_gap(painter: QPainter, rect: QRectF, palette: Palette, mark: GapMark) -> None:
    """A dashed line around the cell, and a crossed ring in it while it is news."""
    is_known = mark is GapMark.KNOWN
    colour = mix(palette.price, QColor(255, 255, 255), 0.35) if palette.is_dark else palette.price
    width = max(2.0, rect.height() * (0.030 if is_known else 0.040))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(faded(colour, 0.0 if is_known else 0.16))
    pen = QPen(faded(colour, 0.80 if is_known else 1.0), width)
    pen.setDashPattern([2.6, 2.0])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    half = width / 2 + 1
    radius = corner_radius(rect.height()) - half
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)
    if not is_known:
        _paint_ring(painter, rect, colour, width)
    painter.restore()


def _paint_ring(painter: QPainter, rect: QRectF, colour: QColor, width: float) -> None:
    """No way in: told by its shape as well."""
    size, middle = rect.height() * 0.17, rect.center()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, width))
    painter.drawEllipse(middle, size, size)
    off = QPointF(size, -size) * 0.70
    painter.drawLine(middle - off, middle + off)


def warning_text(gap: Gap) -> str:
    """That the voyage is beyond winning, and which gap it is."""
    if gap.low < 1:
        text = translate("gaps", "This voyage can no longer be won: nothing fits before\xa0{high}")
    elif gap.high > LAST_ISLAND:
        text = translate("gaps", "This voyage can no longer be won: nothing fits after\xa0{low}")
    else:
        text = translate(
            "gaps", "This voyage can no longer be won: nothing fits between\xa0{low} and\xa0{high}"
        )
    return text.format(low=gap.low, high=gap.high)


def closing_text(gap: Gap) -> str:
    """What a choice would leave behind."""
    if gap.low < 1:
        text = translate("gaps", "then nothing fits before\xa0{high} any more")
    elif gap.high > LAST_ISLAND:
        text = translate("gaps", "then nothing fits after\xa0{low} any more")
    else:
        text = translate("gaps", "then nothing fits between\xa0{low} and\xa0{high} any more")
    return text.format(low=gap.low, high=gap.high)

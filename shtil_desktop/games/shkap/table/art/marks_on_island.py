"""Lit cells of the island: where a route leads, where it ends, what it lacks."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from shtil_desktop.table.theme import Palette, faded


class Reach(StrEnum):
    """What a cell is to the route that is being laid."""

    REACHABLE = "reachable"
    CHEST = "chest"
    """The route can end at the chest here."""
    NEEDS_MAP = "needs map"
    MISTAKE = "mistake"


def paint_reach(painter: QPainter, rect: QRectF, palette: Palette, kind: Reach, text: str) -> None:
    """A lit cell, with `text` in a pill on its upper edge (none if empty), which may reach above `rect`."""
    painter.save()
    is_brick = kind in (Reach.NEEDS_MAP, Reach.MISTAKE)
    colour = palette.price if is_brick else palette.accent
    painter.setPen(QPen(colour, 2, Qt.PenStyle.DashLine if is_brick else Qt.PenStyle.SolidLine))
    painter.setBrush(faded(colour, 0.1 if is_brick else 0.5))
    painter.drawRoundedRect(rect, 8, 8)
    painter.setPen(palette.text)
    painter.drawText(rect, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter, text)
    painter.restore()

"""Cards: paper with an ink drawing and a wash of its kind's colour; their backs."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from shtil_desktop.games.shkap.rules.cards import KINDS, Card
from shtil_desktop.table.theme import Palette

PAPER = QColor(253, 249, 239)
BACK = QColor(28, 78, 96)


def paint_card(
    painter: QPainter,
    rect: QRectF,
    card: Card | None,
    palette: Palette,
    *,
    label: str = "",
    is_dimmed: bool = False,
) -> None:
    """The face of a card, or a back (None), that fills `rect`; `label` is its name, written at its foot."""
    painter.save()
    painter.setOpacity(painter.opacity() * (0.5 if is_dimmed else 1.0))
    painter.setPen(palette.card_edge)
    painter.setBrush(BACK if card is None else PAPER)
    painter.drawRoundedRect(rect, rect.width() * 0.08, rect.width() * 0.08)
    if card is not None:
        painter.setPen(Qt.GlobalColor.black)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, label or str(KINDS[card]))
    painter.restore()

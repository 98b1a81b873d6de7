"""The end of a voyage: a sunrise or a fog over the board, and words."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QRadialGradient

from shtil_desktop.table.board_items import FlatItem
from shtil_desktop.table.overlays import OverlayItem
from shtil_desktop.table.pictures import Pictures, elided
from shtil_desktop.table.spots import Kind, Spot
from shtil_desktop.table.theme import AMBER, Palette, faded


class VeilItem(FlatItem):
    """The light of the end over the board: a sunrise for a win, a fog for a loss."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__(pictures)
        self.is_won = False
        self.part = 0.0
        self.setVisible(False)

    def paint_self(self, painter: QPainter) -> None:
        rect = self.rect
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(
            sunrise(rect, self.part) if self.is_won else fog(rect, self.part, self._pictures.palette)
        )
        painter.drawRoundedRect(rect, 16, 16)


def sunrise(rect: QRectF, part: float) -> QRadialGradient:
    """Warm light that climbs from the lower edge."""
    centre = QPointF(rect.center().x(), rect.bottom() + rect.height() * (0.25 - 0.45 * part))
    gradient = QRadialGradient(centre, rect.height() * (0.4 + 0.9 * part))
    gradient.setColorAt(0.0, QColor(255, 250, 220, round(190 * part)))
    gradient.setColorAt(0.35, QColor(255, 214, 130, round(120 * part)))
    gradient.setColorAt(0.75, QColor(255, 170, 110, round(50 * part)))
    gradient.setColorAt(1.0, QColor(255, 170, 110, 0))
    return gradient


def fog(rect: QRectF, part: float, palette: Palette) -> QLinearGradient:
    """A grey that drifts in from the left."""
    colour = QColor(38, 48, 66) if palette.is_dark else QColor(214, 224, 230)
    shift = rect.width() * (1 - part) * 0.8
    gradient = QLinearGradient(QPointF(rect.left() - shift, 0), QPointF(rect.right() - shift, 0))
    for at, alpha in ((0.0, 0.82), (0.45, 0.62), (0.7, 0.74), (1.0, 0.55 * part)):
        gradient.setColorAt(at, faded(colour, alpha * min(1.0, part * 1.4)))
    return gradient


class EndItem(OverlayItem):
    """The end in words, and what can be done now."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__(pictures)
        self.title = ""
        self.text = ""
        self.is_won = False
        self.choices: tuple[str, ...] = ()

    def fit(self, board: QRectF) -> None:
        self.board = board
        scale = max(0.85, self._pictures.scale)
        rect = QRectF(0, 0, min(board.width() * 0.9, 560 * scale), min(board.height() * 0.7, 190 * scale))
        rect.moveCenter(board.center())
        rect.moveBottom(board.bottom() - 16 * scale)
        self.place(rect)

    def choice_rects(self) -> list[QRectF]:
        if not self.choices:
            return []
        high = 38 * max(0.85, self._pictures.scale)
        inner = self.rect.adjusted(20, 0, -20, -16)
        wide = inner.width() / len(self.choices)
        return [
            QRectF(inner.left() + i * wide + 5, inner.bottom() - high, wide - 10, high)
            for i in range(len(self.choices))
        ]

    def choice_at(self, point: QPointF) -> int | None:
        return next((i for i, rect in enumerate(self.choice_rects()) if rect.contains(point)), None)

    def paint_self(self, painter: QPainter) -> None:
        self.paint_sheet(painter)
        palette = self._pictures.palette
        inner = self.rect.adjusted(24, 18, -24, -18)
        painter.setPen(palette.text)
        painter.setFont(self._pictures.font(24, bold=True))
        painter.drawText(inner, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, self.title)
        painter.setFont(self._pictures.font(14))
        painter.setPen(palette.text_soft)
        words = inner.adjusted(0, 38 * max(0.85, self._pictures.scale), 0, 0)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        painter.drawText(words, flags, self.text)
        for i, (rect, text) in enumerate(zip(self.choice_rects(), self.choices, strict=True)):
            self._paint_choice(painter, rect, text, i)

    def _paint_choice(self, painter: QPainter, rect: QRectF, text: str, i: int) -> None:
        palette = self._pictures.palette
        ground, ink = (AMBER, QColor(16, 34, 48)) if i == 0 else (palette.panel, palette.text)
        painter.setPen(QPen(faded(palette.text, 0.35), 1))
        painter.setBrush(ground)
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        painter.setPen(ink)
        font = self._pictures.font(13, bold=i == 0)
        painter.setFont(font)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, elided(font, text, rect.width() - 14))
        if self.focused == Spot(Kind.NUMBER, i):
            self.paint_focus_ring(painter, rect)

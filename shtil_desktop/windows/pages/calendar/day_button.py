"""A day of the calendar as a button that paints itself."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from shtil_desktop.games.base import Result
from shtil_desktop.table import theme
from shtil_desktop.table.art.icons import Icon, paint_icon
from shtil_desktop.table.art.shapes import fill
from shtil_desktop.table.theme import Palette, faded, mix
from shtil_desktop.windows.pages.calendar.played_days import FIRST_DAY


class DayButton(QAbstractButton):
    """One day: its figure, and a sun if it was won, a wave line if it was lost, dots while it is played."""

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self.colours = palette
        self.day = FIRST_DAY
        self.result: Result | None = None
        self.is_under_way = False
        self.is_today = False
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        return QSize(64, 54)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area, palette = QRectF(self.rect()).adjusted(2, 2, -2, -2), self.colours
        plate = QPainterPath()
        plate.addRoundedRect(area, 9, 9)
        fill(painter, plate, self._ground())
        line, width = (palette.accent, 2.4) if self.isChecked() else (palette.panel_line, 1.0)
        painter.strokePath(plate, QPen(line, width))
        if self.hasFocus():
            painter.strokePath(plate, QPen(palette.text, 2.0, Qt.PenStyle.DotLine))
        font = QFont(self.font())
        font.setBold(self.is_today)
        painter.setFont(font)
        painter.setPen(palette.text if self.isEnabled() else faded(palette.text, 0.35))
        place = area.adjusted(9, 6, 0, 0)
        painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, str(self.day.day))
        self._paint_result(painter, area)
        painter.end()

    def _ground(self) -> QColor:
        palette = self.colours
        if self.result is Result.WON:
            return mix(palette.panel, theme.GOLD, 0.30)
        if self.result is not None:
            return mix(palette.panel, palette.text, 0.08)
        return palette.panel if self.isEnabled() else mix(palette.panel, palette.well, 0.6)

    def _paint_result(self, painter: QPainter, area: QRectF) -> None:
        size = min(22.0, area.height() * 0.42)
        box = QRectF(area.right() - size - 8, area.bottom() - size - 7, size, size)
        ink = self.colours.text if self.colours.is_flat else mix(theme.GOLD, self.colours.text, 0.25)
        if self.result is Result.WON:
            paint_icon(painter, box, Icon.SUN, ink)
        elif self.result is not None:
            path = QPainterPath(QPointF(box.left(), box.center().y()))
            for step in range(3):
                x = box.left() + size * (step + 1) / 3
                lift = size * (0.22 if step % 2 else -0.22)
                path.quadTo(x - size / 6, box.center().y() + lift, x, box.center().y())
            painter.strokePath(path, QPen(self.colours.text_soft, 2.0))
        elif self.is_under_way:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.colours.text_soft)
            for step in range(3):
                at = QPointF(box.left() + size * (1 + 2 * step) / 6, box.center().y())
                painter.drawEllipse(at, size / 9, size / 9)

"""The five modes as pictures to choose from."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QWidget

from shtil_desktop.games.shtil.pages import names
from shtil_desktop.games.shtil.pages.board_picture import BoardPicture, BoardSpec
from shtil_desktop.games.shtil.rules.layouts import Position
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.table.art.shapes import fill
from shtil_desktop.table.theme import PALETTES, Palette, mix
from shtil_desktop.windows.pages.page import give_role

PICTURE_HEIGHT = 122.0
CELL, PYRAMID_CELL = 22.0, 19.0
ISLANDS: dict[Mode, dict[Position, int]] = {
    Mode.STANDARD: {
        (0, 0): 2,
        (0, 3): 9,
        (1, 1): 17,
        (2, 4): 38,
        (3, 2): 47,
        (4, 0): 55,
        (4, 4): 64,
        (5, 5): 79,
    },
    Mode.ARCH: {
        (0, 0): 4,
        (1, 1): 33,
        (2, 0): 47,
        (0, 4): 2,
        (1, 5): 41,
        (2, 5): 75,
        (3, 1): 12,
        (5, 4): 77,
    },
    Mode.SUN_MOON: {
        (0, 1): 5,
        (1, 4): 24,
        (2, 0): 29,
        (2, 3): 36,
        (3, 1): 45,
        (4, 3): 61,
        (5, 0): 70,
        (5, 5): 80,
    },
    Mode.PYRAMID: {
        (0, 0): 3,
        (0, 4): 20,
        (1, 2): 36,
        (2, 1): 47,
        (3, 3): 62,
        (4, 1): 68,
        (6, 0): 80,
    },
    Mode.COMPETITIVE: {
        (0, 2): 10,
        (1, 0): 14,
        (2, 2): 36,
        (2, 4): 40,
        (2, 5): 41,
        (3, 0): 42,
        (4, 4): 66,
        (5, 3): 76,
    },
}
MOONS: dict[Mode, frozenset[Position]] = {
    Mode.SUN_MOON: frozenset({(0, 1), (1, 4), (2, 0), (2, 3)}),
    Mode.COMPETITIVE: frozenset({(0, 2), (2, 2), (4, 4)}),
}


@lru_cache(maxsize=15)
def mode_picture(mode: Mode, palette_name: str, ratio: float, scale: float = 1.0) -> QPixmap:
    """A small board of the mode in mid-voyage, made once: the page is opened often."""
    palette = PALETTES[palette_name]
    spec = BoardSpec(mode, ISLANDS[mode], MOONS.get(mode, frozenset()))
    return BoardPicture(spec, (PYRAMID_CELL if mode is Mode.PYRAMID else CELL) * scale, palette).pixmap(ratio)


class ModeTile(QAbstractButton):
    """One mode: its board and its name. It is painted without its board until that is made."""

    picture_wanted = Signal()

    def __init__(self, mode: Mode, palette: Palette) -> None:
        super().__init__()
        self.mode = mode
        self.colours = palette
        self._picture: QPixmap | None = None
        self._is_under_pointer = False
        self._scale = 1.0
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def retranslate(self) -> None:
        self.setText(names.mode_name(self.mode))
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(names.mode_story(self.mode))
        self.setToolTip(names.mode_story(self.mode))
        self.updateGeometry()

    def wear(self, palette: Palette) -> None:
        self.colours = palette
        self._picture = None
        self.update()

    def grow(self, scale: float) -> None:
        if scale != self._scale:
            self._scale = scale
            self._picture = None
        self.setFixedHeight(self.sizeHint().height())

    @property
    def has_picture(self) -> bool:
        """Whether its picture fits the tile as it is now."""
        return self._picture is not None and self._picture.devicePixelRatio() == self.devicePixelRatioF()

    def make_picture(self) -> None:
        self._picture = mode_picture(self.mode, self.colours.name, self.devicePixelRatioF(), self._scale)
        self.update()

    @property
    def _high(self) -> float:
        return PICTURE_HEIGHT * self._scale

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self._bold())
        width = max(166.0 * self._scale, metrics.horizontalAdvance(self.text()) + 20)
        return QSize(round(width), round(self._high + metrics.height() + 26))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        return font

    def enterEvent(self, event: QEnterEvent) -> None:
        self._is_under_pointer = True
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._is_under_pointer = False
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_plate(painter)
        if self.has_picture:
            self._paint_picture(painter)
        else:
            self.picture_wanted.emit()
        painter.setFont(self._bold())
        painter.setPen(self.colours.text)
        below = QRectF(0, self._high + 10, self.width(), self.height() - self._high - 14)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()

    def _paint_picture(self, painter: QPainter) -> None:
        assert self._picture is not None
        size = self._picture.deviceIndependentSize()
        top = 9 + (self._high - size.height()) / 2
        painter.drawPixmap(QPointF(round((self.width() - size.width()) / 2), round(top)), self._picture)

    def _paint_plate(self, painter: QPainter) -> None:
        palette = self.colours
        plate = QPainterPath()
        plate.addRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 12, 12)
        colour = mix(palette.panel, palette.accent, 0.20) if self.isChecked() else palette.panel
        if self._is_under_pointer:
            colour = mix(colour, palette.accent, 0.08)
        fill(painter, plate, colour)
        line, width = (palette.accent, 2.4) if self.isChecked() else (palette.panel_line, 1.0)
        painter.strokePath(plate, QPen(line, width))
        if self.hasFocus():
            inner = QPainterPath()
            inner.addRoundedRect(QRectF(self.rect()).adjusted(4, 4, -4, -4), 9, 9)
            painter.strokePath(inner, QPen(palette.text, 1.6, Qt.PenStyle.DotLine))


class ModeTiles(QWidget):
    """All modes side by side; the arrows walk along them.

    Their pictures are made one after the other once the page is seen: together they take longer than all the
    rest of it, and nobody waits for them.
    """

    chosen = Signal(object)

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        give_role(self, "clear")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        self._group = QButtonGroup(self)
        self.tiles = {mode: ModeTile(mode, palette) for mode in Mode}
        self._painting = QTimer(self)
        self._painting.timeout.connect(self._make_next_picture)
        for tile in self.tiles.values():
            tile.picture_wanted.connect(self._painting.start)
            self._group.addButton(tile)
            row.addWidget(tile, 1)
            tile.clicked.connect(lambda _=False, mode=tile.mode: self.chosen.emit(mode))

    def take(self, mode: Mode) -> None:
        self.tiles[mode].setChecked(True)

    def grow(self, scale: float) -> None:
        """Larger pictures in a larger window, in steps so that they are not made for every pixel."""
        step = min(2.5, max(0.8, int(scale * 10) / 10))
        for tile in self.tiles.values():
            tile.grow(step)
        self.setFixedHeight(max(tile.height() for tile in self.tiles.values()))

    def _make_next_picture(self) -> None:
        wanting = [tile for tile in self.tiles.values() if not tile.has_picture]
        if wanting:
            wanting[0].make_picture()
        if len(wanting) <= 1:
            self._painting.stop()

    def retranslate(self) -> None:
        for tile in self.tiles.values():
            tile.retranslate()

    def wear(self, palette: Palette) -> None:
        for tile in self.tiles.values():
            tile.wear(palette)

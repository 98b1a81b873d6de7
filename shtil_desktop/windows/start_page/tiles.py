"""A tile for each game, and quiet pills for all the rest."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton

from shtil_desktop.table.art.icons import Icon, paint_icon
from shtil_desktop.table.art.shapes import fill
from shtil_desktop.table.theme import Palette, faded, mix
from shtil_desktop.windows.pages.game_pages import pages_of

PICTURE = 138 / 210
"""The part of a tile that is its picture."""
CORNER = 14.0
GLASS = QColor(10, 20, 40)


class StartButton(QAbstractButton):
    """What tiles and pills share: colours, the pointer over them, the keyboard on them."""

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self.colours = palette
        self.note = ""
        self.is_under_pointer = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def say(self, title: str, note: str = "") -> None:
        self.note = note
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(note)
        self.update()

    def wear(self, palette: Palette) -> None:
        self.colours = palette
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.is_under_pointer = True
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self.is_under_pointer = False
        self.update()

    def title_font(self, larger: float) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * larger)
        font.setBold(True)
        return font

    def paint_focus(self, painter: QPainter, corner: float) -> None:
        if self.hasFocus():
            for inset, colour, width in ((1.5, self.colours.text, 3.0), (4.0, self.colours.panel, 1.5)):
                ring = QPainterPath()
                area = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
                ring.addRoundedRect(area, corner - inset, corner - inset)
                painter.strokePath(ring, QPen(colour, width))


class GameTile(StartButton):
    """A game: a picture, its name, what it is about."""

    def __init__(self, game: str, palette: Palette) -> None:
        super().__init__(palette)
        self.game, self.pages = game, pages_of(game)
        self.has_picture = False
        """Pictures come after the program's first one."""
        self._picture: QPixmap | None = None

    def wear(self, palette: Palette) -> None:
        self._picture = None
        super().wear(palette)

    def needed_width(self) -> float:
        """Room for its words and the arrow."""
        title = QFontMetricsF(self.title_font(1.3)).horizontalAdvance(self.text())
        note = QFontMetricsF(self.font()).horizontalAdvance(self.note)
        return max(title, note) + 18 + 46

    def paintEvent(self, event: QPaintEvent) -> None:
        colour = self.colours.panel
        if self.isDown() or self.is_under_pointer:
            colour = mix(colour, self.colours.text if self.isDown() else self.colours.accent, 0.14)
        painter = QPainter(self)
        self.paint(painter, colour)
        self.paint_focus(painter, CORNER)
        painter.end()

    def paint(self, painter: QPainter, colour: QColor) -> None:
        """On a plate of this colour."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        area = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        plate = QPainterPath()
        plate.addRoundedRect(area, CORNER, CORNER)
        fill(painter, plate, colour)
        picture = QRectF(area.left(), area.top(), area.width(), area.height() * PICTURE)
        painter.setClipPath(plate)
        self._paint_picture(painter, picture)
        painter.setClipping(False)
        if self.colours.is_flat:
            painter.strokePath(plate, QPen(self.colours.text, 1.0))
        self._paint_words(painter, area.adjusted(18, picture.height(), -14, 0))

    def _paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        fill(painter, rect, mix(self.colours.sea_top, self.colours.sea_bottom, 0.5))
        if not self.has_picture:
            return
        size, ratio = QSizeF(rect.width(), rect.height()), self.devicePixelRatioF()
        if self._picture is None or self._picture.deviceIndependentSize().toSize() != size.toSize():
            self._picture = self.pages.tile(size, self.colours, ratio)
        if not self._picture.isNull():
            painter.drawPixmap(rect, self._picture, QRectF(self._picture.rect()))

    def _paint_words(self, painter: QPainter, area: QRectF) -> None:
        title, plain = QFontMetricsF(self.title_font(1.3)), QFontMetricsF(self.font())
        y = area.top() + (area.height() - title.height() - plain.height() - 2) / 2
        painter.setFont(self.title_font(1.3))
        painter.setPen(self.colours.text)
        painter.drawText(QPointF(area.left(), y + title.ascent()), self.text())
        painter.setFont(self.font())
        painter.setPen(self.colours.text_soft)
        room = area.width() - 22
        note = plain.elidedText(self.note, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QPointF(area.left(), y + title.height() + 2 + plain.ascent()), note)
        self._paint_arrow(painter, QPointF(area.right() - 10, area.center().y()))

    def _paint_arrow(self, painter: QPainter, tip: QPointF) -> None:
        arrow = QPainterPath(QPointF(tip.x() - 7, tip.y() - 7))
        arrow.lineTo(tip)
        arrow.lineTo(tip.x() - 7, tip.y() + 7)
        pen = QPen(self.colours.text_soft, 2.0)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.strokePath(arrow, pen)


class StartPill(StartButton):
    """One of the quiet ways: an icon, a word, perhaps a note."""

    def __init__(self, picture: Icon, palette: Palette) -> None:
        super().__init__(palette)
        self.picture = picture
        self.shows_note = True
        self.is_terse = False
        """Whether only the first part of the note is shown, up to its dot."""

    @property
    def shown_note(self) -> str:
        note = self.note if self.shows_note else ""
        return note.split(" · ")[0] if self.is_terse else note

    @property
    def ink(self) -> QColor:
        return self.colours.text if self.colours.is_flat else QColor(255, 255, 255)

    def sizeHint(self) -> QSize:
        title, plain = QFontMetricsF(self.title_font(1.0)), QFontMetricsF(self.font())
        wide = 16.0 + title.height() + 8 + title.horizontalAdvance(self.text()) + 16
        if self.shown_note:
            wide += 9 + plain.horizontalAdvance(self.shown_note)
        return QSize(round(wide), round(title.height() + 18))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        plate = QPainterPath()
        plate.addRoundedRect(area, area.height() / 2, area.height() / 2)
        if self.colours.is_flat:
            fill(painter, plate, self.colours.panel)
        else:
            fill(painter, plate, faded(GLASS, 0.6 if self.is_under_pointer or self.isDown() else 0.4))
        painter.strokePath(plate, QPen(faded(self.ink, 1.0 if self.colours.is_flat else 0.35), 1.0))
        self._paint_content(painter, area)
        if self.hasFocus():
            painter.strokePath(plate, QPen(self.ink, 2.6))
        painter.end()

    def _paint_content(self, painter: QPainter, area: QRectF) -> None:
        title = QFontMetricsF(self.title_font(1.0))
        x, y = area.left() + 15, area.center().y() + title.ascent() / 2 - 1.5
        side = title.height()
        paint_icon(painter, QRectF(x, area.center().y() - side / 2, side, side), self.picture, self.ink)
        x += side + 8
        painter.setPen(self.ink)
        painter.setFont(self.title_font(1.0))
        painter.drawText(QPointF(x, y), self.text())
        if self.shown_note:
            painter.setFont(self.font())
            painter.drawText(QPointF(x + title.horizontalAdvance(self.text()) + 9, y), self.shown_note)

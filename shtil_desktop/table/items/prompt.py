"""The line of plain words between board and hand, and its buttons."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from shtil_desktop.table.items.fitted_text import elided, text_width
from shtil_desktop.table.items.flat_item import FlatItem
from shtil_desktop.table.pictures.table_pictures import TablePictures
from shtil_desktop.table.places import Button, TableButton
from shtil_desktop.table.theme import faded, mix
from shtil_desktop.table.words.counted_words import bound

WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
TERSE_EDGE = 9.0  # around the words of a terse button
SIGN = 1.9  # width of a sign before the words, in sizes of the font


class ButtonItem(FlatItem):
    """A button that is drawn on the table; the first one is the one that Enter means."""

    def __init__(self, pictures: TablePictures, button: TableButton) -> None:
        super().__init__(pictures)
        self.button = button
        self.text = ""
        self.key = ""
        self.is_main = False
        self.is_hovered = False
        self.is_enabled = True
        self.is_terse = False
        """Whether it goes without its key and with less room around its words: the line has more to say."""

    @property
    def compact_width(self) -> float:
        """Of its sign alone."""
        return max(44.0, self._pictures.font(13).pixelSize() * 3.2)

    @property
    def wanted_width(self) -> float:
        font = self._pictures.font(13, bold=self.is_main)
        unit = self._pictures.unit
        if self.is_terse:
            return text_width(font, self.text) + 2 * TERSE_EDGE * unit
        key = text_width(self._pictures.font(11), self.key) + 14 * unit if self.key else 0
        sign = font.pixelSize() * SIGN if self.button is Button.HINT else 0
        return text_width(font, self.text) + key + sign + 30 * unit

    def paint_self(self, painter: QPainter) -> None:
        palette = self._pictures.palette
        ground = palette.accent if self.is_main else palette.panel
        if self.is_hovered:
            ground = mix(ground, QColor(255, 255, 255) if palette.is_dark else palette.text, 0.10)
        ink = palette.on_accent if self.is_main else palette.text
        painter.setOpacity(1.0 if self.is_enabled else 0.45)
        painter.setPen(QPen(mix(ground, palette.text, 1.0 if palette.is_flat else 0.35), 1.0))
        painter.setBrush(ground)
        radius = self.rect.height() / 2
        painter.drawRoundedRect(self.rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        self._paint_text(painter, ink)
        painter.setOpacity(1.0)

    def _paint_text(self, painter: QPainter, ink: QColor) -> None:
        unit = self._pictures.unit
        if self.is_terse:
            self._paint_words(painter, ink)
            return
        inner = self.rect.adjusted(15 * unit, 0, -13 * unit, 0)
        if self.button is Button.HINT:
            inner.setLeft(self._paint_sign(painter))
            if self.is_compact:
                return
        font, small = self._pictures.font(13, bold=self.is_main), self._pictures.font(11)
        key = text_width(small, self.key) + 10 * unit if self.key else 0
        painter.setPen(ink)
        painter.setFont(font)
        words = inner.adjusted(0, 0, -key, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, elided(font, self.text, words.width() + 2))
        if self.key:
            painter.setFont(small)
            painter.setPen(faded(ink, 0.66))
            painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self.key)

    def _paint_words(self, painter: QPainter, ink: QColor) -> None:
        """Alone, in the middle."""
        font = self._pictures.font(13, bold=self.is_main)
        painter.setPen(ink)
        painter.setFont(font)
        room = self.rect.width() - TERSE_EDGE * self._pictures.unit
        painter.drawText(self.rect, Qt.AlignmentFlag.AlignCenter, elided(font, self.text, room))

    def _paint_sign(self, painter: QPainter) -> float:
        """A lifebuoy before the words, or alone; where the words begin."""
        from shtil_desktop.table.items.hint_panel import paint_lifebuoy

        size = self._pictures.font(13).pixelSize() * 1.35
        unit = self._pictures.unit
        sign = QRectF(self.rect.left() + 13 * unit, self.rect.center().y() - size / 2, size, size)
        if self.is_compact:
            sign.moveCenter(self.rect.center())
        paint_lifebuoy(painter, sign)
        return sign.right() + 7 * unit

    @property
    def is_compact(self) -> bool:
        return self.rect.width() < self.wanted_width - 8


THIRD_LINE: Final = 5.0
"""What small words on three lines take above their place, and below."""


class PromptItem(FlatItem):
    """What is wanted now, or for a moment why something can't be."""

    def __init__(self, pictures: TablePictures) -> None:
        super().__init__(pictures)
        self.text = ""
        self.is_reason = False

    @property
    def wanted_width(self) -> float:
        return text_width(self._font, self.text) + self._sign_width + 6

    @property
    def _font(self) -> QFont:
        return self._pictures.font(15, bold=True)

    def paint_self(self, painter: QPainter) -> None:
        palette, font = self._pictures.palette, self._font
        box = QRectF(self.rect)
        painter.setFont(font)
        if self.is_reason:
            size = font.pixelSize() * 1.25
            disc = QRectF(box.left(), box.center().y() - size / 2, size, size)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.price)
            painter.drawEllipse(disc)
            painter.setPen(palette.badge_text)
            painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, "!")
            box.setLeft(disc.right() + size * 0.4)
        painter.setPen(palette.text)
        if text_width(font, self.text) <= box.width() + 2:
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, self.text)
        else:
            self._paint_two_lines(painter, box)

    def _paint_two_lines(self, painter: QPainter, box: QRectF) -> None:
        """Words that are too long for one line."""
        font, text = self.fitted(box)
        painter.setFont(font)
        painter.drawText(_taller(box), int(WRAPPED), bound(text))

    def fitted(self, box: QRectF) -> tuple[QFont, str]:
        """As large as ever if two lines have room, else smaller, then on three, and at last cut short."""
        fonts, words = self._small_fonts(), self.text.split(" ")
        font = next((font for font in fonts if self._fits(font, box)), fonts[-1])
        text = self.text
        while len(words) > 1 and not self._fits(font, _taller(box), text):
            words.pop()
            text = " ".join(words) + "…"
        return font, text

    def keeps_size(self, room: QSizeF) -> bool:
        """Whether the words have room in their own size, in two lines at most."""
        if text_width(self._font, self.text) <= room.width():
            return True
        return self._fits(self._font, QRectF(0, 0, room.width() - self._sign_width, room.height()))

    @property
    def _sign_width(self) -> float:
        return self._font.pixelSize() * 1.9 if self.is_reason else 0.0

    def _small_fonts(self) -> list[QFont]:
        return [
            self._font,
            self._pictures.font(13, bold=True),
            self._pictures.font(12),
            self._pictures.font(11),
        ]

    def _fits(self, font: QFont, box: QRectF, text: str | None = None) -> bool:
        whole = QFontMetricsF(font).boundingRect(
            QRectF(0, 0, box.width(), 1000), int(WRAPPED), bound(self.text if text is None else text)
        )
        return whole.height() <= box.height() + 1 and whole.width() <= box.width() + 1


def _taller(box: QRectF) -> QRectF:
    return box.adjusted(0, -THIRD_LINE, 0, THIRD_LINE)


def lay_aside(buttons: list[ButtonItem], line: QRectF, gap: float, words: float) -> QRectF:
    """The last button goes to the line's end, as a sign alone if words are short of room; what is left."""
    aside = buttons.pop()
    others = sum(button.wanted_width + gap for button in buttons)
    wide = aside.wanted_width
    if words + others + gap + wide > line.width():
        wide = aside.compact_width
    high = _button_height(line)
    aside.place(QRectF(line.right() - wide, line.center().y() - high / 2, wide, high))
    return line.adjusted(0, 0, -wide - gap, 0)


def lay_line(prompt: PromptItem, buttons: list[ButtonItem], line: QRectF, gap: float) -> None:
    """The words and the buttons side by side in the middle of the line; words give way to buttons."""
    for is_terse in (False, True):
        for button in buttons:
            button.show_as(is_terse=is_terse)
        room = line.width() - sum(button.wanted_width for button in buttons) - gap * (len(buttons) + 1)
        if prompt.keeps_size(QSizeF(room, line.height())):
            break
    words = max(80.0, min(prompt.wanted_width, room))
    whole = words + gap + _width_of(buttons, gap)
    x = line.left() + max(0.0, (line.width() - whole) / 2)
    prompt.place(QRectF(x, line.top(), words, line.height()))
    _lay_in_row(
        buttons, QRectF(x + words + gap, line.top(), line.right() - x - words - gap, line.height()), gap
    )


def lay_buttons(buttons: list[ButtonItem], line: QRectF, gap: float) -> None:
    """In the middle of a line of their own."""
    for is_terse in (False, True):
        for button in buttons:
            button.show_as(is_terse=is_terse)
        whole = _width_of(buttons, gap)
        if whole <= line.width():
            break
    inset = max(0.0, (line.width() - whole) / 2)
    _lay_in_row(buttons, line.adjusted(inset, 0, 0, 0), gap)


def _lay_in_row(buttons: list[ButtonItem], row: QRectF, gap: float) -> None:
    """One after the other from its left end; they shrink if they have to."""
    high, x = _button_height(row), row.left()
    wanted = sum(button.wanted_width for button in buttons)
    shrink = min(1.0, (row.width() - gap * (len(buttons) - 1)) / wanted) if buttons else 1.0
    for button in buttons:
        width = button.wanted_width * shrink
        button.place(QRectF(x, row.center().y() - high / 2, width, high))
        x += width + gap


def _width_of(buttons: list[ButtonItem], gap: float) -> float:
    return sum(button.wanted_width for button in buttons) + gap * max(0, len(buttons) - 1)


def _button_height(line: QRectF) -> float:
    return min(line.height() - 4, max(28.0, line.height() * 0.84))


def mirror_line(items: Iterable[FlatItem], line: QRectF) -> None:
    """Words and buttons of the line in the opposite order, for a left hand."""
    across = line.left() + line.right()
    for item in items:
        rect = item.rect
        item.place(QRectF(across - rect.right(), rect.top(), rect.width(), rect.height()))

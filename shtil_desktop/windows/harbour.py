"""The harbour, where the program begins: go on, set sail anew, the day's voyage, and the quiet rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from enum import Enum

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from shtil_desktop.games.shtil import Options, cards
from shtil_desktop.table.art.glyphs import SUN, paint_glyph
from shtil_desktop.table.art.shapes import fill
from shtil_desktop.table.theme import INK_DARK, Palette, faded, mix
from shtil_desktop.windows import names
from shtil_desktop.windows.board_picture import miniature
from shtil_desktop.windows.horizon import horizon_pixmap
from shtil_desktop.windows.page import give_role


@dataclass(frozen=True, slots=True)
class Underway:
    """The voyage to go on with, as far as the harbour shows it."""

    options: Options
    number: int
    numbers: Sequence[int | None]
    """The grid, cell by cell."""
    is_daily: bool = False

    @property
    def placed(self) -> int:
        return sum(number is not None for number in self.numbers)


class DailyState(Enum):
    OPEN = "open"
    WON = "won"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class News:
    """All that the harbour tells: nothing in it is asked for by the page itself."""

    today: date
    underway: Underway | None = None
    daily: DailyState = DailyState.OPEN
    streak: int = 0
    voyages: int = 0
    win_rate: float | None = None


class Picture(Enum):
    """The small pictures of the cards."""

    ROSE = cards.COMPASS
    SUN = SUN
    ANCHOR = cards.START
    BARS = "bars"
    SLIDERS = "sliders"


class HarbourCard(QAbstractButton):
    """A quiet card: a picture, what it does, and a line about it."""

    def __init__(self, picture: Picture, palette: Palette, is_first: bool = False) -> None:
        super().__init__()
        self.colours = palette
        self.picture = picture
        self.is_first = is_first
        self.note = ""
        self._is_under_pointer = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def say(self, title: str, note: str) -> None:
        self.note = note
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(note)
        self.updateGeometry()
        self.update()

    def wear(self, palette: Palette) -> None:
        self.colours = palette
        self.update()

    @property
    def title_font(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 1.12)
        font.setBold(True)
        return font

    @property
    def text_left(self) -> float:
        return 54.0

    def needed_width(self) -> float:
        """Room for the longer of the two lines."""
        title = QFontMetricsF(self.title_font).horizontalAdvance(self.text())
        note = max(QFontMetricsF(self.font()).horizontalAdvance(line) for line in self.note.split("\n"))
        return self.text_left + max(title, note) + 16

    def sizeHint(self) -> QSize:
        high = QFontMetricsF(self.title_font).height() + QFontMetricsF(self.font()).height() + 17
        return QSize(round(self.needed_width()), round(high))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def enterEvent(self, event: QEnterEvent) -> None:
        self._is_under_pointer = True
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._is_under_pointer = False
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_plate(painter)
        self.paint_content(painter)
        painter.end()

    def paint_plate(self, painter: QPainter) -> None:
        palette, area = self.colours, QRectF(self.rect())
        colour = palette.accent if self.is_first else faded(palette.panel, 0.93)
        if self.isDown() or self._is_under_pointer:
            colour = mix(colour, palette.text if self.isDown() else palette.accent, 0.14)
        plate = QPainterPath()
        plate.addRoundedRect(area.adjusted(2, 2, -2, -2), 11, 11)
        fill(painter, plate, colour)
        if palette.is_flat:
            painter.strokePath(plate, QPen(palette.text, 1.0))
        if self.hasFocus():
            painter.strokePath(plate, QPen(palette.text, 2.6))
            inner = QPainterPath()
            inner.addRoundedRect(area.adjusted(4, 4, -4, -4), 9, 9)
            painter.strokePath(inner, QPen(palette.panel, 1.4))

    def paint_content(self, painter: QPainter) -> None:
        ink = self.ink
        soft = mix(ink, self.colours.accent, 0.22) if self.is_first else self.colours.text_soft
        size = 20.0
        box = QRectF(self.text_left / 2 - size / 2 + 2, self.height() / 2 - size / 2, size, size)
        paint_picture(painter, box, self.picture, ink)
        self.paint_lines(painter, QRectF(self.rect()).adjusted(self.text_left, 0, -8, 0), soft)

    @property
    def ink(self) -> QColor:
        if self.is_first:
            return self.colours.badge_text if self.colours.is_flat else INK_DARK
        return self.colours.text

    def paint_lines(self, painter: QPainter, area: QRectF, soft: QColor) -> None:
        title, plain = QFontMetricsF(self.title_font), QFontMetricsF(self.font())
        lines = self.note.split("\n") if self.note else []
        high = title.height() + 2 + plain.height() * len(lines)
        y = area.top() + (area.height() - high) / 2
        painter.setFont(self.title_font)
        painter.setPen(self.ink)
        painter.drawText(QPointF(area.left(), y + title.ascent()), self.text())
        y += title.height() + 2
        painter.setFont(self.font())
        painter.setPen(soft)
        for each in lines:
            painter.drawText(QPointF(area.left(), y + plain.ascent()), each)
            y += plain.height()


class ContinueCard(HarbourCard):
    """The voyage to go on with: its board from afar, what it is, how far it has come."""

    SIDE = 96.0

    def __init__(self, palette: Palette) -> None:
        super().__init__(Picture.ROSE, palette)
        self.underway: Underway | None = None
        self._board: QPixmap | None = None

    def show_voyage(self, underway: Underway | None) -> None:
        self.underway = underway
        self._board = None
        self.setVisible(underway is not None)

    def wear(self, palette: Palette) -> None:
        self._board = None
        super().wear(palette)

    @property
    def text_left(self) -> float:
        return self.SIDE + 34.0

    def sizeHint(self) -> QSize:
        return QSize(round(self.needed_width()), round(self.SIDE + 32))

    def paint_content(self, painter: QPainter) -> None:
        if self.underway is None:
            return
        if self._board is None:
            self._board = miniature(
                self.underway.options.layout,
                self.underway.numbers,
                QSizeF(self.SIDE, self.SIDE),
                self.colours,
                self.devicePixelRatioF(),
            )
        painter.drawPixmap(QPointF(18, (self.height() - self.SIDE) / 2), self._board)
        area = QRectF(self.rect()).adjusted(self.text_left, 0, -16, -12)
        self.paint_lines(painter, area, self.colours.text_soft)
        self._paint_progress(painter, area)

    def _paint_progress(self, painter: QPainter, area: QRectF) -> None:
        assert self.underway is not None
        part = self.underway.placed / len(self.underway.numbers)
        bar = QRectF(area.left(), self.height() - 24, area.width(), 5)
        for width, colour in (
            (bar.width(), mix(self.colours.panel, self.colours.text, 0.16)),
            (max(5.0, bar.width() * part), self.colours.accent),
        ):
            path = QPainterPath()
            path.addRoundedRect(QRectF(bar.left(), bar.top(), width, bar.height()), 2.5, 2.5)
            fill(painter, path, colour)


class Harbour(QWidget):
    """The start page. It says what is wanted and leaves the doing to the window."""

    continue_wanted = Signal()
    new_voyage_wanted = Signal()
    daily_wanted = Signal()
    calendar_wanted = Signal()
    statistics_wanted = Signal()
    learn_wanted = Signal()
    rules_wanted = Signal()
    settings_wanted = Signal()
    about_wanted = Signal()

    def __init__(self, palette: Palette, news: News, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colours = palette
        self.news = news
        self._scene: QPixmap | None = None
        self.going_on = ContinueCard(palette)
        self.new_voyage = HarbourCard(Picture.ROSE, palette, is_first=True)
        self.daily = HarbourCard(Picture.SUN, palette)
        self.statistics = HarbourCard(Picture.BARS, palette)
        self.learn = HarbourCard(Picture.ANCHOR, palette)
        self.settings = HarbourCard(Picture.SLIDERS, palette)
        self.calendar, self.rules, self.about = QPushButton(), QPushButton(), QPushButton()
        for button, signal in (
            (self.going_on, self.continue_wanted),
            (self.new_voyage, self.new_voyage_wanted),
            (self.daily, self.daily_wanted),
            (self.statistics, self.statistics_wanted),
            (self.learn, self.learn_wanted),
            (self.settings, self.settings_wanted),
            (self.calendar, self.calendar_wanted),
            (self.rules, self.rules_wanted),
            (self.about, self.about_wanted),
        ):
            button.clicked.connect(signal)
        self._lay_out()
        self.show_news(news)
        self.retranslate()

    @property
    def cards(self) -> tuple[HarbourCard, ...]:
        return (self.going_on, self.new_voyage, self.daily, self.statistics, self.learn, self.settings)

    def _lay_out(self) -> None:
        self._column = QVBoxLayout()
        self._column.addStretch(1)
        for card in self.cards:
            self._column.addWidget(card)
        self._column.addStretch(2)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addStretch(1)
        for button in (self.rules, self.calendar, self.about):
            give_role(button, "harbour")
            foot.addWidget(button)
        right = QVBoxLayout()
        right.addStretch(1)
        right.addLayout(foot)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(48, 0, 20, 14)
        whole.setSpacing(0)
        whole.addLayout(self._column)
        whole.addLayout(right, 1)
        self._dress_foot()

    def _dress_foot(self) -> None:
        ink, line = ("#000000", "#000000") if self.colours.is_flat else ("#ffffff", "rgba(255,255,255,90)")
        sheet = (
            f"QPushButton {{ color: {ink}; background: rgba(10,20,40,{0 if self.colours.is_flat else 70});"
            f" border: 1px solid {line}; border-radius: 8px; padding: 5px 12px }}"
            f"QPushButton:hover {{ background: rgba(10,20,40,130) }}"
            f"QPushButton:focus {{ border: 2px solid {ink}; padding: 4px 11px }}"
        )
        for button in (self.rules, self.calendar, self.about):
            button.setStyleSheet(sheet)

    def show_news(self, news: News) -> None:
        """Tell of another voyage, day or streak."""
        self.news = news
        self.going_on.show_voyage(news.underway)
        self.retranslate()

    def wear(self, palette: Palette) -> None:
        """Take other colours."""
        self.colours = palette
        self._scene = None
        for card in self.cards:
            card.wear(palette)
        self._dress_foot()
        self.update()

    def retranslate(self) -> None:
        """Say everything in the language that is spoken now."""
        self.setAccessibleName(self.tr("Harbour"))
        self.going_on.say(self.tr("Continue the voyage"), self._voyage_note())
        self.new_voyage.say(self.tr("New voyage"), self.tr("mode, crew, Stormy Seas"))
        self.daily.say(self.tr("Daily voyage"), self._daily_note())
        self.statistics.say(self.tr("Statistics"), self._statistics_note())
        self.learn.say(self.tr("Learn to play"), self.tr("five minutes, step by step"))
        self.settings.say(self.tr("Settings"), self.tr("language, theme, speed"))
        self.rules.setText(self.tr("Rules"))
        self.calendar.setText(self.tr("Calendar"))
        self.about.setText(self.tr("About"))
        self._fit()
        self.update()

    def _voyage_note(self) -> str:
        underway = self.news.underway
        if underway is None:
            return ""
        kind = names.mode_name(underway.options.mode)
        first = f"{kind} · {names.crew_name(underway.options.seats)}"
        far = self.tr("{placed} of {all} islands").format(placed=underway.placed, all=len(underway.numbers))
        deal = self.tr("deal {number}").format(number=self.locale().toString(underway.number))
        if underway.is_daily:
            deal = self.tr("daily voyage")
        return f"{first}\n{far}\n{deal}"

    def _daily_note(self) -> str:
        parts = [names.day_text(self.news.today)]
        if self.news.daily is DailyState.WON:
            parts.append(self.tr("won"))
        elif self.news.daily is DailyState.LOST:
            parts.append(self.tr("lost, once more?"))
        else:
            parts.append(self.tr("can be won"))
        if self.news.streak > 1:
            count = self.news.streak
            parts.append(names.counted(self.tr("%n day(s) in a row", "", count), count))
        return " · ".join(parts)

    def _statistics_note(self) -> str:
        count, rate = self.news.voyages, self.news.win_rate
        if not count or rate is None:
            return self.tr("no voyage ended yet")
        voyages = names.counted(self.tr("%n voyage(s)", "", count), count)
        return self.tr("{voyages}, {rate} won").format(voyages=voyages, rate=names.percent_text(rate))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._scene = None
        self._fit()
        super().resizeEvent(event)

    def _fit(self) -> None:
        """Cards grow with the window, but never out of it."""
        scale = min(1.5, max(1.0, self.height() / 768))
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * scale)
        for card in self.cards:
            card.setFont(font)
        shown = self.cards if self.news.underway else self.cards[1:]
        needed = max(card.needed_width() for card in shown)
        width = round(max(needed, 380 * scale))
        high = min(96 * scale, max(0.0, (self.height() - 560) * 0.06)) + self.new_voyage.sizeHint().height()
        for card in self.cards:
            card.setFixedWidth(width)
            card.setFixedHeight(round(high) if card is not self.going_on else card.sizeHint().height())
        self._column.setSpacing(round(4 + max(0.0, self.height() - 640) * 0.03))
        self._column.setContentsMargins(0, round(self._title_bottom()), 0, 0)

    def _title_font(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(round(min(96.0, max(44.0, self.height() * 0.082))))
        font.setBold(True)
        return font

    def _title_bottom(self) -> float:
        title = QFontMetricsF(self._title_font())
        return self.height() * 0.035 + title.height() + QFontMetricsF(self.font()).height() * 1.3

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._scene is None or self._scene.devicePixelRatio() != self.devicePixelRatioF():
            self._scene = horizon_pixmap(QSizeF(self.size()), self.devicePixelRatioF(), self.colours)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._scene)
        font, left = self._title_font(), 50.0
        y = self.height() * 0.035 + QFontMetricsF(font).ascent()
        ink = self.colours.text
        painter.setPen(ink)
        painter.setFont(font)
        painter.drawText(QPointF(left - 3, y), self.tr("Shtil"))
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 1.2)
        painter.setFont(font)
        painter.setPen(mix(ink, self.colours.panel, 0.12))
        painter.drawText(
            QPointF(left, y + QFontMetricsF(font).height() * 1.35),
            self.tr("understand each other without words"),
        )
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows walk through the cards."""
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        shown = [card for card in self.cards if not card.isHidden()]
        if step is None:
            super().keyPressEvent(event)
            return
        at = next((i for i, card in enumerate(shown) if card.hasFocus()), -1 if step > 0 else 0)
        shown[(at + step) % len(shown)].setFocus(Qt.FocusReason.TabFocusReason)


def paint_picture(painter: QPainter, box: QRectF, picture: Picture, ink: QColor) -> None:
    """One of the small pictures."""
    if picture is Picture.BARS:
        _paint_bars(painter, box, ink)
    elif picture is Picture.SLIDERS:
        _paint_sliders(painter, box, ink)
    else:
        paint_glyph(painter, box, int(picture.value), ink)


def _paint_bars(painter: QPainter, box: QRectF, ink: QColor) -> None:
    width = box.width() / 5
    for i, part in enumerate((0.45, 0.95, 0.7)):
        bar = QPainterPath()
        high = box.height() * part
        bar.addRoundedRect(QRectF(box.left() + i * 2 * width, box.bottom() - high, width, high), 1.5, 1.5)
        fill(painter, bar, ink)


def _paint_sliders(painter: QPainter, box: QRectF, ink: QColor) -> None:
    for i, part in enumerate((0.7, 0.3, 0.55)):
        y = box.top() + box.height() * (0.16 + 0.34 * i)
        fill(painter, QRectF(box.left(), y - 0.9, box.width(), 1.8), ink)
        knob = QPainterPath()
        knob.addEllipse(QPointF(box.left() + box.width() * part, y), 3.1, 3.1)
        fill(painter, knob, ink)

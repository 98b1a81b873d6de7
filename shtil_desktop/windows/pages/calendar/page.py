"""The calendar of daily voyages: what was sailed, how it ended, how many days in a row."""

from __future__ import annotations

import calendar
from collections.abc import Callable, Collection, Mapping
from datetime import date
from typing import Final

from PySide6.QtCore import QDate, QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from shtil_desktop.games.base import Result
from shtil_desktop.games.daily import longest_streak, streak
from shtil_desktop.table import theme
from shtil_desktop.table.art.icons import Icon, paint_icon
from shtil_desktop.table.art.shapes import fill
from shtil_desktop.table.theme import Palette, faded, mix
from shtil_desktop.table.words.counted_words import counted, sentence_case
from shtil_desktop.table.words.locale_words import day_text
from shtil_desktop.windows.pages.game_pages import games_with_days
from shtil_desktop.windows.pages.page import Page, give_role, heading, panel, soft
from shtil_desktop.windows.pages.words.difficulty_words import (
    difficulty_marks,
    difficulty_reason,
    difficulty_sentence,
)

FIRST_DAY: Final = date(2026, 1, 1)
"""Before it nobody sailed."""
WEEKS: Final = 6


def day_after(day: date, days: int) -> date | None:
    """The day so many days later; None beyond the ends of the calendar."""
    wanted = day.toordinal() + days
    return date.fromordinal(wanted) if date.min.toordinal() <= wanted <= date.max.toordinal() else None


class DayButton(QAbstractButton):
    """One day: its figure, and a sun if it was won, a wave line if it was lost, dots while it is sailed."""

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self.colours = palette
        self.day = FIRST_DAY
        self.result: Result | None = None
        self.is_under_way = False
        self.is_today = False
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

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


class CalendarPage(Page):
    """A month of daily voyages; `play_wanted` asks for the voyage of a day."""

    play_wanted = Signal(object)
    day_chosen = Signal(object)
    """Another day is shown: `show_difficulty` and `show_same_deal` tell more of it."""
    watch_wanted = Signal()
    """The player wants to see what others made of the day's deal."""

    def __init__(
        self,
        palette: Palette,
        today: date,
        results: Mapping[date, Result],
        under_way: Collection[date] = (),
        parent: QWidget | None = None,
        *,
        game: str = "",
    ) -> None:
        super().__init__(palette, parent)
        self.game = game or next(iter(games_with_days()))
        self._today = today
        self._results = dict(results)
        self._under_way = frozenset(under_way)
        self._month = today.replace(day=1)
        self._chosen = today
        self.previous, self.next = QPushButton("‹"), QPushButton("›")
        self.previous.clicked.connect(lambda: self._turn(-1))
        self.next.clicked.connect(lambda: self._turn(1))
        self.month = heading(1.25)
        self.month.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.weekdays = [soft(wraps=False) for _ in range(7)]
        self.days = [DayButton(palette) for _ in range(WEEKS * 7)]
        self.streak, self.streak_note = heading(2.0), soft()
        self.best, self.best_note = heading(2.0), soft()
        self.won, self.won_note = heading(2.0), soft()
        self.day, self.kind, self.result = heading(1.2), QLabel(), soft()
        self.kind.setWordWrap(True)
        self.difficulty, self.same_deal, self.watch = soft(), soft(), QPushButton()
        give_role(self.watch, "link")
        self.watch.clicked.connect(self.watch_wanted)
        self._measured: int | None = None
        self._same_deal_words: Callable[[], str] | None = None
        self.go = QPushButton()
        give_role(self.go, "primary")
        self.go.clicked.connect(lambda: self.play_wanted.emit(self._chosen))
        for button in self.days:
            button.clicked.connect(lambda _=False, button=button: self.choose(button.day))
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        frame, column = panel(16)
        turn = QHBoxLayout()
        for button in (self.previous, self.next):
            button.setFixedWidth(44)
        turn.addWidget(self.previous)
        turn.addWidget(self.month, 1)
        turn.addWidget(self.next)
        column.addLayout(turn)
        grid = QGridLayout()
        grid.setSpacing(4)
        for at, label in enumerate(self.weekdays):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(label, 0, at)
            grid.setColumnStretch(at, 1)
        for at, day in enumerate(self.days):
            grid.addWidget(day, 1 + at // 7, at % 7)
        column.addLayout(grid, 1)
        side_frame, side = panel(18)
        side_frame.setFixedWidth(290)
        for figure, note in (
            (self.streak, self.streak_note),
            (self.best, self.best_note),
            (self.won, self.won_note),
        ):
            side.addWidget(figure)
            side.addWidget(note)
        side.addStretch(1)
        for widget in (self.day, self.kind, self.difficulty, self.result, self.same_deal):
            side.addWidget(widget)
        side.addWidget(self.watch, 0, Qt.AlignmentFlag.AlignLeft)
        side.addWidget(self.go)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(frame, 1)
        row.addWidget(side_frame)
        self.body.addLayout(row, 1)

    def choose(self, day: date) -> None:
        """Show what belongs to a day."""
        is_other = day != self._chosen
        self._chosen = day
        if is_other:
            self._measured = self._same_deal_words = None
        if (day.year, day.month) != (self._month.year, self._month.month):
            self._month = day.replace(day=1)
        self._fill()
        if is_other:
            self.day_chosen.emit(day)

    @property
    def chosen(self) -> date:
        """The day that is shown."""
        return self._chosen

    def is_played(self, day: date) -> bool:
        """Whether its match was played to the end."""
        return day in self._results

    def show_difficulty(self, day: date, difficulty: int | None) -> None:
        """How hard the deal of a day is, if that is still the one that is shown."""
        if day == self._chosen:
            self._measured = difficulty
            self._tell_deal()

    def show_same_deal(self, day: date, say: Callable[[], str]) -> None:
        """What others made of a day's deal, in the language of now."""
        if day == self._chosen:
            self._same_deal_words = say
            self._tell_deal()

    def _tell_deal(self) -> None:
        known = self._measured
        self.difficulty.setText(
            "" if known is None else f"{difficulty_marks(known)}\n{difficulty_sentence(known)}"
        )
        self.difficulty.setAccessibleName("" if known is None else difficulty_sentence(known))
        self.difficulty.setToolTip(difficulty_reason())
        self.same_deal.setText("" if self._same_deal_words is None else self._same_deal_words())
        self.watch.setText(self.tr("Watch"))
        for widget, is_known in (
            (self.difficulty, known is not None),
            (self.same_deal, self._same_deal_words is not None),
            (self.watch, self._same_deal_words is not None),
        ):
            widget.setVisible(is_known)

    def _turn(self, by: int) -> None:
        """Another month, as far as voyages go back."""
        middle = day_after(self._month, 15 + 31 * by)
        if middle is not None and middle >= FIRST_DAY and middle.replace(day=1) <= self._today:
            self._month = middle.replace(day=1)
            self._fill()

    def _fill(self) -> None:
        locale = QLocale()
        first = locale.firstDayOfWeek().value  # 1 Monday … 7 Sunday
        shift = (self._month.isoweekday() - first) % 7
        for at, label in enumerate(self.weekdays):
            weekday = (first - 1 + at) % 7 + 1
            label.setText(locale.standaloneDayName(weekday, QLocale.FormatType.ShortFormat))
        for at, button in enumerate(self.days):
            day = day_after(self._month, at - shift)
            is_here = day is not None and (day.year, day.month) == (self._month.year, self._month.month)
            self._show_day(button, self._month if day is None else day, is_here)
        month = QDate(self._month.year, self._month.month, 1)
        name = locale.standaloneMonthName(month.month())
        self.month.setText(f"{name[:1].upper()}{name[1:]} {self._month.year}")
        self.previous.setEnabled(self._month > FIRST_DAY.replace(day=1))
        self.next.setEnabled(self._month < self._today.replace(day=1))
        self._tell()

    def _show_day(self, button: DayButton, day: date, is_here: bool) -> None:
        button.day = day
        button.is_today = day == self._today
        button.result = self._results.get(day)
        button.is_under_way = day in self._under_way
        button.setEnabled(FIRST_DAY <= day <= self._today)
        button.setChecked(day == self._chosen)
        kept = button.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        button.setSizePolicy(kept)
        button.setVisible(is_here)
        button.setAccessibleName(day_text(day, is_long=True))
        button.setAccessibleDescription(self._result_words(day))
        button.update()

    def _tell(self) -> None:
        won = {day for day, result in self._results.items() if result is Result.WON}
        count = streak(won, self._today)
        self.streak.setText(QLocale().toString(count))
        self.streak_note.setText(counted(self.tr("day(s) won in a row", "", count), count))
        self.best.setText(QLocale().toString(longest_streak(won)))
        self.best_note.setText(self.tr("longest streak, in days"))
        here = sum((day.year, day.month) == (self._month.year, self._month.month) for day in won)
        length = calendar.monthrange(self._month.year, self._month.month)[1]
        self.won.setText(f"{QLocale().toString(here)} / {QLocale().toString(length)}")
        self.won_note.setText(self.tr("days won this month"))
        self.day.setText(sentence_case(day_text(self._chosen, is_long=True)))
        self.day.setWordWrap(True)
        self.kind.setText(games_with_days()[self.game].kind_name(self._chosen))
        self.result.setText(self._result_words(self._chosen))
        self._tell_deal()
        self.go.setText(self._offer())
        self.go.setEnabled(FIRST_DAY <= self._chosen <= self._today)

    def _offer(self) -> str:
        if self._chosen in self._under_way:
            return self.tr("Continue")
        return self.tr("Play again") if self._chosen in self._results else self.tr("Play this day")

    def _result_words(self, day: date) -> str:
        result = self._results.get(day)
        if result is None:
            return self.tr("under way") if day in self._under_way else self.tr("not played yet")
        return self.tr("won") if result is Result.WON else self.tr("lost")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows walk through the days."""
        step = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -7,
            Qt.Key.Key_Down: 7,
        }.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        day = day_after(self._chosen, step)
        if day is not None and FIRST_DAY <= day <= self._today:
            self.choose(day)
            next(button for button in self.days if button.day == day).setFocus()

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Calendar"))
        self.previous.setAccessibleName(self.tr("Previous month"))
        self.next.setAccessibleName(self.tr("Next month"))
        self._fill()

    def wear(self, palette: Palette) -> None:
        super().wear(palette)
        for button in self.days:
            button.colours = palette
            button.update()

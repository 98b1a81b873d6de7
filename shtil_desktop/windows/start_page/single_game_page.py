"""The start page: continue, a new match, the daily match, and the other pages."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal, SignalInstance
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from shtil_desktop.table.art.icons import Icon
from shtil_desktop.table.theme import Palette
from shtil_desktop.table.words.counted_words import counted
from shtil_desktop.table.words.locale_words import day_text, percent_text
from shtil_desktop.windows.destinations import AnyDestination, Destination
from shtil_desktop.windows.pages.buttons import give_role, press_focused
from shtil_desktop.windows.pages.game_pages import games_with_problems
from shtil_desktop.windows.pages.words.difficulty_words import difficulty_name
from shtil_desktop.windows.pages.words.house_words import house_words
from shtil_desktop.windows.start_page.backdrop import StartBackdrop
from shtil_desktop.windows.start_page.continue_card import ContinueCard, StartCard
from shtil_desktop.windows.start_page.news import DailyState, News

translate = QCoreApplication.translate


class StartPage(StartBackdrop):
    """The start page of a single game. It says what is wanted and leaves the doing to the window."""

    go_on_wanted = Signal()
    new_match_wanted = Signal()
    daily_wanted = Signal()
    calendar_wanted = Signal()
    matches_wanted = Signal()
    statistics_wanted = Signal()
    training_wanted = Signal()
    learn_wanted = Signal()
    rules_wanted = Signal()
    settings_wanted = Signal()
    about_wanted = Signal()

    def __init__(
        self, palette: Palette, news: News, parent: QWidget | None = None, *, is_first_picture: bool = False
    ) -> None:
        super().__init__(palette, news, parent, is_first_picture=is_first_picture)
        self.going_on = ContinueCard(palette)
        self.new_match = StartCard(Icon.ROSE, palette, is_first=True)
        self.daily = StartCard(Icon.SUN, palette)
        self.statistics = StartCard(Icon.BARS, palette)
        self.learn = StartCard(Icon.ANCHOR, palette)
        self.settings = StartCard(Icon.SLIDERS, palette)
        self.rules, self.calendar, self.matches, self.training, self.about = (QPushButton() for _ in range(5))
        for button, signal in (
            (self.going_on, self.go_on_wanted),
            (self.new_match, self.new_match_wanted),
            (self.daily, self.daily_wanted),
            (self.statistics, self.statistics_wanted),
            (self.learn, self.learn_wanted),
            (self.settings, self.settings_wanted),
            (self.calendar, self.calendar_wanted),
            (self.matches, self.matches_wanted),
            (self.training, self.training_wanted),
            (self.rules, self.rules_wanted),
            (self.about, self.about_wanted),
        ):
            button.clicked.connect(signal)
        self._lay_out()
        self.show_news(news)

    @property
    def cards(self) -> tuple[StartCard, ...]:
        return (self.going_on, self.new_match, self.daily, self.statistics, self.learn, self.settings)

    @property
    def small_ways(self) -> tuple[QPushButton, ...]:
        """The quiet buttons at the foot."""
        return (self.rules, self.calendar, self.matches, self.training, self.about)

    def ways(self) -> tuple[tuple[SignalInstance, AnyDestination], ...]:
        """Where each of its signals leads."""
        return (
            (self.go_on_wanted, Destination.GO_ON),
            (self.new_match_wanted, Destination.NEW_MATCH),
            (self.daily_wanted, Destination.DAILY),
            (self.calendar_wanted, Destination.CALENDAR),
            (self.matches_wanted, Destination.MATCHES),
            (self.statistics_wanted, Destination.STATISTICS),
            (self.training_wanted, Destination.TRAINING),
            (self.learn_wanted, Destination.LEARN),
            (self.rules_wanted, Destination.RULES),
            (self.settings_wanted, Destination.SETTINGS),
            (self.about_wanted, Destination.ABOUT),
        )

    def _lay_out(self) -> None:
        self._column = QVBoxLayout()
        self._column.addStretch(1)
        for card in self.cards:
            self._column.addWidget(card)
        self._column.addStretch(2)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addStretch(1)
        for button in self.small_ways:
            give_role(button, "start")
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
        for button in self.small_ways:
            button.setStyleSheet(sheet)

    def show_news(self, news: News) -> None:
        """Tell of another match, day or streak."""
        self.news = news
        self.going_on.show_match(news.underway)
        is_newcomer = news.lessons > 0 and not (news.underway or news.matches or news.is_taught)
        self.learn.is_first, self.new_match.is_first = is_newcomer, not is_newcomer
        self.training.setVisible(bool(games_with_problems()))
        self.retranslate()

    def wear(self, palette: Palette) -> None:
        super().wear(palette)
        for card in self.cards:
            card.wear(palette)
        self._dress_foot()

    def retranslate(self) -> None:
        """Say everything in the language that is spoken now."""
        words = house_words()
        super().retranslate()
        self.going_on.say(words.go_on(), self._match_note())
        self.new_match.say(words.new_match(), words.new_match_note())
        self.daily.say(words.daily(), self._daily_note())
        self.statistics.say(translate("StartPage", "Statistics"), self._statistics_note())
        self.learn.say(translate("StartPage", "Learn to play"), self._learn_note())
        self.settings.say(
            translate("StartPage", "Settings"), translate("StartPage", "language, theme, speed")
        )
        self.rules.setText(translate("StartPage", "Rules"))
        self.calendar.setText(translate("StartPage", "Calendar"))
        self.matches.setText(words.my_matches())
        told = (translate("StartPage", "Training"), words.drills_due(self.news.drills))
        self.training.setText(" · ".join(filter(None, told)))
        self.about.setText(translate("StartPage", "About"))
        self.refit()
        self.update()

    def _match_note(self) -> str:
        underway = self.news.underway
        if underway is None:
            return ""
        *first, last = underway.lines()
        if self.news.is_unsaved:
            last = " · ".join((last, translate("StartPage", "not saved")))
        return "\n".join((*first, last))

    def _daily_note(self) -> str:
        parts = [day_text(self.news.today)]
        if self.news.daily is DailyState.WON:
            parts.append(translate("StartPage", "won"))
        elif self.news.daily is DailyState.LOST:
            parts.append(translate("StartPage", "lost – try again?"))
        elif self.news.is_daily_proven:
            parts.append(translate("StartPage", "winnable"))
        if self.news.daily is DailyState.OPEN and self.news.daily_difficulty is not None:
            parts.append(difficulty_name(self.news.daily_difficulty))
        if self.news.streak > 1:
            count = self.news.streak
            parts.append(counted(translate("StartPage", "%n day(s) in a row", "", count), count))
        return " · ".join(parts)

    def _learn_note(self) -> str:
        words = house_words()
        if self.news.lesson:
            return words.resume_lessons(self.news.lesson + 1, self.news.lessons)
        return words.lessons_again() if self.news.is_taught else words.lessons_offer()

    def _statistics_note(self) -> str:
        count, rate = self.news.matches, self.news.win_rate
        if not count or rate is None:
            return house_words().nothing_finished()
        text = translate("StartPage", "{voyages}, {rate} won")
        return text.format(voyages=house_words().matches_counted(count), rate=percent_text(rate))

    def fit(self) -> None:
        """Cards grow with the window, but never out of it."""
        scale = self.scale
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * scale)
        for widget in (*self.cards, *self.small_ways):
            widget.setFont(font)
        shown = self.cards if self.news.underway else self.cards[1:]
        needed = max(card.needed_width() for card in shown)
        width = round(max(needed, 380 * scale))
        high = min(96 * scale, max(0.0, (self.height() - 560) * 0.06)) + self.new_match.sizeHint().height()
        space, top = round(4 + max(0.0, self.height() - 640) * 0.03), round(self.title_bottom())
        others = (round(high) + space) * (len(self.cards) - 1)
        self.going_on.be_low(False)
        self.going_on.be_low(top + self.going_on.sizeHint().height() + others > self.height())
        for card in self.cards:
            card.setFixedWidth(width)
            card.setFixedHeight(round(high) if card is not self.going_on else card.sizeHint().height())
        self._column.setSpacing(space)
        self._column.setContentsMargins(0, top, 0, 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows walk through the cards; Return takes the one that stands out."""
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        shown = [card for card in self.cards if not card.isHidden()]
        if press_focused(self, event):
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            next((card for card in shown if card is self.going_on or card.is_first), shown[0]).click()
            return
        if step is None:
            super().keyPressEvent(event)
            return
        at = next((i for i, card in enumerate(shown) if card.hasFocus()), -1 if step > 0 else 0)
        shown[(at + step) % len(shown)].setFocus(Qt.FocusReason.TabFocusReason)

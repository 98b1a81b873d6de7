"""The start page: continue first, a tile for each game, the rest quiet, over the picture of the sea."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QSizeF, Qt, SignalInstance
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from shtil_desktop import games
from shtil_desktop.table.art.icons import Icon
from shtil_desktop.table.theme import Palette, mix
from shtil_desktop.table.words.counted_words import counted
from shtil_desktop.table.words.locale_words import day_text
from shtil_desktop.windows.destinations import AnyDestination, Destination, GameDestination
from shtil_desktop.windows.pages.backdrop import backdrop_pixmap
from shtil_desktop.windows.pages.buttons import press_focused
from shtil_desktop.windows.pages.game_pages import games_with_problems, pages_of
from shtil_desktop.windows.pages.words.difficulty_words import difficulty_name
from shtil_desktop.windows.start_page.continue_card import ContinueCard
from shtil_desktop.windows.start_page.news import DailyState, News
from shtil_desktop.windows.start_page.tiles import GameTile, StartPill

translate = QCoreApplication.translate

LEFT = 50.0
"""Where the name begins."""
USUAL_WIDTH, USUAL_HEIGHT = 1366, 740
"""The page in a window of the usual size: all measures below are for it."""
CONTINUE = 404, 132
TILE = 256, 210
TILE_GAP, PILL_GAP = 20, 10
PILLS_BELOW = 36
"""Between the pills and the lower edge."""


class StartPage(QWidget):
    """It says what is wanted and leaves the doing to the window."""

    def __init__(
        self, palette: Palette, news: News, parent: QWidget | None = None, *, is_first_picture: bool = False
    ) -> None:
        super().__init__(parent)
        self.is_whole = not is_first_picture
        """Whether all of it is painted: the program's first picture waits for sky and sea only."""
        self.colours, self.news = palette, news
        self._scene: QPixmap | None = None
        self._has_size = False
        self.going_on = ContinueCard(palette)
        self.tiles = [GameTile(game, palette) for game in games.GAMES]
        self.daily = StartPill(Icon.SUN, palette)
        self.calendar, self.matches = StartPill(Icon.CALENDAR, palette), StartPill(Icon.LIST, palette)
        self.statistics, self.training = StartPill(Icon.BARS, palette), StartPill(Icon.TARGET, palette)
        self.learn = StartPill(Icon.ANCHOR, palette)
        self.rules, self.settings = StartPill(Icon.BOOK, palette), StartPill(Icon.SLIDERS, palette)
        for button in self.buttons:
            button.setParent(self)
        for tile in self.tiles:
            tile.has_picture = self.is_whole
        self.show_news(news)

    @property
    def pills(self) -> tuple[StartPill, ...]:
        return (
            self.daily,
            self.calendar,
            self.matches,
            self.training,
            self.statistics,
            self.learn,
            self.rules,
            self.settings,
        )

    @property
    def buttons(self) -> tuple[ContinueCard | GameTile | StartPill, ...]:
        """All of them, in the order of the keyboard."""
        return (self.going_on, *self.tiles, *self.pills)

    def ways(self) -> tuple[tuple[SignalInstance, AnyDestination], ...]:
        """Where each button leads."""
        return (
            (self.going_on.clicked, Destination.GO_ON),
            *((tile.clicked, GameDestination(Destination.NEW_MATCH, tile.game)) for tile in self.tiles),
            (self.daily.clicked, Destination.DAILY),
            (self.calendar.clicked, Destination.CALENDAR),
            (self.matches.clicked, Destination.MATCHES),
            (self.training.clicked, Destination.TRAINING),
            (self.statistics.clicked, Destination.STATISTICS),
            (self.learn.clicked, Destination.LEARN),
            (self.rules.clicked, Destination.RULES),
            (self.settings.clicked, Destination.SETTINGS),
        )

    # What is told

    def show_news(self, news: News) -> None:
        """Tell of another match, day or streak."""
        self.news = news
        self.going_on.show_match(news.underway)
        self.daily.setVisible(news.has_days)
        self.calendar.setVisible(news.has_days)
        self.training.setVisible(bool(games_with_problems()))
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language that is spoken now."""
        self.setAccessibleName(translate("StartPage", "Start page"))
        self.going_on.say(translate("StartPage", "Continue"), self._match_note())
        for tile in self.tiles:
            tile.say(tile.pages.name(), tile.pages.tagline())
        self.daily.say(translate("StartPage", "Daily game"), self._daily_note())
        self.calendar.say(translate("StartPage", "Calendar"))
        self.matches.say(translate("StartPage", "My games"))
        self.training.say(translate("StartPage", "Training"), self._drills_note())
        self.statistics.say(translate("StartPage", "Statistics"))
        self.learn.say(translate("StartPage", "Learn to play"))
        self.rules.say(translate("StartPage", "Rules"))
        self.settings.say(translate("StartPage", "Settings"))
        if self._has_size:  # a page that has never been shown has no places yet
            self.fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _match_note(self) -> str:
        underway = self.news.underway
        if underway is None:
            return ""
        first, *others = underway.lines()
        lines = [f"{pages_of(self.news.game).name()} · {first}", " · ".join(others)]
        return "\n".join([*lines, translate("StartPage", "not saved")] if self.news.is_unsaved else lines)

    def _daily_note(self) -> str:
        day = day_text(self.news.today)
        result = {
            DailyState.WON: translate("StartPage", "won"),
            DailyState.LOST: translate("StartPage", "lost – try again?"),
        }.get(self.news.daily, "")
        if not result and self.news.daily_difficulty is not None:
            result = difficulty_name(self.news.daily_difficulty)
        return f"{day} · {result}" if result else day

    def _drills_note(self) -> str:
        """How many of the player's mistakes are to be tried again; nothing if there are none."""
        count = self.news.drills
        return counted(translate("StartPage", "%n to try again", "", count), count) if count else ""

    # How it is painted

    def complete(self) -> None:
        """Paint what the first picture didn't wait for."""
        for tile in self.tiles:
            tile.has_picture = True
        self.is_whole, self._scene = True, None
        self.repaint()

    def wear(self, palette: Palette) -> None:
        """Take other colours."""
        self.colours, self._scene = palette, None
        self.update()
        for button in self.buttons:
            button.wear(palette)

    def picture(self) -> QPixmap:
        """All of it that is the same whatever the news: the tiles too, as when nobody points at them."""
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(self.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        painter = QPainter(pixmap)
        self._paint_backdrop(painter)
        for tile in self.tiles:
            painter.save()
            painter.translate(tile.pos())
            tile.paint(painter, self.colours.panel)
            painter.restore()
        painter.end()
        return pixmap

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._paint_backdrop(painter)
        painter.end()

    def _paint_backdrop(self, painter: QPainter) -> None:
        if self._scene is None or self._scene.devicePixelRatio() != self.devicePixelRatioF():
            size, ratio = QSizeF(self.size()), self.devicePixelRatioF()
            self._scene = backdrop_pixmap(size, ratio, self.colours, is_whole=self.is_whole, is_wide=True)
        painter.drawPixmap(0, 0, self._scene)
        self._paint_title(painter)

    def _paint_title(self, painter: QPainter) -> None:
        font, ink = self._title_font(), self.colours.text
        y = self.height() * 0.035 + QFontMetricsF(font).ascent()
        painter.setPen(ink)
        painter.setFont(font)
        painter.drawText(QPointF(LEFT - 3, y), translate("StartPage", "Shtil"))
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 1.2 * self._letter_scale)
        painter.setFont(font)
        painter.setPen(mix(ink, self.colours.panel, 0.12))
        painter.drawText(
            QPointF(LEFT, y + QFontMetricsF(font).height() * 1.35),
            translate("StartPage", "quiet games by the sea"),
        )

    @property
    def _letter_scale(self) -> float:
        """How much larger than usual letters are in a high window."""
        return min(1.7, max(1.0, self.height() / 768))

    def _title_font(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(round(min(96.0, max(44.0, self.height() * 0.082))))
        font.setBold(True)
        return font

    def title_bottom(self) -> float:
        """Where the name and the line below it end."""
        title, line = QFontMetricsF(self._title_font()), QFontMetricsF(self.font())
        return self.height() * 0.035 + title.height() + line.height() * 1.3 * self._letter_scale

    # Where it lies

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._scene, self._has_size = None, True
        self.fit()
        super().resizeEvent(event)

    def fit(self) -> None:
        """All measures grow with the window; letters never become smaller than the system's."""
        scale = max(0.7, min(1.7, self.width() / USUAL_WIDTH, self.height() / USUAL_HEIGHT))
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * max(1.0, scale))
        for button in self.buttons:
            button.setFont(font)
        left = round(LEFT)
        bottom = self._place_pills(left, scale)
        tile_top = bottom - round(40 * scale) - round(TILE[1] * scale)
        self._place_tiles(left, tile_top, scale)
        self._place_continue(left, tile_top, scale)

    def _place_pills(self, left: int, scale: float) -> int:
        """In one row, with less of their notes if need be, else in two; returns where they begin.

        What waits to be tried again is told in any case: nothing else says so.
        """
        shown = [pill for pill in self.pills if not pill.isHidden()]
        room = self.width() - 2 * left
        gap = round(PILL_GAP * scale)
        for shows_note, is_terse in ((True, False), (True, True), (False, False)):
            for pill in shown:
                pill.shows_note, pill.is_terse = shows_note or pill is self.training, is_terse
            if self._wide(shown, gap) <= room:
                break
        rows: list[list[StartPill]] = [[]]
        at = 0
        for pill in shown:
            wide = pill.sizeHint().width()
            if rows[-1] and at + wide > room:
                rows.append([])
                at = 0
            rows[-1].append(pill)
            at += wide + gap
        high = shown[0].sizeHint().height()
        top = self.height() - round(PILLS_BELOW * scale) - len(rows) * high - (len(rows) - 1) * gap
        for row, some in enumerate(rows):
            x = left
            for pill in some:
                pill.setGeometry(x, top + row * (high + gap), pill.sizeHint().width(), high)
                x += pill.width() + gap
        return top

    def _wide(self, pills: list[StartPill], gap: int) -> int:
        return sum(pill.sizeHint().width() + gap for pill in pills) - gap

    def _place_tiles(self, left: int, top: int, scale: float) -> None:
        gap, count = round(TILE_GAP * scale), len(self.tiles)
        most = (self.width() - 2 * left - gap * (count - 1)) / count
        needed = max(tile.needed_width() for tile in self.tiles)
        wide, high = round(min(most, max(TILE[0] * scale, needed))), round(TILE[1] * scale)
        for at, tile in enumerate(self.tiles):
            tile.setGeometry(left + at * (wide + gap), top, wide, high)

    def _place_continue(self, left: int, tile_top: int, scale: float) -> None:
        if self.going_on.isHidden():
            return
        top, card = round(self.title_bottom()), self.going_on
        card.be_low(False)
        card.be_low(top + card.sizeHint().height() > tile_top)
        high = card.sizeHint().height()
        wide = round(max(CONTINUE[0] * scale, card.needed_width() + 52 * card.scale))
        room = tile_top - top - high
        place = QPoint(left, top + max(0, min(round(24 * scale), room // 2)))
        card.setGeometry(place.x(), place.y(), min(wide, self.width() - 2 * left), high)

    # By keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows walk through the buttons; Return takes the one that stands first."""
        if press_focused(self, event):
            return
        shown = [button for button in self.buttons if not button.isHidden()]
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            shown[0].click()
            return
        step = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}.get(Qt.Key(event.key()))
        rows = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        at = next((i for i, button in enumerate(shown) if button.hasFocus()), None)
        if step is not None:
            here = (-1 if step > 0 else 0) if at is None else at
            shown[(here + step) % len(shown)].setFocus(Qt.FocusReason.TabFocusReason)
        elif rows is not None:
            self._next_row(shown[0] if at is None else shown[at], rows).setFocus(
                Qt.FocusReason.TabFocusReason
            )
        else:
            super().keyPressEvent(event)

    def _next_row(
        self, here: ContinueCard | GameTile | StartPill, step: int
    ) -> ContinueCard | GameTile | StartPill:
        """The nearest button of the row above or below."""
        beyond = [
            button
            for button in self.buttons
            if not button.isHidden() and (button.y() - here.y()) * step > here.height() // 2
        ]
        return min(beyond, key=lambda one: (abs(one.y() - here.y()), abs(one.x() - here.x())), default=here)

"""What every start page shows: the picture behind it, the program's name and a line below that."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QSizeF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from shtil_desktop.table.theme import Palette, mix
from shtil_desktop.windows.pages.backdrop import backdrop_pixmap
from shtil_desktop.windows.pages.words.house_words import house_words
from shtil_desktop.windows.start_page.news import News

translate = QCoreApplication.translate

LEFT = 50.0
"""Where the name begins."""


class StartBackdrop(QWidget):
    """A start page without its cards."""

    IS_WIDE = False
    """Whether the lower left of the picture is needed for tiles."""

    def __init__(
        self, palette: Palette, news: News, parent: QWidget | None = None, *, is_first_picture: bool = False
    ) -> None:
        super().__init__(parent)
        self.is_whole = not is_first_picture
        """Whether all of it is painted: the program's first picture waits for sky and sea only."""
        self.colours, self.news = palette, news
        self._scene: QPixmap | None = None
        self._has_size = False

    def complete(self) -> None:
        """Paint what the first picture didn't wait for."""
        self.is_whole, self._scene = True, None
        self.repaint()

    def wear(self, palette: Palette) -> None:
        """Take other colours."""
        self.colours, self._scene = palette, None
        self.update()

    def retranslate(self) -> None:
        """Say everything in the language that is spoken now."""
        self.setAccessibleName(house_words().start_page())

    def fit(self) -> None:
        """Put everything in its place."""

    def refit(self) -> None:
        """The same after a change of words; a page that has never been shown has no places yet."""
        if self._has_size:
            self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._scene, self._has_size = None, True
        self.fit()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    @property
    def scale(self) -> float:
        """How much larger than usual letters are in a high window."""
        return min(1.7, max(1.0, self.height() / 768))

    def title_font(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(round(min(96.0, max(44.0, self.height() * 0.082))))
        font.setBold(True)
        return font

    def title_bottom(self) -> float:
        title = QFontMetricsF(self.title_font())
        return self.height() * 0.035 + title.height() + QFontMetricsF(self.font()).height() * 1.3 * self.scale

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_backdrop(painter)
        painter.end()

    def picture(self) -> QPixmap:
        """All of it that is the same whatever the news."""
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(self.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        painter = QPainter(pixmap)
        self.paint_without_news(painter)
        painter.end()
        return pixmap

    def paint_without_news(self, painter: QPainter) -> None:
        self.paint_backdrop(painter)

    def paint_backdrop(self, painter: QPainter) -> None:
        if self._scene is None or self._scene.devicePixelRatio() != self.devicePixelRatioF():
            size, ratio = QSizeF(self.size()), self.devicePixelRatioF()
            self._scene = backdrop_pixmap(
                size, ratio, self.colours, is_whole=self.is_whole, is_wide=self.IS_WIDE
            )
        painter.drawPixmap(0, 0, self._scene)
        self._paint_title(painter)

    def _paint_title(self, painter: QPainter) -> None:
        font, ink = self.title_font(), self.colours.text
        y = self.height() * 0.035 + QFontMetricsF(font).ascent()
        painter.setPen(ink)
        painter.setFont(font)
        painter.drawText(QPointF(LEFT - 3, y), translate("StartPage", "Shtil"))
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 1.2 * self.scale)
        painter.setFont(font)
        painter.setPen(mix(ink, self.colours.panel, 0.12))
        painter.drawText(QPointF(LEFT, y + QFontMetricsF(font).height() * 1.35), house_words().subtitle())

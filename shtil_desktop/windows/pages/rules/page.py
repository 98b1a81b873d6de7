"""The rules to read: contents, search, pictures from the real board, and the right place at once."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLocale, Qt, QTimer
from PySide6.QtGui import QColor, QKeySequence, QResizeEvent, QShortcut, QTextBlock, QTextCursor
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from shtil_desktop.table.theme import Palette, faded
from shtil_desktop.windows.pages.game_pages import all_pages, pages_of
from shtil_desktop.windows.pages.game_parts import RuleBook
from shtil_desktop.windows.pages.page import Page, Pills, panel, soft
from shtil_desktop.windows.pages.rules.browser import RuleBrowser
from shtil_desktop.windows.pages.rules.text import read_rules


class RulesPage(Page):
    """The rules in one language, and in the next when that changes. `show_anchor` opens them at a place."""

    def __init__(
        self,
        palette: Palette,
        language: str,
        game: str = "",
        parent: QWidget | None = None,
        *,
        book: RuleBook | None = None,
    ) -> None:
        super().__init__(palette, parent)
        self._known = all_pages()
        self._game = game or next(iter(self._known))
        self._book = book or pages_of(self._game).rules()
        self._language = language
        self._headings: list[tuple[str, QTextBlock]] = []
        self.wanted: str | None = None
        # A timer of its own: the text still changes its size while the page goes, and would hold on to it.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._return_to_wanted)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.setFixedWidth(240)
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._find_next)
        self.found = soft(wraps=False)
        self.games = Pills(len(self._known))
        self.games.take(list(self._known).index(self._game))
        self.games.chosen.connect(lambda at: self.show_game(list(self._known)[at]))
        self.header.insertWidget(2, self.games)
        if len(self._known) < 2:
            self.games.hide()
        self.header.addWidget(self.found)
        self.header.addWidget(self.search)
        self.contents = QListWidget()
        self.contents.setMaximumWidth(300)
        self.contents.setMinimumWidth(258)
        self.contents.setStyleSheet("QListWidget { padding: 6px }")
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.setWordWrap(True)
        self.contents.itemClicked.connect(self._go)
        self.contents.itemActivated.connect(self._go)
        self.browser = RuleBrowser(palette, self._book)
        self.setFocusProxy(self.browser)
        self.browser.anchorClicked.connect(lambda url: self.show_anchor(url.fragment()))
        self.browser.verticalScrollBar().valueChanged.connect(self._mark_section)
        self.browser.verticalScrollBar().actionTriggered.connect(self._leave_wanted)
        frame, column = panel(8)
        column.addWidget(self.browser)
        row = QHBoxLayout()
        row.setSpacing(12)
        side = QVBoxLayout()
        side.addWidget(self.contents)
        row.addLayout(side, 1)
        row.addWidget(frame, 4)
        self.body.addLayout(row, 1)
        QShortcut(QKeySequence.StandardKey.Find, self, self.search.setFocus)
        self.retranslate()
        self._load()

    def speak(self, language: str) -> None:
        """Read another language's rules at the same place."""
        if language != self._language:
            here = self.contents.currentRow()
            self._language = language
            self._load()
            self._stay_at(here)

    def show_game(self, game: str) -> None:
        """Read another game's rules, from their beginning."""
        if game == self._game:
            return
        self._game, self._book = game, pages_of(game).rules()
        self.browser.show_book(self._book)
        self.wanted = None
        self._load()
        self._scroll_to(0)
        self._search(self.search.text())

    def show_anchor(self, name: str) -> bool:
        """Go to an anchor; False if there is none of this name."""
        for index, (anchor, _) in enumerate(self._headings):
            if anchor == name:
                self.wanted = name
                self._scroll_to(index)
                return True
        return False

    @property
    def anchors(self) -> list[str]:
        return [anchor for anchor, _ in self._headings if anchor]

    # The text

    def _load(self) -> None:
        self._headings = self.browser.read(read_rules(self._book.folder, self._language), self._language)
        layout = self.browser.document().documentLayout()  # it works on after the text is shown
        layout.documentSizeChanged.connect(self._soon.start)
        self._list_contents()

    def _list_contents(self) -> None:
        self.contents.clear()
        for index, (_, block) in enumerate(self._headings):
            level = block.blockFormat().headingLevel()
            item = QListWidgetItem("   " * max(0, level - 2) + block.text())
            item.setData(Qt.ItemDataRole.UserRole, index)
            if level < 3:
                font = item.font()
                font.setBold(True)
                item.setFont(font)
            self.contents.addItem(item)

    # Going to a place

    def _go(self, item: QListWidgetItem) -> None:
        self._stay_at(int(item.data(Qt.ItemDataRole.UserRole)))
        self.browser.setFocus()

    def _stay_at(self, index: int) -> None:
        """Go to a heading, and stay there while the text is still being laid out."""
        if 0 <= index < len(self._headings) and not self.show_anchor(self._headings[index][0]):
            self._scroll_to(index)

    def _scroll_to(self, index: int) -> None:
        if not 0 <= index < len(self._headings):
            return
        layout = self.browser.document().documentLayout()
        top = layout.blockBoundingRect(self._headings[index][1]).top()
        self.browser.verticalScrollBar().setValue(round(top) - 10 if index else 0)
        self.contents.setCurrentRow(index)

    def _section(self) -> int:
        """The heading that the top of the window belongs to."""
        layout = self.browser.document().documentLayout()
        top = self.browser.verticalScrollBar().value() + 40
        return sum(layout.blockBoundingRect(block).top() <= top for _, block in self._headings) - 1

    def _mark_section(self) -> None:
        here = self._section()
        if 0 <= here < self.contents.count() and not self.contents.hasFocus():
            self.contents.setCurrentRow(here)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A place that was asked for stays in sight when the text is laid out again."""
        super().resizeEvent(event)
        self.browser.set_margin()
        self._soon.start()

    def _leave_wanted(self) -> None:
        """The reader has gone on from there."""
        self.wanted = None

    def _return_to_wanted(self) -> None:
        if self.wanted is not None:
            self.show_anchor(self.wanted)
        elif self.search.text().strip():
            self.browser.ensureCursorVisible()

    # Search

    def _search(self, text: str) -> None:
        marks = []
        colour = faded(QColor(self.colours.accent), 0.45)
        sections = set()
        document = self.browser.document()
        cursor = document.find(text) if text.strip() else QTextCursor()
        while not cursor.isNull():
            mark = QTextEdit.ExtraSelection()
            mark.cursor = cursor
            mark.format.setBackground(colour)
            marks.append(mark)
            sections.add(self._section_of(cursor.block()))
            cursor = document.find(text, cursor)
        self.browser.setExtraSelections(marks)
        for index in range(self.contents.count()):
            self.contents.item(index).setHidden(bool(text.strip()) and index not in sections)
        self._say_found(text, len(marks))
        if marks:
            self._show_cursor(marks[0].cursor)

    def _section_of(self, block: QTextBlock) -> int:
        return sum(heading.position() <= block.position() for _, heading in self._headings) - 1

    def _say_found(self, text: str, count: int) -> None:
        if not text.strip():
            self.found.clear()
        elif count:
            self.found.setText(self.tr("found: {count}").format(count=QLocale().toString(count)))
        else:
            self.found.setText(self.tr("nothing found"))

    def _find_next(self) -> None:
        text = self.search.text()
        if not text.strip():
            return
        document = self.browser.document()
        cursor = document.find(text, self.browser.textCursor())
        if cursor.isNull():
            cursor = document.find(text)
        if not cursor.isNull():
            self._show_cursor(cursor)

    def _show_cursor(self, cursor: QTextCursor) -> None:
        self.wanted = None
        self.browser.setTextCursor(cursor)
        self.browser.ensureCursorVisible()

    # Words and colours

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.speak(QLocale().name().partition("_")[0])

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Rules"))
        self.games.set_texts([one.name() for one in self._known.values()])
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.browser.setAccessibleName(self.tr("Rules"))

    def wear(self, palette: Palette) -> None:
        super().wear(palette)
        here = self.contents.currentRow()
        self.browser.wear(palette)
        self._load()
        self._stay_at(here)

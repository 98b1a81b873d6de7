"""The rules to read: contents, search, pictures from the real board, and the right place at once."""

from __future__ import annotations

import json
import logging
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QEvent, QLocale, Qt, QTimer, QUrl
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QTextBrowser,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from shtil_desktop import places
from shtil_desktop.table.art.cache import FaceCache
from shtil_desktop.table.theme import Palette, faded
from shtil_desktop.windows.board_picture import BoardPicture, BoardSpec
from shtil_desktop.windows.page import Page, panel, soft

log = logging.getLogger(__name__)

ANCHOR: Final = re.compile(r"<!--\s*anchor:\s*([\w-]+)\s*-->")
PICTURE: Final = re.compile(r"!\[([^\]]*)\]\((board:[\w-]+)\)")
SCHEME: Final = "board"
CELL: Final = 58.0
LINE_HEIGHT: Final = 138.0  # percent
WIDEST_TEXT: Final = 940
FALLBACK: Final = "en"


@dataclass(frozen=True, slots=True)
class RuleText:
    """One language's rules: Markdown, and the anchor of each heading in turn."""

    markdown: str
    anchors: tuple[str, ...]


def read_rules(folder: Path, language: str) -> RuleText:
    """The rules of a language, in English where there is no other; empty if there are none."""
    for each in (language, FALLBACK):
        try:
            return parse_rules((folder / f"{each}.md").read_text(encoding="utf-8"))
        except OSError as error:
            log.warning("no rules to read: %s", error)
    return RuleText("", ())


def parse_rules(text: str) -> RuleText:
    """Take the anchors out and give each picture its caption below.

    >>> parse_rules("<!-- anchor: a -->\\n# A\\n\\n## B\\n").anchors
    ('a', '')
    """
    anchors, waiting, lines = [], "", []
    for line in text.splitlines():
        if found := ANCHOR.fullmatch(line.strip()):
            waiting = found[1]
            continue
        if line.startswith("#"):
            anchors.append(waiting)
            waiting = ""
        lines.append(PICTURE.sub(r"![\1](\2)\n\n*\1*", line))
    return RuleText("\n".join(lines) + "\n", tuple(anchors))


@cache
def read_boards(folder: Path) -> dict[str, Any]:
    """The pictures by their names."""
    try:
        found = json.loads((folder / "boards.json").read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        log.warning("the rules have no pictures: %s", error)
        return {}
    return found if isinstance(found, dict) else {}


class RuleBrowser(QTextBrowser):
    """A text whose pictures are boards."""

    def __init__(self, palette: Palette, boards: dict[str, Any]) -> None:
        super().__init__()
        self.colours = palette
        self._boards = boards
        self._images: dict[str, QImage] = {}
        self._faces = FaceCache()
        self.setOpenLinks(False)

    def wear(self, palette: Palette) -> None:
        self.colours = palette
        self._images.clear()

    def loadResource(self, kind: int, url: QUrl | str) -> Any:
        url = QUrl(url)
        if url.scheme() != SCHEME:
            return super().loadResource(kind, url)
        name = url.path()
        if name not in self._images:
            self._images[name] = self._picture(name)
        return self._images[name]

    def _picture(self, name: str) -> QImage:
        board = self.board(name)
        if board is None:
            return QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
        return board.image(self.devicePixelRatioF())

    def board(self, name: str) -> BoardPicture | None:
        """A picture that is yet to be painted; None if there is none of this name."""
        try:
            spec = BoardSpec.of(self._boards[name])
        except (KeyError, ValueError, TypeError) as error:
            log.warning("the rules' picture %s can't be drawn: %s", name, error)
            return None
        return BoardPicture(spec, CELL, self.colours, self._faces)


class RulesPage(Page):
    """The rules in one language, and in the next when that changes. `show_anchor` opens them at a place."""

    def __init__(
        self, palette: Palette, language: str, folder: Path | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(palette, parent)
        self._folder = folder or places.resources() / "rules"
        self._language = language
        self._headings: list[tuple[str, QTextBlock]] = []
        self._wanted: str | None = None
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.setFixedWidth(240)
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._find_next)
        self.found = soft(wraps=False)
        self.header.addWidget(self.found)
        self.header.addWidget(self.search)
        self.contents = QListWidget()
        self.contents.setMaximumWidth(260)
        self.contents.setMinimumWidth(210)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.setWordWrap(True)
        self.contents.itemClicked.connect(self._go)
        self.contents.itemActivated.connect(self._go)
        self.browser = RuleBrowser(palette, read_boards(self._folder))
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
            self._scroll_to(here)

    def show_anchor(self, name: str) -> bool:
        """Go to an anchor; False if there is none of this name."""
        for index, (anchor, _) in enumerate(self._headings):
            if anchor == name:
                self._wanted = name
                self._scroll_to(index)
                return True
        return False

    @property
    def anchors(self) -> list[str]:
        return [anchor for anchor, _ in self._headings if anchor]

    # The text

    def _load(self) -> None:
        """Make the text ready before it is laid out: else every picture would be painted for its size."""
        text = read_rules(self._folder, self._language)
        document = QTextDocument(self.browser)
        document.setDefaultFont(self.browser.font())
        document.setUndoRedoEnabled(False)
        document.setMarkdown(text.markdown)
        self._headings = []
        block = document.begin()
        anchors = iter(text.anchors)
        while block.isValid():
            if block.blockFormat().headingLevel():
                self._headings.append((next(anchors, ""), block))
            self._dress(block)
            block = block.next()
        self._colour_tables(document)
        self.browser.setDocument(document)  # which deletes the one before
        self._set_margin()
        self._list_contents()

    def _dress(self, block: QTextBlock) -> None:
        """Air between lines, headings in proportion, room for a picture."""
        cursor = QTextCursor(block)
        form = QTextBlockFormat()
        level = block.blockFormat().headingLevel()
        if self._has_picture(block):
            form.setTopMargin(10)
            self._reserve_room(block)
        else:
            form.setLineHeight(LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            form.setTopMargin({0: 3, 1: 4, 2: 26}.get(level, 18))
            form.setBottomMargin(8 if level or not block.textList() else 2)
        cursor.mergeBlockFormat(form)
        if level:
            self._size_heading(cursor, level)

    def _set_margin(self) -> None:
        """Lines no longer than the eye likes."""
        spare = self.browser.viewport().width() - WIDEST_TEXT
        self.browser.document().setDocumentMargin(max(22, spare / 2))

    def _size_heading(self, cursor: QTextCursor, level: int) -> None:
        letters = QTextCharFormat()
        letters.setFontPointSize(self.font().pointSizeF() * {1: 1.9, 2: 1.5}.get(level, 1.2))
        letters.clearProperty(QTextFormat.Property.FontSizeAdjustment)
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        cursor.mergeCharFormat(letters)

    def _colour_tables(self, document: QTextDocument) -> None:
        from PySide6.QtGui import QBrush, QTextFrameFormat, QTextTable

        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                form = frame.format()
                form.setBorder(1)
                form.setBorderCollapse(True)
                form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
                form.setBorderBrush(QBrush(self.colours.panel_line))
                form.setCellPadding(5)
                frame.setFormat(form)

    @staticmethod
    def _has_picture(block: QTextBlock) -> bool:
        parts = block.begin()
        return not parts.atEnd() and parts.fragment().charFormat().isImageFormat()

    def _reserve_room(self, block: QTextBlock) -> None:
        """Say how large a picture is, so that it is painted only when it comes into sight."""
        fragment = block.begin().fragment()
        form = fragment.charFormat().toImageFormat()
        board = self.browser.board(QUrl(form.name()).path())
        if board is not None:
            form.setWidth(board.size.width())
            form.setHeight(board.size.height())
            cursor = QTextCursor(block)
            cursor.setPosition(fragment.position())
            cursor.setPosition(fragment.position() + fragment.length(), QTextCursor.MoveMode.KeepAnchor)
            cursor.setCharFormat(form)

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
        self._scroll_to(int(item.data(Qt.ItemDataRole.UserRole)))
        self.browser.setFocus()

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
        """A place that was asked for stays in sight when the text is laid out anew."""
        super().resizeEvent(event)
        self._set_margin()
        if self._wanted is not None:
            QTimer.singleShot(0, self._return_to_wanted)

    def _leave_wanted(self) -> None:
        """The reader has gone on from there."""
        self._wanted = None

    def _return_to_wanted(self) -> None:
        if self._wanted is not None:
            self.show_anchor(self._wanted)

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
        self._wanted = None
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
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.browser.setAccessibleName(self.tr("Rules"))

    def wear(self, palette: Palette) -> None:
        super().wear(palette)
        here = self.contents.currentRow()
        self.browser.wear(palette)
        self._load()
        self._scroll_to(here)

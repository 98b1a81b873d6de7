"""The rule book on the page: air between the lines, headings in proportion, boards with their captions."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QUrl
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser

from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.game_parts import RuleBook, RulePicture
from shtil_desktop.windows.pages.rules.text import RuleText, read_boards

log = logging.getLogger(__name__)

SCHEME: Final = "board"
LINE_HEIGHT: Final = 138.0  # percent
WIDEST_TEXT: Final = 940
HEADING_SIZES: Final = {1: 1.9, 2: 1.5}
MOST_PAINTED: Final = 24
PAINTED: Final[dict[tuple[Path, str, str, str, float], QImage]] = {}
"""The pictures painted last, kept for the next visit; some have words of their language in them."""
HEADING_AIR: Final = {0: 3, 1: 4, 2: 26}


class RuleBrowser(QTextBrowser):
    """A text whose pictures are boards."""

    def __init__(self, palette: Palette, book: RuleBook) -> None:
        super().__init__()
        self.colours = palette
        self.book = book
        self._language = ""
        self.setOpenLinks(False)

    def show_book(self, book: RuleBook) -> None:
        """Take the pictures of another game's rules."""
        self.book = book

    def wear(self, palette: Palette) -> None:
        self.colours = palette

    def loadResource(self, kind: int, url: QUrl | str) -> Any:
        url = QUrl(url)
        if url.scheme() != SCHEME:
            return super().loadResource(kind, url)
        name = url.path()
        key = (self.book.folder, name, self._language, self.colours.name, self.devicePixelRatioF())
        if key not in PAINTED:
            if len(PAINTED) >= MOST_PAINTED:
                PAINTED.pop(next(iter(PAINTED)))
            PAINTED[key] = self._picture(name)
        return PAINTED[key]

    def _picture(self, name: str) -> QImage:
        board = self.board(name)
        if board is None:
            return QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
        return board.image(self.devicePixelRatioF())

    def board(self, name: str) -> RulePicture | None:
        """A picture that is yet to be painted; None if there is none of this name."""
        try:
            return self.book.picture(read_boards(self.book.folder)[name], self.colours)
        except (KeyError, ValueError, TypeError) as error:
            log.warning("the rules' picture %s can't be drawn: %s", name, error)
            return None

    # The text

    def read(self, text: RuleText, language: str) -> list[tuple[str, QTextBlock]]:
        """Show a text; its headings with their anchors.

        It is made ready before it is laid out: else every picture would be painted for its size.
        """
        self._language = language
        document = QTextDocument(self)
        document.setDefaultFont(self.font())
        document.setUndoRedoEnabled(False)
        document.setMarkdown(text.markdown)
        headings, anchors, before = [], iter(text.anchors), False
        for block in _blocks(document):
            if block.blockFormat().headingLevel():
                headings.append((next(anchors, ""), block))
            self._dress(block, is_caption=before)
            before = has_picture(block)
        self._colour_tables(document)
        self.setDocument(document)  # which deletes the one before
        self.set_margin()
        return headings

    def set_margin(self) -> None:
        """Lines no longer than the eye likes."""
        spare = self.viewport().width() - WIDEST_TEXT
        self.document().setDocumentMargin(max(22, spare / 2))

    def _dress(self, block: QTextBlock, is_caption: bool) -> None:
        """Air between lines, headings in proportion, room for a picture, a caption close below it."""
        cursor = QTextCursor(block)
        form = QTextBlockFormat()
        level = block.blockFormat().headingLevel()
        if has_picture(block):
            form.setTopMargin(12)
            form.setBottomMargin(0)
            self._reserve_room(block)
        else:
            form.setLineHeight(LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            form.setTopMargin(7 if is_caption else HEADING_AIR.get(level, 18))
            form.setBottomMargin(18 if is_caption else 8 if level or not block.textList() else 2)
        cursor.mergeBlockFormat(form)
        if level:
            self._size_heading(cursor, level)
        elif is_caption:
            self._soften(cursor)

    def _size_heading(self, cursor: QTextCursor, level: int) -> None:
        letters = QTextCharFormat()
        letters.setFontPointSize(self.font().pointSizeF() * HEADING_SIZES.get(level, 1.2))
        letters.clearProperty(QTextFormat.Property.FontSizeAdjustment)
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        cursor.mergeCharFormat(letters)

    def _soften(self, cursor: QTextCursor) -> None:
        letters = QTextCharFormat()
        letters.setForeground(QColor(self.colours.text_soft))
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        cursor.mergeCharFormat(letters)

    def _colour_tables(self, document: QTextDocument) -> None:
        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                form = frame.format()
                form.setBorder(1)
                form.setBorderCollapse(True)
                form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
                form.setBorderBrush(QBrush(self.colours.panel_line))
                form.setCellPadding(5)
                frame.setFormat(form)

    def _reserve_room(self, block: QTextBlock) -> None:
        """Say how large a picture is, so that it is painted only when it comes into sight."""
        fragment = block.begin().fragment()
        form = fragment.charFormat().toImageFormat()
        board = self.board(QUrl(form.name()).path())
        if board is not None:
            form.setWidth(board.size.width())
            form.setHeight(board.size.height())
            cursor = QTextCursor(block)
            cursor.setPosition(fragment.position())
            cursor.setPosition(fragment.position() + fragment.length(), QTextCursor.MoveMode.KeepAnchor)
            cursor.setCharFormat(form)


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def has_picture(block: QTextBlock) -> bool:
    parts = block.begin()
    return not parts.atEnd() and parts.fragment().charFormat().isImageFormat()

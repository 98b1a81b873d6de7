"""What tiles, cells and levels are called: 36 kinds, since an adjective has a gender in two languages."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from shtil_desktop.games.qwirkle.rules.board import position_of
from shtil_desktop.games.qwirkle.rules.tiles import SIDE, Tile
from shtil_desktop.table.words.counted_words import counted

translate = QCoreApplication.translate
CONTEXT: Final = "qwirkle tiles"
"""Of the names below."""
MINUS: Final = "\N{MINUS SIGN}"

KINDS: Final = (
    QT_TRANSLATE_NOOP("qwirkle tiles", "red circle"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "red square"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "red diamond"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "red clover"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "red star"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "red cross"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "orange circle"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "orange square"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "orange diamond"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "orange clover"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "orange star"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "orange cross"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "yellow circle"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "yellow square"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "yellow diamond"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "yellow clover"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "yellow star"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "yellow cross"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "green circle"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "green square"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "green diamond"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "green clover"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "green star"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "green cross"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "blue circle"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "blue square"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "blue diamond"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "blue clover"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "blue star"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "blue cross"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "purple circle"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "purple square"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "purple diamond"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "purple clover"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "purple star"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "purple cross"),
)
"""By kind, in the order of the rules."""

COLOURS: Final = (
    QT_TRANSLATE_NOOP("qwirkle tiles", "red"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "orange"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "yellow"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "green"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "blue"),
    QT_TRANSLATE_NOOP("qwirkle tiles", "purple"),
)


def tile_name(tile: Tile) -> str:
    return translate(CONTEXT, str(KINDS[tile]))


def colour_letters() -> tuple[str, ...]:
    """The mark of each colour: a letter or two in the language that is spoken now."""
    return (
        translate("qwirkle colour letters", "R"),
        translate("qwirkle colour letters", "O"),
        translate("qwirkle colour letters", "Y"),
        translate("qwirkle colour letters", "G"),
        translate("qwirkle colour letters", "B"),
        translate("qwirkle colour letters", "P"),
    )


NO_LETTERS: Final = ("",) * SIDE


def figure(number: int) -> str:
    """A number with a proper minus sign.

    >>> figure(-2), figure(7)
    ('−2', '7')
    """
    return f"{MINUS}{-number}" if number < 0 else str(number)


def cell_name(cell: int) -> str:
    """Where a cell is; rows count downwards, as one reads."""
    x, y = position_of(cell)
    text = translate("qwirkle", "column\xa0{column}, row\xa0{row}")
    return text.format(column=figure(x), row=figure(y))


def points_text(points: int) -> str:
    return counted(translate("qwirkle", "%n point(s)", "", points), points)


def tiles_text(count: int) -> str:
    return counted(translate("qwirkle", "%n tile(s)", "", count), count)


def lines_text(count: int) -> str:
    return counted(translate("qwirkle", "%n line(s)", "", count), count)


def level_name(level: str) -> str:
    return {
        "beginner": translate("qwirkle", "Beginner"),
        "amateur": translate("qwirkle", "Amateur"),
        "expert": translate("qwirkle", "Expert"),
        "master": translate("qwirkle", "Master"),
    }.get(level, level)

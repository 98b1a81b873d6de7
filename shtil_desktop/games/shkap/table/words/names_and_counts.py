"""Counted things and names: steps, coins, cards, kinds of cards, islands and cells."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from shtil_desktop.games.shkap.rules.cards import KINDS, Card, Kind
from shtil_desktop.games.shkap.rules.island.islands import (
    BURIED,
    CAVE,
    CHESTS,
    JUNGLE,
    LABYRINTH,
    SEA,
    TAKING,
    Cell,
    Island,
)
from shtil_desktop.table.words.counted_words import counted

translate = QCoreApplication.translate
COLUMNS: Final = "ABCDE"


def steps_text(count: int) -> str:
    return counted(translate("shkap", "%n step(s)", None, count), count)


def in_steps_text(count: int) -> str:
    """How long a way is; in some languages the noun has another form there."""
    return counted(translate("shkap", "in %n step(s)", None, count), count)


def with_steps_text(count: int) -> str:
    return counted(translate("shkap", "with %n step(s)", None, count), count)


def gained_text(count: int) -> str:
    """Coins that somebody gets."""
    return counted(translate("shkap", "%n coin(s)", "gained", count), count)


def taken_text(count: int) -> str:
    """Cards that somebody takes."""
    return counted(translate("shkap", "%n card(s)", "taken", count), count)


def coins_text(count: int) -> str:
    return counted(translate("shkap", "%n coin(s)", None, count), count)


def cards_text(count: int) -> str:
    return counted(translate("shkap", "%n card(s)", None, count), count)


def marks_text(count: int) -> str:
    return counted(translate("shkap", "%n mark(s)", None, count), count)


def card_label(kind: Kind) -> str:
    """What stands on a card: short."""
    return {
        Kind.ACROSS: translate("shkap cards", "across"),
        Kind.UPDOWN: translate("shkap cards", "up, down"),
        Kind.CROSS: translate("shkap cards", "cross"),
        Kind.KNIGHT: translate("shkap cards", "knight"),
        Kind.FLAG: translate("shkap cards", "flag"),
        Kind.MARK: translate("shkap cards", "mark"),
        Kind.MAP: translate("shkap cards", "map"),
    }[kind]


def card_labels() -> tuple[str, ...]:
    return tuple(map(card_label, Kind))


def card_name(card: Card) -> str:
    """A card in a sentence or a list."""
    return {
        Kind.ACROSS: translate("shkap", "across"),
        Kind.UPDOWN: translate("shkap", "up-down"),
        Kind.CROSS: translate("shkap", "cross"),
        Kind.KNIGHT: translate("shkap", "knight"),
        Kind.FLAG: translate("shkap", "black flag"),
        Kind.MARK: translate("shkap", "black mark"),
        Kind.MAP: translate("shkap", "pirate map"),
    }[KINDS[card]]


def card_use(card: Card) -> str:
    """What a card does, for a pointer that rests."""
    return {
        Kind.ACROSS: translate("shkap", "Across: one cell left or right"),
        Kind.UPDOWN: translate("shkap", "Up-down: one cell up or down"),
        Kind.CROSS: translate("shkap", "Cross: one cell in any of the four directions"),
        Kind.KNIGHT: translate("shkap", "Knight: a leap as in chess, over anything"),
        Kind.FLAG: translate(
            "shkap", "Black flag: as the first card, it starts your route at the black flag; not a step"
        ),
        Kind.MARK: translate(
            "shkap", "Black mark: throw it at another pirate, who then needs one extra step"
        ),
        Kind.MAP: translate(
            "shkap", "Pirate map: the next card may enter the jungle or dig up a chest; not a step"
        ),
    }[KINDS[card]]


def cards_list(cards: Iterable[Card]) -> str:
    """In their order; the same kind several times in a row is told once, with how often."""
    told = []
    for name, same in groupby(map(card_name, cards)):
        count = len(list(same))
        told.append(name if count == 1 else f"{name}\xa0\N{MULTIPLICATION SIGN}{count}")
    return ", ".join(told)


def island_name(island: Island) -> str:
    """In the language that is spoken now."""
    languages = {QLocale.Language.German: "de", QLocale.Language.Russian: "ru"}
    name = island.names.get(languages.get(QLocale().language(), "en"), "")
    return name.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")


def cell_name(cell: Cell) -> str:
    """As on a chart: a letter for the column, a number for the row.

    >>> cell_name((0, 2))
    'C1'
    """
    return f"{COLUMNS[cell[1]]}{cell[0] + 1}"


def sign_name(sign: str) -> str:
    """What is at a cell."""
    if sign in CHESTS:
        return translate("shkap", "chest of\xa0{coins}").format(coins=CHESTS[sign])
    if sign in BURIED:
        return translate("shkap", "buried chest of\xa0{coins}").format(coins=BURIED[sign])
    if sign in TAKING:
        return translate("shkap", "take {cards}").format(cards=taken_text(TAKING[sign]))
    return {
        SEA: translate("shkap", "sea"),
        CAVE: translate("shkap", "cave"),
        LABYRINTH: translate("shkap", "labyrinth"),
        JUNGLE: translate("shkap", "jungle"),
        "W": translate("shkap", "white flag"),
        "B": translate("shkap", "black flag"),
    }.get(sign, translate("shkap", "empty cell"))


def sign_meaning(sign: str) -> str:
    """The same with what happens there, for the legend and for tips."""
    if sign in CHESTS:
        return translate("shkap", "chest: the walk ends")
    if sign in BURIED:
        return translate("shkap", "buried: map needed")
    if sign in TAKING:
        count = TAKING[sign]
        return counted(translate("shkap", "take %n card(s) on the way", None, count), count)
    return {
        CAVE: translate("shkap", "cave: you come out of another"),
        LABYRINTH: translate("shkap", "labyrinth: one extra step"),
        JUNGLE: translate("shkap", "jungle: map needed"),
        "W": translate("shkap", "white flag: the usual start"),
        "B": translate("shkap", "black flag: start with a flag card"),
    }.get(sign, "")


def chest_text(island: Island, cell: Cell) -> str:
    """A chest in a sentence: “the chest of 3”."""
    if island.sign(cell) in BURIED:
        return translate("shkap", "the buried chest of\xa0{coins}").format(coins=island.coins_at(cell))
    return translate("shkap", "the chest of\xa0{coins}").format(coins=island.coins_at(cell))


def joined(names: Sequence[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return translate("shkap", "{names} and {last}").format(names=", ".join(names[:-1]), last=names[-1])

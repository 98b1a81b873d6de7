"""The sentences of the log, each for the player and for another pirate."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


class Sentence(Enum):
    LANDS = auto()
    PASSES = auto()
    TAKES = auto()
    DRAWS = auto()
    DRAWS_CARD = auto()
    KEEPS = auto()
    LAYS = auto()
    LAYS_CARDS = auto()
    THROWS = auto()
    REVEALS = auto()
    ARRIVES = auto()
    LACKS_MAP = auto()
    NOWHERE = auto()
    LATE_FLAG = auto()
    NO_CARD = auto()
    WINS = auto()
    WINS_BEHIND = auto()
    TOO_LATE = auto()


Pair = tuple[str, str]
"""“You land” and “{name} lands”."""

SENTENCES: Final[dict[Sentence, Callable[[], Pair]]] = {
    Sentence.LANDS: lambda: (translate("shkap log", "You land"), translate("shkap log", "{name} lands")),
    Sentence.PASSES: lambda: (translate("shkap log", "You pass"), translate("shkap log", "{name} passes")),
    Sentence.TAKES: lambda: (
        translate("shkap log", "You take from the market: {card}"),
        translate("shkap log", "{name} takes from the market: {card}"),
    ),
    Sentence.DRAWS: lambda: (
        translate("shkap log", "You draw a card"),
        translate("shkap log", "{name} draws a card"),
    ),
    Sentence.DRAWS_CARD: lambda: (
        translate("shkap log", "You draw: {card}"),
        translate("shkap log", "{name} draws: {card}"),
    ),
    Sentence.KEEPS: lambda: (
        translate("shkap log", "You keep: {card}"),
        translate("shkap log", "{name} keeps: {card}"),
    ),
    Sentence.LAYS: lambda: (
        translate("shkap log", "You have laid a route"),
        translate("shkap log", "{name} has laid a route"),
    ),
    Sentence.LAYS_CARDS: lambda: (
        translate("shkap log", "Your route: {cards}"),
        translate("shkap log", "{name}’s route: {cards}"),
    ),
    Sentence.THROWS: lambda: (
        translate("shkap log", "You throw a black mark at {other}"),
        translate("shkap log", "{name} throws a black mark at {other}"),
    ),
    Sentence.REVEALS: lambda: (
        translate("shkap log", "You reveal: {cards}"),
        translate("shkap log", "{name} reveals: {cards}"),
    ),
    Sentence.ARRIVES: lambda: (
        translate("shkap log", "You reach {chest} {in_steps}"),
        translate("shkap log", "{name} reaches {chest} {in_steps}"),
    ),
    Sentence.LACKS_MAP: lambda: (
        translate("shkap log", "You are at a buried chest without a map: no gold"),
        translate("shkap log", "{name} is at a buried chest without a map: no gold"),
    ),
    Sentence.NOWHERE: lambda: (
        translate("shkap log", "Your next card leads nowhere: no gold"),
        translate("shkap log", "{name}’s next card leads nowhere: no gold"),
    ),
    Sentence.LATE_FLAG: lambda: (
        translate("shkap log", "Your flag was not the first card: no gold"),
        translate("shkap log", "{name}’s flag was not the first card: no gold"),
    ),
    Sentence.NO_CARD: lambda: (
        translate("shkap log", "You run out of cards: no gold"),
        translate("shkap log", "{name} runs out of cards: no gold"),
    ),
    Sentence.WINS: lambda: (
        translate("shkap log", "You get {coins} {with_steps}"),
        translate("shkap log", "{name} gets {coins} {with_steps}"),
    ),
    Sentence.WINS_BEHIND: lambda: (
        translate("shkap log", "You get {coins} {with_steps}, behind {others}"),
        translate("shkap log", "{name} gets {coins} {with_steps}, behind {others}"),
    ),
    Sentence.TOO_LATE: lambda: (
        translate("shkap log", "You come too late {with_steps}: nothing is left after {others}"),
        translate("shkap log", "{name} comes too late {with_steps}: nothing is left after {others}"),
    ),
}

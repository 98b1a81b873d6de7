"""The cards: an island is its number, every other kind a constant above the last island."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

Card = int

LAST_ISLAND: Final = 80
ISLANDS: Final = range(1, LAST_ISLAND + 1)
START: Final = 81
FINISH: Final = 82
MONSTER: Final = 83
WILD: Final = 84
COMPASS: Final = 85
YELLOW: Final = 86
PURPLE: Final = 87
ORANGE: Final = 88
BLANK: Final = 89
HIDDEN: Final = 0
"""A card that the onlooker may not see."""

NAMES: Final[dict[Card, str]] = {
    START: "start",
    FINISH: "finish",
    MONSTER: "monster",
    WILD: "wild",
    COMPASS: "compass",
    YELLOW: "yellow",
    PURPLE: "purple",
    ORANGE: "orange",
    BLANK: "blank",
}
BY_NAME: Final[dict[str, Card]] = {name: card for card, name in NAMES.items()}

STORMS: Final[tuple[Card, ...]] = (YELLOW, PURPLE, ORANGE)
STORM_DECK: Final[tuple[Card, ...]] = (YELLOW,) * 3 + (PURPLE,) * 2 + (ORANGE,)
FINISHES: Final = 5
COMPASSES: Final = 6
EXPLORER_DECK: Final[tuple[Card, ...]] = (
    (FINISH,) * FINISHES + (MONSTER,) * 5 + STORM_DECK + (COMPASS,) * COMPASSES + (BLANK,) * 3
)


def is_island(card: Card) -> bool:
    return 1 <= card <= LAST_ISLAND


def count_discardable(hand: Iterable[Card]) -> int:
    """Cards that may be discarded: all but monsters."""
    return sum(card != MONSTER for card in hand)

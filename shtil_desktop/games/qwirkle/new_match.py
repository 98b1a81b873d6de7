"""The choices for a new game, as they are kept from one to the next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from shtil_desktop.games.new_match import Begins, short_texts
from shtil_desktop.games.qwirkle.rules.deal import SEATS, Options
from shtil_desktop.games.values import value

OPPONENTS: Final = max(SEATS) - 1
"""The most there can be."""
USUAL_LEVEL: Final = "amateur"


@value
class NewQwirkle:
    """The choices last made for a new game."""

    options: Options = Options()
    levels: tuple[str, ...] = (USUAL_LEVEL,) * OPPONENTS
    names: tuple[str, ...] = ("",) * OPPONENTS
    """Of the opponents; an empty one is chosen by the program."""
    begins: Begins = Begins.LOT


def write_choices(chosen: NewQwirkle) -> dict[str, Any]:
    """The choices as plain JSON values."""
    return {
        "seats": chosen.options.seats,
        "levels": list(chosen.levels),
        "names": list(chosen.names),
        "begins": chosen.begins.value,
    }


def read_choices(plain: Mapping[str, Any]) -> NewQwirkle:
    """Choices from plain values; `ValueError` if they make no sense. What is missing is as usual."""
    usual = NewQwirkle()
    seats = plain.get("seats", usual.options.seats)
    if type(seats) is not int or seats not in SEATS:
        raise ValueError("2, 3 or 4 seats")
    return NewQwirkle(
        Options(seats),
        short_texts(plain.get("levels"), usual.levels),
        short_texts(plain.get("names"), usual.names),
        Begins(plain.get("begins", usual.begins)),
    )

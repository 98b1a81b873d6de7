"""The choices for a new expedition, as they are kept from one to the next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from shtil_desktop.games.new_match import Begins, short_texts
from shtil_desktop.games.shkap.rules.options import SEATS, Mode, Options
from shtil_desktop.games.values import value

RIVALS: Final = max(SEATS) - 1
"""The most there can be."""
USUAL_LEVEL: Final = "sailor"


@value
class NewExpedition:
    """The choices last made for a new expedition."""

    options: Options = Options(seats=3)
    levels: tuple[str, ...] = (USUAL_LEVEL,) * RIVALS
    names: tuple[str, ...] = ("",) * RIVALS
    """Of the rivals; an empty one is chosen by the program."""
    begins: Begins = Begins.LOT


def write_choices(chosen: NewExpedition) -> dict[str, Any]:
    """The choices as plain JSON values."""
    return {
        "mode": chosen.options.mode.value,
        "seats": chosen.options.seats,
        "levels": list(chosen.levels),
        "names": list(chosen.names),
        "begins": chosen.begins.value,
    }


def read_choices(plain: Mapping[str, Any]) -> NewExpedition:
    """Choices from plain values; `ValueError` if they make no sense. What is missing is as usual."""
    usual = NewExpedition()
    seats = plain.get("seats", usual.options.seats)
    if type(seats) is not int or seats not in SEATS:
        raise ValueError("2, 3 or 4 seats")
    return NewExpedition(
        Options(Mode(plain.get("mode", usual.options.mode)), seats),
        short_texts(plain.get("levels"), usual.levels),
        short_texts(plain.get("names"), usual.names),
        Begins(plain.get("begins", usual.begins)),
    )

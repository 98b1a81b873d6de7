"""The choices for a new voyage, as they are kept from one to the next."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from shtil_desktop.games.new_match import Begins, short_texts
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.values import fields_of, value

__all__ = ["Begins", "NewVoyage", "Side", "read_choices", "write_choices"]


class Side(StrEnum):
    """The player's, among rivals."""

    SUN = "sun"
    MOON = "moon"


@value
class NewVoyage:
    """The choices last made for a new voyage."""

    options: Options = Options(Mode.STANDARD, seats=1)
    levels: tuple[str, ...] = ("captain",) * 4
    names: tuple[str, ...] = ("",) * 4
    """Of the mates; an empty one is chosen by the program."""
    begins: Begins = Begins.PLAYER
    side: Side = Side.SUN
    only_winnable: bool = False


def write_choices(chosen: NewVoyage) -> dict[str, Any]:
    """The choices as plain JSON values; what earlier versions don't know only where it is not the usual."""
    seating, usual = _seating(chosen), _seating(NewVoyage())
    return {
        **fields_of(chosen.options),
        "levels": list(chosen.levels),
        "names": list(chosen.names),
        "player_first": chosen.begins is Begins.PLAYER,  # as earlier versions have it
        "only_winnable": chosen.only_winnable,
        **{name: value for name, value in seating.items() if value != usual[name]},
    }


def _seating(chosen: NewVoyage) -> dict[str, Any]:
    return {"begins": chosen.begins, "side": chosen.side}


def read_choices(plain: Mapping[str, Any]) -> NewVoyage:
    """Choices from plain values; `ValueError` if they make no sense. What is missing is as usual."""
    usual = NewVoyage()
    return NewVoyage(
        options=_options(plain) if plain else usual.options,
        levels=short_texts(plain.get("levels"), usual.levels),
        names=short_texts(plain.get("names"), usual.names),
        begins=Begins(plain.get("begins", usual.begins)),
        side=Side(plain.get("side", usual.side)),
        only_winnable=_flag(plain.get("only_winnable", usual.only_winnable)),
    )


def _options(plain: Mapping[str, Any]) -> Options:
    names = [name for name in fields_of(NewVoyage().options) if name != "mode" and name in plain]
    for name in names:
        wanted: type = bool if name in ("reefs", "storms") else int
        if type(plain[name]) is not wanted:
            raise ValueError(f"{name} is not of the kind {wanted.__name__}")
    return Options(Mode(plain.get("mode", Mode.STANDARD)), **{name: plain[name] for name in names})


def _flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"{str(value)[:40]!r} is neither true nor false")
    return value

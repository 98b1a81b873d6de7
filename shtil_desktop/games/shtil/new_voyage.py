"""The choices for a new voyage, as they are kept from one to the next."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from shtil_desktop.games.difficulty import HARDEST
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
    difficulty: int = 0
    """Of the deal, from 1 to 5; 0 if it doesn't matter."""


def write_choices(chosen: NewVoyage) -> dict[str, Any]:
    """The choices as plain JSON values; what earlier versions don't know only where it is not the usual."""
    newer, usual = _newer(chosen), _newer(NewVoyage())
    return {
        **fields_of(chosen.options),
        "levels": list(chosen.levels),
        "names": list(chosen.names),
        "player_first": chosen.begins is Begins.PLAYER,  # as earlier versions have it
        "only_winnable": chosen.only_winnable,
        **{name: value for name, value in newer.items() if value != usual[name]},
    }


def _newer(chosen: NewVoyage) -> dict[str, Any]:
    return {"begins": chosen.begins, "side": chosen.side, "difficulty": chosen.difficulty}


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
        difficulty=_difficulty(plain.get("difficulty", usual.difficulty)),
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


def _difficulty(value: Any) -> int:
    if type(value) is not int or not 0 <= value <= HARDEST:
        raise ValueError(f"{str(value)[:40]!r} is no difficulty")
    return value

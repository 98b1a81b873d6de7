"""Kinds of matches of every game."""

from __future__ import annotations

from itertools import cycle
from typing import Any, Final

from shtil_desktop.games.qwirkle.rules.deal import Options as QwirkleOptions
from shtil_desktop.games.shkap.rules.options import Mode
from shtil_desktop.games.shkap.rules.options import Options as ShkapOptions
from tests.games.shtil.kinds import FEW_KINDS

SEATS: Final = (2, 3, 4)


def all_kinds() -> list[tuple[str, Any]]:
    """Return a game and a kind of its matches, one game after the other, until every kind has been named."""
    qwirkle = cycle(QwirkleOptions(seats) for seats in SEATS)
    shkap = cycle(ShkapOptions(mode, seats) for seats in SEATS for mode in Mode)
    found: list[tuple[str, Any]] = []
    for kind in FEW_KINDS:
        found += [("shtil", kind), ("qwirkle", next(qwirkle)), ("shkap", next(shkap))]
    return found

"""All finished matches as a table for a spreadsheet: a column for each option and figure of their games."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

from shtil_desktop.games import face_of
from shtil_desktop.play.profile.statistics.figures import PLAYED_ON, Finished

Cells = dict[str, Any]
"""By the name of their column."""

HEAD: Final = ("id", "finished")
AFTER_OPTIONS: Final = ("number", "result", "reason", "actions")
AFTER_COUNTS: Final = ("used_undo", "hints_used", "is_repeat", "daily")
APART: Final = "is_played_on"
"""The column of matches that were played on from a replay, if there are any."""


def as_table(found: Sequence[Finished]) -> list[list[Any]]:
    """The header, and a row for each; a column says which game it was if there was more than one."""
    games = ["game"] if len({one.game for one in found}) > 1 else []
    options = [_plain_options(one) for one in found]
    counts = [
        {k: v for k, v in one.figures.items() if isinstance(v, int) and k != PLAYED_ON} for one in found
    ]
    places = [{k: json.dumps(v) for k, v in one.figures.items() if not isinstance(v, int)} for one in found]
    first = [*HEAD, *games, *_names(options), *AFTER_OPTIONS]
    apart = [APART] if any(one.is_played_on for one in found) else []
    header = [*first, *_names(counts), *AFTER_COUNTS, *apart, *_names(places)]
    parts = zip(map(_house_cells, found), options, counts, places, strict=True)
    rows = [house | chosen | counted | listed for house, chosen, counted, listed in parts]
    return [header, *([row.get(name, "") for name in header] for row in rows)]


def _plain_options(one: Finished) -> Cells:
    plain = face_of(one.game).write_options(one.options)
    return {name: int(value) if isinstance(value, bool) else value for name, value in plain.items()}


def _house_cells(one: Finished) -> Cells:
    names = ("id", "game", "number", "reason", "actions", "hints_used")
    return {name: getattr(one, name) for name in names} | {
        "finished": one.finished.isoformat(),
        "result": one.result.value,
        "used_undo": int(one.used_undo),
        "is_repeat": int(one.is_repeat),
        APART: int(one.is_played_on),
        "daily": None if one.daily is None else one.daily.isoformat(),
    }


def _names(cells: Iterable[Cells]) -> list[str]:
    """Of all columns that occur, in the order in which they are met."""
    return list(dict.fromkeys(name for each in cells for name in each))

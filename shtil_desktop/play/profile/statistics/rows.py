"""The rows of the statistics: how a finished voyage is written down, and which rows can be read."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import fields
from datetime import UTC, date, datetime
from typing import Any, Final

from shtil_desktop.games.base import Result
from shtil_desktop.games.shtil.rules.options import MONSTERS, REMOVED, WILDS, Mode, Options
from shtil_desktop.play.profile.statistics.figures import Finished

OPTIONS: Final = tuple(f.name for f in fields(Options))
COLUMNS: Final = (
    *("id", "finished"),
    *OPTIONS,
    *("number", "result", "reason", "actions", "cards_left", "used_undo", "hints_used", "is_repeat"),
    *("daily", "lost_cells"),
)
HIGHEST: Final = 1_000_000
"""No voyage has more actions, cards or hints."""
HEAD: Final = 19
"""Letters of a moment up to its seconds; what follows may be anything."""


def _among(values: Sequence[str | int]) -> str:
    return ", ".join(f"'{value}'" if isinstance(value, str) else str(int(value)) for value in values)


def _integers(names: Sequence[str], allowed: str) -> list[str]:
    """SQLite's columns take anything, so the kind of a value is asked for, too."""
    return [f"typeof({name}) = 'integer' AND {name} {allowed}" for name in names]


DAY: Final = "[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]"
TIME: Final = "[012][0-9]:[0-5][0-9]:[0-5][0-9]"
STORMY: Final = "(reefs + monsters + storms + wilds > 0)"
READABLE: Final = " AND ".join(
    [
        "typeof(id) = 'text' AND typeof(reason) = 'text' AND typeof(number) = 'integer'",
        f"typeof(finished) = 'text' AND length(finished) <= 40 AND finished GLOB '{DAY}T{TIME}*'",
        "date(substr(finished, 1, 10), '+0 days') = substr(finished, 1, 10) AND finished > '0001'",
        "time(substr(finished, 12, 8), '+0 seconds') = substr(finished, 12, 8)",
        f"mode IN ({_among([mode.value for mode in Mode])})",
        f"result IN ({_among([result.value for result in Result])})",
        *_integers(["seats"], "BETWEEN 1 AND 5"),
        *_integers(["removed"], f"IN ({_among(REMOVED)})"),
        *_integers(["monsters"], f"IN ({_among(MONSTERS)})"),
        *_integers(["wilds"], f"IN ({_among(WILDS)})"),
        *_integers(["reefs", "storms", "used_undo", "is_repeat"], "IN (0, 1)"),
        f"(mode != '{Mode.COMPETITIVE.value}' OR seats = 2)",
        f"(mode = '{Mode.STANDARD.value}' OR (removed = 0 AND NOT {STORMY}))",
        f"NOT (removed > 0 AND {STORMY})",
        *_integers(["actions", "cards_left", "hints_used"], f"BETWEEN 0 AND {HIGHEST}"),
        f"(daily IS NULL OR (typeof(daily) = 'text' AND length(daily) = 10 AND daily GLOB '{DAY}'"
        " AND date(daily, '+0 days') = daily AND daily > '0001'))",
        "typeof(lost_cells) = 'text' AND length(lost_cells) <= 1000",
        "substr(lost_cells, 1, 1) = '[' AND substr(lost_cells, -1) = ']'",
        "substr(lost_cells, 2, length(lost_cells) - 2) NOT GLOB '*[^0-9, ]*'",
    ]
)
"""Whether SQLite holds a row for one that `from_row` can read: a damaged one is left out of every figure."""


def to_row(one: Finished) -> list[Any]:
    special = {
        "finished": one.finished.isoformat(),
        "daily": None if one.daily is None else one.daily.isoformat(),
        "lost_cells": json.dumps(one.lost_cells),
        **{name: getattr(one.options, name) for name in OPTIONS},
        "result": one.result.value,
    }
    row = [special[name] if name in special else getattr(one, name) for name in COLUMNS]
    return [int(value) if isinstance(value, bool) else value for value in row]


def from_row(columns: Sequence[Any]) -> Finished:
    """The voyage of a row that is `READABLE`."""
    row = dict(zip(COLUMNS, columns, strict=True))
    options = {name: row.pop(name) for name in OPTIONS}
    options["mode"] = Mode(options["mode"])
    options |= {name: bool(options[name]) for name in ("reefs", "storms")}
    row["finished"] = moment_of(row["finished"])
    row["daily"] = None if row["daily"] is None else date.fromisoformat(row["daily"])
    row["lost_cells"] = tuple(cells_of(row["lost_cells"]))
    row["result"] = Result(row["result"])
    row |= {name: bool(row[name]) for name in ("used_undo", "is_repeat")}
    return Finished(options=Options(**options), **row)


def moment_of(text: str) -> datetime:
    """When a voyage was finished; where the time zone can't be read it is taken for UTC."""
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        moment = datetime.fromisoformat(text[:HEAD])
    return moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)


def cells_of(text: str) -> list[int]:
    """The cells named in one row's `lost_cells`, or in those of many rows one after the other."""
    return [int(digits) for digits in re.findall("[0-9]+", text)]

"""The rows of the statistics: how a finished match is written down, and which rows can be read."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime
from typing import Any, Final

from shtil_desktop.games import face_of
from shtil_desktop.games.base import Result
from shtil_desktop.games.face import Figure
from shtil_desktop.play.profile.statistics.figures import Finished

COLUMNS: Final = (
    *("id", "game", "finished", "options", "number", "result", "reason", "actions"),
    *("used_undo", "hints_used", "is_repeat", "daily", "figures"),
)
"""`options` and `figures` are JSON, so that a game may get more of them and no file becomes a foreign one."""
HIGHEST: Final = 1_000_000
"""No match has more actions or hints."""
DIGITS: Final = 7
"""Of a game's own figure, at most."""
LONGEST: Final = 2000
"""Letters of options or figures."""
HEAD: Final = 19
"""Letters of a moment up to its seconds; what follows may be anything."""


def _among(values: Sequence[str]) -> str:
    return ", ".join(f"'{value}'" for value in values)


def _integers(names: Sequence[str], allowed: str) -> list[str]:
    """SQLite's columns take anything, so the kind of a value is asked for, too."""
    return [f"typeof({name}) = 'integer' AND {name} {allowed}" for name in names]


DAY: Final = "[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]"
TIME: Final = "[012][0-9]:[0-5][0-9]:[0-5][0-9]"
SOUND: Final = " AND ".join(
    [
        "typeof(id) = 'text' AND typeof(reason) = 'text' AND typeof(number) = 'integer'",
        "typeof(game) = 'text' AND length(game) <= 40",
        f"typeof(finished) = 'text' AND length(finished) <= 40 AND finished GLOB '{DAY}T{TIME}*'",
        "date(substr(finished, 1, 10), '+0 days') = substr(finished, 1, 10) AND finished > '0001'",
        "time(substr(finished, 12, 8), '+0 seconds') = substr(finished, 12, 8)",
        f"result IN ({_among([result.value for result in Result])})",
        *_integers(["used_undo", "is_repeat"], "IN (0, 1)"),
        *_integers(["actions", "hints_used"], f"BETWEEN 0 AND {HIGHEST}"),
        f"(daily IS NULL OR (typeof(daily) = 'text' AND length(daily) = 10 AND daily GLOB '{DAY}'"
        " AND date(daily, '+0 days') = daily AND daily > '0001'))",
        f"typeof(options) = 'text' AND length(options) <= {LONGEST}",
        f"typeof(figures) = 'text' AND length(figures) <= {LONGEST} AND json_valid(figures)",
        # An object of whole numbers and lists of them, neither negative nor large, as `to_row` writes it.
        "figures GLOB '{*}' AND substr(figures, 2) NOT GLOB '*{*'",
        "figures NOT GLOB '*[^]a-z0-9_ :,{}\"[]*'",
        "figures NOT GLOB '*: [^0-9[]*' AND figures NOT GLOB '*[[][[]*' AND figures NOT GLOB '*[0-9]e*'",
        f"figures NOT GLOB '*{'[0-9]' * (DIGITS + 1)}*'",
    ]
)
"""Whether SQLite holds a row for a sound one; whether its options make sense only the game can tell."""


def to_row(one: Finished) -> list[Any]:
    special = {
        "finished": one.finished.isoformat(),
        "options": json.dumps(face_of(one.game).write_options(one.options)),
        "result": one.result.value,
        "daily": None if one.daily is None else one.daily.isoformat(),
        "figures": json.dumps(dict(one.figures)),
    }
    row = [special[name] if name in special else getattr(one, name) for name in COLUMNS]
    return [int(value) if isinstance(value, bool) else value for value in row]


def from_row(columns: Sequence[Any], options: Any) -> Finished:
    """The match of a row that is sound, with the options that its game has read."""
    row = dict(zip(COLUMNS, columns, strict=True))
    row["options"] = options
    row["finished"] = moment_of(row["finished"])
    row["daily"] = None if row["daily"] is None else date.fromisoformat(row["daily"])
    row["result"] = Result(row["result"])
    row["figures"] = read_figures(row["figures"])
    row |= {name: bool(row[name]) for name in ("used_undo", "is_repeat")}
    return Finished(**row)


def read_kind(game: str, text: str) -> Any:
    """The options of a row; `ValueError` if they make no sense to their game."""
    try:
        plain = json.loads(text)
        if not isinstance(plain, dict):
            raise ValueError("no options")
        return face_of(game).read_options(plain)
    except (TypeError, LookupError, AttributeError, RecursionError) as error:
        raise ValueError(str(error)) from None


def read_figures(text: str) -> Mapping[str, Figure]:
    plain = json.loads(text)
    return {name: tuple(found) if isinstance(found, list) else found for name, found in plain.items()}


def with_figures(text: str, more: Mapping[str, Figure]) -> str:
    """Figures as a row has them, and some more; if they can't be read, only those."""
    try:
        found = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        found = {}
    return json.dumps({**(found if isinstance(found, dict) else {}), **more})


def moment_of(text: str) -> datetime:
    """When a match was finished; where the time zone can't be read it is taken for UTC."""
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        moment = datetime.fromisoformat(text[:HEAD])
    return moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)


def places_of(text: str) -> list[int]:
    """The numbers in a row's list of places, or in those of many rows one after the other."""
    return [int(digits) for digits in re.findall("[0-9]+", text)]

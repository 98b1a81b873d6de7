"""The envelope of every record: plain JSON with a format, a version and the name of its game.

Each game reads and writes what is inside; here is what they share: JSON read strictly, and its parts taken
with the kind of value that they must have.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeGuard

from shtil_desktop.games import GAMES, face_of
from shtil_desktop.games.base import Flaw, IllegalAction, InvalidRecord

if TYPE_CHECKING:
    from shtil_desktop.games.face import AnyGame

FORMAT: Final = "shtil-record"
LARGEST: Final = 1 << 20
"""Bytes of a record; a real one has some thousands."""
LARGEST_NUMBER: Final = (1 << 63) - 1
"""Of a deal."""


def to_text(record: dict[str, Any]) -> str:
    """A record as one line of JSON."""
    return json.dumps(record, ensure_ascii=False, separators=(", ", ": "))


def parse(text: str | bytes) -> dict[str, Any]:
    """The JSON object of a text, without looking at what it says."""
    size = len(text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass"))
    if size > LARGEST:
        raise InvalidRecord(Flaw.TOO_LARGE)
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8")
        record = json.loads(
            text, object_pairs_hook=_unique_keys, parse_float=_no_number, parse_constant=_no_number
        )
    except (ValueError, RecursionError) as error:
        raise InvalidRecord(Flaw.NOT_JSON, _first_line(error)) from None
    if not isinstance(record, dict):
        raise InvalidRecord(Flaw.BAD_SHAPE, "a record is an object")
    return record


def _unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key occurs twice")
    return found


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"a number that no record has: {text[:20]}")


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or [""])[0][:100]


def write(game: AnyGame) -> str:
    """The record of a game as one line of JSON."""
    return to_text(game.to_record())


def read(text: str | bytes) -> AnyGame:
    """The game of a record's text, whichever it is; `InvalidRecord` or `IllegalAction` if it is none.

    Records of the first version are Shtil's. Whatever game has come later and isn't here, a newer version of
    the program must have written.
    """
    record = parse(text)
    game = record.get("game")
    if isinstance(game, str) and game in GAMES:
        return face_of(game).read_record(record)
    if record.get("format") != FORMAT:
        raise InvalidRecord(Flaw.UNKNOWN_FORMAT)
    version = record.get("version")
    if not is_number(version) or version < 1:
        raise InvalidRecord(Flaw.BAD_SHAPE, "version")
    raise InvalidRecord(Flaw.NEWER_VERSION if version > 1 else Flaw.UNKNOWN_GAME)


def open_envelope(record: dict[str, Any], game: str, version: int) -> Fields:
    """The parts of a record of this game and version; `InvalidRecord` if it is another."""
    if record.get("format") != FORMAT:
        raise InvalidRecord(Flaw.UNKNOWN_FORMAT)
    found = record.get("version")
    if not is_number(found) or found < 1:
        raise InvalidRecord(Flaw.BAD_SHAPE, "version")
    if found > version:
        raise InvalidRecord(Flaw.NEWER_VERSION)
    if record.get("game") != game or found != version:
        raise InvalidRecord(Flaw.UNKNOWN_GAME)
    fields = Fields(record, "the record")
    fields.only("format", "version", "game", "options", "seed", "deal", "actions", "outcome")
    return fields


def replay(fields: Fields, carry_out: Callable[[Fields], None]) -> None:
    """Carry out every action of a record; an error tells the number of the one that can't be."""
    for number, entry in enumerate(fields.items("actions"), start=1):
        try:
            carry_out(Fields(entry, "an action"))
        except (InvalidRecord, IllegalAction) as error:
            error.number = number
            raise


def check_outcome(fields: Fields, outcome: dict[str, Any] | None) -> None:
    """That a record tells the outcome to which its actions lead."""
    found = fields.get("outcome")
    if found != outcome or not is_plain(found):
        raise InvalidRecord(Flaw.WRONG_OUTCOME)


def is_number(value: Any) -> TypeGuard[int]:
    """A whole number; JSON's true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def whole_numbers(values: Any) -> tuple[int, ...]:
    """A list of whole numbers; `ValueError` if it is none."""
    if not isinstance(values, list | tuple) or not all(map(is_number, values)):
        raise ValueError("no list of whole numbers")
    return tuple(values)


def is_plain(value: Any) -> bool:
    """Python holds True and 1.0 for 1: the figures of a record must be whole numbers."""
    if isinstance(value, dict):
        return all(map(is_plain, value.values()))
    if isinstance(value, list):
        return all(map(is_plain, value))
    return value is None or isinstance(value, str) or is_number(value)


def broken(what: str) -> InvalidRecord:
    return InvalidRecord(Flaw.BAD_SHAPE, what)


class Fields:
    """A JSON object whose keys are checked as they are taken."""

    def __init__(self, value: Any, what: str) -> None:
        if not isinstance(value, dict):
            raise broken(what)
        self._values: dict[str, Any] = value

    def only(self, *keys: str) -> None:
        """All of these keys and no others."""
        self._only(keys, ())

    def only_action(self, *keys: str, optional: tuple[str, ...] = ()) -> None:
        """The keys of an action beside its seat and kind."""
        self._only(("seat", "do", *keys), optional)

    def _only(self, keys: tuple[str, ...], optional: tuple[str, ...]) -> None:
        for key in keys:
            if key not in self._values:
                raise broken(f"{key} is missing")
        unknown = self._values.keys() - {*keys, *optional}
        if unknown:
            raise broken(f"unknown key {min(unknown)[:40]!r}")

    def has(self, key: str) -> bool:
        return key in self._values

    def get(self, key: str) -> Any:
        if key not in self._values:
            raise broken(f"{key} is missing")
        return self._values[key]

    def part(self, key: str) -> Fields:
        return Fields(self.get(key), key)

    def items(self, key: str) -> list[Any]:
        value = self.get(key)
        if not isinstance(value, list):
            raise broken(key)
        return value

    def number(self, key: str, largest: int = 1000) -> int:
        value = self.get(key)
        if not is_number(value) or not 0 <= value <= largest:
            raise broken(key)
        return value

    def number_or_none(self, key: str, largest: int = 1000) -> int | None:
        return None if self.get(key) is None else self.number(key, largest)

    def flag(self, key: str) -> bool:
        value = self.get(key)
        if not isinstance(value, bool):
            raise broken(key)
        return value

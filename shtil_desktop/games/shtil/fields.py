"""The parts of a JSON object, each taken with the kind of value it must have."""

from __future__ import annotations

from typing import Any, TypeGuard

from shtil_desktop.games.base import Flaw, InvalidRecord


def is_number(value: Any) -> TypeGuard[int]:
    """A whole number; JSON's true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


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

    def flag(self, key: str) -> bool:
        value = self.get(key)
        if not isinstance(value, bool):
            raise broken(key)
        return value

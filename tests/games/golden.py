"""Golden deals of any game: deals that have been dealt once and must be the same forever."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from shtil_desktop.games.base import Game

NUMBERS = (1, 24)


class GoldenDeals:
    """Deals 1 and 24 of some kinds of one game, and the file that holds them as a record names them."""

    def __init__(
        self, path: Path, deal: Callable[[Any, int], Game[Any, Any, Any]], kinds: Sequence[Any]
    ) -> None:
        self.path, self.kinds, self._deal = path, kinds, deal

    def kept(self) -> dict[str, Any]:
        """By the key of its options and its number, each deal of the file."""
        deals: dict[str, Any] = json.loads(self.path.read_text(encoding="utf-8"))
        return deals

    def check(self) -> None:
        """The file holds what is dealt now, no more and no less."""
        assert self._dealt() == self.kept()
        assert self._text() == self.path.read_text(encoding="utf-8")

    def write(self) -> None:
        """Only before a release that has never dealt them: afterwards a changed deal is a bug."""
        self.path.write_text(self._text(), encoding="utf-8")

    def _dealt(self) -> dict[str, Any]:
        return {
            f"{kind.key} #{number}": self._deal(kind, number).to_record()["deal"]
            for kind in self.kinds
            for number in NUMBERS
        }

    def _text(self) -> str:
        """One deal a line, so that a difference shows which one has changed."""
        lines = [f"{json.dumps(name)}: {json.dumps(dealt)}" for name, dealt in self._dealt().items()]
        return "{\n" + ",\n".join(lines) + "\n}\n"

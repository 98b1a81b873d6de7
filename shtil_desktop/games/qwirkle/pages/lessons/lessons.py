"""The first game: its lessons, and what each expects."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, Final

from shtil_desktop import program_files
from shtil_desktop.games.base import Action
from shtil_desktop.games.qwirkle.rules.actions import Lay, Trade
from shtil_desktop.games.qwirkle.rules.arrangement import Placed
from shtil_desktop.games.qwirkle.rules.game import Qwirkle
from shtil_desktop.games.qwirkle.rules.tiles import BY_NAME, Tile
from shtil_desktop.play.match import Seat
from shtil_desktop.windows.pages.lessons.course import Course, Lesson, texts_of

FORMAT: Final = "qwirkle-first-game"
OPPONENT: Final = Seat("Ada", "beginner")


class Objection(Enum):
    """Why a move, though the rules allow it, is not the one that is being taught."""

    OTHER_TILES = "other tiles"
    OTHER_CELLS = "the right tiles, other cells"
    TRADED = "a trade instead of a lay"
    OTHER_TRADE = "other tiles traded"
    TEMPTING = "just what the lesson warns of"
    NOT_LOOKED = "the table of unseen tiles has not been opened"
    OTHER = "something else"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameLesson(Lesson):
    """One step of the first game."""

    expected: tuple[Lay | Trade, ...]
    tempting: tuple[Lay, ...] = ()
    """Lays that it warns of."""
    looks: bool = False
    """Whether the table of unseen tiles is to be opened first."""

    @property
    def suggested(self) -> Lay | Trade:
        return self.expected[0]

    def nearest(self, loose: Placed) -> Lay | Trade:
        """The accepted action that goes best with what lies loose already."""
        return max(self.expected, key=lambda one: len(set(placed_by(one)) & set(loose)))

    def objection(self, action: Action, has_looked: bool = True) -> Objection | None:
        """Why this is not what the lesson is about; None if it is."""
        if any(_is_same(action, one) for one in self.tempting):
            return Objection.TEMPTING
        if self.looks and not has_looked:
            return Objection.NOT_LOOKED
        if any(_is_same(action, one) for one in self.expected):
            return None
        wanted = self.suggested
        if isinstance(action, Trade):
            return Objection.OTHER_TRADE if isinstance(wanted, Trade) else Objection.TRADED
        if isinstance(action, Lay) and isinstance(wanted, Lay):
            is_same = tiles_of(action) == tiles_of(wanted)
            return Objection.OTHER_CELLS if is_same else Objection.OTHER_TILES
        return Objection.OTHER


def _is_same(action: Action, wanted: Lay | Trade) -> bool:
    if isinstance(action, Lay) and isinstance(wanted, Lay):
        return set(action.placed) == set(wanted.placed)
    return isinstance(action, Trade) and isinstance(wanted, Trade) and tiles_of(action) == tiles_of(wanted)


def placed_by(action: Lay | Trade) -> Placed:
    return action.placed if isinstance(action, Lay) else ()


def tiles_of(action: Lay | Trade) -> list[Tile]:
    """The tiles of an action, ascending."""
    return sorted(tile for _, tile in action.placed) if isinstance(action, Lay) else sorted(action.tiles)


@cache
def first_game(folder: Path | None = None) -> Course[GameLesson]:
    """The first game as it lies among the resources."""
    path = (folder or program_files.resources("qwirkle") / "rules") / "tutorial.json"
    found = json.loads(path.read_text(encoding="utf-8"))
    lessons = tuple(
        GameLesson(
            id=step["id"],
            anchor=step["anchor"],
            match=step["game"],
            expected=_actions(step["expected"]),
            replies=_actions(step["replies"]),
            tempting=tuple(one for one in _actions(step.get("tempting", ())) if isinstance(one, Lay)),
            looks=step.get("looks", False),
            texts=texts_of(step["texts"]),
        )
        for step in found["steps"]
    )
    return Course(FORMAT, lessons, found["games"], Qwirkle.from_record, (OPPONENT,))


def _actions(entries: Iterable[Mapping[str, Any]]) -> tuple[Lay | Trade, ...]:
    return tuple(map(_action, entries))


def _action(entry: Mapping[str, Any]) -> Lay | Trade:
    """As in a record; where traded tiles go is left to chance."""
    if entry["do"] == "trade":
        return Trade(tuple(sorted(BY_NAME[name] for name in entry["tiles"])))
    return Lay(tuple((BY_NAME[name], x, y) for name, x, y in entry["tiles"]))

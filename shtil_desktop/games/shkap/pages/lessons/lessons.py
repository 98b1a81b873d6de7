"""The first expedition: its lessons, and what each expects."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, Final

from shtil_desktop import program_files
from shtil_desktop.games.base import Action
from shtil_desktop.games.shkap.pages.lessons.positions import kinds_of, read_action, read_position
from shtil_desktop.games.shkap.rules import actions as do
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.play.match import Seat
from shtil_desktop.windows.pages.lessons.course import Course, Lesson, texts_of

FORMAT: Final = "shkap-first-expedition"
MATES: Final = (Seat("Ada", "sailor"),)
PLAYER: Final = 0
ANY: Final = " or any"
"""Behind a card that is taken: any other will do as well."""


class Objection(Enum):
    """Why a move, though the rules allow it, is not the one that is being taught."""

    PASSED = "a pass instead of landing"
    LANDED = "landing instead of a pass"
    OTHER_ROUTE = "other cards in the route, or in another order"
    OTHER_CARD = "another card taken"
    KEPT_MARK = "no mark thrown"
    OTHER_CELL = "another way"
    OTHER = "something else"


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpeditionLesson(Lesson):
    """One step of the first expedition: all that is done in it, by the player and by the others in turn."""

    start: int
    """How many actions of the match are behind when it begins."""
    seats: tuple[int, ...]
    """Who does each of its actions."""
    free: frozenset[int]
    """The actions, by their place, that may be done in any way."""

    @property
    def script(self) -> tuple[Action, ...]:
        return (self.suggested, *self.replies)

    @property
    def end(self) -> int:
        """How many actions of the match are behind when it is over."""
        return self.start + len(self.script)

    def action_at(self, behind: int) -> Action | None:
        """What is to be done after so many actions of the match; None if the lesson is over."""
        return self.script[behind - self.start] if self.start <= behind < self.end else None

    def is_done(self, behind: int) -> bool:
        """Whether the player has nothing left to do."""
        return PLAYER not in self.seats[max(0, behind - self.start) :]

    def is_free(self, behind: int) -> bool:
        """Whether what is to be done now may be done in any way."""
        return behind - self.start in self.free

    def objection(self, behind: int, action: Action) -> Objection | None:
        """Why this is not what the lesson is about now; None if it is."""
        wanted = self.action_at(behind)
        if wanted is None or (self.is_free(behind) and type(action) is type(wanted)):
            return None
        return _objection(action, wanted)


def _objection(action: Action, wanted: Action) -> Objection | None:
    match wanted, action:
        case do.Land(), do.Pass():
            return Objection.PASSED
        case do.Pass(), do.Land():
            return Objection.LANDED
        case do.Mark(), do.Done():
            return Objection.KEPT_MARK
        case do.Lay(cards), do.Lay(others):
            return None if kinds_of(cards) == kinds_of(others) else Objection.OTHER_ROUTE
        case do.Mark(_, at), do.Mark(_, other) if at == other:
            return None
        case do.Take(), do.Take() if action != wanted:
            return Objection.OTHER_CARD
        case do.Step(), do.Step() if action != wanted:
            return Objection.OTHER_CELL
    return None if action == wanted else Objection.OTHER


@cache
def first_expedition(folder: Path | None = None) -> Course[ExpeditionLesson]:
    """The first expedition as it lies among the resources."""
    path = (folder or program_files.resources("shkap") / "rules") / "tutorial.json"
    found = json.loads(path.read_text(encoding="utf-8"))
    games: dict[str, Shkap] = {name: read_position(plain) for name, plain in found["positions"].items()}
    lessons = tuple(_read_lesson(step, games[step["position"]]) for step in found["steps"])
    return Course(FORMAT, lessons, found["positions"], read_position, MATES)


def _read_lesson(step: Mapping[str, Any], game: Shkap) -> ExpeditionLesson:
    """Played out in its game, which the next lesson on the same position goes on with."""
    start, script, seats = len(game.actions), [], []
    for text in step["script"]:
        action = read_action(game, text.removesuffix(ANY))
        assert game.decider is not None
        script.append(action)
        seats.append(game.decider)
        game.apply(action)
    return ExpeditionLesson(
        id=step["id"],
        anchor=step["anchor"],
        match=step["position"],
        expected=(script[0],),
        replies=tuple(script[1:]),
        texts=texts_of(step["texts"]),
        start=start,
        seats=tuple(seats),
        free=frozenset(at for at, text in enumerate(step["script"]) if text.endswith(ANY)),
    )

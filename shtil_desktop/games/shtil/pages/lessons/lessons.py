"""The first voyage: its lessons, and what each expects."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Final

from shtil_desktop import program_files
from shtil_desktop.games.record import Fields
from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.cards import Card
from shtil_desktop.games.shtil.rules.record_entries import read_action
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.windows.pages.lessons.course import Course, Lesson, texts_of

FORMAT: Final = "shtil-first-voyage"


class Objection(Enum):
    """Why a move, though the rules allow it, is not the one that is being taught."""

    OTHER_CARD = "another card"
    OTHER_CELL = "the right card, another cell"
    OTHER_PAYMENT = "the right move, paid with other cards"
    OTHER_DISCARDS = "two other cards"
    PLACED = "an island instead of a discard"
    DISCARDED = "a discard instead of an island"
    OTHER = "something else"


@dataclass(frozen=True, slots=True, kw_only=True)
class VoyageLesson(Lesson):
    """One step of the first voyage."""

    expected: tuple[ShtilAction, ...]
    any_cards: bool
    """Whether it may be paid with any cards."""
    chosen: tuple[Card, ...]
    """The cards that are already chosen when it comes to paying: the others are the player's to choose."""

    @property
    def suggested(self) -> ShtilAction:
        return self.expected[0]

    def objection(self, action: ShtilAction) -> Objection | None:
        """Why this is not what the lesson is about; None if it is."""
        found = [_objection(action, wanted, self.any_cards) for wanted in self.expected]
        return None if None in found else found[0]


def _objection(action: ShtilAction, wanted: ShtilAction, any_cards: bool) -> Objection | None:
    if isinstance(action, do.PlayIsland) and isinstance(wanted, do.PlayIsland):
        if action.card != wanted.card:
            return Objection.OTHER_CARD
        if action.cell != wanted.cell:
            return Objection.OTHER_CELL
    elif isinstance(wanted, do.Discard) and isinstance(action, do.PlayIsland):
        return Objection.PLACED
    elif isinstance(wanted, do.PlayIsland) and isinstance(action, do.Discard):
        return Objection.DISCARDED
    elif type(action) is not type(wanted):
        return Objection.OTHER
    if any_cards or sorted(pay_of(action)) == sorted(pay_of(wanted)):
        return None
    return Objection.OTHER_DISCARDS if isinstance(wanted, do.Discard) else Objection.OTHER_PAYMENT


def pay_of(action: ShtilAction) -> tuple[Card, ...]:
    """The cards that an action is paid with."""
    return tuple(getattr(action, "pay", ()))


@cache
def first_voyage(folder: Path | None = None) -> Course[VoyageLesson]:
    """The first voyage as it lies among the resources."""
    path = (folder or program_files.resources("shtil") / "rules") / "tutorial.json"
    found = json.loads(path.read_text(encoding="utf-8"))
    layouts = {name: Shtil.from_record(record).options.layout for name, record in found["voyages"].items()}
    lessons = tuple(
        VoyageLesson(
            id=step["id"],
            anchor=step["anchor"],
            match=step["voyage"],
            expected=tuple(
                read_action(Fields(entry, "action"), layouts[step["voyage"]]) for entry in step["expected"]
            ),
            any_cards=step["any_cards"],
            chosen=tuple(step.get("chosen", ())),
            texts=texts_of(step["texts"]),
        )
        for step in found["steps"]
    )
    return Course(FORMAT, lessons, found["voyages"], Shtil.from_record)

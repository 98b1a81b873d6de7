"""The first voyage: its lessons, what each expects, and how far the player has come."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, Final

from shtil_desktop import places
from shtil_desktop.games.record import Fields
from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.cards import Card
from shtil_desktop.games.shtil.rules.record_entries import read_action
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.play.match import Match, Seat
from shtil_desktop.play.profile.files import read_limited, set_aside, write_whole
from shtil_desktop.play.session import Session

log = logging.getLogger(__name__)

FORMAT: Final = "shtil-first-voyage"
VERSION: Final = 1
LARGEST: Final = 1 << 12
"""Bytes of a progress file; a real one has less than a hundred."""
FALLBACK: Final = "en"


class Objection(Enum):
    """Why a move, though the rules allow it, is not the one that is being taught."""

    OTHER_CARD = "another card"
    OTHER_CELL = "the right card, another cell"
    OTHER_PAYMENT = "the right move, paid with other cards"
    OTHER_DISCARDS = "two other cards"
    PLACED = "an island instead of a discard"
    DISCARDED = "a discard instead of an island"
    OTHER = "something else"


@dataclass(frozen=True, slots=True)
class Words:
    """What a lesson says in one language."""

    title: str
    task: str
    praise: str


@dataclass(frozen=True, slots=True)
class Lesson:
    """One step of the first voyage."""

    id: str
    anchor: str
    """The chapter of the rules that explains it."""
    voyage: str
    expected: tuple[ShtilAction, ...]
    """The accepted actions, the suggested one first."""
    any_cards: bool
    """Whether it may be paid with any cards."""
    chosen: tuple[Card, ...]
    """The cards that are already chosen when it comes to paying: the others are the player's to choose."""
    texts: Mapping[str, Words]

    def words(self, language: str) -> Words:
        return self.texts.get(language, self.texts[FALLBACK])

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


@dataclass(frozen=True, slots=True)
class FirstVoyage:
    """All lessons, and the voyages that they are played on."""

    lessons: tuple[Lesson, ...]
    records: Mapping[str, Any]

    def __len__(self) -> int:
        return len(self.lessons)

    def session(self, step: int, name: str) -> Session:
        """The voyage at the beginning of a step. It is kept nowhere and counts nowhere."""
        lesson = self.lessons[step]
        game = Shtil.from_record(self.records[lesson.voyage])
        for earlier in self.lessons[:step]:
            if earlier.voyage == lesson.voyage:
                game.apply(earlier.suggested)
        return Session(Match(game, 0, (Seat(name),), is_foreign=True), None)

    def is_opening(self, step: int) -> bool:
        """Whether a step is played on another voyage than the one before it."""
        return step == 0 or self.lessons[step].voyage != self.lessons[step - 1].voyage


@cache
def first_voyage(folder: Path | None = None) -> FirstVoyage:
    """The first voyage as it lies among the resources."""
    path = (folder or places.resources("shtil") / "rules") / "tutorial.json"
    found = json.loads(path.read_text(encoding="utf-8"))
    layouts = {name: Shtil.from_record(record).options.layout for name, record in found["voyages"].items()}
    lessons = tuple(
        Lesson(
            id=step["id"],
            anchor=step["anchor"],
            voyage=step["voyage"],
            expected=tuple(
                read_action(Fields(entry, "action"), layouts[step["voyage"]]) for entry in step["expected"]
            ),
            any_cards=step["any_cards"],
            chosen=tuple(step.get("chosen", ())),
            texts={language: Words(**texts) for language, texts in step["texts"].items()},
        )
        for step in found["steps"]
    )
    return FirstVoyage(lessons, found["voyages"])


# How far she has come


@dataclass(frozen=True, slots=True)
class Progress:
    """The step that comes next; `is_done` once the last one has been."""

    step: int = 0
    is_done: bool = False

    @property
    def is_begun(self) -> bool:
        return self.step > 0


def load_progress(path: Path | None, steps: int) -> Progress:
    """How far the first voyage went; from the beginning if the file says nothing sensible."""
    if path is None:
        return Progress()
    try:
        content = read_limited(path, LARGEST)
    except FileNotFoundError:
        return Progress()
    except OSError as error:
        log.warning("the progress of the first voyage can't be read: %s", error)
        return Progress()
    try:
        return _read_progress(json.loads(content), steps)
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        log.warning("the first voyage begins anew: %s", str(error)[:200])
        set_aside(path)
        return Progress()


def _read_progress(found: Any, steps: int) -> Progress:
    if found["format"] != FORMAT:
        raise ValueError("another format")
    step, is_done = found["step"], found["is_done"]
    if type(step) is not int or type(is_done) is not bool or not 0 <= step < steps:
        raise ValueError(f"there is no step {str(step)[:40]}")
    return Progress(step, is_done)


def save_progress(path: Path | None, progress: Progress) -> None:
    """Write it down; an `OSError` if that can't be done."""
    if path is None:
        return
    content = {"format": FORMAT, "version": VERSION, "step": progress.step, "is_done": progress.is_done}
    write_whole(path, f"{json.dumps(content)}\n".encode())

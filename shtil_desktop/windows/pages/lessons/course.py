"""The lessons of a game as data: what each expects and says, and the positions they are played on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from shtil_desktop.play.match import Match, Seat
from shtil_desktop.play.session import Session
from shtil_desktop.windows.pages.lessons.progress import CourseProgress, load_progress, save_progress

FALLBACK: Final = "en"


@dataclass(frozen=True, slots=True)
class LessonTexts:
    """What a lesson says in one language."""

    title: str
    task: str
    praise: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """One step; a game's own kind adds what it needs to tell moves apart."""

    id: str
    anchor: str
    """The chapter of the rules that explains it."""
    match: str
    """The record that it is played on, after what the lessons before it have done there."""
    expected: tuple[Any, ...]
    """The accepted actions, the suggested one first."""
    replies: tuple[Any, ...] = ()
    """The actions of the other seats that follow, one after another, until the player decides again."""
    texts: Mapping[str, LessonTexts]

    def words(self, language: str) -> LessonTexts:
        return self.texts.get(language, self.texts[FALLBACK])

    @property
    def suggested(self) -> Any:
        return self.expected[0]


def texts_of(plain: Mapping[str, Mapping[str, str]]) -> dict[str, LessonTexts]:
    """The texts of a lesson by language, as they are written among the resources."""
    return {language: LessonTexts(**texts) for language, texts in plain.items()}


LessonT = TypeVar("LessonT", bound=Lesson)


@dataclass(frozen=True, slots=True)
class Course(Generic[LessonT]):
    """All lessons of a game, in order."""

    format: str
    """Of the file that remembers how far the player came."""
    lessons: tuple[LessonT, ...]
    records: Mapping[str, Any]
    read_game: Callable[[Any], Any]
    mates: tuple[Seat, ...] = ()
    """Who sits in the other seats; the player has the first one."""

    def __len__(self) -> int:
        return len(self.lessons)

    def session(self, step: int, name: str) -> Session:
        """The match at the beginning of a step. It is kept nowhere and counts nowhere."""
        lesson = self.lessons[step]
        game = self.read_game(self.records[lesson.match])
        for earlier in self.lessons[:step]:
            if earlier.match == lesson.match:
                for action in (earlier.suggested, *earlier.replies):
                    game.apply(action)
        return Session(Match(game, 0, (Seat(name), *self.mates), is_foreign=True), None)

    def is_opening(self, step: int) -> bool:
        """Whether a step is played on another match than the one before it."""
        return step == 0 or self.lessons[step].match != self.lessons[step - 1].match

    def load_progress(self, path: Path | None) -> CourseProgress:
        return load_progress(path, self.format, len(self))

    def save_progress(self, path: Path | None, progress: CourseProgress) -> None:
        save_progress(path, self.format, progress)

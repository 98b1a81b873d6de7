"""The parts of a game's kit for the pages: rule book, lessons, daily matches, statistics, a wish for a match.

All of them are what `GamePages` gives; they need no common ancestor, only these members.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING, Any, Protocol

from shtil_desktop.games.values import value

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QSizeF, SignalInstance
    from PySide6.QtGui import QImage, QPixmap
    from PySide6.QtWidgets import QWidget

    from shtil_desktop.play.match import Match
    from shtil_desktop.play.profile.statistics.figures import Figures, Summary
    from shtil_desktop.table.controller import TableController
    from shtil_desktop.table.scene import TableScene
    from shtil_desktop.table.theme import Palette
    from shtil_desktop.table.view import TableView


@value
class Underway:
    """The match to go on with, as the start page shows it."""

    lines: Callable[[], tuple[str, ...]]
    """What it is, how far it has come, which deal: a line each, in the language that is spoken now."""
    part: float
    """How much of it is played, from 0 to 1."""
    miniature: Callable[[QSizeF, Palette, float], QPixmap]
    """Its board from afar, in this size and these colours, at so many pixels to one."""


class Wish(Protocol):
    """A match that the player asks for."""

    @property
    def kept(self) -> Any:
        """The choices to begin with next time."""

    @property
    def is_searched(self) -> bool:
        """Whether its deal has to be looked for first; then `DealSearch.find` is given the wish."""

    @property
    def numbers(self) -> Sequence[int]:
        """Deals that are known to be what is asked for: any of them can be begun at once."""

    @property
    def is_slow(self) -> bool:
        """Whether that may take long enough to be told how far it is, and to be called off."""

    def with_number(self, number: int | None) -> Wish:
        """The same wish, for this deal."""

    def match(self, player_name: str) -> Match:
        """The match as it begins."""


class RulePicture(Protocol):
    """A picture of the rule book, yet to be painted."""

    @property
    def size(self) -> QSizeF: ...

    def image(self, ratio: float) -> QImage: ...


class RuleBook(Protocol):
    """The rules to read, and their pictures."""

    @property
    def folder(self) -> Path:
        """Where `ru.md`, `de.md`, `en.md` and `boards.json` lie; `![caption](board:name)` is a picture."""

    def picture(self, spec: Mapping[str, Any], palette: Palette) -> RulePicture:
        """A picture as `boards.json` describes it; `ValueError`, `KeyError` or `TypeError` if it can't be."""


class Lessons(Protocol):
    """The lessons of a game, on its real table."""

    file: str
    """The name of the file in the profile that remembers how far they went."""

    def guide(self, window: TableWindow, path: Path | None) -> LessonGuide: ...


class TableWindow(Protocol):
    """The main window, as far as lessons need it: the table, and the way to it."""

    colours: Palette

    @property
    def controller(self) -> TableController: ...

    @property
    def scene(self) -> TableScene: ...

    @property
    def view(self) -> TableView: ...

    @property
    def player_name(self) -> str: ...

    def show_table(self) -> None: ...

    def write(self, work: Callable[[], object], then: Callable[[], object] = ...) -> None: ...


class LessonGuide(Protocol):
    """Leads through the lessons."""

    left: SignalInstance
    """The player wants to the start page."""
    rules_wanted: SignalInstance
    """With the anchor of the chapter that explains the lesson."""
    match_wanted: SignalInstance
    """She knows enough for a match of her own: a `Wish`."""

    @property
    def is_teaching(self) -> bool: ...

    @property
    def anchor(self) -> str:
        """The chapter on what is being taught."""

    def begin(self) -> None:
        """Take the lessons up where they were left."""

    def wear(self) -> None:
        """Take the window's colours."""


class DailyMatches(Protocol):
    """The match of a day, the same for everyone."""

    def kind_name(self, day: date) -> str:
        """What is played on a day."""


@value
class Filter:
    """A choice of what to count: its name, the texts to choose from, and what each of them means."""

    label: str
    texts: tuple[str, ...]
    meanings: tuple[Mapping[str, Any], ...]
    """Of each text, fields of the statistics' `Selection`; the first one leaves everything in."""


class StatisticsParts(Protocol):
    """What is counted of a game beside matches, wins and streaks."""

    def filters(self) -> Sequence[Filter]:
        """In the language that is spoken now."""

    def figures(self, summary: Summary) -> Sequence[tuple[str, str, str]]:
        """Figures of its own: each as written, its word and its explanation."""

    def similar(self, options: Any) -> Mapping[str, Any]:
        """Fields of the statistics' `Selection`: the matches that one of these options is compared with."""

    def group_name(self, group: Any) -> str:
        """The name of one of the groups that results are told apart by."""

    def chart(self, palette: Palette) -> StatisticsChart | None:
        """A chart of its own beside the house's; None: no chart."""


class StatisticsChart(Protocol):
    """A chart of a game's own, beside the house's; a `Chart` has most of it."""

    @property
    def widget(self) -> QWidget: ...

    def show_figures(self, found: Figures | None, nothing: str) -> None:
        """What was counted, None as long as that isn't known; `nothing` is said if no match is counted.

        Called again after a change of language.
        """

    def wear(self, palette: Palette) -> None:
        """Take other colours."""

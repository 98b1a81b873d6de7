"""What a game gives the table: the kit that `GameFace.table` names as `module:OBJECT`, loaded late.

How to write one, in the folder `games/X/table`:

1. **Places**: an enum of the kinds of places that the game has beside `Fixture`; a place is
   `Spot(kind, index)`, its index any hashable value. Buttons of the game's own are a `TableButton` enum.
2. **Choices** (`choices.py`, a kind of `table.choices.Choices`): what may be touched now, and how taps become
   one action. It asks the view what is allowed, and why something isn't.
3. **Stage** (`stage.py`, a kind of `table.stage.Stage`): the items, where they lie, how they look for a view
   and for choices. Items are `FlatItem`s and `PieceItem`s; `arrange` is one pure function of the size.
4. **Motion** (a kind of `Motion` below, usually of `motion.flights.Flights`): what each event looks like.
   When it is over, or completed by any click or key, the stage is synced with the view all the same.
5. **Words**: every sentence, in the player's language.
6. `TABLE`, one `GameTable` in `games/X/table/__init__.py`, whose functions import the rest when called.

The scene owns input, focus, hint, log and end, and calls these five; `TableController` owns the session and
the worker. Neither knows a game, and nothing here plays anything: an action leaves through the scene's signal
`decided`, and comes back as events and a view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from shtil_desktop.games.base import Event, IllegalAction
from shtil_desktop.games.values import value
from shtil_desktop.table.places import Spot, TableButton

if TYPE_CHECKING:
    from shtil_desktop.games.same_deal import SameDeal
    from shtil_desktop.play.match import Match
    from shtil_desktop.play.session import SeenAction, Session
    from shtil_desktop.table.choices import Choices
    from shtil_desktop.table.empty_table import EmptyTable
    from shtil_desktop.table.items.hint_panel import HintText
    from shtil_desktop.table.items.log_panel import LogLine
    from shtil_desktop.table.motion.animator import Animator
    from shtil_desktop.table.pictures.table_pictures import TablePictures
    from shtil_desktop.table.sounds import Cue
    from shtil_desktop.table.stage import Stage
    from shtil_desktop.table.theme import Palette


@value
class EndText:
    """The end in words."""

    title: str
    text: str
    is_won: bool
    new_match: str = ""
    """What the button says that leads to another match, if the game has a word of its own for it."""
    no_more_hints: str = ""
    """What is said to someone who still asks for a hint, in the game's own words."""


@value
class SameDealText:
    """What computer seats made of a match's deal, in words: "{who}: {result}" is one line."""

    who: str
    name: str
    """Of the computer in the player's seat, as the log calls it."""
    result: str
    """Empty while it isn't known."""

    @property
    def line(self) -> str:
        return f"{self.who}: {self.result or '…'}"


class Motion(Protocol):
    """From events to flights, for one batch of events; made anew for each.

    The stage still shows the view before. Flights are planned with the animator, which runs them or, without
    motion, completes them at once; whatever is not planned is simply there when the stage is synced.
    """

    def deal(self) -> None:
        """The first pieces come to the table; then the log tells what happened before the first turn."""
        ...

    def show(self, event: Event, batch: Sequence[Event]) -> None:
        """Plan what one event looks like, after all that is planned; `batch` are the events of the action.

        When all that was planned for it is over, the scene adds its lines to the log.
        """
        ...

    def finish(self) -> None:
        """Plan what follows the last event, such as a hand that closes up."""
        ...


class Teller(Protocol):
    """Tells one match in lines of the log."""

    def whole(self, opening: Iterable[Event], steps: Iterable[SeenAction]) -> list[LogLine]:
        """What happened before the first action, and every action by its number from 1."""
        ...


class Words(Protocol):
    """Every sentence of a game's table, in the language that is spoken now.

    Stage and choices are the game's own; so are they in the kit below.
    """

    def title(self, options: Any) -> str:
        """What is being played, as a heading."""
        ...

    def names(self, match: Match) -> list[str]:
        """What to call each seat."""
        ...

    def wish(self, choices: Any, awaited: str | None) -> str:
        """One line that says what is wanted now; `awaited` is the name of another seat that decides.

        While `choices.hint_leads` it is the hint's move, while `choices.is_asking` that one is looked for.
        """
        ...

    def warning(self, choices: Any) -> str:
        """What takes the place of the wish until the player has decided about it; usually nothing."""
        ...

    def reason(self, why: IllegalAction, choices: Any = None) -> str:
        """Why something may not be, as a short sentence with its figures, and with the seats it is about."""
        ...

    def button(self, button: TableButton, choices: Any) -> str:
        """What stands on a button, be it a common one or the game's own."""
        ...

    def key(self, button: TableButton) -> str | None:
        """The command whose key does what the button does, to be shown on it."""
        ...

    def spot(self, stage: Any, choices: Any, spot: Spot) -> str:
        """A place of the game's own as it is told to those who listen; choices are None while things move."""
        ...

    def tip(self, stage: Any, point: QPointF) -> str:
        """A sentence about what lies at a point, for a pointer that rests; often nothing."""
        ...

    def hint(self, hint: Any, choices: Any, names: Sequence[str], is_last: bool) -> HintText:
        """What the job `hint` of the worker has found; until its last answer it may still change."""
        ...

    def teller(self, match: Match) -> Teller:
        """Who tells this match."""
        ...

    def ending(self, session: Session) -> EndText:
        """How it ended, and why."""
        ...

    def same_deal(self, match: Match, found: SameDeal | None) -> SameDealText:
        """What the worker's job `same-deal` found for the deal of a match; None while it isn't known.

        Only asked for where the face has such a job.
        """
        ...


class GameTable(Protocol):
    """The kit. Its functions import what they need when they are called: a start of the program waits."""

    @property
    def pictures(self) -> type[TablePictures]:
        """The class of its pictures; one object of it lasts as long as the window."""
        ...

    @property
    def words(self) -> Words: ...

    def command_words(self, name: str) -> str:
        """What a key of the game's own does (`GameFace.keys`), in a word or two.

        The page of all keys asks every game: it imports nothing else of the table.
        """
        ...

    def stage(
        self, scene: QGraphicsScene, pictures: Any, options: Any, player: int, deal: int | None
    ) -> Stage[Any]:
        """The items of a match of these options; `deal` is the number of its deal, if it has one."""
        ...

    def choices(self, view: Any, taught: tuple[Any, ...] | None = None) -> Choices:
        """The choices of a view. In a lesson `taught` are the pieces chosen beforehand, and no proposal."""
        ...

    def motion(self, stage: Any, animator: Animator, view: Any, cue: Callable[[Cue], object]) -> Motion:
        """For events that end in this view; `cue` asks for a sound."""
        ...

    def empty_table(self, pictures: Any, options: Any, palette: Palette, is_left_handed: bool) -> EmptyTable:
        """The ground alone, painted as the stage paints it, while rules and pieces are still fetched."""
        ...

"""A decision in the making: taps on places end in one action, and nothing has happened before.

A game's own choices are a kind of these. They know the view and no pixels: where things lie and how they
look belongs to the stage. Everything that is allowed, and every reason why something isn't, comes from the
view; the table never works it out.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from shtil_desktop.games.base import Action, IllegalAction
from shtil_desktop.games.values import value
from shtil_desktop.table.places import Button, Spot, TableButton

if TYPE_CHECKING:
    from shtil_desktop.table.items.hint_panel import HintText


@value
class Say:
    """A word for `Game.say`: talk, not an action."""

    word: Any


Reply = Action | Say | IllegalAction | None
"""What a tap leads to: something to be played or said, a reason why not, or only another state of choices."""


class Choices(ABC):
    """The player's side of a decision, made anew from every view; also while there is nothing to decide.

    Must be written: `open_spots`, `tap`, `is_begun`, `put_back`. The rest has a sensible answer already.
    """

    def __init__(self, view: Any) -> None:
        self.view = view
        self.gives_hints = False
        """Whether somebody can be asked for a hint; a replay has nobody."""
        self.hint: Any = None
        """What the table proposes, until it is done or waved away."""
        self.told: HintText | None = None
        """The same in words."""
        self.hint_leads = False
        """Whether nothing has been touched since the hint came: then it is what Enter means."""
        self.is_asking = False
        """Whether a hint is being looked for."""

    # What is open

    @abstractmethod
    def open_spots(self) -> list[Spot]:
        """Everything that leads somewhere now, in reading order; buttons are among it."""

    @property
    def is_asked(self) -> bool:
        """Whether the player has something to decide, or to say."""
        return bool(self.view.legal)

    def buttons(self) -> Sequence[TableButton]:
        """The buttons that are on the table now; one that can't be pressed yet is there too."""
        if self.hint is not None and self.hint_leads:
            return [Button.PLAY_HINT, Button.CANCEL]
        can_cancel = self.is_begun or self.hint is not None or self.is_asking
        can_ask = self.gives_hints and self.is_asked and self.hint is None and not self.is_asking
        return [
            *([] if not self.is_asked else self.move_buttons()),
            *[Button.CANCEL] * can_cancel,
            *[Button.HINT] * can_ask,
        ]

    def move_buttons(self) -> Sequence[TableButton]:
        """The game's own buttons among them."""
        return []

    def is_enabled(self, button: TableButton) -> bool:
        """Whether a button that is shown can be pressed: a confirmation may have to wait."""
        return True

    def is_main(self, button: TableButton) -> bool:
        """Whether a button stands out: the one thing to do now."""
        return button in (Button.PLAY_HINT, Button.CONFIRM)

    @property
    def entered(self) -> TableButton | None:
        """The button that Enter means while the keyboard's mark is nowhere."""
        return next((button for button in self.buttons() if self.is_main(button)), None)

    def entered_at(self, spot: Spot | None) -> Spot | None:
        """The place that Enter touches with the keyboard's mark at this one, or nowhere."""
        return spot or (None if self.entered is None else self.entered.spot)

    def numbered(self, number: int) -> Spot | None:
        """The place that the digit `number`, from 1, chooses: usually a card or a tile in hand."""
        return None

    def next_focus(self, touched: Spot, reachable: Sequence[Spot], taught: Sequence[Spot]) -> Spot | None:
        """Where the keyboard's mark goes after a place was touched by key: where a picked card may go."""
        return touched if touched in reachable else next(iter(reachable), None)

    @property
    def arrows_from(self) -> Spot | None:
        """Where an arrow key sets out from while the keyboard's mark is nowhere; else at the first place."""
        return None

    def keeps_focus(self, spot: Spot) -> bool:
        """Whether the keyboard's mark may stay at this place from one decision to the next."""
        return False

    # What the player does

    @abstractmethod
    def tap(self, spot: Spot) -> Reply:
        """The player touches a place: pick up, choose, confirm. `Button.PLAY_HINT` is `play_hint`."""

    def command(self, name: str) -> Spot | None:
        """The place that a key of the game's own touches now; None if the key means nothing."""
        return None

    @property
    @abstractmethod
    def is_begun(self) -> bool:
        """Whether the player has begun something that she can take back."""

    @abstractmethod
    def put_back(self) -> bool:
        """Put back what was picked up or chosen, and leave a hint where it is; False if there was nothing."""

    @property
    def holds_fast(self) -> bool:
        """Whether a press beside everything leaves alone what was begun."""
        return False

    def dismiss(self) -> bool:
        """Esc, and nothing was begun: let go of a warning, or of what else stays until it is waved away."""
        return False

    # Dragging

    def may_lift(self, spot: Spot) -> bool:
        """Whether what lies at a place follows the pointer when it is pressed and moved."""
        return False

    def taps_on_press(self, spot: Spot) -> bool:
        """Whether such a press picks up at once, as a tap does; else the tap comes with the release."""
        return True

    def is_picked(self, spot: Spot) -> bool:
        """Whether what lies there is picked up already: pressed once more, it goes back."""
        return False

    def lift(self, spot: Spot) -> bool:
        """The press has become a drag. True if that changes what is begun, and how the table looks."""
        return False

    def aims_at(self, spot: Spot) -> bool:
        """Whether this place shows what would come there when a card or the pointer is over it."""
        return False

    def drop(self, carried: Spot, over: Spot | None) -> Reply:
        """What was lifted at `carried` is let go over a place, or over none."""
        reply = None if over is None else self.tap(over)
        if over is None or isinstance(reply, IllegalAction):
            self.put_back()
        return reply

    # A hint

    @property
    def begun_action(self) -> Action | None:
        """What has been begun, as the worker is to know it that is asked for a hint."""
        return None

    def ask_for_hint(self) -> None:
        """A hint is looked for: what is in the fingers goes back, what has to be completed waits."""
        if self.begun_action is None:
            self.put_back()
        self.is_asking = True

    def take_hint(self, hint: Any, told: HintText) -> None:
        """Propose a move, or a better one; what the player has begun meanwhile stays hers."""
        self.is_asking = False
        if self.hint is None:
            self.hint_leads = not self.is_begun or self.is_about(hint)
        self.hint, self.told = hint, told

    def is_about(self, hint: Any) -> bool:
        """Whether a hint is about what the player has begun."""
        return False

    def hint_spots(self) -> list[Spot]:
        """What is to be touched for the hint, as far as it is not done yet."""
        return []

    def play_hint(self) -> Reply:
        """Do what the hint proposes; usually it is an action."""
        return self.hint.action if self.hint is not None else None

    def drop_hint(self) -> bool:
        """Forget the hint, also one that is still looked for; False if there is none."""
        had = self.hint is not None or self.is_asking
        self.hint, self.told, self.hint_leads, self.is_asking = None, None, False, False
        return had

    def cancel(self) -> bool:
        """Take back a hint before all else, then what was begun; False if there was nothing."""
        return self.drop_hint() or self.put_back()

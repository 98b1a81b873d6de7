"""What is open to the player: the places, buttons and prices of a decision in the making.

Everything that is allowed comes from the view; nothing is worked out here.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.cards import (
    FINISH,
    MONSTER,
    ORANGE,
    PURPLE,
    START,
    WILD,
    YELLOW,
    Card,
    is_island,
)
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.table.places import Button, Kind, Spot

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.crew.hint import Hint
    from shtil_desktop.games.shtil.rules.line import Gap
    from shtil_desktop.games.shtil.table.items.gap_marks import Warned
    from shtil_desktop.table.items.hint_panel import HintText

STORM_SPOTS = {YELLOW: Kind.YELLOW, ORANGE: Kind.ORANGE, PURPLE: Kind.ROW}
PLAIN_BUTTONS: dict[Button, type[ShtilAction]] = {
    Button.DISCARD: do.Discard,
    Button.START: do.PlayStart,
    Button.FINISH: do.PlayFinish,
    Button.TRADE: do.Trade,
    Button.SWAP: do.Swap,
    Button.PASS: do.Pass,
    Button.EXPLORE: do.Explore,
    Button.HOLD: do.HoldReef,
}


@dataclass(slots=True)
class Offers:
    """The choices made so far for the decision of `view`, and what they leave open."""

    view: View
    picked: int | None = None
    """The place in the hand of the card that is picked up."""
    naming: int | None = None
    """The cell of a wild that waits for its number."""
    pending: ShtilAction | None = None
    """An action that waits for its payment."""
    chosen: list[int] = field(default_factory=list)
    """The places in the hand of the cards that are to pay."""
    taught: tuple[Card, ...] | None = None
    """In a lesson, the cards that are chosen beforehand, in place of a proposal of the captain's."""
    shares: list[int] = field(default_factory=list)
    gifts: dict[int, list[int]] = field(default_factory=dict)
    """The places of the cards to give for each share that has been looked at."""
    is_to_spend: bool = False
    """Whether Enter spends a compass on the storm that has come, as a captain would, and pays nothing."""
    gives_hints: bool = False
    """Whether somebody can be asked for a hint."""
    hint: Hint | None = None
    """What the table proposes, until it is done or waved away."""
    told: HintText | None = None
    """The same in words."""
    hint_leads: bool = False
    """Whether nothing has been touched since the hint came."""
    is_asking: bool = False
    """Whether a hint is being looked for."""
    warning: Warned | None = None
    """That the voyage can't be won any more, until the player has decided what to do about it."""
    closing: tuple[Gap, ...] = ()
    """The gaps that nothing could fill after the payment that is being chosen."""

    # What is asked

    @property
    def ask(self) -> Ask | None:
        """What this seat is asked; None while it isn't."""
        decision = self.view.decision
        return decision.ask if decision and self.view.legal else None  # type: ignore[return-value]

    @property
    def is_pledging(self) -> bool:
        """Whether a mate is about to split and wants to hear a number first."""
        decision, sea = self.view.decision, self.view.sea
        if decision is None or decision.ask is not Ask.SPLIT or decision.seat == self.view.seat:
            return False
        return sea.pledges[self.view.seat] is None

    def pledges(self) -> range:
        """What may be said."""
        return range(self.view.sea.blind[self.view.seat] + len(self.view.purse()) + 1)

    @property
    def card(self) -> Card | None:
        return None if self.picked is None else self.view.hand[self.picked]

    @property
    def can_cancel(self) -> bool:
        """Whether there is something to take back, be it a hint."""
        if self.hint is not None or self.is_asking:
            return True
        return self.is_begun

    @property
    def is_begun(self) -> bool:
        """Whether the player has begun something that she can take back."""
        if self.picked is not None or self.naming is not None:
            return True
        return self.pending is not None and not isinstance(self.pending, do.Give | do.TakeYellow)

    @property
    def is_warned(self) -> bool:
        """Whether the warning has the line of words: what the player has begun goes before it."""
        is_free = self.ask is Ask.TURN and not self.is_begun and self.hint is None and not self.is_asking
        return self.warning is not None and is_free

    @property
    def is_paid(self) -> bool:
        return self.pending is not None and len(self.chosen) == self.pending.price

    def may_pay(self, place: int) -> bool:
        return (
            self.pending is not None and place != self._played and self.view.hand[place] in self.view.purse()
        )

    @property
    def _played(self) -> int | None:
        return self.picked if isinstance(self.pending, do.PlayIsland) else None

    # What is open

    def places_of(self, cards: Iterable[Card], without: Iterable[int] = ()) -> list[int]:
        """Where these cards are in the hand, each card at its own place."""
        left = [i for i in range(len(self.view.hand)) if i not in set(without)]
        found = []
        for card in cards:
            place = next((i for i in left if self.view.hand[i] == card), None)
            if place is not None:
                left.remove(place)
                found.append(place)
        return found

    def prices(self) -> dict[int, int]:
        """The cells that the picked card may go to, with the price of each."""
        card = self.card
        if card is None or self.pending or self.naming is not None:
            return {}
        if is_island(card):
            wanted = [a for a in self._listed(do.PlayIsland) if a.card == card]
            return {action.cell: action.price for action in wanted}
        if card == WILD:
            cells: dict[int, int] = {}
            for action in self._listed(do.PlayIsland):
                if action.card == WILD:
                    cells[action.cell] = min(action.price, cells.get(action.cell, action.price))
            return cells
        return {action.cell: 0 for action in self._listed(do.Strike)} if card == MONSTER else {}

    def numbers(self) -> dict[int, int]:
        """The numbers that a wild may have in its cell, with the price of each."""
        return {
            action.number: action.price
            for action in self._listed(do.PlayIsland)
            if action.card == WILD and action.cell == self.naming
        }

    def open_spots(self) -> list[Spot]:
        """Everything that leads somewhere now, in reading order."""
        ask = self.ask
        if self.is_pledging:
            buttons = [button.spot for button in self.buttons()]
            return [Spot(Kind.PLEDGE, count) for count in self.pledges()] + buttons
        if ask is None:
            return []
        spots: list[Spot] = []
        if self.naming is not None:
            spots += [Spot(Kind.NUMBER, number) for number in self.numbers()]
        elif self.pending is not None:
            spots += [Spot(Kind.HAND, i) for i in range(len(self.view.hand)) if self.may_pay(i)]
        elif ask is Ask.TURN:
            spots += [Spot(Kind.HAND, i) for i in range(len(self.view.hand))]
            spots += self._turn_targets()
        elif ask is Ask.REEF:
            spots += [Spot(Kind.ROW, action.row) for action in self._listed(do.MoveReef)]
        elif ask is Ask.STORM:
            spots += [Spot(Kind.ROW, a.row) for a in self._listed(do.TakePurple) if a.row is not None]
        elif ask is Ask.STRIKE:
            spots += [Spot(Kind.CELL, action.cell) for action in self._listed(do.Strike)]
        elif ask is Ask.SPLIT:
            spots += [s for s in self._share_spots() if self._shared(s) is not None]
        return spots + [button.spot for button in self.buttons()]

    def buttons(self) -> list[Button]:
        """The buttons that are on the table now; one that can't be pressed yet is there too."""
        ask, found = self.ask, []
        if self.hint is not None and self.hint_leads:
            undo = [Button.UNDO] if self.hint.chance == 0 else []
            return [Button.PLAY_HINT, *undo, Button.CANCEL]
        can_ask = self.gives_hints and self.hint is None and not self.is_asking
        if ask is None:
            return [Button.HINT] * (can_ask and self.is_pledging)
        if self.pending is not None or ask is Ask.SPLIT:
            found = [Button.CONFIRM]
        elif self.naming is None:
            kinds = {type(action) for action in self.view.legal}
            found = [button for button, kind in PLAIN_BUTTONS.items() if kind in kinds and self._fits(button)]
            found += [Button.LET_COME] * (self._calm_storm() is not None)
        if ask is Ask.STORM:
            found += [Button.SPEND] * (do.CancelStorm() in self.view.legal)
            found += [Button.SPEND_WILD] * (do.CancelStorm(wild=True) in self.view.legal)
        if self.warning is not None and self.is_warned:
            found = [Button.UNDO] * self.warning.can_undo + [Button.SAIL_ON, *found]
        return found + [Button.CANCEL] * self.can_cancel + [Button.HINT] * can_ask

    @property
    def entered(self) -> Button | None:
        """What Enter means while nothing is touched: the one thing to do, or what ends the voyage well."""
        buttons = self.buttons()
        if self.is_to_spend and Button.SPEND in buttons and Button.PLAY_HINT not in buttons:
            return Button.SPEND
        for button in (Button.PLAY_HINT, Button.CONFIRM, Button.FINISH, Button.PASS, Button.EXPLORE):
            if button in buttons:
                return button
        if Button.START in buttons and self.view.is_start_forced:
            return Button.START
        is_choice = Button.SPEND in buttons or Button.SPEND_WILD in buttons
        return Button.LET_COME if Button.LET_COME in buttons and not is_choice else None

    def _fits(self, button: Button) -> bool:
        """With a card in the hand's air only what concerns that card is offered."""
        card = self.card
        if button is Button.START:
            return card in (None, START) if do.PlayStart() in self.view.legal else card == WILD
        if button is Button.FINISH:
            return card in (None, FINISH) if do.PlayFinish() in self.view.legal else card == WILD
        return card is None or (button is Button.DISCARD and card != MONSTER)

    def _turn_targets(self) -> list[Spot]:
        spots = [Spot(Kind.CELL, cell) for cell in sorted(self.prices())]
        if self.card is None:
            spots += [Spot(Kind.CELL, action.cell) for action in self._listed(do.TurnIsland)]
        wild = self.card == WILD
        if do.PlayStart(wild) in self.view.legal and self.card in (None, START, WILD):
            spots.append(Spot(Kind.START))
        if do.PlayFinish(wild) in self.view.legal and self.card in (None, FINISH, WILD):
            spots.append(Spot(Kind.FINISH))
        if self.card is None or wild:
            for action in self._listed(do.UseCompass):
                if action.wild == wild:
                    spots.append(Spot(STORM_SPOTS[action.storm], action.at))
        if do.Discard() in self.view.legal and self.card not in (START, MONSTER):
            spots.append(Spot(Kind.DISCARDS))
        return spots

    def _calm_storm(self) -> ShtilAction | None:
        """The way to let a storm come that asks for nothing."""
        calm = (do.TakeOrange(), do.TakePurple(None), do.TakeYellow(0))
        return next((action for action in calm if action in self.view.legal), None)

    def _listed(self, kind: type[ShtilAction]) -> list[Any]:
        return [action for action in self.view.legal if isinstance(action, kind)]

    def _share_spots(self) -> list[Spot]:
        seats = range(self.view.sea.rules.seats)
        return [Spot(kind, seat) for seat in seats for kind in (Kind.LESS, Kind.SHARE)]

    def _shared(self, spot: Spot) -> list[int] | None:
        """The shares with one card more or less from a seat; another seat evens it out."""
        if spot.kind not in (Kind.SHARE, Kind.LESS):
            return None
        by = 1 if spot.kind is Kind.SHARE else -1
        others = sorted(
            (seat for seat in range(len(self.shares)) if seat != spot.index),
            key=lambda seat: -by * self.shares[seat],
        )
        for other in others:
            shares = self.shares.copy()
            shares[spot.index] += by
            shares[other] -= by
            if do.Split(tuple(shares)) in self.view.legal:
                return shares
        return None

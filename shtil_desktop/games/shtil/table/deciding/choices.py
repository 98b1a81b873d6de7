"""A decision of Shtil's in the making: what the player has chosen so far, and what that leaves open.

Everything that is allowed comes from the view; nothing is worked out here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from shtil_desktop.games.base import IllegalAction
from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.cards import (
    FINISH,
    LAST_ISLAND,
    MONSTER,
    START,
    WILD,
    Card,
    is_island,
)
from shtil_desktop.games.shtil.rules.line import Gap
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.table.deciding import offers, taps
from shtil_desktop.games.shtil.table.deciding.gap_warnings import GapWarnings
from shtil_desktop.games.shtil.table.layout.geometry import tints
from shtil_desktop.games.shtil.table.places import Kind, MoveButton
from shtil_desktop.games.values import replace
from shtil_desktop.table.choices import Choices, Reply, Say
from shtil_desktop.table.places import Button, Spot, TableButton

if TYPE_CHECKING:
    from shtil_desktop.table.items.hint_panel import HintText

MAIN_BUTTONS = {
    Button.PLAY_HINT,
    Button.CONFIRM,
    MoveButton.START,
    MoveButton.FINISH,
    MoveButton.EXPLORE,
    MoveButton.LET_COME,
    MoveButton.PASS,
}
CORNERS = {START: Spot(Kind.START), FINISH: Spot(Kind.FINISH)}
"""Where the cards go that go to no cell."""


class ShtilChoices(Choices):
    """The choices made so far for the decision of `view`."""

    def __init__(self, view: Any, taught: tuple[Card, ...] | None = None) -> None:
        super().__init__(view)
        self.picked: int | None = None
        """The place in the hand of the card that is picked up."""
        self.naming: int | None = None
        """The cell of a wild that waits for its number."""
        self.pending: ShtilAction | None = None
        """An action that waits for its payment."""
        self.chosen: list[int] = []
        """The places in the hand of the cards that are to pay."""
        self.names: tuple[str, ...] = ()
        """What each seat is called; told by the stage before anything is said."""
        self.taught = taught
        """In a lesson, the cards that are chosen beforehand, in place of a proposal of the captain's."""
        self.shares: list[int] = []
        self.gifts: dict[int, list[int]] = {}
        """The places of the cards to give for each share that has been looked at."""
        self.is_to_spend = False
        """Whether Enter spends a compass on the storm that has come, as a captain would, and pays nothing."""
        self.warnings = GapWarnings()
        """Whether the voyage can't be won any more; it lasts longer than these choices."""
        self.closing: tuple[Gap, ...] = ()
        """The gaps that nothing could fill after the payment that is being chosen."""
        taps.open_decision(self)

    # What is asked

    @property
    def ask(self) -> Ask | None:
        """What this seat is asked; None while it isn't."""
        decision = self.view.decision
        return decision.ask if decision and self.view.legal else None

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
    def is_asked(self) -> bool:
        return self.ask is not None or self.is_pledging

    @property
    def card(self) -> Card | None:
        return None if self.picked is None else self.view.hand[self.picked]

    @property
    def is_begun(self) -> bool:
        """Whether the player has begun something that she can take back."""
        if self.picked is not None or self.naming is not None:
            return True
        return self.pending is not None and not isinstance(self.pending, do.Give | do.TakeYellow)

    @property
    def warning(self) -> Gap | None:
        """What has the line of words until the player decides; what she has begun goes before it."""
        is_free = self.ask is Ask.TURN and not self.is_begun and self.hint is None and not self.is_asking
        return next(iter(self.warnings.news()), None) if is_free else None

    @property
    def is_paid(self) -> bool:
        return self.pending is not None and len(self.chosen) == self.pending.price

    def may_pay(self, place: int) -> bool:
        return (
            self.pending is not None and place != self.played and self.view.hand[place] in self.view.purse()
        )

    @property
    def played(self) -> int | None:
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
            wanted = [a for a in self.listed(do.PlayIsland) if a.card == card]
            return {action.cell: action.price for action in wanted}
        if card == WILD:
            cells: dict[int, int] = {}
            for action in self.listed(do.PlayIsland):
                if action.card == WILD:
                    cells[action.cell] = min(action.price, cells.get(action.cell, action.price))
            return cells
        return {action.cell: 0 for action in self.listed(do.Strike)} if card == MONSTER else {}

    def numbers(self) -> dict[int, int]:
        """The numbers that a wild may have in its cell, with the price of each."""
        return {
            action.number: action.price
            for action in self.listed(do.PlayIsland)
            if action.card == WILD and action.cell == self.naming
        }

    def is_main(self, button: TableButton) -> bool:
        return button in MAIN_BUTTONS and not (button is Button.CONFIRM and self.closing)

    def is_enabled(self, button: TableButton) -> bool:
        return button is not Button.CONFIRM or self.is_paid or self.ask is Ask.SPLIT

    def entered_at(self, spot: Spot | None) -> Spot | None:
        """Enter confirms a payment that is complete, also from a card of the hand."""
        is_card = spot is not None and spot.kind is Kind.HAND
        if is_card and self.is_paid and Button.CONFIRM in self.buttons():
            return Button.CONFIRM.spot
        return super().entered_at(spot)

    def open_spots(self) -> list[Spot]:
        return offers.open_spots(self)

    def buttons(self) -> list[TableButton]:
        return offers.buttons(self)

    @property
    def entered(self) -> TableButton | None:
        return offers.entered(self)

    def numbered(self, number: int) -> Spot | None:
        return Spot(Kind.HAND, number - 1)

    def keeps_focus(self, spot: Spot) -> bool:
        return spot.kind is Kind.HAND

    def next_focus(self, touched: Spot, reachable: Sequence[Spot], taught: Sequence[Spot]) -> Spot | None:
        """A card that has just been picked up: where it may go."""
        cells = self.prices()
        is_picked = touched.kind is Kind.HAND and self.picked == touched.index and self.pending is None
        corner = CORNERS.get(self.card or 0) if is_picked else None
        if is_picked and cells:
            return Spot(Kind.CELL, self._likely(cells, taught))
        if corner is not None and corner in reachable:
            return corner
        return super().next_focus(touched, reachable, taught)

    def _likely(self, prices: dict[int, int], taught: Sequence[Spot]) -> int:
        """The cell to begin with: one that a lesson wants, or a cheap one with the light of the number."""
        wanted = {spot.index for spot in taught if spot.kind is Kind.CELL} & prices.keys()
        if wanted:
            return min(wanted)
        card = self.card or 0
        lights = tints(self.view.sea.layout)
        light = (card - 1) / (LAST_ISLAND - 1) if is_island(card) else 0.0
        return min(prices, key=lambda cell: (prices[cell], abs(lights[cell] - light), cell))

    def listed(self, kind: type[ShtilAction]) -> list[Any]:
        return [action for action in self.view.legal if isinstance(action, kind)]

    def shared(self, spot: Spot) -> list[int] | None:
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

    # What the player does

    def tap(self, spot: Spot) -> Reply:
        return taps.tap(self, spot)

    def put_back(self) -> bool:
        if not self.is_begun:
            return False
        self.picked = self.naming = self.pending = None
        self.chosen = []
        taps.open_decision(self)
        return True

    @property
    def holds_fast(self) -> bool:
        return self.pending is not None

    def dismiss(self) -> bool:
        if self.warning is None:
            return False
        self.warnings.accept()
        return True

    def command(self, name: str) -> Spot | None:
        """The key that discards, also while a hint has taken the button's place."""
        if name != "discard":
            return None
        self.hint_leads = False
        return MoveButton.DISCARD.spot if MoveButton.DISCARD in self.buttons() else None

    def idle(self) -> ShtilChoices:
        """The same view with nothing to decide: how it looks while things move."""
        return ShtilChoices(replace(self.view, legal=(), decision=None))

    # Dragging

    def may_lift(self, spot: Spot) -> bool:
        return spot.kind is Kind.HAND and (self.pending is not None or self.ask is Ask.TURN)

    def taps_on_press(self, spot: Spot) -> bool:
        """While a payment is chosen, the release is the tap."""
        return self.pending is None

    def is_picked(self, spot: Spot) -> bool:
        return self.pending is None and self.picked == spot.index

    def lift(self, spot: Spot) -> bool:
        """The card that waits on its cell to be paid for is drawn away: it may go elsewhere."""
        if spot.index != self.picked or not isinstance(self.pending, do.PlayIsland):
            return False
        self.put_back()
        self.tap(spot)
        return True

    def aims_at(self, spot: Spot) -> bool:
        return spot.kind is Kind.CELL and spot in self.open_spots()

    def drop(self, carried: Spot, over: Spot | None) -> Reply:
        if self.pending is not None:
            return self._drop_payment(carried, over)
        if over is None or (over.kind is not Kind.CELL and over not in self.open_spots()):
            reply = None if over is None or over.kind is Kind.DISCARDS else self.tap(over)
            self.put_back()
            return reply
        reply = self.tap(over)
        if isinstance(reply, IllegalAction):
            self.put_back()
        return reply

    def _drop_payment(self, carried: Spot, over: Spot | None) -> Reply:
        """A card to the discard pile is to pay, one back to the hand isn't."""
        wanted = Kind.FAN if carried.index in self.chosen else Kind.DISCARDS
        return self.tap(carried) if over is not None and over.kind is wanted else None

    # A hint

    @property
    def begun_action(self) -> ShtilAction | None:
        return self.pending if self.is_begun else None

    def ask_for_hint(self) -> None:
        """A card in the fingers goes back, a payment waits."""
        if self.pending is None:
            self.cancel()
        self.is_asking = True

    def take_hint(self, hint: Any, told: HintText) -> None:
        super().take_hint(hint, told)
        if self.hint_leads and self.pending is not None:
            self.chosen = self.places_of(getattr(hint.action, "pay", ()))
        if self.hint_leads and isinstance(hint.action, do.Split):
            self.shares = list(hint.action.shares)

    def is_about(self, hint: Any) -> bool:
        """Whether the hint is about the payment that waits."""
        pending, action = self.pending, hint.action
        return action is not None and action.price > 0 and pending == action.paid(())

    def hint_spots(self) -> list[Spot]:
        from shtil_desktop.games.shtil.table.hints.display import hint_spots

        return hint_spots(self)

    def play_hint(self) -> Reply:
        if self.hint is not None and self.hint.action is None:
            return Say(self.hint.pledge or 0)
        return super().play_hint()

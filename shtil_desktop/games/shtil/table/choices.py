"""A decision in the making: taps pick a card up, choose what pays, and end in one action.

Nothing has happened until an action leaves this room.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from shtil_desktop.games.base import IllegalAction
from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.cards import FINISH, MONSTER, START, WILD, Card, is_island
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.turns.placement import refused
from shtil_desktop.games.shtil.table.offers import PLAIN_BUTTONS, STORM_SPOTS, Offers
from shtil_desktop.games.values import value
from shtil_desktop.table.places import Button, Kind, Spot

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.crew.hint import Hint
    from shtil_desktop.table.items.hint_panel import HintText


@value
class Pledge:
    """How many cards the player offers before a mate splits: talk, not an action."""

    count: int


Reply = ShtilAction | Pledge | IllegalAction | None
"""What a tap leads to: something to be played, a reason why not, or only another state of the picks."""


@dataclass(slots=True)
class Picks(Offers):
    """The player's side of a decision."""

    def __post_init__(self) -> None:
        self._open_decision()

    def tap(self, spot: Spot) -> Reply:
        """The player touches a place: pick, choose, confirm."""
        if spot == Button.PLAY_HINT.spot:
            return self._play_hint()
        self.hint_leads = False
        if spot.kind is Kind.PLEDGE and self.is_pledging:
            return Pledge(spot.index)
        if spot.kind is Kind.BUTTON and Button.at(spot) is Button.CANCEL:
            self.cancel()
            return None
        if self.ask is None:
            return None
        if spot.kind is Kind.BUTTON:
            return self._press(Button.at(spot))
        if self.naming is not None:
            return self._name(spot)
        if self.pending is not None:
            return self._choose(spot)
        return TAPS.get(self.ask, Picks._ignore)(self, spot)

    def cancel(self) -> bool:
        """Put back what was picked up or chosen, a hint before all else; False if there was nothing."""
        return self.drop_hint() or self.put_back()

    def put_back(self) -> bool:
        """Put back what was picked up or chosen, and leave a hint where it is."""
        if not self.is_begun:
            return False
        self.picked = self.naming = self.pending = None
        self.chosen = []
        self._open_decision()
        return True

    def ask_for_hint(self) -> None:
        """A hint is looked for: a card in the fingers goes back, a payment waits."""
        if self.pending is None:
            self.cancel()
        self.is_asking = True

    def take_hint(self, hint: Hint, told: HintText) -> None:
        """Propose a move, or a better one; what the player has begun meanwhile stays hers."""
        self.is_asking = False
        if self.hint is None:
            self.hint_leads = not self.is_begun or self._is_about(hint)
        self.hint, self.told = hint, told
        if self.hint_leads and self.pending is not None:
            self.chosen = self.places_of(getattr(hint.action, "pay", ()))
        if self.hint_leads and isinstance(hint.action, do.Split):
            self.shares = list(hint.action.shares)

    def _is_about(self, hint: Hint) -> bool:
        """Whether the hint is about the payment that waits."""
        pending, action = self.pending, hint.action
        return action is not None and action.price > 0 and pending == action.paid(())

    def drop_hint(self) -> bool:
        """Forget the hint, also one that is still looked for; False if there is none."""
        had = self.hint is not None or self.is_asking
        self.hint, self.told, self.hint_leads, self.is_asking = None, None, False, False
        return had

    def _play_hint(self) -> Reply:
        if self.hint is None:
            return None
        return Pledge(self.hint.pledge or 0) if self.hint.action is None else self.hint.action

    def why_not(self, place: int, cell: int) -> IllegalAction:
        """Why a card of the hand may not go to a cell, with the figures of the sentence."""
        card = self.view.hand[place]
        if not is_island(card):
            return IllegalAction(SPECIAL_MISFITS.get(card, Refusal.NOT_AN_ISLAND))
        if self.view.legal and not self._listed(do.PlayIsland) and do.PlayStart() in self.view.legal:
            return IllegalAction(Refusal.START_FORCED)
        answer = self.view.answers(card)[cell]
        if not isinstance(answer, Refusal):
            return IllegalAction(Refusal.WRONG_MOMENT)
        return refused(self.view.sea, answer, card, cell, len(self.view.purse(card)))

    def _open_decision(self) -> None:
        """Some decisions begin with a payment or a proposal."""
        for action in self.view.legal:
            if isinstance(action, do.Give | do.TakeYellow) and action.price:
                self._await_payment(action)
        if self.pending is not None and do.CancelStorm() in self.view.legal:
            from shtil_desktop.games.shtil.crew.proposal import would_cancel  # late, as below

            self.is_to_spend = would_cancel(self.view)
        if self.ask is Ask.SPLIT:
            from shtil_desktop.games.shtil.crew.proposal import propose_split  # late: the crew is large

            self.shares = list(propose_split(self.view))

    def _press(self, button: Button) -> Reply:
        if button is Button.CONFIRM:
            if self.ask is Ask.SPLIT:
                return do.Split(tuple(self.shares))
            return self._pay()
        if button in (Button.SPEND, Button.SPEND_WILD):
            return do.CancelStorm(button is Button.SPEND_WILD)
        if button in (Button.START, Button.FINISH):
            return self._play_special(START if button is Button.START else FINISH)
        if button is Button.DISCARD:
            return self._tap_turn(Spot(Kind.DISCARDS))
        if button not in self.buttons():
            return None
        if button is Button.LET_COME:
            return self._calm_storm()
        return self.begin(self._listed(PLAIN_BUTTONS[button])[0])

    def _pay(self) -> Reply:
        if self.pending is None or not self.is_paid:
            price = self.pending.price if self.pending else 0
            return IllegalAction(Refusal.WRONG_PRICE, price=price, paid=len(self.chosen))
        return self.pending.paid([self.view.hand[i] for i in self.chosen])

    def _play_special(self, card: Card) -> Reply:
        wild = self.card == WILD
        action = do.PlayStart(wild) if card == START else do.PlayFinish(wild)
        if action in self.view.legal:
            return action
        if self.card not in (card, WILD):
            return IllegalAction(Refusal.NOT_AN_ISLAND)
        return IllegalAction(self._special_refusal(card))

    def _special_refusal(self, card: Card) -> Refusal:
        sea = self.view.sea
        if card == START:
            return Refusal.START_LIES if sea.start_lies else Refusal.START_TOO_EARLY
        if not sea.is_full:
            return Refusal.GRID_NOT_FULL
        if not sea.start_lies and sea.options.has_start:
            return Refusal.NO_START
        return Refusal.WRONG_SIDES if sea.options.mode is Mode.SUN_MOON else Refusal.MONSTER_HELD

    def begin(self, action: ShtilAction, first: Iterable[int] = ()) -> Reply:
        """Play an action, or ask for its price."""
        if not action.price:
            return action
        self._await_payment(action, first)
        return None

    def _await_payment(self, action: ShtilAction, first: Iterable[int] = ()) -> None:
        self.pending = action
        self.naming = None
        self.chosen = list(first)
        others = self._proposed(action) if self.taught is None else self.taught
        taken = self.chosen if self._played is None else (*self.chosen, self._played)
        self.chosen += self.places_of(others, without=taken)[: action.price - len(self.chosen)]

    def _proposed(self, action: ShtilAction) -> tuple[Card, ...]:
        """What the captain would pay with, beside what is chosen already."""
        from shtil_desktop.games.shtil.crew.proposal import propose_payment  # late: the crew is large

        cards = propose_payment(self.view, action, [self.view.hand[place] for place in self.chosen])
        return tuple(cards[len(self.chosen) :])

    def _choose(self, spot: Spot) -> Reply:
        if spot.kind is not Kind.HAND or self.pending is None:
            return None
        if not self.may_pay(spot.index):
            return None if spot.index == self._played else IllegalAction(Refusal.CANNOT_PAY_WITH)
        self.is_to_spend = False
        if spot.index in self.chosen:
            self.chosen.remove(spot.index)
        else:
            self.chosen = [*self.chosen, spot.index][-self.pending.price :]
        return None

    def _name(self, spot: Spot) -> Reply:
        for action in self._listed(do.PlayIsland):
            if spot == Spot(Kind.NUMBER, action.number) and (action.card, action.cell) == (WILD, self.naming):
                return self.begin(action)
        return None

    def _tap_turn(self, spot: Spot) -> Reply:
        if spot.kind is Kind.HAND:
            self.picked = None if self.picked == spot.index else spot.index
            return None
        if spot.kind is Kind.CELL:
            return self._tap_cell(spot.index)
        if spot.kind in (Kind.START, Kind.FINISH):
            return self._play_special(START if spot.kind is Kind.START else FINISH)
        if spot.kind is Kind.DISCARDS and do.Discard() in self.view.legal:
            first = [] if self.picked is None or self.card == MONSTER else [self.picked]
            return self.begin(do.Discard(), first)
        for action in self._listed(do.UseCompass):
            if spot == Spot(STORM_SPOTS[action.storm], action.at) and action.wild == (self.card == WILD):
                return action
        return None

    def _tap_cell(self, cell: int) -> Reply:
        if self.picked is None:
            turn = do.TurnIsland(cell)
            return self.begin(turn) if turn in self.view.legal else None
        if cell not in self.prices():
            return self.why_not(self.picked, cell)
        if self.card == MONSTER:
            return do.Strike(cell)
        if self.card == WILD:
            self.naming = cell
            return None
        for action in self._listed(do.PlayIsland):
            if (action.card, action.cell) == (self.card, cell):
                return self.begin(action)
        return None

    def _tap_reef(self, spot: Spot) -> Reply:
        if spot.kind is not Kind.ROW:
            return None
        action = do.MoveReef(spot.index)
        if action in self.view.legal:
            return action
        stays = self.view.sea.reef == spot.index
        return IllegalAction(Refusal.REEF_STAYS if stays else Refusal.ROW_FULL)

    def _tap_storm(self, spot: Spot) -> Reply:
        if spot.kind is not Kind.ROW or not self._listed(do.TakePurple):
            return None
        action = do.TakePurple(spot.index)
        return action if action in self.view.legal else IllegalAction(Refusal.ROW_FULL)

    def _tap_strike(self, spot: Spot) -> Reply:
        if spot.kind is not Kind.CELL:
            return None
        action = do.Strike(spot.index)
        return action if action in self.view.legal else IllegalAction(Refusal.CELL_EMPTY)

    def _tap_split(self, spot: Spot) -> Reply:
        shares = self._shared(spot)
        self.shares = self.shares if shares is None else shares
        return None

    def _ignore(self, spot: Spot) -> Reply:
        return None


SPECIAL_MISFITS = {MONSTER: Refusal.CELL_EMPTY, WILD: Refusal.CELL_TAKEN}
TAPS = {
    Ask.TURN: Picks._tap_turn,
    Ask.REEF: Picks._tap_reef,
    Ask.STORM: Picks._tap_storm,
    Ask.STRIKE: Picks._tap_strike,
    Ask.SPLIT: Picks._tap_split,
}
